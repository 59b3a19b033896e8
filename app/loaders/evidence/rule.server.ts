/** `/learn-and-support/evidence`: the rule behind verdicts, its version and changes. */
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";

export const rulePath = "/learn-and-support/evidence";

export interface RulePageData {
  readonly head: PageHead;
  readonly crumbs: readonly { readonly label: string; readonly to: string }[];
}

export async function loadRulePage(context: PublicContext, _: PageArgs): Promise<RulePageData> {
  const { t } = context;
  return {
    head: pageHead(context, {
      title: t("evidence.rule.title"),
      description: t("evidence.rule.description"),
      path: rulePath,
    }),
    crumbs: [
      { label: t("chrome.breadcrumbHome"), to: "/" },
      { label: t("evidence.rule.crumb"), to: rulePath },
    ],
  };
}
