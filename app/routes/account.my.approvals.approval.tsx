import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { decideApproval } from "~/actions/approvals/approval.server";
import { accountMeta } from "~/components/account/account-meta";
import { ApprovalPage } from "~/components/approvals/approval-page";
import { keepingAction, privatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { withTexts } from "~/i18n/with-texts";
import { loadApprovalPage } from "~/loaders/approvals/approval.server";

export const loader = privatePage(guardedPrivate(ownAccountGuards, loadApprovalPage));
export const action = keepingAction(guardedPrivate(ownAccountGuards, decideApproval));
export const clientLoader = withTexts("order", "checkout");
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function Approval() {
  const loaded = useLoaderData<typeof loader>();
  return <ApprovalPage data={useActionData<typeof action>() ?? loaded} />;
}
