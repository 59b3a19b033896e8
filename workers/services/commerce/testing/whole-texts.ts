/** Stores texts like a version without packed texts. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { EvidenceRecord } from "@contracts/catalogue/evidence";

export async function storeWholeProducts(database: D1Database, products: readonly Product[]): Promise<void> {
  const statement = database.prepare("update product_documents set document = ?, packed = null where key = ?");
  await database.batch(products.map((product) => statement.bind(JSON.stringify(product), product.key)));
}

export async function storeWholeRecords(database: D1Database, records: readonly EvidenceRecord[]): Promise<void> {
  const statement = database.prepare("update evidence_records set document = ?, packed = null where id = ?");
  await database.batch(records.map(({ state: _, ...facts }) => statement.bind(JSON.stringify(facts), facts.id)));
}
