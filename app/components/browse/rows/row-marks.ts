/** Data attributes of a hit list, read by its scripts (`app/enhance/features/lists.ts`). */
import type { EngineKind } from "@contracts/search/search-documents";

interface HitList {
  readonly engine: EngineKind;
  readonly query: string;
  /** Id of the search request; "" after a failure, so that clicks are not reported. */
  readonly requestId: string;
}

/** Marks a hit list; arrow keys move between its links. */
export function hitList({ engine, query, requestId }: HitList) {
  return { "data-hits": engine, "data-query": query, "data-request-id": requestId };
}

/** Marks a hit's link with its document id. */
export function rowLink(documentId: string) {
  return { "data-row-link": documentId };
}
