import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeSecondFactor } from "~/actions/second-factor/second-factor.server";
import { accountMeta } from "~/components/account/account-meta";
import { SecondFactorPage } from "~/components/second-factor/second-factor-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadSecondFactorPage } from "~/loaders/second-factor/second-factor.server";

export const loader = privatePage(guardedPrivate(ownAccountGuards, loadSecondFactorPage));
export const action = formAction(guardedPrivate(ownAccountGuards, changeSecondFactor));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function SecondFactor() {
  const loaded = useLoaderData<typeof loader>();
  return <SecondFactorPage data={useActionData<typeof action>() ?? loaded} />;
}
