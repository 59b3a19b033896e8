/** The facts that a document brings for analytics. Written by this shop's server, so they are taken as they are. */
import type { PageFacts, SizeFacts } from "./page-data";

/** Ids of the elements that hold them, as JSON. */
export const factsId = "page-facts";
export const pricesId = "page-prices";

/** Facts of the page that is shown. */
export const shownFacts = (): PageFacts => (read(factsId) as PageFacts | null) ?? { kind: "other" };

/** Prices that came later than the page; null when they could not be had. */
export const shownPrices = (): SizeFacts | null => read(pricesId) as SizeFacts | null;

function read(id: string): unknown {
  const text = document.querySelector<HTMLDataElement>(`data[id="${id}"]`)?.value;
  return text ? JSON.parse(text) : null;
}
