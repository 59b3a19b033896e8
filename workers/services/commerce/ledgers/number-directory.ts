/** Maps order and quote numbers to their owners, for the back office and for guests who return without their token. */
import { migrated } from "../../d1-migrations";
import type { ServicesEnv } from "../../env";
import numbers from "../migrations/orders/0001_numbers.sql";

type DirectoryEnv = Pick<ServicesEnv, "ORDERS_DB">;

async function database(env: DirectoryEnv): Promise<D1Database> {
  await migrated(env.ORDERS_DB, [{ name: "0001_numbers.sql", sql: numbers }]);
  return env.ORDERS_DB;
}

/** Idempotent. */
export async function addToDirectory(
  env: DirectoryEnv,
  { number, kind, owner }: { number: string; kind: string; owner: string },
): Promise<void> {
  await (await database(env))
    .prepare("insert or ignore into numbers (number, kind, owner, entered_at) values (?, ?, ?, ?)")
    .bind(number, kind, owner, Date.now())
    .run();
}

/** Owner of a number, "customer:…" or "anonymous:…"; null for an unknown number. */
export async function ownerOfNumber(env: DirectoryEnv, number: string): Promise<string | null> {
  return (await database(env))
    .prepare("select owner from numbers where number = ?")
    .bind(number)
    .first<string>("owner");
}
