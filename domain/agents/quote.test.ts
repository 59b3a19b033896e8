import type { Quote } from "@contracts/commerce/quotes";
import { expect, it } from "vitest";
import { carriedOut, cartContext, newCart } from "../../tests/factories/cart";
import { boston } from "../../tests/factories/checkout";
import { payableInQuote } from "../checkout/quote-totals";
import { submittedQuote } from "../quote/negotiation";
import { revise } from "../quote/revise";
import { quoteMembers } from "./quote";

const dates = { quoteCreationDate: "2030-01-01T00:00:00.000Z", quoteExpirationDate: "2030-01-31T00:00:00.000Z" };
const now = new Date("2030-01-02T00:00:00.000Z");
/** The cart includes the tax of its address, which a quote does not. */
const cart = carriedOut(newCart(), [
  { action: "addLineItem", sku: "4060S", quantity: 2 },
  { action: "setShippingAddress", address: boston },
]);
const quoteOf = (quoteType: Quote["quoteType"]): Quote =>
  submittedQuote(
    {
      ...{ quoteNumber: "Q300101000001", anonymousId: "A".repeat(22), quoteType, quoteState: "Draft", ...dates },
      ...{ language: "en", country: "US", cartVersion: cart.version, customerInfo: null, distributor: null, cart },
    },
    dates,
  );
const told = (quote: Quote) => quoteMembers(quote, "https://shop.example", "en", now);

it("a negotiated quote names the agreed prices and the total of its page", () => {
  const quote = quoteOf("quoteUS");
  const [line] = quote.cart.lineItems;
  const revised = revise(
    quote,
    {
      ...{ version: 1, validUntil: dates.quoteExpirationDate, terms: "", message: "", by: "Ada Sales" },
      lines: [{ lineItemId: line?.id ?? "", centAmount: 10_000, quantity: 3, reason: "Three pieces" }],
      ...{ added: [], shipping: null },
    },
    { discountLimit: 1_000_000, context: cartContext({ now: now.toISOString() }) },
  );
  if (!revised.ok) throw new Error(revised.code);
  const { lines, total } = told(revised.quote);
  expect(lines).toMatchObject([{ quantity: 3, unit_price: 10_000, total: 30_000 }]);
  expect(total?.amount).toBe(payableInQuote("quoteUS", revised.quote.cart).centAmount);
  expect(total?.amount).toBe(30_000);
});

it("a request to a distributor has no prices, because the distributor sets them", () => {
  expect(told(quoteOf("quoteB2D"))).toMatchObject({
    ...{ valid_until: null, total: null },
    lines: [{ sku: "4060S", quantity: 2, unit_price: null, total: null }],
  });
});
