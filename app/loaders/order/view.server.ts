/** View of an order with all fields, formatted (T-ORDER-07 to T-ORDER-11). */

import type { BasketLineView } from "@contracts/commerce/basket-answers";
import type { Cart } from "@contracts/commerce/cart";
import type { Order, OrderLine, ReplacementCause, ShippedLot } from "@contracts/commerce/orders";
import type { CardType } from "@contracts/commerce/payments";
import { cardType } from "@contracts/commerce/payments";
import type { OrderReferences } from "@contracts/commerce/references";
import { postalLines } from "@domain/account/postal-lines";
import { lineView } from "@domain/basket/view";
import { monthText } from "@domain/card/expiration";
import { type TotalsView, totalsView } from "@domain/checkout/totals-view";
import { lotPath } from "@domain/lots/fold-lot";
import type { Language } from "@domain/market/market";
import { instantOfDay } from "@domain/market/time-zone";
import { formatMoney } from "@domain/money/format";
import { type LineLabel, lineLabel, type OrderLabel, orderLabel } from "@domain/order-status/order-status";
import { trackingAddress } from "@domain/order-status/tracking";
import { reasonInLanguage } from "@domain/product-texts/product-in-language";
import { localName, promotionNames } from "@domain/promotions/names";
import { shipToLabel } from "@domain/ship-to/parcels";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import { type Day, formatDateInText, formatDay, formatShipDate } from "~/i18n/format";
import { type ShipToView, shipTosOf } from "~/loaders/ship-to/ship-tos.server";
import { sellerLines } from "./seller.server";

type ReturnState = Order["returnInfo"]["items"][number]["shipmentState"];

/** A lot of a shipped line. */
export interface ShippedLotView {
  readonly number: string;
  readonly quantity: number;
  readonly href: string;
  readonly certificate: string;
  /** Reason and day, if the lot was recalled. */
  readonly recall: { readonly reason: string; readonly day: string } | null;
}

export interface OrderLineView extends BasketLineView {
  /** Why pieces were sent again without a charge; null for a line that was ordered. */
  readonly replacement: ReplacementCause | null;
  readonly shipDate: Day | null;
  /** Number and place of the line's address; null if everything goes to one. */
  readonly shipTo: string | null;
  readonly status: LineLabel;
  readonly tracking: { readonly number: string; readonly href: string | null } | null;
  readonly lots: readonly ShippedLotView[];
  readonly returns: readonly { readonly quantity: number; readonly state: ReturnState; readonly date: string }[];
}

export type OrderPaymentView =
  | {
      readonly kind: "card";
      readonly id: string;
      readonly amount: string;
      readonly card: CardType;
      /** Last four digits; the shop stores no more. */
      readonly lastFour: string | null;
      readonly expiration: string | null;
      /** Amounts that went back without a return, oldest first. */
      readonly refunds: readonly { readonly id: string; readonly amount: string; readonly date: string }[];
    }
  | {
      readonly kind: "purchaseOrder";
      readonly id: string;
      readonly amount: string;
      readonly poNumber: string | null;
      readonly invoiceEmail: string | null;
    };

export interface OrderView {
  readonly number: string;
  readonly status: OrderLabel;
  readonly placed: Day;
  readonly changed: Day;
  readonly delivered: Day | null;
  readonly instructions: string | null;
  readonly comment: string | null;
  readonly vatId: string | null;
  /** Codes by which the buyer's company books the order; null without any. */
  readonly references: OrderReferences | null;
  /** Name of the document of the purchase order; null without one. */
  readonly purchaseOrderFile: string | null;
  readonly requestedOn: Day | null;
  readonly shipComplete: boolean;
  readonly shippingAddress: readonly string[] | null;
  /** All addresses of an order that goes to several; empty for others. */
  readonly shipTos: readonly ShipToView[];
  readonly billingAddress: readonly string[] | null;
  readonly shippingMethod: string | null;
  readonly lines: readonly OrderLineView[];
  readonly totals: TotalsView;
  readonly payments: readonly OrderPaymentView[];
  /** The company that sells, in lines; empty for older orders. */
  readonly seller: readonly string[];
  /** Numbers of the quotes whose prices the order has. */
  readonly quotes: readonly string[];
  readonly codes: readonly string[];
  /** Second person of an order above the customer's limit; null for other orders. */
  readonly approval: { readonly by: string; readonly on: Day } | null;
}

type Viewing = Pick<PrivateContext, "market" | "t" | "now">;

