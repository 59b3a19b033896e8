/** Checks numbers of products and sizes, for services where people enter them. */
import type { KnownNumber } from "@domain/desk/named-numbers";
import type { ServicesEnv } from "../../env";
import { catalogueDatabase } from "./catalogue-store";

/** Null if this deployment has no products, because another gateway has the catalogue. */
export async function knownNumbers(
  env: ServicesEnv,
  numbers: readonly string[],
): Promise<readonly KnownNumber[] | null> {
  const { results } = await (await catalogueDatabase(env))
    .prepare(
      `select j.value as number, p.status, 1 as active, 'product' as kind
         from json_each(?1) j join products p on p.key = j.value
       union all
       select j.value, p.status, s.active, 'size'
         from json_each(?1) j join skus s on s.sku = j.value join products p on p.key = s.product_key
       union all
       select * from (select '' as number, '' as status, 1 as active, 'product' as kind from products limit 1)`,
    )
    .bind(JSON.stringify(numbers))
    .all<{ number: string; status: string; active: number; kind: KnownNumber["kind"] }>();
  if (results.length === 0) return null;
  return results.map(({ active, ...known }) => ({ ...known, active: active === 1 }));
}
