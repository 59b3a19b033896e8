/** Reads product lists from spreadsheets, order forms and emails. Every row is accounted for. */
import { positionsOf, withoutItemNumbers } from "@domain/paste/frame/positions";
import { countOfSums } from "@domain/paste/orders/sums";
import { withoutAddresses } from "@domain/paste/others";
import { foldCode } from "@domain/quick-add/code";
import { itemsOf, type ListItem } from "@domain/quick-add/list-items";
import { maxListRows } from "@domain/quick-add/list-limits";
import { type ListRecord, recordsOf } from "@domain/quick-add/list-records";
import { announces, foldText, type Token, tokensOf } from "@domain/quick-add/list-tokens";

/** Maximum length of a stored number or quantity, well above any valid one. */
const shownCode = 32;
const shownQuantity = 16;
/** Maximum length of the row text kept for display. */
const shownText = 40;

export interface ListEntry {
  /** Row number as in a spreadsheet, from 1; a row with several products has several entries. */
  readonly row: number;
  /** Empty if the row has no catalog number. */
  readonly code: string;
  /** As typed; empty if the table's quantity column is empty in this row. */
  readonly quantity: string;
  /** Start of the row, if it contains more than number and quantity. */
  readonly text: string;
}

interface BulkList {
  readonly entries: readonly ListEntry[];
  /** True if the list was cut because it is too long. */
  readonly tooLong: boolean;
}

export function readBulkList(text: string): BulkList {
  const records = recordsOf(text);
  // Records of the same text without the figures of addresses and the numbers of items, row by row.
  const plain = recordsOf(withoutItemNumbers(withoutAddresses(text)).replace(wholePrice, ".00"));
  const numbered = isNumbered(records);
  const positions = positionsOf(records.map(({ cells }) => foldText(cells[0] ?? "")));
  const entries: ListEntry[] = [];
  const lines = new LineNumbers();
  let columns: Columns | null = null;
  /** The last product, if its row states no quantity. */
  let open: ListEntry | null = null;
  for (const [index, record] of records.entries()) {
    const head = columnsOf(record.cells);
    const read = plain[index] ?? record;
    const items: readonly ListItem[] =
      head || isTotal(read.text)
        ? []
        : counted(itemsIn(read, { columns, numbered, position: positions?.[index] ?? 0, lines }), read.text);
    if (head) columns = head;
    const below = items.length === 0 && open ? countAlone(read.text) : null;
    if (open && below !== null) {
      entries[entries.indexOf(open)] = { ...open, quantity: below };
      open = null;
      continue;
    }
    const found = entriesOf(record, items);
    const [last, ...more] = found;
    if (items.length > 0) open = last && more.length === 0 && items[0]?.quantity === null ? last : null;
    if (entries.length + found.length > maxListRows) return { entries, tooLong: true };
    entries.push(...found);
  }
  return { entries, tooLong: false };
}

/** The end of "365,- EUR", whose comma separates nothing. */
const wholePrice = /(?<=\d),[-–]{1,2}(?![\w-])/g;

/** A row with the total and otherwise only numbers: "合计 3 12800", "Total: 1,596.00 USD". "Total Akt 9272" is not. */
const isTotal = (text: string): boolean =>
  /^[^\p{L}\d]*(?:(?:sub|grand[ -]?)?total|summe|gesamt(?:summe|betrag)?|zwischensumme|合计|合計|小计|小計|总计|總計|共计|总额)(?:[^\p{L}]|(?:USD|EUR|GBP|JPY|CNY|RMB|CHF)(?!\p{L})|[円元])*$/iu.test(
    text,
  );

/** "Qty: 2": the count of a row that tells nothing else, as below an item of a cart; null for other rows. */
function countAlone(text: string): string | null {
  const [announced, count, ...more] = tokensOf(foldText(text)).filter(({ kind }) => kind !== "cell");
  const isCount = announced !== undefined && announces(announced) && count?.kind === "number";
  return isCount && more.every(({ kind }) => kind === "measure") ? count.text : null;
}

/** Quantities that the whole row tells, for items that have none of their own. */
function counted(items: readonly ListItem[], text: string): readonly ListItem[] {
  const [only, ...others] = items;
  const isOpen = only !== undefined && others.length === 0 && !only.quantity;
  const sum = isOpen ? countOfSums(foldText(text)) : null;
  return only && sum ? [{ ...only, quantity: sum.value }] : ofEach(items, text);
}

