/** ConfirmationRequest: the lines that the shop accepts of an order, and their prices. */
import type { OrderLine } from "@contracts/commerce/orders";
import { decimalText } from "../money/format";
import { requestedDay } from "../order-status/requested-day";
import { piecePrices, unitOf } from "../punchout/order-lines";
import { type Xml, xml } from "../punchout/xml-writer";
import {
  amountElement,
  type BuyersOrder,
  buyersFields,
  orderedLines,
  orderReference,
  shippingElement,
  taxElement,
} from "./message-parts";

/** Line whose price differs from the ordered one. */
interface PriceDifference {
  readonly line: OrderLine;
  readonly lineNumber: number;
  readonly ordered: string;
  readonly today: string;
}

/** Lines at other prices than ordered, including lines whose pieces have several prices. */
export function priceDifferences(order: BuyersOrder): PriceDifference[] {
  return orderedLines(order).flatMap(({ line, lineNumber }) => {
    const { orderedPrice } = order.procurement.lines.find(({ lineItemId }) => lineItemId === line.id) ?? {};
    const prices = piecePrices(line).map(({ value }) => value);
    if (!orderedPrice || prices.every((price) => same(price, orderedPrice))) return [];
    const today = prices.map((price) => `${decimalText(price)} ${price.currencyCode}`).join(", ");
    return [{ line, lineNumber, ordered: `${decimalText(orderedPrice)} ${orderedPrice.currencyCode}`, today }];
  });
}

/** Lines that ship after the day that the buyer requested. */
const lateLines = (order: BuyersOrder) =>
  orderedLines(order).flatMap(({ line, lineNumber }) => {
    const requested = requestedDay(order, line);
    const ships = line.estShipDate?.slice(0, 10) ?? null;
    return requested !== null && ships !== null && ships > requested ? [{ lineNumber, requested, ships }] : [];
  });

type Price = OrderLine["price"]["value"];
const same = (a: Price, b: Price): boolean => a.centAmount === b.centAmount && a.currencyCode === b.currencyCode;

/** @param noticeDate ISO 8601 */
export function confirmationRequest(order: BuyersOrder, noticeDate: string): Xml {
  const differences = priceDifferences(order);
  const late = lateLines(order);
  const isAsOrdered = differences.length === 0 && late.length === 0;
  const { changes = 0 } = order.procurement;
  const header = xml(
    "ConfirmationHeader",
    {
      // Each confirmation has an id of its own; the first one's is the number.
      confirmID: changes === 0 ? order.orderNumber : `${order.orderNumber}-change-${changes}`,
      operation: "new",
      type: isAsOrdered ? "accept" : "detail",
      noticeDate,
    },
    [
      amountElement("Total", order.subtotalPrice),
      ...(order.shippingPrice
        ? [shippingElement(order.shippingPrice, order.shippingInfo?.shippingMethodName ?? "")]
        : []),
      ...(order.tax ? [taxElement(order.tax, order.taxPortions?.[0]?.name ?? "")] : []),
      ...buyersFields(order),
    ],
  );
  const items = orderedLines(order).map(({ line, lineNumber }) => {
    const difference = differences.find((one) => one.lineNumber === lineNumber) ?? null;
    const lateness = late.find((one) => one.lineNumber === lineNumber) ?? null;
    return confirmedItem(line, lineNumber, {
      type: difference || lateness ? "detail" : "accept",
      isOtherPrice: difference !== null,
      said: [
        ...(difference ? [`Ordered at ${difference.ordered}; the price is ${difference.today}.`] : []),
        ...(lateness ? [`Requested for ${lateness.requested}; ships on ${lateness.ships}.`] : []),
      ],
    });
  });
  return xml("ConfirmationRequest", {}, [header, orderReference(order), ...(isAsOrdered ? [] : items)]);
}

/** Some or all lines will not be delivered. */
export function cancellationRequest(order: BuyersOrder, cancelled: readonly OrderLine[], noticeDate: string): Xml {
  const lines = orderedLines(order);
  const ids = new Set(cancelled.map(({ id }) => id));
  const isWhole = lines.every(({ line }) => ids.has(line.id));
  const header = xml("ConfirmationHeader", {
    confirmID: `${order.orderNumber}-${order.version}`,
    operation: "new",
    type: isWhole ? "reject" : "except",
    noticeDate,
  });
  const items = lines
    .filter(({ line }) => ids.has(line.id))
    .map(({ line, lineNumber }) => confirmedItem(line, lineNumber, { type: "reject", isOtherPrice: false, said: [] }));
  return xml("ConfirmationRequest", {}, [header, orderReference(order), ...(isWhole ? [] : items)]);
}

interface Outcome {
  readonly type: "accept" | "detail" | "reject";
  readonly isOtherPrice: boolean;
  /** Differences from the order. */
  readonly said: readonly string[];
}

function confirmedItem(line: OrderLine, lineNumber: number, outcome: Outcome): Xml {
  const { quantity, estShipDate } = line;
  const unit = xml("UnitOfMeasure", {}, unitOf(line));
  const [price] = piecePrices(line);
  const changed = [
    ...(price && outcome.isOtherPrice ? [amountElement("UnitPrice", price.value)] : []),
    ...(outcome.said.length > 0 ? [xml("Comments", { "xml:lang": "en-US" }, outcome.said.join(" "))] : []),
  ];
  const shipmentDate = outcome.type !== "reject" && estShipDate ? `${estShipDate.slice(0, 10)}T12:00:00+00:00` : null;
  return xml("ConfirmationItem", { lineNumber, quantity }, [
    unit,
    xml("ConfirmationStatus", { quantity, type: outcome.type, shipmentDate }, [unit, ...changed]),
  ]);
}
