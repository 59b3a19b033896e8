import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { prices } from "../../../../../tests/factories/product";
import { newKey, officeCall, tokenOf } from "../../../staff/testing";
import { admin, importShelf } from "../../testing/gateway";

const at = "/commerce/_office/catalogue";
const importsAt = "/commerce/_office/imports";
const reason = "Test of the catalogue desk";
let desk = "";
beforeAll(async () => {
  await importShelf();
  desk = await tokenOf("catalogue");
});

const read = async (key: string) => (await officeCall(desk, `${at}/${key}`)).body;
const act = async (key: string, action: string, fields: object) =>
  officeCall(desk, `${at}/${key}/${action}`, { key: newKey(), version: (await read(key)).version, reason, ...fields });
const priceIn = async (sku: string, country: string) => {
  const { record } = await read(sku.slice(0, 4));
  const size = [record.product.masterVariant, ...record.product.variants].find((each) => each.sku === sku);
  return size.prices.find((price: { country: string }) => price.country === country)?.centAmount ?? null;
};

describe("a product", () => {
  it("is found by number, size, words of its name and status, in pages without gaps", async () => {
    const found = async (query: string) =>
      (await officeCall(desk, `${at}?${query}`)).body.rows.map(({ key }: { key: string }) => key);
    expect(await found("q=4060")).toEqual(["4060"]);
    expect(await found("q=4060S")).toEqual(["4060"]);
    expect(await found("q=phospho+akt")).toEqual(["4060"]);
    expect(await found("q=akt+nothing")).toEqual([]);
    const all = await found("limit=1000");
    const paged: string[] = [];
    for (let next: string | null = ""; next !== null; ) {
      const { body } = await officeCall(desk, `${at}?limit=3&after=${next}`);
      paged.push(...body.rows.map(({ key }: { key: string }) => key));
      next = body.next;
    }
    expect(paged).toEqual(all);
  });

  it("changes its prices with its version, an entry in the history, and the table of sizes", async () => {
    const before = await read("4060");
    const form = { key: newKey(), version: before.version, reason, prices: "4060S US 400.00 USD" };
    for (let time = 0; time < 2; time += 1)
      expect(await officeCall(desk, `${at}/4060/prices`, form)).toMatchObject({
        ...{ status: 200, body: { record: "4060", version: before.version + 1 } },
      });
    const after = await read("4060");
    expect(after.history[0]).toMatchObject({ after: { "price.4060S.US": "400.00 USD" }, reason });
    const late = await officeCall(desk, `${at}/4060/prices`, { ...form, key: newKey(), prices: "4060S US 1.00 USD" });
    expect(late.status).toBe(409);
    const { body } = await officeCall(desk, "/commerce/_office/prices?q=4060S");
    const row = body.rows.find(({ country }: { country: string }) => country === "US");
    expect(row).toMatchObject({ price: { centAmount: 40_000 }, action: "goes into the basket" });
    const one = await officeCall(desk, "/commerce/_office/prices/4060S-DE-customer");
    expect(one.body.record).toMatchObject({ price: null, reason: "the size has no price in the price country" });
  });

  it("names the field that is wrong, and refuses what changes nothing", async () => {
    const wrong = await act("4060", "prices", { prices: "4060S US four" });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: "prices" }] } });
    expect((await act("4060", "successor", { successor: "999999" })).body.errors[0]).toMatchObject({
      ...{ field: "successor", message: "There is no product 999999." },
    });
    const { record } = await read("4060");
    const { status, published } = record.product;
    expect((await act("4060", "status", { status, published })).status).toBe(400);
  });

  it("is a newer version after a machine's import, so that an older form is refused", async () => {
    const { version } = await read("9272");
    await importShelf();
    const late = { key: newKey(), version, reason, status: "Pending", published: true };
    expect((await officeCall(desk, `${at}/9272/status`, late)).status).toBe(409);
  });

  it("gets texts in three languages and leaves the others", async () => {
    expect((await act("9272", "texts-ja", { name: "Akt抗体" })).status).toBe(200);
    const { record } = await read("9272");
    expect(record.product.texts.ja).toEqual({ name: "Akt抗体" });
  });
});

