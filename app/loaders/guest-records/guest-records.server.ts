/** Orders and quotes of the customer as a guest, which the account can take over. */
import { formatMoney } from "@domain/money/format";
import type { PrivateContext } from "~/context/request/types";
import { formatDateInText } from "~/i18n/format";

export interface GuestRecordRow {
  readonly number: string;
  readonly date: string;
  /** Empty for a quote. */
  readonly total: string;
}

/** Empty until the customer has confirmed the address, and during an outage. */
export async function guestOrderRows(context: PrivateContext): Promise<readonly GuestRecordRow[]> {
  const read = await context.services.commerce.guestOrders();
  if (!read.ok) return [];
  return read.value.results.map(({ orderNumber, createdAt, totalPrice }) => ({
    number: orderNumber,
    date: formatDateInText(new Date(createdAt), context.market),
    total: formatMoney(totalPrice),
  }));
}

/** Empty in the same cases. */
export async function guestQuoteRows(context: PrivateContext): Promise<readonly GuestRecordRow[]> {
  const read = await context.services.commerce.guestQuotes();
  if (!read.ok) return [];
  return read.value.results.map(({ quoteNumber, quoteCreationDate }) => ({
    number: quoteNumber,
    date: formatDateInText(new Date(quoteCreationDate), context.market),
    total: "",
  }));
}
