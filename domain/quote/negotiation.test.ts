import type { QuoteRevisionRequest } from "@contracts/commerce/quote-negotiation";
import type { Quote } from "@contracts/commerce/quotes";
import { describe, expect, it } from "vitest";
import { carriedOut, cartContext, newCart } from "../../tests/factories/cart";
import { boston, checkout } from "../../tests/factories/checkout";
import { applyQuote } from "../cart/transition";
import { payableInQuote } from "../checkout/quote-totals";
import { shippingOffers } from "../checkout/shipping";
import { discountLimitOf } from "./discount-limit";
import { waitsForShop } from "./list-entry";
import { negotiationOf, quoteStateOf, submittedQuote, withDecision, withMessage, withOrder } from "./negotiation";
import { revise } from "./revise";
import { termsOf } from "./terms";

const made = "2030-01-01T00:00:00.000Z";
const end = "2030-01-31T00:00:00.000Z";
const now = new Date("2030-01-02T00:00:00.000Z");

const cart = carriedOut(newCart(), [
  { action: "addLineItem", sku: "4060S", quantity: 2 },
  { action: "addDiscountCode", code: "WELCOME10" },
]);
const [line] = cart.lineItems;
if (!line) throw new Error("no line");
const list = line.listPrice.centAmount;

const draft = (over: Partial<Quote> = {}): Quote => ({
  ...{ quoteNumber: "Q300101000001", anonymousId: "A".repeat(22), quoteType: "quoteUS", quoteState: "Draft" },
  ...{ quoteCreationDate: made, quoteExpirationDate: end, language: "en", country: "US", cartVersion: cart.version },
  ...{ customerInfo: null, distributor: null, cart },
  ...over,
});
const submitted = (over: Partial<Quote> = {}) =>
  submittedQuote(draft(over), { quoteCreationDate: made, quoteExpirationDate: end });

const answer = (over: Partial<QuoteRevisionRequest> = {}): QuoteRevisionRequest => ({
  ...{ version: 1, validUntil: end, terms: "", message: "", by: "Ada Sales" },
  lines: [{ lineItemId: line.id, centAmount: Math.round(list * 0.8), quantity: 10, reason: "Ten pieces at once" }],
  ...{ added: [], shipping: null },
  ...over,
});
const authority = { discountLimit: 1_000_000, context: cartContext({ now: now.toISOString() }) };

function revised(quote = submitted(), over: Partial<QuoteRevisionRequest> = {}, limit = 1_000_000): Quote {
  const outcome = revise(quote, answer(over), { ...authority, discountLimit: limit });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.quote;
}
const codeOf = (outcome: { ok: boolean }) => ("code" in outcome ? outcome.code : null);

