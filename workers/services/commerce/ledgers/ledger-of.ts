import type { DurableObject } from "cloudflare:workers";
import type { ServicesEnv } from "../../env";
import type { LedgerObject } from "./ledger-object";

/**
 * A ledger as it is called from elsewhere. The platform's own type of a stub gives up on documents with open members;
 * what crosses is plain data, so the object's own signatures hold.
 */
export type Ledger = Omit<LedgerObject, keyof DurableObject>;

/** Ledger of a shopper, named as carts name their owner: "customer:…" or "anonymous:…". */
export const ledgerOf = (env: Pick<ServicesEnv, "LEDGERS">, owner: string): Ledger =>
  env.LEDGERS.get(env.LEDGERS.idFromName(owner));
