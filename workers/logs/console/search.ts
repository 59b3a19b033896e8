/** Search page for requests. */

import { regionNames } from "@contracts/regions";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import type { RequestRow } from "../store/requests";
import { autoRefresh } from "./auto-refresh";
import { address, join, number, page } from "./layout";
import { cacheStates, type SearchQuery, visitorKinds } from "./query";
import { requestTable } from "./request-table";

interface SearchResults {
  readonly params: URLSearchParams;
  readonly query: SearchQuery;
  readonly rows: readonly RequestRow[];
  /** Cursor of the next page; null on the last. */
  readonly next: number | null;
  readonly kept: number;
}

export function searchPage({ params, query, rows, next, kept }: SearchResults): Response {
  const given = Object.fromEntries(params);
  const to = (change: Readonly<Record<string, string | number | null>>) =>
    address("/requests", { ...given, ...change });
  return page(
    "Requests",
    html`<h1>Requests</h1>${markup(searchForm(params))}
${markup(autoRefresh(query.refresh, (refresh) => to({ refresh })))}
<p class="note">${number(kept)} requests are kept; the newest that match come first. <a href="${address("/requests.csv", { ...given, refresh: null, before: null })}">CSV of up to 5,000</a></p>
${markup(requestTable(rows, "Requests that match"))}
<nav aria-label="Pages">${markup(query.before === undefined ? html`` : html`<a href="${to({ before: null })}">Newest</a>`)}${markup(next === null ? html`` : html`<a href="${to({ before: next })}" rel="next">Older</a>`)}</nav>`,
    { current: "/requests", refreshSeconds: query.refresh ? Number(query.refresh) : null },
  );
}

/** The form again, with its errors. */
export function malformedSearchPage(params: URLSearchParams, mistakes: readonly string[]): Response {
  return page(
    "Requests",
    html`<h1>Requests</h1><div class="alarm" role="alert"><p>This search cannot be read:</p><ul>${markup(join(mistakes.map((mistake) => html`<li>${mistake}</li>`)))}</ul></div>${markup(searchForm(params))}`,
    { status: 400, current: "/requests" },
  );
}

function searchForm(params: URLSearchParams): SafeHtml {
  const value = (name: string) => (params.get(name) ?? "").slice(0, 200);
  const field = (name: string, label: string, most: number, hint = "") =>
    html`<div><label for="s-${name}">${label}</label><input id="s-${name}" name="${name}" value="${value(name)}" maxlength="${most}" placeholder="${hint}" spellcheck="false" autocomplete="off"></div>`;
  const moment = (name: string, label: string) =>
    html`<div class="long"><label for="s-${name}">${label}</label><input id="s-${name}" name="${name}" type="datetime-local" step="1" value="${value(name).replace(/Z$/, "")}"></div>`;
  const list = (name: string, label: string, options: readonly string[]) =>
    html`<div><label for="s-${name}">${label}</label><select id="s-${name}" name="${name}"><option value="">any</option>${markup(join(options.map((option) => (option === value(name) ? html`<option selected>${option}</option>` : html`<option>${option}</option>`))))}</select></div>`;
  const failed = value("failed") === "1";
  return html`<form class="search" action="/requests" aria-label="Search">${markup(
    join([
      field("id", "Request id begins with", 64),
      field("sku", "Product or SKU", 40, "4060S"),
      field("number", "Order or quote number", 40),
      field("status", "Status", 3, "404 or 5xx"),
      moment("since", "From (UTC)"),
      moment("until", "Until (UTC)"),
      field("path", "Path contains", 200),
      field("route", "Route", 200, "/products/:id"),
      field("country", "Country", 2, "US"),
      list("region", "Region", regionNames),
      list("visitor", "Visitor", visitorKinds),
      list("cache", "Page", cacheStates),
      html`<div><label for="s-slower">Slower than (ms)</label><input id="s-slower" name="slower" type="number" min="0" max="3600000" step="1" value="${value("slower")}"></div>`,
      html`<div class="check">${markup(failed ? html`<input id="s-failed" name="failed" type="checkbox" value="1" checked>` : html`<input id="s-failed" name="failed" type="checkbox" value="1">`)}<label for="s-failed">Failed only</label></div>`,
    ]),
  )}<div><button>Search</button> <a href="/requests">Clear</a></div></form>`;
}
