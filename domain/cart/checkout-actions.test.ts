import type { CartAction } from "@contracts/commerce/cart";
import type { Payment } from "@contracts/commerce/payments";
import { describe, expect, it } from "vitest";
import { carriedOut, cartContext, newCart, refusalOf } from "../../tests/factories/cart";
import { boston } from "../../tests/factories/checkout";
import { summarize } from "./derived";
import { applyActions } from "./transition";

const add = (sku: string, quantity = 1): CartAction => ({ action: "addLineItem", sku, quantity });
const code = (text: string): CartAction => ({ action: "addDiscountCode", code: text });
const toBoston: CartAction = { action: "setShippingAddress", address: boston };
const by = (id: string): CartAction => ({ action: "setShippingMethod", shippingMethod: { id } });

describe("addresses", () => {
  it("T-CCALL-10, T-CART-05: sets and clears both; unlisted fields are dropped", () => {
    const cart = carriedOut(newCart(), [add("4060S"), toBoston, { action: "setBillingAddress", address: boston }]);
    expect([cart.shippingAddress, cart.billingAddress]).toEqual([boston, boston]);
    const bare = carriedOut(cart, [{ action: "setShippingAddress", address: null }]);
    expect([bare.shippingAddress, bare.billingAddress]).toEqual([null, boston]);
  });

  it("ships only to the cart's country, but bills to any", () => {
    const abroad = { ...boston, country: "DE", state: null };
    expect(refusalOf(newCart(), { action: "setShippingAddress", address: abroad })).toMatchObject({
      code: "CountryMismatch",
      country: "US",
    });
    expect(carriedOut(newCart(), [{ action: "setBillingAddress", address: abroad }]).billingAddress).toEqual(abroad);
  });
});

describe("shipping and tax", () => {
  it("T-CCALL-14, T-CART-04, T-CART-07: method, state tax and totals", () => {
    const cart = carriedOut(newCart(), [add("4060S", 2), toBoston, by("us-ground")]);
    const goods = 2 * (10_001 + 4060);
    const tax = Math.round(goods * 0.0625);
    expect(cart).toMatchObject({
      shippingInfo: { shippingMethodName: "Ground", shippingMethod: { id: "us-ground" }, discountedPrice: null },
      totalPrice: { centAmount: goods + 2500, currencyCode: "USD", fractionDigits: 2 },
      taxedPrice: { totalTax: { centAmount: tax }, totalGross: { centAmount: goods + 2500 + tax } },
    });
    expect(summarize(cart)).toMatchObject({ shippingPrice: { centAmount: 2500 }, tax: { centAmount: tax } });
  });

  it("prices by weight and value, and drops a method that no longer fits the cart", () => {
    const cart = carriedOut(newCart(), [add("7074S", 2), toBoston, by("us-ground")]);
    expect(cart.shippingInfo?.price.centAmount).toBe(2500);
    const heavier = carriedOut(cart, [add("7074S", 1)]);
    expect(heavier.shippingInfo?.price.centAmount).toBe(4500);
    expect(carriedOut(heavier, [add("7074S", 8)]).shippingInfo).toBeNull();
    const dear = carriedOut(cart, [add("4060S", 1)], {
      facts: new Map([
        ["4060S", { ...costly("4060S") }],
        ["7074S", { ...costly("7074S") }],
      ]),
    });
    expect(dear.shippingInfo).toMatchObject({ discountedPrice: { centAmount: 0 } });
  });

  it("refuses a method of another country, and any method without an address", () => {
    const cart = carriedOut(newCart(), [add("4060S"), toBoston]);
    for (const [on, id] of [
      [cart, "eu-express"],
      [carriedOut(newCart(), [add("4060S")]), "us-ground"],
    ] as const) {
      expect(refusalOf(on, by(id)).code).toBe("ShippingMethodDoesNotMatchCart");
    }
  });

  it("a VAT ID shifts the tax to the customer where the rule says so", () => {
    const vienna = { ...boston, country: "AT", state: null, postalCode: "1010", city: "Wien" };
    const over = { shopperCountry: "AT" };
    const cart = carriedOut(
      newCart("AT", "EUR"),
      [add("4060S"), { action: "setShippingAddress", address: vienna }],
      over,
    );
    expect(cart.taxedPrice?.totalTax.centAmount).toBe(Math.round((11_007 + 4060) * 0.2));
    const exempt = carriedOut(cart, [{ action: "setCustomField", name: "vatId", value: "ATU12345678" }], over);
    expect(exempt.taxedPrice?.totalTax.centAmount).toBe(0);
  });
});

