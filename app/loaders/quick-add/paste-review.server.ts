/** Review of any pasted text: its lines with verdict, reason and products, and the facts read in them. */
import type { CodeVerdict } from "@contracts/commerce/code-verdict";
import { maxQuantity } from "@contracts/values/limits";
import { type ReadPaste, readPaste } from "@domain/paste/read-paste";
import { type PasteVerdict, type ResolvedLine, resolveLine } from "@domain/paste/resolve";
import { shopNames } from "@domain/query-reading/shop-names";
import { decimalMarkOf } from "@domain/quick-add/decimal-mark";
import { listQuantity } from "@domain/quick-add/list-quantity";
import type { PublicContext } from "~/context/request/types";
import { findProducts } from "./paste-lookup.server";
import { judgeCodes } from "./quick-add.server";

export interface PasteRow {
  /** Position, which names the row's fields. */
  readonly index: number;
  /** The line as pasted. */
  readonly said: string;
  readonly verdict: PasteVerdict;
  readonly reason: string;
  readonly ticked: boolean;
  /** As it is ordered if it can be read, else as written. */
  readonly quantity: string;
  readonly quantityError: string | null;
  /** Reason why the line was not ticked, although it names a product. */
  readonly problem: string | null;
  /** SKU chosen beforehand; null if nothing can be ordered for the row. */
  readonly sku: string | null;
  readonly products: readonly { readonly key: string; readonly name: string; readonly skus: readonly PasteSku[] }[];
}

interface PasteSku {
  readonly sku: string;
  readonly size: string;
}

export interface PasteReview {
  readonly rows: readonly PasteRow[];
  readonly ticked: number;
  /** The text in parts, read or not. */
  readonly parts: readonly { readonly text: string; readonly read: boolean }[];
  readonly tooLong: boolean;
  /** The pasted text, which the form carries. */
  readonly text: string;
  /** Idempotency key of the next add. */
  readonly key: string;
}

/** Values that the sentence of a reason does not use. */
const noValues = { number: "", name: "", rrid: "", sku: "", by: "", said: "", vendor: "", clone: "", target: "" };

/** Longest excerpt of the text beside a line. */
const shownText = 160;
/** More parts than this are shown as one. */
const maxParts = 1500;

/** Null if the catalogue cannot be searched. */
export async function reviewPaste(context: PublicContext, pasted: string): Promise<PasteReview | null> {
  const read = readPaste(pasted, shopNames());
  const found = await findProducts(context, read.lines);
  if (!found) return null;
  const resolved = read.lines.map((line) => resolveLine(line, found));
  const codes = [...new Set(resolved.flatMap(({ ticked, sku }) => (ticked && sku ? [sku] : [])))];
  const verdicts = new Map((await judgeCodes(context, codes)).map((verdict) => [verdict.code, verdict]));
  const rows = resolved.map((line, index) => rowOf(context, line, index, read.text, verdicts));
  return {
    rows,
    ticked: rows.filter(({ ticked }) => ticked).length,
    parts: partsOf(read),
    tooLong: read.tooLong,
    text: pasted,
    key: crypto.randomUUID(),
  };
}

/** The review as it was sent with nothing ticked, with the form's sizes and quantities. */
export function asSent(context: Wording, review: PasteReview, form: FormData): PasteReview {
  const rows = review.rows.map((row): PasteRow => {
    const [sku, quantity] = ["sku", "quantity"].map((name) => form.get(`${name}-${row.index}`));
    const typed = typeof quantity === "string" ? quantity.trim().slice(0, 16) : row.quantity;
    const isOffered = row.products.some(({ skus }) => skus.some((one) => one.sku === sku));
    return {
      ...row,
      ticked: form.has(`tick-${row.index}`),
      quantity: typed,
      quantityError: faultOf(context, typed),
      sku: isOffered && typeof sku === "string" ? sku : row.sku,
    };
  });
  return { ...review, rows, ticked: rows.filter(({ ticked }) => ticked).length };
}

type Wording = Pick<PublicContext, "t" | "market">;

function faultOf({ t, market }: Wording, quantity: string): string | null {
  const read = listQuantity(quantity, decimalMarkOf(market.country));
  return read.ok ? null : t(`bulk.quantity.${read.fault}`, { count: maxQuantity });
}

function rowOf(
  { t, market }: Wording,
  { line, verdict, reason, products, sku, ticked }: ResolvedLine,
  index: number,
  text: string,
  verdicts: ReadonlyMap<string, CodeVerdict>,
): PasteRow {
  const written = line.quantity ?? "1";
  const read = listQuantity(written, decimalMarkOf(market.country));
  const quantityError = faultOf({ t, market }, written);
  const judged = ticked && sku ? verdicts.get(sku) : undefined;
  const addable = judged?.addEnabled === true;
  return {
    index,
    said: excerpt(text.slice(line.start, line.end)),
    verdict,
    reason: t(`bulk.reason.${reason.key}`, { ...noValues, ...reason.values }),
    ticked: ticked && addable && quantityError === null,
    quantity: read.ok ? String(read.pieces) : written.slice(0, 16),
    quantityError,
    problem: ticked && !addable ? (judged?.message?.text ?? null) : null,
    sku,
    products: products.map(({ key, name, skus }) => ({ key, name, skus })),
  };
}

function excerpt(text: string): string {
  const plain = Array.from(text.replace(/[\s|]+/g, " ").trim());
  return plain.length > shownText ? `…${plain.slice(1 - shownText).join("")}` : plain.join("");
}

/** Neighboring spans that are all read, or all unread; white space belongs to the span before it. */
function partsOf({ text, spans }: ReadPaste): PasteReview["parts"] {
  const parts: { text: string; read: boolean }[] = [];
  for (const { kind, start, end } of spans) {
    const part = text.slice(start, end);
    const last = parts.at(-1);
    const read = kind !== "unread";
    if (last && (last.read === read || !/[\p{L}\p{N}]/u.test(part) || parts.length >= maxParts)) last.text += part;
    else parts.push({ text: part, read });
  }
  return parts;
}
