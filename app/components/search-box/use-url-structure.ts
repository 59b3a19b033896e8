import { type UrlStructure, urlStructure } from "@domain/search-url/structure";
import { useRouteLoaderData } from "@framework/remix";
import type { RootData } from "~/i18n/use-format";

/** Search URL structure selected by this visitor's flags (C-SURL-15). */
export function useUrlStructure(): UrlStructure {
  return urlStructure(useRouteLoaderData<RootData>("root")?.newSearchUrl ?? false);
}
