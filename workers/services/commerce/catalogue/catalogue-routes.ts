/** Reads of the catalogue, for any token. Products are sent as the stored text. */

import type { ProductBrief, ProductKeys } from "@contracts/catalogue/briefs";
import { maxKeys, unknownBriefStatus } from "@contracts/catalogue/briefs";
import type { Product, ProductType } from "@contracts/catalogue/catalogue";
import { productStatuses, productTypes } from "@contracts/catalogue/catalogue";
import { foldIdentifier } from "@domain/lineage/identifiers";
import { relatedKeys } from "@domain/product-page/related-keys";
import { priceCountryOf } from "@domain/selling/market-rules";
import { priceIn } from "@domain/selling/price-fact";
import { Hono } from "hono";
import type { ServicesEnv } from "../../env";
import { invalidInput, notFound } from "../../shared/problems";
import { sellingSettingsOf } from "../../shared/selling-settings";
import type { CommerceApp } from "../context";
import { evidenceStore, productWithEvidence } from "../evidence/evidence-store";
import { fateOf, productsKnownAs } from "../lineage/lineage-store";
import { clonesAfter, clonesOf, type KeysPage } from "./catalogue-keys";
import { type BriefRow, catalogueDatabase, catalogueOf } from "./catalogue-store";

const maxCodes = 100;
const maxOffset = 10_000_000;
const keyPattern = /^[0-9]{4,6}$/;
const codePattern = /^[0-9A-Z-]{1,20}$/;

export const catalogueRoutes = new Hono<CommerceApp>();

catalogueRoutes.get("/", async (c) => {
  const skus = codesOf(c.req.query("skus"));
  if (!skus) return invalidInput(`skus must be a list of 1 to ${maxCodes} SKUs.`);
  const documents = await catalogueOf(c.env).documentsBySkus(skus);
  const count = documents.length;
  return json(`{"limit":${maxCodes},"offset":0,"count":${count},"total":${count},"results":[${documents.join(",")}]}`);
});

catalogueRoutes.get("/whole", async (c) => {
  const keys = keysOf(c.req.query("keys"));
  if (!keys) return invalidInput(wrongKeys);
  const documents = await catalogueOf(c.env).documents(keys);
  return json(`{"count":${documents.length},"results":[${documents.join(",")}]}`);
});

/** Evidence of each product. */
catalogueRoutes.get("/evidence", async (c) => {
  const keys = keysOf(c.req.query("keys"));
  if (!keys) return invalidInput(wrongKeys);
  return c.json({ results: await evidenceStore(c.env).ofProducts(keys) });
});

catalogueRoutes.get("/keys", async (c) => {
  const asked = listOf(c.req.query());
  if (asked instanceof Response) return asked;
  if ("after" in asked) return Response.json(await catalogueOf(c.env).keysAfter(asked.after, asked.limit));
  const { results, ...more } = await catalogueOf(c.env).keys(asked);
  const { limit, offset } = asked;
  return Response.json({ limit, offset, count: results.length, ...more, results } satisfies ProductKeys);
});

catalogueRoutes.get("/clones", async (c) => {
  const asked = listOf(c.req.query());
  if (asked instanceof Response) return asked;
  const database = await catalogueDatabase(c.env);
  return Response.json(
    await ("after" in asked ? clonesAfter(database, asked.after, asked.limit) : clonesOf(database, asked)),
  );
});

catalogueRoutes.get("/briefs", async (c) => {
  const codes = codesOf(c.req.query("codes"));
  if (!codes) return invalidInput(`codes must be a list of 1 to ${maxCodes} codes.`);
  const country = countryOf(c.req.query("country"));
  if (country === undefined) return invalidInput("country must be a two-letter code.");
  return Response.json({ products: await briefsOf(c.env, codes, country) });
});

/** Products that are or were known by an identifier. */
catalogueRoutes.get("/identifiers", async (c) => {
  const folded = foldIdentifier((c.req.query("value") ?? "").slice(0, 100));
  if (folded === "") return invalidInput("value must be a number, a registry id or a clone.");
  return Response.json(await productsKnownAs(await catalogueDatabase(c.env), folded));
});

catalogueRoutes.get("/evidence-changes", async (c) => {
  const asked = c.req.query("products");
  const products = keysOf(asked);
  if (asked !== undefined && !products)
    return invalidInput(`products must be a list of 1 to ${maxCodes} product numbers.`);
  return c.json({ changes: await evidenceStore(c.env).changes(products) });
});

/** Whether a number without a product was renumbered or removed; 404 if it was never published. */
catalogueRoutes.get("/:key/fate", async (c) => {
  const key = c.req.param("key");
  const fate = keyPattern.test(key) ? await fateOf(await catalogueDatabase(c.env), key) : null;
  return fate ? Response.json(fate) : notFound(key.slice(0, 20));
});

catalogueRoutes.get("/:family/list-price", async (c) => {
  const family = c.req.param("family");
  const country = countryOf(c.req.query("country"));
  if (!country) return invalidInput("country must be a two-letter code.");
  const prices = keyPattern.test(family) ? await catalogueOf(c.env).familyPrices(family) : null;
  if (!prices) return notFound(family.slice(0, 20));
  const listPrice = prices.map((list) => priceIn(list, country)).find((price) => price !== null) ?? null;
  return Response.json({ family, country, listPrice });
});

