/** Documents: `POST /pdf` renders what the storefront's server asks for. README.md has the wire. */
import { documentRequest } from "@contracts/documents";
import { Hono } from "hono";
import { bearerMatches } from "../admin";
import type { ServicesApp } from "../env";
import { readJson } from "../shared/body";
import { callerAddress } from "../shared/caller";
import { problemResponse, tooManyRequests } from "../shared/problems";
import { documentFonts } from "./fonts";

/** Twelve photographs with their texts. */
const bodyCap = 7 * 1024 * 1024;
/** For one shopper: a page is set in some hundredths of a second. */
const perMinute = 10;

export const documents = new Hono<ServicesApp>();

documents.use(async (c, next) => {
  if (!(await bearerMatches(c.req.raw.headers, c.env.DOCUMENTS_KEY))) {
    return problemResponse(401, { code: "invalid_token", message: "The key of the documents is missing or wrong." });
  }
  return next();
});

documents.post("/pdf", async (c) => {
  const request = await readJson(c.req.raw, documentRequest, bodyCap);
  if (!request.ok) return request.response;
  const factor = Number(c.env.DOCUMENTS_LIMIT_FACTOR ?? "1");
  const counter = c.env.RATE_LIMITS.get(c.env.RATE_LIMITS.idFromName(`documents ${callerAddress(c.req.raw)}`));
  const wait = await counter.take(perMinute * (factor > 0 ? factor : 1), 60);
  if (wait > 0) return tooManyRequests("Too many documents in a minute.", wait);
  // Set up when the first document is asked for: no other service waits for it.
  const { renderDocument } = await import("./render");
  const bytes = await renderDocument(request.value, documentFonts(), new Date());
  return new Response(bytes, { headers: { "content-type": "application/pdf", "cache-control": "no-store" } });
});
