/** Reads the gateway's catalogue with the shop's token. An outage throws {@link ServiceFailure}. */

import {
  type CloneNames,
  type CloneNamesAfter,
  cloneNames,
  cloneNamesAfter,
  listPriceLookup,
  type ProductBrief,
  type ProductKeys,
  type ProductKeysAfter,
  productBriefs,
  productKeys,
  productKeysAfter,
} from "@contracts/catalogue/briefs";
import { cachedProduct, type Product, product as productSchema } from "@contracts/catalogue/catalogue";
import {
  cachedProductWithParts,
  type EvidenceChange,
  evidenceChanges,
  type ProductEvidence,
  productEvidence,
  productsEvidence,
} from "@contracts/catalogue/evidence";
import { type Fate, fate as fateSchema, type Identified, identified } from "@contracts/catalogue/lineage";
import type { Language } from "@contracts/languages";
import type { CountryPrice } from "@contracts/values/money";
import { commercePaths } from "@contracts/values/paths";
import type { Logger } from "@domain/http/log/logger";
import { foldIdentifier } from "@domain/lineage/identifiers";
import { productInLanguage } from "@domain/product-texts/product-in-language";
import { keepUnits } from "@domain/units/keep-units";
import * as v from "valibot";
import { createCalls } from "../commerce/calls";
import { createClientToken } from "../commerce/client-token";
import type { TokenConfig } from "../commerce/tokens";
import { ServiceFailure } from "../service-failure";
import { createTransport, type TransportOptions } from "../upstream/transport";
import { isolateProductMemo, type ProductMemo } from "./product-memo";

export interface CatalogueConfig extends Omit<TokenConfig, "apiUrl">, Omit<TransportOptions, "log"> {
  /** Base URL of the gateway; the API is below `/api`. */
  readonly url: string;
  readonly memo?: ProductMemo;
  readonly now?: () => number;
}

/** A product and the other data of its page. A field is undefined if the gateway omits it, null if it is unreadable. */
export interface ProductForPage {
  readonly product: Product;
  readonly evidence?: ProductEvidence | null | undefined;
  /** Briefs of all related products, with list prices of the country. */
  readonly related?: readonly ProductBrief[] | null | undefined;
}

export interface CatalogueService {
  /** A product by number ("4060"), with its texts in a language; null if unknown or invalid (C-PROD-18). */
  fullProduct(key: string, language: Language): Promise<Product | null>;
  /** The same with evidence and related products, in one call. During an outage, the product that was last read. */
  productForPage(key: string, language: Language, country: string): Promise<ProductForPage | null>;
  /** The same for editors: includes unpublished products and is never cached (C-PROD-20). */
  previewProduct(key: string, language: Language): Promise<Product | null>;
  /** Products by number, in that order, without those that are unknown or invalid. */
  fullProducts(keys: readonly string[], language: Language): Promise<readonly Product[]>;
  /** Evidence of each of the products, by number. */
  evidenceOf(keys: readonly string[]): Promise<ReadonlyMap<string, ProductEvidence>>;
  /** Records, homology and counts of papers; empty lists for a product without any. */
  evidence(key: string): Promise<ProductEvidence>;
  /**
   * One brief per code, in order; unknown codes have the status "not found". With a country, includes its list price.
   */
  briefs(codes: readonly string[], country?: string): Promise<readonly ProductBrief[]>;
  /** Products with one of the SKUs as a variant (C-DATA-25). */
  bySkus(skus: readonly string[]): Promise<readonly Product[]>;
  /** Numbers of published products, in order; `limit` and `every` are at most the contract's `maxKeys`. */
  keys(page: { readonly limit: number; readonly offset: number; readonly every?: number }): Promise<ProductKeys>;
  /** The same after a number, without a total. */
  keysAfter(page: { readonly limit: number; readonly after: string }): Promise<ProductKeysAfter>;
  /** Clones of published products, in the order of their first products; limits are those of `keys`. */
  clones(page: { readonly limit: number; readonly offset: number; readonly every?: number }): Promise<CloneNames>;
  /** The same after a number. */
  clonesAfter(page: { readonly limit: number; readonly after: string }): Promise<CloneNamesAfter>;
  /** Latest changes of evidence records, of all products or of at most 100 named ones. */
  evidenceChanges(products: readonly string[] | null): Promise<readonly EvidenceChange[]>;
  /** Fate of a number without a product; null if it was never published. */
  fate(key: string): Promise<Fate | null>;
  /** Published products that are or were known by a folded number, registry id or clone. */
  knownAs(folded: string): Promise<Identified>;
  /** List price of a family in Japan, or null (T-QADD-34). */
  listPriceJapan(family: string): Promise<CountryPrice | null>;
}