/** "3 of each": the quantity of every number in the row. A quantity in words is left for the shopper to enter. */
function ofEach(items: readonly ListItem[], text: string): readonly ListItem[] {
  const [, count] =
    /\b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)\s(?:\w{1,7}\s)?of\seach\b/i.exec(text) ?? [];
  if (count === undefined || items.length < 2) return items;
  return items.map((item) => ({ ...item, quantity: /\d/.test(count) ? count : "" }));
}

function entriesOf(record: ListRecord, items: readonly ListItem[]): ListEntry[] {
  const text = excerpt(record.text);
  if (items.length === 0) return [{ row: record.row, code: "", quantity: "1", text }];
  return items.map(({ code, quantity }) => ({
    row: record.row,
    code: code.slice(0, shownCode),
    quantity: (quantity ?? "1").slice(0, shownQuantity),
    text: saysMore(text, code, quantity) ? text : "",
  }));
}

interface ListShape {
  /** Columns of the table header, once found. */
  readonly columns: Columns | null;
  /** True if the first column is a row number. */
  readonly numbered: boolean;
  /** Length of the position that begins the row; 0 without one. */
  readonly position: number;
  readonly lines: LineNumbers;
}

function itemsIn(record: ListRecord, { columns, numbered, position, lines }: ListShape): readonly ListItem[] {
  const cells = record.cells.map(foldText);
  const fits = columns !== null && record.cells.length > Math.max(columns.code, columns.quantity ?? 0);
  const named = fits ? itemOfColumns(cells, columns) : null;
  if (named) return [named];
  // A row that does not match the header is read on its own.
  const own = columns !== null && !fits ? ownCells(record).map(foldText) : cells;
  const counted = numbered && own.length > 2 && /^\s*\d+\s*$/.test(own[0] ?? "");
  const told = counted ? own.slice(1) : own;
  const first = told[0] ?? "";
  const { rest, doubtful } = position > 0 ? { rest: first.slice(position), doubtful: true } : lines.strip(first);
  const tokens = [rest, ...told.slice(1)].flatMap((cell, index): Token[] => [
    ...(index > 0 ? [cellBorder] : []),
    ...tokensOf(cell),
  ]);
  // Without another quantity, a row-number column might be meant as the quantity.
  return itemsOf(counted || doubtful ? [{ kind: "doubt", text: "" }, cellBorder, ...tokens] : tokens);
}

function ownCells({ text, cells }: ListRecord): readonly string[] {
  const [only, ...others] = recordsOf(text);
  return only && others.length === 0 ? only.cells : cells;
}

/** "1." and "2)" are line numbers while they increase by one; otherwise they may be quantities. */
class LineNumbers {
  #last = 0;

  strip(line: string): { rest: string; doubtful: boolean } {
    const [mark, digits] = /^\s*\(?(\d{1,3})[.)](?=\s)/.exec(line) ?? [];
    if (mark === undefined) return { rest: line, doubtful: false };
    const number = Number(digits);
    const follows = number === 1 || number === this.#last + 1;
    if (follows) this.#last = number;
    return { rest: line.slice(mark.length), doubtful: !follows };
  }
}

const cellBorder: Token = { kind: "cell", text: "" };

/** Item of a row below a table header; null if the cells do not match the header. */
function itemOfColumns(cells: readonly string[], { code, quantity, aside }: Columns): ListItem | null {
  const cell = cells[code]?.trim() ?? "";
  if (cell === "") return null;
  const tokens = tokensOf(cell);
  const numbers = tokens.filter(({ kind }) => kind === "code" || kind === "suspect");
  if (numbers.length > 1 || (numbers.length === 1 && tokens.length > 3)) return null;
  if (tokens.length > 1 && tokens.some(({ kind }) => kind === "number" || kind === "doubt")) return null;
  const read = numbers[0]?.text ?? foldCode(cell);
  if (quantity === null) {
    const rest = cells.flatMap((other, index): Token[] =>
      index === code || aside.has(index) ? [] : [cellBorder, ...tokensOf(other)],
    );
    const [item] = itemsOf([{ kind: "code", text: read }, ...rest.filter(({ kind }) => kind !== "code")]);
    return { code: read, quantity: item?.quantity ?? null };
  }
  const counted = cells[quantity] ?? "";
  return tokensOf(counted).some(({ kind }) => kind === "code") ? null : { code: read, quantity: pieces(counted) };
}

/** "3", "3 pcs", "3本"; anything else unchanged. */
function pieces(cell: string): string {
  const numbers = tokensOf(cell).filter(({ kind }) => kind !== "measure");
  const [only, ...others] = numbers;
  return only?.kind === "number" && others.length === 0 ? only.text : cell.trim();
}

