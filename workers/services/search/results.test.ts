import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { ids, newEngine, refusal, search } from "./testing";

const schema = { title: "text", body: "text", kind: "text", price: "number", day: "date", tags: "text" };
const documents = [
  {
    id: "a",
    title: "Akt10 kinase",
    body: "The kinase Akt is <b>active</b> & well",
    kind: "Kit",
    price: 10,
    day: "2020-01-01",
    tags: ["x", "y"],
  },
  { id: "b", title: "akt2 kinase", body: "Akt", kind: "Kit", price: 30, day: "2024-01-01", tags: ["y"] },
  { id: "c", title: "Álbumin kinase", body: "No match here", kind: "Buffer", price: 20, day: "2026-01-01", tags: [] },
  { id: "d", title: "Zebra kinase", kind: "Antibody", price: null, tags: ["x", "z"] },
];
let engine: string;
beforeAll(async () => {
  engine = await newEngine(schema, documents);
});

describe("facets", () => {
  const facet = async (facets: object, more: object = {}) =>
    (await search(engine, { query: "", facets, ...more })).facets;

  it("count values, most frequent first", async () => {
    expect(await facet({ kind: { type: "value" } })).toEqual({
      kind: [
        {
          type: "value",
          data: [
            { value: "Kit", count: 2 },
            { value: "Antibody", count: 1 },
            { value: "Buffer", count: 1 },
          ],
        },
      ],
    });
  });
  it("sort by value or count, are cut, and carry a name", async () => {
    const values = async (options: object) =>
      (await facet({ kind: { type: "value", ...options } }))?.kind?.[0]?.data.map(({ value }) => value);
    expect(await values({ sort: { value: "asc" } })).toEqual(["Antibody", "Buffer", "Kit"]);
    expect(await values({ sort: { value: "desc" }, size: 2 })).toEqual(["Kit", "Buffer"]);
    expect(await values({ sort: { count: "asc" }, size: 1 })).toEqual(["Antibody"]);
    expect((await facet({ kind: { type: "value", name: "of kinds", size: 1 } }))?.kind?.[0]?.name).toBe("of kinds");
  });
  it("count each value of a list, numbers as numbers, dates as times", async () => {
    const answered = await facet({
      tags: { type: "value" },
      price: { type: "value", size: 1 },
      day: { type: "value", size: 1 },
    });
    expect(answered?.tags?.[0]?.data).toEqual([
      { value: "x", count: 2 },
      { value: "y", count: 2 },
      { value: "z", count: 1 },
    ]);
    expect(answered?.price?.[0]?.data).toEqual([{ value: 10, count: 1 }]);
    expect(answered?.day?.[0]?.data).toEqual([{ value: "2020-01-01T00:00:00.000Z", count: 1 }]);
  });
  it("count ranges of numbers and dates, with several facets per field", async () => {
    const ranges = [{ to: 20, name: "cheap" }, { from: 20 }, { from: 10, to: 30 }];
    const answered = await facet({
      price: [{ type: "range", ranges }, { type: "value" }],
      day: { type: "range", ranges: [{ from: "2024-01-01", to: "2026-01-01" }] },
    });
    expect(answered?.price?.[0]).toEqual({
      type: "range",
      data: [
        { to: 20, name: "cheap", count: 1 },
        { from: 20, count: 2 },
        { from: 10, to: 30, count: 2 },
      ],
    });
    expect(answered?.price?.[1]?.data).toHaveLength(3);
    expect(answered?.day?.[0]?.data).toEqual([
      { from: "2024-01-01T00:00:00.000Z", to: "2026-01-01T00:00:00.000Z", count: 1 },
    ]);
  });
  it("count after query and filters", async () => {
    const answered = await facet({ kind: { type: "value" } }, { query: "akt", filters: { price: { from: 20 } } });
    expect(answered?.kind?.[0]?.data).toEqual([{ value: "Kit", count: 1 }]);
  });
  it("agree with a naive count", { timeout: 30_000 }, async () => {
    const kinds = ["p", "q", "r", "s"];
    const many = Array.from({ length: 300 }, (_, index) => ({
      id: String(index),
      list: kinds.filter((_, kind) => (index >> kind) & 1),
      n: index % 11,
    }));
    const large = await newEngine({ list: "text", n: "number" }, many);
    await fc.assert(
      fc.asyncProperty(fc.nat(11), fc.nat(11), async (from, to) => {
        const answered = await search(large, {
          query: "",
          filters: { n: { from, to } },
          page: { size: 0 },
          facets: { list: { type: "value", size: 250 } },
        });
        const hits = many.filter(({ n }) => n >= from && n < to);
        const counts = new Map(kinds.map((kind) => [kind, hits.filter(({ list }) => list.includes(kind)).length]));
        const data = answered.facets?.list?.[0]?.data ?? [];
        expect(new Map(data.map(({ value, count }) => [value, count]))).toEqual(
          new Map([...counts].filter(([, count]) => count > 0)),
        );
        expect(answered.meta.page.total_results).toBe(hits.length);
      }),
      { numRuns: 50 },
    );
  });
  it.each([
    [
      { kind: { type: "range", ranges: [{ from: 1 }] } },
      "Facets contains invalid ranges for field: kind (each needs from or to of the type text, text has none)",
    ],
    [{ price: { type: "range", ranges: [] } }, "Facet ranges cannot be empty"],
    [
      { price: { type: "value", sort: { name: "asc" } } },
      'Facet sort must be {"count": "asc"|"desc"} or {"value": "asc"|"desc"}',
    ],
  ])("refuse %j", async (facets, message) => {
    expect((await refusal(engine, { query: "", facets })).body.errors).toEqual([message]);
  });
});

