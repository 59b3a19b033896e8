import type { DurableObject } from "cloudflare:workers";
import type { ServicesEnv } from "../../env";
import { traced } from "../../shared/tracing/traced-object";
import type { LedgerObject } from "./ledger-object";

/**
 * Type of a ledger stub. It repeats the object's signatures, because the platform's stub type cannot express documents
 * with additional members.
 */
type Ledger = Omit<LedgerObject, keyof DurableObject>;

/** Ledger of a cart owner: "customer:…" or "anonymous:…". */
export const ledgerOf = (env: Pick<ServicesEnv, "LEDGERS">, owner: string): Ledger =>
  traced<Ledger>(env.LEDGERS.get(env.LEDGERS.idFromName(owner)));
