import type { Cart } from "@contracts/commerce/cart";
import { payableTotal } from "@domain/checkout/totals-view";
import { needsApproval } from "@domain/company/members";
import { formatMoney } from "@domain/money/format";
import { moneyOf } from "@domain/money/money";
import type { PrivateContext } from "~/context/request/types";

/**
 * Limit of the customer, if the basket is above it and will wait for a second person. Null otherwise, and if it is not
 * known: the gateway decides when the order is placed.
 */
export async function limitExceededBy({ services }: PrivateContext, cart: Cart): Promise<string | null> {
  const read = await services.accounts.company();
  const limit = read.ok ? read.value?.me.limit : null;
  if (!limit || !needsApproval({ limit }, payableTotal(cart))) return null;
  return formatMoney(moneyOf(limit.centAmount, limit.currencyCode));
}
