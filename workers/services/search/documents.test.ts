import { env, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { SearchEngineObject } from "./engine/engine-object";
import { externalCases, externalDocuments, externalDraft } from "./external/external-cases";
import { nearestEngine, placeOf } from "./http/copies";
import { type CallOptions, call, engineCall, ids, importInto, keys, newEngine, search } from "./testing";

const stub = (engine: string) => env.SEARCH_ENGINES.get(env.SEARCH_ENGINES.idFromName(engine));
const admin = (path: string, options: CallOptions = {}) => call(`/_admin${path}`, { key: keys.admin, ...options });
const documents = async (engine: string, options: CallOptions, rest = "documents") => {
  const answered = await engineCall(engine, rest, { key: keys.private, ...options });
  return { status: answered.status, body: await answered.json<unknown>() };
};

describe("documents", () => {
  it("are written, read, listed, patched and deleted", async () => {
    const engine = await newEngine({ title: "text", price: "number" }, []);
    const written = await documents(engine, {
      body: [
        { id: "1", title: "Akt", price: "3.5" },
        { id: 2, title: ["a", "b"] },
      ],
    });
    expect(written).toEqual({
      status: 200,
      body: [
        { id: "1", errors: [] },
        { id: "2", errors: [] },
      ],
    });
    expect((await documents(engine, { method: "GET" }, "documents?ids[]=2&ids[]=9&ids[]=1")).body).toEqual([
      { id: "2", title: ["a", "b"] },
      null,
      { id: "1", title: "Akt", price: 3.5 },
    ]);
    expect((await documents(engine, { method: "GET" }, "documents/list?page[size]=1&page[current]=2")).body).toEqual({
      meta: { page: { current: 2, total_pages: 2, total_results: 2, size: 1 } },
      results: [{ id: "2", title: ["a", "b"] }],
    });
    const patched = await documents(engine, {
      method: "PATCH",
      body: [
        { id: "1", price: 4 },
        { id: "9", price: 1 },
      ],
    });
    expect(patched.body).toEqual([
      { id: "1", errors: [] },
      { id: "9", errors: ["Document not found."] },
    ]);
    expect(await ids(engine, { query: "akt", filters: { price: 4 } })).toEqual(["1"]);
    expect((await documents(engine, { method: "DELETE", body: ["1", { id: "9" }] })).body).toEqual([
      { id: "1", deleted: true },
      { id: "9", deleted: false },
    ]);
    expect(await ids(engine, { query: "" })).toEqual(["2"]);
  });

  it("replace the former document with its words, values and facets", async () => {
    const engine = await newEngine({ title: "text", kind: "text" }, [
      { id: "1", title: "Stat3", kind: "old" },
      { id: "2", title: "Jun", kind: "old" },
    ]);
    await documents(engine, { body: [{ id: "1", title: "Notch1", kind: "new" }] });
    expect([await ids(engine, { query: "stat3" }), await ids(engine, { query: "notch1" })]).toEqual([[], ["1"]]);
    const { facets, meta } = await search(engine, { query: "", facets: { kind: { type: "value" } } });
    expect(facets?.kind?.[0]?.data).toEqual([
      { value: "new", count: 1 },
      { value: "old", count: 1 },
    ]);
    expect(meta.page.total_results).toBe(2);
  });

  it("are refused one by one, with reasons", async () => {
    const engine = await newEngine({ price: "number", day: "date", place: "geolocation" }, []);
    const { body } = await documents(engine, {
      body: [
        { id: "1", price: "much" },
        { id: "2", day: "soon" },
        { id: "3", place: "here" },
        { id: "4", Title: "x" },
        { id: "5", all: "x" },
        { id: "6", price: { a: 1 } },
        "7",
        { id: "", price: 1 },
        { id: "ok", price: 1, flag: true, nothing: null },
      ],
    });
    expect(body).toEqual([
      { id: "1", errors: ["Invalid field value: price 'much' is not a number"] },
      { id: "2", errors: ["Invalid field value: day 'soon' is not a date"] },
      { id: "3", errors: ["Invalid field value: place 'here' is not a place"] },
      {
        id: "4",
        errors: ["Fields can only contain lowercase letters, numbers and underscores, and at most 64 of them: Title"],
      },
      { id: "5", errors: ["Fields cannot be named: all"] },
      { id: "6", errors: ["Invalid field value: price contains a nested object or list"] },
      { id: "", errors: ["Document must be an object"] },
      { id: "", errors: ["Invalid field value: id must be a text of 1 to 800 characters"] },
      { id: "ok", errors: [] },
    ]);
    expect(await ids(engine, { query: "", filters: { flag: "true" } })).toEqual(["ok"]);
  });

  it("respect the limits: 100 per batch, 100 KB each, 64 fields; one without an id gets one", async () => {
    const engine = await newEngine({}, []);
    expect((await documents(engine, { body: Array(101).fill({ id: "1" }) })).body).toEqual({
      errors: ["Documents cannot be more than 100"],
    });
    expect((await documents(engine, { body: [{ id: "1", title: "x".repeat(102_400) }] })).body).toEqual([
      { id: "1", errors: ["Document exceeds maximum allowed size of 102400 bytes"] },
    ]);
    const wide = Object.fromEntries(Array.from({ length: 65 }, (_, index) => [`f${index}`, "x"]));
    expect((await documents(engine, { body: [{ id: "1", ...wide }] })).body).toEqual([
      { id: "1", errors: ["Schema cannot have more than 64 fields"] },
    ]);
    const { f64: _, ...widest } = wide;
    expect((await documents(engine, { body: { ...widest, f0: "first", f63: "last" } })).body).toEqual([
      { id: expect.stringMatching(/^[\w-]{20,}$/), errors: [] },
    ]);
    expect(await ids(engine, { query: "last" })).toHaveLength(1);
  });
});

describe("schema", () => {
  it("grows, and changes a type if every value fits", async () => {
    const engine = await newEngine({ title: "text" }, [
      { id: "1", title: "12", more: "Akt" },
      { id: "2", title: "3" },
    ]);
    expect((await documents(engine, { method: "GET" }, "schema")).body).toEqual({ title: "text", more: "text" });
    expect((await documents(engine, { body: { title: "number", day: "date" } }, "schema")).body).toEqual({
      title: "number",
      more: "text",
      day: "date",
    });
    expect(await ids(engine, { query: "", filters: { title: { from: 4 } } })).toEqual(["1"]);
    expect((await documents(engine, { body: { more: "number" } }, "schema")).body).toEqual({
      errors: ["Schema cannot change: 'Akt' of more is not a number"],
    });
    expect((await documents(engine, { body: { title: "colour" } }, "schema")).status).toBe(400);
    await documents(engine, { body: { title: "text" } }, "schema");
    expect(await ids(engine, { query: "12" })).toEqual(["1"]);
  });
});

describe("engines", () => {
  it("are created by kind, listed, emptied and deleted", async () => {
    // An earlier test file may have left the engine: an object that the runtime evicted while idle keeps its rows
    // (empty-stores.ts).
    await admin("/engines/product-en-us", { method: "DELETE" });
    const created = await admin("/engines", { body: { name: "product-en-us", kind: "product" } });
    const info = await created.json<{ schema: Record<string, string>; language: string }>();
    expect([created.status, info.language, info.schema.totalcitationcount, info.schema.releaseddate]).toEqual([
      201,
      "en-us",
      "number",
      "date",
    ]);
    expect((await admin("/engines", { body: { name: "product-en-us", kind: "product" } })).status).toBe(200);
    expect((await admin("/engines", { body: { name: "Product" } })).status).toBe(400);
    const listed = await (await admin("/engines", { method: "GET" })).json<{ engines: { name: string }[] }>();
    expect(listed.engines.map(({ name }) => name)).toContain("product-en-us");
    await importInto("product-en-us", [{ id: "4060", name: "Akt" }]);
    expect(await ids("product-en-us", { query: "akt" })).toEqual(["4060"]);
    expect((await admin("/engines/product-en-us/documents", { method: "DELETE" })).status).toBe(200);
    expect(await ids("product-en-us", { query: "" })).toEqual([]);
    expect((await admin("/engines/product-en-us", { method: "DELETE" })).status).toBe(200);
    expect((await admin("/engines/product-en-us", { method: "GET" })).status).toBe(404);
    expect((await engineCall("product-en-us", "search", { body: { query: "" } })).status).toBe(404);
  });

  it("import lines and report invalid ones", async () => {
    const engine = await newEngine({ price: "number" }, []);
    const body = `{"id":"1","price":1}\n\nnot json\n{"id":"2","price":"x"}\r\n{"id":"3","price":3}`;
    const report = await (await admin(`/engines/${engine}/documents`, { body })).json();
    expect(report).toEqual({
      received: 4,
      indexed: 2,
      rejected: 2,
      errors: [
        { line: 3, id: "", errors: ["Line is not valid JSON"] },
        { line: 4, id: "2", errors: ["Invalid field value: price 'x' is not a number"] },
      ],
      documents: 2,
      ms: expect.any(Number),
    });
    expect((await admin("/engines/no-such/documents", { body })).status).toBe(404);
  });

  it("keep all data through an eviction and continue", async () => {
    const many = Array.from({ length: 700 }, (_, index) => ({
      id: String(index),
      title: `Protein ${index}`,
      kind: index % 3 ? "a" : "b",
    }));
    const engine = await newEngine({ title: "text", kind: "text" }, many);
    await documents(engine, { method: "DELETE", body: ["5", "300"] });
    const body = { query: "protein", facets: { kind: { type: "value" } }, sort: { title: "asc" }, page: { size: 50 } };
    const before = await search(engine, body);
    await evictDurableObject(stub(engine));
    const after = await search(engine, body);
    expect([after.results, after.facets, after.meta.page]).toEqual([before.results, before.facets, before.meta.page]);
    expect(after.meta.page.total_results).toBe(698);
    await documents(engine, {
      body: [
        { id: "new", title: "Protein new", kind: "b" },
        { id: "1", title: "Changed", kind: "c" },
      ],
    });
    await evictDurableObject(stub(engine));
    expect(await ids(engine, { query: "changed", filters: { kind: "c" } })).toEqual(["1"]);
    expect(await ids(engine, { query: "new" })).toEqual(["new"]);
    expect((await search(engine, { query: "", page: { size: 0 } })).meta.page.total_results).toBe(699);
  });

  it("return the same results after the index was merged", async () => {
    const engine = await newEngine({ title: "text" }, [
      { id: "1", title: "Akt" },
      { id: "2", title: "Akt two" },
    ]);
    const before = await ids(engine, { query: "akt" });
    expect(await runDurableObjectAlarm(stub(engine))).toBe(true);
    expect(await ids(engine, { query: "akt" })).toEqual(before);
  });

  it("merge their index in steps until done, with longer pauses during searches", async () => {
    const words = (from: number) => Array.from({ length: 400 }, (_, word) => `w${from * 400 + word}`).join(" ");
    const page = (part: number) =>
      Array.from({ length: 60 }, (_, at) => ({ id: `${part}-${at}`, title: words(part * 60 + at) }));
    const engine = await newEngine({ title: "text" }, page(0));
    for (let part = 1; part < 4; part += 1) await importInto(engine, page(part));

    const untilNextStep = async () => {
      expect(await runDurableObjectAlarm(stub(engine))).toBe(true);
      const next = await runInDurableObject(stub(engine), (_, { storage }) => storage.getAlarm());
      return next === null ? null : next - Date.now();
    };
    const before = await ids(engine, { query: "w7" });
    const whileAsked = await untilNextStep();
    expect(whileAsked).toBeGreaterThan(300);

    let steps = 1;
    // After the last step, columns are saved once there was no import for a while.
    const isMerging = (pause: number | null) => pause !== null && pause < 10_000;
    for (let pause = whileAsked; isMerging(pause) && steps < 500; steps += 1) pause = await untilNextStep();
    expect(steps).toBeGreaterThan(3);
    expect(steps).toBeLessThan(500);
    expect(await ids(engine, { query: "w7" })).toEqual(before);
  });
});

describe("suggestions", () => {
  it("complete words of values, frequent ones first", async () => {
    const engine = await newEngine({ symbol: "text", name: "text" }, [
      { id: "1", symbol: ["AKT1", "AKT2"], name: "Phospho-Akt (Ser473) mAb" },
      { id: "2", symbol: "AKT1", name: "Histone H3 mAb" },
      { id: "3", symbol: "HDAC1", name: "β-Actin mAb" },
      { id: "4", name: "リン酸化Akt" },
    ]);
    const suggest = async (query: string, more: object = {}) => {
      const answered = await engineCall(engine, "query_suggestion", { body: { query, ...more } });
      return (await answered.json<{ results: { documents: { suggestion: string }[] } }>()).results.documents.map(
        ({ suggestion }) => suggestion,
      );
    };
    expect(await suggest("ak", { types: { documents: { fields: ["symbol"] } } })).toEqual(["AKT1", "AKT2"]);
    expect(await suggest("akt", { size: 1 })).toEqual(["AKT1"]);
    expect(await suggest("ser473")).toEqual(["Phospho-Akt (Ser473) mAb"]);
    expect(await suggest("mab hist")).toEqual(["Histone H3 mAb"]);
    expect(await suggest("beta-act")).toEqual(["β-Actin mAb"]);
    expect(await suggest("酸化")).toEqual(["リン酸化Akt"]);
    expect(await suggest("xyz")).toEqual([]);
    expect(await suggest("")).toEqual([]);
  });
});

describe("synonyms", () => {
  it("are interchangeable, in words and phrases", async () => {
    const engine = await newEngine({ name: "text" }, [
      { id: "1", name: "Simple Western assay" },
      { id: "2", name: "Flow cytometry panel" },
    ]);
    const sets = await documents(engine, { body: { synonyms: ["wes", "Simple Western"] } }, "synonyms");
    expect(await ids(engine, { query: "facs panel", precision: 9 })).toEqual([]);
    await documents(engine, { body: { synonyms: ["FACS", "flow cytometry"] } }, "synonyms");
    expect(await ids(engine, { query: "facs panel", precision: 9 })).toEqual(["2"]);
    expect([await ids(engine, { query: "wes" }), await ids(engine, { query: "facs panel" })]).toEqual([["1"], ["2"]]);
    await evictDurableObject(stub(engine));
    expect([await ids(engine, { query: "wes" }), await ids(engine, { query: "wes", precision: 9 })]).toEqual([
      ["1"],
      ["1"],
    ]);
    const { id } = sets.body as { id: string };
    expect((await documents(engine, { method: "GET" }, "synonyms")).body).toMatchObject({ results: [{}, {}] });
    expect((await documents(engine, { method: "DELETE" }, `synonyms/${id}`)).body).toEqual({ deleted: true });
    expect(await ids(engine, { query: "wes", precision: 9 })).toEqual([]);
  });
  it("do not match inside a longer Japanese word, and do not split a name", async () => {
    const names = ["HeLaコントロール細胞抽出液 (EGF)", "ロット間の一貫性", "ウェスタンブロットの標準化"];
    const engine = await newEngine(
      { name: "text" },
      names.map((name, index) => ({ id: `${index}`, name })),
    );
    for (const synonyms of [
      ["ロット", "バッチ"],
      ["細胞抽出液", "lysate"],
    ])
      await documents(engine, { body: { synonyms } }, "synonyms");
    expect(await ids(engine, { query: "ブロット" })).toEqual(["2"]);
    expect(await ids(engine, { query: "バッチ" })).toContain("1");
    expect(await ids(engine, { query: names[0], precision: 11 })).toEqual(["0"]);
  });
});

describe("imported synonyms", () => {
  it("replace all existing ones, and report errors", async () => {
    const engine = await newEngine({ name: "text" }, [{ id: "1", name: "Caspase-3 Antibody" }]);
    const send = (sets: unknown) => admin(`/engines/${engine}/synonyms`, { method: "PUT", body: { sets } });
    await documents(engine, { body: { synonyms: ["old", "caspase"] } }, "synonyms");
    expect(await ids(engine, { query: "old", precision: 9 })).toEqual(["1"]);
    const sent = await send([{ id: "protein-1", synonyms: ["カスパーゼ", "Caspase"] }]);
    expect([sent.status, await sent.json<unknown>()]).toEqual([200, { synonymSets: 1 }]);
    expect(await ids(engine, { query: "カスパーゼ3" })).toEqual(["1"]);
    expect(await ids(engine, { query: "old", precision: 9 })).toEqual([]);
    expect((await send([{ id: "a b", synonyms: ["x", "y"] }])).status).toBe(400);
    expect((await send([{ id: "a", synonyms: ["x"] }])).status).toBe(400);
    const nowhere = await admin("/engines/no-such-engine/synonyms", { method: "PUT", body: { sets: [] } });
    expect(nowhere.status).toBe(404);
  });
});

describe("analytics", () => {
  it("counts queries, empty results, tags and clicks, and keeps them", async () => {
    const engine = await newEngine({ title: "text" }, [{ id: "1", title: "Akt" }]);
    await search(engine, { query: "Akt", analytics: { tags: ["web"] } });
    await search(engine, { query: "akt" });
    await search(engine, { query: "nothing at all" });
    await search(engine, { query: "unseen", record_analytics: false });
    await engineCall(engine, "click", { body: { query: "akt", document_id: "1", request_id: "r" } });
    const counted = async (path: string) =>
      (await admin(`/engines/${engine}/analytics/${path}`, { method: "GET" })).json<unknown>();
    expect(await counted("queries")).toEqual([
      { query: "akt", searches: 2, withoutResults: 0 },
      { query: "nothing at all", searches: 1, withoutResults: 1 },
    ]);
    expect(await counted("queries?tag=web&limit=1")).toEqual([{ query: "akt", searches: 1, withoutResults: 0 }]);
    await evictDurableObject(stub(engine));
    expect(await counted("clicks")).toEqual([{ query: "akt", document: "1", clicks: 1 }]);
    expect(await counted("totals")).toEqual({ searches: 3, withoutResults: 1, clicks: 1 });
    expect(await counted("totals?from=2000-01-01&to=2000-01-02")).toEqual({
      searches: 0,
      withoutResults: 0,
      clicks: 0,
    });
    expect((await admin(`/engines/${engine}/analytics/totals?from=x`, { method: "GET" })).status).toBe(400);
  });
});

describe("copies near readers", () => {
  const schema = { title: "text", price: "number" };
  const three = [
    { id: "1", title: "Akt", price: 1 },
    { id: "2", title: "Akt kinase", price: 2 },
    { id: "3", title: "Jun", price: 3 },
  ];
  /**
   * Responses of the engine and of its copy, without scores: they count deleted words until a merge, which each runs at
   * a different time.
   */
  async function both(engine: string, query: string) {
    const asked: Parameters<SearchEngineObject["search"]> = [[{ query }], undefined, "id"];
    const answers = [await stub(engine).search(...asked), await stub(`${engine}@weur`).searchCopy(engine, ...asked)];
    const withoutScores = (name: string, value: unknown) => (name === "score" ? undefined : value);
    return answers.map((answer) => (answer?.ok ? JSON.parse(answer.body, withoutScores) : null));
  }

  it("return the same as the engine, once they have followed its log", async () => {
    const engine = await newEngine(schema, three);
    // The first query starts the copy; until then the engine responds instead.
    expect((await both(engine, "akt"))[1]).toBeNull();
    await stub(`${engine}@weur`).followNow(engine);
    const [first, copied] = await both(engine, "akt");
    expect(copied).toEqual(first);
    await importInto(engine, [
      { id: "2", title: "Erk", price: 9 },
      { id: "4", title: "Akt two", isnew: "yes" },
    ]);
    await documents(engine, { method: "DELETE", body: ["1"] });
    await importInto(engine, [{ id: "5", title: "Akt five" }]);
    await stub(`${engine}@weur`).followNow(engine);
    for (const query of ["akt", "erk", "jun", ""]) {
      const [original, copy] = await both(engine, query);
      expect([query, copy]).toEqual([query, original]);
    }
    await admin(`/engines/${engine}/documents`, { method: "DELETE" });
    await importInto(engine, [{ id: "6", title: "Akt six" }]);
    await stub(`${engine}@weur`).followNow(engine);
    const [emptied, copy] = await both(engine, "");
    expect([copy[0].meta.page.total_results, copy]).toEqual([1, emptied]);
  });

  it("return nothing after a restart until they have followed the log, and are deleted with their engine", async () => {
    const engine = await newEngine(schema, three);
    await stub(`${engine}@weur`).followNow(engine);
    expect((await both(engine, "akt"))[1]).not.toBeNull();
    await evictDurableObject(stub(`${engine}@weur`));
    expect((await both(engine, "akt"))[1]).toBeNull();
    await admin(`/engines/${engine}`, { method: "DELETE" });
    await stub(`${engine}@weur`).followNow(engine);
    expect(await stub(`${engine}@weur`).info()).toBeNull();
  });

  it("start over if the engine was recreated under its name, or restored to an earlier state", async () => {
    const engine = await newEngine(schema, three);
    await stub(`${engine}@weur`).followNow(engine);
    await admin(`/engines/${engine}`, { method: "DELETE" });
    await admin("/engines", { body: { name: engine, schema } });
    await importInto(engine, [{ id: "7", title: "Akt seven" }]);
    await stub(`${engine}@weur`).followNow(engine);
    const [original, copy] = await both(engine, "");
    expect([copy[0].meta.page.total_results, copy]).toEqual([1, original]);

    const known = (await stub(engine).changesSince({ generation: 0, sequence: 0, definition: 0 }))?.position;
    if (!known) throw new Error("there is no log");
    const ahead = await stub(engine).changesSince({ ...known, sequence: known.sequence + 1 });
    expect(ahead?.position.generation).toBeGreaterThan(known.generation);
    expect(ahead?.documents.map(({ id }) => id)).toEqual(["7"]);
  });

  it("serve readers of their continent; the engine serves readers without a copy", async () => {
    expect([placeOf("EU", "apac, weur"), placeOf("EU", "apac"), placeOf(undefined, "weur"), placeOf("EU", "")]).toEqual(
      [...["weur", null, null, null]],
    );
    const engine = await newEngine(schema, three);
    const request = new Request("http://services.test/", { cf: { continent: "EU" } as RequestInitCfProperties });
    const near = nearestEngine({ ...env, SEARCH_COPIES: "weur" }, engine, stub(engine), request);
    const answer = await near.search([{ query: "akt" }], undefined, "id");
    expect(answer.ok && JSON.parse(answer.body)[0].results).toHaveLength(2);
  });
});

describe("cases that check external engines", () => {
  it.each(externalCases)("$name: the embedded engine's response", async ({ request, expected }) => {
    const { schema, language, searchFields: search_fields } = externalDraft;
    const engine = await newEngine(schema, externalDocuments, { language, search_fields });
    const sets = [{ id: "wb", synonyms: ["WB", "western blotting"] }];
    await admin(`/engines/${engine}/synonyms`, { method: "PUT", body: { sets } });
    const { results, facets } = await search(engine, request);
    expect({ ids: results.map(({ id }) => id.raw), ...(facets && { facets }) }).toEqual(expected);
  });
});
