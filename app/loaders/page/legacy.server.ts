/** `/atg/…`: addresses of the former shop redirect if they can be interpreted; others get a help page (C-CONT-19). */
import { legacyTarget } from "@domain/links/legacy-address";
import { data, redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import type { ContentPageData } from "~/loaders/content/page-data.server";
import { pageHead } from "./page-head.server";

const slot = { texts: [], navigations: [] };

export async function loadLegacyAddress(context: PublicContext, { url }: PageArgs) {
  const target = legacyTarget(url.pathname, url.searchParams);
  if (target) throw redirect(target, 301);
  const { t } = context;
  const title = t("reading.legacyTitle");
  const page: ContentPageData = {
    head: pageHead(context, { title, path: url.pathname, index: false }),
    layout: "default",
    path: url.pathname,
    title,
    lang: null,
    crumbs: [],
    sideNavigation: null,
    slots: { before: slot, after: slot, side: slot },
    contents: [],
    body: {
      kind: "blocks",
      blocks: [
        { kind: "rich_text", title: null, anchor: null, content: paragraph(t("reading.legacyText")) },
        { kind: "custom_component", component: { name: "site-search", tab: "product" } },
      ],
    },
  };
  // Gone permanently, so search engines drop it.
  return data(page, { status: 410 });
}

const paragraph = (text: string) => ({
  json: { type: "doc", children: [{ type: "p", children: [{ text }] }] },
  embedded_items: [],
});
