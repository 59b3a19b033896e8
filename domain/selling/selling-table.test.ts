/**
 * Checks the selling policy for every country, customer kind, status and SKU fact against a second implementation of
 * the requirements.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ProductStatus, productStatuses } from "@contracts/catalogue/catalogue";
import type { SellingSettings } from "@contracts/settings";
import { describe, expect, it } from "vitest";
import { doubled } from "../../tests/factories/doubled";
import { requiredSelling } from "../../tests/factories/selling";
import { countries } from "../market/countries";
import { type CustomerKind, customerKinds } from "./market-rules";
import { resolveSelling } from "./selling";
import type { PriceFact, SellingAction, SellingVerdict } from "./types";

const settings: SellingSettings = {
  ...requiredSelling,
  excludedSkus: { US: ["9001S"], JP: ["9001S"], BR: ["9001S"] },
  hidePriceSkus: ["9002S"],
  madeToOrderSkus: ["9003S"],
};

interface Fact {
  readonly sku?: string;
  readonly price?: PriceFact["kind"] | "zero";
  readonly active?: boolean;
  readonly productType?: string;
}
const facts = {
  plain: {},
  excluded: { sku: "9001S" },
  "hidden price": { sku: "9002S" },
  "made to order": { sku: "9003S" },
  "no price": { price: "none" },
  "price of 0": { price: "zero" },
  "price asked for": { price: "pending" },
  "price not answered": { price: "failed" },
  inactive: { active: false },
  "PTM scan": { productType: "PTM Scan" },
} as const satisfies Record<string, Fact>;

interface Case {
  readonly country: string;
  readonly customer: CustomerKind;
  readonly status: ProductStatus;
  readonly name: keyof typeof facts;
  readonly preview: boolean;
}

function ask({ country, customer, status, name, preview }: Case): SellingVerdict {
  const { sku = "4060S", price = "known", active = true, productType = "Primary Antibody" }: Fact = facts[name];
  const known = { centAmount: price === "zero" ? 0 : 100, currencyCode: "USD", fractionDigits: 2, country };
  return resolveSelling({
    country,
    customer,
    product: { status, productType, category: "primary-antibodies" },
    sku: {
      sku,
      active,
      price: price === "known" || price === "zero" ? { kind: "known", price: known } : { kind: price },
    },
    settings,
    preview,
  });
}

const withPrice = ["US", "AT", "GB", "DE"];
const ownService = ["JP", "CN"];
const distributors = ["BR", "IN", "IL", "TR", "ZA", "PL", "CZ"];
const partners = ["BE", "NL", "LU", "FR", "CA", "AU", "NZ"];

/** Expected price visibility: C-PRICE-01, C-PRICE-04 to C-PRICE-07, C-PRICE-12, C-PRICE-14, C-PRICE-16. */
function expectedPrice({ country, customer, status, name, preview }: Case): SellingVerdict["priceVisibility"] {
  const market = customer === "punchout" || withPrice.includes(country) || ownService.includes(country);
  const block = status !== "Discontinued" && status !== "Obsolete" && (status !== "Pending" || preview);
  if (!market || !block) return "hidden";
  if (name === "price asked for") return "lookup";
  return ["hidden price", "no price", "price of 0", "price not answered"].includes(name) ? "hidden" : "shown";
}

/** Expected action: C-PRICE-02, C-PRICE-03, C-PRICE-08 to C-PRICE-11, C-PRICE-13, C-DATA-02, C-DATA-13. */
function expectedAction({ country, customer, status, name }: Case): SellingAction {
  const punchout = customer === "punchout";
  if (status !== "Released" && status !== "Released - On Hold") return "none";
  if (status === "Released - On Hold" && country === "JP") return "none";
  if (name === "inactive" || (name === "excluded" && ["US", "JP", "BR"].includes(country))) return "none";
  if (!punchout && partners.includes(country)) return "partner";
  if (!punchout && ![...withPrice, "JP", ...distributors].includes(country)) return "none";
  if (["no price", "price of 0", "price asked for", "price not answered", "PTM scan"].includes(name)) return "none";
  if (punchout) return "add";
  if (distributors.includes(country)) return "lead";
  return name === "hidden price" ? "quote" : "add";
}

