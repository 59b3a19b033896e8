/** Analytics facts embedded in the document. */

import type { Settled } from "@domain/http/settled";
import type { SizeRow } from "@domain/product-page/sizes";
import { useLocation, useMatches } from "@framework/remix";
import { lookedUpSizes, pageFacts } from "./page-data";
import { factsId, pricesId } from "./shown-facts";

/** Facts of the current page; renders nothing if there are none. */
export function PageFacts() {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.data;
  return import.meta.env.SSR ? <Facts id={factsId} data={factsOrNull(pathname, data)} /> : <KeptFacts id={factsId} />;
}

/** Late prices, embedded beside the block that shows them. */
export function LatePrices({ answer }: { answer: Settled<readonly SizeRow[]> }) {
  return import.meta.env.SSR ? <Facts id={pricesId} data={lookedUpSizes(answer)} /> : <KeptFacts id={pricesId} />;
}

function factsOrNull(pathname: string, data: unknown): object | null {
  const known = pageFacts(pathname, data);
  return known.kind === "other" ? null : known;
}

/**
 * Not a script element: lists that update in place insert this markup, and browsers do not accept scripts inserted that
 * way.
 */
function Facts({ id, data }: { id: string; data: object | null }) {
  return data && <data id={id} hidden value={JSON.stringify(data)} />;
}

/** On hydration the app keeps the document's markup. */
function KeptFacts({ id }: { id: string }) {
  const kept = document.querySelector<HTMLDataElement>(`data[id="${id}"]`);
  return kept && <data id={id} hidden value={kept.value} />;
}
