/** Orders that are not complete, and quotes that end soon. */
import type { Order } from "@contracts/commerce/orders";
import type { Quote } from "@contracts/commerce/quotes";
import { isExpired } from "@domain/checkout/quote-totals";
import { type OrderLabel, orderLabel } from "@domain/order-status/order-status";
import type { PrivateContext } from "~/context/request/types";
import { formatDate, formatDateInText } from "~/i18n/format";

export interface Overview {
  /** Newest first; null during an outage. */
  readonly orders:
    | readonly {
        readonly number: string;
        readonly href: string;
        readonly date: string;
        readonly status: OrderLabel;
        /** Idempotency key of the button that orders the same again. */
        readonly key: string;
      }[]
    | null;
  /** Soonest to expire first; null during an outage. */
  readonly quotes: readonly { readonly number: string; readonly href: string; readonly expires: string }[] | null;
}

/** Only the newest are read; older ones are in the lists. */
const read = 20;
const shown = 5;
const soonMilliseconds = 14 * 24 * 3600 * 1000;

export async function loadOverview(context: PrivateContext): Promise<Overview> {
  const { commerce } = context.services;
  const [orders, quotes] = await Promise.all([
    commerce.orders({ limit: read, offset: 0 }),
    commerce.quotes({ limit: read, offset: 0 }),
  ]);
  return {
    orders: orders.ok ? ordersUnderWay(context, orders.value.results) : null,
    quotes: quotes.ok ? quotesEndingSoon(context, quotes.value.results) : null,
  };
}

function ordersUnderWay(context: PrivateContext, orders: readonly Order[]): NonNullable<Overview["orders"]> {
  return orders
    .map((order) => ({
      number: order.orderNumber,
      href: `/account/my/orderhistory/${order.orderNumber}`,
      date: formatDate(new Date(order.createdAt), context),
      status: orderLabel(order),
      key: crypto.randomUUID(),
    }))
    .filter(({ status }) => status.kind !== "Complete" && status.kind !== "Cancelled")
    .slice(0, shown);
}

function quotesEndingSoon(context: PrivateContext, quotes: readonly Quote[]): NonNullable<Overview["quotes"]> {
  const until = context.now.getTime() + soonMilliseconds;
  return (
    quotes
      // A distributor's request has no prices that could end.
      .filter(({ quoteType, quoteState }) => quoteType !== "quoteB2D" && quoteState === "Submitted")
      .filter((quote) => !isExpired(quote, context.now))
      .map(({ quoteNumber, quoteExpirationDate }) => ({ quoteNumber, ends: new Date(quoteExpirationDate) }))
      .filter(({ ends }) => ends.getTime() <= until)
      .sort((a, b) => a.ends.getTime() - b.ends.getTime())
      .slice(0, shown)
      .map(({ quoteNumber, ends }) => ({
        number: quoteNumber,
        href: `/account/my/myquotes/${quoteNumber}`,
        expires: formatDateInText(ends, context.market),
      }))
  );
}
