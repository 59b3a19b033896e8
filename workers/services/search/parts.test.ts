/** A divided engine returns the same as an undivided one. */
import { env, runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { SearchEngineObject } from "./engine/engine-object";
import { partName, partOf } from "./parts/part-of";
import { type Answer, call, engineCall, ids, importInto, keys, newEngine, refusal, search } from "./testing";

const parts = 4;
const schema = {
  title: "text",
  kind: "text",
  tags: "text",
  size: "number",
  day: "date",
  family: "text",
  rank: "number",
};
const words = ["akt", "stat3", "rabbit", "human", "kinase", "phospho", "caspase", "actin"];
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** A word of one document, which parts without it take for a typing error. */
const rare = (index: number) => (index === 5 ? " calnexin" : index % 10 === 3 ? " calnexan" : "");

/** `rank` is distinct, so lists with it as the last sort key have a unique order. */
const documents = Array.from({ length: 240 }, (_, index) => ({
  id: `p${index * 7}`,
  title: `${pick(words, index)} ${pick(words, index * 3 + 1)} ${index % 11 === 0 ? "zebrafish" : "mouse"} n${index}${rare(index)}`,
  kind: pick(["Antibody", "Kit", "Buffer"], Math.floor(index / 3)),
  tags: words.filter((_, word) => (index * 31) % (word + 2) === 0),
  size: index % 9 === 0 ? null : (index * 37) % 50,
  day: index % 6 === 0 ? null : new Date(Date.UTC(2020, index % 12, 1)).toISOString(),
  family: index % 5 === 0 ? null : `Family ${index % 13}`,
  rank: (index * 101) % 1000,
}));

let whole: string;
let divided: string;
beforeAll(async () => {
  whole = await newEngine(schema, documents);
  divided = await newEngine(schema, documents, { parts });
});

/** Without scores, request ids and the name of the engine. */
const comparable = ({ meta, results, facets }: Answer) => ({
  page: meta.page,
  precision: meta.precision,
  results: results.map(({ _meta, _group, ...fields }) => ({
    fields,
    group: _group?.map((member) => member._meta.id),
  })),
  facets,
});

async function searches(engine: string, queries: readonly object[]) {
  const answered = await engineCall(engine, "multi_search", { body: { queries } });
  return (await answered.json<Answer[]>()).map(comparable);
}

const filter = fc.oneof(
  fc.record({ kind: fc.constantFrom("Antibody", "Kit", "nothing") }),
  fc.record({ tags: fc.subarray(words, { minLength: 1 }) }),
  fc.record({ size: fc.record({ from: fc.integer({ min: 0, max: 30 }), to: fc.integer({ min: 10, max: 60 }) }) }),
  fc.record({ none: fc.constant([{ kind: "Kit" }]) }),
);
const direction = fc.constantFrom("asc", "desc");
const sort = fc
  .tuple(fc.constantFrom("size", "day", "title", "tags", "kind"), direction, direction)
  .map(([field, first, last]) => [{ [field]: first }, { rank: last }]);
const facets = fc.constantFrom(
  { kind: { type: "value" }, tags: { type: "value", size: 3 } },
  {
    tags: [
      { type: "value", sort: { value: "desc" } },
      { type: "value", sort: { count: "asc" }, name: "rare" },
    ],
  },
  {
    size: { type: "range", ranges: [{ to: 10 }, { from: 5, to: 40, name: "some" }] },
    day: { type: "value", size: 250 },
  },
);
const group = fc.record(
  {
    field: fc.constantFrom("family", "kind", "tags"),
    size: fc.integer({ min: 1, max: 10 }),
    collapse: fc.boolean(),
    sort: fc.constantFrom({ rank: "asc" }, { rank: "desc" }),
  },
  { requiredKeys: ["field"] },
);
const query = fc.oneof(
  fc.constant(""),
  fc.constantFrom(...words),
  fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words)).map((both) => both.join(" ")),
  // A typing error, a word that only some parts have, an unknown word, operators, a prefix.
  fc.constantFrom(
    "caspsae",
    "n17",
    "n17 akt",
    "zebrafihs mouse",
    "qqqqqq",
    "+akt -rabbit",
    "phosp",
    "kinaseakt",
    "calnexin",
  ),
);

