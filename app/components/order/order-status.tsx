import type { LineLabel, OrderLabel } from "@domain/order-status/order-status";
import { Badge } from "~/components/ui/badge/badge";
import { useT } from "~/i18n/use-t";

const orderTones = {
  Received: "neutral",
  Processing: "info",
  Shipped: "info",
  Complete: "success",
  Cancelled: "warning",
} as const;

/** Status label of an order (T-ORDER-19 to T-ORDER-23). */
export function OrderStatus({ status }: { status: OrderLabel }) {
  const t = useT();
  const { kind } = status;
  const text =
    kind === "Shipped"
      ? t("order.shippedOf", { shipped: status.shipped, total: status.total })
      : t(`order.status.${kind}`);
  return <Badge tone={orderTones[kind]}>{text}</Badge>;
}

const lineKeys = {
  "Awaiting Shipping": "awaitingShipping",
  Cancelled: "cancelled",
  "Awaiting Return": "awaitingReturn",
  Returned: "returned",
  Shipped: "shipped",
  Received: "received",
} as const;
const lineTones = {
  "Awaiting Shipping": "info",
  Cancelled: "warning",
  "Awaiting Return": "warning",
  Returned: "neutral",
  Shipped: "success",
  Received: "neutral",
} as const;

/** Status label of a line (T-ORDER-12 to T-ORDER-17). */
export function LineStatus({ status }: { status: LineLabel }) {
  const t = useT();
  return <Badge tone={lineTones[status]}>{t(`order.line.${lineKeys[status]}`)}</Badge>;
}
