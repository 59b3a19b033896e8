import { env, SELF } from "cloudflare:test";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { prices } from "../../../../../tests/factories/product";
import { engineCall, keys, call as searchCall } from "../../../search/testing";
import { newKey, officeCall, tokenOf } from "../../../staff/testing";
import { admin, importShelf } from "../../testing/gateway";
import { versionedProducts } from "./edit-product";

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
    expect(await found(`q=${encodeURIComponent("４０６０Ｓ")}`)).toEqual(["4060"]);
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

  it("names the invalid field, and refuses a change without effect", async () => {
    for (const typed of ["4060S US four", "4060S XX 1.00 USD", "4060S US 1.00 XYZ"])
      expect([typed, await act("4060", "prices", { prices: typed })]).toMatchObject([
        ...[typed, { status: 400, body: { errors: [{ field: "prices" }] } }],
      ]);
    expect((await act("4060", "successor", { successor: "999999" })).body.errors[0]).toMatchObject({
      ...{ field: "successor", message: "There is no product 999999." },
    });
    expect((await act("9272", "successor", { successor: "4060" })).status).toBe(200);
    expect((await act("4060", "successor", { successor: "9272" })).body.errors[0]).toMatchObject({
      ...{ field: "successor", message: "9272 leads to 4060 by its own successors." },
    });
    const { record } = await read("4060");
    const { status, published } = record.product;
    expect((await act("4060", "status", { status, published })).status).toBe(400);
  });

  it("has a newer version after an import by a program, so an older form is refused", async () => {
    const { version } = await read("9272");
    await importShelf();
    const late = { key: newKey(), version, reason, status: "Pending", published: true };
    expect((await officeCall(desk, `${at}/9272/status`, late)).status).toBe(409);
  });

  it("changes texts in three languages and leaves the others", async () => {
    expect((await act("9272", "texts-ja", { name: "Akt抗体" })).status).toBe(200);
    const { record } = await read("9272");
    expect(record.product.texts.ja).toEqual({ name: "Akt抗体" });
  });

  it("is written to the search engines with its change, removed while unpublished, and not written for a price", async () => {
    for (const locale of ["en-us", "ja-jp", "zh-cn"])
      await searchCall("/_admin/engines", { key: keys.admin, body: { name: `product-${locale}`, schema: {} } });
    const names = () =>
      Promise.all(
        ["en-us", "ja-jp"].map(async (locale) => {
          const asked = { key: keys.private, method: "GET" };
          const answer = await engineCall(`product-${locale}`, "documents?ids[]=2112", asked);
          const [found] = await answer.json<({ name: string } | null)[]>();
          return found?.name ?? null;
        }),
      );
    const { name } = (await read("2112")).record.product;
    await act("2112", "prices", { prices: "2112S US 400.00 USD" });
    await act("2112", "texts-ja", { name: "新しい抗体" });
    await vi.waitFor(async () => expect(await names()).toEqual([name, "新しい抗体"]));
    await act("2112", "status", { status: "Released", published: false });
    await vi.waitFor(async () => expect(await names()).toEqual([null, null]));
    await act("2112", "prices", { prices: "2112S US 401.00 USD" });
    await act("2112", "status", { status: "Released", published: true });
    await vi.waitFor(async () => expect(await names()).toEqual([name, "新しい抗体"]));
  });
});

