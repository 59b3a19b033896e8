/** The list of a resource: filters in the address, pages by key, export. */
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { may } from "@domain/staff/permissions";
import { type Attempt, actionForm, refusalSummary } from "./action-form";
import { fieldHtml } from "./fields";
import { type Frame, join, page, table, titleAfter } from "./layout";
import type { Resource, ShownRow } from "./resource";
import type { Session } from "./session";

interface ListState {
  readonly params: URLSearchParams;
  readonly rows: readonly ShownRow[];
  readonly next: string | null;
  /** Message about filters that cannot be read. */
  readonly problem: string | null;
  readonly attempt: Attempt | null;
  /** HTTP status of the refused attempt. */
  readonly status: number;
  readonly done: string | null;
}

/** Query of a list, without the page. */
export function filtersOf(resource: Resource, params: URLSearchParams): URLSearchParams {
  const given = resource.filters.flatMap(({ name }): [string, string][] => {
    const value = params.get(name)?.trim() ?? "";
    return value === "" ? [] : [[name, value]];
  });
  return new URLSearchParams(given);
}

/** Query of a list with its page. Record pages carry it (`list`) to link back to the list. */
export function placeInList(resource: Resource, params: URLSearchParams): URLSearchParams {
  const query = filtersOf(resource, params);
  const after = params.get("after");
  if (after) query.set("after", after);
  return query;
}

const withQuery = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path);

export function listPage(resource: Resource, state: ListState, session: Session, frame: Frame): Response {
  const { params, rows, next, problem, attempt, status, done } = state;
  const query = filtersOf(resource, params);
  const tried = resource.listActions.find(({ name }) => name === attempt?.action);
  const actions = resource.listActions
    .filter(({ permission }) => may(session.owner.role, permission))
    .map((action) =>
      actionForm(action, {
        ...{ address: resource.path, version: null, formToken: session.formToken, attempt, list: "" },
        open: params.get("open") === action.name,
      }),
    );
  const body = html`<h1>${resource.title}</h1>${markup(done ? html`<p class="done" role="status">${done}</p>` : html``)}${markup(tried && attempt ? refusalSummary(attempt, tried.title, tried) : html``)}${markup(join(actions))}${markup(filterForm(resource, params))}${markup(problem ? html`<p class="alarm" role="alert">${problem}</p>` : listed(resource, rows, placeInList(resource, params)))}${markup(pager(resource, query, params, next, session))}`;
  return page(
    titleAfter(resource.title, { done, refused: attempt !== null }),
    body,
    frame,
    problem && !attempt ? 400 : status,
  );
}

function filterForm({ path, filters }: Resource, params: URLSearchParams): SafeHtml {
  if (filters.length === 0) return html``;
  const fields = filters.map((field) => {
    const options = field.options && [{ value: "", label: "any" }, ...field.options];
    return fieldHtml({ ...field, ...(options && { options }) }, "filter", params.get(field.name) ?? "", null);
  });
  return html`<form class="filters" action="${path}" role="search" aria-label="Filters">${markup(join(fields))}<div><button>Find</button> <a href="${path}">Clear</a></div></form>`;
}

function listed(
  { path, title, columns, hasRecords }: Resource,
  rows: readonly ShownRow[],
  list: URLSearchParams,
): SafeHtml {
  if (rows.length === 0) return html`<p>Nothing matches.</p>`;
  const query = new URLSearchParams(list.size > 0 ? { list: list.toString() } : {});
  const cells = rows.map(({ key, cells: [first = html``, ...others] }) => [
    hasRecords ? html`<a href="${withQuery(`${path}/${encodeURIComponent(key)}`, query)}">${markup(first)}</a>` : first,
    ...others,
  ]);
  return table(title, columns, cells);
}

function pager(
  { path }: Resource,
  query: URLSearchParams,
  params: URLSearchParams,
  next: string | null,
  { owner }: Session,
) {
  const following = new URLSearchParams(query);
  if (next) following.set("after", next);
  const links = [
    ...(params.has("after") ? [html`<a href="${withQuery(path, query)}">First page</a>`] : []),
    ...(next ? [html`<a href="${withQuery(path, following)}" rel="next">Next page</a>`] : []),
    ...(may(owner.role, "lists:export") ? [html`<a href="${withQuery(`${path}.csv`, query)}">Export as CSV</a>`] : []),
  ];
  return html`<p class="pager">${markup(join(links))}</p>`;
}
