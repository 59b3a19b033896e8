/** Filters and paging of content lists, by address only, so that they work without scripts. */

import { pageIn } from "@domain/search-url/page-limit";
import type { PageBuild } from "./page-build.server";
import type { ChoicesView, PagesView } from "./page-components-data.server";

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count: number | null;
}

/** Query parameters of content lists; `domain/http/known-parameters.ts` allows them. */
type ListParameter = "category" | "collection" | "format" | "page";

/** Chosen filter value; null if none or unknown. */
export function chosenOf(page: PageBuild, name: ListParameter, values: readonly string[]): string | null {
  const value = page.search.get(name);
  return value !== null && values.includes(value) ? value : null;
}

/** Filter links for one property; empty if there is nothing to choose. */
export function choicesView(
  page: PageBuild,
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

/** Address of this page with changed filters; others are kept. */
function addressOf({ path, search }: PageBuild, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  next.sort();
  return next.size > 0 ? `${path}?${next}` : path;
}

/** Requested page of a list with `total` items; a number past the end means the last page. */
export function pagesView(page: PageBuild, total: number, size: number): PagesView {
  const pages = Math.max(1, Math.ceil(total / size));
  const current = Math.min(pageIn(page.search.get("page")), pages);
  const address = addressOf(page, { page: null });
  return { current, pages, total, first: (current - 1) * size, address };
}
