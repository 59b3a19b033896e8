/** References of an order: those of a basket, and those that the buyer's company requires. */
import type { Cart } from "@contracts/commerce/cart";
import type { CheckoutSettings } from "@contracts/commerce/checkout-settings";
import {
  type OrderReferences,
  type ReferenceName,
  type ReferenceRule,
  type ReferenceRules,
  referenceNames,
} from "@contracts/commerce/references";
import { cartText } from "../checkout/progress";

/** Rules of the company with one of these back-office accounts; none without a company. */
export function referenceRulesOf(
  soldToIds: readonly string[],
  { companies = [] }: Pick<CheckoutSettings, "companies">,
): ReferenceRules {
  return companies.find((company) => company.soldToIds.some((id) => soldToIds.includes(id)))?.references ?? {};
}

type ReferenceProblem = "required" | "unknown";

/** Fault of a code; null if it can be booked. */
export function referenceProblem(code: string, rule: ReferenceRule | undefined): ReferenceProblem | null {
  if (!rule) return null;
  if (code === "") return rule.required ? "required" : null;
  return rule.codes.length === 0 || rule.codes.some((known) => known.code === code) ? null : "unknown";
}

/** The first reference that the company would not book; null if all can be. */
export function refusedReference(cart: Pick<Cart, "custom">, rules: ReferenceRules): ReferenceName | null {
  return referenceNames.find((name) => referenceProblem(cartText(cart, name), rules[name]) !== null) ?? null;
}

/** References for the order; null if the basket has none. */
export function referencesOf(cart: Pick<Cart, "custom">): OrderReferences | null {
  const [costCentre, grantNumber, glAccount] = referenceNames.map((name) => cartText(cart, name) || null);
  if (!costCentre && !grantNumber && !glAccount) return null;
  return { costCentre: costCentre ?? null, grantNumber: grantNumber ?? null, glAccount: glAccount ?? null };
}
