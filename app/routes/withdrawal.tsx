import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { runWithdrawal } from "~/actions/withdrawal/page.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { WithdrawalPage } from "~/components/withdrawal/withdrawal-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { loadWithdrawal } from "~/loaders/withdrawal/page.server";

/** A plain form; it needs no app. */
export const handle = { app: false };
export const loader = privatePage(loadWithdrawal);
export const action = formAction(runWithdrawal);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Withdrawal() {
  const loaded = useLoaderData<typeof loader>();
  return <WithdrawalPage page={useActionData<typeof action>() ?? loaded} />;
}
