/** SQL conditions of a request search. */
import type { RequestLine } from "@contracts/values/request-line";

export interface RequestSearch {
  /** Start of the id. */
  readonly id?: string;
  /** A product number also matches its sizes; a SKU matches that size only. */
  readonly sku?: string;
  /** Order or quote number. */
  readonly number?: string;
  /** `404`, or a single digit for the whole class. */
  readonly status?: number;
  /** Substring of the path. */
  readonly path?: string;
  readonly route?: string;
  readonly country?: string;
  readonly visitor?: string;
  readonly visit?: string;
  readonly region?: RequestLine["region"];
  readonly cache?: RequestLine["cache"];
  readonly slowerThan?: number;
  readonly failed?: boolean;
  /** First and last time included, milliseconds since 1970. */
  readonly since?: number;
  readonly until?: number;
  /** Cursor: only rows with a smaller sequence number. */
  readonly before?: number;
}

const bySubject = (kind: string) => `seq in (select seq from request_subjects where kind = '${kind}' and value = ?)`;
/** The size suffix consists of letters that follow the product number. */
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
  // Unlike `like`, `instr` has no wildcards.
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
