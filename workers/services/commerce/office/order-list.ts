/** The list of all orders in D1: written by the ledgers after each change, read by the office with keyset pages. */
import type { Order } from "@contracts/commerce/orders";
import {
  type OfficeFacts,
  type OrderListQuery,
  type OrderRow,
  type OrderWait,
  orderRow,
} from "@contracts/office/orders";
import { personName } from "@domain/account/address-lines";
import { nextShipDate, queueState } from "@domain/order-status/queue-state";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { listText, spellingsOf } from "../../shared/list-words";
import { type Place, pageOf } from "../../shared/office/page-of";
import { ordersDatabase } from "../ledgers/number-directory";

type ListEnv = Pick<ServicesEnv, "ORDERS_DB">;
const rowText = v.pipe(v.string(), v.parseJson(), orderRow);
const wordsPerOrder = 200;

interface Contact {
  readonly name: string;
  readonly email: string;
}

const poNumberOf = ({ payments }: Order): string | null =>
  payments.map(({ customFields }) => customFields.poNumber ?? "").find(Boolean) ?? null;

export function rowOf(order: Order, facts: OfficeFacts, customer: Contact | null): OrderRow {
  const { shippingAddress: address } = order;
  const addressed = address ? personName(address.country, address.firstName ?? null, address.lastName ?? null) : "";
  return {
    number: order.orderNumber,
    state: queueState(order, facts),
    createdAt: order.createdAt,
    shipDate: nextShipDate(order),
    customer: customer?.name ?? addressed,
    company: address?.company ?? "",
    poNumber: poNumberOf(order),
    total: order.totalPrice,
    lines: order.lineItems.length,
    country: order.country,
    ...(order.program !== undefined && { program: order.program }),
  };
}

const cut = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word.length > 1 && word.length <= 100);

const folded = (text: string): string[] => cut(listText(text));

/** The first words of a search, each with its alternative spellings. */
const typedWords = (q: string): (readonly string[])[] => cut(q.toLowerCase()).slice(0, 5).map(spellingsOf);

const among = (spellings: readonly string[]): string =>
  spellings.length === 1 ? "= ?" : `in (${spellings.map(() => "?").join(", ")})`;

/** Index word of orders that programs placed. Typed words never contain spaces, so they cannot match it. */
const programWord = "by program";

const waitWord = (wait: OrderWait): string => `waits for ${wait}`;

function waitsOf({ lineItems }: Order, { payment }: OfficeFacts): OrderWait[] {
  const isAnnounced = lineItems.some(({ lineItemStatus }) => lineItemStatus === "Advised");
  return [...(payment ? ["failed payment" as const] : []), ...(isAnnounced ? ["announced return" as const] : [])];
}

/** Searchable words of an order, in lower case. */
export function wordsOf(order: Order, facts: OfficeFacts, row: OrderRow, customer: Contact | null): string[] {
  const words = [
    ...[row.number, row.customer, row.company, row.poNumber ?? "", customer?.email ?? ""],
    ...order.lineItems.flatMap(({ sku, productKey, trackingNumber, lots }) => [
      ...[sku, productKey, trackingNumber ?? ""],
      ...lots.flatMap(({ productKey: product, lot }) => [lot, `${product}-${lot}`]),
    ]),
  ];
  const whole = [
    ...waitsOf(order, facts).map(waitWord),
    ...(row.poNumber ? [listText(row.poNumber)] : []),
    ...(row.program === undefined ? [] : [programWord, ...folded(row.program)]),
  ];
  return [...new Set([...whole, ...words.flatMap(folded)])].slice(0, wordsPerOrder);
}

interface Entered {
  readonly owner: string;
  readonly row: OrderRow;
  /** Company that the order was placed for; empty for none. */
  readonly companyId: string;
  readonly words: readonly string[];
  readonly version: number;
}

const waiting: readonly OrderRow["state"][] = ["new", "confirmed", "held", "part-shipped"];

/** Sort key of the queue: the promised day, or the day of the order if none was promised. Empty if nothing waits. */
const dueDay = ({ shipDate, state, createdAt }: OrderRow): string =>
  shipDate ?? (waiting.includes(state) ? createdAt.slice(0, 10) : "");

/** Stores the entry of an order, or replaces it with a newer version. */
export async function enterInOrderList(
  env: ListEnv,
  { owner, row, companyId, words, version }: Entered,
): Promise<void> {
  const database = await ordersDatabase(env);
  const { number, state, createdAt } = row;
  await database.batch([
    database
      .prepare(
        `insert into order_list (number, owner, version, state, created_at, ship_date, document, company_id)
         values (?, ?, ?, ?, ?, ?, ?, ?)
         on conflict (number) do update set version = excluded.version, state = excluded.state,
           ship_date = excluded.ship_date, document = excluded.document where excluded.version >= order_list.version`,
      )
      .bind(number, owner, version, state, createdAt, dueDay(row), JSON.stringify(row), companyId),
    database.prepare("delete from order_list_words where number = ?").bind(number),
    database
      .prepare("insert or ignore into order_list_words (word, created_at, number) select value, ?, ? from json_each(?)")
      .bind(createdAt, number, JSON.stringify(words)),
  ]);
}

/** A page of the list, newest first or by the day on which something is due. */
export async function findOrders(env: ListEnv, query: OrderListQuery, after: Place | null, limit: number) {
  const { q, state, waits, from, to, by, sort } = query;
  const byShipDate = sort === "ship date";
  const marks = [...(by ? [programWord] : []), ...(waits ? [waitWord(waits)] : [])];
  const [first, ...others] = [...(q ? typedWords(q) : []), ...marks.map((mark) => [mark] as const)];
  const column = byShipDate ? "l.ship_date" : first === undefined ? "l.created_at" : "w.created_at";
  const key = first === undefined || byShipDate ? "l.number" : "w.number";
  const conditions: (readonly [sql: string, ...values: string[]])[] = [
    ...(first === undefined ? [] : [[`w.word ${among(first)}`, ...first] as const]),
    ...others.map(
      (word) =>
        [
          `exists (select 1 from order_list_words o where o.word ${among(word)} and o.created_at = l.created_at and o.number = l.number)`,
          ...word,
        ] as const,
    ),
    ...(state === "to ship" ? [["l.state in ('new', 'confirmed', 'part-shipped')"] as const] : []),
    ...(state && state !== "to ship" ? [["l.state = ?", state] as const] : []),
    ...(from ? [["l.ship_date >= ?", from] as const] : []),
    ...(to ? [["l.ship_date <= ?", to] as const] : []),
    ...(from || to || byShipDate ? [["l.ship_date > ''"] as const] : []),
    ...(after ? [[`(${column}, ${key}) ${byShipDate ? ">" : "<"} (?, ?)`, after.value, after.key] as const] : []),
  ];
  const where = conditions.map(([sql]) => sql).join(" and ") || "1";
  const source =
    first === undefined ? "order_list l" : "order_list_words w cross join order_list l on l.number = w.number";
  const direction = byShipDate ? "asc" : "desc";
  const { results } = await (await ordersDatabase(env))
    .prepare(
      `select l.document from ${source} where ${where} order by ${column} ${direction}, ${key} ${direction} limit ?`,
    )
    .bind(...conditions.flatMap(([, ...values]) => values), limit + 1)
    .all<{ document: string }>();
  const rows = results.map(({ document }) => v.parse(rowText, document));
  return pageOf(rows, limit, (row) => ({ value: byShipDate ? dueDay(row) : row.createdAt, key: row.number }));
}
