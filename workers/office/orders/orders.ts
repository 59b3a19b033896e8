/** Orders: the queue of the order desk, an order with its lines and notes, and its actions. */
import { referenceNames } from "@contracts/commerce/references";
import {
  maxShippedAtOnce,
  type OfficeOrder,
  type OrderRow,
  officeOrder,
  orderListStates,
  orderRow,
  orderSorts,
  orderWaits,
} from "@contracts/office/orders";
import { postalLines } from "@domain/account/postal-lines";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { formatMoney } from "@domain/money/format";
import { hasLeft } from "@domain/order-status/queue-state";
import { requestedDay } from "@domain/order-status/requested-day";
import { shipToLabel } from "@domain/ship-to/parcels";
import { choices } from "../framework/fields";
import { facts, join, moment, table, text } from "../framework/layout";
import { resource } from "../framework/resource";
import { cameBack, orderActions } from "./order-actions";

const lineColumns = [
  { title: "Number" },
  { title: "Name" },
  { title: "Quantity", number: true },
  { title: "Amount", number: true },
  { title: "State" },
  { title: "Promised" },
  { title: "Parcel" },
  { title: "Lots" },
];

function linesTable({ order }: OfficeOrder): SafeHtml {
  const rows = order.lineItems.map((line) => [
    text(line.sku),
    html`${line.name}${markup(below(line.custom.fields.note && `Note: ${line.custom.fields.note}`))}${markup(
      below(line.replaces && `Replacement, ${line.replaces.cause}: no charge`),
    )}${markup(below(order.parcels && `Ship to ${shipToLabel(line, order)}`))}${markup(below(wishedDay(order, line)))}`,
    text(String(line.quantity)),
    text(formatMoney(line.totalPrice)),
    html`${line.lineItemStatus || "not shipped"}${markup(below(cameBack(order, line)))}`,
    text(line.estShipDate ?? "–"),
    text([line.carrier, line.trackingNumber].filter(Boolean).join(" ") || "–"),
    join(line.lots.map(lotText)),
  ]);
  return html`<section><h2>Lines</h2>${markup(table("Lines", lineColumns, rows))}</section>`;
}

/** The line's requested day, if the order has no common one. */
function wishedDay(order: OfficeOrder["order"], line: OfficeOrder["order"]["lineItems"][number]): string | null {
  const day = order.delivery?.requestedOn ? null : requestedDay(order, line);
  return day && `Requested for ${day}`;
}

const below = (line: string | null | undefined): SafeHtml => (line ? html`<div>${line}</div>` : html``);

const lotText = ({ lot, quantity, expires, recall }: OfficeOrder["order"]["lineItems"][number]["lots"][number]) =>
  html`<div>${lot} × ${quantity}${expires ? `, use by ${expires}` : ""}${recall ? `, recalled ${recall.day}` : ""}</div>`;

function notesList({ facts: { notes } }: OfficeOrder): SafeHtml {
  if (notes.length === 0) return html``;
  const items = notes
    .toReversed()
    .map(
      ({ at, author, kind, text: note }) =>
        html`<dt>${markup(moment(at))} ${author}, ${kind === "internal" ? "for the office" : "to the customer"}</dt><dd><pre>${note}</pre></dd>`,
    );
  return html`<section><h2>Notes</h2><dl>${markup(join(items))}</dl></section>`;
}

const slipLink = ({ orderNumber }: OfficeOrder["order"], file: string, name: string): SafeHtml =>
  html`<a href="/orders/${orderNumber}/packing-slip${file}.pdf">Packing slip (PDF)${name}</a>`;

function customerText({ order, customer }: OfficeOrder): string {
  if (customer) return `${customer.name}, ${customer.email}`;
  return order.procurement ? `Procurement system ${order.procurement.buyer}` : "The account no longer exists.";
}

/** Refunds to the card besides those of cancelled lines and credit notes. */
function refundsOf({ refunds = [] }: OfficeOrder["order"]): SafeHtml | null {
  if (refunds.length === 0) return null;
  return join(
    refunds.map(({ amount, refundedAt }) => html`<div>${formatMoney(amount)}, ${markup(moment(refundedAt))}</div>`),
  );
}

function invoicesOf({ invoices }: OfficeOrder): SafeHtml | null {
  if (invoices.length === 0) return null;
  const titles = { invoice: "Invoice", creditNote: "Credit note" } as const;
  const items = invoices.map(({ number, kind, url }) => {
    const title = `${titles[kind]} ${number}`;
    return url === null ? html`<div>${title}</div>` : html`<div><a href="${url}">${title} (PDF)</a></div>`;
  });
  return join(items);
}

