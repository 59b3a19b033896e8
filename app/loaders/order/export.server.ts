/** `/account/my/orderhistory/orders.csv`: the order history for spreadsheets, one row per line, with its filters. */

import { listDefaults, type Order } from "@contracts/commerce/orders";
import { referenceNames } from "@contracts/commerce/references";
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

/** Orders in one call, and in one file. */
const ordersPerCall = listDefaults.maxLimit;
const maxOrders = 5_000;

const head = [
  ...["order", "placed", "status", "purchase_order", "line_status", "catalog_number", "product", "size", "quantity"],
  ...["unit_price", "line_total", "currency", "tracking", "lots", "order_total", "order_tax", "order_shipping"],
  ...["cost_centre", "grant", "gl_account", "line_note"],
];

export async function loadOrderExport(context: PrivateContext, { url }: PageArgs): Promise<Response> {
  const filter = filterOf(url);
  const unavailable = `${orderHistoryPath}?${new URLSearchParams({ ...filter, [fileParameter]: fileUnavailable })}`;
  const rows: (readonly string[])[] = [head];
  for (let offset = 0; offset < maxOrders; offset += ordersPerCall) {
    const page = await context.services.commerce.orders({ limit: ordersPerCall, offset }, filter);
    const read = readOwn(context, page, url);
    if (!read) return redirect(unavailable, 303);
    rows.push(...read.value.results.flatMap((order) => rowsOf(order, context.market)));
    if (offset + ordersPerCall >= read.value.total) break;
  }
  return new Response(csvText(rows.map((cells) => cells.map(spreadsheetCell))), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="orders.csv"',
      "cache-control": "private, no-store",
    },
  });
}

function rowsOf(order: Order, { language, country }: Pick<Market, "language" | "country">): string[][] {
  const { orderNumber, createdAt, payments, totalPrice, tax, shippingPrice } = order;
  const poNumber = payments.find(({ customFields }) => customFields.poNumber)?.customFields.poNumber ?? "";
  return order.lineItems.map((line) => [
    ...[orderNumber, calendarDay(new Date(createdAt), country), orderLabelText(orderLabel(order)), poNumber],
    ...[lineLabel(line.lineItemStatus), line.sku, nameInLanguage(line, language)],
    `${line.variant.attributes.amount} ${line.variant.attributes.uom}`.trim(),
    ...[String(line.quantity), decimalText(line.netPrice), decimalText(line.totalPriceComputed), order.currencyCode],
    ...[line.trackingNumber ?? "", line.lots.map(({ lot }) => lot).join(" ")],
    ...[decimalText(totalPrice), tax ? decimalText(tax) : "", shippingPrice ? decimalText(shippingPrice) : ""],
    ...[...referenceNames.map((name) => order.references?.[name] ?? ""), line.custom.fields.note ?? ""],
  ]);
}
