/** Input of a list, pasted or as a file, and its errors. */
import { maxPdfBytes, maxPdfPages } from "@contracts/values/limits";
import { maxPasteLines } from "@domain/paste/read-paste";
import { type ListEntry, readBulkList } from "@domain/quick-add/bulk-list";
import { foldCode } from "@domain/quick-add/code";
import { isPdf, legacyEncodings, readListBytes } from "@domain/quick-add/list-bytes";
import { packList, unpackList } from "@domain/quick-add/list-form";
import { maxListBytes, maxListRows } from "@domain/quick-add/list-limits";
import type { PrivateContext } from "~/context/request/types";

type BulkInput =
  | { readonly ok: true; readonly entries: readonly ListEntry[]; readonly text: string }
  | {
      readonly ok: false;
      readonly status: 400 | 413 | 422 | 429 | 503;
      readonly fault: ListFault;
      readonly paste: string;
    };

/** Error of a list as a whole. */
export interface ListFault {
  readonly text: string;
  /** Field that it is about; null for a form that cannot be read. */
  readonly field: "paste" | "file" | null;
}

const limits = {
  rows: maxListRows,
  size: maxListBytes / 1024 / 1024,
  pdfSize: maxPdfBytes / 1024 / 1024,
  pages: maxPdfPages,
};
export const tooLarge = ({ t }: Pick<PrivateContext, "t">, field: ListFault["field"]): ListFault => ({
  text: t("bulk.error.tooLarge", limits),
  field,
});

/**
 * A new list: the rows of the quick-add page, the field's text and the file, each optional. The rows become part of the
 * field's text, which the page shows again after an error.
 */
export async function readNewList(context: PrivateContext, form: FormData): Promise<BulkInput> {
  const { t, market } = context;
  const paste = typedList(form);
  const refused = (status: 413 | 422 | 429 | 503, fault: ListFault): BulkInput => ({ ok: false, status, fault, paste });
  const ofFile = (text: string): ListFault => ({ text, field: "file" });
  const chosen = form.get("file");
  const file = chosen instanceof File && (chosen.size > 0 || chosen.name !== "") ? chosen : null;
  const bytes = file && file.size <= maxPdfBytes ? new Uint8Array(await file.arrayBuffer()) : null;
  const pdf = bytes !== null && isPdf(bytes);
  if (file && (bytes === null || (!pdf && file.size > maxListBytes))) return refused(413, tooLarge(context, "file"));
  if (new TextEncoder().encode(paste).length > maxListBytes) return refused(413, tooLarge(context, "paste"));
  const texts = paste.trim() === "" ? [] : [paste];
  if (file && bytes) {
    const name = file.name.slice(0, 80);
    if (pdf) {
      const read = await context.services.documents.text(bytes);
      if (!read.ok)
        return refused(pdfStatuses[read.code] ?? 422, ofFile(t(`bulk.error.pdf.${read.code}`, { name, ...limits })));
      texts.push(read.text.slice(0, maxListBytes));
    } else {
      const read = readListBytes(bytes, legacyEncodings[market.language]);
      if (!read.ok) return refused(422, ofFile(t(fileFaults[read.reason], { name })));
      texts.push(read.text);
    }
  }
  if (texts.length === 0) return refused(422, { text: t("bulk.error.nothing"), field: "paste" });
  const text = texts.join("\n");
  const { entries, tooLong } = readBulkList(text);
  const [first] = texts;
  if (tooLong)
    return refused(413, { text: t("bulk.error.tooManyRows", limits), field: first === paste ? "paste" : "file" });
  return { ok: true, entries, text };
}

/** Rows of the quick-add page, if its button sent them, followed by the text of the field. */
export function typedList(form: FormData): string {
  const pasted = form.get("paste");
  const quantities = form.getAll("quantity");
  const rows = form.getAll("code").flatMap((code, index) => {
    const quantity = quantities[index];
    if (typeof code !== "string" || code.trim() === "") return [];
    return [`${code.trim()}\t${typeof quantity === "string" ? quantity.trim() : ""}`.trim()];
  });
  const text = typeof pasted === "string" ? pasted : "";
  return rows.length === 0 ? text : [...rows, ...(text.trim() === "" ? [] : [text])].join("\n");
}

/** Statuses of failures that are not the file's fault. */
const pdfStatuses: Readonly<Record<string, 429 | 503>> = { limit: 429, unavailable: 503 };

const fileFaults = {
  empty: "bulk.error.emptyFile",
  spreadsheet: "bulk.error.spreadsheet",
  binary: "bulk.error.binary",
} as const;

/** The list of a review page, with the corrections made on it. */
export function readSentList({ t }: PrivateContext, form: FormData, list: string): BulkInput {
  const entries = unpackList(list);
  if (!entries) return { ok: false, status: 400, fault: { text: t("basketRefusals.unknown"), field: null }, paste: "" };
  const mended = entries.map((entry, index): ListEntry => {
    const code = form.get(`code-${index}`);
    const quantity = form.get(`quantity-${index}`);
    if (typeof code !== "string" || typeof quantity !== "string") return entry;
    const typed = { ...entry, code: foldCode(code).slice(0, 32), quantity: quantity.trim().slice(0, 16) };
    // Without its words, the row cannot contradict its number.
    if (form.get(`meant-${index}`) === entry.code && typed.code === entry.code) return { ...typed, text: "" };
    // A row whose number was deleted shows its old number, so that it is recognized.
    return typed.code === "" && typed.text === "" ? { ...typed, text: entry.code } : typed;
  });
  // Pack and unpack to normalize typed text.
  return { ok: true, entries: unpackList(packList(mended)) ?? entries, text: "" };
}

/** Lines of a pasted text that the visitor ticked, with their SKU and quantity. */
export function readTicked(form: FormData): readonly ListEntry[] {
  return Array.from({ length: maxPasteLines }, (_, index) => index).flatMap((index): ListEntry[] => {
    const [sku, quantity, said] = ["sku", "quantity", "said"].map((name) => form.get(`${name}-${index}`));
    if (form.get(`tick-${index}`) === null || typeof sku !== "string" || typeof quantity !== "string") return [];
    const text = typeof said === "string" ? said.replace(/\s+/g, " ").slice(0, 40) : "";
    return [{ row: index + 1, code: foldCode(sku).slice(0, 32), quantity: quantity.trim().slice(0, 16), text }];
  });
}
