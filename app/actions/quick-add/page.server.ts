/** The form of `/cart/quick-add`: validates every row before it adds any (T-QADD-06). */
import { keptFormField } from "@domain/market/kept-form";
import { data, redirect } from "@framework/remix.server";
import { addedAddress } from "~/actions/basket/added-address.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { loadBasketRules } from "~/loaders/basket/basket.server";
import { typedFields } from "~/loaders/form/typed-form.server";
import { type PageChange, pageData, type QuickAddPageData } from "~/loaders/quick-add/page.server";
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
} from "~/loaders/quick-add/rows.server";

export async function addSeveral(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const rules = await loadBasketRules(context);
  const pasted = form.get("paste");
  const paste = typeof pasted === "string" ? pasted : "";
  const fresh = emptyRows(rowSteps.first);
  const page = (status: number, change: PageChange) => answer(context, status, { paste, ...change });
  if (!rules.available) return page(403, { available: false, rows: fresh, typed: typedFields(form) });
  const read = readRows(form);
  if (read.tooMany) {
    return page(400, { rows: read.rows, notice: context.t("quickAdd.tooManyRows", { count: rowSteps.most }) });
  }
  if (form.has(keptFormField)) return page(200, { rows: await judgeRows(context, read.rows) });
  if (read.intent === null || read.rows.length === 0) {
    const rows = [...read.rows, ...fresh.slice(read.rows.length)];
    return page(400, { rows, notice: context.t("basketRefusals.unknown") });
  }
  if (read.intent === "more") {
    const more = Math.min(rowSteps.more, rowSteps.most - read.rows.length);
    // Validated here too, because without scripts nothing else would.
    return page(200, { rows: [...(await judgeRows(context, read.rows)), ...emptyRows(more)] });
  }
  const rows = await judgeRows(context, read.rows);
  const filled = rows.filter(isFilled);
  if (filled.length === 0) {
    const text = context.t("quickAdd.nothingEntered");
    const [first, ...others] = rows;
    const refusal = [{ code: "nothing-entered", text, inquiry: false }];
    return page(422, { rows: first ? [{ ...first, refusal }, ...others] : rows, notice: text });
  }
  const onlyValid = read.intent === "add-valid";
  const wrong = filled.filter((row) => !isValid(row)).length;
  if (wrong > 0 && (!onlyValid || wrong === filled.length)) {
    return page(422, { rows, notice: attention(context, wrong) });
  }
  return add(context, rows, { onlyValid, distributor: rules.mode === "distributor", paste });
}

interface AddOptions {
  /** Text of the list's field, which the page keeps. */
  readonly paste: string;
  /** Skip refused items instead of adding nothing. */
  readonly onlyValid: boolean;
  readonly distributor: boolean;
}

async function add(
  context: PrivateContext,
  judged: readonly QuickAddRow[],
  { onlyValid, distributor, paste }: AddOptions,
) {
  const { country, currency } = context.market;
  const market = { country, currency, distributor };
  let rows = judged;
  for (;;) {
    const items = itemsOf(rows);
    const options = { form: JSON.stringify(items) };
    const result = await context.services.commerce.add(items, market, options);
    if (result.ok) {
      const added = items.map(({ id: sku, quantity }) => ({ sku, quantity }));
      return redirect(addedAddress(added, result.repeated), 303);
    }
    const marked = markRefused(context, rows, result);
    const left = itemsOf(marked.rows).length;
    // Each round drops at least one item, so the loop ends.
    if (onlyValid && marked.rest.length === 0 && left > 0 && left < items.length) {
      rows = marked.rows;
      continue;
    }
    const refused = marked.rows.filter(({ refusal }) => refusal.length > 0).length;
    return answer(context, result.status >= 500 || result.status === 0 ? 503 : 422, {
      paste,
      rows: marked.rows,
      messages: marked.rest,
      notice: refused > 0 ? attention(context, refused) : null,
    });
  }
}

const attention = ({ t }: PrivateContext, count: number) => t("quickAdd.rowsNeedAttention", { count });

const answer = (context: PrivateContext, status: number, change: PageChange) =>
  data<QuickAddPageData>(pageData(context, change), { status });
