/**
 * Invoices and credit notes that an order still lacks: an invoice when lines have shipped, a credit note when pieces
 * were returned. A pure function of the order and its documents, so repeating it after a crash creates no duplicates.
 */
import type { Invoice, InvoiceLine } from "@contracts/commerce/invoices";
import type { Order, OrderLine } from "@contracts/commerce/orders";
import type { MailLanguage } from "@contracts/mail";
import type { Money } from "@contracts/values/money";
import { calendarDay } from "../market/calendar-day";
import { add, multiply, subtract, sum } from "../money/money";
import { shareOf } from "../money/share";
import { piecePrices, unitOf } from "../punchout/order-lines";
import { ordersByParcel } from "../ship-to/orders-by-parcel";
import { taxesOf, totalsOf } from "./amounts";
import { goodsTreatment, shippingTreatment, type TaxTreatment } from "./tax-category";

/** A document before it has its number. */
export interface InvoiceDraft extends Omit<Invoice, "number" | "corrects"> {
  /** Zero-based position of the corrected invoice among the order's documents; null for an invoice. */
  readonly corrects: number | null;
}

interface Pieces {
  readonly line: OrderLine;
  readonly parts: readonly { readonly quantity: number; readonly value: Money }[];
}

/**
 * @param known the order's documents, oldest first
 * @param now ISO 8601
 * @param language of orders that name none
 */
export function dueDocuments(
  order: Order,
  known: readonly InvoiceDraft[],
  { now, language }: { readonly now: string; readonly language: MailLanguage },
): InvoiceDraft[] {
  if (!isInvoiced(order)) return [];
  // Each address has its own tax, and an invoice names one address.
  const parts = ordersByParcel(order).map((part): Issuer => ({ order: part, now, language }));
  const invoices = parts.flatMap((part) => dueInvoice(part, documentsOf(part.order, known)) ?? []);
  return [...invoices, ...dueCredits(parts, [...known, ...invoices])];
}

/** The documents of an order's lines. */
function documentsOf({ lineItems }: Order, known: readonly InvoiceDraft[]): readonly InvoiceDraft[] {
  const ids = new Set(lineItems.map(({ id }) => id));
  return known.filter(({ lines }) => lines.some(({ lineItemId }) => ids.has(lineItemId)));
}

/** An invoice names its seller and tax rate, and neither can be guessed for an order that lacks them. */
export const isInvoiced = ({ seller, taxPortions }: Pick<Order, "seller" | "taxPortions">): boolean =>
  Boolean(seller && taxPortions);

interface Issuer {
  readonly order: Order;
  readonly now: string;
  readonly language: MailLanguage;
}

const hasShipped = ({ lineItemStatus }: OrderLine): boolean =>
  lineItemStatus === "Shipped" || lineItemStatus === "Closed";

function dueInvoice(issuer: Issuer, known: readonly InvoiceDraft[]): InvoiceDraft | null {
  const { order } = issuer;
  const invoices = known.filter(({ kind }) => kind === "invoice");
  const invoiced = new Set(invoices.flatMap(({ lines }) => lines.map(({ lineItemId }) => lineItemId)));
  const charged = order.lineItems.filter(({ replaces, quantity }) => !replaces && quantity > 0);
  const shipped = charged.filter((line) => hasShipped(line) && !invoiced.has(line.id));
  if (shipped.length === 0) return null;
  const pieces = shipped.map((line) => ({ line, parts: piecePrices(line) }));
  const isLast = charged.every(({ id }) => invoiced.has(id) || hasLine(shipped, id));
  const before = invoices.map(({ totals }) => totals.gross);
  const agreed = isLast ? subtract(order.totalPrice, sum(before, order.currencyCode)) : null;
  return documentOf(issuer, {
    ...{ kind: "invoice", corrects: null, pieces },
    // Shipping is charged once for an address, with its first parcel.
    shipping: invoices.length === 0 ? order.shippingPrice : null,
    agreed,
    maxRounding: invoices.length + 1,
  });
}

const hasLine = (lines: readonly OrderLine[], id: string): boolean => lines.some((line) => line.id === id);

/** One credit note for each invoice with returned pieces. */
function dueCredits(parts: readonly Issuer[], known: readonly InvoiceDraft[]): InvoiceDraft[] {
  return known.flatMap((invoice, place) => {
    const issuer = parts.find(({ order }) => documentsOf(order, [invoice]).length > 0);
    if (invoice.kind !== "invoice" || !issuer) return [];
    const { order } = issuer;
    const pieces = order.returnInfo.items.flatMap((item): Pieces[] => {
      const line = order.lineItems.find(({ id }) => id === item.lineItemId);
      if (item.shipmentState === "Advised" || !line) return [];
      const sold = piecesIn([invoice], "invoice", line.id);
      const credited = piecesIn(known, "creditNote", line.id);
      return remaining(firstPieces(sold, item.quantity), credited, line);
    });
    if (pieces.length === 0) return [];
    const earlier = known.filter(({ kind, corrects }) => kind === "creditNote" && corrects === place);
    const agreed = restOfGoods(invoice, earlier, pieces);
    return [
      documentOf(issuer, {
        ...{ kind: "creditNote", corrects: place, pieces, shipping: null, agreed },
        maxRounding: earlier.length + 2,
      }),
    ];
  });
}

/**
 * Price of an invoice's goods less its earlier credit notes, once all pieces were returned; null before. Credit notes
 * that each round their own tax could otherwise add up to a cent more than was paid.
 */
