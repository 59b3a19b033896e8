import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { takeOverHandedOver } from "~/actions/hand-over/take-over.server";
import { accountMeta } from "~/components/account/account-meta";
import { HandedOverPage } from "~/components/hand-over/handed-over-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { loadHandedOver } from "~/loaders/hand-over/handed-over.server";

/** A plain form; it needs no app. */
export const handle = { app: false };
export const loader = privatePage(loadHandedOver);
export const action = formAction(takeOverHandedOver);
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function HandedOver() {
  const loaded = useLoaderData<typeof loader>();
  return <HandedOverPage page={useActionData<typeof action>() ?? loaded} />;
}