/** True if the first column counts 1, 2, 3 …, so it contains no quantities. */
function isNumbered(records: readonly ListRecord[]): boolean {
  const filled = records.filter(({ cells }) => cells.length > 2 && /^\s*\d+\s*$/.test(foldText(cells[0] ?? "")));
  const from = Number(filled[0]?.cells[0]);
  if (filled.length < (from === 1 ? 2 : 3) || filled.length < records.length - 3) return false;
  return filled.every(({ cells }, index) => Number(cells[0]) === from + index);
}

function saysMore(text: string, code: string, quantity: string | null): boolean {
  const said = foldText(text)
    .toUpperCase()
    .replace(/[\s,;"]+/g, " ")
    .trim();
  return ![code, `${code} ${quantity}`, `${quantity} ${code}`].includes(said);
}

function excerpt(text: string): string {
  const characters = Array.from(
    text
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, shownText * 4),
  );
  return characters.length > shownText ? `${characters.slice(0, shownText - 1).join("")}…` : characters.join("");
}

/** Columns of a table, recognized by their header names. */
interface Columns {
  readonly code: number;
  /** Null if the table has no quantity column. */
  readonly quantity: number | null;
  /** Other columns that contain numbers: descriptions, sizes, prices, row numbers. */
  readonly aside: ReadonlySet<number>;
}

const codeName =
  /^(?:cat(?:alog(?:ue)?)?(?:no|nr|num|number|code|id)?|(?:product|item|article|part|order|material)(?:no|nr|num|number|code|id)|(?:art|artikel|bestell|katalog)(?:nr|nummer|no)|référence|réf|cod(?:ice)?(?:articolo|prodotto)?|código(?:artículo|producto)?|referencia|skus?|skucode|skunumber|製品番号|製品コード|カタログ番号|品番|型番|商品番号|商品コード|货号|產品貨號|产品货号|产品编号|产品号|目录号|商品编号|商品货号|貨號)$/i;
const quantityName =
  /^(?:(?:order(?:ed)?)?(?:qty|quantity|quantities|quant|pcs|pieces|count|units)(?:ordered|order|required|needed)?|menge|anzahl|stück|stückzahl|quantité|qté|quantità|qtà|cantidad|cant|uds|unidades|数量|個数|本数|注文数|注文数量|発注数|订购数量|订货数量|采购数量|件数|數量)$/i;

const asideName =
  /^(?:(?:product|item|article)?(?:description|desc|name)s?|products?|title|target|antigen|clone|items?|line|lineno|row|no|pos|position|(?:pack(?:age)?|unit|kit)?size|volume|amount|conc(?:entration)?|(?:unit|list|net|your|total|catalog|ext(?:ended)?)?price(?:usd|eur|gbp|jpy|cny)?|cost|total|subtotal|discount|currency|lot|date|notes?|comments?|remarks?|bezeichnung|beschreibung|(?:einzel|gesamt|stück)?preis|ep|gp|einheit|désignation|prix(?:unitaire)?|descrizione|descripción|prodotto|producto|prezzo(?:unitario)?|precio(?:unitario)?|importe|importo|totale|製品名|品名|商品名|名称|説明|規格|容量|サイズ|包装|単価|価格|定価|金額|合計|備考|行|番号|项|序号|产品名称|产品描述|描述|品名规格|规格|单价|价格|目录价|金额|总价|合计|备注)$/i;

const moneyName =
  /price|preis|prix|prezzo|precio|import[eo]|cost|total|discount|currency|単価|価格|定価|合計|单价|价格|目录价|总价|合计/i;

/** Columns of a header row; null if the row is not one. A header needs a column of catalog numbers. */
function columnsOf(cells: readonly string[]): Columns | null {
  const names = cells.map((cell) => foldText(cell).replace(/[\s.:#_\-()*[\]/]+/g, ""));
  const code = names.findIndex((name) => codeName.test(name));
  if (code < 0) return null;
  const counted = names.findIndex((name) => quantityName.test(name));
  // A column "amount" counts pieces if it is alone beside the number; beside prices it is a sum of money.
  const amount = names.some((name) => moneyName.test(name)) ? -1 : names.findIndex((name) => /^amount$/i.test(name));
  const quantity = counted < 0 ? amount : counted;
  const aside = new Set(names.flatMap((name, index) => (asideName.test(name) ? [index] : [])));
  return { code, quantity: quantity < 0 ? null : quantity, aside };
}
