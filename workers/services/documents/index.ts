/** Document service: `POST /pdf` renders a document for the storefront. README.md describes the request. */
import { documentRequest } from "@contracts/catalogue/documents";
import { type Context, Hono } from "hono";
import { bearerMatches } from "../admin";
import type { ServicesApp } from "../env";
import { readJson } from "../shared/body";
import { callerNetwork } from "../shared/caller";
import { problemResponse, tooManyRequests } from "../shared/problems";
import { documentFonts } from "./fonts";

/** Room for twelve photographs with their texts. */
const bodyCap = 7 * 1024 * 1024;
/** Documents per shopper and minute; rendering a page takes some hundredths of a second. */
const perMinute = 10;

export const documents = new Hono<ServicesApp>();

documents.use(async (c, next) => {
  if (!(await bearerMatches(c.req.raw.headers, c.env.DOCUMENTS_KEY))) {
    return problemResponse(401, { code: "invalid_token", message: "The key of the documents is missing or wrong." });
  }
  return next();
});

/**
 * Reserves a place for one document before any data is read. A `POST /pdf` can then state that it has a reservation.
 */
documents.post("/places", async (c) => (await overLimit(c)) ?? new Response(null, { status: 204 }));

documents.post("/pdf", async (c) => {
  const request = await readJson(c.req.raw, documentRequest, bodyCap);
  if (!request.ok) return request.response;
  // The `POST /pdf` comes from a caller with the shop's key, so its header is trusted.
  const refused = c.req.header("x-document-place") === "taken" ? null : await overLimit(c);
  if (refused) return refused;
  // Loaded with the first document, so that other services do not wait for it.
  const { renderDocument } = await import("./render");
  const bytes = await renderDocument(request.value, documentFonts(), new Date());
  return new Response(bytes, { headers: { "content-type": "application/pdf", "cache-control": "no-store" } });
});

/** Counts one document of the shopper; returns the refusal if the limit is exceeded. */
async function overLimit(c: Context<ServicesApp>): Promise<Response | null> {
  const factor = Number(c.env.DOCUMENTS_LIMIT_FACTOR ?? "1");
  const counter = c.env.RATE_LIMITS.get(c.env.RATE_LIMITS.idFromName(`documents ${callerNetwork(c.req.raw)}`));
  const wait = await counter.take(perMinute * (factor > 0 ? factor : 1), 60);
  return wait > 0 ? tooManyRequests("Too many documents in a minute.", wait) : null;
}
