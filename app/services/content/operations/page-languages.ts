/** Languages in which the page at an address is written, for its alternates. */
import { system } from "@contracts/content/parts";
import type { LocaleIso } from "@domain/market/market";
import * as v from "valibot";
import { document, systemFields } from "../fragments";
import type { Operation } from "../operation";
import { type ContentResult, mapResult } from "../result";
import type { Runner } from "../run-operation";
import { draftByUrl, whereUrl } from "./by-url-operation";
import { listed } from "./list-operation";

const kinds = {
  page: "navigation_link",
  pathway_diagram: "page.navigation_link",
  news: "page.navigation_link",
  protein_domain_page: "page.navigation_link",
  protocol: "page.navigation_link",
  content_video: "page.navigation_link",
} as const;

const items = listed(v.object({ system }));

/** Locale of the entry at an address (the default one for a fallback), or null. */
const pageLocale: Operation<string | null> = {
  name: "PageLocale",
  document: document(
    `query PageLocale($url: String!, $locale: String!, $fallbackLocale: Boolean!, $limit: Int!) {
      ${Object.entries(kinds)
        .map(
          ([type, path]) => `${type}: all_${type}(
            where: { ${whereUrl(path)} }, limit: $limit, locale: $locale, fallback_locale: $fallbackLocale
          ) { items { ${systemFields} } }`,
        )
        .join(" ")}
    }`,
    [],
  ),
  drafts: ({ url }) => Object.entries(kinds).map(([type, path]) => draftByUrl(type, type, path, url)),
  schema: v.pipe(
    v.object({
      page: items,
      pathway_diagram: items,
      news: items,
      protein_domain_page: items,
      protocol: items,
      content_video: items,
    }),
    v.transform((found) => Object.values(found).flatMap((kind) => kind.items)[0]?.system.locale ?? null),
  ),
};

/** True if the page at an address is written in a locale. */
export async function isPageWrittenIn(runner: Runner, locale: LocaleIso, url: string): Promise<ContentResult<boolean>> {
  return mapResult(await runner.run(pageLocale, locale, { url, limit: 1 }), (found) => found === locale);
}
