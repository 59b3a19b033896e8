import type { Cart, LineItem } from "@contracts/commerce/cart";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { requiredSelling } from "../../tests/factories/selling";
import { resolveBasketRules } from "../selling/market-rules";
import { countLabel } from "./count-label";
import { isScanInquiry } from "./inquiry";
import { cleanQuantity, quantityIntent, stepQuantity } from "./quantity";
import { basketFeatures, basketView } from "./view";

const usd = (centAmount: number) => ({ centAmount, currencyCode: "USD", fractionDigits: 2 });

function line(change: Partial<LineItem> = {}): LineItem {
  return {
    id: "l1",
    productId: "p4060",
    productKey: "4060",
    sku: "4060S",
    name: "Phospho-Akt (Ser473) antibody",
    quantity: 2,
    variant: { id: 1, sku: "4060S", attributes: { code: "S", lot: null, amount: "100", uom: "µl" } },
    price: { value: usd(15000) },
    listPrice: usd(15000),
    netPrice: usd(15000),
    totalPrice: usd(30000),
    totalPriceComputed: usd(30000),
    discountedPrice: null,
    discountedPricePerQuantity: [],
    appliedPromoNames: [],
    lineItemMode: "standard",
    lineItemType: "standard",
    state: null,
    addedAt: "2026-11-01T10:00:00.000Z",
    custom: { fields: { experimentId: null, estShipDate: null, trackingNumber: null, legacyTotalPrice: null } },
    ...change,
    ...(change.totalPrice && { totalPriceComputed: change.totalPrice }),
  };
}

function cart(lineItems: LineItem[], change: Partial<Cart> = {}): Cart {
  return {
    id: "c1",
    version: 3,
    cartState: "Active",
    customerId: null,
    anonymousId: "a1",
    country: "US",
    currency: "USD",
    totalLineItemQuantity: lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
    createdAt: "2026-11-01T10:00:00.000Z",
    lastModifiedAt: "2026-11-01T10:00:00.000Z",
    lineItems,
    discountCodes: [],
    paymentInfo: null,
    shippingInfo: null,
    taxedPrice: null,
    totalPrice: usd(0),
    shippingAddress: null,
    billingAddress: null,
    custom: { type: null, fields: {} },
    ...change,
  };
}

const rules = (country: string) => resolveBasketRules(country, "anonymous", requiredSelling);

describe("basket view", () => {
  it("T-BASK-05 T-BASK-06: a line has name, link, number, size, price, total and quantity", () => {
    expect(basketView(cart([line()]), rules("US"), "en").lines[0]).toMatchObject({
      name: "Phospho-Akt (Ser473) antibody",
      href: "/products/4060S",
      sku: "4060S",
      size: { amount: "100", unit: "µl" },
      price: "$150.00",
      total: "$300.00",
      quantity: 2,
      editable: true,
    });
  });

  it("T-BASK-07: the subtotal is the sum of the line totals", () => {
    expect(basketView(cart([line(), line({ id: "l2", totalPrice: usd(4999) })]), rules("US"), "en").subtotal).toBe(
      "$349.99",
    );
  });

  it("T-BASK-08: promotions are mentioned only if a code or a line has one", () => {
    const code = { discountCode: { id: "d", code: "WELCOME10", name: "Welcome" }, state: "MatchesCart" };
    expect(basketView(cart([line()]), rules("US"), "en").promotionsApplied).toBe(false);
    expect(basketView(cart([line()], { discountCodes: [code] }), rules("US"), "en").promotionsApplied).toBe(true);
    expect(
      basketView(cart([line()], { discountCodes: [{ ...code, state: "DoesNotMatchCart" }] }), rules("US"), "en")
        .promotionsApplied,
    ).toBe(false);
  });

  it("shows product names in the reader's language, falling back to the English one", () => {
    const named = cart([line({ names: { ja: "リン酸化Akt抗体" } })]);
    const shown = (["en", "jp", "cn"] as const).map((code) => basketView(named, rules("US"), code).lines[0]?.name);
    expect(shown).toEqual(["Phospho-Akt (Ser473) antibody", "リン酸化Akt抗体", "Phospho-Akt (Ser473) antibody"]);
  });

  it("shows promotion names in the reader's language, falling back to the plain name", () => {
    const names = { en_EN: "Welcome", ja_JP: "ようこそ", zh_CN: "欢迎" };
    const codes = [{ discountCode: { id: "d", code: "WELCOME10", name: "Welcome", names }, state: "MatchesCart" }];
    const promoted = cart([line({ appliedPromoNames: ["Welcome", "Spring"] })], { discountCodes: codes });
    const shown = (["en", "jp", "cn"] as const).map(
      (code) => basketView(promoted, rules("US"), code).lines[0]?.promotions,
    );
    expect(shown).toEqual([
      ["Welcome", "Spring"],
      ["ようこそ", "Spring"],
      ["欢迎", "Spring"],
    ]);
  });

  it("T-BASK-15: negative amounts are in parentheses", () => {
    expect(basketView(cart([line({ totalPrice: usd(-500) })]), rules("US"), "en").lines[0]?.total).toBe("($5.00)");
  });

  it("T-BASK-16: distributor countries see neither prices nor a subtotal", () => {
    const view = basketView(cart([line()]), rules("BR"), "en");
    expect(view.subtotal).toBeNull();
    expect(view.lines[0]).toMatchObject({ price: null, total: null });
  });

  it("T-BASK-22: gift and returned lines cannot be changed", () => {
    const types = ["standard", "discountedLineItem", "freeLineItem", "giftLineItem", "returnedLineItem"] as const;
    const view = basketView(
      cart(types.map((lineItemType, i) => line({ id: `l${i}`, lineItemType }))),
      rules("US"),
      "en",
    );
    expect(view.lines.map(({ type, editable }) => [type, editable])).toEqual([
      ["standard", true],
      ["discountedLineItem", true],
      ["freeLineItem", true],
      ["giftLineItem", false],
      ["returnedLineItem", false],
    ]);
  });

  it("T-LINE-16: the same SKU in another design is a separate line, marked as a kit", () => {
    const fields = { experimentId: "design-1", estShipDate: null, trackingNumber: null, legacyTotalPrice: null };
    const view = basketView(cart([line(), line({ id: "l2", custom: { fields } })]), rules("US"), "en");
    expect(view.lines.map(({ id, kit }) => [id, kit])).toEqual([
      ["l1", false],
      ["l2", true],
    ]);
  });

  it("marks a line that is no longer sold", () => {
    expect(basketView(cart([line({ state: "Unavailable" })]), rules("US"), "en").lines[0]?.unavailable).toBe(true);
    expect(basketView(cart([line()]), rules("US"), "en").lines[0]?.unavailable).toBe(false);
  });

  it("marks a line whose price has changed, where prices are shown", () => {
    const changed = cart([line({ state: "PriceChanged" })]);
    expect(basketView(changed, rules("US"), "en").lines[0]).toMatchObject({ priceChanged: true, unavailable: false });
    expect(basketView(changed, rules("BR"), "en").lines[0]?.priceChanged).toBe(false);
    expect(basketView(cart([line()]), rules("US"), "en").lines[0]?.priceChanged).toBe(false);
  });

  it("T-BASK-04: names the most recently added line", () => {
    const later = line({ id: "l2", sku: "9272S", addedAt: "2026-11-02T10:00:00.000Z" });
    expect(basketView(cart([later, line()]), rules("US"), "en").recentSku).toBe("9272S");
    expect(basketView(cart([]), rules("US"), "en").recentSku).toBeNull();
  });
});

