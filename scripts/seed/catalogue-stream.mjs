/** Streams products to the gateway and to the product engines of all languages, each product made once. */
import { createSender, post } from "./send.mjs";

export const engineLocales = [
  ["en-us", "en"],
  ["ja-jp", "ja"],
  ["zh-cn", "zh"],
];

/** Engines take more documents a request than this; smaller requests keep searches quick meanwhile. */
const documentsPerRequest = 5000;

/** Makes sure that an engine exists and opens its stream of documents. */
export async function openEngine(services, key, kind, locale) {
  const name = `${kind}-${locale}`;
  await post(`${services}/search/_admin/engines`, { key, body: JSON.stringify({ name, kind }) });
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
      engines.push({ language, sender: await openEngine(services, key, "product", locale) });
      if (synonymsOf) {
        const url = `${services}/search/_admin/engines/product-${locale}/synonyms`;
        await post(url, { key, method: "PUT", body: JSON.stringify({ sets: synonymsOf(language) }) });
      }
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
