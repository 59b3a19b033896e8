/** Sizes of a product as the purchase table shows them: one selling verdict each. */
import type { Product, Variant } from "@contracts/catalogue";
import type { SellingSettings } from "@contracts/settings";
import { formatMoney } from "../money/format";
import { priceCountryOf, resolveSellingMode } from "../selling/market-rules";
import { resolveSelling } from "../selling/selling";
import type { PriceFact, SellingAction, SellingMessage, SellingVerdict } from "../selling/types";

export interface SizeRow {
  readonly sku: string;
  /** "100 µl" */
  readonly size: string;
  readonly trial: boolean;
  /** Number of tests or assays, where sizes are counted that way. */
  readonly tests: number | null;
  readonly priceVisibility: SellingVerdict["priceVisibility"];
  readonly price: string | null;
  readonly action: SellingAction;
  readonly addsToBasket: boolean;
  readonly buttonLabelKey: SellingVerdict["buttonLabelKey"];
  readonly partnerHref: string | null;
  readonly messages: readonly SellingMessage[];
  readonly availability: SellingVerdict["availability"];
}

interface SizesInput {
  readonly product: Product;
  readonly country: string;
  readonly settings: SellingSettings;
  readonly preview: boolean;
  /** Answer of the price service for countries that have one; null while it is being asked. */
  readonly lookup?: ReadonlyMap<string, PriceFact> | null;
}

/** A trial size ends in T, is sold as "Trial" and is active: all three (C-DATA-14). */
export function isTrialSize({ sku, attributes }: Pick<Variant, "sku" | "attributes">): boolean {
  return /T\d*$/.test(sku) && attributes.unit === "Trial" && attributes.active;
}

/** Whether prices of a country come from the price service. */
export function asksPriceService(country: string, settings: SellingSettings): boolean {
  return resolveSellingMode(country, "anonymous", settings) === "price-service";
}

export function sizeRows({ product, country, settings, preview, lookup = null }: SizesInput): SizeRow[] {
  const service = asksPriceService(country, settings);
  const variants = new Map([product.masterVariant, ...product.variants].map((variant) => [variant.sku, variant]));
  return [...variants.values()]
    .filter(({ attributes }) => attributes.published)
    .map((variant) => {
      const price = service
        ? lookup
          ? (lookup.get(variant.sku) ?? { kind: "none" as const })
          : { kind: "pending" as const }
        : listPrice(variant, priceCountryOf(country, settings));
      const verdict = resolveSelling({
        country,
        customer: "anonymous",
        product: { status: product.status, productType: product.productType, category: product.productCategory },
        sku: { sku: variant.sku, price, active: variant.attributes.active },
        settings,
        preview,
      });
      return sizeRow(variant, verdict);
    });
}

function listPrice({ prices }: Variant, country: string): PriceFact {
  const price = prices.find((candidate) => candidate.country === country);
  return price ? { kind: "known", price } : { kind: "none" };
}

function sizeRow(variant: Variant, verdict: SellingVerdict): SizeRow {
  const { amount, uom, tests } = variant.attributes;
  return {
    sku: variant.sku,
    size: `${amount} ${uom}`.trim(),
    trial: isTrialSize(variant),
    tests: tests > 0 ? tests : null,
    priceVisibility: verdict.priceVisibility,
    price: verdict.price && verdict.priceVisibility === "shown" ? formatMoney(verdict.price) : null,
    action: verdict.action,
    addsToBasket: verdict.addsToBasket,
    buttonLabelKey: verdict.buttonLabelKey,
    partnerHref: verdict.partnerHref,
    messages: verdict.messages,
    availability: verdict.availability,
  };
}
