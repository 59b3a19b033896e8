/** Reads the document's analytics facts. They come from our own server, so they are not validated again. */
import type { PageFacts, SizeFacts } from "./page-data";

/** Ids of the elements that hold the facts as JSON. */
export const factsId = "page-facts";
export const pricesId = "page-prices";

/** Facts of the current page. */
export const shownFacts = (): PageFacts => (read(factsId) as PageFacts | null) ?? { kind: "other" };

/** Late prices; null if they could not be loaded. */
export const shownPrices = (): SizeFacts | null => read(pricesId) as SizeFacts | null;

function read(id: string): unknown {
  const text = document.querySelector<HTMLDataElement>(`data[id="${id}"]`)?.value;
  return text ? JSON.parse(text) : null;
}