/** With `with=evidence,related`, also the product's evidence, and briefs of its related products. */
catalogueRoutes.get("/:key/cached", async (c) => {
  const key = c.req.param("key");
  if (!keyPattern.test(key)) return notFound(key.slice(0, 20));
  const parts = c.req.query("with");
  if (parts === undefined) return document(key, (known) => catalogueOf(c.env).document(known), asValue);
  const country = countryOf(c.req.query("country"));
  if (parts !== "evidence,related") return invalidInput('with must be "evidence,related".');
  if (country === undefined) return invalidInput("country must be a two-letter code.");
  const found = await productWithEvidence(c.env, key);
  if (!found) return notFound(key);
  const { text, evidence } = found;
  // The import has validated the text.
  const { attributes } = JSON.parse(text) as Product;
  const related = await briefsOf(c.env, relatedKeys(attributes), country);
  return Response.json({ value: text, evidence, related });
});
catalogueRoutes.get("/:key/preview", (c) =>
  document(c.req.param("key"), (key) => catalogueOf(c.env).document(key, { unpublished: true })),
);
catalogueRoutes.get("/:key/evidence", async (c) => {
  const key = c.req.param("key");
  return keyPattern.test(key) ? c.json(await evidenceStore(c.env).ofProduct(key)) : notFound(key.slice(0, 20));
});
catalogueRoutes.get("/:key", (c) => document(c.req.param("key"), (key) => catalogueOf(c.env).document(key)));

async function document(
  key: string,
  read: (key: string) => Promise<string | null>,
  wrap: (text: string) => string = (text) => text,
): Promise<Response> {
  const text = keyPattern.test(key) ? await read(key) : null;
  return text === null ? notFound(key.slice(0, 20)) : json(wrap(text));
}

const asValue = (text: string): string => JSON.stringify({ value: text });

/** A brief of each code, in order. */
async function briefsOf(env: ServicesEnv, codes: readonly string[], country: string | null): Promise<ProductBrief[]> {
  if (codes.length === 0) return [];
  const [found, settings] = await Promise.all([catalogueOf(env).briefs(codes), sellingSettingsOf(env).current()]);
  const priceCountry = country && priceCountryOf(country, settings);
  return codes.map((code) => briefOf(code, found.get(code), priceCountry));
}

function json(text: string): Response {
  return new Response(text, { headers: { "content-type": "application/json" } });
}

/** Codes of a comma-separated parameter, in upper case and without duplicates; null if there are none or too many. */
function codesOf(parameter: string | undefined): string[] | null {
  const codes = (parameter ?? "").split(",").map((code) => code.trim().toUpperCase());
  const distinct = [...new Set(codes.filter((code) => code !== ""))];
  if (distinct.length === 0 || distinct.length > maxCodes) return null;
  return distinct.every((code) => codePattern.test(code)) ? distinct : null;
}

/**
 * Product numbers of a comma-separated parameter; null if one is not a product number, or if there are none or too
 * many.
 */
function keysOf(parameter: string | undefined): string[] | null {
  const keys = (parameter ?? "").split(",");
  return keys.length <= maxCodes && keys.every((key) => keyPattern.test(key)) ? keys : null;
}

const wrongKeys = `keys must be a list of 1 to ${maxCodes} product numbers.`;

/** Null unless limit and offset are whole numbers in their ranges. */
function pageOf(query: Readonly<Record<string, string>>): { limit: number; offset: number } | null {
  const limit = wholeNumber(query.limit ?? String(maxKeys), maxKeys);
  const offset = wholeNumber(query.offset ?? "0", maxOffset);
  return limit && offset !== null ? { limit, offset } : null;
}

/** Requested page of a list, after a number or by offset; a 400 response if it is malformed. */
function listOf(query: Readonly<Record<string, string>>): { limit: number; after: string } | KeysPage | Response {
  const page = pageOf(query);
  if (!page) return invalidInput(`limit must be 1 to ${maxKeys} and offset at most ${maxOffset}.`);
  const { after } = query;
  if (after !== undefined)
    return keyPattern.test(after) ? { limit: page.limit, after } : invalidInput("after must be a product number.");
  const every = query.every === undefined ? undefined : wholeNumber(query.every, maxKeys);
  if (every === null || every === 0) return invalidInput(`every must be 1 to ${maxKeys}.`);
  return { ...page, every };
}

/** Null unless the text is a whole number up to `most`. */
function wholeNumber(text: string, most: number): number | null {
  return /^[0-9]{1,8}$/.test(text) && Number(text) <= most ? Number(text) : null;
}

/** Null if the parameter is missing, undefined if it is not a country code. */
function countryOf(parameter: string | undefined): string | null | undefined {
  if (parameter === undefined || parameter === "") return null;
  const country = parameter.toUpperCase();
  return /^[A-Z]{2}$/.test(country) ? country : undefined;
}

/** C-DATA-18, C-DATA-19. A discontinued size has no list price. */
function briefOf(code: string, row: BriefRow | undefined, priceCountry: string | null): ProductBrief {
  if (!row) {
    const unknown = { productKey: null, name: null, category: null, productType: null, listPrice: null, size: null };
    return { sku: code, status: unknownBriefStatus, ...unknown, applications: [] };
  }
  const { productKey, name, names, category, active, prices, size, applications } = row;
  return {
    sku: code,
    productKey,
    name,
    names,
    status: productStatuses.find((status) => status === row.status) ?? unknownBriefStatus,
    category,
    productType: productTypes.find((type): type is ProductType => type === row.productType) ?? null,
    listPrice: active && priceCountry ? priceIn(prices, priceCountry) : null,
    size,
    applications: [...applications],
  };
}
