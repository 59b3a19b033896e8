/**
 * Messages that the buyer of an order has yet to receive. A pure function of the order, its invoices and the messages
 * sent before, so repeating it after a crash sends no duplicates.
 */
import type { Invoice } from "@contracts/commerce/invoices";
import type { Xml } from "../punchout/xml-writer";
import { cancellationRequest, confirmationRequest } from "./confirmation";
import { invoiceDetailRequest } from "./invoice-detail";
import { type BuyersOrder, orderedLines, type RequestName } from "./message-parts";
import { shipNoticeRequest } from "./ship-notice";

export interface DueMessage {
  readonly name: RequestName;
  /** Event that the message reports: "confirmed", "confirmed:{change}", "shipped:{line}", "cancelled:{line}", "invoice:{number}". */
  readonly covers: readonly string[];
  readonly content: Xml;
}

/** @param now ISO 8601 */
export function dueMessages(
  order: BuyersOrder,
  invoices: readonly Invoice[],
  told: ReadonlySet<string>,
  now: string,
): DueMessage[] {
  const lines = orderedLines(order).map(({ line }) => line);
  const unreported = (what: string, states: readonly string[]) =>
    lines.filter(({ id, lineItemStatus }) => states.includes(lineItemStatus ?? "") && !told.has(`${what}:${id}`));
  const shipped = unreported("shipped", ["Shipped", "Closed"]);
  const cancelled = unreported("cancelled", ["Cancelled"]);
  const parcels = [...told].filter((one) => one.startsWith("parcel:")).length;
  const messages: DueMessage[] = [];
  const { changes = 0 } = order.procurement;
  const confirmed = changes === 0 ? "confirmed" : `confirmed:${changes}`;
  if (!told.has(confirmed)) {
    messages.push({ name: "ConfirmationRequest", covers: [confirmed], content: confirmationRequest(order, now) });
  }
  if (cancelled.length > 0) {
    const covers = cancelled.map(({ id }) => `cancelled:${id}`);
    messages.push({ name: "ConfirmationRequest", covers, content: cancellationRequest(order, cancelled, now) });
  }
  if (shipped.length > 0) {
    const shipmentId = `${order.orderNumber}-${parcels + 1}`;
    const covers = [`parcel:${shipmentId}`, ...shipped.map(({ id }) => `shipped:${id}`)];
    const content = shipNoticeRequest(order, { shipmentId, lines: shipped, shippedAt: now });
    messages.push({ name: "ShipNoticeRequest", covers, content });
  }
  for (const invoice of invoices) {
    const covers = [`invoice:${invoice.number}`];
    if (told.has(covers[0] ?? "")) continue;
    messages.push({ name: "InvoiceDetailRequest", covers, content: invoiceDetailRequest(order, invoice) });
  }
  return messages;
}
