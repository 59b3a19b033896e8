import { defaultSellingSettings } from "@domain/selling/defaults";
import { describe, expect, it } from "vitest";
import { checkout, promotion } from "../../tests/factories/checkout";
import { settingFault } from "./contradictions";

const [method] = checkout.shippingMethods;
const [rule] = checkout.taxRules;
if (!method || !rule) throw new Error("The factory has a shipping method and a tax rule.");
const days = { validFrom: "2030-01-01T00:00:00.000Z", validUntil: "2029-01-01T00:00:00.000Z" };
const effect = { kind: "freeShipping" } as const;
const group = { id: "academic", name: "Academic", rules: [], prices: [] };
const name = { en_EN: "x", ja_JP: "x", zh_CN: "x" };
const seller = {
  ...{ name: "Seller", taxId: "1", email: "a@seller.example", phone: "1", paymentTerms: name, deliveryTerms: name },
  ...{ incoterms: name, address: { streetName: "1 Way", city: "Town", postalCode: "1", country: "US" } },
};

describe("settings", () => {
  it("without contradictions pass", () => {
    expect(settingFault(defaultSellingSettings)).toBeNull();
    expect(settingFault(checkout)).toBeNull();
  });

  it.each<[string, Parameters<typeof settingFault>[0], string, string]>([
    ["a code of no country", { priceCountries: ["DE", "UK"] }, "", "“UK” is not a country code."],
    ["a partner in no country", { partnerCountries: { UK: "https://partner.example/" } }, "", "“UK”"],
    ["a tax in no country", { taxRules: [rule, { ...rule, country: "UK" }] }, "1.country", "“UK”"],
    ["two taxes of one place", { taxRules: [rule, rule] }, "1.country", "occurs twice"],
    ["a method to no country", { shippingMethods: [{ ...method, countries: ["EL"] }] }, "0.countries", "“EL”"],
    ["a method in no currency", { shippingMethods: [{ ...method, currency: "EUX" }] }, "0.currency", "“EUX”"],
    ["two methods with one id", { shippingMethods: [method, method] }, "1.id", "occurs twice"],
    [
      "tiers that do not increase, of which the second never applies",
      { shippingMethods: [{ ...method, tiers: [9, 9].map((upToWeight) => ({ upToWeight, centAmount: 1 })) }] },
      "0.tiers",
      "more weight",
    ],
    [
      "a promotion that ends first",
      { promotions: [promotion({ id: "a", code: "AA", effect, ...days })] },
      "0.",
      "ends",
    ],
    [
      "one code of two promotions",
      { promotions: ["a", "b"].map((id) => promotion({ id, code: "AA", effect })) },
      "1.code",
      "occurs twice",
    ],
    ["a limit in no currency", { purchaseOrders: { limits: { EUX: 1 }, requiresSoldToId: false } }, "limits", "“EUX”"],
    ["two groups with one id", { priceGroups: [group, group] }, "1.id", "occurs twice"],
    [
      "a group that ends first",
      { priceGroups: [{ ...group, validFrom: "2030-01-02", validUntil: "2030-01-01" }] },
      "0.validUntil",
      "ends before",
    ],
    ["returns of no country", { returns: [{ countries: ["UK"], days: 1 }] }, "0.countries", "“UK”"],
    [
      "two sellers to one country",
      { sellers: ["US", "US"].map((code) => ({ countries: [code], seller })) },
      "1.countries",
      "“US” has another entry above.",
    ],
  ])("with %s are refused", (_, settings, path, message) => {
    const fault = settingFault(settings);
    expect(fault?.path.startsWith(path)).toBe(true);
    expect(fault?.message).toContain(message);
  });
});
