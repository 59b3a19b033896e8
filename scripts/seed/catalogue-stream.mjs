/** Streams products to the gateway and to the product engines of all languages, each product made once. */
import { createSender, post } from "./send.mjs";

export const engineLocales = [
  ["en-us", "en"],
  ["ja-jp", "ja"],
  ["zh-cn", "zh"],
];

/** Engines take more documents a request than this; smaller requests keep searches quick meanwhile. */
const documentsPerRequest = 5000;

/**
 * Makes sure that an engine exists, gives it its synonyms where there are any, and opens its stream of documents.
 * @param {{ id: string, synonyms: string[] }[]} [synonyms] replace what the engine has
 */
export async function openEngine(services, key, kind, locale, synonyms) {
  const name = `${kind}-${locale}`;
  const engines = `${services}/search/_admin/engines`;
  await post(engines, { key, body: JSON.stringify({ name, kind }) });
  if (synonyms)
    await post(`${engines}/${name}/synonyms`, { key, method: "PUT", body: JSON.stringify({ sets: synonyms }) });
  return createSender("search", `${services}/search/_admin/engines/${name}/documents`, {
    key,
    maxLines: documentsPerRequest,
  });
}

/**
 * @param {object} options
 * @param {string} options.services
 * @param {string} options.key      admin key
 * @param {(product: object, language: string) => object} options.documentOf
 * @param {(language: string) => { id: string, synonyms: string[] }[]} [options.synonymsOf] replaces what the engines have
 * @param {string[]} [options.targets] "commerce", "search" or both
 */
export async function openCatalogue({ services, key, documentOf, synonymsOf, targets = ["commerce", "search"] }) {
  const gateway = targets.includes("commerce")
    ? createSender("commerce", `${services}/commerce/_admin/products`, { key })
    : null;
  const engines = [];
  if (targets.includes("search")) {
    for (const [locale, language] of engineLocales) {
      const sender = await openEngine(services, key, "product", locale, synonymsOf?.(language));
      engines.push({ language, sender });
    }
  }
  return {
    async push(product) {
      await gateway?.push(product);
      for (const { language, sender } of engines) await sender.push(documentOf(product, language));
    },
    /** @returns {Promise<import("./send.mjs").SendReport[]>} */
    end: () => Promise.all([...(gateway ? [gateway.end()] : []), ...engines.map(({ sender }) => sender.end())]),
  };
}
