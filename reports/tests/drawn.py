"""What a figure shows once it is drawn."""

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.text import Text


def boxes(figure):
    """Each text that is visible, with its extent in pixels."""
    renderer = FigureCanvasAgg(figure).get_renderer()
    figure.draw(renderer)
    beyond = set()  # tick labels outside the view have a place but are not drawn
    for axis in figure.axes:
        for labels, low, high, side in ((axis.get_xticklabels(which="both"), axis.bbox.x0,
                                         axis.bbox.x1, 0),
                                        (axis.get_yticklabels(which="both"), axis.bbox.y0,
                                         axis.bbox.y1, 1)):
            for label in labels:
                box = label.get_window_extent(renderer)
                middle = ((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2)[side]
                if not low - 2 <= middle <= high + 2:
                    beyond.add(label)
    texts = [text for text in figure.findobj(Text)
             if text.get_visible() and text.get_text().strip() and text not in beyond]
    return [(text, Text.get_window_extent(text, renderer)) for text in texts]


def require_legible(picture):
    """No text is cut off by the edge, and no labels of a horizontal axis touch."""
    found = boxes(picture.figure)
    extents = dict(found)
    width, height = picture.figure.canvas.get_width_height()
    for text, box in found:
        assert box.x0 >= -1 and box.y0 >= -1, (picture.name, text.get_text())
        assert box.x1 <= width + 1 and box.y1 <= height + 1, (picture.name, text.get_text())
    for axis in picture.figure.axes:
        labels = [extents[label] for label in axis.get_xticklabels() if label in extents]
        for left, right in zip(labels, labels[1:]):
            assert left.x1 <= right.x0 + 1, picture.name
