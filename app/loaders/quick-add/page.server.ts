/** `/cart/quick-add`: several products by catalog number. */
import type { BasketMessage } from "@contracts/commerce/basket-answers";
import type { PrivateContext } from "~/context/request/types";
import { loadBasketRules } from "~/loaders/basket/basket.server";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { emptyRows, isValid, type QuickAddRow, rowSteps } from "./rows.server";

export interface QuickAddPageData {
  readonly head: PageHead;
  readonly available: boolean;
  readonly rows: readonly QuickAddRow[];
  readonly messages: readonly BasketMessage[];
  readonly notice: string | null;
  readonly validCount: number;
  /** More rows may be added to the form. */
  readonly hasRoom: boolean;
  readonly mostRows: number;
}

export async function loadQuickAddPage(context: PrivateContext): Promise<QuickAddPageData> {
  const { available } = await loadBasketRules(context);
  return pageData(context, { available, rows: emptyRows(rowSteps.first) });
}

export type PageChange = Partial<QuickAddPageData> & Pick<QuickAddPageData, "rows">;

export function pageData(context: PrivateContext, change: PageChange): QuickAddPageData {
  return {
    head: pageHead(context, { title: context.t("quickAdd.pageTitle"), path: "/cart/quick-add", index: false }),
    available: true,
    messages: [],
    notice: null,
    validCount: change.rows.filter(isValid).length,
    hasRoom: change.rows.length < rowSteps.most,
    mostRows: rowSteps.most,
    ...change,
  };
}
