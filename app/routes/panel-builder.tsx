import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { PanelBuilderPage } from "~/components/panel-builder/panel-builder-page";
import { publicPage } from "~/context/request/page";
import { loadPanelBuilder } from "~/loaders/panel-builder/builder.server";

export const loader = publicPage(["region", "language"], loadPanelBuilder);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function PanelBuilder() {
  return <PanelBuilderPage page={useLoaderData<typeof loader>()} />;
}
