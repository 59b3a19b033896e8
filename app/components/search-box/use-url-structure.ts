import { type UrlStructure, urlStructure } from "@domain/search-url/structure";
import { useRouteLoaderData } from "@remix-run/react";
import type { RootData } from "~/i18n/use-format";

/** Structure of search addresses that this visitor's flags ask for (C-SURL-15). */
export function useUrlStructure(): UrlStructure {
  return urlStructure(useRouteLoaderData<RootData>("root")?.newSearchUrl ?? false);
}
