/** Generation of stored pages. A new one makes every storefront render its pages again. */
import { type PageGeneration, pageGeneration } from "@contracts/settings";
import type { ServicesEnv } from "../env";
import { storedDocument } from "./stored-document";

export const pageGenerationOf = storedDocument("page-generation", pageGeneration, { generation: 0 });

/** Starts a new generation and returns it. */
export async function dropStoredPages(env: Pick<ServicesEnv, "SETTINGS_DB">): Promise<PageGeneration> {
  const generation = { generation: Date.now() };
  await pageGenerationOf(env).store(generation);
  return generation;
}
