/** `/cart/quick-add`: several products by catalog number; every row is judged before anything is added (T-QADD-06). */
import { maxQuantity } from "@contracts/cart";
import { cleanQuantity } from "@domain/basket/quantity";
import { normaliseCode } from "@domain/quick-add/code";
import { data, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import type { PageArgs } from "~/context/page";
import type { PrivateContext } from "~/context/types";
import { type BasketMessage, basketMessages, loadBasketRules } from "./basket.server";
import { type PageHead, pageHead } from "./page-head.server";
import { type CodeVerdict, judgeCodes } from "./quick-add.server";

/** Rows on a fresh page and rows that each press of "more" adds; the last is the most that one form may carry. */
export const rowSteps = { first: 5, more: 5, most: 50 } as const;

export interface QuickAddRow {
  readonly code: string;
  readonly quantity: string;
  readonly verdict: CodeVerdict | null;
  readonly quantityError: string | null;
}

export interface QuickAddPageData {
  readonly head: PageHead;
  readonly available: boolean;
  readonly rows: readonly QuickAddRow[];
  readonly messages: readonly BasketMessage[];
  readonly notice: string | null;
  readonly validCount: number;
}

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));
const quickAddForm = v.object({
  intent: v.picklist(["add", "add-valid", "more"]),
  code: v.pipe(v.array(text(64)), v.maxLength(rowSteps.most)),
  quantity: v.pipe(v.array(text(16)), v.maxLength(rowSteps.most)),
});

const emptyRow: QuickAddRow = { code: "", quantity: "1", verdict: null, quantityError: null };

export async function loadQuickAddPage(context: PrivateContext): Promise<QuickAddPageData> {
  const rules = await loadBasketRules(context);
  return {
    head: quickAddHead(context),
    available: rules.available,
    rows: Array(rowSteps.first).fill(emptyRow),
    messages: [],
    notice: null,
    validCount: 0,
  };
}

export async function addSeveral(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const parsed = v.safeParse(quickAddForm, {
    intent: form.get("intent"),
    code: form.getAll("code"),
    quantity: form.getAll("quantity"),
  });
  if (!parsed.success)
    return page(context, 400, {
      rows: Array(rowSteps.first).fill(emptyRow),
      notice: context.t("quickAdd.nothingEntered"),
    });
  const { intent } = parsed.output;
  const typed = parsed.output.code.map((code, index) => ({
    ...emptyRow,
    code,
    quantity: parsed.output.quantity[index] ?? "",
  }));
  if (intent === "more") {
    const more = Math.min(rowSteps.more, rowSteps.most - typed.length);
    return page(context, 200, { rows: [...typed, ...Array<QuickAddRow>(more).fill(emptyRow)] });
  }
  const rows = await judgeRows(context, typed);
  const filled = rows.filter(({ code }) => code.trim() !== "");
  const valid = filled.filter(isValid);
  if (filled.length === 0) return page(context, 422, { rows, notice: context.t("quickAdd.nothingEntered") });
  const wrong = filled.length - valid.length;
  if (wrong > 0 && !(intent === "add-valid" && valid.length > 0)) {
    return page(context, 422, { rows, notice: context.t("quickAdd.rowsNeedAttention", { count: wrong }) });
  }
  const items = valid.map(({ code, quantity }) => ({ id: normaliseCode(code), quantity: Number(quantity) }));
  const { country, currency } = context.market;
  const distributor = (await loadBasketRules(context)).mode === "distributor";
  const result = await context.services.commerce.add(items, { country, currency, distributor });
  if (!result.ok)
    return page(context, result.status >= 500 || result.status === 0 ? 503 : 422, {
      rows,
      messages: basketMessages(context, result),
    });
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return redirect(`/cart?${new URLSearchParams({ added: items[0]?.id ?? "", count: String(count) })}`, 303);
}

async function judgeRows(context: PrivateContext, rows: readonly QuickAddRow[]): Promise<QuickAddRow[]> {
  const verdicts = await judgeCodes(
    context,
    rows.map(({ code }) => code),
  );
  return rows.map((row, index) => {
    if (row.code.trim() === "") return row;
    const quantity = Number(row.quantity);
    const readable = cleanQuantity(row.quantity) === row.quantity && quantity >= 1 && quantity <= maxQuantity;
    return {
      ...row,
      verdict: verdicts[index] ?? null,
      quantityError: readable ? null : context.t("basket.error.invalidQuantity"),
    };
  });
}

const isValid = ({ verdict, quantityError }: QuickAddRow) => verdict?.addEnabled === true && quantityError === null;

function page(
  context: PrivateContext,
  status: number,
  change: Partial<QuickAddPageData> & Pick<QuickAddPageData, "rows">,
) {
  const validCount = change.rows.filter(isValid).length;
  return data<QuickAddPageData>(
    { head: quickAddHead(context), available: true, messages: [], notice: null, validCount, ...change },
    { status },
  );
}

const quickAddHead = (context: PrivateContext) =>
  pageHead(context, { title: context.t("quickAdd.pageTitle"), path: "/cart/quick-add", index: false });
