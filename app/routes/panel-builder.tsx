import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { addCurves } from "~/actions/panel-builder/curves.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { PanelBuilderPage } from "~/components/panel-builder/panel-builder-page";
import { action as formAction, publicPage } from "~/context/request/page";
import { loadPanelBuilder } from "~/loaders/panel-builder/builder.server";

export const loader = publicPage(["region", "language"], loadPanelBuilder);
export const action = formAction(addCurves);
/** Its texts stay on the server, also in the response to its form. */
export const handle = { app: false };
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function PanelBuilder() {
  const page = useLoaderData<typeof loader>();
  return <PanelBuilderPage page={page} refused={useActionData<typeof action>() ?? page.refused} />;
}
