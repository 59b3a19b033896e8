/**
 * Input of the tools at `/ucp/mcp`, as the Universal Commerce Protocol names them (ucp.dev, 2026-08-25). Members that the
 * shop does not read are accepted and left out. JSON Schemas for clients: `ucp-tools.schemas.json`, see
 * `tool-schemas.test.ts`.
 */
import * as v from "valibot";
import { orderNumber } from "../commerce/orders";
import { maxQuantity } from "../values/limits";
import { procurement } from "./procurement";

const line = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

const agent = v.object({ profile: v.pipe(line(2048), v.url(), v.startsWith("https://")) });
/** Printable, because it is a header in the REST binding. */
const idempotencyKey = v.pipe(line(128), v.minLength(8), v.regex(/^[\x21-\x7e]+$/));
const meta = v.object({ "ucp-agent": agent, "idempotency-key": v.optional(idempotencyKey) });
const keyedMeta = v.object({ "ucp-agent": agent, "idempotency-key": idempotencyKey });

const context = v.optional(
  v.object({
    address_country: v.optional(
      v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Za-z]{2}$/), v.description("ISO 3166 alpha-2 code")),
    ),
    language: v.optional(v.pipe(line(35), v.description("BCP 47 tag"))),
    intent: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  }),
);

/** Catalog number with its size. */
const itemId = v.pipe(line(40), v.trim(), v.toUpperCase());
const lineItems = v.pipe(
  v.array(
    v.object({
      item: v.object({ id: v.pipe(itemId, v.description("Id of a variant: 4060S")) }),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity)),
    }),
  ),
  v.maxLength(100),
);

/** A sealed reference to a basket; see `app/context/visit/agent-sessions.server.ts`. */
const sessionId = line(4096);
const catalogId = line(80);

const cart = v.object({ line_items: lineItems, context });
const checkout = v.object({
  line_items: v.optional(lineItems, []),
  cart_id: v.optional(sessionId),
  context,
  procurement: v.optional(procurement),
});

export const ucpInputs = {
  search_catalog: v.object({
    meta,
    catalog: v.object({
      query: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
      context,
      pagination: v.optional(
        v.object({
          cursor: v.optional(v.pipe(line(60), v.description("Cursor of the last answer to the same search"))),
          limit: v.optional(
            v.pipe(v.number(), v.integer(), v.minValue(1), v.description("Asked size of a page; at most 30 are given")),
          ),
        }),
      ),
    }),
  }),
  lookup_catalog: v.object({
    meta,
    catalog: v.object({ ids: v.pipe(v.array(catalogId), v.minLength(1), v.maxLength(20)), context }),
  }),
  get_product: v.object({ meta, catalog: v.object({ id: catalogId, context }) }),
  create_cart: v.object({ meta, cart }),
  get_cart: v.object({ meta, id: sessionId }),
  update_cart: v.object({ meta, id: sessionId, cart }),
  cancel_cart: v.object({ meta, id: sessionId }),
  create_checkout: v.object({ meta, checkout }),
  get_checkout: v.object({ meta, id: sessionId }),
  update_checkout: v.object({ meta, id: sessionId, checkout }),
  complete_checkout: v.object({
    meta: keyedMeta,
    id: sessionId,
    checkout: v.optional(v.object({ procurement: v.optional(procurement) }), {}),
  }),
  cancel_checkout: v.object({ meta, id: sessionId }),
  get_order: v.object({ meta, id: v.pipe(orderNumber, v.description("Number of the order: W and twelve digits")) }),
} as const;

export const ucpMeta = v.object({ meta });

export type UcpTool = keyof typeof ucpInputs;
export type UcpInput<N extends UcpTool> = v.InferOutput<(typeof ucpInputs)[N]>;
export type UcpLines = v.InferOutput<typeof lineItems>;
export type UcpContext = v.InferOutput<typeof context>;
