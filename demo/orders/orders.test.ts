import { checkoutSettings } from "@contracts/commerce/checkout-settings";
import { order } from "@contracts/commerce/orders";
import { quote } from "@contracts/commerce/quotes";
import { lineLabel, lineLabels, orderLabel } from "@domain/order-status/order-status";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { createCatalogue } from "../catalogue";
import { demoCheckout } from "../checkout/checkout";
import { orderingCustomers } from "./customers";
import { orderLines, quoteLines } from "./orders";

const catalogue = createCatalogue({ size: 60 });
const now = new Date("2026-11-21T12:00:00.000Z");
const world = {
  now,
  customers: orderingCustomers(),
  product: (key: string) => catalogue.product(planOf(key)),
  lots: (key: string) => catalogue.lots(planOf(key)),
};
function planOf(key: string) {
  const plan = catalogue.plans.find((candidate) => candidate.key === key);
  if (!plan) throw new Error(`no product ${key}`);
  return plan;
}
const orders = [...orderLines(world)].map((line) => line.order);
const first = orders.slice(0, 12);

describe("checkout of the demonstration", () => {
  it("has settings that the gateway accepts", () => {
    expect(v.parse(checkoutSettings, demoCheckout)).toEqual(demoCheckout);
  });

  it("has four codes, and a distributor with address in every distributor country, two in Brazil", () => {
    expect(demoCheckout.promotions.map(({ code }) => code)).toEqual(["WELCOME10", "FREESHIP", "BENCHGIFT", "SPRING19"]);
    const countries = demoCheckout.distributors.map(({ country }) => country).sort();
    expect(countries).toEqual(["BR", "BR", "CZ", "IL", "IN", "PL", "TR", "ZA"]);
  });

  it("has taxes and shipping in every country with a checkout", () => {
    for (const country of ["US", "DE", "AT", "GB", "JP", "NL"]) {
      expect(demoCheckout.taxRules.some((rule) => rule.country === country)).toBe(true);
      expect(demoCheckout.shippingMethods.some(({ countries }) => countries.includes(country))).toBe(true);
    }
  });
});

describe("orders and quotes of the demonstration", () => {
  it("match the contracts, and their totals add up", () => {
    for (const made of orders) {
      expect(v.parse(order, made)).toEqual(made);
      const { subtotalPrice, shippingPrice, tax, totalPrice } = made;
      expect(subtotalPrice.centAmount + (shippingPrice?.centAmount ?? 0) + (tax?.centAmount ?? 0)).toBe(
        totalPrice.centAmount,
      );
    }
    for (const { quote: made } of quoteLines(world)) expect(v.parse(quote, made)).toEqual(made);
  });

  it("cover every status of orders and lines, newest first, on several pages", () => {
    expect(new Set(first.map((made) => orderLabel(made).kind))).toEqual(
      new Set(["Received", "Processing", "Shipped", "Complete", "Cancelled"]),
    );
    expect(
      new Set(first.flatMap(({ lineItems }) => lineItems.map(({ lineItemStatus }) => lineLabel(lineItemStatus)))),
    ).toEqual(new Set(lineLabels));
    expect(first.length).toBeGreaterThan(10);
    const times = first.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });
});
