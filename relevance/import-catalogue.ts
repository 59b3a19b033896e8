/** Fills the product engines of a search service with a catalogue, and creates its other engines. */
import { engineLocales, openCatalogue, openEngine } from "../scripts/seed/catalogue-stream.ts";

type Documents<Product> = Pick<Parameters<typeof openCatalogue<Product>>[0], "documentOf" | "synonymsOf">;

/**
 * @param services address of the services; the search service is below it
 * @param key admin key
 * @throws Error if the engine rejects a document
 */
export async function importCatalogue<Product, Plan>(
  services: string,
  key: string,
  catalogue: { readonly plans: readonly Plan[]; product(plan: Plan): Product },
  documents: Documents<Product>,
): Promise<void> {
  for (const [locale] of engineLocales) await (await openEngine(services, key, "resources", locale)).end();
  const sink = await openCatalogue({ services, key, ...documents, targets: ["search"] });
  for (const plan of catalogue.plans) await sink.push(catalogue.product(plan));
  const refused = (await sink.end()).flatMap(({ rejections }) => rejections);
  if (refused.length > 0) throw new Error(`Refused by the engine: ${JSON.stringify(refused[0])}`);
}
