/** Lots as CSV: one row per lot. */
import { readRecord } from "../tables/records";

/** Names of columns; those in `required` must be there. */
const required = ["product", "lot", "made", "released"] as const;
const optional = [
  "aliases",
  "expires",
  "retest",
  "state",
  "recall_reason",
  "recall_reason_ja",
  "recall_reason_zh",
  "recall_day",
  "formulation",
  "concentration",
  "parent_lot",
  "degree_of_labelling",
  "tests",
  "stock",
] as const;
const columnNames: readonly string[] = [...required, ...optional];

type Cells = Readonly<Record<string, string>>;

const maxQuotedCharacters = 20_000;

/**
 * The rows as JSON records of `contracts/catalogue/lots.ts`, each on the line where its row starts, so an import report
 * names lines of the file. A row with a wrong number of cells is kept as text, which the schema refuses.
 * Lists are separated by semicolons: `tests` as `property|method|result|unit|min|max` with figure ids as an optional
 * seventh field (separated by spaces), `stock` as `SKU=pieces` or `SKU=pieces=GTIN`, `aliases` as they are.
 */
export function csvAsLines(csv: string): { ok: true; text: string } | { ok: false; message: string } {
  const text = csv.replace(/^\uFEFF/, "");
  const header = readRecord(text, 0, ",", maxQuotedCharacters);
  const columns = header.cells.map((cell) => cell.trim().toLowerCase());
  const lacking = required.filter((name) => !columns.includes(name));
  if (lacking.length > 0) return { ok: false, message: `The header lacks ${lacking.join(", ")}.` };
  const unknown = columns.filter((name) => !columnNames.includes(name));
  if (unknown.length > 0) return { ok: false, message: `The header has unknown columns: ${unknown.join(", ")}.` };
  let lines = "\n".repeat(lineEnds(text.slice(0, header.end)));
  for (let at = header.end; at < text.length; ) {
    const { cells, end } = readRecord(text, at, ",", maxQuotedCharacters);
    const row = Object.fromEntries(columns.map((name, index) => [name, (cells[index] ?? "").trim()]));
    const isEmpty = cells.every((cell) => cell.trim() === "");
    if (!isEmpty)
      lines += cells.length === columns.length ? JSON.stringify(recordOf(row)) : JSON.stringify(cells.join());
    lines += "\n".repeat(Math.max(1, lineEnds(text.slice(at, end))));
    at = end;
  }
  return { ok: true, text: lines };
}

const lineEnds = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

function recordOf(row: Cells) {
  const text = (name: string) => row[name] || null;
  const list = (name: string) => (row[name] ?? "").split(";").flatMap((part) => part.trim() || []);
  return {
    productKey: row.product,
    number: row.lot?.toUpperCase(),
    aliases: list("aliases"),
    made: row.made,
    released: row.released,
    expires: text("expires"),
    retest: text("retest"),
    state: row.state || "released",
    recall: text("recall_reason") && recallOf(row),
    formulation: text("formulation"),
    concentration: text("concentration"),
    parentLot: text("parent_lot"),
    degreeOfLabelling: numberOf(row.degree_of_labelling),
    tests: list("tests").map(testOf),
    bridge: null,
    documents: [],
    stock: list("stock").map((item) => {
      const [sku = "", left = "", gtin] = item.split("=").map((part) => part.trim());
      return { sku: sku.toUpperCase(), gtin: gtin || null, left: numberOf(left) };
    }),
    demonstration: false,
  };
}

function recallOf({ recall_reason: reason, recall_reason_ja: ja, recall_reason_zh: zh, recall_day: day }: Cells) {
  const reasons = { ...(ja && { ja }), ...(zh && { zh }) };
  return { reason, ...(ja || zh ? { reasons } : {}), day };
}

function testOf(cell: string) {
  const [property, method, result = "", unit, low, high, figures] = cell.split("|").map((part) => part.trim());
  const min = numberOf(low);
  const max = numberOf(high);
  const value = numberOf(result);
  return {
    property,
    method,
    result: value ?? result,
    unit: unit || null,
    min,
    max,
    // A result in words is a pass, because a lot that failed a test is not released.
    pass: typeof value !== "number" || (value >= Number(min ?? value) && value <= Number(max ?? value)),
    figureIds: figures?.split(/\s+/).filter(Boolean) ?? [],
    besideLot: null,
  };
}

/** Null for an empty cell. Text that is not a number is passed on; the schema refuses it where a number is needed. */
function numberOf(cell: string | undefined): number | string | null {
  if (!cell) return null;
  return /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell;
}
