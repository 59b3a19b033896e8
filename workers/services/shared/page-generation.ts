/** The generation of stored pages: whatever makes a new one has every storefront render its pages anew. */
import { type PageGeneration, pageGeneration } from "@contracts/settings";
import type { ServicesEnv } from "../env";
import { storedDocument } from "./stored-document";

export const pageGenerationOf = storedDocument("page-generation", pageGeneration, { generation: 0 });

/** Begins another generation, and answers with it. */
export async function dropStoredPages(env: Pick<ServicesEnv, "SETTINGS_DB">): Promise<PageGeneration> {
  const generation = { generation: Date.now() };
  await pageGenerationOf(env).store(generation);
  return generation;
}
