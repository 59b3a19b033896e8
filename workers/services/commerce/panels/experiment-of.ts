import type { DurableObject } from "cloudflare:workers";
import type { ServicesEnv } from "../../env";
import { traced } from "../../shared/tracing/traced-object";
import type { ExperimentObject } from "./experiment-object";

/** Type of an experiment stub; `ledger-of.ts` explains why it repeats the object's signatures. */
type ExperimentStub = Omit<ExperimentObject, keyof DurableObject>;

export const experimentOf = (env: Pick<ServicesEnv, "EXPERIMENTS">, id: string): ExperimentStub =>
  traced<ExperimentStub>(env.EXPERIMENTS.get(env.EXPERIMENTS.idFromName(id)));
