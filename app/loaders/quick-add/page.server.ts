/** `/cart/quick-add`: several products by catalog number. */
import type { BasketMessage } from "@contracts/commerce/basket-answers";
import { filledRows } from "@domain/quick-add/prefilled";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { loadBasketRules } from "~/loaders/basket/basket.server";
import type { TypedField } from "~/loaders/form/typed-form.server";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { emptyRows, isValid, judgeRows, type QuickAddRow, quickAddRow, rowSteps } from "./rows.server";

export interface QuickAddPageData {
  readonly head: PageHead;
  readonly available: boolean;
  readonly rows: readonly QuickAddRow[];
  /** Text typed into the field for a list. */
  readonly paste: string;
  /** Input that waits in a country without online orders. */
  readonly typed: readonly TypedField[];
  readonly messages: readonly BasketMessage[];
  readonly notice: string | null;
  readonly validCount: number;
  /** More rows may be added to the form. */
  readonly hasRoom: boolean;
  readonly maxRows: number;
}

/** Rows that the address names are filled in and judged; adding them is left to the visitor. */
export async function loadQuickAddPage(context: PrivateContext, { url }: PageArgs): Promise<QuickAddPageData> {
  const { available } = await loadBasketRules(context);
  const filled = available ? filledRows(url.searchParams) : [];
  if (filled.length === 0) return pageData(context, { available, rows: emptyRows(rowSteps.first) });
  const rows = filled.map(({ code, quantity }) => quickAddRow(code, String(quantity)));
  return pageData(context, { available, rows: await judgeRows(context, rows) });
}

export type PageChange = Partial<QuickAddPageData> & Pick<QuickAddPageData, "rows">;

export function pageData(context: PrivateContext, change: PageChange): QuickAddPageData {
  return {
    head: pageHead(context, { title: context.t("quickAdd.pageTitle"), path: "/cart/quick-add", index: false }),
    available: true,
    paste: "",
    typed: [],
    messages: [],
    notice: null,
    validCount: change.rows.filter(isValid).length,
    hasRoom: change.rows.length < rowSteps.most,
    maxRows: rowSteps.most,
    ...change,
  };
}