describe("order", () => {
  it("sorts text in natural order, numbers and dates, missing values last", async () => {
    const by = (sort: unknown) => ids(engine, { query: "", sort });
    expect(await by({ title: "asc" })).toEqual(["b", "a", "c", "d"]);
    expect(await by({ title: "desc" })).toEqual(["d", "c", "a", "b"]);
    expect(await by({ price: "asc" })).toEqual(["a", "c", "b", "d"]);
    expect(await by({ price: "desc" })).toEqual(["b", "c", "a", "d"]);
    expect(await by([{ kind: "asc" }, { price: "desc" }])).toEqual(["d", "c", "b", "a"]);
    expect(await by({ day: "desc" })).toEqual(["c", "b", "a", "d"]);
  });
  it("is the same across pages", async () => {
    const many = await newEngine(
      { n: "number" },
      Array.from({ length: 137 }, (_, index) => ({ id: String(index), n: (index * 7) % 10 })),
    );
    const whole = await ids(many, { query: "", sort: { n: "desc" } });
    const paged: string[] = [];
    for (let current = 1; current <= 14; current += 1)
      paged.push(...(await ids(many, { query: "", sort: { n: "desc" }, page: { size: 10, current } })));
    expect(paged).toEqual(whole);
    expect(new Set(paged).size).toBe(137);
  });
  it("follows the field weights", async () => {
    const weighed = await newEngine({ title: "text", body: "text" }, [
      { id: "title", title: "Akt kinase substrate", body: "Other words entirely" },
      { id: "body", title: "Other words entirely", body: "Akt kinase substrate" },
      ...Array.from({ length: 20 }, (_, index) => ({ id: `x${index}`, title: "filler text", body: "filler text" })),
    ]);
    const first = async (search_fields: object) => (await ids(weighed, { query: "akt", search_fields }))[0];
    expect(await first({ title: { weight: 10 }, body: { weight: 1 } })).toBe("title");
    expect(await first({ title: { weight: 1 }, body: { weight: 10 } })).toBe("body");
    expect(await ids(weighed, { query: "akt", search_fields: { title: {} } })).toEqual(["title"]);
  });
});

