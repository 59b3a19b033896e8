/** Orders that the customer placed as a guest, which the account can take over. */
import { formatMoney } from "@domain/money/format";
import type { PrivateContext } from "~/context/request/types";
import { formatDate } from "~/i18n/format";

export interface GuestOrderRow {
  readonly number: string;
  readonly date: string;
  readonly total: string;
}

/** Empty until the customer has confirmed the address, and during an outage. */
export async function guestOrderRows(context: PrivateContext): Promise<readonly GuestOrderRow[]> {
  const read = await context.services.commerce.guestOrders();
  if (!read.ok) return [];
  return read.value.results.map(({ orderNumber, createdAt, totalPrice }) => ({
    number: orderNumber,
    date: formatDate(new Date(createdAt), context),
    total: formatMoney(totalPrice),
  }));
}