describe("a divided engine", () => {
  it("stores every document in the part of its id", async () => {
    const held = await Promise.all(
      Array.from({ length: parts }, (_, part) => {
        const stub = env.SEARCH_ENGINES.get(env.SEARCH_ENGINES.idFromName(partName(divided, part)));
        return runInDurableObject(stub, async (object: SearchEngineObject) => object.info()?.documents ?? 0);
      }),
    );
    const expected = Array.from({ length: parts }, (_, part) =>
      documents.filter(({ id }) => partOf(id, parts) === part),
    );
    expect(held).toEqual(expected.map((own) => own.length));
    expect(Math.min(...held)).toBeGreaterThan(0);
  });

  it("returns the same lists, totals, facets, pages and groups", { timeout: 120_000 }, async () => {
    const request = fc.record(
      {
        query,
        filters: fc.array(filter, { minLength: 1, maxLength: 2 }).map((all) => ({ all })),
        sort,
        facets,
        page: fc.record({ size: fc.integer({ min: 0, max: 20 }), current: fc.integer({ min: 1, max: 4 }) }),
        group,
        precision: fc.integer({ min: 1, max: 11 }),
      },
      { requiredKeys: ["query", "sort"] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 10, maxLength: 10 }), async (queries) => {
        const [one, many] = await Promise.all([whole, divided].map((engine) => searches(engine, queries)));
        expect(many).toEqual(one);
      }),
      { numRuns: 30 },
    );
  });

  it("finds the same documents by score, and ranks a value that equals the query first", async () => {
    for (const text of ["", ...words, "akt kinase", "caspsae", "zebrafish n22", "mouse rabbit", "calnexin"]) {
      const body = { query: text, boosts: { size: { type: "functional", function: "linear", factor: 0.01 } } };
      const found = await Promise.all([ids(whole, body), ids(divided, body)]);
      const [one, many] = found.map((list) => list.toSorted());
      expect([text, many]).toEqual([text, one]);
    }
    const named = "akt stat3 zebrafish n0";
    expect([(await ids(whole, { query: named }))[0], (await ids(divided, { query: named }))[0]]).toEqual(["p0", "p0"]);
  });

  it("returns the same suggestions, and the same errors", async () => {
    for (const text of ["ak", "fam", "a", "family 1", "kin"]) {
      const body = { query: text, types: { documents: { fields: ["tags", "family"] } }, size: 5 };
      const [one, many] = await Promise.all(
        [whole, divided].map(async (engine) => {
          const answered = await engineCall(engine, "query_suggestion", { body });
          return (await answered.json<{ results: unknown }>()).results;
        }),
      );
      expect(many).toEqual(one);
    }
    for (const body of [
      { query: "", filters: { colour: "red" } },
      { query: "", sort: { colour: "asc" } },
    ]) {
      expect(await refusal(divided, body)).toEqual(await refusal(whole, body));
    }
  });

  it("runs several searches at once, with excerpts", async () => {
    const queries = [
      { query: "caspase", result_fields: { title: { snippet: { size: 60 } } }, sort: { rank: "asc" } },
      { query: "", page: { size: 2 }, sort: { rank: "desc" }, result_fields: { kind: { raw: {} } } },
    ];
    const [one, many] = await Promise.all([whole, divided].map((engine) => searches(engine, queries)));
    expect(many).toEqual(one);
    expect(JSON.stringify(many)).toContain("<em>caspase</em>");
  });
});

describe("a copy of a part", () => {
  it("returns the same as the part, once it has followed the log", async () => {
    const part = partName(divided, 2);
    const stubOf = (name: string) => env.SEARCH_ENGINES.get(env.SEARCH_ENGINES.idFromName(name));
    const found = { kind: "find", parts, facts: [{}] } as const;
    const asked: Parameters<SearchEngineObject["search"]> = [
      [{ query: "", sort: { rank: "asc" } }],
      undefined,
      "id",
      found,
    ];
    const copy = stubOf(`${part}@weur`);
    expect(await copy.searchCopy(part, ...asked)).toBeNull();
    await copy.followNow(part);
    const answers = [await stubOf(part).search(...asked), await copy.searchCopy(part, ...asked)];
    const [own, copied] = answers.map((answer) => (answer?.ok ? answer.body : null));
    expect(copied).toBe(own);
    expect(JSON.parse(copied ?? "[]")[0].total).toBeGreaterThan(0);
  });
});

