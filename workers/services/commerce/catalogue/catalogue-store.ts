/**
 * The catalogue in D1. Batch reads pass their keys as one JSON parameter, because a statement has at most 100
 * parameters.
 */
import type { ProductKeysAfter } from "@contracts/catalogue/briefs";
import type { ProductNames } from "@contracts/catalogue/product-texts";
import type { CountryPrice } from "@contracts/values/money";
import type { SkuFact } from "@domain/cart/state";
import { listedStatuses, openStatuses } from "@domain/product-page/visibility";
import type { IndexedItem } from "@domain/purchasing/item-index";
import { migrated } from "../../d1-migrations";
import type { ServicesEnv } from "../../env";
import { officeAuditSql } from "../../shared/office/office-database";
import products from "../migrations/catalogue/0001_products.sql";
import applications from "../migrations/catalogue/0002_applications.sql";
import panel from "../migrations/catalogue/0003_panel.sql";
import evidence from "../migrations/catalogue/0004_evidence.sql";
import lineage from "../migrations/catalogue/0005_lineage.sql";
import productNames from "../migrations/catalogue/0010_product_names.sql";
import office from "../migrations/catalogue/0012_office.sql";
import foreignNumbers from "../migrations/catalogue/0014_foreign_numbers.sql";
import validationUpdates from "../migrations/catalogue/0015_validation_updates.sql";
import searchUpdates from "../migrations/catalogue/0016_search_updates.sql";
import importPlans from "../migrations/catalogue/0017_import_plans.sql";
import tombstoneLanguages from "../migrations/catalogue/0018_tombstone_languages.sql";
import listingCounts from "../migrations/catalogue/0019_listing_counts.sql";
import packedTexts from "../migrations/catalogue/0020_packed_texts.sql";
import { type ReadText, readableTexts, textColumns, wholeTexts } from "../packing/stored-texts";
import { type KeysAnswer, type KeysPage, keysAfter, keysOf } from "./catalogue-keys";

const migrations = [
  { name: "0001_products.sql", sql: products },
  { name: "0002_applications.sql", sql: applications },
  { name: "0003_panel.sql", sql: panel },
  { name: "0004_evidence.sql", sql: evidence },
  { name: "0005_lineage.sql", sql: lineage },
  { name: "0010_product_names.sql", sql: productNames },
  { name: "0012_office.sql", sql: office },
  { name: "0013_office_audit.sql", sql: officeAuditSql },
  { name: "0014_foreign_numbers.sql", sql: foreignNumbers },
  { name: "0015_validation_updates.sql", sql: validationUpdates },
  { name: "0016_search_updates.sql", sql: searchUpdates },
  { name: "0017_import_plans.sql", sql: importPlans },
  { name: "0018_tombstone_languages.sql", sql: tombstoneLanguages },
  { name: "0019_listing_counts.sql", sql: listingCounts },
  { name: "0020_packed_texts.sql", sql: packedTexts },
];

/** The catalogue's database, with migrations applied. */
export async function catalogueDatabase(env: Pick<ServicesEnv, "CATALOGUE_DB">): Promise<D1Database> {
  await migrated(env.CATALOGUE_DB, migrations);
  return env.CATALOGUE_DB;
}

export interface BriefRow {
  readonly sku: string;
  readonly productKey: string;
  readonly name: string;
  readonly names: ProductNames;
  readonly status: string;
  readonly category: string;
  readonly productType: string;
  readonly active: boolean;
  readonly prices: readonly CountryPrice[];
  readonly size: { readonly sku: string; readonly amount: string; readonly unit: string };
  readonly applications: readonly string[];
}

