// Sorting and filtering of the table of all results, and links into what is folded. The page works
// without it.
(() => {
  function unfold() {
    let name = location.hash.slice(1);
    try {
      name = decodeURIComponent(name);
    } catch (error) {
      // No address of this page; its text is as good as any.
    }
    const target = document.getElementById(name);
    if (!target) return;
    for (let part = target; part; part = part.parentElement) {
      if (part.tagName === "DETAILS") part.open = true;
    }
    target.scrollIntoView();
  }
  window.addEventListener("hashchange", unfold);
  unfold();
})();

(() => {
  const table = document.getElementById("result-table");
  if (!table) return;
  const body = table.tBodies[0];
  const rows = Array.from(body.rows);
  const text = document.getElementById("filter-text");
  const headings = Array.from(table.tHead.rows[0].cells);
  const selects = Array.from(document.querySelectorAll("select[data-filter]"), (select) => ({
    select,
    column: headings.findIndex((heading) => heading.dataset.column === select.dataset.filter),
  }));
  const count = document.getElementById("filter-count");
  const words = rows.map((row) => row.textContent.toLowerCase());

  function filter() {
    const wanted = text.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    rows.forEach((row, index) => {
      const keep = wanted.every((word) => words[index].includes(word)) &&
        selects.every(({ select, column }) =>
          !select.value || row.cells[column].textContent === select.value);
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
    for (const other of headings) other.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", descending ? "descending" : "ascending");
    const isNumber = heading.classList.contains("number");
    const value = (row) => {
      const cell = row.cells[column];
      const shown = cell.dataset.value ?? cell.textContent.trim();
      // "1,234" and "45.3%" are numbers; a dash is none.
      if (shown === "–") return "";
      return isNumber ? shown.replace(/[^0-9.]/g, "") : shown;
    };
    const sorted = rows.map((row) => [value(row), row]);
    sorted.sort((first, second) => compare(first[0], second[0], descending ? -1 : 1));
    body.append(...sorted.map((pair) => pair[1]));
  }

  for (const heading of headings) {
    heading.querySelector("button")?.addEventListener("click", () => sortBy(heading));
  }
  text.addEventListener("input", filter);
  selects.forEach(({ select }) => select.addEventListener("change", filter));
  filter();
})();
