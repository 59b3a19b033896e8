import { masterLocale } from "../store/scope";
import { badParameter } from "./errors";

/** Query parameters of the delivery API, with brackets resolved. */
export interface Parameters {
  readonly locale: string;
  readonly fallback: boolean;
  readonly skip: number;
  readonly limit: number;
  readonly count: boolean;
  readonly includeContentType: boolean;
  readonly includeBranch: boolean;
  readonly includeMetadata: boolean;
  /** Paths of references to include. */
  readonly include: ReadonlySet<string>;
  readonly embedded: boolean;
  readonly only: readonly string[] | null;
  readonly except: readonly string[];
  readonly sort: { readonly path: string; readonly direction: "ASC" | "DESC" } | null;
  readonly query: unknown;
}

const maxLimit = 100;

function wholeNumber(value: string | null, name: string, fallback: number, most: number): number {
  if (value === null) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > most) throw badParameter(name, `0 to ${most}`);
  return number;
}

/** Values of `name`, `name[]`, `name[][]` and `name[0]`; the official client sends double brackets. */
function listOf(search: URLSearchParams, name: string): string[] {
  const values: string[] = [];
  for (const [key, value] of search) {
    if (key === name || (key.startsWith(`${name}[`) && /^(\[\d*\])+$/.test(key.slice(name.length)))) values.push(value);
  }
  return values;
}

function parseQuery(text: string | null): unknown {
  if (text === null || text === "") return {};
  if (text.length > 16_000) throw badParameter("query", "is too long");
  try {
    return JSON.parse(text);
  } catch {
    throw badParameter("query", "is not JSON");
  }
}

/** @throws RestError */
export function parametersOf(search: URLSearchParams): Parameters {
  const flag = (name: string) => search.get(name) === "true";
  const locale = search.get("locale") ?? masterLocale;
  if (!/^[a-z]{2}(-[a-z]{2,4})?$/.test(locale)) throw badParameter("locale", "is not a locale");
  const only = listOf(search, "only[BASE]");
  const ascending = search.get("asc");
  const descending = search.get("desc");
  const path = ascending ?? descending;
  return {
    locale,
    fallback: flag("include_fallback"),
    skip: wholeNumber(search.get("skip"), "skip", 0, 100_000),
    limit: wholeNumber(search.get("limit"), "limit", maxLimit, maxLimit),
    count: flag("include_count"),
    includeContentType: flag("include_content_type"),
    includeBranch: flag("include_branch"),
    includeMetadata: flag("include_metadata"),
    include: new Set(listOf(search, "include")),
    embedded: listOf(search, "include_embedded_items").length > 0,
    only: only.length > 0 ? only : null,
    except: listOf(search, "except[BASE]"),
    sort: path === null ? null : { path, direction: ascending === null ? "DESC" : "ASC" },
    query: parseQuery(search.get("query")),
  };
}
