/**
 * Removes the address of links in editors' content whose page is not published, or whose product has no page. Content
 * is changed where it is read, so every page shows such a link as plain text, or not at all.
 */
import { articleKey, contentPath } from "@domain/links/content-path";
import type { LocaleIso } from "@domain/market/market";
import { isDue } from "@domain/news/is-due";
import { parseProductAddress } from "@domain/product-page/address";
import type { ContentSource } from "./operation";
import { allPublishedPaths } from "./operations/published-paths";
import type { Runner } from "./run-operation";

/** True unless a link points to editors' content that readers cannot open. */
export type IsLive = (href: string) => boolean;
type LiveLinks = (locale: LocaleIso) => Promise<IsLive>;

/** In preview, drafts have links to pages that will be published with them. */
export const everyLink: LiveLinks = () => Promise.resolve(() => true);

interface Clock {
  readonly now: () => Promise<Date>;
  /** Called if the published pages cannot be read; every link is then kept. */
  readonly onUnknown: () => void;
}

/** Checks whether links have a published page; looked up once per request and locale. */
export function createLiveLinks(runner: Runner, { now, onUnknown }: Clock): LiveLinks {
  const known = new Map<LocaleIso, Promise<IsLive>>();
  async function read(locale: LocaleIso): Promise<IsLive> {
    const [result, time] = await Promise.all([allPublishedPaths(runner, locale), now()]);
    if (!result.ok) onUnknown();
    const paths = result.ok ? result.value : null;
    if (!paths) return () => true;
    const shown = (path: string | null) => {
      const date = path === null ? undefined : paths.get(path);
      return date === null || (date !== undefined && isDue(date, time));
    };
    return (href) => {
      const path = contentPath(href);
      return path === null || shown(path) || shown(articleKey(path));
    };
  }
  return (locale) => {
    const reading = known.get(locale) ?? read(locale);
    known.set(locale, reading);
    return reading;
  };
}

/** Returns the product numbers whose address shows neither a page, nor another product, nor why it was removed. */
export type WithoutPage = (keys: readonly string[]) => Promise<ReadonlySet<string>>;

/** In preview, products are shown before their release. */
export const everyProduct: WithoutPage = async () => new Set();

/** Wraps a source: links without a published page or product lose their address. */
export function withLiveLinks(
  source: ContentSource,
  liveLinks: LiveLinks,
  withoutPage: WithoutPage = everyProduct,
): ContentSource {
  return {
    async read(operation, variables) {
      const answer = await source.read(operation, variables);
      if (!answer.ok || !isRecord(answer.data)) return answer;
      const { data } = answer;
      const links = linksOf.get(data) ?? linksIn(data);
      linksOf.set(data, links);
      if (links.size === 0) return answer;
      const keys = new Set([...links].flatMap((href) => linkedProduct(href) ?? []));
      const [isLive, gone] = await Promise.all([
        // The shop's own variable of every read.
        [...links].some((href) => contentPath(href) !== null) ? liveLinks(variables.locale as LocaleIso) : () => true,
        keys.size > 0 ? withoutPage([...keys]) : new Set<string>(),
      ]);
      const dead = new Set([...links].filter((href) => !isLive(href) || gone.has(linkedProduct(href) ?? "")));
      return dead.size === 0 ? answer : { ok: true, data: cleaned(data, dead) };
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Responses are immutable and shared, and so are their links and their cleaned forms. */
const linksOf = new WeakMap<Fields, ReadonlySet<string>>();
const cleanedOf = new WeakMap<Fields, { readonly dead: string; readonly data: Fields }>();

function cleaned(data: Fields, dead: ReadonlySet<string>): Fields {
  const key = [...dead].join("\n");
  const before = cleanedOf.get(data);
  if (before?.dead === key) return before.data;
  const made = mapLinks(data, (href) => (dead.has(href) ? "" : href));
  cleanedOf.set(data, { dead: key, data: made });
  return made;
}

function linksIn(data: Fields): ReadonlySet<string> {
  const links = new Set<string>();
  mapLinks(data, (href) => {
    if (contentPath(href) !== null || linkedProduct(href) !== null) links.add(href);
    return href;
  });
  return links;
}

/** Number of the product that a link leads to, also below its category or to a part of its page; null for others. */
function linkedProduct(href: string): string | null {
  const [, first, second] = /^\/products\/([^/?#]+)(?:\/([^/?#]+))?/.exec(href) ?? [];
  return (parseProductAddress(first) ?? parseProductAddress(second))?.key ?? null;
}

type MapHref = (href: string) => string;
/** Fields of a node of rich text that hold a link's address. */
const ofNode: ReadonlySet<string> = new Set(["url", "link"]);
/** Names of the pages above a page, which its breadcrumb shows without a link too. */
const names: ReadonlySet<string> = new Set(["above", "breadcrumbs"]);

function mapLinks(data: Fields, map: MapHref): Fields {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, names.has(name) ? value : mapped(value, name, false, map)]),
  );
}

function mapped(value: unknown, name: string, inNode: boolean, map: MapHref): unknown {
  if (typeof value === "string") {
    if (name === "href" || (inNode && ofNode.has(name))) return map(value);
    return name.includes("html") ? withHrefs(value, map) : value;
  }
  if (Array.isArray(value)) return value.map((item) => mapped(item, name, false, map));
  if (!isRecord(value)) return value;
  const isNode = name === "attrs";
  return Object.fromEntries(Object.entries(value).map(([own, item]) => [own, mapped(item, own, isNode, map)]));
}

const withHrefs = (html: string, map: MapHref): string =>
  html.replace(/(\shref=)(["'])(\/[^"'<>]*)\2/gi, (_, before: string, quote: string, href: string) =>
    [before, quote, map(href), quote].join(""),
  );
