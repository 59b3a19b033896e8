import { productStatuses } from "@contracts/catalogue/catalogue";
import type { SellingSettings } from "@contracts/settings";
import { describe, expect, it } from "vitest";
import { requiredSelling } from "../../tests/factories/selling";
import { type CustomerKind, customerKinds, resolveSellingMode } from "./market-rules";
import { resolveSelling } from "./selling";
import type { PriceFact, SellingInput } from "./types";

const settings: SellingSettings = {
  ...requiredSelling,
  excludedSkus: { US: ["2112S"], JP: ["2113S"] },
  hidePriceSkus: ["2114S"],
  madeToOrderSkus: ["2115S"],
};
const priced = (country: string): PriceFact => ({
  kind: "known",
  price: {
    centAmount: 12_000,
    currencyCode: country === "JP" ? "JPY" : "USD",
    fractionDigits: country === "JP" ? 0 : 2,
    country,
  },
});

function verdict(
  country: string,
  over: { status?: string; type?: string; category?: string; sku?: string; price?: PriceFact; active?: boolean } = {},
  customer: CustomerKind = "anonymous",
  preview = false,
) {
  const input: SellingInput = {
    country,
    customer,
    product: {
      status: over.status ?? "Released",
      productType: over.type ?? "Primary Antibody",
      category: over.category ?? "primary-antibodies",
    },
    sku: { sku: over.sku ?? "4060S", price: over.price ?? priced(country), active: over.active ?? true },
    settings,
    preview,
  };
  return resolveSelling(input);
}

const sold = ["Released", "Released - On Hold"];
const refusedStatuses = ["Pending", "Obsolete", "Pre-released", "Pre-discontinued", "Commercialization"];
const direct = ["US", "DE", "AT", "GB"];
const distributor = ["BR", "IN", "IL", "TR", "ZA", "PL", "CZ"];
const partner = ["BE", "NL", "LU", "FR", "CA", "AU", "NZ"];
/** A country of every selling mode, and some without. */
const countries = [...direct, "JP", "CN", ...distributor, ...partner, "ES", "IT", "KR", "SG", "AQ"];

