/** Kinds of spans in a pasted text. */

const spanKinds = [
  "rrid",
  "vendor",
  "number",
  "clone",
  "target",
  "modification",
  "host",
  "label",
  "dilution",
  "lot",
  "application",
  "species",
  "quantity",
  /** Recognized, but not a reagent: a speed, a date, a cell line, an address. */
  "other",
  "unread",
] as const;
export type SpanKind = (typeof spanKinds)[number];

export interface PasteSpan {
  readonly kind: SpanKind;
  readonly start: number;
  readonly end: number;
}

/** A recognized span with its value. */
export interface Mark extends PasteSpan {
  /** Folded value: a number in its maker's form, the id of a vendor, "AB_…". */
  readonly value: string;
}

/** Spans in order that cover a text of this length once; the earlier of two that overlap wins. */
export function coverText(marks: readonly PasteSpan[], length: number): PasteSpan[] {
  const spans: PasteSpan[] = [];
  let at = 0;
  const ordered = [...marks].sort((one, other) => one.start - other.start || other.end - one.end);
  for (const { kind, start, end } of ordered) {
    const from = Math.max(start, at);
    if (from >= end) continue;
    if (from > at) spans.push({ kind: "unread", start: at, end: from });
    spans.push({ kind, start: from, end });
    at = end;
  }
  if (at < length) spans.push({ kind: "unread", start: at, end: length });
  return spans;
}
