/** Storage of punchout buyers in the gateway's directory. */
import { type PunchoutBuyer, punchoutBuyer } from "@contracts/commerce/punchout";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { type ImportAnswer, importEach } from "../../shared/lines/line-import";
import { directoryDatabase } from "../customers/customer-directory";
import { passwordsFor } from "../customers/passwords/password-object";

const stored = v.omit(punchoutBuyer, ["secret"]);
export type StoredBuyer = Omit<PunchoutBuyer, "secret">;

/**
 * The buyer with an identity; null if unknown, or if it is a demonstration buyer and this deployment is not
 * a demonstration.
 */
export async function findBuyer(
  env: ServicesEnv,
  identity: string,
): Promise<{ buyer: StoredBuyer; secretHash: string } | null> {
  const database = await directoryDatabase(env);
  const row = await database
    .prepare("select document, secret_hash from punchout_buyers where identity = ?")
    .bind(identity)
    .first<{ document: string; secret_hash: string }>();
  if (!row) return null;
  const buyer = v.parse(stored, JSON.parse(row.document));
  if (!buyer.demo) return { buyer, secretHash: row.secret_hash };
  return env.DEMO === "1" ? { buyer: onThisPort(buyer, env), secretHash: row.secret_hash } : null;
}

/**
 * Adapts the addresses of a demonstration buyer to the ports of this machine, which may have changed since it was
 * stored.
 */
function onThisPort(buyer: StoredBuyer, { PUBLIC_SERVICES_URL: services }: ServicesEnv): StoredBuyer {
  if (!services) return buyer;
  const { port } = new URL(services);
  const moved = (address: string): string => {
    const url = new URL(address);
    if (!["localhost", "127.0.0.1"].includes(url.hostname)) return address;
    url.port = port;
    return address === new URL(address).origin ? url.origin : url.href;
  };
  const { returnAddresses, frameOrigins, messages } = buyer;
  return {
    ...buyer,
    returnAddresses: returnAddresses.map(moved),
    frameOrigins: frameOrigins.map(moved),
    ...(messages && { messages: { ...messages, address: moved(messages.address) } }),
  };
}

type ListedBuyer = Omit<StoredBuyer, "messages"> & { readonly messages?: { readonly address: string } };

/** All buyers without their secrets, for operators. */
export async function listBuyers(env: ServicesEnv): Promise<ListedBuyer[]> {
  const database = await directoryDatabase(env);
  const { results } = await database
    .prepare("select document from punchout_buyers order by identity limit 1000")
    .all<{ document: string }>();
  return results.map(({ document }) => {
    const { messages, ...buyer } = v.parse(stored, JSON.parse(document));
    return { ...buyer, ...(messages && { messages: { address: messages.address } }) };
  });
}

/** True if the buyer existed. Open sessions continue; no new one can begin. */
export async function removeBuyer(env: ServicesEnv, identity: string): Promise<boolean> {
  const database = await directoryDatabase(env);
  const { meta } = await database.prepare("delete from punchout_buyers where identity = ?").bind(identity).run();
  return meta.changes > 0;
}

/** Imports one buyer per line; each replaces the buyer of its identity. */
export const importBuyers = (env: ServicesEnv, text: string): Promise<ImportAnswer> =>
  importEach(text, punchoutBuyer, (buyer) => store(env, buyer));

async function store(env: ServicesEnv, { secret, ...buyer }: PunchoutBuyer) {
  if (buyer.demo && env.DEMO !== "1")
    return { path: "demo", message: "demonstration buyers belong to a demonstration" };
  const hash = await passwordsFor(env, buyer.identity).hash(secret);
  if (hash === "busy") return { path: "", message: "busy, send the line again" };
  const database = await directoryDatabase(env);
  await database
    .prepare(
      `insert into punchout_buyers (identity, document, secret_hash, changed_at) values (?, ?, ?, ?)
       on conflict (identity) do update set document = excluded.document, secret_hash = excluded.secret_hash,
         changed_at = excluded.changed_at, version = punchout_buyers.version + 1`,
    )
    .bind(buyer.identity, JSON.stringify(buyer), hash, Date.now())
    .run();
  return null;
}