describe("boosts", () => {
  const boosted = (boosts: object) => ids(engine, { query: "", boosts });
  it("apply by value, number, distance and age", async () => {
    expect((await boosted({ kind: { type: "value", value: "Buffer", factor: 5 } }))[0]).toBe("c");
    expect((await boosted({ tags: [{ type: "value", value: ["z"], operation: "multiply", factor: 5 }] }))[0]).toBe("d");
    expect((await boosted({ price: { type: "functional", function: "linear" } })).slice(0, 3)).toEqual(["b", "c", "a"]);
    expect((await boosted({ price: { type: "functional", function: "logarithmic", operation: "multiply" } }))[0]).toBe(
      "b",
    );
    expect((await boosted({ price: { type: "functional", function: "exponential", factor: 0.1 } }))[0]).toBe("b");
    expect((await boosted({ price: { type: "proximity", function: "gaussian", center: 19 } }))[0]).toBe("c");
    expect((await boosted({ price: { type: "proximity", function: "linear", center: 11 } }))[0]).toBe("a");
    expect((await boosted({ day: { type: "proximity", function: "exponential", center: "2024-02-01" } }))[0]).toBe("b");
    expect((await boosted({ day: { type: "recency" } }))[0]).toBe("c");
  });
  it("multiply before they add", async () => {
    const answer = await search(engine, {
      query: "",
      filters: { id: "a" },
      boosts: {
        price: { type: "functional", function: "linear", operation: "multiply", factor: 2 },
        kind: { type: "value", value: "Kit", factor: 3 },
      },
    });
    expect(answer.results[0]?._meta.score).toBe(23);
  });
  it("leave scores unchanged for a value of zero", async () => {
    const answer = await search(engine, {
      query: "",
      filters: { id: "d" },
      boosts: { price: { type: "functional", function: "logarithmic", operation: "multiply" } },
    });
    expect(answer.results[0]?._meta.score).toBe(1);
  });
  it.each([
    [
      { title: { type: "functional", function: "linear" } },
      "Boosts contains invalid boost for field: title (functional boosts need a number field)",
    ],
    [
      { price: { type: "value", value: "cheap" } },
      "Boosts contains invalid boost for field: price (its values must be of the type number)",
    ],
    [
      { title: { type: "recency" } },
      "Boosts contains invalid boost for field: title (its center must be a number, a date or a place)",
    ],
    [{ price: { type: "other" } }, 'Boost type must be "value", "functional", "proximity" or "recency"'],
    [{ kind: Array(33).fill({ type: "value", value: "x" }) }, "Boosts cannot be more than 32"],
  ])("are refused: %j", async (boosts, message) => {
    expect((await refusal(engine, { query: "", boosts })).body.errors).toEqual([message]);
  });
});

describe("fields of hits", () => {
  const first = async (query: string, result_fields: object) =>
    (await search(engine, { query, result_fields, filters: { id: "a" } })).results[0];
  it("are those requested, and always the id", async () => {
    const hit = await first("", { price: { raw: {} }, title: { raw: { size: 20 } } });
    expect(Object.keys(hit ?? {}).toSorted()).toEqual(["_meta", "id", "price", "title"]);
    expect(hit?.price).toEqual({ raw: 10 });
  });
  it("escape snippets, highlight matches and leave raw text unchanged", async () => {
    const hit = await first("akt", { body: { raw: {}, snippet: { size: 100 } } });
    expect(hit?.body).toEqual({
      raw: "The kinase Akt is <b>active</b> & well",
      snippet: "The kinase <em>Akt</em> is &lt;b&gt;active&lt;/b&gt; &amp; well",
    });
  });
  it("are null without a match, or the start of the text with a fallback", async () => {
    expect((await first("", { body: { snippet: { size: 20 } } }))?.body).toEqual({ snippet: null });
    expect((await first("", { body: { snippet: { size: 20, fallback: true } } }))?.body).toEqual({
      snippet: "The kinase Akt is &lt;b",
    });
  });
  it("are null if the document lacks them", async () => {
    const answer = await search(engine, {
      query: "",
      filters: { id: "d" },
      result_fields: { price: { raw: {} }, body: { raw: {}, snippet: { fallback: true } } },
    });
    expect([answer.results[0]?.price, answer.results[0]?.body]).toEqual([{ raw: null }, { raw: null, snippet: null }]);
  });
  it("cannot be snippets of numbers", async () => {
    expect((await refusal(engine, { query: "", result_fields: { price: { snippet: {} } } })).body.errors).toEqual([
      "Result fields contains a snippet of a field that is not text: price",
    ]);
  });
});

describe("groups", () => {
  it("have one leader per shared value", async () => {
    const answer = await search(engine, { query: "", group: { field: "kind" }, sort: { price: "asc" } });
    expect(answer.results.map(({ id, _group }) => [id.raw, _group?.map((hit) => hit.id.raw)])).toEqual([
      ["a", ["b"]],
      ["c", []],
      ["d", []],
    ]);
    expect(answer.meta.page.total_results).toBe(3);
  });
  it("are cut to size, sorted within, and can collect documents without a value", async () => {
    const grouped = await newEngine({ kind: "text", n: "number" }, [
      ...Array.from({ length: 5 }, (_, index) => ({ id: `k${index}`, kind: "k", n: index })),
      { id: "none1", n: 8 },
      { id: "none2", n: 9 },
    ]);
    const groups = async (group: object) =>
      (await search(grouped, { query: "", group: { field: "kind", ...group } })).results.map(({ id, _group }) => [
        id.raw,
        ...(_group ?? []).map((hit) => hit.id.raw),
      ]);
    expect(await groups({ size: 2, sort: { n: "desc" } })).toEqual([["k0", "k4", "k3"], ["none1"], ["none2"]]);
    expect(await groups({ size: 1, collapse: true })).toEqual([
      ["k0", "k1"],
      ["none1", "none2"],
    ]);
  });
});
