/** Watches of customers in D1. */
import { type Watch, type WatchRequest, watchEvents, watchesPerCustomer } from "@contracts/catalogue/lot-watches";
import { toBase64Url } from "@domain/http/base64url";
import * as v from "valibot";
import type { ServicesEnv } from "../env";
import { lotsDatabase } from "../shared/lot-stock";

type LotsEnv = Pick<ServicesEnv, "LOTS_DB">;

const events = v.pipe(v.string(), v.parseJson(), v.array(v.picklist(watchEvents)));
const row = v.pipe(
  v.object({ token: v.string(), product_key: v.string(), number: v.string(), events }),
  v.transform(({ product_key, number, ...rest }) => ({ ...rest, productKey: product_key, lot: number || null })),
);
const columns = "token, product_key, number, events";

/** Starts or changes a watch; null if the customer has too many. */
export async function storeWatch(env: LotsEnv, request: WatchRequest): Promise<Watch | null> {
  const { owner, productKey, lot, email, language, region } = request;
  const token = toBase64Url(crypto.getRandomValues(new Uint8Array(24)));
  const database = await lotsDatabase(env);
  const number = lot ?? "";
  const [, found] = await database.batch([
    database
      .prepare(
        `insert into watches (token, owner, product_key, number, events, email, language, region)
         select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
         where (select count(*) from watches where owner = ?2 and not (product_key = ?3 and number = ?4))
           < ${watchesPerCustomer}
         on conflict (owner, product_key, number) do update set events = excluded.events, email = excluded.email,
           language = excluded.language, region = excluded.region`,
      )
      .bind(token, owner, productKey, number, JSON.stringify(request.events), email, language, region),
    database
      .prepare(`select ${columns} from watches where owner = ? and product_key = ? and number = ?`)
      .bind(owner, productKey, number),
  ]);
  const stored = found?.results[0];
  return stored === undefined ? null : v.parse(row, stored);
}

export async function watchesOf(env: LotsEnv, owner: string): Promise<Watch[]> {
  const { results } = await (await lotsDatabase(env))
    .prepare(`select ${columns} from watches where owner = ? order by product_key, number`)
    .bind(owner)
    .all();
  return results.map((found) => v.parse(row, found));
}

/** Null for a watch that has ended. */
export async function watchByToken(env: LotsEnv, token: string): Promise<Watch | null> {
  const found = await (await lotsDatabase(env))
    .prepare(`select ${columns} from watches where token = ?`)
    .bind(token)
    .first();
  return found && v.parse(row, found);
}

/** Ends a watch and deletes its email address. */
export async function endWatch(env: LotsEnv, token: string): Promise<void> {
  await (await lotsDatabase(env)).prepare("delete from watches where token = ?").bind(token).run();
}