describe("a product that a person adds", () => {
  const added = { number: "7301", name: "New Antibody", type: "Primary Antibody", category: "primary-antibodies" };
  const size = { code: "s", amount: "100", uom: "µl", kind: "Regular" };
  const add = (over: object = {}) =>
    officeCall(desk, `${at}/add`, { key: newKey(), reason, ...added, ...size, ...over });

  it("is hidden until it is published, and cannot have a number that is or was in use", async () => {
    const form = { key: newKey() };
    for (let time = 0; time < 2; time += 1) expect((await add(form)).body).toEqual({ record: "7301", version: 1 });
    const { record, history } = await read("7301");
    expect(record.product).toMatchObject({ status: "Pending", published: false, masterVariant: { sku: "7301S" } });
    expect(record.product.attributes).toMatchObject({ demonstration: true, host: null, lots: [] });
    expect(history).toHaveLength(1);
    const problem = async (over: object) => (await add(over)).body.errors[0];
    expect(await problem({})).toMatchObject({ field: "number", message: "Product 7301 already exists." });
    expect(await problem({ number: "73" })).toMatchObject({ field: "number" });
    expect(await problem({ number: "7302", category: "toys" })).toMatchObject({ field: "category" });
    const grave = JSON.stringify({ key: "7303", reason: "Recalled", day: "2026-01-31" });
    await admin("/commerce/_admin/tombstones", { method: "POST", body: grave });
    expect(await problem({ number: "7303" })).toMatchObject({ field: "number" });
  });

  it("gets facts, a size with a price, and removable figures in the order in which they were added", async () => {
    expect((await act("7301", "facts", { facts: { host: "Rabbit", clonality: "Monoclonal" } })).status).toBe(200);
    const wrong = await act("7301", "facts", { facts: { clonality: "Oligoclonal" } });
    expect(wrong.body.errors[0]).toMatchObject({ field: "facts.clonality" });
    const large = { code: "L", amount: "1", uom: "ml", kind: "Large" };
    expect((await act("7301", "size", large)).status).toBe(200);
    expect((await act("7301", "size", large)).body.errors[0]).toMatchObject({ field: "code" });
    expect((await act("7301", "prices", { prices: "7301L US 900.00 USD" })).status).toBe(200);
    const { body } = await officeCall(desk, "/commerce/_office/prices?q=7301L");
    expect(body.rows.map(({ country }: { country: string }) => country)).toContain("US");
    const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    const figure = { file: `image/png;blot%201.png;${pixel}`, application: "WB" };
    const caption = { en: "Western blot", ja: "ウェスタンブロット" };
    expect((await act("7301", "figure", { ...figure, caption })).status).toBe(200);
    expect((await act("7301", "figure", { ...figure, caption: { en: "Second blot" } })).status).toBe(200);
    const { product } = (await read("7301")).record;
    const [first, second] = product.attributes.figures;
    expect(first).toMatchObject({ caption: "Western blot", figureType: "WB", size: { width: 1, height: 1 } });
    expect(second.caption).toBe("Second blot");
    expect(product.texts.ja.figures).toEqual({ [first.id]: "ウェスタンブロット" });
    const picture = await SELF.fetch(`http://services.test/images${first.variants.PUBLIC}`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    await picture.arrayBuffer();
    expect((await act("7301", "remove-figure", { figure: first.id })).status).toBe(200);
    const { record, history } = await read("7301");
    expect(record.product.attributes.figures).toEqual([second]);
    expect(record.product.texts.ja.figures).toEqual({});
    expect(history[0]).toMatchObject({ before: { [`figure.${first.id}`]: "Western blot" } });
    const bad = await act("7301", "figure", { ...figure, file: "image/png;x.png;AAAA", caption });
    expect(bad.body.errors[0]).toMatchObject({ field: "file" });
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

  it("of prices without decimals is undone too", async () => {
    const { body: made } = await check([header, "4060S,DE,5,EUR"].join("\n"));
    for (const name of ["apply", "undo"]) expect((await step(made.record, name)).status).toBe(200);
    const { body } = await officeCall(desk, `${importsAt}/${made.record}`);
    expect(body.record).toMatchObject({ counts: { undone: 1 }, differences: [{ after: "5.00 EUR" }] });
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
    const documents = async () =>
      [...(await versionedProducts(env.CATALOGUE_DB, keys)).values()].map(
        ({ product: { lastModifiedAt: _, ...rest } }) => rest,
      );
    const before = await documents();
    const rows = keys.flatMap((key) =>
      ["US,55.00,USD", "DE,56.00,EUR", "AT,57.00,EUR", "GB,58.00,GBP", "JP,5900,JPY"].map(
        (cells) => `${key}S,${cells}`,
      ),
    );
    const { body } = await check([header, ...rows].join("\n"));
    // A call ends after nine seconds, and the next one does the rest.
    const carriedOut = async (direction: "apply" | "undo", rest: "planned" | "applied") => {
      for (let calls = 0; calls < 8; calls += 1) {
        expect((await step(body.record, direction)).status).toBe(200);
        const { counts } = (await officeCall(desk, `${importsAt}/${body.record}`)).body.record;
        if (!counts[rest]) return counts;
      }
    };
    expect(await carriedOut("apply", "planned")).toEqual({ applied: 1000 });
    expect(await documents()).not.toEqual(before);
    await carriedOut("undo", "applied");
    expect(await documents()).toEqual(before);
    await env.CATALOGUE_DB.batch(
      ["products", "product_documents"].map((name) =>
        env.CATALOGUE_DB.prepare(`delete from ${name} where key between '20000' and '20199'`),
      ),
    );
    await env.CATALOGUE_DB.prepare("delete from skus where product_key between '20000' and '20199'").run();
  });

  it("is applied and undone on its days, in the name of its planner, when storefronts request the generation", async () => {
    await importShelf();
    const former = await priceIn("4060S", "DE");
    const { body } = await check([header, "4060S,DE,99.00,EUR"].join("\n"));
    const plan = async (from: string | null, until: string | null) => {
      const { version } = (await officeCall(desk, `${importsAt}/${body.record}`)).body;
      return officeCall(desk, `${importsAt}/${body.record}/plan`, { key: newKey(), version, from, until });
    };
    const state = async () => (await officeCall(desk, `${importsAt}/${body.record}`)).body.record.state;
    const ask = async () => {
      const headers = { authorization: "Bearer demo-settings-key" };
      await (await SELF.fetch("http://services.test/settings/generation", { headers })).text();
    };
    expect((await plan(null, "2099-01-01")).body.errors[0]).toMatchObject({ field: "from" });
    expect((await plan("2099-01-02", "2099-01-01")).body.errors[0]).toMatchObject({ field: "until" });
    expect((await plan("2099-01-01", "2099-01-31")).status).toBe(200);
    await ask();
    const { body: seen } = await officeCall(desk, `${importsAt}/${body.record}`);
    expect(seen.record).toMatchObject({ state: "checked", from: "2099-01-01", until: "2099-01-31" });
    expect((await plan("2020-01-01", "2020-01-31")).body.errors).toMatchObject([{ field: "from" }, { field: "until" }]);
    expect((await plan("2099-01-01", null)).status).toBe(200);
    await env.CATALOGUE_DB.prepare("update import_plans set apply_at = 1 where import_id = ?").bind(body.record).run();
    expect((await plan("1970-01-01", null)).status).toBe(200);
    await ask();
    await vi.waitFor(async () => expect(await state()).toBe("applied"));
    expect(await priceIn("4060S", "DE")).toBe(9900);
    expect((await read("4060")).history[0].actor).toMatchObject({ kind: "person", id: "demo-catalogue" });
    await env.CATALOGUE_DB.prepare("update import_plans set undo_at = 1 where import_id = ?").bind(body.record).run();
    await ask();
    await vi.waitFor(async () => expect(await state()).toBe("undone"));
    expect(await priceIn("4060S", "DE")).toBe(former);
  });

  it("is found by words of its name, by rejected lines, and by planned days", async () => {
    const name = `Spring ${newKey().slice(0, 8)}`;
    const csv = [header, "4060S,DE,98.00,EUR", "0000S,DE,1.00,EUR"].join("\n");
    const sent = { key: newKey(), kind: "prices", name, csv };
    const { body } = await officeCall(desk, `${importsAt}/check`, sent);
    const found = async (query: string) =>
      (await officeCall(desk, `${importsAt}?${query}`)).body.rows.some((row: { id: string }) => row.id === body.record);
    const words = encodeURIComponent(name.replace("Spring", "ＳＰＲＩＮＧ"));
    expect([await found(`q=${words}`), await found(`q=${words}%20winter`)]).toEqual([true, false]);
    expect([await found("waits=rejected%20lines"), await found("waits=planned%20days")]).toEqual([true, false]);
    const plan = { key: newKey(), version: 1, from: "2099-01-01", until: null };
    expect((await officeCall(desk, `${importsAt}/${body.record}/plan`, plan)).status).toBe(200);
    expect(await found("waits=planned%20days")).toBe(true);
    await officeCall(desk, `${importsAt}/${body.record}/discard`, { key: newKey(), version: 2 });
    expect([await found("waits=rejected%20lines"), await found("waits=planned%20days")]).toEqual([false, false]);
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
