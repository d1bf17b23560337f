"""What the tests of reports share."""

import pytest

from roofmax_reports.figures import Picture


@pytest.fixture(autouse=True)
def pictures_as_svg_alone(request, monkeypatch):
    """PNG takes as long again: it is drawn only for tests marked `draws_png`."""
    if request.node.get_closest_marker("draws_png"):
        return
    render = Picture.render
    monkeypatch.setattr(Picture, "render", lambda picture, file_format: (
        render(picture, file_format) if file_format == "svg" else b""))
