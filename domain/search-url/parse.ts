/** Parses the address of the results page. Invalid values are ignored. */
import { type FacetName, facetNames, otherFacetNames } from "@contracts/search/search-names";
import { cleanSearchInput, typedInput } from "../search-query/clean-input";
import { splitListValues } from "./list-values";
import { matchKey } from "./match-key";
import { pageIn } from "./page-limit";
import { findSortName } from "./sort";
import {
  type BrowseState,
  browseTabs,
  defaultBrowseState,
  defaultPageSize,
  type FacetSelection,
  pageSizes,
} from "./state";
import { newStructure, oldStructure } from "./structure";

/** Reads both structures; the new one wins. */
export function parseBrowseUrl(params: URLSearchParams): BrowseState {
  const read = (name: "query" | "pageSize" | "sort") => parameter(params, name);
  return {
    ...defaultBrowseState,
    query: cleanSearchInput(read("query")),
    tab: browseTabs.find((tab) => tab === params.get("tab")?.toLowerCase()) ?? defaultBrowseState.tab,
    page: pageIn(params.get("nr")),
    pageSize: pageSizes.find((size) => String(size) === read("pageSize")) ?? defaultPageSize,
    sort: findSortName(read("sort")) ?? defaultBrowseState.sort,
    facets: parseFacets(params),
    other: parseOther(params),
    redirect: parseBoolean(params.get("redirect")),
    noscroll: params.has("noscroll") && params.get("noscroll") !== "false",
    source: parseSource(params.get("qs") ?? ""),
  };
}

/** The phrase as typed if cleaning leaves nothing of it, such as "<b></b>"; null for any other. */
export function phraseOfMarkup(params: URLSearchParams): string | null {
  const raw = parameter(params, "query");
  return raw.trim() !== "" && cleanSearchInput(raw) === "" ? typedInput(raw) : null;
}

function parameter(params: URLSearchParams, name: "query" | "pageSize" | "sort"): string {
  return params.get(newStructure[name]) ?? params.get(oldStructure[name]) ?? "";
}

/**
 * True if a form without scripts wrote the address, with repeated and empty parameters. It is redirected to the list
 * form, which can be shared and is stored once.
 */
export function isFormAddress(params: URLSearchParams): boolean {
  const listNames: readonly string[] = [...facetNames, "other"];
  return listNames.some((name) => params.getAll(name).length > 1) || [...params.values()].some((value) => value === "");
}

function parseBoolean(text: string | null): boolean | null {
  if (text === "true") return true;
  return text === "false" ? false : null;
}

function parseFacets(params: URLSearchParams): FacetSelection {
  const facets: Partial<Record<FacetName, readonly string[]>> = {};
  for (const name of facetNames) {
    const values = splitListValues(params.getAll(name));
    if (values.length > 0) facets[name] = values;
  }
  return facets;
}

function parseOther(params: URLSearchParams): BrowseState["other"] {
  const keys = new Set(splitListValues(params.getAll("other")).map(matchKey));
  return otherFacetNames.filter((name) => keys.has(name));
}

function parseSource(text: string): string {
  return /^[A-Za-z0-9_-]{1,32}$/.test(text) ? text : "";
}
