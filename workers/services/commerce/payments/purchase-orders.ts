/** Decides if a customer can order a cart on a purchase order. */
import type { Cart } from "@contracts/commerce/cart";
import type { PaymentObstacles, PurchaseOrderObstacle } from "@contracts/commerce/payments";
import type { Customer } from "@contracts/customers/customers";
import { paymentTermsOf, sellerOnTerms } from "@domain/checkout/payment-terms";
import { companyTermsOf, purchaseOrderObstacle } from "@domain/checkout/purchase-order";
import { sellerTo } from "@domain/checkout/seller";
import { payableTotal } from "@domain/checkout/totals-view";
import type { ServicesEnv } from "../../env";
import { checkoutSettingsOf } from "../../shared/checkout-settings";
import type { Problem } from "../../shared/problems";
import { companyOwner } from "../companies/company-owner";
import { membershipOf } from "../companies/company-store";
import { ledgerOf } from "../ledgers/ledger-of";

const messages: Readonly<Record<PurchaseOrderObstacle, string>> = {
  PurchaseOrderNotOffered: "Purchase orders are not available for this account.",
  PurchaseOrderLimit: "This order exceeds the amount that can be bought on purchase orders.",
};

export const purchaseOrderProblem = (code: PurchaseOrderObstacle): Problem => ({ code, message: messages[code] });

/**
 * The reason to refuse a purchase order, if any, and the terms of payment.
 * @param owner "customer:…"
 * @param country where the shopper buys, which determines the seller
 */
export async function purchaseOrderOffer(
  env: ServicesEnv,
  owner: string,
  cart: Cart,
  country: string,
): Promise<PaymentObstacles> {
  const total = payableTotal(cart);
  const shopper = env.SHOPPERS.get(env.SHOPPERS.idFromName(owner));
  const customer: Customer | null = await shopper.customer(false);
  const membership = customer && (await membershipOf(env, customer.id));
  const company = membership?.company ?? null;
  const { onAccount, limit, netDays } = companyTermsOf(company, total.currencyCode);
  const ledger = ledgerOf(env, company && onAccount ? companyOwner(company.id) : owner);
  const [owed, settings] = await Promise.all([ledger.owed(total.currencyCode), checkoutSettingsOf(env).current()]);
  const accounts = [...(customer?.ebsSoldToIds ?? []), ...(company?.accounts ?? [])];
  const { purchaseOrders } = settings;
  const approved = onAccount || accounts.length > 0;
  const seller = sellerOnTerms(sellerTo(country, settings), netDays);
  return {
    purchaseOrder: purchaseOrderObstacle({ total, purchaseOrders, approved, owed, limit }),
    terms: seller && paymentTermsOf(seller, onAccount),
  };
}
