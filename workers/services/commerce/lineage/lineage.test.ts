import { env, SELF } from "cloudflare:test";
import { type Fate, type Identified, type Lineage, lineage } from "@contracts/catalogue/lineage";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { ndjson, product, variant } from "../../../../tests/factories/product";
import { statementsOf } from "../../d1-migrations";
import foreignMigration from "../migrations/catalogue/0014_foreign_numbers.sql";
import { call, tokens } from "../testing/gateway";

const admin = { authorization: "Bearer demo-admin-key" };
const send = async (path: string, lines: readonly unknown[]) => {
  const answer = await SELF.fetch(`http://services.test/commerce/_admin/${path}`, {
    method: "POST",
    headers: admin,
    body: ndjson(lines),
  });
  return answer.json<{ stored: number; rejected: number; rejections: { path: string }[] }>();
};

const none: Lineage = {
  formerKeys: [],
  formerNames: [],
  rrids: [],
  withdrawal: null,
  replacement: null,
  foreignNumbers: [],
};
function made(key: string, over: Partial<Lineage> | null, status: "Released" | "Obsolete" = "Released", more = {}) {
  const bare = product(key, { masterVariant: variant(`${key}S`), status });
  return { ...bare, attributes: { ...bare.attributes, ...more, lineage: over && { ...none, ...over } } };
}

let token = "";
const read = async <T>(path: string): Promise<{ status: number; body: T }> => {
  const answer = await call(token, `/products${path}`);
  return { status: answer.status, body: await answer.json<T>() };
};

beforeAll(async () => {
  token = (await tokens("client")).access_token;
  const rrids = [{ id: "AB_99770001", since: "2009-03-02", mergedInto: "AB_99770002" }];
  const sent = await send("products", [
    made("770010", { formerKeys: ["770001", "770002"], rrids }, "Released", { rrid: "AB_99770003", clone: "Z9X" }),
    made("770011", null, "Obsolete", { clone: "z9x" }),
    made("770012", null),
  ]);
  expect(sent).toMatchObject({ stored: 3, rejected: 0 });
});

describe("a number without a product", () => {
  it("leads to the reagent's new number; one that was never published is unknown", async () => {
    expect((await read<Fate>("/770001/fate")).body).toEqual({ kind: "renumbered", to: "770010" });
    expect((await read("/770099/fate")).status).toBe(404);
    expect((await read("/770010/fate")).status).toBe(404);
    expect((await read("/x/fate")).status).toBe(404);
  });

  it("of a legally removed product has a tombstone, which no later import lifts", async () => {
    const grave = { key: "770012", reason: "Forbidden", reasons: { ja: "禁止" }, day: "2026-11-01" };
    expect(await send("tombstones", [grave, { ...grave, key: "x" }])).toMatchObject({ stored: 1, rejected: 1 });
    await send("products", [made("770012", null)]);
    expect((await read("/770012/cached")).status).toBe(404);
    expect((await read<Fate>("/770012/fate")).body).toEqual({
      kind: "removed",
      reason: "Forbidden",
      reasons: { ja: "禁止" },
      day: "2026-11-01",
    });
    expect((await read<Identified>("/identifiers?value=770012")).body.products).toEqual([]);
    expect((await SELF.fetch("http://services.test/commerce/_admin/tombstones", { method: "POST" })).status).toBe(401);
  });
});

describe("identifiers", () => {
  it.each(["770010", "770001", "AB_99770003", "RRID:AB_99770001", "rrid: ab_99770002"])(
    "%s identifies the product",
    async (value) => {
      const { body } = await read<Identified>(`/identifiers?value=${encodeURIComponent(value)}`);
      expect(body.products.map(({ productKey }) => productKey)).toEqual(["770010"]);
    },
  );

  it("a clone is found in any spelling, and follows the product's record", async () => {
    const keys = async () =>
      (await read<Identified>("/identifiers?value=z9X")).body.products.map((found) => found.productKey);
    expect(await keys()).toEqual(["770010", "770011"]);
    const clones = await read("/clones?limit=5&offset=0");
    expect(clones.body).toEqual({ total: 1, results: ["Z9X"] });
    expect((await read("/clones?limit=5&offset=1")).body).toEqual({ total: 1, results: [] });
    expect((await read("/clones?limit=0")).status).toBe(400);
    await send("products", [made("770011", null, "Obsolete", { clone: null })]);
    expect(await keys()).toEqual(["770010"]);
    expect((await read("/identifiers?value=")).status).toBe(400);
  });
});

it("another maker's number finds the products that name it, marked as related; the migration adds earlier imports", async () => {
  const stated = {
    vendor: "Example",
    catalog: "EX 77",
    rrid: "AB_99771111",
    relation: "same-target",
    basis: "Both.",
  } as const;
  const foreignNumbers = [{ ...stated, sourceUrl: "https://antibodies.example/ex-77", day: "2026-08-01" }];
  await send("products", [made("770030", { foreignNumbers })]);
  const found = async (value: string) => (await read<Identified>(`/identifiers?value=${value}`)).body.products;
  const expected = [{ kind: "foreign", productKey: "770030" }];
  expect([await found("ex77"), await found("AB_99771111")]).toEqual([expected, expected]);
  await env.CATALOGUE_DB.prepare("delete from product_identifiers where kind = 'foreign'").run();
  for (const fill of statementsOf(foreignMigration)) await env.CATALOGUE_DB.prepare(fill).run();
  expect([await found("ex77"), await found("AB_99771111")]).toEqual([expected, expected]);
});

it("a record whose lineage contradicts it is refused", async () => {
  const withdrawal = { reason: "It failed", day: "2026-11-01" };
  const answer = await send("products", [
    made("770020", { formerKeys: ["770020"] }),
    made("770021", { withdrawal }),
    made("770022", { withdrawal }, "Obsolete"),
  ]);
  expect(answer).toMatchObject({
    stored: 1,
    rejections: [{ path: "attributes.lineage.formerKeys" }, { path: "attributes.lineage.withdrawal" }],
  });
  expect(v.is(lineage, { ...none, foreignNumbers: [{ vendor: "x" }] })).toBe(false);
});
