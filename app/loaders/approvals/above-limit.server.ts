import type { Cart } from "@contracts/commerce/cart";
import { payableTotal } from "@domain/checkout/totals-view";
import { needsApproval } from "@domain/company/members";
import { formatMoney } from "@domain/money/format";
import { moneyOf } from "@domain/money/money";
import type { PrivateContext } from "~/context/request/types";

/** A basket above the customer's limit. */
export interface AboveLimitView {
  readonly limit: string;
  /** False if nobody of the company may approve the order, which the gateway then refuses. */
  readonly mayBeApproved: boolean;
}

/** Null for a basket within the limit, and if the limit is not known: the gateway decides when the order is placed. */
export async function aboveLimitOf(
  { services }: Pick<PrivateContext, "services">,
  cart: Cart,
): Promise<AboveLimitView | null> {
  const total = payableTotal(cart);
  const read = await services.accounts.company(total);
  const company = read.ok ? read.value : null;
  const limit = company?.me.limit ?? null;
  if (!limit || !needsApproval({ limit }, total)) return null;
  return {
    limit: formatMoney(moneyOf(limit.centAmount, limit.currencyCode)),
    mayBeApproved: company?.mayBeApproved ?? true,
  };
}
