/** What requests are looked for by, as conditions of SQL. */
import type { RequestLine } from "@contracts/values/request-line";

export interface RequestSearch {
  /** How the id begins. */
  readonly id?: string;
  /** A product's number finds its sizes too, a SKU that size alone. */
  readonly sku?: string;
  /** Of an order or a quote. */
  readonly number?: string;
  /** `404`, or the first digit for all like it. */
  readonly status?: number;
  /** Anywhere in it. */
  readonly path?: string;
  readonly route?: string;
  readonly country?: string;
  readonly visitor?: string;
  readonly visit?: string;
  readonly region?: RequestLine["region"];
  readonly cache?: RequestLine["cache"];
  readonly slowerThan?: number;
  readonly failed?: boolean;
  /** Milliseconds since 1970, the first and the last that count. */
  readonly since?: number;
  readonly until?: number;
  /** The next page begins below this one. */
  readonly before?: number;
}

const bySubject = (kind: string) => `seq in (select seq from request_subjects where kind = '${kind}' and value = ?)`;
/** The letters of a size are what may follow the digits of a product's number. */
const byProduct = `seq in (select seq from request_subjects
  where kind = 'sku' and (value = ? or (value >= ? and value < ?)))`;
const productNumber = /^\d+$/;

export function conditionsOf(search: RequestSearch): { where: string; values: (string | number)[] } {
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  const when = (condition: string, ...of: (string | number | undefined)[]) => {
    const given = of.filter((value) => value !== undefined);
    if (given.length !== of.length) return;
    conditions.push(condition);
    values.push(...given);
  };
  const { id, status } = search;
  const sku = search.sku?.toUpperCase();
  when("id >= ? and id < ?", id, id && `${id}\uffff`);
  if (sku !== undefined && productNumber.test(sku)) when(byProduct, sku, `${sku}A`, `${sku}[`);
  else when(bySubject("sku"), sku);
  when(bySubject("number"), search.number?.toUpperCase());
  if (status !== undefined && status < 10) when("status >= ? and status < ?", status * 100, status * 100 + 100);
  else when("status = ?", status);
  // Unlike `like`, this has no letters of its own.
  when("instr(lower(path), ?) > 0", search.path?.toLowerCase());
  when("pattern = ?", search.route);
  when("country = ?", search.country);
  when("visitor = ?", search.visitor);
  when("visit = ?", search.visit);
  when("region = ?", search.region);
  when("cache = ?", search.cache);
  when("ms > ?", search.slowerThan);
  when("at >= ?", search.since);
  when("at <= ?", search.until);
  if (search.failed) conditions.push("failed = 1");
  when("seq < ?", search.before);
  return { where: conditions.length > 0 ? `where ${conditions.join(" and ")}` : "", values };
}
