/** An order as the Universal Commerce Protocol describes it. Amounts are minor units. */
import type { Order, OrderLine } from "@contracts/commerce/orders";
import type { Language } from "../market/market";
import { type LineLabel, lineLabel } from "../order-status/order-status";
import { nameInLanguage } from "../product-texts/product-in-language";
import { ordersByParcel } from "../ship-to/orders-by-parcel";

export const orderPermalink = (origin: string, number: string): string =>
  `${origin}/account/my/orderhistory/${encodeURIComponent(number)}`;

/** Members of the response besides its envelope. */
export function orderMembers(order: Order, origin: string, language: Language) {
  const { orderNumber, id, currencyCode, lineItems } = order;
  const lines = lineItems.map((line) => ({ line, fulfilled: fulfilledOf(line), left: leftOf(line) }));
  return {
    id: orderNumber,
    label: orderNumber,
    // The order does not store the checkout id that the program used; the order's own id is stable.
    checkout_id: id,
    permalink_url: orderPermalink(origin, orderNumber),
    currency: currencyCode,
    line_items: lines.map(({ line, fulfilled, left }) => ({
      id: line.id,
      item: { id: line.sku, title: nameInLanguage(line, language), price: line.price.value.centAmount },
      quantity: { original: line.quantity, total: left, fulfilled },
      totals: [
        { type: "subtotal", amount: line.price.value.centAmount * line.quantity },
        { type: "total", amount: line.totalPrice.centAmount },
      ],
      status: left === 0 ? "removed" : fulfilled >= left ? "fulfilled" : fulfilled > 0 ? "partial" : "processing",
    })),
    fulfillment: {
      expectations: ordersByParcel(order).flatMap(expectationOf),
      events: lines
        .filter(({ line, fulfilled }) => fulfilled > 0 && line.trackingNumber)
        .map(({ line, fulfilled }) => ({
          id: `${orderNumber}-${line.id}`,
          // The back office records no time for a single parcel.
          occurred_at: order.lastModifiedAt,
          type: "shipped",
          line_items: [{ id: line.id, quantity: fulfilled }],
          tracking_number: line.trackingNumber,
          ...(line.carrier && { carrier: line.carrier }),
        })),
    },
    totals: totalsOf(order),
    procurement: procurementOf(order),
  };
}

/** Pieces that have not yet arrived at an order's address. */
function expectationOf({ orderNumber, lineItems, shippingAddress }: Order, place: number) {
  const waiting = lineItems.filter((line) => fulfilledOf(line) < leftOf(line));
  if (waiting.length === 0 || !shippingAddress) return [];
  return [
    {
      id: `${orderNumber}-shipping${place === 0 ? "" : `-${place + 1}`}`,
      line_items: waiting.map((line) => ({ id: line.id, quantity: leftOf(line) - fulfilledOf(line) })),
      method_type: "shipping",
      destination: destinationOf(shippingAddress),
    },
  ];
}

/** Returned pieces had been delivered. */
const arrived: readonly LineLabel[] = ["Shipped", "Awaiting Return", "Returned"];
const isFulfilled = (line: OrderLine) => arrived.includes(lineLabel(line.lineItemStatus));
const leftOf = (line: OrderLine): number => (lineLabel(line.lineItemStatus) === "Cancelled" ? 0 : line.quantity);
const fulfilledOf = (line: OrderLine): number => (isFulfilled(line) ? line.quantity : 0);

function destinationOf(address: NonNullable<Order["shippingAddress"]>) {
  return {
    street_address: address.streetName,
    address_locality: address.city,
    address_region: address.state,
    postal_code: address.postalCode,
    address_country: address.country,
  };
}

function totalsOf({ subtotalPrice, totalPromo, shippingPrice, tax, totalPrice }: Order) {
  const promo = Math.abs(totalPromo.centAmount);
  return [
    { type: "subtotal", amount: subtotalPrice.centAmount + promo },
    ...(promo > 0 ? [{ type: "items_discount", amount: -promo }] : []),
    ...(shippingPrice ? [{ type: "fulfillment", amount: shippingPrice.centAmount }] : []),
    ...(tax ? [{ type: "tax", amount: tax.centAmount }] : []),
    { type: "total", amount: totalPrice.centAmount },
  ];
}

/** References by which the buyer's purchasing matches the order. */
function procurementOf({ payments, references, quoteNumbers, lineItems }: Order) {
  const number = payments.map(({ customFields }) => customFields.poNumber).find(Boolean);
  return {
    ...(number && { purchase_order_number: number }),
    ...(references?.costCentre && { company: { cost_center: references.costCentre } }),
    ...(quoteNumbers?.[0] && { quote_id: quoteNumbers[0] }),
    lots: lineItems.flatMap(({ id, lots }) =>
      lots.map(({ lot, quantity, recall }) => ({ line_item_id: id, lot, quantity, recalled: recall !== null })),
    ),
  };
}
