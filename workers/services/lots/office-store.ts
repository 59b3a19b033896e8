/** Lots for the office: pages by product and number, quarantine, and the version of a lot. */
import type { Lot } from "@contracts/catalogue/lots";
import type { lotListQuery, OfficeLot } from "@contracts/office/lots";
import { lotState } from "@domain/lots/lot-state";
import type * as v from "valibot";
import type { ServicesEnv } from "../env";
import { lotsDatabase } from "../shared/lot-stock";
import { type Place, pageOf } from "../shared/office/page-of";

type LotsEnv = Pick<ServicesEnv, "LOTS_DB">;
type Id = Pick<Lot, "productKey" | "number">;

/** Key of a lot in the office's addresses, such as "4060:23". */
export const keyOfLot = ({ productKey, number }: Id): string => `${productKey}:${number}`;
export function idOfKey(key: string): Id | null {
  const [, productKey, number] = /^([\w-]{1,40}):([\w.-]{1,20})$/.exec(key) ?? [];
  return productKey && number ? { productKey, number } : null;
}

/** Version of a lot: its number of audit entries, because its record has no version. */
export const lotVersion = "(select coalesce(max(seq), 0) from office_audit where resource = 'lots' and record = ?)";

const hasStock =
  "exists (select 1 from lot_stock s where s.product_key = l.product_key and s.number = l.number and s.on_hand > 0)";
const lastDay = "coalesce(l.document ->> '$.expires', l.document ->> '$.retest')";

const states: Readonly<Record<NonNullable<v.InferOutput<typeof lotListQuery>["state"]>, string>> = {
  "for sale": `l.document ->> '$.state' in ('released', 'low') and q.number is null and ${hasStock}
    and ${lastDay} >= date('now')`,
  quarantined: "q.number is not null",
  recalled: "l.document ->> '$.state' = 'recalled'",
  depleted: `l.document ->> '$.state' <> 'recalled' and not ${hasStock}`,
  "past its last day": `l.document ->> '$.state' <> 'recalled' and ${hasStock} and ${lastDay} < date('now')`,
};

/** Conditions of a search for "4060", "23", "4060S", or "4060 23", the form in the list. */
function nameConditions(typed: string): (readonly [sql: string, ...values: string[]])[] {
  const words = typed
    .normalize("NFKC")
    .split(/[\s:]+/)
    .filter(Boolean);
  return words.slice(0, 4).map((word) => {
    const product = /^\d{4,6}(?=[A-Z]{1,2}\d{0,2}$)/.exec(word)?.[0] ?? word;
    return ["(l.product_key = ? or l.number = ?)", product, word];
  });
}

export async function findOfficeLots(
  env: LotsEnv,
  { q, state }: v.InferOutput<typeof lotListQuery>,
  after: Place | null,
  limit: number,
) {
  const conditions: (readonly [sql: string, ...values: string[]])[] = [
    ...nameConditions(q ?? ""),
    ...(state ? [[states[state]] as const] : []),
    ...(after ? [["(l.product_key, l.number) > (?, ?)", after.value, after.key] as const] : []),
  ];
  const where = conditions.map(([sql]) => sql).join(" and ") || "1";
  const results = await readLots(
    env,
    `where ${where} order by l.product_key, l.number limit ?`,
    ...conditions.flatMap(([, ...values]) => values),
    limit + 1,
  );
  return pageOf(results, limit, ({ lot }) => ({ value: lot.productKey, key: lot.number }));
}

interface Row {
  readonly document: string;
  readonly stock: string;
  readonly reason: string | null;
  readonly since: string | null;
}

/** Lots with their stock and quarantine, in one read. */
async function readLots(env: LotsEnv, clauses: string, ...values: readonly (string | number)[]): Promise<OfficeLot[]> {
  const { results } = await (await lotsDatabase(env))
    .prepare(
      `select l.document, q.reason, q.since,
         (select json_group_array(json_object('sku', sku, 'gtin', gtin, 'left', on_hand) order by sku)
          from lot_stock s where s.product_key = l.product_key and s.number = l.number) as stock
       from lots l left join lot_quarantines q on q.product_key = l.product_key and q.number = l.number ${clauses}`,
    )
    .bind(...values)
    .all<Row>();
  return results.map(({ document, stock, reason, since }) => {
    // The import has validated the documents.
    const lot: Lot = { ...JSON.parse(document), stock: JSON.parse(stock) };
    return {
      lot: { ...lot, state: lotState(lot) },
      quarantine: reason === null || since === null ? null : { reason, since },
    };
  });
}

export async function officeLot(env: LotsEnv, { productKey, number }: Id): Promise<OfficeLot | null> {
  return (await readLots(env, "where l.product_key = ? and l.number = ?", productKey, number))[0] ?? null;
}