describe("price block", () => {
  it.each(["US", "JP", "BR"])(
    "C-PRICE-01: hidden for discontinued products, and for pending ones unless previewed (%s)",
    (country) => {
      expect(verdict(country, { status: "Discontinued" }).priceVisibility).toBe("hidden");
      expect(verdict(country, { status: "Discontinued" }, "anonymous", true).priceVisibility).toBe("hidden");
      expect(verdict(country, { status: "Pending" }).priceVisibility).toBe("hidden");
      if (country !== "BR") {
        expect(verdict(country, { status: "Pending" }, "anonymous", true).priceVisibility).toBe("shown");
      }
    },
  );

  it("C-PRICE-02: a released product shows its price and a button", () => {
    expect(verdict("US")).toMatchObject({
      priceVisibility: "shown",
      action: "add",
      messages: [],
      reason: null,
      refusal: null,
    });
  });

  it("C-PRICE-03: on hold says available within 30 days outside Japan only", () => {
    expect(verdict("US", { status: "Released - On Hold" }).messages.map((m) => m.key)).toEqual(["selling.backorder"]);
    expect(verdict("JP", { status: "Released - On Hold" }).messages.map((m) => m.key)).not.toContain(
      "selling.backorder",
    );
  });

  it.each([
    ...direct.map((country) => [country, "anonymous", "shown"] as const),
    ["FR", "anonymous", "hidden"],
    ["ES", "customer", "hidden"],
    ["NL", "anonymous", "hidden"],
    ["NL", "punchout", "shown"],
    ["BR", "punchout", "shown"],
  ] as const)("C-PRICE-05, C-PRICE-04: %s as %s → price %s", (country, customer, visibility) => {
    expect(verdict(country, {}, customer).priceVisibility).toBe(visibility);
  });

  it.each(["JP", "CN"])("%s: prices come from the price service", (country) => {
    expect(verdict(country, { price: { kind: "pending" } })).toMatchObject({
      mode: "price-service",
      priceVisibility: "lookup",
      action: "none",
    });
    expect(verdict(country).priceVisibility).toBe("shown");
  });

  it.each(distributor)("C-PRICE-07, C-PRICE-08: %s shows no price and is priced as US", (country) => {
    expect(verdict(country)).toMatchObject({
      priceVisibility: "hidden",
      priceReason: "distributor",
      priceCountry: "US",
      action: "lead",
    });
  });

  it.each(partner)("C-PRICE-09: %s has a partner's button instead of add to basket", (country) => {
    const { action, buttonLabelKey, partnerHref, addsToBasket } = verdict(country);
    expect({ action, buttonLabelKey, addsToBasket }).toEqual({
      action: "partner",
      buttonLabelKey: "selling.buyFromPartner",
      addsToBasket: false,
    });
    expect(partnerHref).toMatch(/^https:\/\//);
  });

  it("C-PRICE-11: excluded SKUs are not sold in their country, and nothing without a price is sold", () => {
    expect(verdict("US", { sku: "2112S" })).toMatchObject({
      action: "none",
      reason: "excluded",
      refusal: "InvalidInput",
    });
    expect(verdict("DE", { sku: "2112S" }).action).toBe("add");
    expect(verdict("JP", { sku: "2113S" })).toMatchObject({ action: "none", reason: "excluded" });
    expect(verdict("US", { sku: "2113S" }).action).toBe("add");
    for (const country of [...direct, ...distributor, "JP"]) {
      expect(verdict(country, { price: { kind: "none" } })).toMatchObject({
        action: "none",
        refusal: "MatchingPriceNotFound",
      });
    }
  });

  it("C-DATA-13: a price of 0 does not count, 1 minor unit does", () => {
    const at = (centAmount: number) =>
      verdict("US", {
        price: { kind: "known", price: { centAmount, currencyCode: "USD", fractionDigits: 2, country: "US" } },
      });
    expect(at(0)).toMatchObject({ action: "none", priceVisibility: "hidden" });
    expect(at(1)).toMatchObject({ action: "add", priceVisibility: "shown" });
  });

  it("C-PRICE-12: a failed look-up says Product Pricing Unavailable", () => {
    const { action, messages } = verdict("JP", { price: { kind: "failed" } });
    expect(action).toBe("none");
    expect(messages.map((m) => m.key)).toEqual(["selling.pricingUnavailable"]);
  });

  it("C-PRICE-12: a failed look-up is reported too where prices are shown but nothing is sold", () => {
    const keys = (price: PriceFact) => verdict("CN", { price }).messages.map(({ key }) => key);
    expect(keys({ kind: "failed" })).toEqual(["selling.pricingUnavailable", "selling.orderByContact"]);
    expect(keys({ kind: "none" })).toEqual(["selling.orderByContact"]);
  });

  it.each([
    ["CN", "selling.orderByContact"],
    ["ES", "selling.noSalesHere"],
  ])("C-PRICE-12: %s: the contact form knows the product and that a price is asked for", (country, key) => {
    const href = "/about-us/contact-us?topic=quote&product_number=2114";
    expect(verdict(country, { sku: "2114S" }).messages).toContainEqual(expect.objectContaining({ key, href }));
  });

  it("C-PRICE-13: a released product has add to basket, a quote-only one a price quote", () => {
    expect(verdict("US").buttonLabelKey).toBe("selling.addToBasket");
    expect(verdict("US", { sku: "2114S" }).buttonLabelKey).toBe("selling.requestPriceQuote");
  });

  it("C-PRICE-14: the hide-price and made-to-order lists control the display", () => {
    expect(verdict("US", { sku: "2114S" })).toMatchObject({
      priceVisibility: "hidden",
      priceReason: "hidden-price",
      action: "quote",
    });
    const madeToOrder = verdict("US", { sku: "2115S" });
    expect(madeToOrder).toMatchObject({ madeToOrder: true, availability: "MadeToOrder" });
    expect(verdict("US").availability).toBe("InStock");
    expect(madeToOrder.messages.map((m) => m.key)).toEqual(["selling.madeToOrder"]);
  });

  it.each(["US", "NL", "FR", "BR"])("C-PRICE-16: punchout users see price and add to basket (%s)", (country) => {
    expect(verdict(country, {}, "punchout")).toMatchObject({ priceVisibility: "shown", action: "add" });
  });
});

describe("quick add", () => {
  const quickAdd = (...args: Parameters<typeof verdict>) => {
    const { addEnabled, message } = verdict(...args).quickAdd;
    return { addEnabled, key: message?.key ?? null, tone: message?.tone ?? null };
  };

  it("T-QADD-14: released is enabled without a message", () => {
    expect(quickAdd("US")).toEqual({ addEnabled: true, key: null, tone: null });
  });
  it("T-QADD-15, T-QADD-16: on hold is backorder outside Japan, unavailable in Japan", () => {
    expect(quickAdd("US", { status: "Released - On Hold" })).toEqual({
      addEnabled: true,
      key: "quickAdd.backorder",
      tone: "info",
    });
    expect(quickAdd("JP", { status: "Released - On Hold" })).toEqual({
      addEnabled: false,
      key: "quickAdd.unavailable",
      tone: "error",
    });
  });
  it("T-QADD-17: discontinued is refused by name", () => {
    expect(quickAdd("US", { status: "Discontinued" })).toEqual({
      addEnabled: false,
      key: "quickAdd.discontinued",
      tone: "error",
    });
  });
  it.each(refusedStatuses)("T-QADD-18, T-QADD-19, T-QADD-20, T-QADD-21, T-QADD-22: %s is unavailable", (status) => {
    expect(quickAdd("US", { status })).toEqual({ addEnabled: false, key: "quickAdd.unavailable", tone: "error" });
  });
  it("T-QADD-23: any other status is an invalid code", () => {
    expect(quickAdd("US", { status: "not found" })).toEqual({
      addEnabled: false,
      key: "quickAdd.invalidCode",
      tone: "warning",
    });
    expect(quickAdd("US", { status: "toString" }).key).toBe("quickAdd.invalidCode");
  });
  it("T-QADD-25: signalstar categories warn and link to the panel builder, add stays enabled", () => {
    const { quickAdd: kit } = verdict("US", { category: "signalstar" });
    expect(kit.addEnabled).toBe(true);
    expect(kit.message).toMatchObject({ tone: "warning", href: "/products/signalstar/targetspecies" });
  });
  it("T-QADD-26: in Japan no list price is unavailable", () => {
    expect(quickAdd("JP", { price: { kind: "none" } })).toEqual({
      addEnabled: false,
      key: "quickAdd.unavailable",
      tone: "error",
    });
  });
  it("T-QADD-27: outside Japan an unavailable product is refused unless it is a PTM scan product", () => {
    expect(quickAdd("DE", { price: { kind: "none" } }).addEnabled).toBe(false);
    expect(quickAdd("DE", { price: { kind: "none" }, type: "PTM Scan" })).toEqual({
      addEnabled: true,
      key: null,
      tone: null,
    });
    expect(verdict("DE", { type: "PTM Scan" }).refusal).toBe("InvalidTypePTMScan");
  });
  it("T-QADD-28: without a code the message names none", () => {
    expect(quickAdd("US", { sku: "", price: { kind: "none" } }).key).toBe("quickAdd.unavailableThis");
  });
});

describe("full table", () => {
  const prices: PriceFact[] = [priced("US"), { kind: "none" }, { kind: "failed" }, { kind: "pending" }];
  const cases = countries.flatMap((country) =>
    customerKinds.flatMap((customer) =>
      productStatuses.flatMap((status) => prices.map((price) => ({ country, customer, status, price }))),
    ),
  );

  it("has consistent decisions for every country, customer kind, status and price", () => {
    for (const { country, customer, status, price } of cases) {
      const name = `${country} ${customer} ${status} ${price.kind}`;
      const result = verdict(country, { status, price }, customer);
      const mode = resolveSellingMode(country, customer, settings);
      expect(result.mode, name).toBe(mode);
      // There is a button exactly if there is an action, and the gateway agrees.
      expect(result.buttonLabelKey === null, name).toBe(result.action === "none");
      expect(result.addsToBasket, name).toBe(result.refusal === null);
      // Nothing is sold without a price or with an unsold status.
      if (result.addsToBasket) {
        expect(price.kind, name).toBe("known");
        expect(sold, name).toContain(status);
      }
      // A price is shown only where prices are shown.
      if (result.priceVisibility !== "hidden") {
        expect(["direct", "price-service", "punchout"], name).toContain(mode);
        expect(["Discontinued", "Obsolete", "Pending"], name).not.toContain(status);
      }
      if (result.priceVisibility === "hidden") expect(result.price, name).toBeNull();
      // Quick add never offers what the basket refuses.
      if (result.quickAdd.addEnabled && price.kind !== "pending") expect(result.refusal, name).toBeNull();
      // Being signed in makes no difference.
      if (customer === "customer") expect(result, name).toEqual(verdict(country, { status, price }, "anonymous"));
    }
    expect(cases.length).toBe(countries.length * 3 * 8 * 4);
  });

  it("AMB-C-05: a country with its own rules wins over the distributor list", () => {
    const withUs = { ...settings, b2dAllowedCountries: ["US", "JP", "BR"] };
    expect(resolveSellingMode("US", "anonymous", withUs)).toBe("direct");
    expect(resolveSellingMode("JP", "anonymous", withUs)).toBe("price-service");
    expect(resolveSellingMode("BR", "anonymous", withUs)).toBe("distributor");
  });
});
