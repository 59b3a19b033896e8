/** Whose an order or quote number is: for the back office, and for guests who come back without their token. */
import { migrated } from "../../d1-migrations";
import type { ServicesEnv } from "../../env";
import numbers from "../migrations/orders/0001_numbers.sql";

type DirectoryEnv = Pick<ServicesEnv, "ORDERS_DB">;

async function database(env: DirectoryEnv): Promise<D1Database> {
  await migrated(env.ORDERS_DB, [{ name: "0001_numbers.sql", sql: numbers }]);
  return env.ORDERS_DB;
}

/** Repeated it changes nothing. */
export async function enterInDirectory(
  env: DirectoryEnv,
  { number, kind, owner }: { number: string; kind: string; owner: string },
): Promise<void> {
  await (await database(env))
    .prepare("insert or ignore into numbers (number, kind, owner, entered_at) values (?, ?, ?, ?)")
    .bind(number, kind, owner, Date.now())
    .run();
}

/** "customer:…" or "anonymous:…" of a number; null for one that nobody has. */
export async function ownerOfNumber(env: DirectoryEnv, number: string): Promise<string | null> {
  return (await database(env))
    .prepare("select owner from numbers where number = ?")
    .bind(number)
    .first<string>("owner");
}
