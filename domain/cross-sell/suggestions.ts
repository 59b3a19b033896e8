/** Suggested products for a basket (rows T-XSELL-01 to T-XSELL-09). */
import type { Cart } from "@contracts/commerce/cart";
import { type CrossSellRule, crossSellRules, type SuggestionType, type Trigger } from "./rules";

/** A basket line with catalogue data of its product. */
export interface BasketProduct {
  readonly sku: string;
  readonly productKey: string;
  /** Application codes of the product; empty if unknown. */
  readonly applications: readonly string[];
}

interface CrossSellContext {
  readonly checkoutType: string;
  /** Feature flag `elisaCrossSell`. */
  readonly elisaCrossSell: boolean;
}

interface Suggestion {
  readonly sku: string;
  readonly productName: string;
  readonly type: SuggestionType;
}

/** A basket on its way to a quote is never regular, whatever its country (T-CART-26). */
export function checkoutTypeOf({ custom }: Pick<Cart, "custom">, ofCountry: string): string {
  const { checkoutType } = custom.fields;
  return ofCountry === "regular" && typeof checkoutType === "string" && checkoutType !== "" ? checkoutType : ofCountry;
}

/** Suggestions in table order, without duplicates and without products in the basket. */
export function crossSellSuggestions(
  lines: readonly BasketProduct[],
  { checkoutType, elisaCrossSell }: CrossSellContext,
  rules: readonly CrossSellRule[] = crossSellRules,
): Suggestion[] {
  const taken = new Set(lines.map(({ sku }) => sku));
  const suggestions: Suggestion[] = [];
  for (const { type, sku, productName, trigger, regularOnly, elisaSwitch } of rules) {
    if (taken.has(sku) || (regularOnly && checkoutType !== "regular") || (elisaSwitch && !elisaCrossSell)) continue;
    if (!lines.some((line) => triggers(trigger, line))) continue;
    suggestions.push({ sku, productName, type });
    taken.add(sku);
  }
  return suggestions;
}

function triggers(trigger: Trigger, { sku, productKey, applications }: BasketProduct): boolean {
  switch (trigger.kind) {
    case "application":
      return applications.some((code) =>
        trigger.codes.some((wanted) => code === wanted || code.startsWith(`${wanted}-`)),
      );
    case "family":
      return trigger.keys.includes(productKey);
    case "sku":
      return trigger.skus.includes(sku);
    default:
      return trigger satisfies never;
  }
}
