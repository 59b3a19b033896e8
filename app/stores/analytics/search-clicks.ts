/** Reports the opened hit to the search engine (C-SCALL-03). Sent during navigation, never awaited. */
import type { EngineKind } from "@contracts/search/search-documents";

export interface SearchClick {
  readonly engine: EngineKind;
  readonly query: string;
  readonly requestId: string;
  readonly documentId: string;
}

const searchClickPath = "/api/search-click";

export function sendSearchClick({ engine, query, requestId, documentId }: SearchClick): void {
  const body = new URLSearchParams({ engine, query, request_id: requestId, document_id: documentId });
  if (navigator.sendBeacon?.(searchClickPath, body)) return;
  fetch(searchClickPath, { method: "POST", body, keepalive: true }).catch(() => undefined);
}
