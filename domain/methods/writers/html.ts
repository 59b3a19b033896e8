/** HTML file of a methods document, to open in a browser or a word processor. */
import { html, markup, type SafeHtml } from "../../edge-slot/html";
import { type DocumentPart, foldedParts, type MethodsDocument } from "../document";

export function htmlOf(document: MethodsDocument): string {
  const { title, notes } = document;
  const body = [
    html`<h1>${title}</h1>`,
    ...foldedParts(document).map(partHtml),
    ...notes.map((note) => html`<p class="note">${note}</p>`),
  ].join("\n") as SafeHtml;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body>
${markup(body)}
</body></html>
`;
}

function partHtml(part: DocumentPart): SafeHtml {
  if (part.kind === "lines") {
    const heading = part.heading ? html`<h2>${part.heading}</h2>\n` : "";
    const items = part.lines.map((line) => html`<li>${line}</li>`);
    return `${heading}<ul>\n${items.join("\n")}\n</ul>` as SafeHtml;
  }
  const { columns, groups } = part;
  const head = columns.map((column) => html`<th scope="col">${column}</th>`).join("") as SafeHtml;
  const bodies = groups.map(({ title, rows }) => {
    const heading = title ? [html`<tr><th scope="rowgroup" colspan="${columns.length}">${title}</th></tr>`] : [];
    const lines = rows.map((row) => {
      const cells = row.map((cell) => html`<td>${cell}</td>`).join("") as SafeHtml;
      return html`<tr>${markup(cells)}</tr>`;
    });
    const all = [...heading, ...lines].join("\n") as SafeHtml;
    return html`<tbody>\n${markup(all)}\n</tbody>`;
  });
  return html`<table border="1">\n<thead><tr>${markup(head)}</tr></thead>\n${markup(bodies.join("\n") as SafeHtml)}\n</table>`;
}
