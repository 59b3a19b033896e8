/** `/account/my/orderhistory/orders.csv`: the order history for spreadsheets, one row per line, with its filters. */

import { listDefaults, type Order, type OrderFilter, ordersPerCall } from "@contracts/commerce/orders";
import { calendarDay } from "@domain/market/calendar-day";
import type { Market } from "@domain/market/market";
import { decimalText } from "@domain/money/format";
import { lineLabel, orderLabel, orderLabelText } from "@domain/order-status/order-status";
import { nameInLanguage } from "@domain/product-texts/product-in-language";
import { csvText } from "@domain/tables/csv-text";
import { spreadsheetCell } from "@domain/tables/spreadsheet-cell";
import { redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { readOwn } from "~/loaders/account/own-documents.server";
import { fileParameter, fileUnavailable, filterOf, orderHistoryPath } from "./history.server";

/** Catches a bug: half a million orders. */
const maxCalls = 5_000;
const dayMilliseconds = 86_400_000;

/** A line of an order, and the reader's market. */
interface Row {
  readonly order: Order;
  readonly line: Order["lineItems"][number];
  readonly market: Pick<Market, "language" | "country">;
}

/** Columns in order: heading and cell. New ones go to the end, because people's sheets and macros count columns. */
const columns: readonly (readonly [head: string, cell: (row: Row) => string])[] = [
  ["order", ({ order }) => order.orderNumber],
  ["placed", ({ order, market }) => calendarDay(new Date(order.createdAt), market.country)],
  ["status", ({ order }) => orderLabelText(orderLabel(order))],
  ["purchase_order", ({ order }) => poNumberOf(order)],
  ["line_status", ({ line }) => lineLabel(line.lineItemStatus)],
  ["catalog_number", ({ line }) => line.sku],
  ["product", ({ line, market }) => nameInLanguage(line, market.language)],
  ["size", ({ line: { variant } }) => `${variant.attributes.amount} ${variant.attributes.uom}`.trim()],
  ["quantity", ({ line }) => String(line.quantity)],
  ["unit_price", ({ line }) => decimalText(line.netPrice)],
  ["line_total", ({ line }) => decimalText(line.totalPriceComputed)],
  ["currency", ({ order }) => order.currencyCode],
  ["tracking", ({ line }) => line.trackingNumber ?? ""],
  ["lots", ({ line }) => line.lots.map(({ lot }) => lot).join(" ")],
  ["order_total", ({ order }) => decimalText(order.totalPrice)],
  ["order_tax", ({ order }) => (order.tax ? decimalText(order.tax) : "")],
  ["order_shipping", ({ order }) => (order.shippingPrice ? decimalText(order.shippingPrice) : "")],
  ["cost_centre", ({ order }) => order.references?.costCentre ?? ""],
  ["grant", ({ order }) => order.references?.grantNumber ?? ""],
  ["gl_account", ({ order }) => order.references?.glAccount ?? ""],
  ["line_note", ({ line }) => line.custom.fields.note ?? ""],
  ["comment", ({ order }) => order.comment ?? ""],
];

const poNumberOf = ({ payments }: Order): string =>
  payments.find(({ customFields }) => customFields.poNumber)?.customFields.poNumber ?? "";

/** All orders that match, or the list with a message if one of them cannot be read: a file with gaps looks complete. */
export async function loadOrderExport(context: PrivateContext, { url }: PageArgs): Promise<Response> {
  const filter = filterOf(url);
  const unavailable = () =>
    redirect(`${orderHistoryPath}?${new URLSearchParams({ ...filter, [fileParameter]: fileUnavailable })}`, 303);
  const rows: (readonly string[])[] = [columns.map(([head]) => head)];
  const seen = new Set<string>();
  let part: Part = { filter, offset: 0 };
  for (let calls = 0; calls < maxCalls; calls += 1) {
    const page = await context.services.commerce.orders({ limit: ordersPerCall, offset: part.offset }, part.filter);
    const read = readOwn(context, page, url);
    if (!read) return unavailable();
    const { results, total } = read.value;
    // Orders that arrive meanwhile move others to the next page.
    const fresh = results.filter(({ orderNumber }) => !seen.has(orderNumber));
    for (const { orderNumber } of fresh) seen.add(orderNumber);
    rows.push(...fresh.flatMap((order) => rowsOf(order, context.market)));
    if (part.offset + ordersPerCall >= total) return csvFile(rows);
    const next = partAfter(part, results.at(-1));
    if (!next) return unavailable();
    part = next;
  }
  return unavailable();
}

interface Part {
  readonly filter: OrderFilter;
  readonly offset: number;
}

/**
 * The gateway lists a limited number of orders per query, so older ones need another query, which ends with the day of
 * the last order. One day is added, because a day begins earlier in some countries. Null if a single day has more
 * orders than the limit.
 */
function partAfter({ filter, offset }: Part, last: Order | undefined): Part | null {
  const next = offset + ordersPerCall;
  if (next <= listDefaults.maxOffset) return { filter, offset: next };
  const to = last && new Date(Date.parse(last.createdAt) + dayMilliseconds).toISOString().slice(0, 10);
  return to === undefined || (filter.to && filter.to <= to) ? null : { filter: { ...filter, to }, offset: 0 };
}

const csvFile = (rows: readonly (readonly string[])[]): Response =>
  new Response(csvText(rows.map((cells) => cells.map(spreadsheetCell))), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="orders.csv"',
      "cache-control": "private, no-store",
    },
  });

function rowsOf(order: Order, market: Row["market"]): string[][] {
  return order.lineItems.map((line) => columns.map(([, cell]) => cell({ order, line, market })));
}
