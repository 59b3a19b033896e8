/**
 * Citations of a product, from the citation service or, with the flag `citationSearch`, from the search engine
 * (C-CITE-05). Both return the same shape. An outage throws {@link ServiceFailure}.
 */
import {
  type CitationsCount,
  citationLimits,
  citationsCount,
  type ProductCitations,
  type ProductImages,
  productCitations,
  productImages,
} from "@contracts/catalogue/citations";
import type { Logger } from "@domain/http/log/logger";
import * as v from "valibot";
import { ServiceFailure } from "../service-failure";
import { createTransport, type TransportOptions } from "../upstream/transport";
import { createCitationEngine } from "./citation-engine";

export interface CitationConfig extends Omit<TransportOptions, "log"> {
  /** Base URL of the citation service. */
  readonly url: string;
  /** Base URL of the search engine, which contains the alias. */
  readonly searchUrl: string;
  readonly searchKey: string;
  /** Scheme of the Authorization header; defaults to "ApiKey" (C-CITE-08). */
  readonly searchScheme?: string;
  /** For the search engine; `fetch` if omitted. */
  readonly searchFetch?: typeof fetch;
}

export interface CitationFilter {
  readonly application?: string | undefined;
  /** Species codes; matches any of them. */
  readonly reactants?: readonly string[] | undefined;
}

interface CitationQuery extends CitationFilter {
  readonly limit?: number;
  readonly offset?: number;
  /** Value of the flag `citationSearch` for this visitor. */
  readonly engine?: boolean;
}

interface CitationService {
  /** A page of citations, newest first; defaults to the first 100. */
  list(productId: string, query?: CitationQuery): Promise<ProductCitations>;
  count(productId: string, options?: { readonly engine?: boolean }): Promise<number>;
  /** Figures from papers that used the product. */
  images(productId: string, query?: CitationFilter & { readonly engine?: boolean }): Promise<ProductImages>;
}

/** Interface of both sources. */
export interface CitationSource {
  list(
    productId: string,
    page: { readonly limit: number; readonly offset: number },
    filter: CitationFilter,
  ): Promise<ProductCitations>;
  count(productId: string): Promise<CitationsCount>;
  images(productId: string, filter: CitationFilter): Promise<ProductImages>;
}

export function createCitationService(config: CitationConfig, log: Logger): CitationService {
  const service = createCitationReader(config, log);
  const engine = createCitationEngine(config, log);
  const source = (useEngine: boolean | undefined) => (useEngine ? engine : service);
  return {
    list(productId, { limit = citationLimits.defaultLimit, offset = 0, engine: useEngine, ...filter } = {}) {
      return source(useEngine).list(productId, { limit, offset }, filter);
    },
    async count(productId, { engine: useEngine } = {}) {
      return (await source(useEngine).count(productId)).citations_count;
    },
    images: (productId, { engine: useEngine, ...filter } = {}) => source(useEngine).images(productId, filter),
  };
}

function createCitationReader(config: CitationConfig, log: Logger): CitationSource {
  const base = config.url.replace(/\/$/, "");
  const transport = createTransport({ ...config, log });

  async function read<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S>> {
    const response = await transport({
      method: "GET",
      url: `${base}${path}`,
      headers: { accept: "application/json" },
    });
    if (response.status !== 200) throw new ServiceFailure("citations", response.status);
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), response.text);
    if (parsed.success) return parsed.output;
    throw new ServiceFailure("citations", 200, `unexpected response: ${parsed.issues[0].message}`);
  }

  return {
    list: (productId, { limit, offset }, filter) =>
      read(
        `/productCitations/${encodeURIComponent(productId)}?${query({ limit: String(limit), offset: String(offset) }, filter)}`,
        productCitations,
      ),
    count: (productId) => read(`/productCitations/${encodeURIComponent(productId)}/count`, citationsCount),
    images: (productId, filter) => read(`/productImages?${query({ productid: productId }, filter)}`, productImages),
  };
}

function query(own: Record<string, string>, { application, reactants }: CitationFilter): URLSearchParams {
  return new URLSearchParams({
    ...own,
    ...(application ? { application } : {}),
    ...(reactants && reactants.length > 0 ? { reactants: reactants.join(",") } : {}),
  });
}