describe("promotion codes", () => {
  it("T-CCALL-08, T-CART-09: a percentage shows in price, line total, promotion names and totals", () => {
    const cart = carriedOut(newCart(), [add("4060S", 3), code(" welcome10 ")]);
    const unit = 14_061 - 1406;
    expect(cart.discountCodes).toEqual([
      { discountCode: { id: "welcome10", code: "WELCOME10", name: "Welcome: 10 % off" }, state: "MatchesCart" },
    ]);
    expect(cart.lineItems[0]).toMatchObject({
      lineItemType: "discountedLineItem",
      listPrice: { centAmount: 14_061 },
      netPrice: { centAmount: unit },
      discountedPrice: { centAmount: unit },
      discountedPricePerQuantity: [{ quantity: 3, value: { centAmount: unit } }],
      appliedPromoNames: ["Welcome: 10 % off"],
      totalPrice: { centAmount: 3 * unit },
      state: null,
    });
    expect(summarize(cart)).toMatchObject({ totalPromo: { centAmount: 3 * 1406 }, isPromoActiveOnCart: true });
  });

  it("T-PROMO-01, T-CCALL-09: removing a code restores the cart", () => {
    const before = carriedOut(newCart(), [add("4060S", 3)]);
    const promoted = carriedOut(before, [code("WELCOME10"), code("BENCHGIFT")]);
    const after = carriedOut(promoted, [
      { action: "removeDiscountCode", discountCode: { id: "welcome10" } },
      { action: "removeDiscountCode", discountCode: { id: "benchgift" } },
    ]);
    expect([after.lineItems, after.discountCodes, after.totalPrice]).toEqual([before.lineItems, [], before.totalPrice]);
    expect(
      applyActions(after, [{ action: "removeDiscountCode", discountCode: { id: "benchgift" } }], cartContext()),
    ).toMatchObject({ effective: 0 });
  });

  it.each([
    ["NOSUCHCODE", "DoesNotExist"],
    ["SPRING19", "TimeRangeNonApplicable"],
  ])("%s is refused with DiscountCodeNonApplicable, reason %s", (text, reason) => {
    const problem = refusalOf(carriedOut(newCart(), [add("4060S")]), { action: "addDiscountCode", code: text });
    expect(problem).toMatchObject({ code: "DiscountCodeNonApplicable", discountCode: text, reason });
  });

  it("T-CART-02: a code without matching goods stays inactive until there are some", () => {
    const cart = carriedOut(newCart(), [add("4060S"), code("THREEFORTWO"), code("BULK")]);
    expect(cart.discountCodes.map(({ state }) => state)).toEqual(["DoesNotMatchCart", "DoesNotMatchCart"]);
    const more = carriedOut(cart, [add("5000S", 7)]);
    expect(more.discountCodes.map(({ state }) => state)).toEqual(["MatchesCart", "MatchesCart"]);
    expect(summarize(more).inactiveCodes).toEqual([]);
  });

  it("T-BASK-22: distinguishes discounted, free and gift lines", () => {
    const cart = carriedOut(newCart(), [
      ...["4060S", "5000S", "5002S"].map((sku) => add(sku, 3)),
      code("THREEFORTWO"),
      code("SAMPLE"),
      code("BENCHGIFT"),
    ]);
    expect(
      cart.lineItems.map((line) => [line.sku, line.lineItemType, line.lineItemMode, line.totalPrice.centAmount]),
    ).toEqual([
      ["4060S", "standard", "standard", 3 * 14_061],
      ["5000S", "discountedLineItem", "standard", 2 * 15_001],
      ["5002S", "freeLineItem", "standard", 0],
      ["9272S", "giftLineItem", "gift", 0],
    ]);
    const { discountedPrice, discountedPricePerQuantity } = cart.lineItems[1] ?? {};
    expect([
      discountedPrice,
      discountedPricePerQuantity?.map(({ quantity, value }) => [quantity, value.centAmount]),
    ]).toEqual([
      null,
      [
        [2, 15_001],
        [1, 0],
      ],
    ]);
  });

  it("free shipping keeps the price and shows what is charged", () => {
    const cart = carriedOut(newCart(), [add("4060S"), toBoston, by("us-overnight"), code("FREESHIP")]);
    expect(cart.shippingInfo).toMatchObject({ price: { centAmount: 7900 }, discountedPrice: { centAmount: 0 } });
    expect(cart.totalPrice.centAmount).toBe(14_061);
  });

  it("a gift that is not sold here makes its code inactive", () => {
    const facts = new Map([["4060S", costly("4060S")]]);
    const cart = carriedOut(newCart(), [add("4060S"), code("BENCHGIFT")], { facts });
    expect([cart.discountCodes[0]?.state, cart.lineItems.length]).toEqual(["DoesNotMatchCart", 1]);
  });

  it("an expired code stops working at the next change", () => {
    const cart = carriedOut(newCart(), [add("4060S"), code("WELCOME10")]);
    const later = carriedOut(cart, [add("9272S")], { now: "2100-01-01T00:00:00.000Z" });
    expect([later.discountCodes[0]?.state, later.lineItems[0]?.lineItemType]).toEqual(["NotActive", "standard"]);
  });
});