const names = Object.keys(facts) as (keyof typeof facts)[];
function* cases(): Generator<Case> {
  for (const { value: country } of countries)
    for (const customer of customerKinds)
      for (const status of productStatuses)
        for (const name of names)
          for (const preview of [false, true]) yield { country, customer, status, name, preview };
}
/** A sample of the differences: a hundred thousand assertions would take minutes. */
function wrong(differs: (one: Case, verdict: SellingVerdict) => string | null): string[] {
  const found: string[] = [];
  for (const one of cases()) {
    const difference = differs(one, ask(one));
    if (difference !== null && found.push(`${Object.values(one).join(" · ")}: ${difference}`) > 9) break;
  }
  return found;
}

describe("every country × customer × status × SKU fact", () => {
  it("covers the world", () => {
    expect(countries.length).toBeGreaterThan(235);
    expect(doubled(countries.map(({ value }) => value))).toEqual([]);
  });

  it("C-PRICE-01, C-PRICE-04, C-PRICE-05, C-PRICE-06, C-PRICE-07, C-PRICE-14, C-PRICE-16: shows prices by the rules", () => {
    expect(
      wrong((one, { priceVisibility }) => {
        const expected = expectedPrice(one);
        return priceVisibility === expected ? null : `${priceVisibility}, not ${expected}`;
      }),
    ).toEqual([]);
  });

  it("C-PRICE-02, C-PRICE-09, C-PRICE-10, C-PRICE-11, C-PRICE-13, C-PRICE-16: allows the actions the rules allow", () => {
    expect(
      wrong((one, { action }) => {
        const expected = expectedAction(one);
        return action === expected ? null : `${action}, not ${expected}`;
      }),
    ).toEqual([]);
  });

  it("C-PRICE-08: prices distributor countries as the US and every other country as itself", () => {
    expect(
      wrong(({ country }, { priceCountry }) =>
        priceCountry === (distributors.includes(country) ? "US" : country) ? null : priceCountry,
      ),
    ).toEqual([]);
  });

  it("C-PRICE-12: reports an unavailable price where the product could be bought", () => {
    expect(
      wrong((one, { messages }) => {
        const says = messages.some(({ key }) => key === "selling.pricingUnavailable");
        const buyable = expectedAction({ ...one, name: "plain" }) !== "none" && one.name === "price not answered";
        const asked = expectedPrice({ ...one, name: "plain" }) === "shown";
        return says && !(one.name === "price not answered")
          ? "says it unasked"
          : buyable && asked && !says
            ? "silent"
            : null;
      }),
    ).toEqual([]);
  });

  it("is consistent: button, basket, gateway and quick add agree", () => {
    expect(
      wrong((one, { action, buttonLabelKey, addsToBasket, refusal, partnerHref, price, priceVisibility, quickAdd }) => {
        if ((buttonLabelKey === null) !== (action === "none")) return "a button without an action";
        if (addsToBasket !== (action === "add" || action === "quote" || action === "lead")) return "the basket";
        if (addsToBasket !== (refusal === null)) return `the gateway: ${refusal}`;
        if ((partnerHref === null) !== (action !== "partner")) return "the partner's address";
        if ((price !== null) !== (priceVisibility === "shown")) return "a price that does not show";
        if (quickAdd.addEnabled && !addsToBasket && one.name !== "PTM scan" && one.name !== "price asked for")
          return "quick add";
        return null;
      }),
    ).toEqual([]);
  });

  it("does not depend on being signed in", () => {
    expect(
      wrong((one, verdict) => {
        if (one.customer !== "customer") return null;
        const anonymous = ask({ ...one, customer: "anonymous" });
        return verdict.action === anonymous.action && verdict.priceVisibility === anonymous.priceVisibility
          ? null
          : "differs";
      }),
    ).toEqual([]);
  });
});

it("is the only code that reads the country lists of the settings", () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const lists =
    /\.(priceCountries|priceServiceCountries|basketCountries|quoteCountries|partnerCountries|hidePriceSkus|madeToOrderSkus|excludedSkus)\b/;
  const readers = ["app", "domain", "workers"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
    )
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith("domain/selling/"))
    .filter((path) => lists.test(readFileSync(join(root, path), "utf8")));
  expect(readers.toSorted()).toEqual([
    // Merges the editors' lists with the settings service's.
    "app/loaders/settings/selling-settings.server.ts",
    // Offers the countries for which the office can look a price up.
    "workers/services/commerce/catalogue/office/price-routes.ts",
    // Names the lists for the office's forms; the address in its comment matches.
    "workers/services/settings/office/setting-table.ts",
  ]);
});
