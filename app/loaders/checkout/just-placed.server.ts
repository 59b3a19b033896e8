/** Finds the order of a basket that was just placed, for a shopper who goes back to the empty basket. */
import { confirmationPath } from "~/actions/checkout/place.server";
import type { PrivateContext } from "~/context/request/types";
import { approvalPath } from "~/loaders/approvals/approval.server";

const freshMilliseconds = 3_600_000;

/** Page of the order, or of the request for approval, that was made within the last hour; null without one. */
export async function justPlaced({ services, session, now }: PrivateContext): Promise<string | null> {
  const isFresh = ({ createdAt }: { readonly createdAt: string }) =>
    now.getTime() - Date.parse(createdAt) < freshMilliseconds;
  const [newest, approvals] = await Promise.all([
    services.commerce.newestOrder(),
    session.customerId ? services.accounts.approvals() : null,
  ]);
  const asked = approvals?.ok
    ? approvals.value.find(({ state, requester }) => state === "waiting" && requester.id === session.customerId)
    : undefined;
  const order = newest.ok ? newest.value : null;
  const isLater = !order || (asked && asked.createdAt > order.createdAt);
  if (asked && isFresh(asked) && isLater) return approvalPath(asked.id);
  return order && isFresh(order) ? confirmationPath(order.orderNumber) : null;
}
