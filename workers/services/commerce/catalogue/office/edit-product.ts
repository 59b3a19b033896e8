/** Changes of single products by people: read with the version, edited, checked, and stored with the audit entry. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { AuditFacts } from "@contracts/office/audit";
import { identifiersOf } from "@domain/lineage/identifiers";
import { edited, type FieldEdit } from "@domain/product-edits/edit";
import { queriedOfProduct } from "../../packing/queried-fields";
import { packerOf, type ReadText, readableTexts, textColumns } from "../../packing/stored-texts";
import { productRow, skuRow } from "../catalogue-import";
import { countStatements } from "../listing-counts";
import { readProductLine } from "../product-lines";
import { followStatements } from "../product-words";
import { changesSearch, dueStatement } from "../search-updates";

export interface VersionedProduct {
  readonly product: Product;
  readonly version: number;
}

/** Products by number, also unpublished ones; unknown numbers and damaged texts are missing. */
export async function versionedProducts(
  database: D1Database,
  keys: readonly string[],
): Promise<Map<string, VersionedProduct>> {
  const { results } = await database
    .prepare(
      `select ${textColumns("d", "key")}, coalesce(v.version, 0) as version from json_each(?) j
       join product_documents d on d.key = j.value left join product_versions v on v.key = d.key`,
    )
    .bind(JSON.stringify(keys))
    .all<ReadText & { version: number }>();
  const texts = await readableTexts(database, results);
  return new Map(
    results.flatMap(({ key, version }, place) => {
      const text = texts[place] ?? null;
      // The import has validated the texts.
      return text === null ? [] : [[key, { product: JSON.parse(text), version }]];
    }),
  );
}

type ProductEdit =
  | {
      readonly ok: true;
      readonly product: Product;
      /** Changed fields by path, for the audit log. */
      readonly before: AuditFacts;
      readonly after: AuditFacts;
    }
  | { readonly ok: false; readonly path: string; readonly message: string };

/** The product after edits, validated like an import. A successor must exist, and its name is copied. */
export async function editProduct(
  database: D1Database,
  product: Product,
  edits: readonly FieldEdit[],
  now: Date,
): Promise<ProductEdit> {
  const result = edited(product, edits);
  if (!result.ok) return result;
  const { changes } = result;
  let next: Product = { ...result.product, lastModifiedAt: now.toISOString() };
  const { successor } = next.attributes;
  if (successor && changes.some(({ path }) => path === "successor")) {
    const name = await database
      .prepare("select name from products where key = ?")
      .bind(successor.key)
      .first<string>("name");
    if (name === null) return { ok: false, path: "successor", message: `There is no product ${successor.key}.` };
    if (await leadsTo(database, successor.key, product.key))
      return {
        ok: false,
        path: "successor",
        message: `${successor.key} leads to ${product.key} by its own successors.`,
      };
    next = { ...next, attributes: { ...next.attributes, successor: { ...successor, name } } };
  }
  const checked = readProductLine(JSON.stringify(next), 1);
  if (!checked.ok) return { ok: false, path: changes[0]?.path ?? "", message: checked.rejection.message };
  return {
    ...{ ok: true, product: next },
    before: Object.fromEntries(changes.map(({ path, before }) => [factName(path), before])),
    after: Object.fromEntries(changes.map(({ path, after }) => [factName(path), after])),
  };
}

/** True if the chain of successors of `from` contains `to`. At most a hundred products are followed. */
async function leadsTo(database: D1Database, from: string, to: string): Promise<boolean> {
  for (let key = from, step = 0; step < 100; step += 1) {
    if (key === to) return true;
    const next = (await versionedProducts(database, [key])).get(key)?.product.attributes.successor?.key;
    if (next === undefined) return false;
    key = next;
  }
  return false;
}

/** Name of a field in an audit entry, cut to its maximum length; ids of figures may be longer. */
export const factName = (path: string): string => path.slice(0, 100);

interface ProductStatements {
  /** Changes the product if its version has not changed since the read. */
  readonly statement: D1PreparedStatement;
  /** Document and sizes, if the audit entry with the key was stored. */
  readonly more: readonly D1PreparedStatement[];
}

/** @param found product before the change, with its version */
export async function productStatements(
  database: D1Database,
  { product: before, version }: VersionedProduct,
  product: Product,
  auditKey: string,
  now: Date,
): Promise<ProductStatements> {
  const { key } = product;
  const [, , name, status, , , published, applications, names] = productRow(product);
  return {
    statement: database
      .prepare(
        `update products set name = ?2, status = ?3, published = ?4, changed_at = ?5, names = ?7, applications = ?8
         where key = ?1 and coalesce((select version from product_versions where key = ?1), 0) = ?6`,
      )
      .bind(key, name, status, published, now.getTime(), version, names, applications),
    more: [
      ...(await detailStatements(database, product, auditKey)),
      ...(changesSearch(before, product) ? [dueStatement(database, [key], auditKey)] : []),
    ],
  };
}

/** Statements that add a product, unless its number is taken. */
export async function newProductStatements(
  database: D1Database,
  product: Product,
  auditKey: string,
  now: Date,
): Promise<ProductStatements> {
  return {
    statement: database
      .prepare(
        `insert or ignore into products (key, id, name, status, product_type, category, published, applications, names, changed_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(...productRow(product), now.getTime()),
    more: await detailStatements(database, product, auditKey),
  };
}

/** Statements after the one that writes the row of a product; they change nothing unless the audit entry was stored. */
async function detailStatements(
  database: D1Database,
  product: Product,
  auditKey: string,
): Promise<D1PreparedStatement[]> {
  const { key } = product;
  const pack = await packerOf(database, "product");
  const text = pack(JSON.stringify(product), queriedOfProduct(product));
  const ifEntered = "exists (select 1 from office_audit where id = ?1)";
  const sizes = [product.masterVariant, ...product.variants].map((size, place) => skuRow(key, size, place));
  const identifiers = identifiersOf(product).map(({ kind, folded }) => [folded, kind]);
  return [
    ...followStatements(database, JSON.stringify([key]), auditKey),
    database
      .prepare(
        `insert or replace into product_documents (key, document, packed) select ?2, ?3, unhex(?4) where ${ifEntered}`,
      )
      .bind(auditKey, key, text.document, text.packed),
    database
      .prepare(
        `insert or replace into skus (sku, product_key, variant_id, is_master, active, code, amount, uom, prices)
         select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
           value ->> 8 from json_each(?2) where ${ifEntered}`,
      )
      .bind(auditKey, JSON.stringify(sizes)),
    database.prepare(`delete from product_identifiers where product_key = ?2 and ${ifEntered}`).bind(auditKey, key),
    database
      .prepare(
        `insert or ignore into product_identifiers (folded, kind, product_key)
         select value ->> 0, value ->> 1, ?2 from json_each(?3) where ${ifEntered}`,
      )
      .bind(auditKey, key, JSON.stringify(identifiers)),
    ...countStatements(database, JSON.stringify([key])),
  ];
}
