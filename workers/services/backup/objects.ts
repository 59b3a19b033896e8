/**
 * Objects of the shop by name. The platform does not list names, so they are read from the directories of customers, of
 * owners of orders and quotes, of companies and of approvals, and from the objects of customers. Baskets and designs of
 * visitors without an account are in no directory and are left out; they are removed after 30 days in any case.
 */
import type { ServicesEnv } from "../env";
import type { BackedUpObject, ObjectDump } from "../shared/backup/backed-up-object";

export const objectNames = ["SHOPPERS", "LEDGERS", "CARTS", "EXPERIMENTS", "MAIL_QUEUE"] as const;
type ObjectName = (typeof objectNames)[number];

/** The object's methods, without the types of the RPC stub. */
type Stored = Pick<BackedUpObject, "dump" | "restore" | "wake">;

export function storedObject(env: ServicesEnv, kind: ObjectName, name: string): Stored {
  const namespace = env[kind] as unknown as DurableObjectNamespace<BackedUpObject>;
  return namespace.get(namespace.idFromName(name)) as unknown as Stored;
}

interface NamedDump extends ObjectDump {
  readonly kind: ObjectName;
  readonly name: string;
}

/** All objects with data: the mail queue, the objects of each owner, and carts that wait for approval. */
export async function* objectDumps(env: ServicesEnv): AsyncGenerator<NamedDump> {
  const mails = await storedObject(env, "MAIL_QUEUE", "queue").dump();
  if (mails) yield { kind: "MAIL_QUEUE", name: "queue", ...mails };
  for await (const owner of owners(env)) {
    const ledger = await storedObject(env, "LEDGERS", owner).dump();
    if (ledger) yield { kind: "LEDGERS", name: owner, ...ledger };
    const shopper = await storedObject(env, "SHOPPERS", owner).dump();
    if (!shopper) continue;
    yield { kind: "SHOPPERS", name: owner, ...shopper };
    for (const [kind, name] of named(shopper)) {
      const found = await storedObject(env, kind, name).dump();
      if (found) yield { kind, name, ...found };
    }
  }
  // A cart that waits for approval is not its shopper's active one.
  const waiting =
    "select cart_id as name from approvals where state = 'waiting' and cart_id > ? order by cart_id limit ?";
  for await (const name of pages(env.ORDERS_DB, "approvals", waiting)) {
    const cart = await storedObject(env, "CARTS", name).dump();
    if (cart) yield { kind: "CARTS", name, ...cart };
  }
}

/** Objects that a shopper's storage names: the basket and the designs. */
function named({ tables }: ObjectDump): (readonly [ObjectName, string])[] {
  const rowsOf = (name: string) => tables.find(({ table }) => table === name)?.rows ?? [];
  const carts = rowsOf("active_cart").map(({ cart_id: id }) => ["CARTS", String(id)] as const);
  const designs = rowsOf("lab_notebooks").map(({ document }) => {
    const { experimentId }: { experimentId?: unknown } = JSON.parse(String(document));
    return ["EXPERIMENTS", String(experimentId)] as const;
  });
  return [...carts, ...designs];
}

const pageSize = 500;

/**
 * Tables of owners: database, table, column of the owner, which also is the cursor of a page, and prefix of the name.
 */
const ownerLists = [
  ["DIRECTORY_DB", "customer_emails", "customer_id", "customer:"],
  ["DIRECTORY_DB", "customer_list", "id", "customer:"],
  ["DIRECTORY_DB", "companies", "id", "company:"],
  ["ORDERS_DB", "numbers", "owner", ""],
] as const;

/** Names of all owners, each once. */
async function* owners(env: ServicesEnv): AsyncGenerator<string> {
  const seen = new Set<string>();
  for (const [database, table, column, prefix] of ownerLists) {
    const sql = `select distinct ${column} as name from ${table} where ${column} > ? order by ${column} limit ?`;
    for await (const name of pages(env[database], table, sql)) {
      const owner = prefix + name;
      if (seen.has(owner)) continue;
      seen.add(owner);
      yield owner;
    }
  }
}

async function* pages(database: D1Database, table: string, sql: string): AsyncGenerator<string> {
  const known = await database.prepare("select 1 from sqlite_master where name = ?").bind(table).first();
  for (let after: string | null = known ? "" : null; after !== null; ) {
    const { results }: D1Result<{ name: string }> = await database.prepare(sql).bind(after, pageSize).all();
    for (const { name } of results) yield name;
    after = results.length < pageSize ? null : (results.at(-1)?.name ?? null);
  }
}