describe("writes of a divided engine", () => {
  const documentsOf = (engine: string, options: object, rest = "documents") =>
    engineCall(engine, rest, { key: keys.private, ...options }).then((answered) => answered.json<unknown>());

  it("reach the part of each document, and a new field is added to all parts", async () => {
    const engine = await newEngine(schema, documents.slice(0, 40), { parts });
    const written = await documentsOf(engine, {
      body: [{ id: "p0", title: "changed", colour: "red" }, { title: "without an id" }, { id: "bad", size: "much" }],
    });
    expect(written).toEqual([
      { id: "p0", errors: [] },
      { id: expect.stringMatching(/^[\w-]{20,}$/), errors: [] },
      { id: "bad", errors: ["Invalid field value: size 'much' is not a number"] },
    ]);
    expect(await ids(engine, { query: "", filters: { colour: "red" } })).toEqual(["p0"]);
    expect(await documentsOf(engine, { method: "GET" }, "documents?ids[]=p7&ids[]=none&ids[]=p0")).toEqual([
      expect.objectContaining({ id: "p7" }),
      null,
      { id: "p0", title: "changed", colour: "red" },
    ]);
    expect(await documentsOf(engine, { method: "DELETE", body: ["p7", "p14", "none"] })).toEqual([
      { id: "p7", deleted: true },
      { id: "p14", deleted: true },
      { id: "none", deleted: false },
    ]);
    expect((await search(engine, { query: "" })).meta.page.total_results).toBe(39);
  });

  it("keep the line numbers of an import, and can be repeated without duplicates", async () => {
    const engine = await newEngine(schema, [], { parts });
    const body = `${JSON.stringify(documents[0])}\n{broken\n\n{"id":"x","size":"y"}\n${JSON.stringify(documents[1])}\n`;
    for (const _ of ["once", "again"]) {
      const answered = await call(`/_admin/engines/${engine}/documents`, { key: keys.admin, body });
      expect(await answered.json()).toMatchObject({
        ...{ received: 4, indexed: 2, rejected: 2, documents: 2 },
        errors: [{ line: 2 }, { line: 4, id: "x" }],
      });
    }
  });

  it("are listed, exported, emptied and deleted as a whole", async () => {
    const engine = await newEngine(schema, documents.slice(0, 30), { parts });
    const admin = (path: string, options: object = {}) =>
      call(`/_admin/engines${path}`, { key: keys.admin, ...options });
    const listed = new Set<string>();
    for (const page of [1, 2, 3, 4]) {
      const { results } = (await documentsOf(
        engine,
        { method: "GET" },
        `documents/list?page[size]=8&page[current]=${page}`,
      )) as Answer & { results: { id: unknown }[] };
      for (const { id } of results) listed.add(String(id));
    }
    const all = documents.slice(0, 30).map(({ id }) => id);
    expect([...listed].sort()).toEqual(all.toSorted());
    const exported: string[] = [];
    for (let next: string | null = "0"; next !== null; ) {
      const answered: Response = await admin(`/${engine}/documents?from=${next}`, { method: "GET" });
      const text = new TextDecoder().decode(await answered.arrayBuffer());
      for (const line of text.split("\n").filter(Boolean)) exported.push(JSON.parse(line).id);
      next = answered.headers.get("x-next");
    }
    expect(exported.sort()).toEqual(all.toSorted());
    expect(await (await admin(`/${engine}`, { method: "GET" })).json()).toMatchObject({ documents: 30, parts });
    expect((await admin("", { body: { name: engine, parts: 2 } })).status).toBe(400);
    await admin(`/${engine}/documents`, { method: "DELETE" });
    expect(await ids(engine, { query: "" })).toEqual([]);
    // Deleted and created again as an engine of one part.
    await admin(`/${engine}`, { method: "DELETE" });
    expect((await engineCall(engine, "search", { body: { query: "" } })).status).toBe(404);
    await admin("", { body: { name: engine, schema } });
    await importInto(engine, documents.slice(0, 3));
    expect(await ids(engine, { query: "" })).toHaveLength(3);
  });

  it("change schema and synonyms in all parts or in none", async () => {
    const engine = await newEngine(schema, documents, { parts });
    expect(await documentsOf(engine, { body: { title: "number" } }, "schema")).toEqual({
      errors: [expect.stringContaining("Schema cannot change")],
    });
    await documentsOf(engine, { body: { synonyms: ["zebrafish", "danio"] } }, "synonyms");
    expect(await ids(engine, { query: "danio" })).toHaveLength((await ids(engine, { query: "zebrafish" })).length);
  });
});