export function orderView(order: Order, context: Viewing): OrderView {
  const day = (iso: string) => formatDay(new Date(iso), context);
  const lines = (address: Order["shippingAddress"]) => address && postalLines(address, context.market.language);
  return {
    number: order.orderNumber,
    status: orderLabel(order),
    placed: day(order.createdAt),
    changed: day(order.lastModifiedAt),
    delivered: order.deliveredAt ? day(order.deliveredAt) : null,
    // The wire's misspelling stays here (AMB-T-28).
    instructions: order.specialInsructionNotes,
    comment: order.comment,
    vatId: order.vatId,
    references: order.references ?? null,
    purchaseOrderFile: order.purchaseOrderFile?.name ?? null,
    requestedOn: order.delivery?.requestedOn ? shipDay(order.delivery.requestedOn, context) : null,
    shipComplete: order.delivery?.shipComplete ?? false,
    shippingAddress: lines(order.shippingAddress),
    shipTos: shipTosOf(order, context.market.language),
    billingAddress: lines(order.billingAddress),
    shippingMethod: shippingMethodOf(order, context.market.language),
    lines: order.lineItems.map((line) => orderLineView(line, order, context)),
    totals: totalsView(
      {
        subtotal: order.subtotalPrice,
        promotions: order.totalPromo,
        shipping: order.shippingPrice,
        tax: order.tax,
        taxPortions: order.taxPortions,
        total: order.totalPrice,
      },
      undefined,
      context.market.language,
    ),
    payments: order.payments.map((payment) => paymentView(payment, order, context)),
    seller: order.seller ? sellerLines(order.seller, context) : [],
    quotes: order.quoteNumbers ?? [],
    codes: order.discountCodes.map(({ discountCode }) => discountCode.code),
    approval: order.approval ? { by: order.approval.approvedBy, on: day(order.approval.approvedAt) } : null,
  };
}

export function shippingMethodOf({ shippingInfo }: Pick<Cart, "shippingInfo">, language: Language): string | null {
  return shippingInfo && localName(shippingInfo.shippingMethodName, shippingInfo.shippingMethodNames, language);
}

function orderLineView(line: OrderLine, order: Order, context: Viewing): OrderLineView {
  const { trackingNumber, estShipDate } = line;
  const status = lineLabel(line.lineItemStatus);
  const willShip = status === "Received" || status === "Awaiting Shipping";
  return {
    ...lineView(line, {
      ...{ showsPrices: true, language: context.market.language },
      promotionName: promotionNames(order, context.market.language),
      day: (time) => formatDateInText(new Date(time), context.market),
    }),
    replacement: line.replaces?.cause ?? null,
    // Omit the promised date of a line that was shipped or canceled: it is obsolete, and may be in the future.
    shipDate: willShip && estShipDate ? shipDay(estShipDate, context) : null,
    shipTo: shipToLabel(line, order),
    status,
    tracking: trackingNumber ? { number: trackingNumber, href: trackingAddress(trackingNumber) } : null,
    lots: line.lots.map((lot) => shippedLotView(lot, context)),
    returns: order.returnInfo.items
      .filter(({ lineItemId }) => lineItemId === line.id)
      .map(({ quantity, shipmentState, lastModifiedAt }) => ({
        quantity,
        state: shipmentState,
        date: formatDateInText(new Date(lastModifiedAt), context.market),
      })),
  };
}

function shippedLotView({ productKey, lot, quantity, recall }: ShippedLot, context: Viewing): ShippedLotView {
  const href = lotPath({ productKey, number: lot });
  return {
    number: lot,
    quantity,
    href,
    certificate: `${href}.pdf`,
    recall: recall && {
      reason: reasonInLanguage(recall, context.market.language),
      day: formatDateInText(new Date(instantOfDay(recall.day)), context.market),
    },
  };
}

function shipDay(day: string, context: Viewing): Day | null {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(day) ? instantOfDay(day) : day);
  if (Number.isNaN(date.getTime())) return null;
  // A printed order is read later, so its dates are never "today".
  return { text: formatShipDate(date, context), onPaper: formatShipDate(date, { ...context, now: new Date(0) }) };
}

function paymentView(
  { id, amountPlanned, paymentMethodInfo, customFields }: Order["payments"][number],
  { refunds = [] }: Pick<Order, "refunds">,
  context: Viewing,
): OrderPaymentView {
  const amount = formatMoney(amountPlanned);
  if (paymentMethodInfo.method === "purchaseOrder") {
    const { poNumber = null, invoiceEmailAddress: invoiceEmail = null } = customFields;
    return { kind: "purchaseOrder", id, amount, poNumber, invoiceEmail };
  }
  const { cardType: card, cardLastFour: lastFour = null, cardExpiration } = customFields;
  return {
    ...{ kind: "card", id, amount, card: v.is(cardType, card) ? card : "other", lastFour },
    expiration: monthText(cardExpiration),
    refunds: refunds.map((one) => ({
      ...{ id: one.id, amount: formatMoney(one.amount) },
      date: formatDateInText(new Date(one.refundedAt), context.market),
    })),
  };
}
