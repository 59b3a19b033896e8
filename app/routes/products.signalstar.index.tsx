import type { MetaFunction } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { PanelStartPage } from "~/components/panel/panel-start-page";
import { publicPage } from "~/context/request/page";
import { loadPanelStart } from "~/loaders/panel/start.server";

export const loader = publicPage(["region", "language"], loadPanelStart);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function PanelStart() {
  return <PanelStartPage />;
}
