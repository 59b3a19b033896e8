import { Notice } from "~/components/ui/notice/notice";
import { useT } from "~/i18n/use-t";
import type { AboveLimitView } from "~/loaders/approvals/above-limit.server";

/** Notice that the order needs approval by a second person, or cannot get one; null for an order within the limit. */
export function AboveLimit({ order }: { order: AboveLimitView | null }) {
  const t = useT();
  if (!order) return null;
  return order.mayBeApproved ? (
    <Notice>{t("checkout.summary.aboveLimit", { limit: order.limit })}</Notice>
  ) : (
    <Notice tone="warning">{t("checkout.error.noApprover")}</Notice>
  );
}
