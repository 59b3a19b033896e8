import { env } from "cloudflare:test";
import { Buffer } from "node:buffer";
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { evidence } from "../../../../tests/factories/evidence";
import { ndjson, product } from "../../../../tests/factories/product";
import { importProducts } from "../catalogue/catalogue-import";
import { catalogueDatabase, catalogueOf } from "../catalogue/catalogue-store";
import { productStatements, versionedProducts } from "../catalogue/office/edit-product";
import { evidenceStore } from "../evidence/evidence-store";
import { admin } from "../testing/gateway";
import { storeWholeProducts, storeWholeRecords } from "../testing/whole-texts";
import { packStored } from "./pack-stored";

const range = (from: number, many: number) => Array.from({ length: many }, (_, place) => String(from + place));
const products = range(30_000, 20).map((key) => product(key));
const records = range(40_000, 20).map((id) => evidence(id, { productKey: "30000" }));

let database: D1Database;
beforeEach(async () => {
  database = await catalogueDatabase(env);
  await admin("/commerce/_admin/products", { method: "DELETE" });
  const tables = ["text_dictionaries", "product_versions", "evidence_records", "evidence_states"];
  await database.batch(tables.map((table) => database.prepare(`delete from ${table}`)));
});

const counts = v.object({ whole: v.number(), packed: v.number(), bytes: v.number() });
const stored = async (table: "product_documents" | "evidence_records") =>
  v.parse(
    counts,
    await database
      .prepare(
        `select count(*) - count(packed) as whole, count(packed) as packed,
           sum(octet_length(document) + coalesce(octet_length(packed), 0)) as bytes from ${table}`,
      )
      .first(),
  );

/** Fills the shop like a version without packed texts. */
const storeWhole = async () => {
  await importProducts(env, ndjson(products));
  await evidenceStore(env).store(records, 1);
  await storeWholeProducts(database, products);
  await storeWholeRecords(database, records);
  await database.prepare("delete from text_dictionaries").run();
};

const read = async () =>
  (await catalogueOf(env).documents(products.map(({ key }) => key))).map((text) => JSON.parse(text));

