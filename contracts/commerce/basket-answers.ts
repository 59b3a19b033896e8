/** What the shop answers the browser about its basket (`/api/basket`), checked on arrival. Texts are ready to show. */
import * as v from "valibot";
import { lineItemType } from "./cart";

const text = v.string();
const shownText = v.nullable(text);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const basketLineView = v.object({
  id: text,
  sku: text,
  productKey: text,
  name: text,
  href: text,
  /** Shown as "100 µl", the unit in the page's words (T-BASK-06). */
  size: v.object({ amount: text, unit: text }),
  quantity: count,
  /** Null where the country shows no prices. */
  price: shownText,
  total: shownText,
  type: lineItemType,
  /** Gift and returned lines cannot be changed. */
  editable: v.boolean(),
  /** Part of a panel that the shopper designed: removal and quantity ask first (T-LINE-10, T-LINE-13). */
  kit: v.boolean(),
  /** No longer sold here: it stays visible until the shopper removes it. */
  unavailable: v.boolean(),
  /** The latest change of the basket found another price than the shopper had seen. */
  priceChanged: v.boolean(),
  promotions: v.array(text),
});
export type BasketLineView = v.InferOutput<typeof basketLineView>;

/** A product that goes with what is in the basket (T-XSELL-01). */
export const basketSuggestion = v.object({
  type: v.picklist(["wb", "ihc", "sec", "if", "intraseq"]),
  sku: text,
  name: text,
  href: text,
  /** Why it is offered, in the language of the page. */
  reason: text,
});
export type BasketSuggestion = v.InferOutput<typeof basketSuggestion>;

const soldItem = v.object({
  sku: text,
  name: text,
  /** Product that the SKU is a size of. */
  family: text,
  /** One piece as it counts, in major units; null where no price is shown. */
  price: v.nullable(v.pipe(v.number(), v.minValue(0))),
  quantity: count,
});
/** A basket or an order as analytics know it. */
export const sale = v.object({
  /** Null where no price is shown. */
  currency: shownText,
  items: v.array(soldItem),
});
export type Sale = v.InferOutput<typeof sale>;

export const basketView = v.object({
  id: text,
  version: count,
  count,
  lines: v.array(basketLineView),
  subtotal: shownText,
  promotionsApplied: v.boolean(),
  sale,
  /** SKU of the line added last; null when the basket is empty. */
  recentSku: shownText,
  suggestions: v.array(basketSuggestion),
});
export type BasketView = v.InferOutput<typeof basketView>;

/** What the visitor's country lets them do with the basket; `resolveBasketRules` decides it. */
export const basketWays = v.object({
  available: v.boolean(),
  showsPrices: v.boolean(),
  checkoutPath: v.nullable(v.picklist(["/checkout/review", "/ct/punchout/review"])),
  proceedLabelKey: v.nullable(v.picklist(["basket.checkout"])),
  quotePath: v.nullable(v.picklist(["/quote/review"])),
  quoteLabelKey: v.nullable(v.picklist(["basket.requestQuote", "basket.japanReview", "basket.turnIntoQuote"])),
  noteKeys: v.array(v.picklist(["basket.distributorNote", "basket.quoteText"])),
});
export type BasketWays = v.InferOutput<typeof basketWays>;

export const basketState = v.object({
  /** Milliseconds since 1970 when the shop began to answer: of two states the later one holds. */
  at: v.number(),
  ways: basketWays,
  /** Null: no basket yet, or it could not be read (`unreachable`, `ended`). */
  basket: v.nullable(basketView),
  unreachable: v.boolean(),
  /** Whose session ended while its basket was asked for: there is none to read until they begin another. */
  ended: v.nullable(v.picklist(["customer", "punchout"])),
});
export type BasketState = v.InferOutput<typeof basketState>;

export const basketMessage = v.object({
  /** The gateway's code, or the shop's own. */
  code: text,
  text,
  /** The product is ordered by inquiry: a link to it belongs to the message (T-QADD-31, T-QADD-32). */
  inquiry: v.boolean(),
});
export type BasketMessage = v.InferOutput<typeof basketMessage>;

/** Where a message belongs: beside the quantity of a line, or above the table (T-TERR-11). */
export const basketPlace = v.variant("kind", [
  v.object({ kind: v.literal("line"), line: text }),
  v.object({ kind: v.literal("table") }),
]);
export type BasketPlace = v.InferOutput<typeof basketPlace>;

/** A token was invalid: the page is to be loaded anew, which the shop asks for at most once in 60 seconds (A-TOKEN-18). */
const reload = v.optional(v.boolean());

/** The session ended while the basket was asked for; the page says so (A-SESS-01 to A-SESS-03). */
const expired = v.nullable(v.picklist(["customer", "punchout", "anonymous"]));

export const basketAnswer = v.variant("ok", [
  v.object({
    ok: v.literal(true),
    state: basketState,
    added: v.nullable(v.object({ sku: text, count })),
    expired,
    reload,
  }),
  v.object({
    ok: v.literal(false),
    place: basketPlace,
    messages: v.array(basketMessage),
    /** The basket as it is, when the refusal says that the page shows an older one. */
    state: v.nullable(basketState),
    expired,
    reload,
  }),
]);
export type BasketAnswer = v.InferOutput<typeof basketAnswer>;
export type BasketRefusal = Extract<BasketAnswer, { ok: false }>;