describe("a revision", () => {
  it("changes price, pieces and end of the quote, and records the changes", () => {
    const quote = revised(submitted(), { validUntil: "2030-02-15T00:00:00.000Z", terms: "Delivered in two parts" });
    expect(quote.cart.lineItems[0]).toMatchObject({
      ...{ quantity: 10, totalPrice: { centAmount: Math.round(list * 0.8) * 10 }, appliedPromoNames: [] },
    });
    expect([quote.revision, quote.quoteExpirationDate]).toEqual([2, "2030-02-15T00:00:00.000Z"]);
    expect(negotiationOf(quote).revisions.at(-1)).toMatchObject({
      ...{ revision: 2, by: "Ada Sales", terms: "Delivered in two parts" },
      changes: [
        {
          ...{ sku: "4060S", formerQuantity: 2, quantity: 10, reason: "Ten pieces at once" },
          formerPrice: { centAmount: Math.round(list * 0.9) },
          price: { centAmount: Math.round(list * 0.8) },
        },
      ],
    });
    expect(quoteStateOf(quote, now)).toBe("Answered");
  });

  it("sets the cost of the basket and the order, regardless of the price list", () => {
    const terms = termsOf(revised());
    if (!terms) throw new Error("no terms");
    const outcome = applyQuote(newCart(), terms, cartContext({ now: now.toISOString() }));
    expect(outcome.ok && outcome.cart.lineItems.map(({ totalPrice }) => totalPrice.centAmount)).toEqual([
      Math.round(list * 0.8) * 10,
    ]);
  });

  it("keeps an agreed price when only pieces change again", () => {
    const second = revised(revised(), {
      lines: [{ lineItemId: line.id, centAmount: Math.round(list * 0.8), quantity: 12, reason: "Two more" }],
    });
    expect(second.cart.lineItems[0]?.totalPrice.centAmount).toBe(Math.round(list * 0.8) * 12);
    expect(negotiationOf(second).revisions).toHaveLength(3);
  });

  it.each([
    [
      "DiscountLimit",
      { lines: [{ lineItemId: line.id, centAmount: Math.round(list * 0.7), quantity: 2, reason: "x" }] },
    ],
    ["AboveListPrice", { lines: [{ lineItemId: line.id, centAmount: list + 1, quantity: 2, reason: "x" }] }],
    ["ReasonMissing", { lines: [{ lineItemId: line.id, centAmount: list, quantity: 2, reason: "" }] }],
    ["UnknownLine", { lines: [{ lineItemId: "none", centAmount: list, quantity: 2, reason: "x" }] }],
    ["NothingChanged", { lines: [] }],
    ["EmptyQuote", { lines: [{ lineItemId: line.id, centAmount: list, quantity: 0, reason: "x" }] }],
    ["AlreadyQuoted", { added: [{ sku: "4060S", quantity: 1, centAmount: null, reason: "x" }] }],
    ["UnknownProduct", { added: [{ sku: "9999X", quantity: 1, centAmount: null, reason: "x" }] }],
    ["ReasonMissing", { added: [{ sku: "9272S", quantity: 1, centAmount: null, reason: "" }] }],
    ["DiscountLimit", { added: [{ sku: "9272S", quantity: 1, centAmount: 100, reason: "x" }] }],
    ["UnknownMethod", { lines: [], shipping: { methodId: "none", centAmount: 0, reason: "x" } }],
    ["AboveListPrice", { lines: [], shipping: { methodId: "us-ground", centAmount: 999_999, reason: "x" } }],
    ["DiscountLimit", { lines: [], shipping: { methodId: "us-ground", centAmount: 1, reason: "x" } }],
    ["ReasonMissing", { lines: [], shipping: { methodId: "us-ground", centAmount: 2_400, reason: "" } }],
    ["InvalidEnd", { validUntil: made }],
    ["InvalidEnd", { validUntil: "2032-01-01T00:00:00.000Z" }],
  ] as const)("is refused: %s", (code, over) => {
    const request = answer(over as Partial<QuoteRevisionRequest>);
    expect(codeOf(revise(submitted(), request, { ...authority, discountLimit: 200_000 }))).toBe(code);
  });

  it("adds products at the list price or an agreed one, and takes products out", () => {
    const added = [
      { sku: "9272S", quantity: 3, centAmount: null, reason: "You asked for it" },
      { sku: "5000S", quantity: 1, centAmount: 12_000, reason: "Price for the set" },
    ];
    const lines = [{ lineItemId: line.id, centAmount: list, quantity: 0, reason: "Replaced" }];
    const quote = revised(submitted(), { lines, added });
    expect(quote.cart.lineItems.map(({ sku, quantity, totalPrice }) => [sku, quantity, totalPrice.centAmount])).toEqual(
      [
        ["9272S", 3, 3 * (10_001 + 9272)],
        ["5000S", 1, 12_000],
      ],
    );
    expect(negotiationOf(quote).revisions.at(-1)?.changes).toMatchObject([
      { sku: "4060S", formerQuantity: 2, quantity: 0 },
      { sku: "9272S", formerQuantity: 0, quantity: 3 },
      { sku: "5000S", formerQuantity: 0, quantity: 1, formerPrice: { centAmount: 15_001 } },
    ]);
    const terms = termsOf(quote);
    if (!terms) throw new Error("no terms");
    const basket = applyQuote(newCart(), terms, cartContext({ now: now.toISOString() }));
    expect(basket.ok && basket.cart.quotes?.[0]?.coverage).toBe("whole");
  });

  it("changes the method and the price of shipping, which the basket then offers", () => {
    const shipping = { methodId: "us-overnight", centAmount: 0, reason: "With our compliments" };
    const quote = revised(submitted(), { lines: [], shipping });
    const change = negotiationOf(quote).revisions.at(-1)?.shipping;
    expect(change).toMatchObject({ formerNames: null, price: { centAmount: 0 }, reason: "With our compliments" });
    expect(quote.cart.totalPrice).toEqual(payableInQuote("quoteUS", quote.cart));
    const terms = termsOf(quote);
    if (!terms) throw new Error("no terms");
    const basket = applyQuote(newCart(), terms, cartContext({ now: now.toISOString() }));
    if (!basket.ok) throw new Error(basket.problem.code);
    const offers = shippingOffers({ ...basket.cart, shippingAddress: boston }, checkout);
    expect(offers.find(({ id }) => id === "us-overnight")?.discountedPrice?.centAmount).toBe(0);
    expect(revise(quote, answer({ lines: [], shipping }), authority)).toMatchObject({ code: "NothingChanged" });
    const emea = submitted({ quoteType: "quoteEMEA" });
    expect(codeOf(revise(emea, answer({ lines: [], shipping }), authority))).toBe("ShippingOpen");
  });

  it("may go down to the limit of the role exactly", () => {
    const least = Math.ceil((list * 800_000) / 1_000_000);
    const lines = [{ lineItemId: line.id, centAmount: least, quantity: 2, reason: "x" }];
    expect(revised(submitted(), { lines }, 200_000).revision).toBe(2);
    expect(discountLimitOf("orders", checkout)).toBe(200_000);
    expect(discountLimitOf("read-only", checkout)).toBe(0);
    expect(discountLimitOf("orders", { ...checkout, quoteDiscountLimits: { orders: 50_000 } })).toBe(50_000);
  });

  it("is not made of drafts, distributor requests and ordered quotes", () => {
    expect(codeOf(revise(draft(), answer(), authority))).toBe("NotNegotiated");
    expect(codeOf(revise(submitted({ quoteType: "quoteB2D" }), answer(), authority))).toBe("NotNegotiated");
    expect(codeOf(revise(withOrder(submitted(), "W300101000001"), answer(), authority))).toBe("QuoteOrdered");
  });
});

