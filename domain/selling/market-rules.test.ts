import { describe, expect, it } from "vitest";
import { requiredSelling as settings } from "../../tests/factories/selling";
import { priceCountryOf, resolveBasketRules } from "./market-rules";

const rules = (country: string, customer: "anonymous" | "customer" | "punchout" = "anonymous") =>
  resolveBasketRules(country, customer, settings);

describe("resolveBasketRules", () => {
  it.each([
    ...["US", "DE", "AT", "JP", "GB", ...settings.b2dAllowedCountries].map((country) => [country, true] as const),
    ...["FR", "NL", "CN", "ES", "CA"].map((country) => [country, false] as const),
  ])("T-BTN-07: basket in %s: %s", (country, available) => {
    expect(rules(country).available).toBe(available);
    expect(rules(country, "punchout").available).toBe(true);
  });

  it.each(settings.b2dAllowedCountries)(
    "T-BASK-16, T-BASK-17, T-BASK-18: %s hides prices, subtotal and checkout",
    (country) => {
      expect(rules(country)).toMatchObject({
        showsPrices: false,
        showsSubtotal: false,
        checkoutPath: null,
        quoteMode: "lead",
        quoteLabelKey: "basket.requestQuote",
        noteKeys: ["basket.distributorNote"],
        checkoutType: "quoteb2d",
        quoteItemType: "quoteB2D",
        priceCountry: "US",
      });
    },
  );

  it("T-BASK-19: Japan has no checkout and continues to the basket review", () => {
    expect(rules("JP")).toMatchObject({
      checkoutPath: null,
      proceedLabelKey: null,
      quoteLabelKey: "basket.japanReview",
      quotePath: "/quote/review",
      showsPrices: true,
    });
  });

  it.each(["AT", "DE", "GB", "US", "JP"])("T-BASK-20: %s mentions that the basket can become a quote", (country) => {
    expect(rules(country).noteKeys).toEqual(["basket.quoteText"]);
  });

  it("T-BASK-09, T-BASK-10: proceed leads to the review for the kind of session", () => {
    expect(rules("US").checkoutPath).toBe("/checkout/review");
    expect(rules("US", "punchout").checkoutPath).toBe("/ct/punchout/review");
    expect(rules("NL", "punchout").checkoutPath).toBe("/ct/punchout/review");
  });

  it("guests have a checkout in the countries that the operator names, and nowhere by default", () => {
    const paths = (guestOrderCountries: string[] | undefined, country: string, customer: "anonymous" | "customer") =>
      resolveBasketRules(country, customer, { ...settings, ...(guestOrderCountries && { guestOrderCountries }) })
        .guestPath;
    expect(paths(undefined, "US", "anonymous")).toBeNull();
    expect(paths(["US"], "US", "anonymous")).toBe("/checkout/guest");
    expect(paths(["US"], "US", "customer")).toBeNull();
    expect(paths(["JP"], "JP", "anonymous")).toBeNull();
  });

  it("T-BASK-21: punchout users do not see basket-to-quote", () => {
    expect(rules("US", "punchout")).toMatchObject({
      quoteMode: null,
      quotePath: null,
      quoteLabelKey: null,
      noteKeys: [],
    });
  });

  it("C-PRICE-08: distributor countries are priced as US, others as themselves", () => {
    expect(priceCountryOf("BR", settings)).toBe("US");
    expect(priceCountryOf("DE", settings)).toBe("DE");
  });
});
