import { env } from "cloudflare:test";
import {
  type CloneNames,
  type CloneNamesAfter,
  cloneNamesAfter,
  type ProductKeys,
  productKeysAfter,
} from "@contracts/catalogue/briefs";
import type { Product } from "@contracts/catalogue/catalogue";
import { foldIdentifier } from "@domain/lineage/identifiers";
import { listedStatuses } from "@domain/product-page/visibility";
import fc from "fast-check";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { ndjson, product, variant } from "../../../../tests/factories/product";
import { statementsOf } from "../../d1-migrations";
import { newKey, officeCall, tokenOf } from "../../staff/testing";
import { storeTombstones } from "../lineage/lineage-store";
import countsMigration from "../migrations/catalogue/0019_listing_counts.sql";
import { admin, call, tokens } from "../testing/gateway";
import { importProducts } from "./catalogue-import";
import { catalogueDatabase } from "./catalogue-store";
import { uncountStatements } from "./listing-counts";

/** Some numbers share a prefix, with different lengths; others do not. */
const numbers = ["4060", "40601", "406012", "40602", "4061", "5000", "50001", "700000", "700001", "700099"];
const statuses = ["Released", "Obsolete", "Discontinued", "Commercialization"] as const;
const clones = [null, "D9E", "d9e", "Z1", "Z2"];

function made(key: string, clone: string | null, status: Product["status"] = "Released"): Product {
  const bare = product(key, { masterVariant: variant(`${key}S`), status });
  return { ...bare, attributes: { ...bare.attributes, clone } };
}

let [token, desk] = ["", ""];
beforeAll(async () => {
  token = (await tokens("client")).access_token;
  desk = await tokenOf("catalogue");
});

const read = async <T>(path: string): Promise<T> => (await call(token, `/products/${path}`)).json<T>();
const emptied = () => admin("/commerce/_admin/products", { method: "DELETE" });
const stored = (products: readonly Product[]) => importProducts(env, ndjson(products));

/** Listed products, and the first product of each clone, found by reading all rows. */
async function counted() {
  const { results } = await (await catalogueDatabase(env))
    .prepare(
      "select d.document, p.status, p.published from product_documents d join products p on p.key = d.key order by d.key",
    )
    .all<{ document: string; status: Product["status"]; published: number }>();
  const listed = results
    .filter(({ status, published }) => published === 1 && listedStatuses.includes(status))
    .map(({ document }): Product => JSON.parse(document));
  const seen = new Set<string>();
  const firsts = listed.filter(({ attributes: { clone } }) => {
    const folded = foldIdentifier(clone ?? "");
    if (folded === "" || seen.has(folded)) return false;
    seen.add(folded);
    return true;
  });
  return { keys: listed.map(({ key }) => key), firsts };
}

async function expectCounts(): Promise<void> {
  const { keys, firsts } = await counted();
  const every = <Row>(rows: readonly Row[], step: number) => rows.filter((_, at) => at % step === step - 1);
  for (const step of [1, 3]) {
    const products = await read<ProductKeys>(`keys?limit=1&every=${step}`);
    expect([products.total, products.ends]).toEqual([keys.length, every(keys, step)]);
    const named = await read<CloneNames>(`clones?every=${step}`);
    expect(named).toEqual({
      ...{ total: firsts.length, results: firsts.map(({ attributes }) => attributes.clone) },
      ends: every(firsts, step).map(({ key }) => key),
    });
  }
}

const anyProduct = fc
  .tuple(fc.constantFrom(...numbers), fc.constantFrom(...clones), fc.constantFrom(...statuses))
  .map(([key, clone, status]) => made(key, clone, status));

it("counts of listed products and clones follow imports, also repeated ones", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyProduct, { minLength: 1, maxLength: 6 }), { maxLength: 5 }),
      async (files) => {
        await emptied();
        for (const file of [...files, ...files.slice(-2)]) await stored(file);
        await expectCounts();
      },
    ),
    { numRuns: 25 },
  );
});

it("counts follow changes in the office, legally required removals, and the deletion of all products", async () => {
  await emptied();
  await stored([made("4060", "Z1"), made("4061", "Z1"), made("40601", "D9E"), made("5000", null)]);
  const status = async (key: string, published: boolean) => {
    const at = `/commerce/_office/catalogue/${key}`;
    const { version } = (await officeCall(desk, at)).body;
    const form = { key: newKey(), version, reason: "Test of the counts", status: "Released", published };
    expect((await officeCall(desk, `${at}/status`, form)).status).toBe(200);
  };
  await status("4060", false);
  expect((await read<CloneNames>("clones?every=1")).ends).toEqual(["40601", "4061"]);
  await expectCounts();
  await status("4060", true);
  await expectCounts();
  const database = await catalogueDatabase(env);
  await storeTombstones(database, [{ key: "4060", reason: "Forbidden", day: "2026-11-01" }]);
  await expectCounts();
  // A full import writes the product again before its tombstone removes it.
  await stored([made("4060", "Z1"), made("700000", "Z2")]);
  expect((await counted()).keys).toEqual(["40601", "4061", "5000", "700000"]);
  await expectCounts();
  await emptied();
  expect(await read<CloneNames>("clones?every=1")).toEqual({ total: 0, results: [], ends: [] });
  await expectCounts();
  await stored([made("4061", "Z1")]);
  await expectCounts();
});

it("the migration adds counts to an older catalogue", async () => {
  await stored(numbers.slice(1).map((key, at) => made(key, clones[at % 5] ?? null, statuses[at % 3])));
  const database = await catalogueDatabase(env);
  const rows = async () =>
    Promise.all(
      [
        "select * from listed_clones",
        "select prefix, products, clones from listing_counts where products + clones > 0",
      ].map(async (sql) => (await database.prepare(sql).all()).results),
    );
  const before = await rows();
  for (const sql of ["drop table listed_clones", "drop table listing_counts", ...statementsOf(countsMigration)])
    await database.prepare(sql).run();
  expect(await rows()).toEqual(before);
  await expectCounts();
});

it("are counted after the restore of a backup that has none", async () => {
  await emptied();
  await stored([made("4070", "Z1"), made("4071", "z1"), made("5000", "Z2", "Obsolete")]);
  const database = await catalogueDatabase(env);
  await database.batch(uncountStatements(database));
  expect((await admin("/commerce/_admin/products/counts", { method: "POST" })).status).toBe(200);
  await expectCounts();
});

it("pages of clones continue after a product", async () => {
  await emptied();
  await stored([made("4070", "Z1"), made("4071", "z1"), made("40701", "D9E"), made("5000", "Z2")]);
  const names: string[] = [];
  for (let after: string | null = "0000"; after !== null; ) {
    const page: CloneNamesAfter = v.parse(cloneNamesAfter, await read(`clones?limit=2&after=${after}`));
    names.push(...page.results);
    after = page.next;
  }
  expect(names).toEqual(["Z1", "D9E", "Z2"]);
  expect(v.parse(productKeysAfter, await read("keys?after=4071"))).toMatchObject({ results: [{ key: "5000" }] });
  for (const query of ["after=x", "every=0", "every=5001"])
    expect((await call(token, `/products/clones?${query}`)).status).toBe(400);
});
