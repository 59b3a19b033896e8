/** Which of some addresses have a published page, for menus. */
import { first, list, optional } from "@contracts/content/parts";
import type { LocaleIso } from "@domain/market/market";
import * as v from "valibot";
import { document } from "../fragments";
import type { Operation } from "../operation";
import { type ContentResult, found } from "../result";
import type { Runner } from "../run-operation";
import { draftsByUrls, type LinkPath, whereUrls } from "./by-url-operation";

/** Page of an address; a news report has its date. */
export interface AddressedPage {
  readonly path: string;
  readonly date: string | null;
}

const address = v.object({ link_v2: v.object({ href: v.string() }) });
const entry = v.pipe(
  v.object({
    navigation_link: v.optional(first(address)),
    page: optional(v.object({ navigation_link: first(address) })),
    date: v.nullish(v.string(), null),
  }),
  v.transform(({ navigation_link: own, page, date }): AddressedPage | null => {
    const path = (own ?? page?.navigation_link)?.link_v2.href;
    return path === undefined ? null : { path, date };
  }),
);

const inGroup = "page.navigation_link";
const types = {
  page: "navigation_link",
  pathway_diagram: inGroup,
  news: inGroup,
  protein_domain_page: inGroup,
  protocol: inGroup,
  content_video: inGroup,
} as const satisfies Readonly<Record<string, LinkPath>>;
type Type = keyof typeof types;

const link = "navigation_linkConnection { edges { node { ... on NavigationLink { link_v2 { href } } } } }";

/** The vendor answers three content types in one request. */
function atAddresses(name: string, asked: readonly [Type, Type, Type]): Operation<readonly AddressedPage[]> {
  const selections = asked.map((type) => {
    const own = types[type] === inGroup ? `page { ${link} }` : link;
    return `all_${type}(
      where: { ${whereUrls(types[type])} }, limit: $limit, locale: $locale, fallback_locale: $fallbackLocale
    ) { items { ${type === "news" ? "date " : ""}${own} } }`;
  });
  return {
    name,
    document: document(
      `query ${name}($urls: [String!]!, $limit: Int!, $locale: String!, $fallbackLocale: Boolean!) { ${selections.join(" ")} }`,
      [],
    ),
    drafts: ({ urls, limit }) =>
      asked.map((type) => ({ ...draftsByUrls(type, types[type], urls), field: `all_${type}`, limit: Number(limit) })),
    schema: v.pipe(
      v.record(v.string(), v.object({ items: list(entry) })),
      v.transform((answer) =>
        asked.flatMap((type) => answer[`all_${type}`]?.items.filter((one) => one !== null) ?? []),
      ),
    ),
  };
}

/** Together they ask for every type. */
export const pagesAtUrls = [
  atAddresses("PagesAtUrls", ["page", "pathway_diagram", "news"]),
  atAddresses("OtherPagesAtUrls", ["protein_domain_page", "protocol", "content_video"]),
] as const;

/** Most entries in an answer; an address has one page. */
const mostUrls = 100;

/** Pages at some addresses; addresses without one are missing. */
export async function pagesAt(
  runner: Runner,
  locale: LocaleIso,
  urls: readonly string[],
): Promise<ContentResult<readonly AddressedPage[]>> {
  const asked = [...new Set(urls)].sort();
  const parts = Array.from({ length: Math.ceil(asked.length / mostUrls) }, (_, at) =>
    asked.slice(at * mostUrls, (at + 1) * mostUrls),
  );
  const results = await Promise.all(
    parts.flatMap((part) =>
      pagesAtUrls.map((operation) => runner.run(operation, locale, { urls: part, limit: mostUrls })),
    ),
  );
  const pages: AddressedPage[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    pages.push(...result.value);
  }
  return found(pages);
}
