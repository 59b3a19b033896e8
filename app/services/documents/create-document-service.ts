/** PDFs of quotes, panels and datasheets. What one says is the caller's to read from the shop's records, never from a browser (W13). */
import type { DocumentRequest } from "@contracts/documents";
import type { Logger } from "../../context/types";

export interface DocumentConfig {
  readonly url: string;
  readonly key: string;
  /** The visitor's, for the service's limits. */
  readonly address: string;
  readonly fetch: typeof fetch;
}

export type DocumentOutcome =
  | { readonly ok: true; readonly bytes: ArrayBuffer }
  | { readonly ok: false; readonly code: "limit" | "unavailable" };

export interface DocumentService {
  pdf(request: DocumentRequest): Promise<DocumentOutcome>;
}

const signature = "%PDF-";

export function createDocumentService(
  { url, key, address, fetch: send }: DocumentConfig,
  log: Logger,
): DocumentService {
  return {
    async pdf(request) {
      try {
        const response = await send(`${url}/pdf`, {
          method: "POST",
          headers: {
            accept: "application/pdf",
            authorization: `Bearer ${key}`,
            "content-type": "application/json",
            "x-shopper-address": address,
            // Not for the service, which keeps nothing: it says that the call may be repeated.
            "idempotency-key": crypto.randomUUID(),
          },
          body: JSON.stringify(request),
        });
        if (response.status === 429) return { ok: false, code: "limit" };
        const bytes = await response.arrayBuffer();
        const begins = new TextDecoder("latin1").decode(bytes.slice(0, signature.length));
        if (response.status === 200 && begins === signature) return { ok: true, bytes };
        log.error("a document could not be made", { status: response.status });
      } catch (error) {
        log.error("documents cannot be reached", { error });
      }
      return { ok: false, code: "unavailable" };
    },
  };
}