describe("payments", () => {
  const payment = (id: string): Payment => ({
    id,
    amountPlanned: { centAmount: 1, currencyCode: "USD", fractionDigits: 2 },
    paymentMethodInfo: { method: "purchaseOrder" },
    transaction: { type: "Authorization", state: "Initial", interactionId: "" },
    custom: { fields: { poNumber: "PO-1", invoiceEmailAddress: "ap@institute.example" } },
    createdAt: "2030-01-01T00:00:00.000Z",
  });
  const payments = new Map([
    ["pay-1", payment("pay-1")],
    ["pay-2", payment("pay-2")],
  ]);
  const put = (id: string): CartAction => ({ action: "addPayment", payment: { typeId: "payment", id } });

  it("T-CCALL-13, T-PAY-07, T-CART-03: payments are added and removed one by one; the cart determines the amount", () => {
    const cart = carriedOut(newCart(), [add("4060S"), toBoston, put("pay-1"), put("pay-2")], { payments });
    expect(cart.paymentInfo?.payments.map(({ id, amountPlanned }) => [id, amountPlanned])).toEqual([
      ["pay-1", cart.taxedPrice?.totalGross],
      ["pay-2", cart.taxedPrice?.totalGross],
    ]);
    const one = carriedOut(cart, [{ action: "removePayment", payment: { id: "pay-1" } }], { payments });
    expect(one.paymentInfo?.payments.map(({ id }) => id)).toEqual(["pay-2"]);
    expect(carriedOut(one, [{ action: "removePayment", payment: { id: "pay-2" } }]).paymentInfo).toBeNull();
  });

  it("refuses a payment of another owner or cart", () => {
    expect(refusalOf(newCart(), put("pay-9"), { payments }).code).toBe("ReferencedResourceNotFound");
  });
});

