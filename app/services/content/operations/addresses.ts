/** Addresses of all content pages, with the time of their last change, for sitemaps. */
import { first, flag, navigationLink, optional, pageGroup } from "@contracts/content/parts";
import type { LocaleIso } from "@domain/market/market";
import * as v from "valibot";
import { document, linkFields, linkOf, pageFields } from "../fragments";
import type { Operation } from "../operation";
import { type ContentResult, found } from "../result";
import type { Runner } from "../run-operation";
import { type Listed, listOperation } from "./list-operation";

interface Addressed {
  /** Locale of the entry. */
  readonly locale: string;
  readonly href: string | null;
  readonly index: boolean;
  /** Milliseconds since 1970; null if unknown. */
  readonly changedAt: number | null;
  /** First day on which a news report is shown; null for other pages. */
  readonly date: string | null;
}

/** A page's path, the time of its last change, and the day of a news report. */
export type PageAddress = { readonly path: string } & Pick<Addressed, "changedAt" | "date">;

const system = v.pipe(
  v.object({ locale: v.string(), updated_at: v.nullish(v.string(), null) }),
  v.transform(({ locale, updated_at: at }) => ({
    locale,
    changedAt: at !== null && Number.isFinite(Date.parse(at)) ? Date.parse(at) : null,
  })),
);

const page = v.pipe(
  v.object({ system, navigation_link: first(navigationLink), noindex: flag }),
  v.transform(
    ({ system: own, navigation_link: link, noindex }): Addressed => ({
      ...own,
      href: link?.link_v2.href ?? null,
      index: !noindex,
      date: null,
    }),
  ),
);
const otherPage = v.pipe(
  v.object({ system, page: optional(pageGroup), date: v.nullish(v.string(), null) }),
  v.transform(({ system: own, page: group, date }): Addressed => {
    const href = group?.navigation_link?.link_v2.href ?? null;
    return { ...own, href, index: !group?.noindex, date };
  }),
);

function addresses(
  name: string,
  contentType: string,
  item: v.GenericSchema<unknown, Addressed>,
  selection: string,
): Operation<Listed<Addressed>> {
  const field = `all_${contentType}`;
  return listOperation({
    name,
    field,
    item,
    document: document(
      `query ${name}($limit: Int!, $skip: Int!, $locale: String!, $fallbackLocale: Boolean!) {
        ${field}(limit: $limit, skip: $skip, locale: $locale, fallback_locale: $fallbackLocale) {
          total items { system { locale updated_at } ${selection} }
        }
      }`,
      [linkFields],
    ),
    contentType,
    query: () => ({}),
  });
}

export const operations = {
  page: addresses("PageAddresses", "page", page, `noindex ${linkOf("navigation_link")}`),
  video: addresses("VideoAddresses", "content_video", otherPage, pageFields),
  pathway: addresses("PathwayAddresses", "pathway_diagram", otherPage, pageFields),
  news: addresses("NewsAddresses", "news", otherPage, `date ${pageFields}`),
  proteinDomain: addresses("ProteinDomainAddresses", "protein_domain_page", otherPage, pageFields),
  protocol: addresses("ProtocolAddresses", "protocol", otherPage, pageFields),
};
export type AddressKind = keyof typeof operations;
export const addressKinds = [
  "page",
  "video",
  "pathway",
  "news",
  "proteinDomain",
  "protocol",
] as const satisfies AddressKind[];

/** Maximum entries per response. */
const pageSize = 100;
/** Maximum pages per kind; a larger shop would need separate sitemap files. */
const maxEntries = 10_000;

/** Pages of one kind written in the locale, loaded page by page. */
export async function allAddresses(
  runner: Runner,
  locale: LocaleIso,
  kind: AddressKind,
): Promise<ContentResult<readonly PageAddress[]>> {
  const paths: PageAddress[] = [];
  for (let skip = 0; skip < maxEntries; skip += pageSize) {
    const result = await runner.run(operations[kind], locale, { limit: pageSize, skip });
    if (!result.ok) return result;
    const { items, total } = result.value;
    for (const { locale: written, href, index, changedAt, date } of items)
      if (index && written === locale && href?.startsWith("/") && !href.startsWith("//"))
        paths.push({ path: href, changedAt, date });
    if (skip + pageSize >= total) break;
  }
  return found(paths);
}
