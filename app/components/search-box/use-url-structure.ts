import { type UrlStructure, urlStructure } from "@domain/search-url/structure";
import { useRouteLoaderData } from "@remix-run/react";

/** What the root loader says of the visitor's flags. */
interface RootFlags {
  readonly newSearchUrl?: boolean;
}

/** Structure of search addresses that this visitor's flags ask for (C-SURL-15). */
export function useUrlStructure(): UrlStructure {
  return urlStructure(useRouteLoaderData<RootFlags>("root")?.newSearchUrl ?? false);
}
