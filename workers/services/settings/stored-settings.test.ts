import { env } from "cloudflare:test";
import { checkoutSettings } from "@contracts/commerce/checkout-settings";
import { sellingSettings } from "@contracts/settings";
import { defaultCheckoutSettings } from "@domain/checkout/defaults";
import { defaultSellingSettings } from "@domain/selling/defaults";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import type { ServicesEnv } from "../env";
import { checkoutSettingsOf } from "../shared/checkout-settings";
import { sellingSettingsOf } from "../shared/selling-settings";
import { settingsDatabase } from "../shared/settings-database";

const services = env as unknown as ServicesEnv;

async function store(name: string, document: object): Promise<void> {
  await (await settingsDatabase(services))
    .prepare("insert or replace into documents (name, document, changed_at) values (?, ?, 0)")
    .bind(name, JSON.stringify(document))
    .run();
}

describe("stored settings", () => {
  it("stay readable after a rollback from a version with another setting", async () => {
    const selling = sellingSettingsOf(services);
    await store("selling", { ...defaultSellingSettings, quoteCountries: ["US"], newerCountries: ["DE"] });
    selling.forget();
    expect(await selling.current()).toEqual({ ...defaultSellingSettings, quoteCountries: ["US"] });
    const checkout = checkoutSettingsOf(services);
    await store("checkout", { ...defaultCheckoutSettings, quoteValidDays: 45, newerDays: 3 });
    checkout.forget();
    expect(await checkout.current()).toEqual({ ...defaultCheckoutSettings, quoteValidDays: 45 });
  });

  it("stay readable with members of a newer version inside them, which are kept on writes and logged once", async () => {
    const tax = { country: "DE", name: "VAT", partsPerMillion: 190_000, taxesShipping: true, exemptWithVatId: true };
    const selling = { ...defaultSellingSettings, withdrawal: { countries: ["DE"], forBusinesses: true } };
    const stored = { ...selling, withdrawal: { ...selling.withdrawal, newerDays: 30 } };
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const of = sellingSettingsOf(services);
    await store("selling", stored);
    of.forget();
    expect(await of.current()).toEqual(selling);
    of.forget();
    await of.current();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("withdrawal.newerDays"));
    warn.mockRestore();

    const checkout = checkoutSettingsOf(services);
    await store("checkout", { ...defaultCheckoutSettings, taxRules: [{ ...tax, newer: 1 }], newerDays: 3 });
    checkout.forget();
    await checkout.store({ ...(await checkout.current()), quoteValidDays: 45 });
    const text = await (await settingsDatabase(services))
      .prepare("select document from documents where name = 'checkout'")
      .first<string>("document");
    expect(JSON.parse(text ?? "")).toMatchObject({
      ...{ quoteValidDays: 45, newerDays: 3 },
      taxRules: [{ ...tax, newer: 1 }],
    });
  });

  it("are replaced by the defaults if a known one is invalid", async () => {
    const selling = sellingSettingsOf(services);
    await store("selling", { ...defaultSellingSettings, quoteCountries: "US" });
    selling.forget();
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await selling.current()).toEqual(defaultSellingSettings);
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });

  // A new required setting would make the stored settings of every running shop unreadable, and the defaults have no
  // shipping.
  it("stay readable for a version with more settings, which are optional", () => {
    const { taxRules, weights, shippingMethods, promotions, purchaseOrders, quoteValidDays, distributors } =
      defaultCheckoutSettings;
    const { priceCountries, priceServiceCountries, basketCountries, quoteCountries, b2dAllowedCountries } =
      defaultSellingSettings;
    const { partnerCountries, punchoutCountries, excludedSkus, hidePriceSkus, madeToOrderSkus } =
      defaultSellingSettings;
    const checkout = { taxRules, weights, shippingMethods, promotions, purchaseOrders, quoteValidDays, distributors };
    const selling = {
      ...{ priceCountries, priceServiceCountries, basketCountries, quoteCountries, b2dAllowedCountries },
      ...{ partnerCountries, punchoutCountries, excludedSkus, hidePriceSkus, madeToOrderSkus },
    };
    expect(v.safeParse(checkoutSettings, checkout).issues).toBeUndefined();
    expect(v.safeParse(sellingSettings, selling).issues).toBeUndefined();
  });
});