describe("packed texts", () => {
  it("take a fraction of the bytes, and are read as they were imported", async () => {
    await importProducts(env, ndjson(products));
    const whole = products.reduce((sum, each) => sum + JSON.stringify(each).length, 0);
    const found = await stored("product_documents");
    expect(found).toMatchObject({ whole: 0, packed: 20 });
    expect(found.bytes).toBeLessThan(whole / 3);
    expect(await read()).toEqual(products);
    expect(JSON.parse((await catalogueOf(env).document("30007")) ?? "")).toEqual(products[7]);
  });

  it("keep the fields that statements read", async () => {
    const classified = products.map((each) => ({ ...each, attributes: { ...each.attributes, unspsc: "12352203" } }));
    await importProducts(env, ndjson(classified));
    const sku = products[0]?.masterVariant.sku ?? "";
    expect(await catalogueOf(env).classesOf([sku])).toEqual(new Map([[sku, "12352203"]]));
  });

  it("are written by changes of single products too", async () => {
    await importProducts(env, ndjson(products));
    const found = (await versionedProducts(database, ["30003"])).get("30003");
    if (!found) throw new Error("not stored");
    const renamed = { ...found.product, name: "Another name" };
    const now = new Date();
    const { statement, more } = await productStatements(database, found, renamed, "packing-1", now);
    const entry = database.prepare(
      "insert into office_audit (id, seq, resource, record, document) values ('packing-1', 1, 'catalogue', '30003', '{}')",
    );
    await database.batch([statement, entry, ...more]);
    expect(await stored("product_documents")).toMatchObject({ whole: 0, packed: 20 });
    expect((await versionedProducts(database, ["30003"])).get("30003")?.product.name).toBe("Another name");
  });

  it("are not used for an import too small for a dictionary", async () => {
    await importProducts(env, ndjson(products.slice(0, 5)));
    expect(await stored("product_documents")).toMatchObject({ whole: 5, packed: 0 });
    expect(await read()).toEqual(products.slice(0, 5));
  });

  it("contain evidence, whose lists filter by application", async () => {
    await evidenceStore(env).store(records, 1);
    expect(await stored("evidence_records")).toMatchObject({ whole: 0, packed: 20 });
    expect((await evidenceStore(env).ofProduct("30000")).records).toEqual(records);
    const [first] = records;
    const { results } = await database
      .prepare("select id from evidence_records where json_extract(document, '$.application') = ?")
      .bind(first?.application)
      .all();
    expect(results).toHaveLength(records.length);
  });

  /** Flips one bit in the middle of the packed bytes. */
  const damage = async (table: "product_documents" | "evidence_records", column: "key" | "id", name: string) => {
    const found = await database
      .prepare(`select hex(packed) as packed from ${table} where ${column} = ?`)
      .bind(name)
      .first<string>("packed");
    const bytes = Buffer.from(found ?? "", "hex");
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 0x10;
    await database
      .prepare(`update ${table} set packed = unhex(?) where ${column} = ?`)
      .bind(bytes.toString("hex"), name)
      .run();
  };
  const reported = () => vi.spyOn(console, "error").mockImplementation(() => {});

  it("affect no other product if one is damaged, and are reported by number", async () => {
    await importProducts(env, ndjson(products));
    const log = reported();
    for (const key of ["30003", "30011"]) {
      await damage("product_documents", "key", key);
      await expect(catalogueOf(env).document(key)).rejects.toThrow(`stored text of ${key} is damaged`);
    }
    const others = products.filter(({ key }) => key !== "30003" && key !== "30011");
    expect(await read()).toEqual(others);
    const skus = products.map(({ masterVariant }) => masterVariant.sku);
    expect(await catalogueOf(env).documentsBySkus(skus)).toHaveLength(others.length);
    expect([...(await versionedProducts(database, ["30003", "30004"])).keys()]).toEqual(["30004"]);
    expect(log.mock.calls.map(([label]) => label)).toContain("a stored text cannot be read: 30011");
    // An import of the product fixes it.
    await importProducts(env, ndjson(products));
    expect(await read()).toEqual(products);
    log.mockRestore();
  });

  it("of damaged evidence fail only for their product, whose verdict would lack a test", async () => {
    const elsewhere = range(50_000, 4).map((id) => evidence(id, { productKey: "30001" }));
    await evidenceStore(env).store([...records, ...elsewhere], 1);
    const [first] = records;
    await damage("evidence_records", "id", first?.id ?? "");
    const log = reported();
    expect((await evidenceStore(env).ofProducts(["30000", "30001"])).map(({ productKey }) => productKey)).toEqual([
      "30001",
    ]);
    await expect(evidenceStore(env).ofProduct("30000")).rejects.toThrow("evidence of 30000 is damaged");
    expect(await evidenceStore(env).changes(null)).toHaveLength(records.length + elsewhere.length - 1);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it("name the dictionary that is missing", async () => {
    await importProducts(env, ndjson(products));
    await database.prepare("update product_documents set packed = unhex('00C0FFEE') || packed").run();
    await expect(catalogueOf(env).document("30000")).rejects.toThrow("dictionary 00C0FFEE");
  });
});

describe("a shop with unpacked texts", () => {
  it("stays readable by the version that stored them, until the operator packs them", async () => {
    await storeWhole();
    await importProducts(env, ndjson(products.slice(0, 18)));
    await evidenceStore(env).store(records, 2);
    expect(await stored("product_documents")).toMatchObject({ whole: 20, packed: 0 });

    const answer = await admin("/commerce/_admin/products/packing", { method: "POST" });
    expect(await answer.json()).toEqual({ packed: 40, left: 0 });
    expect(await stored("product_documents")).toMatchObject({ whole: 0, packed: 20 });
    expect(await stored("evidence_records")).toMatchObject({ whole: 0, packed: 20 });
    expect(await read()).toEqual(products);
    expect((await evidenceStore(env).ofProduct("30000")).records).toEqual(records);

    await importProducts(env, ndjson([product("30020")]));
    expect(await stored("product_documents")).toMatchObject({ whole: 0, packed: 21 });
  });

  it("keeps a change that is made while it is packed", async () => {
    await storeWhole();
    const changed = product("30004", { name: "Changed meanwhile" });
    // A new import of the product arrives between reading and packing it.
    const racing = new Proxy(database, {
      get(target, name) {
        if (name !== "prepare") return Reflect.get(target, name).bind(target);
        return (sql: string) => {
          const statement = target.prepare(sql);
          if (!sql.startsWith("update product_documents")) return statement;
          return {
            bind: (...values: unknown[]) => ({
              run: async () => {
                await importProducts(env, ndjson([changed]));
                await storeWholeProducts(target, [changed]);
                return statement.bind(...values).run();
              },
            }),
          };
        };
      },
    });
    expect(await packStored(racing)).toMatchObject({ left: 1 });
    expect((await read())[4]).toEqual(changed);
    expect(await packStored(database)).toEqual({ packed: 1, left: 0 });
    expect((await read())[4]).toEqual(changed);
  });
});
