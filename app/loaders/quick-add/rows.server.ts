/** Rows of the quick-add page: as typed, as validated, and with the gateway's messages. */
import type { BasketMessage } from "@contracts/commerce/basket-answers";
import type { CodeVerdict } from "@contracts/commerce/code-verdict";
import { quantityIntent } from "@domain/basket/quantity";
import { foldCode } from "@domain/quick-add/code";
import * as v from "valibot";
import { basketMessages } from "~/actions/basket/messages.server";
import type { PrivateContext } from "~/context/request/types";
import type { AddItem, CommerceError, CommerceFailure } from "~/services/commerce/types";
import { isOutage } from "~/services/upstream/transport";
import { judgeCodes, judgePresent } from "./quick-add.server";

/** Initial rows, rows added by "more", and the maximum of a form. */
export const rowSteps = { first: 5, more: 5, most: 50 } as const;

export interface QuickAddRow {
  readonly code: string;
  readonly quantity: string;
  readonly verdict: CodeVerdict | null;
  readonly quantityError: string | null;
  /** The gateway's messages about this product. */
  readonly refusal: readonly BasketMessage[];
}

const emptyRow: QuickAddRow = { code: "", quantity: "1", verdict: null, quantityError: null, refusal: [] };

/** A row before it is judged. */
export const quickAddRow = (code: string, quantity: string): QuickAddRow => ({ ...emptyRow, code, quantity });

export const emptyRows = (count: number): QuickAddRow[] => Array<QuickAddRow>(count).fill(emptyRow);

/** Well above any valid length, so that cut input is still invalid. */
const shownCharacters = 32;
const text = v.pipe(
  v.fallback(v.string(), ""),
  v.transform((typed) => typed.slice(0, shownCharacters)),
);
const texts = v.array(text);
const intents = v.fallback(v.nullable(v.picklist(["add", "add-valid", "more"])), null);

interface ReadRows {
  /** Null for an invalid form. */
  readonly intent: "add" | "add-valid" | "more" | null;
  /** As typed, up to the maximum. */
  readonly rows: QuickAddRow[];
  /** The form had more rows. */
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
  const present = await judgePresent(context, verdicts);
  return rows.map((row, index) => {
    if (!isFilled(row)) return row;
    const intent = quantityIntent(row.quantity);
    const readable = intent.kind === "set";
    const verdict = present.get(verdicts[index]?.code ?? "") ?? verdicts[index] ?? null;
    return {
      ...row,
      quantity: readable ? String(intent.quantity) : row.quantity,
      code: verdict?.name ? verdict.code : foldCode(row.code),
      verdict,
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
 * Shows the gateway's messages beside their product's rows (T-QADD-30); `rest` are general ones. With a single product,
 * every message is about it, except an outage.
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
