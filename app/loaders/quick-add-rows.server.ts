/** Rows of the page for several products: as typed, judged, and as the gateway judged them. */
import type { BasketMessage } from "@contracts/basket-answers";
import type { CodeVerdict } from "@contracts/code-verdict";
import { maxQuantity } from "@contracts/limits";
import { cleanQuantity } from "@domain/basket/quantity";
import { normaliseCode } from "@domain/quick-add/code";
import * as v from "valibot";
import type { PrivateContext } from "~/context/types";
import type { AddItem, CommerceFailure } from "~/services/commerce/types";
import { basketMessages } from "./basket-messages.server";
import { judgeCodes } from "./quick-add.server";

/** Rows on a fresh page and rows that each press of "more" adds; the last is the most that one form may carry. */
export const rowSteps = { first: 5, more: 5, most: 50 } as const;

export interface QuickAddRow {
  readonly code: string;
  readonly quantity: string;
  readonly verdict: CodeVerdict | null;
  readonly quantityError: string | null;
  /** What the gateway said of this product when it was to be added. */
  readonly refusal: readonly BasketMessage[];
}

const emptyRow: QuickAddRow = { code: "", quantity: "1", verdict: null, quantityError: null, refusal: [] };

export const emptyRows = (count: number): QuickAddRow[] => Array<QuickAddRow>(count).fill(emptyRow);

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));
const rowsForm = v.object({
  intent: v.picklist(["add", "add-valid", "more"]),
  code: v.pipe(v.array(text(64)), v.maxLength(rowSteps.most)),
  quantity: v.pipe(v.array(text(16)), v.maxLength(rowSteps.most)),
});

/** Null for a form that the page did not make. */
export function readRows(form: FormData): { intent: "add" | "add-valid" | "more"; rows: QuickAddRow[] } | null {
  const parsed = v.safeParse(rowsForm, {
    intent: form.get("intent"),
    code: form.getAll("code"),
    quantity: form.getAll("quantity"),
  });
  if (!parsed.success) return null;
  const { intent, code, quantity } = parsed.output;
  return { intent, rows: code.map((typed, index) => ({ ...emptyRow, code: typed, quantity: quantity[index] ?? "" })) };
}

export async function judgeRows(context: PrivateContext, rows: readonly QuickAddRow[]): Promise<QuickAddRow[]> {
  const verdicts = await judgeCodes(
    context,
    rows.map(({ code }) => code),
  );
  return rows.map((row, index) => {
    if (!isFilled(row)) return row;
    const quantity = Number(row.quantity);
    const readable = cleanQuantity(row.quantity) === row.quantity && quantity >= 1 && quantity <= maxQuantity;
    return {
      ...row,
      code: normaliseCode(row.code),
      verdict: verdicts[index] ?? null,
      quantityError: readable ? null : context.t("basket.error.invalidQuantity"),
    };
  });
}

export const isFilled = ({ code }: QuickAddRow): boolean => code.trim() !== "";

export const isValid = ({ verdict, quantityError, refusal }: QuickAddRow): boolean =>
  verdict?.addEnabled === true && quantityError === null && refusal.length === 0;

export const itemsOf = (rows: readonly QuickAddRow[]): AddItem[] =>
  rows.filter(isValid).map(({ code, quantity }) => ({ id: code, quantity: Number(quantity) }));

/** Puts what the gateway said of a product beside its rows; `rest` is what it said of nothing in particular. */
export function markRefused(
  context: PrivateContext,
  rows: readonly QuickAddRow[],
  failure: CommerceFailure,
): { rows: QuickAddRow[]; rest: BasketMessage[] } {
  const rest: BasketMessage[] = [];
  let marked = [...rows];
  for (const error of failure.errors) {
    const messages = basketMessages(context, { ...failure, errors: [error] });
    if (marked.some((row) => isValid(row) && row.code === error.sku)) {
      marked = marked.map((row) => (row.code === error.sku ? { ...row, refusal: messages } : row));
    } else {
      rest.push(...messages);
    }
  }
  return { rows: marked, rest };
}
