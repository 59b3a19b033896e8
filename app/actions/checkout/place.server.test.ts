import { orderReviewOf } from "@domain/checkout/order-review";
import { defaultSellingSettings } from "@domain/selling/defaults";
import { describe, expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { formKey } from "~/loaders/account/form-key.server";
import { newCart } from "../../../tests/factories/cart";
import { changeCheckout } from "./one-page/one-page.server";
import { changePayment } from "./payment.server";
import { placeOrder } from "./place.server";
import { changeShipping } from "./shipping.server";

const cart = newCart();
const leftBehind = "/checkout/review?left=basket";
const changes = { placeOrder, changeCheckout, changePayment, changeShipping };
const paths = {
  placeOrder: "/checkout/summary",
  changeCheckout: "/checkout",
  changePayment: "/checkout/paymentinformation",
  changeShipping: "/checkout/shippinginformation",
} as const;

interface Found {
  /** The customer's basket now. */
  readonly active?: typeof cart | null;
  readonly orders?: readonly object[];
  readonly requests?: readonly object[];
}

/** Sends a form of the page on which the customer last saw `cart`. */
async function sent(name: keyof typeof changes, fields: Record<string, string>, found: Found) {
  const { active = null, orders = [], requests = [] } = found;
  const commerce = {
    activeCart: async () => ({ ok: true, value: active }),
    orders: async () => ({ ok: true, value: { results: orders } }),
  };
  const accounts = { approvals: async () => ({ ok: true, value: requests }) };
  const settings = { selling: async () => defaultSellingSettings };
  const content = { globalSettings: async () => ({ ok: true, value: {} }) };
  const context = {
    ...{ t: (key: string) => key, degraded() {}, log: { warn() {} } },
    market: { region: "global", country: "US", currency: "USD", language: "en" },
    request: new Request("https://shop.example/", { method: "POST" }),
    session: { customerId: "customer-1", expired: null },
    services: { commerce, accounts, content, settings },
  } as unknown as PrivateContext;
  const form = new FormData();
  const seen = JSON.stringify(orderReviewOf(cart));
  for (const [field, value] of Object.entries({ basket: cart.id, seen, ...fields })) form.set(field, value);
  const url = new URL(paths[name], "https://shop.example");
  const answer = await changes[name](context, { form, url, params: {} }).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get("location") : answer;
}

describe("an order whose basket is gone", () => {
  it("leads to the request for approval that it became, or to the order", async () => {
    const request = { id: "a1", cartId: cart.id };
    for (const name of ["placeOrder", "changeCheckout"] as const) {
      const place = (found: Found) => sent(name, { intent: "place" }, found);
      expect(await place({ requests: [{ id: "a0", cartId: "other" }, request] })).toBe(
        "/account/my/approvals/a1?done=asked",
      );
      const order = { id: cart.id, orderNumber: "W300101000001", payments: [] };
      expect(await place({ requests: [request], orders: [order] })).toBe("/checkout/confirmation?order=W300101000001");
    }
  });
});

describe("a basket that was emptied in another window", () => {
  const another = formKey({ id: "customer-2" }, null);

  it.each([
    ["placeOrder", { intent: "place" }],
    ["changeCheckout", { intent: "place" }],
    ["changeCheckout", { intent: "place", key: another }],
    ["changeCheckout", { intent: "save ship-to" }],
    ["changeCheckout", { intent: "save ship-to", key: another }],
    ["changeCheckout", { intent: "apply-promo", code: "" }],
    ["changePayment", { intent: "save" }],
    ["changeShipping", { intent: "save", key: another }],
    ["changeShipping", { intent: "save" }],
  ] as const)("is reported after %s of %o", async (name, fields) => {
    expect(await sent(name, fields, { active: cart })).toBe(leftBehind);
  });
});