describe("the state of a quote", () => {
  const decide = (quote: Quote, kind: "accepted" | "declined", revision: number, at = now) =>
    withDecision(quote, { kind, revision, reason: "" }, { name: "Barbara Lane", now: at });
  const decided = (quote: Quote, kind: "accepted" | "declined", revision: number) => {
    const outcome = decide(quote, kind, revision);
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.quote;
  };

  it("follows from events and the clock", () => {
    const late = new Date("2030-03-01T00:00:00.000Z");
    const first = submitted();
    const accepted = decided(revised(), "accepted", 2);
    const declined = decided(revised(), "declined", 2);
    expect([draft(), first, revised(), accepted, declined].map((quote) => quoteStateOf(quote, now))).toEqual([
      ...["Draft", "Submitted", "Answered", "Accepted", "Declined"],
    ]);
    expect([first, accepted, declined].map((quote) => quoteStateOf(quote, late))).toEqual([
      ...["Expired", "Expired", "Declined"],
    ]);
    expect(quoteStateOf(withOrder(accepted, "W300101000001"), late)).toBe("Ordered");
    // A quote from before negotiations.
    expect(quoteStateOf(draft({ quoteState: "Submitted" }), now)).toBe("Submitted");
  });

  it("is open again after a revision of a declined quote", () => {
    expect(quoteStateOf(revised(decided(submitted(), "declined", 1)), now)).toBe("Answered");
  });

  it("takes decisions on the current revision only, once, and before its end", () => {
    expect(codeOf(decide(revised(), "accepted", 1))).toBe("QuoteRevised");
    expect(codeOf(decide(submitted(), "accepted", 1, new Date("2030-03-01T00:00:00.000Z")))).toBe("QuoteExpired");
    const accepted = decided(submitted(), "accepted", 1);
    expect(decide(accepted, "accepted", 1)).toEqual({ ok: true, quote: accepted });
    expect(codeOf(decide(accepted, "declined", 1))).toBe("QuoteDecided");
    expect(codeOf(decide(decided(submitted(), "declined", 1), "accepted", 1))).toBe("QuoteDecided");
    expect(quoteStateOf(decided(revised(accepted), "declined", 2), now)).toBe("Declined");
    expect(codeOf(decide(withOrder(accepted, "W300101000001"), "declined", 1))).toBe("QuoteOrdered");
  });

  it("takes the customer's last message again within a minute as a second press", () => {
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
    const write = (quote: Quote, over: object = {}) => {
      const message = { id: "1", at: at(0), from: "customer" as const, name: "A", text: "Hello", ...over };
      const outcome = withMessage(quote, message);
      if (!outcome.ok) throw new Error(outcome.code);
      return outcome.quote;
    };
    const asked = write(submitted());
    expect(write(asked, { id: "2", at: at(59) })).toBe(asked);
    for (const over of [{ at: at(60) }, { text: "Hello?" }, { name: "B" }, { from: "shop" }]) {
      expect(negotiationOf(write(asked, { id: "2", ...over })).messages).toHaveLength(2);
    }
    const answered = write(asked, { from: "shop" });
    expect(negotiationOf(write(answered, { id: "3" })).messages).toHaveLength(3);
  });

  it("waits for the shop after the customer wrote or accepted, until the shop answers", () => {
    const write = (quote: Quote, from: "customer" | "shop") => {
      const outcome = withMessage(quote, { id: "1", at: "2030-01-03T00:00:00.000Z", from, name: "A", text: "Hello" });
      if (!outcome.ok) throw new Error(outcome.code);
      return outcome.quote;
    };
    expect(waitsForShop(submitted())).toBe(false);
    const asked = write(submitted(), "customer");
    expect(waitsForShop(asked)).toBe(true);
    expect(waitsForShop(write(asked, "shop"))).toBe(false);
    expect(waitsForShop(decided(submitted(), "accepted", 1))).toBe(true);
    expect(waitsForShop(withOrder(decided(submitted(), "accepted", 1), "W300101000001"))).toBe(false);
  });
});
