/**
 * The packing slip of an order: shipped pieces with lots and expiry, without prices. An order to several addresses has
 * one for each.
 */
import type { PackingSlipDocument } from "@contracts/catalogue/documents";
import type { Order } from "@contracts/commerce/orders";
import { referenceNames } from "@contracts/commerce/references";
import { postalLines } from "@domain/account/postal-lines";
import { calendarDay } from "@domain/market/calendar-day";
import { hasLeft } from "@domain/order-status/queue-state";
import { requestedDay } from "@domain/order-status/requested-day";
import { ordersByParcel } from "@domain/ship-to/orders-by-parcel";
import type { Context } from "hono";
import { embeddedDocuments } from "../../embedded";
import type { OfficeApp } from "../../permission";
import { notFound, problemResponse } from "../../shared/problems";
import { currentOrder } from "./act-on-order";

export async function packingSlip(c: Context<OfficeApp>): Promise<Response> {
  const number = (c.req.param("number") ?? "").slice(0, 64);
  const current = await currentOrder(c.env, number);
  const parcel = /-(\d+)\.pdf$/.exec(c.req.param("slip") ?? "")?.[1] ?? null;
  const data = current && slipOf(current.order, parcel);
  if (!current || !data) return notFound(`packing slip of ${number}`);
  const pdf = await embeddedDocuments(c.env, {
    countryCode: current.order.country,
    language: "EN",
    requestItemType: "packingSlip",
    data,
  });
  return pdf.ok ? pdf : problemResponse(503, { code: "General", message: "The document cannot be made at present." });
}

const terms = { costCentre: "Cost center", grantNumber: "Grant", glAccount: "GL account" } as const;

const replacements = {
  lost: "Replacement for lost units, no charge",
  damaged: "Replacement for damaged units, no charge",
} as const;

/** The line's requested day, if the order has no common one; otherwise empty. */
function ownDay(order: Order, id: string): string {
  const day = order.delivery?.requestedOn ? null : requestedDay(order, { id });
  return day === null ? "" : `requested for ${day}`;
}

/** Null if nothing has shipped to the address, and for an unknown parcel. */
function slipOf(whole: Order, parcel: string | null): PackingSlipDocument | null {
  if ((parcel === null) !== (whole.parcels === undefined)) return null;
  const place = whole.parcels?.findIndex(({ id }) => id === parcel) ?? 0;
  const order = ordersByParcel(whole)[place];
  if (!order) return null;
  const shipped = order.lineItems.filter(hasLeft);
  if (shipped.length === 0) return null;
  const poNumber = order.payments.map(({ customFields }) => customFields.poNumber ?? "").find(Boolean) ?? "";
  const tracked = [
    ...new Set(shipped.map(({ carrier, trackingNumber }) => [carrier, trackingNumber].filter(Boolean).join(" "))),
  ];
  const address = order.shippingAddress;
  return {
    title: `Packing slip ${order.orderNumber}${parcel === null ? "" : `, address ${parcel}`}`,
    issuedOn: calendarDay(new Date(order.lastModifiedAt), order.country),
    facts: [
      { term: "Order", text: order.orderNumber },
      { term: "Your order number", text: poNumber },
      ...referenceNames.map((name) => ({ term: terms[name], text: order.references?.[name] ?? "" })),
      { term: "Parcel", text: tracked.filter(Boolean).join(", ").slice(0, 300) },
      { term: "Requested delivery", text: order.delivery?.requestedOn ?? "" },
      { term: "Handling", text: (order.specialInsructionNotes ?? "").slice(0, 300) },
    ].filter(({ text }) => text !== ""),
    parties: address ? [{ title: "Ship to", lines: postalLines(address, "en").map((line) => line.slice(0, 200)) }] : [],
    head: ["Number", "Name", "Size", "Quantity", "Lots"],
    lines: shipped.map(({ id, sku, name, quantity, variant: { attributes }, lots, custom, replaces }) => [
      sku,
      [name, replaces ? replacements[replaces.cause] : "", custom.fields.note, ownDay(order, id)]
        .filter(Boolean)
        .join(" · ")
        .slice(0, 512),
      `${attributes.amount} ${attributes.uom}`.trim() || "–",
      String(quantity),
      lots
        .map(({ lot, quantity: pieces, expires }) => `${lot} × ${pieces}${expires ? `, use by ${expires}` : ""}`)
        .join("\n") || "–",
    ]),
  };
}
