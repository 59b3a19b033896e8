/** Responses of `/api/basket` to the browser, validated on arrival. Texts are ready to display. */
import * as v from "valibot";
import { lineItemType } from "./cart";

const text = v.string();
const shownText = v.nullable(text);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const basketLineView = v.object({
  id: text,
  sku: text,
  productKey: text,
  name: text,
  href: text,
  /** Shown as "100 µl", with the unit in the page's language (T-BASK-06). */
  size: v.object({ amount: text, unit: text }),
  quantity: count,
  /** Null if the country shows no prices. */
  price: shownText,
  total: shownText,
  type: lineItemType,
  /** False for gift and returned lines. */
  editable: v.boolean(),
  /**
   * Part of a panel that the shopper designed; removal and quantity changes ask for confirmation (T-LINE-10,
   * T-LINE-13).
   */
  kit: v.boolean(),
  /** No longer sold in this country; stays visible until the shopper removes it. */
  unavailable: v.boolean(),
  /** The last change of the basket found a different price than the one shown. */
  priceChanged: v.boolean(),
  promotions: v.array(text),
  /** The buyer's note; absent without one. */
  note: v.optional(text),
  /** Lots of this size in which the customer holds pieces; they ship first; absent without one. */
  held: v.optional(v.array(v.object({ lot: text, href: text, pieces: count, until: text }))),
  /** List price of one piece and what the line saves; null without a lower price. */
  listPrice: shownText,
  saving: shownText,
  /** Name of the price group of the buyer's company, and the list price; absent at the list price. */
  contract: v.optional(v.object({ group: text, listPrice: text })),
  /** Why the line cannot be ordered, and what replaces the product; null if it can, or if the reason is not known. */
  obstacle: v.nullable(v.object({ text, successor: v.nullable(v.object({ name: text, href: text })) })),
  /** The quote that the line comes from. */
  quote: v.nullable(
    v.object({
      number: text,
      /** Last day of the quote. */
      until: text,
      /** False after the quote's term. */
      holds: v.boolean(),
      /** Quoted price of one piece. */
      price: shownText,
      /** Today's price of one piece, if it replaced or undercuts the quoted one. */
      today: shownText,
    }),
  ),
});
export type BasketLineView = v.InferOutput<typeof basketLineView>;

export type HeldLot = NonNullable<BasketLineView["held"]>[number];

/** A product that complements the basket (T-XSELL-01). */
const basketSuggestion = v.object({
  type: v.picklist(["wb", "ihc", "sec", "if", "intraseq"]),
  sku: text,
  name: text,
  href: text,
  /** Reason for the suggestion, in the page's language. */
  reason: text,
});
export type BasketSuggestion = v.InferOutput<typeof basketSuggestion>;

const soldItem = v.object({
  sku: text,
  name: text,
  /** Product number of the SKU's family. */
  family: text,
  /** Net price of one piece, in major units; null if no price is shown. */
  price: v.nullable(v.pipe(v.number(), v.minValue(0))),
  quantity: count,
});
/** A basket or an order as sent to analytics. */
export const sale = v.object({
  /** Null if no price is shown. */
  currency: shownText,
  items: v.array(soldItem),
});
export type Sale = v.InferOutput<typeof sale>;

const basketView = v.object({
  id: text,
  version: count,
  count,
  lines: v.array(basketLineView),
  subtotal: shownText,
  promotionsApplied: v.boolean(),
  /** Saving of all lines; null if there is none. */
  savings: shownText,
  /**
   * Quotes whose shipping or gifts do not apply, because the basket has only some of their pieces (`partial`) or has
   * other lines too (`withOthers`).
   */
  unfulfilledQuotes: v.array(v.object({ number: text, coverage: v.picklist(["withOthers", "partial"]) })),
  sale,
  /** SKU of the most recently added line; null if the basket is empty. */
  recentSku: shownText,
  suggestions: v.array(basketSuggestion),
});
export type BasketView = v.InferOutput<typeof basketView>;

/** Basket features that the visitor's country allows, decided by `resolveBasketRules`. */
const basketFeatures = v.object({
  available: v.boolean(),
  showsPrices: v.boolean(),
  checkoutPath: v.nullable(v.picklist(["/checkout/review", "/ct/punchout/review"])),
  expressPath: v.nullable(v.literal("/checkout")),
  proceedLabelKey: v.nullable(v.picklist(["basket.checkout"])),
  quotePath: v.nullable(v.picklist(["/quote/review"])),
  quoteLabelKey: v.nullable(v.picklist(["basket.requestQuote", "basket.japanReview", "basket.turnIntoQuote"])),
  noteKeys: v.array(v.picklist(["basket.distributorNote", "basket.quoteText"])),
});
export type BasketFeatures = v.InferOutput<typeof basketFeatures>;

const basketState = v.object({
  /** Time at which the server started the response, in milliseconds since 1970. Of two states, the later one wins. */
  at: v.number(),
  ways: basketFeatures,
  /** Null if there is no basket yet or it could not be read (`unreachable`, `ended`). */
  basket: v.nullable(basketView),
  unreachable: v.boolean(),
  /** Set if the session ended during the request; there is no basket until a new session starts. */
  ended: v.nullable(v.picklist(["customer", "punchout"])),
});
export type BasketState = v.InferOutput<typeof basketState>;

const basketMessage = v.object({
  /** An error code of the gateway or of the shop. */
  code: text,
  text,
  /** True if the product is sold by inquiry; the message then includes a link to the form (T-QADD-31, T-QADD-32). */
  inquiry: v.boolean(),
});
export type BasketMessage = v.InferOutput<typeof basketMessage>;

/** Position of a message: beside the quantity of a line, or above the table (T-TERR-11). */
const basketPlace = v.variant("kind", [
  v.object({ kind: v.literal("line"), line: text }),
  v.object({ kind: v.literal("table") }),
]);
export type BasketPlace = v.InferOutput<typeof basketPlace>;

/** A token was invalid, so the page must reload; requested at most once in 60 seconds (A-TOKEN-18). */
const reload = v.optional(v.boolean());

/** Set if the session ended during the request, so the page can report it (A-SESS-01 to A-SESS-03). */
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
    /** Current basket, if the change was refused because the page shows an older one. */
    state: v.nullable(basketState),
    expired,
    reload,
  }),
]);
export type BasketAnswer = v.InferOutput<typeof basketAnswer>;
export type BasketRefusal = Extract<BasketAnswer, { ok: false }>;
