/**
 * The page at an address, whatever its type. The vendor allows three content types per request, so two small queries
 * find the type, and then one reads the page (C-CONT-15 to C-CONT-18).
 */
import { system } from "@contracts/content/parts";
import type { LocaleIso } from "@domain/market/market";
import * as v from "valibot";
import { document, systemFields } from "../fragments";
import type { Operation } from "../operation";
import { type ContentResult, found } from "../result";
import type { Runner } from "../run-operation";
import { draftByUrl, type FoundPage, whereUrl } from "./by-url-operation";
import { listed } from "./list-operation";
import { newsByUrl, pathwayByUrl, proteinDomainByUrl, protocolByUrl, videoByUrl } from "./page-types";
import { pageByUrl } from "./pages";

const inGroup = "page.navigation_link";

/** Page entry types. If several have a page at one address, the first wins. */
const kinds = {
  page: { contentType: "page", path: "navigation_link" },
  pathway: { contentType: "pathway_diagram", path: inGroup },
  news: { contentType: "news", path: inGroup },
  proteinDomain: { contentType: "protein_domain_page", path: inGroup },
  protocol: { contentType: "protocol", path: inGroup },
  video: { contentType: "content_video", path: inGroup },
} as const;
type Kind = keyof typeof kinds;

/** A page that was found and not yet read. */
interface KnownPage {
  readonly kind: Kind;
  /** Locale of the entry; the default one for a fallback. */
  readonly locale: string;
}

const identity = v.object({ system });

/** Finds an entry of one of three types at the address. */
function kindsOperation(name: string, asked: readonly [Kind, Kind, Kind]): Operation<KnownPage | null> {
  const selections = asked.map(
    (kind) => `${kind}: all_${kinds[kind].contentType}(
      where: { ${whereUrl(kinds[kind].path)} }, limit: $limit, locale: $locale, fallback_locale: $fallbackLocale
    ) { items { ${systemFields} } }`,
  );
  return {
    name,
    document: document(
      `query ${name}($url: String!, $locale: String!, $fallbackLocale: Boolean!, $limit: Int!) { ${selections.join(" ")} }`,
      [],
    ),
    drafts: ({ url }) => asked.map((kind) => draftByUrl(kind, kinds[kind].contentType, kinds[kind].path, url)),
    schema: v.pipe(
      v.record(v.string(), listed(identity)),
      v.transform((found): KnownPage | null => {
        const kind = asked.find((each) => found[each]?.items.length);
        const [entry] = (kind && found[kind]?.items) ?? [];
        return kind && entry ? { kind, locale: entry.system.locale } : null;
      }),
    ),
  };
}

/** Together they query every type. */
export const pageKindsByUrl = [
  kindsOperation("PageKindsByUrl", ["page", "pathway", "news"]),
  kindsOperation("OtherPageKindsByUrl", ["proteinDomain", "protocol", "video"]),
] as const;

/** Kind and locale of the page at an address. */
export async function findPage(
  runner: Runner,
  locale: LocaleIso,
  url: string,
): Promise<ContentResult<KnownPage | null>> {
  const [first, second] = await Promise.all(
    pageKindsByUrl.map((query) => runner.run(query, locale, { url, limit: 1 })),
  );
  if (!first?.ok || first.value || !second) return first ?? found(null);
  return second;
}

type Reading<Page> = Operation<FoundPage<Page> | null>;

/** A query by address whose page is marked with its kind. */
const ofKind = <K extends Kind, T>(kind: K, query: Reading<T>): Reading<{ readonly kind: K; readonly entry: T }> => ({
  ...query,
  schema: v.pipe(
    query.schema,
    v.transform((found) => found && { ...found, page: { kind, entry: found.page } }),
  ),
});

/** Reads the page of a kind. */
export const pageQueries = {
  page: ofKind("page", pageByUrl),
  pathway: ofKind("pathway", pathwayByUrl),
  news: ofKind("news", newsByUrl),
  proteinDomain: ofKind("proteinDomain", proteinDomainByUrl),
  protocol: ofKind("protocol", protocolByUrl),
  video: ofKind("video", videoByUrl),
} as const satisfies Readonly<Record<Kind, unknown>>;

type PageOf<Query> = Query extends Reading<infer Page> ? Page : never;

/** A page entry of any type. */
export type AnyPage = PageOf<(typeof pageQueries)[Kind]>;
