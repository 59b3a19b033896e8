/** Prefetches pages in browsers without speculation rules. */
import { fetchAhead as onIntent } from "~/components/chrome/fetch-ahead";

/** Other browsers get the rules from a response header (`workers/storefront/edge`). */
export function fetchAhead(): void {
  const supports = HTMLScriptElement.supports?.("speculationrules") ?? false;
  if (!supports) onIntent();
}
