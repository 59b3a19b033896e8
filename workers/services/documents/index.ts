/** Document service: `POST /pdf` renders a document, `POST /text` reads one. README.md describes the requests. */
import { documentRequest, type PdfTextFault, pdfTextRequest } from "@contracts/catalogue/documents";
import { type Context, Hono } from "hono";
import { requireKey } from "../admin";
import type { ServicesApp } from "../env";
import { readJson } from "../shared/body";
import { callerNetwork } from "../shared/caller";
import { problemResponse, tooManyRequests } from "../shared/problems";
import { countUse, factorOf } from "../shared/rate-limits/rate-limits";
import { documentFonts } from "./fonts";

/** Room for twelve photographs with their texts. */
const bodyCap = 7 * 1024 * 1024;
/** Documents per shopper and minute; rendering a page takes some hundredths of a second. */
const perMinute = 10;

export const documents = new Hono<ServicesApp>();

documents.use(requireKey("DOCUMENTS_KEY", "The key of the documents"));

/**
 * Counts one document against the limit before its data is read. The following `POST /pdf` then states that it is
 * counted.
 */
documents.post("/places", async (c) => (await overLimit(c)) ?? new Response(null, { status: 204 }));

documents.post("/pdf", async (c) => {
  const request = await readJson(c.req.raw, documentRequest, bodyCap);
  if (!request.ok) return request.response;
  // The `POST /pdf` comes from a caller with the shop's key, so its header is trusted.
  const refused = c.req.header("x-document-place") === "taken" ? null : await overLimit(c);
  if (refused) return refused;
  // Loaded with the first document, so it does not delay other services.
  const { renderDocument } = await import("./render");
  const bytes = await renderDocument(request.value, documentFonts(), new Date());
  return new Response(bytes, { headers: { "content-type": "application/pdf", "cache-control": "no-store" } });
});

const faultMessages: Readonly<Record<PdfTextFault, string>> = {
  protected: "The PDF has a password.",
  broken: "The file is not a PDF, or is damaged.",
  long: "The PDF has too many pages.",
  empty: "The PDF has no text.",
};

documents.post("/text", async (c) => {
  const request = await readJson(c.req.raw, pdfTextRequest, bodyCap);
  if (!request.ok) return request.response;
  const refused = await overLimit(c);
  if (refused) return refused;
  const { readPdfText } = await import("./pdf-text");
  const read = await readPdfText(Uint8Array.from(atob(request.value.pdf), (letter) => letter.charCodeAt(0)));
  if (!read.ok) return problemResponse(422, { code: read.fault, message: faultMessages[read.fault] });
  return c.json({ text: read.text }, 200, { "cache-control": "no-store" });
});

/** Counts one document of the shopper; returns the refusal if the limit is exceeded. */
async function overLimit(c: Context<ServicesApp>): Promise<Response | null> {
  const limit = perMinute * factorOf(c.env.DOCUMENTS_LIMIT_FACTOR);
  const wait = await countUse(c.env, `documents ${callerNetwork(c.req.raw)}`, limit, 60);
  return wait > 0 ? tooManyRequests("Too many documents in the last minute.", wait) : null;
}
