// Sorting and filtering of the table of all results. The page works without it.
(() => {
  const table = document.getElementById("result-table");
  if (!table) return;
  const body = table.tBodies[0];
  const rows = Array.from(body.rows);
  const text = document.getElementById("filter-text");
  const selects = Array.from(document.querySelectorAll("select[data-filter]"));
  const count = document.getElementById("filter-count");
  const words = rows.map((row) => row.textContent.toLowerCase());

  function filter() {
    const wanted = text.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    rows.forEach((row, index) => {
      const keep = wanted.every((word) => words[index].includes(word)) &&
        selects.every(({ value, dataset }) => !value || row.dataset[dataset.filter] === value);
      row.hidden = !keep;
      if (keep) shown += 1;
    });
    count.textContent = `${shown} of ${rows.length} rows`;
  }

  // Absent values stay last in both directions.
  function compare(first, second, direction) {
    if (first === "" || second === "") return (first === "") - (second === "");
    const difference = Number(first) - Number(second);
    const order = Number.isNaN(difference) ? first.localeCompare(second) : difference;
    return direction * order;
  }

  function sortBy(heading) {
    const column = heading.cellIndex;
    const descending = heading.getAttribute("aria-sort") === "ascending";
    for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", descending ? "descending" : "ascending");
    const value = (row) => {
      const cell = row.cells[column];
      return cell.dataset.value ?? cell.textContent.trim();
    };
    const sorted = rows.map((row) => [value(row), row]);
    sorted.sort((first, second) => compare(first[0], second[0], descending ? -1 : 1));
    body.append(...sorted.map((pair) => pair[1]));
  }

  for (const heading of table.tHead.rows[0].cells) {
    heading.querySelector("button")?.addEventListener("click", () => sortBy(heading));
  }
  text.addEventListener("input", filter);
  selects.forEach((select) => select.addEventListener("change", filter));
  filter();
})();