/** Codes per call. */
const codesPerCall = 100;

const productPage = v.object({ results: v.array(v.unknown()) });

export function createCatalogueService(config: CatalogueConfig, log: Logger): CatalogueService {
  const { url, memo = isolateProductMemo, now = Date.now } = config;
  const apiUrl = `${url.replace(/\/$/, "")}/api`;
  const transport = createTransport({ ...config, log });
  const token = createClientToken(transport, { ...config, apiUrl }, now);
  const call = createCalls(transport, apiUrl, {
    bearer: () => token.get(),
    renew: (refused) => {
      token.drop(refused);
      return token.get();
    },
  });

  /** Body of a successful response; null for 404. */
  async function read(path: string): Promise<string | null> {
    const answer = await call({ method: "GET", path });
    if (answer.ok) return keepUnits(answer.response.text);
    if (answer.status === 404) return null;
    const [{ code, message }] = answer.errors;
    throw new ServiceFailure("commerce", answer.status, code === "circuit_open" ? message : code);
  }

  async function parsed<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S> | null> {
    const text = await read(path);
    if (text === null) return null;
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
    if (result.success) return result.output;
    throw new ServiceFailure("commerce", 200, `unexpected response: ${result.issues[0].message}`);
  }

  /** An invalid product is logged and treated as missing, so that one bad record does not fail a page or a list. */
  function productOf(json: unknown, source: string): Product | null {
    const result = v.safeParse(productSchema, json);
    if (result.success) return result.output;
    const [issue] = result.issues;
    log.error("product cannot be read", { source, path: v.getDotPath(issue) ?? "", message: issue.message });
    return null;
  }

  /** The product in an answer, which the memo keeps for every language. */
  function remembered(key: string, { value }: { readonly value: string }): Product | null {
    const memoKey = `${apiUrl} ${key}`;
    const known = memo.get(memoKey, now());
    if (known) return known;
    const json = parseJson(value);
    if (json === undefined) log.error("product cannot be read", { source: key, path: "", message: "not JSON" });
    const product = json === undefined ? null : productOf(json, key);
    if (product) memo.set(memoKey, product, now());
    return product;
  }

  /**
   * The product as any page read it last. Stored responses do not serve, because each belongs to one country and one
   * kind of page.
   * @throws the outage, if no page has read the product
   */
  function lastRead(key: string, outage: unknown): Product {
    const last = memo.last(`${apiUrl} ${key}`, now());
    if (!last) throw outage;
    return last;
  }

  async function inChunks<T>(codes: readonly string[], get: (chunk: readonly string[]) => Promise<readonly T[]>) {
    const chunks: (readonly string[])[] = [];
    for (let start = 0; start < codes.length; start += codesPerCall)
      chunks.push(codes.slice(start, start + codesPerCall));
    return (await Promise.all(chunks.map(get))).flat();
  }

  return {
    async fullProduct(key, language) {
      const known = memo.get(`${apiUrl} ${key}`, now());
      if (known) return productInLanguage(known, language);
      try {
        const cached = await parsed(commercePaths.productCached(key), cachedProduct);
        const product = cached && remembered(key, cached);
        return product && productInLanguage(product, language);
      } catch (error) {
        return productInLanguage(lastRead(key, error), language);
      }
    },

    async productForPage(key, language, country) {
      try {
        const cached = await parsed(commercePaths.productWithParts(key, country), cachedProductWithParts);
        const product = cached && remembered(key, cached);
        if (!product) return null;
        const { evidence, related } = cached;
        return { product: productInLanguage(product, language), evidence, related };
      } catch (error) {
        return { product: productInLanguage(lastRead(key, error), language), evidence: null, related: null };
      }
    },

    async previewProduct(key, language) {
      const json = await parsed(commercePaths.productPreview(key), v.unknown());
      const product = json === null ? null : productOf(json, key);
      return product && productInLanguage(product, language);
    },

    async fullProducts(keys, language) {
      const page = await parsed(`${commercePaths.productsWhole}?keys=${keys.join(",")}`, productPage);
      // Another vendor's gateway may support one product per call only.
      if (!page)
        return (await Promise.all(keys.map((key) => this.fullProduct(key, language)))).filter((one) => one !== null);
      const products = page.results.flatMap((json) => productOf(json, "list") ?? []);
      return products.map((product) => productInLanguage(product, language));
    },

    async evidenceOf(keys) {
      const found = await parsed(`${commercePaths.productsEvidence}?keys=${keys.join(",")}`, productsEvidence);
      const all = found?.results ?? (await Promise.all(keys.map((key) => this.evidence(key))));
      return new Map(all.map((evidence) => [evidence.productKey, evidence]));
    },

    async evidence(key) {
      const found = await parsed(commercePaths.productEvidence(key), productEvidence);
      return found ?? { productKey: key, records: [], homology: [], uses: [] };
    },

    briefs(codes, country) {
      const parameter = country ? `&country=${encodeURIComponent(country)}` : "";
      return inChunks([...new Set(codes)], async (chunk) => {
        const path = `${commercePaths.productBriefs}?codes=${chunk.map(encodeURIComponent).join(",")}${parameter}`;
        return (await parsed(path, productBriefs))?.products ?? [];
      });
    },

    bySkus(skus) {
      return inChunks([...new Set(skus)], async (chunk) => {
        const path = `${commercePaths.products}?skus=${chunk.map(encodeURIComponent).join(",")}`;
        const page = await parsed(path, productPage);
        return (page?.results ?? []).flatMap((json) => productOf(json, "list") ?? []);
      });
    },

    async keys(asked) {
      const page = await parsed(`${commercePaths.productKeys}?${listQuery(asked)}`, productKeys);
      if (!page) throw new ServiceFailure("commerce", 404, "no list of products");
      return page;
    },

    async keysAfter({ limit, after }) {
      const page = await parsed(`${commercePaths.productKeys}?limit=${limit}&after=${after}`, productKeysAfter);
      if (!page) throw new ServiceFailure("commerce", 404, "no list of products");
      return page;
    },

    async clones(page) {
      // Another vendor's gateway may have no list of clones.
      return (
        (await parsed(`${commercePaths.productClones}?${listQuery(page)}`, cloneNames)) ?? { total: 0, results: [] }
      );
    },

    async clonesAfter({ limit, after }) {
      const path = `${commercePaths.productClones}?limit=${limit}&after=${after}`;
      return (await parsed(path, cloneNamesAfter)) ?? { next: null, results: [] };
    },

    async evidenceChanges(products) {
      const query = products ? `?products=${products.join(",")}` : "";
      const found = await parsed(`${commercePaths.evidenceChanges}${query}`, evidenceChanges);
      if (!found) throw new ServiceFailure("commerce", 404, "no list of changes");
      return found.changes;
    },

    fate: (key) => parsed(commercePaths.productFate(key), fateSchema),

    async knownAs(folded) {
      // Brackets and spaces alone name nothing; the gateway refuses them.
      if (foldIdentifier(folded) === "") return { products: [] };
      const path = `${commercePaths.productIdentifiers}?value=${encodeURIComponent(folded)}`;
      return (await parsed(path, identified)) ?? { products: [] };
    },

    async listPriceJapan(family) {
      const answer = await parsed(`${commercePaths.listPrice(family)}?country=JP`, listPriceLookup);
      return answer?.listPrice ?? null;
    },
  };
}

function listQuery({ limit, offset, every }: { limit: number; offset: number; every?: number }): string {
  return `limit=${limit}&offset=${offset}${every === undefined ? "" : `&every=${every}`}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