function restOfGoods(invoice: InvoiceDraft, earlier: readonly InvoiceDraft[], pieces: readonly Pieces[]): Money | null {
  const credited = countOf(earlier.flatMap(({ lines }) => lines)) + countOf(pieces.flatMap(({ parts }) => parts));
  if (credited < countOf(invoice.lines)) return null;
  const { totals, currencyCode, lines } = invoice;
  const goods = add(totals.lines, shareOf(totals.lines, lines[0]?.partsPerMillion ?? 0));
  const before = sum(
    earlier.map((note) => note.totals.payable),
    currencyCode,
  );
  return subtract(add(goods, totals.rounding), before);
}

type Priced = Pieces["parts"][number];

function piecesIn(known: readonly InvoiceDraft[], kind: Invoice["kind"], lineItemId: string): Priced[] {
  return known
    .filter((one) => one.kind === kind)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.lineItemId === lineItemId)
    .map(({ quantity, unitPrice }) => ({ quantity, value: unitPrice }));
}

const countOf = (parts: readonly Pick<Priced, "quantity">[]): number =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0);

/** The most expensive pieces first: a customer who keeps some pieces keeps the free ones. */
function firstPieces(parts: readonly Priced[], quantity: number): Priced[] {
  const taken: Priced[] = [];
  let left = quantity;
  for (const part of parts.toSorted((a, b) => b.value.centAmount - a.value.centAmount)) {
    const count = Math.min(left, part.quantity);
    if (count > 0) taken.push({ quantity: count, value: part.value });
    left -= count;
  }
  return taken;
}

/** Pieces to credit that no earlier credit note covers; earlier notes took pieces in the same order. */
function remaining(parts: readonly Priced[], credited: readonly Priced[], line: OrderLine): Pieces[] {
  let skipped = countOf(credited);
  const rest = parts.flatMap(({ quantity, value }) => {
    const skip = Math.min(skipped, quantity);
    skipped -= skip;
    return quantity > skip ? [{ quantity: quantity - skip, value }] : [];
  });
  return rest.length > 0 ? [{ line, parts: rest }] : [];
}

interface Content {
  readonly kind: Invoice["kind"];
  readonly corrects: number | null;
  readonly pieces: readonly Pieces[];
  readonly shipping: Money | null;
  readonly agreed: Money | null;
  /** Largest difference from the agreed amount, in minor units, that comes from rounding. */
  readonly maxRounding: number;
}

function documentOf({ order, now, language }: Issuer, content: Content): InvoiceDraft {
  const { currencyCode } = order;
  const goods = goodsTreatment(order);
  const sent = shippingTreatment(order);
  const lines = content.pieces.flatMap(({ line, parts }) => parts.map((part) => lineOf(line, part, goods)));
  const numbered = lines.map((line, index): InvoiceLine => ({ ...line, id: index + 1 }));
  const shipping = content.shipping && {
    ...{ category: sent.category, partsPerMillion: sent.partsPerMillion, net: content.shipping },
    name: order.shippingInfo?.shippingMethodName ?? "",
  };
  const taxes = taxesOf([...numbered, ...(shipping ? [shipping] : [])], [goods, sent], currencyCode);
  const [payment] = order.payments;
  const byCard = payment?.paymentMethodInfo.method === "card";
  const { agreed, maxRounding } = content;
  // The refund follows the credit note.
  const isPaid = byCard && content.kind === "invoice";
  const own = totalsOf({ lines: numbered, shipping, taxes }, { currencyCode, isPaid, agreed: null });
  const isRounding = agreed && Math.abs(agreed.centAmount - own.gross.centAmount) <= maxRounding;
  const country = order.seller?.address.country ?? order.country;
  const issuedOn = calendarDay(new Date(now), country);
  return {
    ...{ kind: content.kind, corrects: content.corrects, orderNumber: order.orderNumber, currencyCode },
    poNumber: payment?.customFields.poNumber || null,
    ...(order.references && { references: order.references }),
    orderedOn: calendarDay(new Date(order.createdAt), country),
    issuedOn,
    dueOn: byCard || content.kind === "creditNote" ? null : dueOn(issuedOn, order.seller?.invoicing?.paymentDays),
    deliveredOn: issuedOn,
    language: order.language ?? language,
    seller: order.seller ?? null,
    buyer: {
      ...{ address: order.billingAddress, vatId: order.vatId },
      email: payment?.customFields.invoiceEmailAddress || order.billingAddress?.email || null,
    },
    shipTo: order.shippingAddress,
    ...{ lines: numbered, shipping, taxes },
    totals: isRounding ? totalsOf({ lines: numbered, shipping, taxes }, { currencyCode, isPaid, agreed }) : own,
    payment: byCard ? { kind: "card", lastFour: payment.customFields.cardLastFour ?? null } : { kind: "account" },
  };
}

function lineOf(
  line: OrderLine,
  { quantity, value }: Priced,
  { category, partsPerMillion }: TaxTreatment,
): Omit<InvoiceLine, "id"> {
  const { amount, uom } = line.variant.attributes;
  return {
    ...{ lineItemId: line.id, sku: line.sku, name: line.name, size: `${amount} ${uom}`.trim(), quantity },
    ...(line.names && { names: line.names }),
    ...{ unit: unitOf(line), unitPrice: value, net: multiply(value, quantity), category, partsPerMillion },
  };
}

function dueOn(issuedOn: string, days: number | undefined): string | null {
  if (days === undefined) return null;
  return new Date(Date.parse(`${issuedOn}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