describe("custom fields", () => {
  const set = (name: string, value: string | boolean | null) =>
    ({ action: "setCustomField", name, value }) as CartAction;

  it("T-CCALL-11, T-CART-06: each allowed field can be set, read and removed", () => {
    const written = carriedOut(
      newCart(),
      [
        set("checkoutType", "regular"),
        set("contactId", "contact-1"),
        set("vatId", "DE 123 456 789"),
        set("specialHandling", "Deliver to the cold room."),
        set("cartComment", "Grant 7"),
        set("privacyAgreedToDateTime", true),
        set("eligibility", "academic"),
      ],
      { shopperCountry: "DE" },
    );
    expect(written.custom.fields).toMatchObject({
      checkoutType: "regular",
      contactId: "contact-1",
      vatId: "DE123456789",
      specialHandling: "Deliver to the cold room.",
      cartComment: "Grant 7",
      privacyAgreedToDateTime: "2030-01-01T00:00:00.000Z",
      eligibility: "academic",
    });
    const again = carriedOut(written, [set("contactId", ""), set("privacyAgreedToDateTime", "2001-01-01")], {
      now: "2031-01-01T00:00:00.000Z",
    });
    expect(again.custom.fields).toMatchObject({ privacyAgreedToDateTime: "2030-01-01T00:00:00.000Z" });
    expect(again.custom.fields.contactId).toBeUndefined();
  });

  it("T-QUOTE-24: choosing a distributor fills its data from the settings", () => {
    const over = { shopperCountry: "BR" };
    const cart = carriedOut(newCart(), [set("distributorId", "br-norte")], over);
    expect(cart.custom.fields).toMatchObject({
      distributorId: "br-norte",
      distributorName: "Distribuidora br-norte",
      distributorStreet: "Rua das Bancadas 100",
      distributorPostalCode: "01000-000",
      distributorCountry: "BR",
    });
    expect(carriedOut(cart, [set("distributorId", null)], over).custom.fields).toEqual({});
    expect(refusalOf(newCart(), set("distributorId", "br-norte")).code).toBe("InvalidInput");
  });

  it.each([
    ["DE", "DE12"],
    ["DE", "DE000000000"],
    ["AT", "ATU00000000"],
  ])("%s: refuses the VAT ID %s with InvalidVatId", (shopperCountry, value) => {
    expect(refusalOf(newCart(), set("vatId", value), { shopperCountry })).toMatchObject({ code: "InvalidVatId" });
  });

  it("T-CART-26: accepts the four checkout types and no other", () => {
    for (const type of ["regular", "quote", "punchout", "quoteb2d"]) {
      expect(carriedOut(newCart(), [set("checkoutType", type)]).custom.fields.checkoutType).toBe(type);
    }
    expect(refusalOf(newCart(), set("checkoutType", "free")).code).toBe("InvalidInput");
  });

  it("T-CCALL-12, T-CART-11: the ship date comes from the service, whatever the client sends", () => {
    const cart = carriedOut(newCart(), [add("4060S", 2)]);
    const lineItemId = cart.lineItems[0]?.id ?? "";
    const dated = carriedOut(
      cart,
      [{ action: "setLineItemCustomField", lineItemId, name: "estShipDate", value: "1999-01-01" }],
      {
        shipDates: new Map([[lineItemId, "2030-01-03"]]),
      },
    );
    expect(dated.lineItems[0]?.custom.fields.estShipDate).toBe("2030-01-03");
    // The date was for two pieces; another quantity needs a new one.
    expect(
      carriedOut(dated, [{ action: "changeLineItemQuantity", lineItemId, quantity: 3 }]).lineItems[0]?.custom.fields
        .estShipDate,
    ).toBeNull();
    expect(carriedOut(dated, [add("9272S")]).lineItems[0]?.custom.fields.estShipDate).toBe("2030-01-03");
  });
});

function costly(sku: string) {
  const fact = cartContext().facts.get(sku);
  if (!fact) throw new Error(`no ${sku}`);
  return { ...fact, prices: fact.prices.map((price) => ({ ...price, centAmount: 600_000 })) };
}