describe("an import", () => {
  const check = async (csv: string, kind = "prices") =>
    officeCall(desk, `${importsAt}/check`, { key: newKey(), kind, name: "Prices of spring", csv });
  const step = async (id: string, name: string) => {
    const { body } = await officeCall(desk, `${importsAt}/${id}`);
    return officeCall(desk, `${importsAt}/${id}/${name}`, { key: newKey(), version: body.version, reason });
  };
  const header = "sku,country,price,currency";

  it("shows differences and rejected rows first, applies once, and undoes all but what others changed since", async () => {
    await importShelf();
    const former = { de: await priceIn("4060S", "DE"), us: await priceIn("9272S", "US") };
    const csv = [header, "4060S,DE,123.00,EUR", "9272S,US,77.00,USD", "9272S,US,1,USD", "9999S,DE,1,EUR"].join("\n");
    const { body: made } = await check(csv);
    const { body: seen } = await officeCall(desk, `${importsAt}/${made.record}`);
    expect(seen.record).toMatchObject({ state: "checked", rows: 4, changes: 2, rejected: 2 });
    expect(seen.record.faults.map(({ line }: { line: number }) => line)).toEqual([4, 5]);
    expect(await priceIn("4060S", "DE")).toBe(former.de);
    expect((await step(made.record, "apply")).status).toBe(200);
    expect([await priceIn("4060S", "DE"), await priceIn("9272S", "US")]).toEqual([12_300, 7700]);
    expect((await step(made.record, "apply")).status).toBe(400);
    const { record } = await read("9272");
    const others = record.product.masterVariant.prices
      .filter(({ country }: { country: string }) => country !== "US")
      .map((price: { country: string; centAmount: number; currencyCode: string; fractionDigits: number }) => {
        const amount = price.fractionDigits === 0 ? price.centAmount : (price.centAmount / 100).toFixed(2);
        return `9272S ${price.country} ${amount} ${price.currencyCode}`;
      });
    expect((await act("9272", "prices", { prices: [...others, "9272S US 80.00 USD"].join("\n") })).status).toBe(200);
    expect((await step(made.record, "undo")).status).toBe(200);
    expect([await priceIn("4060S", "DE"), await priceIn("9272S", "US")]).toEqual([former.de, 8000]);
    const { body: undone } = await officeCall(desk, `${importsAt}/${made.record}`);
    expect(undone.record).toMatchObject({ state: "undone", counts: { undone: 1, kept: 1 } });
    expect(undone.record.differences[0].note).toMatch(/^It is 80.00 USD now, changed by Demonstration/);
    expect(undone.history.map(({ after }: { after: { state: string } }) => after.state)).toEqual([
      ...["undone", "undoing", "applied", "applying", "checked"],
    ]);
  });

  it("of 1,000 prices is undone exactly", async () => {
    const keys = Array.from({ length: 200 }, (_, place) => String(20_000 + place));
    const { record } = await read("4060");
    const lines = keys.map((key) => {
      const { masterVariant, ...rest } = record.product;
      const size = { ...masterVariant, sku: `${key}S`, prices: prices(38_500) };
      return JSON.stringify({ ...rest, id: key, key, variants: [], masterVariant: size });
    });
    await admin("/commerce/_admin/products", { method: "POST", body: lines.join("\n") });
    const documents = async () => {
      const { results } = await env.CATALOGUE_DB.prepare(
        "select json_remove(document, '$.lastModifiedAt') as text from product_documents where key between '20000' and '20199'",
      ).all();
      return results;
    };
    const before = await documents();
    const rows = keys.flatMap((key) =>
      ["US,55.00,USD", "DE,56.00,EUR", "AT,57.00,EUR", "GB,58.00,GBP", "JP,5900,JPY"].map(
        (cells) => `${key}S,${cells}`,
      ),
    );
    const { body } = await check([header, ...rows].join("\n"));
    expect((await step(body.record, "apply")).status).toBe(200);
    expect((await officeCall(desk, `${importsAt}/${body.record}`)).body.record.counts).toEqual({ applied: 1000 });
    expect(await documents()).not.toEqual(before);
    expect((await step(body.record, "undo")).status).toBe(200);
    expect(await documents()).toEqual(before);
    await env.CATALOGUE_DB.batch(
      ["products", "product_documents"].map((name) =>
        env.CATALOGUE_DB.prepare(`delete from ${name} where key between '20000' and '20199'`),
      ),
    );
    await env.CATALOGUE_DB.prepare("delete from skus where product_key between '20000' and '20199'").run();
  });

  it("leaves a value that somebody changed after the check", async () => {
    await importShelf();
    const { body } = await check([header, "9272S,DE,9.00,EUR"].join("\n"));
    expect((await act("9272", "prices", { prices: "9272S DE 10.00 EUR" })).status).toBe(200);
    await step(body.record, "apply");
    const { body: seen } = await officeCall(desk, `${importsAt}/${body.record}`);
    expect(seen.record.counts).toEqual({ skipped: 1 });
    await importShelf();
  });
});