it.each([
  [0, "(0)"],
  [5, "(5)"],
  [99, "(99)"],
  [100, "(99+)"],
])("T-BTN-02 T-BTN-03 T-BTN-04: %i items are shown as %s", (count, label) => {
  expect(countLabel(count)).toBe(label);
});

it.each([
  ["BR", null, "basket.requestQuote", ["basket.distributorNote"]],
  ["JP", null, "basket.japanReview", ["basket.quoteText"]],
  ["US", "/checkout/review", "basket.turnIntoQuote", ["basket.quoteText"]],
  ["GB", "/checkout/review", "basket.turnIntoQuote", ["basket.quoteText"]],
])("C-PRICE-10: actions offered by a basket in %s", (country, checkoutPath, quoteLabelKey, noteKeys) => {
  expect(basketFeatures(rules(country))).toMatchObject({
    available: true,
    checkoutPath,
    quotePath: "/quote/review",
    quoteLabelKey,
    noteKeys,
  });
});

it("T-QADD-31 T-QADD-32: recognizes a scan product by code, by its name in the message, or by the group's sentence", () => {
  expect(isScanInquiry({ code: "InvalidTypePTMScan", message: "" })).toBe(true);
  expect(isScanInquiry({ code: "InvalidInput", message: "InvalidTypePTMScan: no" })).toBe(true);
  expect(isScanInquiry({ code: "X", message: "Contact the CST Proteomics Group." })).toBe(true);
  expect(isScanInquiry({ code: "InvalidInput", message: "Product 2105S is currently unavailable" })).toBe(false);
});

describe("typed quantities", () => {
  it("T-LINE-02 T-LINE-03: keeps digits only, at most four", () => {
    expect(cleanQuantity("a1-2.3")).toBe("123");
    expect(cleanQuantity("12345")).toBe("1234");
    expect(cleanQuantity("１２")).toBe("12");
    fc.assert(fc.property(fc.string(), (input) => /^[0-9]{0,4}$/.test(cleanQuantity(input))));
  });

  it("T-LINE-05 T-LINE-06: plus stops at 9999, minus at the minimum", () => {
    expect(stepQuantity(9999, 1)).toBe(9999);
    expect(stepQuantity(1, -1)).toBe(1);
    expect(stepQuantity(3, -1, 3)).toBe(3);
  });

  it("T-LINE-07: zero removes the line where the minimum is one", () => {
    expect(quantityIntent("0")).toEqual({ kind: "remove" });
    expect(quantityIntent("0", 0)).toEqual({ kind: "set", quantity: 0 });
  });

  it.each(["", "-1", "1.5", "12345", "two", "1e3"])("T-LINE-19: '%s' is not a quantity", (input) => {
    expect(quantityIntent(input)).toEqual({ kind: "invalid" });
  });
});
