/** The common envelope of cXML documents. */
import { type Xml, xml } from "./xml-writer";

/** Document type files: requests after an order, and invoices, are declared in files of their own. */
type DocumentType = "cXML" | "Fulfill" | "InvoiceDetail";

export interface CxmlEnvelope {
  /** Unique per document; a resent document keeps its id. */
  readonly payloadId: string;
  /** ISO 8601. */
  readonly timestamp: string;
}

export function cxmlDocument(
  { payloadId, timestamp }: CxmlEnvelope,
  content: readonly Xml[],
  documentType: DocumentType = "cXML",
): string {
  const dtd = `http://xml.cxml.org/schemas/cXML/1.2.060/${documentType}.dtd`;
  const root = xml("cXML", { payloadID: payloadId, timestamp, "xml:lang": "en-US" }, content);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE cXML SYSTEM "${dtd}">\n${root}`;
}

/** Outcome of a request, as an HTTP status code. */
export interface CxmlStatus {
  readonly code: 200 | 400 | 401 | 403 | 406 | 409 | 413 | 429 | 500 | 501;
  /** For the person who set up the connection; reveals nothing that the sender does not already have. */
  readonly detail: string;
}

const texts: Readonly<Record<CxmlStatus["code"], string>> = {
  200: "OK",
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  406: "Not Acceptable",
  409: "Conflict",
  413: "Request Entity Too Large",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
};

/** A response; `content` follows the status if the request succeeded. */
export function cxmlResponse(
  envelope: CxmlEnvelope,
  { code, detail }: CxmlStatus,
  content: readonly Xml[] = [],
): string {
  const status = xml("Status", { code, text: texts[code], "xml:lang": "en-US" }, detail);
  return cxmlDocument(envelope, [xml("Response", {}, [status, ...content])]);
}

/** Response to a setup request: the URL that the buyer's browser opens. */
export function startPageResponse(envelope: CxmlEnvelope, startPage: string): string {
  return cxmlResponse(envelope, { code: 200, detail: "" }, [
    xml("PunchOutSetupResponse", {}, [xml("StartPage", {}, [xml("URL", {}, startPage)])]),
  ]);
}
