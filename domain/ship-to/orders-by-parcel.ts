/** An order to several addresses as one order for each of them. */
import type { Order } from "@contracts/commerce/orders";
import { add, sum } from "../money/money";
import { linesOfParcel } from "./parcels";

/**
 * The order for each address, with the parcel's lines, shipping and tax; their amounts add up to the order's. The order
 * itself if everything goes to one address.
 */
export function ordersByParcel(order: Order): readonly Order[] {
  const { parcels, ...common } = order;
  if (!parcels) return [order];
  const { currencyCode } = order;
  return parcels.map((parcel): Order => {
    const lineItems = linesOfParcel(order, parcel);
    const goods = sum(
      lineItems.map(({ totalPriceComputed }) => totalPriceComputed),
      currencyCode,
    );
    const tax = sum(
      parcel.taxPortions.map(({ amount }) => amount),
      currencyCode,
    );
    return {
      ...{ ...common, lineItems, tax, shippingAddress: parcel.address, taxPortions: parcel.taxPortions },
      ...{ subtotalPrice: goods, shippingPrice: parcel.shipping },
      totalPrice: add(parcel.shipping ? add(goods, parcel.shipping) : goods, tax),
    };
  });
}
