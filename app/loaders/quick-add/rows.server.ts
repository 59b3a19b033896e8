/** Rows of the page for several products: as typed, judged, and as the gateway judged them. */
import type { BasketMessage } from "@contracts/commerce/basket-answers";
import type { CodeVerdict } from "@contracts/commerce/code-verdict";
import { quantityIntent } from "@domain/basket/quantity";
import { foldCode } from "@domain/quick-add/code";
import * as v from "valibot";
import { basketMessages } from "~/actions/basket/messages.server";
import type { PrivateContext } from "~/context/request/types";
import { isOutage } from "~/services/commerce/transport";
import type { AddItem, CommerceError, CommerceFailure } from "~/services/commerce/types";
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

/** Far more than is ever right, so that what was cut is still wrong. */
const shownCharacters = 32;
const text = v.pipe(
  v.fallback(v.string(), ""),
  v.transform((typed) => typed.slice(0, shownCharacters)),
);
const texts = v.array(text);
const intents = v.fallback(v.nullable(v.picklist(["add", "add-valid", "more"])), null);

export interface ReadRows {
  /** Null for a form that the page did not make. */
  readonly intent: "add" | "add-valid" | "more" | null;
  /** As typed, no more than one form may carry. */
  readonly rows: QuickAddRow[];
  /** There were more rows than that. */
  readonly tooMany: boolean;
}

export function readRows(form: FormData): ReadRows {
  const typed = form.getAll("code");
  const codes = v.parse(texts, typed.slice(0, rowSteps.most));
  const quantities = v.parse(texts, form.getAll("quantity").slice(0, rowSteps.most));
  return {
    intent: v.parse(intents, form.get("intent")),
    rows: codes.map((code, index) => ({ ...emptyRow, code, quantity: quantities[index] ?? "" })),
    tooMany: typed.length > rowSteps.most,
  };
}

export async function judgeRows(context: PrivateContext, rows: readonly QuickAddRow[]): Promise<QuickAddRow[]> {
  const verdicts = await judgeCodes(
    context,
    rows.map(({ code }) => code),
  );
  return rows.map((row, index) => {
    if (!isFilled(row)) return row;
    const intent = quantityIntent(row.quantity);
    const readable = intent.kind === "set";
    return {
      ...row,
      quantity: readable ? String(intent.quantity) : row.quantity,
      code: foldCode(row.code),
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

/**
 * Puts what the gateway said of a product beside its rows, all of it (T-QADD-30); `rest` is what it said of nothing in
 * particular. A refusal of one product alone is about that product, whether it is named or not; an outage is about none.
 */
export function markRefused(
  context: Pick<PrivateContext, "t" | "market">,
  rows: readonly QuickAddRow[],
  failure: CommerceFailure,
): { rows: QuickAddRow[]; rest: BasketMessage[] } {
  const sent = new Set(rows.filter(isValid).map(({ code }) => code));
  const [only] = sent.size === 1 && !isOutage(failure.status) ? sent : [];
  const about = ({ sku }: CommerceError) => only ?? (sku !== undefined && sent.has(sku) ? sku : null);
  const messagesOn = (code: string | null): BasketMessage[] => {
    const [first, ...others] = failure.errors.filter((error) => about(error) === code);
    return first ? basketMessages(context, { ...failure, errors: [first, ...others] }) : [];
  };
  return {
    rows: rows.map((row) => (isValid(row) ? { ...row, refusal: messagesOn(row.code) } : row)),
    rest: messagesOn(null),
  };
}
