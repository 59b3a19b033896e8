/** Table of requests. */
import { html, type SafeHtml } from "@domain/edge-slot/html";
import type { RequestRow } from "../store/requests";
import { milliseconds, table, time } from "./layout";

const columns = [
  { name: "time (UTC)" },
  { name: "region" },
  { name: "status" },
  { name: "method" },
  { name: "path" },
  { name: "answer", number: true },
  { name: "page" },
  { name: "market" },
  { name: "visitor" },
  { name: "calls", number: true },
];

export function requestTable(rows: readonly RequestRow[], name: string): SafeHtml {
  if (rows.length === 0) return html`<p class="note">No request matches.</p>`;
  return table(
    name,
    columns,
    rows.map((row) => {
      const at = new Date(row.at).toISOString();
      return html`<tr><td><time datetime="${at}">${time(row.at)}</time></td><td>${row.region}</td><td class="${row.failed ? "failed" : ""}">${row.status}${row.failed && row.status < 500 ? " (error)" : ""}</td><td>${row.method}</td><td class="path"><a href="/requests/${row.id}">${row.path}</a></td><td class="number">${milliseconds(row.ms)}</td><td>${row.cache}</td><td>${[row.country, row.language].filter(Boolean).join(" ")}</td><td>${row.visitor ?? ""}</td><td class="number">${row.calls}</td></tr>`;
    }),
  );
}
