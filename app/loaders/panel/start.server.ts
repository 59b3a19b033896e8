/** `/products/signalstar`: introduction to the builder, and its only indexed page. */
import { panelStartPath } from "@domain/panel/paths";
import type { PublicContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";

export async function loadPanelStart(context: PublicContext): Promise<{ readonly head: PageHead }> {
  const title = context.t("panel.title");
  const description = context.t("panel.description");
  return { head: pageHead(context, { title, description, path: panelStartPath, share: "protocol" }) };
}
