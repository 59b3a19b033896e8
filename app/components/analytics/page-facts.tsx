/** Facts of a page for analytics, in its document. */

import type { SizeRow } from "@domain/product-page/sizes";
import { useLocation, useMatches } from "@remix-run/react";
import type { Settled } from "~/context/request/types";
import { lookedUpSizes, pageFacts } from "./page-data";
import { factsId, pricesId } from "./shown-facts";

/** Facts of the page in the main part; null for a page without any. */
export function PageFacts() {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.data;
  return import.meta.env.SSR ? <Facts id={factsId} data={factsOrNull(pathname, data)} /> : <KeptFacts id={factsId} />;
}

/** Prices that come later than the page, beside the block that shows them. */
export function LatePrices({ answer }: { answer: Settled<readonly SizeRow[]> }) {
  return import.meta.env.SSR ? <Facts id={pricesId} data={lookedUpSizes(answer)} /> : <KeptFacts id={pricesId} />;
}

function factsOrNull(pathname: string, data: unknown): object | null {
  const known = pageFacts(pathname, data);
  return known.kind === "other" ? null : known;
}

/** No script element: a list that changes in place takes the main part over, and browsers refuse scripts that scripts bring. */
function Facts({ id, data }: { id: string; data: object | null }) {
  return data && <data id={id} hidden value={JSON.stringify(data)} />;
}

/** An app leaves what its document has. */
function KeptFacts({ id }: { id: string }) {
  const kept = document.querySelector<HTMLDataElement>(`data[id="${id}"]`);
  return kept && <data id={id} hidden value={kept.value} />;
}
