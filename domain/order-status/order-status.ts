/** Status labels of lines and orders (T§4, tables; AMB-T-05, AMB-T-06). */

/** Line labels; pages translate them. */
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

/** Label for a line's back-office state; a missing or unknown state means received (T-ORDER-12 to T-ORDER-17). */
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

/** States of shipped lines. Returned is not one of them. */
const isShipped = (state: string | null): boolean => state === "Shipped" || state === "Closed";

/**
 * Label of an order: the first matching rule over its line states (T-ORDER-19 to T-ORDER-23). An order without lines is
 * in progress.
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

/** The label as worded in the specification. */
export function orderLabelText(label: OrderLabel): string {
  return label.kind === "Shipped" ? `Shipped ${label.shipped} of ${label.total}` : label.kind;
}
