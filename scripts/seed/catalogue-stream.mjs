/** Streams products to the gateway and to the product engines of all languages; each product is generated once. */
import { noProgress } from "./progress.mjs";
import { createSender, post } from "./send.mjs";

export const engineLocales = [
  ["en-us", "en"],
  ["ja-jp", "ja"],
  ["zh-cn", "zh"],
];

/** Below the engines' limit, because smaller requests keep searches fast. */
const documentsPerRequest = 5000;

/**
 * Creates an engine if needed, sets its synonyms if given, and opens its document stream.
 * @param {{ id: string, synonyms: string[] }[]} [synonyms] replace the engine's synonyms
 * @param {import("./progress.mjs").Progress} [progress]
 */
export async function openEngine(services, key, kind, locale, synonyms, progress = noProgress) {
  const name = `${kind}-${locale}`;
  const engines = `${services}/search/_admin/engines`;
  await post(engines, { key, body: JSON.stringify({ name, kind }) });
  if (synonyms)
    await post(`${engines}/${name}/synonyms`, { key, method: "PUT", body: JSON.stringify({ sets: synonyms }) });
  return createSender("search", `${services}/search/_admin/engines/${name}/documents`, {
    key,
    maxLines: documentsPerRequest,
    ...progress.of(name),
  });
}

/**
 * @param {object} options
 * @param {string} options.services
 * @param {string} options.key      admin key
 * @param {(product: object, language: string) => object} options.documentOf
 * @param {(language: string) => { id: string, synonyms: string[] }[]} [options.synonymsOf] replaces the engines'
 * synonyms
 * @param {string[]} [options.targets] "commerce", "search" or both
 * @param {import("./progress.mjs").Progress} [options.progress]
 */
export async function openCatalogue({
  services,
  key,
  documentOf,
  synonymsOf,
  targets = ["commerce", "search"],
  progress = noProgress,
}) {
  const gateway = targets.includes("commerce")
    ? createSender("commerce", `${services}/commerce/_admin/products`, { key, ...progress.of("commerce") })
    : null;
  const engines = [];
  if (targets.includes("search")) {
    for (const [locale, language] of engineLocales) {
      const sender = await openEngine(services, key, "product", locale, synonymsOf?.(language), progress);
      engines.push({ language, sender });
    }
  }
  const senders = [...(gateway ? [gateway] : []), ...engines.map(({ sender }) => sender)];
  const done = Math.min(...senders.map((sender) => sender.done));
  for (const sender of senders) sender.startAt(done);
  return {
    /** Number of first products that every target already has; they are not generated again. */
    done,
    async push(product) {
      await gateway?.push(() => product);
      for (const { language, sender } of engines) await sender.push(() => documentOf(product, language));
    },
    /** @returns {Promise<import("./send.mjs").SendReport[]>} */
    end: () => Promise.all(senders.map((sender) => sender.end())),
  };
}