interface Catalogue {
  /** JSON text of a product; unpublished ones only on request. */
  document(key: string, options?: { unpublished: boolean }): Promise<string | null>;
  /** JSON texts of the published products with these numbers, in the order of the numbers. */
  documents(keys: readonly string[]): Promise<string[]>;
  /** JSON texts of the products with one of the SKUs as master variant or variant, in the order of the SKUs. */
  documentsBySkus(skus: readonly string[]): Promise<string[]>;
  /** Cart data of each SKU; unknown SKUs are missing, and those of unpublished products are not active. */
  skuFacts(skus: readonly string[]): Promise<Map<string, SkuFact>>;
  /** UNSPSC code of each SKU that has one. */
  classesOf(skus: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * By SKU, or by product number for its master variant. Unknown codes are missing, and so are unpublished products with
   * a status that would have a page; the size of any other unpublished product is not active.
   */
  briefs(codes: readonly string[]): Promise<Map<string, BriefRow>>;
  /** Prices of a family, master variant first; null if there is no such family. */
  familyPrices(family: string): Promise<readonly (readonly CountryPrice[])[] | null>;
  /** Sizes that are sold in a country, by SKU, after the SKU `after`. */
  soldItems(country: string, page: { readonly after: string; readonly limit: number }): Promise<IndexedItem[]>;
  total(): Promise<number>;
  /**
   * Numbers of published, indexable products in order, and their total; with `every`, also every `every`th of the whole
   * list.
   */
  keys(page: KeysPage): Promise<KeysAnswer>;
  /** Numbers of published, indexable products after `after`, in order. */
  keysAfter(after: string, limit: number): Promise<ProductKeysAfter>;
}

const ofProduct = `select ${textColumns("d", "key")} from product_documents d where d.key = ?1`;
const anyDocument = (database: D1Database, key: string) => database.prepare(ofProduct).bind(key);
/** Statement for a {@link ReadText}: the text of a product that is published, or no row. */
export const publishedDocument = (database: D1Database, key: string): D1PreparedStatement =>
  database
    .prepare(`${ofProduct} and exists (select 1 from products p where p.key = d.key and p.published = 1)`)
    .bind(key);

/** The catalogue in D1. Every read is one statement. */
export function catalogueOf(env: Pick<ServicesEnv, "CATALOGUE_DB">): Catalogue {
  const rows = async <T>(sql: string, ...parameters: readonly string[]): Promise<T[]> =>
    (
      await (
        await catalogueDatabase(env)
      )
        .prepare(sql)
        .bind(...parameters)
        .all<T>()
    ).results;
  /** Damaged texts are left out, so one product does not fail a whole list. */
  const texts = async (sql: string, parameter: string): Promise<string[]> => {
    const found = await readableTexts(await catalogueDatabase(env), await rows<ReadText>(sql, parameter));
    return found.filter((each) => each !== null);
  };
  const text = textColumns("d", "key");

  return {
    async document(key, { unpublished } = { unpublished: false }) {
      const database = await catalogueDatabase(env);
      const { results } = await (unpublished ? anyDocument : publishedDocument)(database, key).all<ReadText>();
      const [document] = await wholeTexts(database, results);
      return document ?? null;
    },

    async documents(keys) {
      return texts(
        `select ${text} from json_each(?1) j join products p on p.key = j.value and p.published = 1
         join product_documents d on d.key = p.key order by j.key`,
        JSON.stringify(keys),
      );
    },

    async documentsBySkus(skus) {
      return texts(
        `select ${text}, min(j.key) as place from json_each(?1) j join skus s on s.sku = j.value
         join products p on p.key = s.product_key and p.published = 1
         join product_documents d on d.key = s.product_key group by d.key order by place`,
        JSON.stringify(skus),
      );
    },

    async skuFacts(skus) {
      const found = await rows<FactRow>(
        `select s.sku, s.variant_id, s.active and p.published as active, s.code, s.amount, s.uom, s.prices,
           p.id, p.key, p.name, p.names, p.status, p.product_type, p.category, p.applications
         from json_each(?1) j join skus s on s.sku = j.value join products p on p.key = s.product_key`,
        JSON.stringify(skus),
      );
      return new Map(found.map((row) => [row.sku, factOf(row)]));
    },

    async classesOf(skus) {
      const found = await rows<{ sku: string; unspsc: string | null }>(
        `select s.sku, json_extract(d.document, '$.attributes.unspsc') as unspsc
         from json_each(?1) j join skus s on s.sku = j.value join product_documents d on d.key = s.product_key`,
        JSON.stringify(skus),
      );
      return new Map(found.flatMap(({ sku, unspsc }) => (unspsc ? [[sku, unspsc] as const] : [])));
    },

    async briefs(codes) {
      const found = await rows<BriefRecord>(
        `select j.value as asked, s.sku, s.amount, s.uom, s.active and p.published as active, s.prices,
           p.key, p.name, p.names, p.status, p.product_type, p.category, p.applications
         from json_each(?1) j
         join skus s on s.sku = coalesce(
           (select sku from skus where sku = j.value),
           (select sku from skus where product_key = j.value order by is_master desc, variant_id limit 1))
         join products p on p.key = s.product_key
           and (p.published = 1 or p.status not in (select value from json_each(?2)))`,
        JSON.stringify(codes),
        JSON.stringify(openStatuses),
      );
      return new Map(found.map((row) => [row.asked, briefOf(row)]));
    },

    async familyPrices(family) {
      const found = await rows<{ prices: string }>(
        "select prices from skus where product_key = ?1 order by is_master desc, variant_id",
        family,
      );
      return found.length > 0 ? found.map((row) => pricesOf(row.prices)) : null;
    },

    async soldItems(country, { after, limit }) {
      const database = await catalogueDatabase(env);
      const { results } = await database
        .prepare(
          `select s.sku, p.name, trim(s.amount || ' ' || s.uom) as size,
             json_extract(d.document, '$.attributes.unspsc') as unspsc
           from skus s join products p on p.key = s.product_key and p.published = 1
           join product_documents d on d.key = s.product_key
           where s.sku > ?1 and s.active = 1 and p.status in (select value from json_each(?2))
             and exists (select 1 from json_each(s.prices) where json_extract(value, '$.country') = ?3)
           order by s.sku limit ?4`,
        )
        .bind(after, JSON.stringify(listedStatuses), country, limit)
        .all<IndexedItem>();
      return results;
    },

    async total() {
      const database = await catalogueDatabase(env);
      return (await database.prepare("select count(*) as total from products").first<number>("total")) ?? 0;
    },

    keys: async (page) => keysOf(await catalogueDatabase(env), page),

    keysAfter: async (after, limit) => keysAfter(await catalogueDatabase(env), after, limit),
  };
}

interface FactRow {
  sku: string;
  variant_id: number;
  active: number;
  code: string;
  amount: string;
  uom: string;
  prices: string;
  id: string;
  key: string;
  name: string;
  names: string;
  status: string;
  product_type: string;
  category: string;
  applications: string;
}

function factOf(row: FactRow): SkuFact {
  const { sku, name, status, category, code, amount, uom } = row;
  return {
    sku,
    name,
    names: namesOf(row.names),
    status,
    category,
    code,
    amount,
    uom,
    productId: row.id,
    productKey: row.key,
    productType: row.product_type,
    active: row.active === 1,
    variantId: row.variant_id,
    applications: applicationsOf(row.applications),
    prices: pricesOf(row.prices),
  };
}

type BriefRecord = Omit<FactRow, "variant_id" | "code" | "id"> & { asked: string };

function briefOf(row: BriefRecord): BriefRow {
  const { asked, key, name, status, category } = row;
  return {
    sku: asked,
    productKey: key,
    name,
    names: namesOf(row.names),
    status,
    category,
    productType: row.product_type,
    active: row.active === 1,
    prices: pricesOf(row.prices),
    size: { sku: row.sku, amount: row.amount, unit: row.uom },
    applications: applicationsOf(row.applications),
  };
}

/** The import has validated these prices; they are not checked again. */
function pricesOf(json: string): readonly CountryPrice[] {
  return JSON.parse(json);
}

/** Parses the stored codes of applications, which the import has validated. */
function applicationsOf(json: string): readonly string[] {
  return JSON.parse(json);
}

/** Parses the stored names, which the import has validated. */
function namesOf(json: string): ProductNames {
  return JSON.parse(json);
}
