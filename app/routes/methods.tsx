import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeKit } from "~/actions/methods/change.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { MethodsPage } from "~/components/methods/methods-page";
import { action as formAction, publicPage } from "~/context/request/page";
import { loadMethodsPage } from "~/loaders/methods/methods.server";

export const loader = publicPage(["region", "language"], loadMethodsPage);
export const action = formAction(changeKit);
/** Its texts stay on the server, also in the response to its form. */
export const handle = { app: false };
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Methods() {
  const loaded = useLoaderData<typeof loader>();
  return <MethodsPage page={useActionData<typeof action>() ?? loaded} />;
}
