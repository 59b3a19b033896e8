import type { DurableObject } from "cloudflare:workers";
import type { ServicesEnv } from "../../env";
import type { LedgerObject } from "./ledger-object";

/**
 * Type of a ledger stub. The platform's own stub type cannot express documents with open members. Only plain data
 * crosses, so the object's signatures hold.
 */
type Ledger = Omit<LedgerObject, keyof DurableObject>;

/** Ledger of a cart owner: "customer:…" or "anonymous:…". */
export const ledgerOf = (env: Pick<ServicesEnv, "LEDGERS">, owner: string): Ledger =>
  env.LEDGERS.get(env.LEDGERS.idFromName(owner));
