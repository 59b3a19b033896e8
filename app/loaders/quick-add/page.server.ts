/** `/cart/quick-add`: several products by catalog number, all validated before anything is added (T-QADD-06). */
import type { BasketMessage } from "@contracts/commerce/basket-answers";
import { data, redirect } from "@remix-run/cloudflare";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { loadBasketRules } from "~/loaders/basket/basket.server";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import {
  emptyRows,
  isFilled,
  isValid,
  itemsOf,
  judgeRows,
  markRefused,
  type QuickAddRow,
  readRows,
  rowSteps,
} from "./rows.server";

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

export async function addSeveral(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const rules = await loadBasketRules(context);
  const fresh = emptyRows(rowSteps.first);
  if (!rules.available) return page(context, 403, { available: false, rows: fresh });
  const read = readRows(form);
  if (read.tooMany) {
    return page(context, 400, { rows: read.rows, notice: context.t("quickAdd.tooManyRows", { count: rowSteps.most }) });
  }
  if (read.intent === null || read.rows.length === 0) {
    const rows = [...read.rows, ...fresh.slice(read.rows.length)];
    return page(context, 400, { rows, notice: context.t("basket.error.unknown") });
  }
  if (read.intent === "more") {
    const more = Math.min(rowSteps.more, rowSteps.most - read.rows.length);
    // Validated here too, because without scripts nothing else would.
    return page(context, 200, { rows: [...(await judgeRows(context, read.rows)), ...emptyRows(more)] });
  }
  const rows = await judgeRows(context, read.rows);
  const filled = rows.filter(isFilled);
  if (filled.length === 0) return page(context, 422, { rows, notice: context.t("quickAdd.nothingEntered") });
  const onlyValid = read.intent === "add-valid";
  const wrong = filled.filter((row) => !isValid(row)).length;
  if (wrong > 0 && (!onlyValid || wrong === filled.length)) {
    return page(context, 422, { rows, notice: attention(context, wrong) });
  }
  return add(context, rows, { onlyValid, distributor: rules.mode === "distributor" });
}

interface AddOptions {
  /** Skip refused items instead of adding nothing. */
  readonly onlyValid: boolean;
  readonly distributor: boolean;
}

async function add(context: PrivateContext, judged: readonly QuickAddRow[], { onlyValid, distributor }: AddOptions) {
  const { country, currency } = context.market;
  const market = { country, currency, distributor };
  let rows = judged;
  for (;;) {
    const items = itemsOf(rows);
    const options = { form: JSON.stringify(items) };
    const result = await context.services.commerce.add(items, market, options);
    if (result.ok) {
      const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
      const added = items.map(({ id }) => id).join(",");
      const again = result.repeated && { again: "yes" };
      return redirect(`/cart?${new URLSearchParams({ added, count: String(count), ...again })}`, 303);
    }
    const marked = markRefused(context, rows, result);
    const left = itemsOf(marked.rows).length;
    // Each round drops at least one item, so the loop ends.
    if (onlyValid && marked.rest.length === 0 && left > 0 && left < items.length) {
      rows = marked.rows;
      continue;
    }
    const refused = marked.rows.filter(({ refusal }) => refusal.length > 0).length;
    return page(context, result.status >= 500 || result.status === 0 ? 503 : 422, {
      rows: marked.rows,
      messages: marked.rest,
      notice: refused > 0 ? attention(context, refused) : null,
    });
  }
}

const attention = ({ t }: PrivateContext, count: number) => t("quickAdd.rowsNeedAttention", { count });

type PageChange = Partial<QuickAddPageData> & Pick<QuickAddPageData, "rows">;

function pageData(context: PrivateContext, change: PageChange): QuickAddPageData {
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

const page = (context: PrivateContext, status: number, change: PageChange) =>
  data<QuickAddPageData>(pageData(context, change), { status });
