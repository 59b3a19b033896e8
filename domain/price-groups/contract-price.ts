/** The price that a company has agreed on, if it is lower than the list price. */
import type { ProductBrief } from "@contracts/catalogue/briefs";
import type { PriceGroup } from "@contracts/commerce/checkout-settings";
import type { CountryPrice, Money } from "@contracts/values/money";
import { subtract } from "../money/money";
import { shareOf } from "../money/share";
import type { PriceFact } from "../selling/types";

/** Catalogue facts of a size that a group's rules test. */
interface PricedSize {
  readonly sku: string;
  /** Number of the product family. */
  readonly productKey: string;
  readonly productType: string;
}

/** Why a price is lower than the list price. */
interface Contract {
  /** Name of the price group. */
  readonly group: string;
  readonly listPrice: Money;
}

export interface CartPrice extends CountryPrice {
  /** Absent at the list price. */
  readonly contract?: Contract;
}

/**
 * Null for a company without a group, for a group that is no longer in the settings, and outside of its days.
 * @param day today in UTC, "2026-11-26"; null ignores the group's days
 */
export function priceGroupOf(
  id: string | null | undefined,
  groups: readonly PriceGroup[] | undefined,
  day: string | null,
): PriceGroup | null {
  const group = groups?.find((each) => each.id === id);
  if (!group) return null;
  const { validFrom = "", validUntil = "9999" } = group;
  return day === null || (validFrom <= day && day <= validUntil) ? group : null;
}

/**
 * Contract price of one piece: the agreed price, else the first rule that covers the product, and never more than the
 * list price, which any visitor could pay. The list's quantity prices stay, and the lower price applies.
 */
export function contractPrice(list: CountryPrice, size: PricedSize, group: PriceGroup | null | undefined): CartPrice {
  const agreed = group ? agreedAmount(list, size, group) : null;
  if (!group || agreed === null || agreed >= list.centAmount) return list;
  const { centAmount, currencyCode, fractionDigits } = list;
  return {
    ...{ ...list, centAmount: agreed },
    contract: { group: group.name, listPrice: { centAmount, currencyCode, fractionDigits } },
  };
}

/** A looked-up or listed price at a group's terms. */
export function factAtContract(fact: PriceFact, size: PricedSize, group: PriceGroup | null | undefined): PriceFact {
  return fact.kind === "known" ? { kind: "known", price: contractPrice(fact.price, size, group) } : fact;
}

/** A brief with the group's price in place of the list price, where that is lower. */
export function briefAtContract(
  brief: ProductBrief,
  group: PriceGroup,
): ProductBrief & { listPrice: CartPrice | null } {
  const { sku, size, productKey, productType, listPrice } = brief;
  if (!listPrice || productKey === null) return brief;
  const priced = { sku: size?.sku ?? sku, productKey, productType: productType ?? "" };
  return { ...brief, listPrice: contractPrice(listPrice, priced, group) };
}

function agreedAmount(list: CountryPrice, { sku, productKey, productType }: PricedSize, group: PriceGroup) {
  const fixed = group.prices.find((price) => price.sku === sku && price.country === list.country);
  if (fixed) return fixed.centAmount;
  const rule = group.rules.find(
    ({ families, productTypes }) =>
      (!families || families.includes(productKey)) && (!productTypes || productTypes.includes(productType)),
  );
  return rule ? subtract(list, shareOf(list, rule.partsPerMillion)).centAmount : null;
}
