/** `/account/my/orderhistory`: the customer's orders, newest first (T-ORDER-01 to T-ORDER-05). */

import { type Order, type OrderFilter, orderFilter } from "@contracts/commerce/orders";
import { calendarDay } from "@contracts/values/measures";
import { formatMoney } from "@domain/money/format";
import { type OrderLabel, orderLabel } from "@domain/order-status/order-status";
import { nameInLanguage } from "@domain/product-texts/product-in-language";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formatDate } from "~/i18n/format";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { listPart, pagesOf, readOwn } from "~/loaders/account/own-documents.server";
import { type ApprovalRow, openRequests } from "~/loaders/approvals/approval.server";
import { type GuestRecordRow, guestOrderRows } from "~/loaders/guest-records/guest-records.server";

export const orderHistoryPath = "/account/my/orderhistory";
/** In the address after a file of all orders could not be made. */
export const fileParameter = "file";
export const fileUnavailable = "unavailable";

export interface OrderRow {
  readonly number: string;
  /** Purchase order number of the customer. */
  readonly poNumber: string | null;
  readonly href: string;
  readonly date: string;
  readonly status: OrderLabel;
  readonly total: string;
  /** The first lines, to recognize an order. */
  readonly lines: readonly {
    readonly id: string;
    readonly sku: string;
    readonly name: string;
    readonly quantity: number;
  }[];
  readonly furtherLines: number;
}

export interface OrderHistoryData {
  readonly head: AccountHead;
  /** Null during an outage. */
  readonly rows: readonly OrderRow[] | null;
  readonly page: number;
  readonly pages: number;
  /** Requests for approval that have not become orders yet; empty on later pages, null during an outage. */
  readonly requests: readonly ApprovalRow[] | null;
  /** Orders that the account can take over; empty on later pages and during an outage. */
  readonly guestOrders: readonly GuestRecordRow[];
  /** The file of all orders could not be made. */
  readonly withoutFile: boolean;
  /** As the fields of the form show it. */
  readonly filter: OrderFilter;
  /** Days of the form that cannot be read, as they were typed. */
  readonly wrongDays: Readonly<Partial<Record<"from" | "to", string>>>;
  /** Query of the filter, without a question mark; empty without one. */
  readonly query: string;
}

const shownLines = 2;

export async function loadOrderHistoryPage(context: PrivateContext, { url }: PageArgs): Promise<OrderHistoryData> {
  const { page, limit, offset } = listPart(url);
  const head = accountHead(context, context.t("order.title"), orderHistoryPath);
  const filter = filterOf(url);
  const withoutFile = url.searchParams.get(fileParameter) === fileUnavailable;
  const wrongDays = wrongDaysOf(url);
  if (Object.keys(wrongDays).length > 0) context.setErrorStatus(400);
  const shown = { filter, wrongDays, query: new URLSearchParams(filter).toString(), withoutFile };
  const isFirst = page === 1 && shown.query === "";
  const [orders, requests, guestOrders] = await Promise.all([
    context.services.commerce.orders({ limit, offset }, filter),
    isFirst ? openRequests(context) : [],
    isFirst ? guestOrderRows(context) : [],
  ]);
  const read = readOwn(context, orders, url);
  if (!read) return { head, rows: null, requests: [], guestOrders: [], page: 1, pages: 1, ...shown };
  const { results, total } = read.value;
  const rows = results.map((order) => orderRow(context, order));
  return { head, rows, requests, guestOrders, page, pages: pagesOf(total, page, url), ...shown };
}

function wrongDaysOf({ searchParams }: URL): OrderHistoryData["wrongDays"] {
  const typed = (["from", "to"] as const).map((name) => [name, searchParams.get(name)?.slice(0, 40) ?? ""] as const);
  return Object.fromEntries(typed.filter(([, day]) => day !== "" && !v.is(calendarDay, day)));
}

/** Filters in an address; empty and invalid ones are left out. */
export function filterOf({ searchParams }: URL): { [name in keyof OrderFilter]?: NonNullable<OrderFilter[name]> } {
  const { q, status, from, to } = orderFilter.entries;
  const read = <S extends v.GenericSchema>(name: string, schema: S): v.InferOutput<S> | undefined => {
    const parsed = v.safeParse(schema, searchParams.get(name) || undefined);
    return parsed.success ? parsed.output : undefined;
  };
  const found = { q: read("q", q), status: read("status", status), from: read("from", from), to: read("to", to) };
  return {
    ...(found.q && { q: found.q }),
    ...(found.status && { status: found.status }),
    ...(found.from && { from: found.from }),
    ...(found.to && { to: found.to }),
  };
}

function orderRow(context: PrivateContext, order: Order): OrderRow {
  return {
    number: order.orderNumber,
    poNumber: order.payments.find(({ customFields }) => customFields.poNumber)?.customFields.poNumber ?? null,
    href: `${orderHistoryPath}/${order.orderNumber}`,
    date: formatDate(new Date(order.createdAt), context),
    status: orderLabel(order),
    total: formatMoney(order.totalPrice),
    lines: order.lineItems.slice(0, shownLines).map((line) => {
      const { id, sku, quantity } = line;
      return { id, sku, name: nameInLanguage(line, context.market.language), quantity };
    }),
    furtherLines: Math.max(0, order.lineItems.length - shownLines),
  };
}