function body(record: OfficeOrder): SafeHtml {
  const { order, facts: office, state } = record;
  const [payment] = order.payments;
  const references = referenceNames.flatMap((name) => order.references?.[name] || []);
  const address = (lines: OfficeOrder["order"]["shippingAddress"]) =>
    lines ? join(postalLines(lines, "en").map((line) => html`<div>${line}</div>`)) : null;
  const hasShipped = order.lineItems.some(hasLeft);
  const slips = order.parcels
    ? join(order.parcels.map(({ id }) => html`<div>${markup(slipLink(order, `-${id}`, `, address ${id}`))}</div>`))
    : slipLink(order, "", "");
  const file = order.purchaseOrderFile;
  const uploaded = file ? html`<a href="/orders/${order.orderNumber}/purchase-order.file">${file.name}</a>` : null;
  const { payment: failed } = office;
  return html`${markup(failed ? html`<p class="alarm">Payment, since ${markup(moment(failed.since))}: ${failed.problem}</p>` : html``)}${markup(office.hold && state === "held" ? html`<p class="alarm">On hold since ${markup(moment(office.hold.since))}: ${office.hold.reason}</p>` : html``)}${markup(
    facts([
      ["State", text(state)],
      ["Placed (UTC)", moment(order.createdAt)],
      ["Customer", text(customerText(record))],
      [
        "Placed by",
        order.program === undefined ? null : text(`the program “${order.program}”, in the customer's name`),
      ],
      ["Purchase order", payment?.customFields.poNumber ? text(payment.customFields.poNumber) : null],
      ["Payment", payment ? text(payment.paymentMethodInfo.method === "card" ? "card" : "purchase order") : null],
      ["Paid on", order.paidOn ? text(order.paidOn) : null],
      ["Payment withdrawn on", order.paymentWithdrawnOn ? text(order.paymentWithdrawnOn) : null],
      ["Total", text(formatMoney(order.totalPrice))],
      ...(order.parcels?.map(({ id, address: to }): [string, SafeHtml | null] => [`Ship to ${id}`, address(to)]) ?? [
        ["Ship to", address(order.shippingAddress)] satisfies [string, SafeHtml | null],
      ]),
      ["Bill to", address(order.billingAddress)],
      ["Cost center, grant, account", references.length > 0 ? text(references.join(", ")) : null],
      ["Requested delivery", order.delivery?.requestedOn ? text(order.delivery.requestedOn) : null],
      ["Delivery", order.delivery?.shipComplete ? text("Everything in one shipment") : null],
      ["Handling", order.specialInsructionNotes ? text(order.specialInsructionNotes) : null],
      ["Comment", order.comment ? text(order.comment) : null],
      ["Uploaded purchase order", uploaded],
      ["Documents", hasShipped ? slips : null],
      ["Invoices and credit notes", invoicesOf(record)],
      ["Refunded for goodwill (UTC)", refundsOf(order)],
    ]),
  )}${markup(linesTable(record))}${markup(notesList(record))}`;
}

const isOver = (state: OrderRow["state"]): boolean => state === "shipped" || state === "cancelled";

export const orders = resource({
  path: "/orders",
  title: "Orders",
  singular: "Order",
  group: "Work",
  service: "/commerce/_office/orders",
  read: "orders:read",
  filters: [
    { name: "q", label: "Find", hint: "Order, purchase order, product, lot, customer: whole words" },
    { name: "state", label: "State", kind: "choice", options: choices(orderListStates) },
    { name: "waits", label: "Waits for", kind: "choice", options: choices(orderWaits) },
    { name: "from", label: "Ship date from", kind: "date" },
    { name: "to", label: "Ship date to", kind: "date", hint: "Without a promised day: the day of the order" },
    { name: "by", label: "Placed by", kind: "choice", options: [{ value: "program", label: "a program" }] },
    { name: "sort", label: "Order", kind: "choice", options: choices(orderSorts) },
  ],
  queues: [
    { title: "New orders to confirm", needs: "orders:confirm", filters: { state: "new" } },
    {
      ...{ title: "Orders to ship by today", needs: "orders:ship" },
      filters: { state: "to ship", to: "today", sort: "ship date" },
    },
    { title: "Orders on hold", needs: "orders:hold", filters: { state: "held" } },
    { title: "Orders with a failed payment", needs: "orders:refund", filters: { waits: "failed payment" } },
    { title: "Orders with an announced return", needs: "orders:refund", filters: { waits: "announced return" } },
  ],
  row: orderRow,
  record: officeOrder,
  key: ({ number }) => number,
  columns: [
    { title: "Order", value: ({ number }) => number },
    { title: "State", value: ({ state }) => state },
    { title: "Ship date", value: ({ shipDate, state }) => shipDate ?? (isOver(state) ? "" : "none promised") },
    { title: "Placed (UTC)", value: ({ createdAt }) => createdAt, cell: ({ createdAt }) => moment(createdAt) },
    {
      title: "Customer",
      value: ({ customer, program }) => (program === undefined ? customer : `${customer}, by ${program}`),
    },
    { title: "Company", value: ({ company }) => company },
    { title: "Country", value: ({ country }) => country },
    { title: "Purchase order", value: ({ poNumber }) => poNumber ?? "" },
    { title: "Lines", number: true, value: ({ lines }) => String(lines) },
    { title: "Total", number: true, value: ({ total }) => formatMoney(total) },
  ],
  heading: ({ order }) => `Order ${order.orderNumber}`,
  body,
  files: ["packing-slip.pdf", /^packing-slip-\d{1,2}\.pdf$/, "purchase-order.file"],
  actions: orderActions,
  listActions: [
    {
      ...{ name: "ship-many", title: "Ship many from a file", permission: "orders:ship", reason: "none" },
      note: `CSV with the columns order, carrier, tracking, and optionally line (product size) and lot; at most ${maxShippedAtOnce} orders. Without the tick below you see what would happen.`,
      fields: () => [
        { name: "csv", label: "File, or its lines", kind: "csv", most: 200_000 },
        { name: "confirm", label: "Ship them", kind: "check" },
      ],
    },
  ],
});
