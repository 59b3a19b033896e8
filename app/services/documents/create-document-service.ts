/**
 * PDFs of quotes, panels and datasheets. The caller provides the content from the shop's records, never from a browser
 * (W13).
 */
import { type DocumentRequest, type PdfTextFault, pdfTextAnswer, pdfTextFault } from "@contracts/catalogue/documents";
import { errorEnvelope } from "@contracts/values/errors";
import { toBase64 } from "@domain/http/base64url";
import type { Logger } from "@domain/http/log/logger";
import * as v from "valibot";
import type { VisitorServiceConfig } from "../service-config";

interface DocumentConfig extends VisitorServiceConfig {
  /** `fetch` for quota checks, with a shorter time-out. */
  readonly placeFetch?: typeof fetch;
}

type DocumentOutcome =
  | { readonly ok: true; readonly bytes: ArrayBuffer }
  | { readonly ok: false; readonly code: "limit" | "unavailable" };

/** A slot in the visitor's document quota. */
interface DocumentPlace {
  readonly ok: true;
  /** False if the service counts a document only when it is made. */
  readonly taken: boolean;
}

type PdfTextOutcome =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: PdfTextFault | NoDocument["code"] };

type NoDocument = Extract<DocumentOutcome, { readonly ok: false }>;

interface DocumentService {
  /** Checks the quota before anything is loaded for a document. */
  place(): Promise<DocumentPlace | NoDocument>;
  /** @param place from an earlier quota check, so that the document is not counted twice */
  pdf(request: DocumentRequest, place?: DocumentPlace): Promise<DocumentOutcome>;
  /** Text of a visitor's PDF; counts as a document of the quota. */
  text(pdf: Uint8Array): Promise<PdfTextOutcome>;
}

const signature = "%PDF-";
const endMark = "%%EOF";
/** Readers look for the mark in as many bytes at the end. */
const endBytes = 1024;

/** False for other files, and for a PDF that was cut on its way. */
function isWhole(bytes: ArrayBuffer): boolean {
  const latin = (part: ArrayBuffer) => new TextDecoder("latin1").decode(part);
  return latin(bytes.slice(0, signature.length)) === signature && latin(bytes.slice(-endBytes)).includes(endMark);
}

export function createDocumentService(
  { url, key, address, fetch: send, placeFetch = send }: DocumentConfig,
  log: Logger,
): DocumentService {
  const caller = () => ({
    authorization: `Bearer ${key}`,
    "x-shopper-address": address,
    // Not for the service, which stores nothing, but to mark the call as retryable.
    "idempotency-key": crypto.randomUUID(),
  });
  return {
    async place() {
      try {
        const { status } = await placeFetch(`${url}/places`, { method: "POST", headers: caller() });
        if (status === 429) return { ok: false, code: "limit" };
        if (status === 204) return { ok: true, taken: true };
        // A third-party service without this call; its limit applies when the document is made.
        if (status >= 400 && status < 500) return { ok: true, taken: false };
        log.error("the document quota could not be checked", { status });
      } catch (error) {
        log.error("documents cannot be reached", { error });
      }
      return { ok: false, code: "unavailable" };
    },

    async pdf(request, place) {
      try {
        const response = await send(`${url}/pdf`, {
          method: "POST",
          headers: {
            ...caller(),
            accept: "application/pdf",
            "content-type": "application/json",
            ...(place?.taken && { "x-document-place": "taken" }),
          },
          body: JSON.stringify(request),
        });
        if (response.status === 429) return { ok: false, code: "limit" };
        const bytes = await response.arrayBuffer();
        if (response.status === 200 && isWhole(bytes)) return { ok: true, bytes };
        log.error("a document could not be made", { status: response.status });
      } catch (error) {
        log.error("documents cannot be reached", { error });
      }
      return { ok: false, code: "unavailable" };
    },

    async text(pdf) {
      try {
        const response = await send(`${url}/text`, {
          method: "POST",
          headers: { ...caller(), "content-type": "application/json" },
          body: JSON.stringify({ pdf: toBase64(pdf) }),
        });
        if (response.status === 429) return { ok: false, code: "limit" };
        const body = v.safeParse(v.union([pdfTextAnswer, errorEnvelope]), await response.json().catch(() => null));
        if (body.success && "text" in body.output && response.status === 200)
          return { ok: true, text: body.output.text };
        const fault = v.safeParse(pdfTextFault, body.success && "errors" in body.output && body.output.errors[0]?.code);
        if (response.status === 422 && fault.success) return { ok: false, code: fault.output };
        log.error("the text of a document could not be read", { status: response.status });
      } catch (error) {
        log.error("documents cannot be reached", { error });
      }
      return { ok: false, code: "unavailable" };
    },
  };
}
