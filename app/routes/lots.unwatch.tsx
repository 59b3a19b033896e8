import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { runUnwatch } from "~/actions/lots/desk.server";
import { accountMeta } from "~/components/account/account-meta";
import { UnwatchPage } from "~/components/lots/unwatch-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { loadUnwatch } from "~/loaders/lots/unwatch.server";

/** A plain form; it needs no app. */
export const handle = { app: false };
export const loader = privatePage(loadUnwatch);
export const action = formAction(runUnwatch);
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function Unwatch() {
  const loaded = useLoaderData<typeof loader>();
  return <UnwatchPage page={useActionData<typeof action>() ?? loaded} />;
}
