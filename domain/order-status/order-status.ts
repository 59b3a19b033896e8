/** What a line and an order are called for shoppers (T§4, tables; AMB-T-05, AMB-T-06). */

/** Labels of lines; pages translate them. */
export const lineLabels = [
  "Awaiting Shipping",
  "Cancelled",
  "Awaiting Return",
  "Returned",
  "Shipped",
  "Received",
] as const;
export type LineLabel = (typeof lineLabels)[number];

const labels = new Map<string, LineLabel>([
  ["Awaiting Shipping", "Awaiting Shipping"],
  ["Picked", "Awaiting Shipping"],
  ["Fulfilled", "Awaiting Shipping"],
  ["Cancelled", "Cancelled"],
  ["Advised", "Awaiting Return"],
  ["Returned", "Returned"],
  ["Shipped", "Shipped"],
  ["Closed", "Shipped"],
]);

/** Label of a line's state in the back office; a missing or unknown one is received (T-ORDER-12 to T-ORDER-17). */
export function lineLabel(state: string | null | undefined): LineLabel {
  return labels.get(state ?? "") ?? "Received";
}

export type OrderLabel =
  | { readonly kind: "Received" | "Complete" | "Cancelled" | "Processing" }
  | { readonly kind: "Shipped"; readonly shipped: number; readonly total: number };

interface OrderView {
  readonly orderStatus: string;
  readonly lineItems: readonly { readonly lineItemStatus: string | null }[];
}

/** Raw states that have left the house; a returned piece is not on its way any more. */
const isShipped = (state: string | null): boolean => state === "Shipped" || state === "Closed";

/**
 * Label of an order: the first rule that holds, by the raw states of its lines (T-ORDER-19 to T-ORDER-23). An order
 * without lines is being worked on.
 */
export function orderLabel({ orderStatus, lineItems }: OrderView): OrderLabel {
  const states = lineItems.map(({ lineItemStatus }) => lineItemStatus || null);
  const all = (test: (state: string | null) => boolean) => states.length > 0 && states.every(test);
  if (orderStatus === "Open" && all((state) => state === null)) return { kind: "Received" };
  if (orderStatus === "Confirmed" && all((state) => isShipped(state) || state === "Advised"))
    return { kind: "Complete" };
  if (orderStatus === "Cancelled" && all((state) => state === "Cancelled")) return { kind: "Cancelled" };
  const shipped = states.filter(isShipped).length;
  if (orderStatus === "Confirmed" && shipped > 0) return { kind: "Shipped", shipped, total: states.length };
  return { kind: "Processing" };
}

/** The label in the words of the specification. */
export function orderLabelText(label: OrderLabel): string {
  return label.kind === "Shipped" ? `Shipped ${label.shipped} of ${label.total}` : label.kind;
}
