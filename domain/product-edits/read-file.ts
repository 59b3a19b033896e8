/**
 * CSV files of prices and products as edits of fields, one row each.
 *
 * Prices: `sku,country,price,currency` and `pieces` for the price of larger quantities; a row without a price removes it. Products: `product` and columns named by the
 * paths of fields (`status`, `name`, `name.ja` …); an empty cell changes nothing, and `-` removes a value.
 */
import { readCsvTable } from "../tables/csv-table";
import type { FieldEdit } from "./edit";
import { pricePath, productFactNames, productTextNames, textPath } from "./fields";

export interface FileEdit extends FieldEdit {
  readonly line: number;
  readonly productKey: string;
}

export interface FileFault {
  readonly line: number;
  readonly message: string;
}

type FileRead =
  | {
      readonly ok: true;
      readonly rows: number;
      readonly edits: readonly FileEdit[];
      readonly faults: readonly FileFault[];
    }
  | { readonly ok: false; readonly message: string };

const textColumns = productTextNames.flatMap((name) =>
  (["en", "ja", "zh"] as const).map((language) => textPath(name, language)),
);
/** Columns of a file of products besides `product`. */
export const productColumns: readonly string[] = [
  ...["status", "published", "successor"],
  ...productFactNames,
  ...textColumns,
];
/** The table reader folds names of columns to lower case. */
const pathOfColumn = new Map(productColumns.map((path) => [path.toLowerCase(), path]));

export function readEditFile(kind: "prices" | "products", csv: string): FileRead {
  const table =
    kind === "prices"
      ? readCsvTable(csv, { needed: ["sku", "country", "price", "currency"], optional: ["pieces"] })
      : readCsvTable(csv, { needed: ["product"], optional: [...pathOfColumn.keys()] });
  if (!table.ok) return table;
  const edits: FileEdit[] = [];
  const faults: FileFault[] = [];
  const firstLines = new Map<string, number>();
  for (const { line, cells } of table.rows) {
    const row = kind === "prices" ? priceRow(line, cells) : productRow(line, cells);
    if ("message" in row) {
      faults.push(row);
      continue;
    }
    for (const edit of row.edits) {
      const place = `${edit.productKey} ${edit.path}`;
      const first = firstLines.get(place);
      if (first !== undefined) faults.push({ line, message: `line ${first} sets the same value.` });
      else {
        firstLines.set(place, line);
        edits.push(edit);
      }
    }
  }
  return { ok: true, rows: table.rows.length, edits, faults };
}

type Row = { readonly edits: readonly FileEdit[] } | FileFault;
type Cells = Readonly<Record<string, string>>;

function priceRow(line: number, { sku = "", country = "", price = "", currency = "", pieces = "" }: Cells): Row {
  const code = sku.toUpperCase();
  const [productKey] = /^[0-9]{4,6}(?=[A-Z]{1,2}[0-9]{0,2}$)/.exec(code) ?? [];
  if (!productKey) return { line, message: `“${sku.slice(0, 30)}” is not a product size such as 4060S.` };
  if (!/^[A-Z]{2}$/.test(country)) return { line, message: "the country must be a code of two capital letters." };
  if (!/^(?:[1-9]\d{0,3})?$/.test(pieces)) return { line, message: "pieces must be a number up to 9999." };
  const value = price === "" ? null : `${price} ${currency.toUpperCase()}`;
  return { edits: [{ line, productKey, path: pricePath(code, country, Number(pieces || 1)), value }] };
}

function productRow(line: number, { product = "", ...cells }: Cells): Row {
  if (!/^[0-9]{4,6}$/.test(product)) return { line, message: `“${product.slice(0, 30)}” is not a product number.` };
  const edits = Object.entries(cells).flatMap(([column, cell]): FileEdit[] => {
    const path = pathOfColumn.get(column);
    return path === undefined || cell === ""
      ? []
      : [{ line, productKey: product, path, value: cell === "-" ? null : cell }];
  });
  return { edits };
}
