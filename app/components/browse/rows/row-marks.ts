/** Marks in the markup of a list of hits, for the scripts that serve it (`app/enhance/acts/lists.ts`). */
import type { EngineKind } from "@contracts/search/search-documents";

interface HitList {
  readonly engine: EngineKind;
  readonly query: string;
  /** Id of the search request; "" when it failed, and no click is reported. */
  readonly requestId: string;
}

/** Marks the element around the hits of a search; arrow keys go from one link of a hit to the next. */
export function hitList({ engine, query, requestId }: HitList) {
  return { "data-hits": engine, "data-query": query, "data-request-id": requestId };
}

/** Marks the link of a hit by the id of its document. */
export function rowLink(documentId: string) {
  return { "data-row-link": documentId };
}
