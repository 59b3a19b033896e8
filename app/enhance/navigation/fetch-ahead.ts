/** Pages fetched ahead of the press, where the browser knows no speculation rules. */
import { fetchAhead as onIntent } from "~/components/chrome/fetch-ahead";

/** Browsers with speculation rules take them from the header of the document (`workers/storefront/edge`). */
export function fetchAhead(): void {
  const supports = HTMLScriptElement.supports?.("speculationrules") ?? false;
  if (!supports) onIntent();
}
