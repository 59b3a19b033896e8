/** Canonical form of a path: without markup, without session ids after a semicolon, with one leading slash. */
import { safeGoto } from "@domain/http/safe-goto";
import { cleanSearchInput, withoutAsciiBrackets } from "@domain/search-query/clean-input";
import { knowledgeBasePath } from "@domain/search-url/knowledge-base";
import { browsePath, newStructure, oldStructure } from "@domain/search-url/structure";

type CanonicalPath =
  | { readonly kind: "canonical" }
  | { readonly kind: "malformed" }
  /** `path` starts with exactly one slash and stays on this host. */
  | { readonly kind: "elsewhere"; readonly path: string; readonly status: 301 | 302 };

/** Fast path: most addresses consist of these characters and are canonical. */
const plainPath = /^\/(?!\/)[\w\-./~]*$/;

export function canonicalPath(url: URL): CanonicalPath {
  if (plainPath.test(url.pathname) && !/[<>]|%3[ce]/i.test(url.search)) return { kind: "canonical" };
  const path = decode(url.pathname);
  // A path that starts with "/\" is another host for clients that resolve it after decoding, and for the framework.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (path === null || /[\u0000-\u001f\u007f]|^\/\\/.test(path)) return { kind: "malformed" };

  // A-GUARD-16, AMB-A-06: the whole address is checked, but only the path without brackets remains.
  if (/[<>]/.test(path) || hasMarkup(url)) {
    return elsewhere(url, url.pathname.replace(/<|>|%3c|%3e/gi, "") + searchedFor(url), 302);
  }
  // A-GUARD-17. The part before the semicolon becomes a path of this host, even for "//evil.test;x".
  if (path.includes(";")) return elsewhere(url, url.pathname.split(/;|%3b/i)[0] ?? "/", 301);
  if (url.pathname.startsWith("//")) return elsewhere(url, `${url.pathname}${url.search}`, 301);
  return { kind: "canonical" };
}

/** Start of a tag or a comment for a browser, unlike a dilution such as "<1:100". */
const tagStart = /<[a-z/!?]/i;

/**
 * True if the query contains markup. On search pages every bracket counts, because `searchedFor` cleans their phrases.
 */
function hasMarkup({ pathname, search, searchParams }: URL): boolean {
  if (!/[<>]|%3[ce]/i.test(search)) return false;
  if (searchPages.includes(pathname)) return true;
  return [...searchParams].some(([name, value]) => tagStart.test(name) || tagStart.test(value));
}

const searchPages: readonly string[] = [browsePath, knowledgeBasePath];
const phraseNames: readonly string[] = [newStructure.query, oldStructure.query];

/**
 * Query of a redirected search that contained markup, such as "p<0.05": the phrase without markup, and all parameters
 * without markup (C-SEARCH-09). A phrase of only markup is kept without its brackets, so the page can report it, unless
 * it has an element that loads or runs something (A-GUARD-16).
 */
function searchedFor({ pathname, searchParams }: URL): string {
  if (!searchPages.includes(pathname)) return "";
  const kept = [...searchParams]
    .map(
      ([name, value]) =>
        [name, phraseNames.includes(name) ? cleanSearchInput(value) || keptMarkup(value) : value] as const,
    )
    .filter(([name, value]) => value !== "" && !/[<>]/.test(name + value));
  return kept.length > 0 ? `?${new URLSearchParams(kept.map(([name, value]) => [name, value]))}` : "";
}

function keptMarkup(value: string): string {
  return /<\/?(?:script|style|iframe|object|embed|svg|img)\b/i.test(value) ? "" : withoutAsciiBrackets(value);
}

function elsewhere(url: URL, target: string, status: 301 | 302): CanonicalPath {
  const path = safeGoto(target.replace(/^[/\\]*/, "/"), url.origin);
  return { kind: "elsewhere", path, status };
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
