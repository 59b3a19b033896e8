/** Purchase orders as documents, each readable by the customer who uploaded it. */
import {
  maxPurchaseOrderBytes,
  purchaseOrderDocument,
  purchaseOrderUpload,
} from "@contracts/commerce/purchase-order-files";
import { purchaseOrderFileType } from "@domain/purchase-orders/file-type";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { readJson } from "../../shared/body";
import {
  insufficientScope,
  invalidInput,
  notFound,
  problemResponse,
  tooLarge,
  tooManyRequests,
} from "../../shared/problems";
import { countUse } from "../../shared/rate-limits/rate-limits";
import type { CommerceApp } from "../context";

export const purchaseOrderFileRoutes = new Hono<CommerceApp>();

/** Limit of a JSON body with the file in Base64 and its name. */
const bodyCap = 7 * 1024 * 1024;

/** Uploads of a customer in an hour. */
const uploadsPerHour = 60;

/** Key of a document; null for a caller who is not a customer. */
function keyOf(c: Context<CommerceApp>, id: string): string | null {
  const { kind, subject } = c.get("claims");
  return kind === "customer" ? `${subject}/${id}` : null;
}

purchaseOrderFileRoutes.post("/", async (c) => {
  const id = crypto.randomUUID();
  const key = keyOf(c, id);
  if (key === null) return insufficientScope();
  const wait = await countUse(c.env, `purchase-order-files:${c.get("claims").subject}`, uploadsPerHour, 3600);
  if (wait > 0) return tooManyRequests("Too many files. Please try again later.", wait);
  const body = await readJson(c.req.raw, purchaseOrderUpload, bodyCap);
  if (!body.ok) return body.response;
  const { name, content } = body.value;
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  if (bytes.byteLength > maxPurchaseOrderBytes) return tooLarge(maxPurchaseOrderBytes);
  const type = purchaseOrderFileType(bytes);
  if (!type) {
    return problemResponse(415, { code: "InvalidInput", message: "A purchase order must be a PDF, PNG or JPEG file." });
  }
  await c.env.PURCHASE_ORDERS.put(key, bytes, { httpMetadata: { contentType: type }, customMetadata: { name } });
  return Response.json({ id, name }, { status: 201 });
});

purchaseOrderFileRoutes.get("/:id", async (c) => {
  if (!/^[\w-]{36}$/.test(c.req.param("id"))) return invalidInput("This is not the ID of a file.");
  const key = keyOf(c, c.req.param("id"));
  if (key === null) return insufficientScope();
  const stored = await c.env.PURCHASE_ORDERS.get(key);
  if (!stored) return notFound("file");
  const bytes = new Uint8Array(await stored.arrayBuffer());
  let text = "";
  // Converts in chunks, because the argument list of a call is limited.
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  const document = v.parse(purchaseOrderDocument, {
    name: stored.customMetadata?.name,
    type: stored.httpMetadata?.contentType,
    content: btoa(text),
  });
  return Response.json(document, { headers: { "cache-control": "no-store" } });
});
