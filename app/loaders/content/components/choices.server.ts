/** Filters and paging of content lists, by address only, so that they work without scripts. */

import { type ListParameter, listParameter } from "@domain/http/list-parameters";
import { pageIn } from "@domain/search-url/page-limit";
import type { PageBuild } from "../page-build.server";
import type { ChoicesView, PagesView } from "./components-data.server";

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count: number | null;
}

/** A list on a page, with its place among the page's lists, from 1. */
export interface ListBuild extends PageBuild {
  readonly list: number;
}

/** The next list of a page. Call it before the first await, so that lists are counted in page order. */
export function startList(page: PageBuild): ListBuild {
  page.lists += 1;
  return { ...page, list: page.lists };
}

/** Value of a list's parameter in the address. */
const readParameter = ({ search, list }: ListBuild, name: ListParameter): string | null =>
  search.get(listParameter(name, list));

/** Requested page of a list. */
export const askedPage = (list: ListBuild): number => pageIn(readParameter(list, "page"));

/** Chosen filter value; null if none or unknown. */
export function chosenOf(page: ListBuild, name: ListParameter, values: readonly string[]): string | null {
  const value = readParameter(page, name);
  return value !== null && values.includes(value) ? value : null;
}

/** Filter links for one property; empty if there is nothing to choose. */
export function choicesView(
  page: ListBuild,
  name: ListParameter,
  { label, all, choices }: { readonly label: string; readonly all: Choice; readonly choices: readonly Choice[] },
): ChoicesView[] {
  if (choices.length < 2) return [];
  const values = choices.map(({ value }) => value);
  const chosen = chosenOf(page, name, values);
  return [
    {
      label,
      choices: [all, ...choices]
        .filter(({ count, value }) => count !== 0 || value === chosen)
        .map((choice) => ({
          label: choice.label,
          count: choice.count,
          selected: choice === all ? chosen === null : choice.value === chosen,
          href: addressOf(page, { [name]: choice === all ? null : choice.value, page: null }),
        })),
    },
  ];
}

/** Address of this page with changed filters of a list; others, and those of other lists, are kept. */
function addressOf(
  { path, search, list }: ListBuild,
  changes: Partial<Readonly<Record<ListParameter, string | null>>>,
): string {
  const next = new URLSearchParams(search);
  // The keys are those of the type.
  for (const [name, value] of Object.entries(changes) as [ListParameter, string | null][]) {
    if (value === null) next.delete(listParameter(name, list));
    else next.set(listParameter(name, list), value);
  }
  next.sort();
  return next.size > 0 ? `${path}?${next}` : path;
}

/** Requested page of a list with `total` items; a number past the end means the last page. */
export function pagesView(page: ListBuild, total: number, size: number): PagesView {
  const { context, list } = page;
  const pages = Math.max(1, Math.ceil(total / size));
  const current = Math.min(askedPage(page), pages);
  const address = addressOf(page, { page: null });
  return {
    ...{ current, pages, total, first: (current - 1) * size, address },
    parameter: listParameter("page", list),
    label: list > 1 ? context.t("reading.pagesOfList", { list }) : null,
  };
}
