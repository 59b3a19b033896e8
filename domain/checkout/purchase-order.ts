/** Rules for ordering on a purchase order. */
import type { CheckoutSettings } from "@contracts/commerce/checkout-settings";
import type { PurchaseOrderObstacle } from "@contracts/commerce/payments";
import type { Company } from "@contracts/customers/companies";
import type { Money } from "@contracts/values/money";

interface PurchaseOrderFacts {
  readonly total: Money;
  readonly purchaseOrders: CheckoutSettings["purchaseOrders"];
  /** True for a customer with a back-office account. */
  readonly approved: boolean;
  /** Open amount of the customer, or of the company, in minor units of the total's currency. */
  readonly owed: number;
  /** Limit of the company; null for the shop's own. */
  readonly limit?: number | null;
}

/** Highest open amount in a currency, in minor units; 0 if nothing is sold on account in it. */
export function creditLimitOf({ limits }: CheckoutSettings["purchaseOrders"], currency: string): number {
  return Object.hasOwn(limits, currency) ? (limits[currency] ?? 0) : 0;
}

interface CompanyTerms {
  readonly onAccount: boolean;
  /** Null for the shop's own limit. */
  readonly limit: number | null;
  /** Days until an invoice is due; null for the seller's own. */
  readonly netDays: number | null;
}

/** Terms of a customer's company; its limit counts only if it buys on account. */
export function companyTermsOf(
  company: Pick<Company, "onAccount" | "creditLimits" | "netDays"> | null,
  currency: string,
): CompanyTerms {
  if (!company?.onAccount) return { onAccount: false, limit: null, netDays: null };
  const { creditLimits, netDays } = company;
  const limit = Object.hasOwn(creditLimits, currency) ? (creditLimits[currency] ?? null) : null;
  return { onAccount: true, limit, netDays };
}

/** Why a cart cannot be ordered on a purchase order; null if it can. */
export function purchaseOrderObstacle(facts: PurchaseOrderFacts): PurchaseOrderObstacle | null {
  const { total, purchaseOrders, approved, owed } = facts;
  const limit = facts.limit ?? creditLimitOf(purchaseOrders, total.currencyCode);
  if (limit === 0 || (purchaseOrders.requiresSoldToId && !approved)) return "PurchaseOrderNotOffered";
  return owed + total.centAmount > limit ? "PurchaseOrderLimit" : null;
}
