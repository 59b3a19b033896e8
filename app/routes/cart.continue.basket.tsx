import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { takeOverBasket } from "~/actions/agents/continue.server";
import { accountMeta } from "~/components/account/account-meta";
import { ContinuePage } from "~/components/agents/continue-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { loadContinue } from "~/loaders/agents/continue.server";

/** A plain form; it needs no app. */
export const handle = { app: false };
export const loader = privatePage(loadContinue);
export const action = formAction(takeOverBasket);
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function Continue() {
  const loaded = useLoaderData<typeof loader>();
  return <ContinuePage page={useActionData<typeof action>() ?? loaded} />;
}
