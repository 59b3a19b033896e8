/** Generation of stored pages. A new one makes every storefront render its pages again. */
import { type PageGeneration, pageGeneration } from "@contracts/settings";
import type { ServicesEnv } from "../env";
import { storedDocument } from "./stored-document";

export const pageGenerationOf = storedDocument("page-generation", pageGeneration, { generation: 0 });

/** Starts a new generation and returns it. It is later than the former one, even if the clock was set back. */
export async function dropStoredPages(env: Pick<ServicesEnv, "SETTINGS_DB">): Promise<PageGeneration> {
  const document = pageGenerationOf(env);
  const before = await document.current();
  const generation = { generation: Math.max(Date.now(), before.generation + 1) };
  await document.store(generation);
  return generation;
}

/** Above this number of changed products all pages are invalidated, which also empties the list of products. */
const maxProducts = 200;

/**
 * Invalidates the stored pages of some products, and of lists, which may show any of them. Pages of other products are
 * kept.
 * @param keys product numbers; nothing happens if empty
 */
export async function dropProductPages(env: Pick<ServicesEnv, "SETTINGS_DB">, keys: Iterable<string>): Promise<void> {
  const changed = new Set(keys);
  if (changed.size === 0) return;
  const document = pageGenerationOf(env);
  const before = (await document.current()).products ?? {};
  if (new Set([...Object.keys(before), ...changed]).size > maxProducts) {
    await dropStoredPages(env);
    return;
  }
  const now = Math.max(Date.now(), ...Object.values(before).map((earlier) => earlier + 1));
  await document.merge({ products: Object.fromEntries([...changed].map((key) => [key, now])) });
}
