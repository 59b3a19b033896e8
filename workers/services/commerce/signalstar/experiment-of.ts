import type { DurableObject } from "cloudflare:workers";
import type { ServicesEnv } from "../../env";
import type { ExperimentObject } from "./experiment-object";

/** As it is called from elsewhere; see the ledgers for why the object's own signatures are named. */
export type ExperimentStub = Omit<ExperimentObject, keyof DurableObject>;

export const experimentOf = (env: Pick<ServicesEnv, "EXPERIMENTS">, id: string): ExperimentStub =>
  env.EXPERIMENTS.get(env.EXPERIMENTS.idFromName(id));
