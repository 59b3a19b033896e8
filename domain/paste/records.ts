/** Lines of a table row below its header, or of a record of keys and values. */
import type { Cell } from "./blocks";
import type { Describe } from "./describe";
import { emptyLine, firstAt, hasTarget, type PastedLine, type ReadLines } from "./lines";
import { isSite } from "./numbers";
import { piecesOf } from "./quantity";
import type { Mark, SpanKind } from "./spans";
import type { PasteToken } from "./tokens";
import { fitsVendor, vendorByNumberForm } from "./vendors";

interface RecordInput {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly cells: readonly Cell[];
  readonly tokens: readonly PasteToken[];
  readonly marks: readonly Mark[];
  /** Maker of the record above, or of a heading. */
  readonly heading: string | null;
}

interface ReadRecord extends ReadLines {
  readonly vendor: string | null;
}

const cellKinds: Partial<Record<NonNullable<Cell["role"]>, SpanKind>> = {
  target: "target",
  host: "host",
  label: "label",
  dilution: "dilution",
  lot: "lot",
  clone: "clone",
  vendor: "vendor",
  quantity: "quantity",
  aside: "other",
};
/** Ditto marks, which repeat the cell above. */
const ditto = /^(?:["〃″'`-]+|same|ditto|同上|同)$/i;

/** First cell of a row of sums below the products; "Total Akt" is not one. */
const isTotal = (cell: string): boolean =>
  /^\W{0,3}(?:(?:(?:net|gross|sub|grand|order)[ -]?)?total|sum|summe|vat|mwst|shipping|合計|小計|合计|小计|总计|总额)[\s\d.,:=$€£¥]{0,24}$/i.test(
    cell.slice(0, 60),
  );

/** Null if the header's columns hold neither a number nor a target. */
export function recordLines(input: RecordInput, describe: Describe): ReadRecord | null {
  const { text, start, end, cells, marks } = input;
  if (isTotal(text.slice(cells[0]?.start ?? start, cells[0]?.end ?? start)))
    return { lines: [], marks: [], vendor: input.heading };
  const shown = (role: Cell["role"]) =>
    cells
      .filter((cell) => cell.role === role)
      .map((cell) => text.slice(cell.start, cell.end).replace(/^["\s]+|["\s]+$/g, ""))
      .filter((cell) => cell !== "");
  const inside = (kind: SpanKind) => marks.filter((mark) => mark.kind === kind);
  const vendor = vendorOf(
    input,
    shown("vendor"),
    cells.some(({ role }) => role === "vendor"),
  );
  const numbers = numbersOf(input, vendor);
  const rrids = inside("rrid");
  const described = shown("target");
  // A column with an unknown name, such as "Text", may contain the description. So may a column of items in which a row
  // has no number.
  const others = [...(numbers.length === 0 ? shown("number") : []), ...shown(null)];
  const named = described.length > 0 ? described : others.filter((cell) => /\p{L}{3}|[A-Za-z]{2}\d/u.test(cell));
  const names = [...named, ...shown("host"), ...shown("label")].join(" ");
  const clone = shown("clone").find((one) => /\d/.test(one) && one.length < 24) ?? inside("clone")[0]?.value ?? null;
  const reading = describe(names.slice(0, 100), 0)?.reading ?? null;
  const base = {
    ...emptyLine,
    start,
    end,
    vendor,
    clone,
    reading,
    quantity: piecesOf(shown("quantity")[0] ?? "").slice(0, 16) || null,
    from: "list",
  } as const;
  const count = Math.max(numbers.length, rrids.length);
  const lines = Array.from(
    { length: count },
    (_, index): PastedLine => ({
      ...base,
      ...numberOf((numbers.length === 1 ? numbers[0] : numbers[index])?.value ?? null, vendor),
      rrid: (rrids.length === 1 ? rrids[0] : rrids[index])?.value ?? null,
    }),
  );
  if (count === 0 && hasTarget(reading)) lines.push(base);
  if (lines.length === 0) return null;
  return { lines, marks: [...numbers, ...cellMarks(input)], vendor };
}

/** Without a maker's name, a number form that only one maker uses identifies it. */
const numberOf = (number: string | null, vendor: string | null) => ({
  number,
  vendor: vendor ?? (number === null ? null : vendorByNumberForm(number)),
});

function vendorOf({ marks, heading }: RecordInput, written: readonly string[], hasColumn: boolean): string | null {
  const known = marks.find(({ kind }) => kind === "vendor")?.value;
  if (known !== undefined) return known;
  const [name] = written;
  if (hasColumn && name !== undefined && !ditto.test(name)) return `?${name.slice(0, 40).toLowerCase()}`;
  return heading;
}

/**
 * Numbers of the number cells: those in their maker's form, or else everything with digits. A table without such a cell
 * may have them beside the makers' names: "Abcam ab4674".
 */
function numbersOf(input: RecordInput, vendor: string | null): Mark[] {
  const found = candidates(input, "number");
  const fitting = (words: readonly PasteToken[]) =>
    vendor === null ? [] : words.filter(({ text }) => fitsVendor(vendor, text));
  const fit = fitting(found);
  const ofNumberCells =
    fit.length > 0 ? fit : found.filter((word) => digitsIn(word) > 2 && !isOfName(word, input)).slice(0, 1);
  const hasNumberCell = input.cells.some(({ role }) => role === "number");
  const chosen = hasNumberCell ? ofNumberCells : fitting(candidates(input, "vendor"));
  return chosen.map(({ text: value, start, end }) => ({ kind: "number", start, end, value }));
}

const digitsIn = ({ text }: PasteToken): number => text.replace(/\D/g, "").length;

/** "S100" and "594" in the cells "S100 beta antibody" and "goat anti-rabbit Alexa 594" of a column of articles. */
function isOfName(word: PasteToken, { text, cells }: RecordInput): boolean {
  const cell = cells.find(({ start, end }) => start <= word.start && end >= word.end);
  if (!cell || digitsIn(word) > 3) return false;
  const others = text.slice(cell.start, word.start) + text.slice(word.end, cell.end);
  return (others.match(/\p{L}{3}/gu) ?? []).length > 1;
}

/** Words with digits that may be product numbers, in the cells of a column. */
function candidates({ text: whole, cells, tokens, marks }: RecordInput, role: Cell["role"]): PasteToken[] {
  return cells
    .filter((cell) => cell.role === role)
    .flatMap((cell) => {
      const from = firstAt(tokens, cell.start);
      const words: PasteToken[] = [];
      for (let index = from; (tokens[index]?.start ?? cell.end) < cell.end; index += 1) {
        const token = tokens[index];
        if (token?.kind === "word" && /\d/.test(token.text) && token.text.length <= 24) words.push(token);
      }
      return words.filter(
        ({ start, end, text }) =>
          !isSite(text) &&
          // "GAPDH (D16H11)" names a clone.
          !(whole[start - 1] === "(" && /^[A-Z]/.test(text) && /\p{L}{2}/u.test(whole.slice(cell.start, start))) &&
          !/^(?:19|20)\d\d-\d\d?-\d\d?$/.test(text) &&
          !/^\d{1,9}[.,]\d{2,3}$/.test(text) &&
          !/^[.,]\d{2}(?!\d)/.test(whole.slice(end, end + 4)) &&
          !marks.some((mark) => mark.kind !== "vendor" && mark.start < end && mark.end > start),
      );
    });
}

function cellMarks({ text, cells }: RecordInput): Mark[] {
  return cells.flatMap(({ role, start, end }): Mark[] => {
    const kind = role === null ? undefined : cellKinds[role];
    const value = text.slice(start, end);
    if (!kind || value.trim() === "") return [];
    const lead = value.length - value.trimStart().length;
    return [{ kind, start: start + lead, end: start + value.trimEnd().length, value: value.trim() }];
  });
}
