import type { Order } from "@contracts/commerce/orders";

/** Lower-case text in which the history searches: numbers of order, purchase order and quotes, products, lots. */
export function orderWords({ orderNumber, payments, quoteNumbers = [], lineItems }: Order): string {
  const words = [
    orderNumber,
    ...payments.map(({ customFields }) => customFields.poNumber ?? ""),
    ...quoteNumbers,
    ...lineItems.flatMap(({ sku, name, names, trackingNumber, lots }) => [
      ...[sku, name, names?.ja ?? "", names?.zh ?? "", trackingNumber ?? ""],
      ...lots.map(({ lot }) => lot),
    ]),
  ];
  return words.join("\n").toLowerCase();
}
