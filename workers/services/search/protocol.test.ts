import { searchAnswer, suggestionAnswer } from "@contracts/search/search-answers";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { call, engineCall, ids, keys, newEngine, refusal, search } from "./testing";

let engine: string;
beforeAll(async () => {
  engine = await newEngine({ title: "text", price: "number" }, [
    { id: "1", title: "Akt rabbit mAb", price: 3 },
    { id: "2", title: "Akt mouse mAb", price: 5 },
    { id: "3", title: "Beta actin", price: 8 },
  ]);
});

describe("paths and methods", () => {
  it.each(["search", "search.json", "search/"])("POST %s", async (path) => {
    const answered = await engineCall(engine, path, { body: { query: "akt" } });
    expect(answered.status).toBe(200);
    expect(v.is(searchAnswer, await answered.json())).toBe(true);
  });

  it.each(["multi_search", "multi_search.json"])("POST %s returns a bare list", async (path) => {
    const answered = await engineCall(engine, path, { body: { queries: [{ query: "akt" }, { query: "actin" }] } });
    const list = await answered.json<{ meta: { request_id: string; page: { total_results: number } } }[]>();
    expect(list.map(({ meta }) => meta.page.total_results)).toEqual([2, 1]);
    expect(new Set(list.map(({ meta }) => meta.request_id)).size).toBe(1);
    expect(answered.headers.get("x-request-id")).toBe(list[0]?.meta.request_id);
  });

  it.each(["query_suggestion", "query_suggestion.json"])("POST %s", async (path) => {
    const answered = await engineCall(engine, path, { body: { query: "ak", size: 1 } });
    const body = v.parse(suggestionAnswer, await answered.json());
    expect(body.results.documents).toHaveLength(1);
    expect(answered.headers.get("x-request-id")).toBe(body.meta.request_id);
  });

  it.each(["click", "click.json", "click/"])("POST %s returns 200 with an empty body", async (path) => {
    const body = { query: "akt", request_id: "HduTq2QERG2-xjFjx0JWhA", document_id: "1", tags: ["browse"] };
    const answered = await engineCall(engine, path, { body });
    expect([answered.status, await answered.text(), answered.headers.get("content-type")]).toEqual([
      200,
      "",
      "application/json",
    ]);
  });

  it("GET accepts query parameters", async () => {
    const answered = await engineCall(engine, "search?query=akt&page[size]=1&page[current]=2", { method: "GET" });
    const { meta, results } = v.parse(searchAnswer, await answered.json());
    expect([meta.page, results.length]).toEqual([{ current: 2, total_pages: 2, total_results: 2, size: 1 }, 1]);
    const filtered = await engineCall(engine, `search?query=&filters=${encodeURIComponent('{"price":{"from":5}}')}`, {
      method: "GET",
    });
    expect((await filtered.json<{ results: unknown[] }>()).results).toHaveLength(2);
  });

  it("work below /cn too", async () => {
    const answered = await call(`/../cn/search/api/as/v1/engines/${engine}/search`, { body: { query: "akt" } });
    expect(answered.status).toBe(200);
  });

  it("reject other methods and unknown calls", async () => {
    expect((await engineCall(engine, "search", { method: "DELETE" })).status).toBe(405);
    expect((await engineCall(engine, "constructor", { body: {} })).status).toBe(404);
  });
});

describe("responses", () => {
  it("contain meta, results, scores and headers", async () => {
    const answered = await engineCall(engine, "search", { body: { query: "akt rabbit", page: { size: 1 } } });
    const body = await answered.json<Record<string, unknown>>();
    const id = answered.headers.get("x-request-id");
    expect(body).toEqual({
      meta: {
        alerts: [],
        warnings: [],
        precision: 2,
        page: { current: 1, total_pages: 1, total_results: 1, size: 1 },
        engine: { name: engine, type: "default" },
        request_id: id,
      },
      results: [
        {
          id: { raw: "1" },
          title: { raw: "Akt rabbit mAb" },
          price: { raw: 3 },
          _meta: { id: "1", engine, score: expect.any(Number) },
        },
      ],
    });
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(answered.headers.get("x-app-search-version")).toMatch(/^\d+\.\d+\.\d+$/);
    expect(answered.headers.get("cache-control")).toBe("max-age=0, private, must-revalidate");
    expect(answered.headers.get("server-timing")).toMatch(/^search;dur=\d/);
  });

  it("accept a number as the query, and match everything for the empty query", async () => {
    expect(await ids(engine, { query: 3 })).toEqual([]);
    expect(await ids(engine, { query: "" })).toEqual(["1", "2", "3"]);
    expect(await ids(engine, { query: "  " })).toEqual(["1", "2", "3"]);
  });

  it("return the caller's origin and never combine a wildcard with credentials", async () => {
    const origin = "https://shop.example";
    const answered = await engineCall(engine, "search", { body: { query: "" }, headers: { Origin: origin } });
    expect(answered.headers.get("access-control-allow-origin")).toBe(origin);
    expect(answered.headers.get("access-control-allow-credentials")).toBe("true");
    expect(answered.headers.get("vary")).toContain("Origin");
    const asked = await engineCall(engine, "search", { method: "OPTIONS", key: null, headers: { Origin: origin } });
    expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([204, origin]);
    expect(asked.headers.get("access-control-allow-headers")).toContain("X-Swiftype-Client");
    const none = await engineCall(engine, "search", { body: { query: "" } });
    expect(none.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("refusals", () => {
  it("require a valid key", async () => {
    const missing = await engineCall(engine, "search", { key: null, body: { query: "" } });
    expect([missing.status, await missing.json(), missing.headers.get("www-authenticate")]).toEqual([
      401,
      { error: "You need to sign in before continuing." },
      'Basic realm="Swiftype"',
    ]);
    const wrong = await engineCall(engine, "search", { key: "search-wrong", body: { query: "" } });
    expect([wrong.status, await wrong.json()]).toEqual([401, { error: "Invalid authentication token." }]);
  });

  it("deny documents to the public key", async () => {
    for (const path of ["documents", "schema", "synonyms"]) {
      expect((await engineCall(engine, path, { body: [{ id: "9", title: "x" }] })).status).toBe(403);
    }
    expect((await call("/_admin/engines", { method: "GET" })).status).toBe(401);
  });

  it.each(["no-such-engine", "Not%20a%20Name", "a".repeat(80)])("report an unknown engine %s", async (name) => {
    for (const rest of ["search", "query_suggestion"]) {
      const answered = await refusal(name, { query: "x" }, rest);
      expect(answered).toEqual({ status: 404, body: { errors: ["Could not find engine."] } });
    }
    expect((await refusal(name, { query: "x", document_id: "1" }, "click")).status).toBe(404);
  });

  it("contain one message per error", async () => {
    const cases: [object, string][] = [
      [{}, "Missing required parameter: query"],
      [{ query: "x", bad: 1 }, "Options contains invalid key: bad"],
      [{ query: "x", page: { bad: 1 } }, "Options contains invalid key: page.bad"],
      [{ query: "x", precision: 12 }, "Precision must be an integer between 1 and 11"],
      [{ query: "x", precision: 1.5 }, "Precision must be an integer between 1 and 11"],
      [{ query: {} }, "Query must be a string or a number"],
      [{ query: "x".repeat(129) }, "Query cannot be longer than 128 characters"],
      [{ query: "x", page: { size: 1001 } }, "Page size must be an integer between 0 and 1000"],
      [{ query: "x", page: { current: 101 } }, "Page current must be an integer between 1 and 100"],
      [{ query: "x", page: { current: 0 } }, "Page current must be an integer between 1 and 100"],
      [{ query: "x", page: { size: 1000, current: 11 } }, "Page cannot reach beyond 10000 results"],
      [
        { query: "x", facets: { title: { type: "value", size: 251 } } },
        "Facet size must be an integer between 1 and 250",
      ],
      [
        { query: "x", facets: { title: { type: "value", size: 0 } } },
        "Facet size must be an integer between 1 and 250",
      ],
      [{ query: "x", facets: { nope: { type: "value" } } }, "Facets contains invalid field: nope"],
      [{ query: "x", facets: { title: { type: "other" } } }, 'Facet type must be "value" or "range"'],
      [{ query: "x", filters: { nope: "y" } }, "Filters contains invalid field: nope"],
      [{ query: "x", filters: [] }, "Filters must be an object"],
      [{ query: "x", filters: { all: "y" } }, "Filters contains invalid all: it must be a list of filters"],
      [{ query: "x", sort: { nope: "asc" } }, "Sort contains invalid field: nope"],
      [
        { query: "x", search_fields: { price: {} } },
        "Search fields contains invalid field: price (only text is searched)",
      ],
      [{ query: "x", search_fields: { title: { weight: 11 } } }, "Weight must be a number between 0 and 10"],
      [{ query: "x", result_fields: { nope: { raw: {} } } }, "Result fields contains invalid field: nope"],
      [{ query: "x", result_fields: { title: { raw: { size: 19 } } } }, "Raw size must be an integer of at least 20"],
      [
        { query: "x", result_fields: { title: { snippet: { size: 1001 } } } },
        "Snippet size must be an integer between 20 and 1000",
      ],
      [{ query: "x", boosts: { nope: { type: "value", value: "y" } } }, "Boosts contains invalid field: nope"],
      [
        { query: "x", boosts: { title: { type: "value", value: "y", factor: 11 } } },
        "Boost factor must be a number between 0 and 10",
      ],
      [{ query: "x", group: { field: "nope" } }, "Group contains invalid field: nope"],
      [{ query: "x", analytics: { tags: Array(17).fill("t") } }, "Tags cannot be more than 16"],
      [{ query: "x", analytics: { tags: ["t".repeat(65)] } }, "Tags cannot be longer than 64 characters"],
    ];
    for (const [body, message] of cases) {
      expect({ asked: body, answered: await refusal(engine, body) }).toEqual({
        asked: body,
        answered: { status: 400, body: { errors: [message] } },
      });
    }
  });

  it("count characters of a query, not UTF-16 units", async () => {
    expect((await engineCall(engine, "search", { body: { query: "𠮷".repeat(128) } })).status).toBe(200);
    expect((await refusal(engine, { query: "𠮷".repeat(129) })).status).toBe(400);
  });

  it("return one list of errors per query of a multi search", async () => {
    const wrong = await refusal(
      engine,
      { queries: [{ query: "cat", badField: 1 }, { query: "dog" }] },
      "multi_search.json",
    );
    expect(wrong).toEqual({
      status: 400,
      body: [{ errors: ["Options contains invalid key: badField"] }, { errors: [] }],
    });
    const unknown = await refusal(
      engine,
      { queries: [{ query: "" }, { query: "", sort: { nope: "asc" } }] },
      "multi_search",
    );
    expect(unknown.body).toEqual([{ errors: [] }, { errors: ["Sort contains invalid field: nope"] }]);
    const many = await refusal(engine, { queries: Array(11).fill({ query: "" }) }, "multi_search");
    expect(many).toEqual({ status: 400, body: { errors: ["Queries cannot be more than 10"] } });
    expect((await refusal(engine, {}, "multi_search")).body).toEqual({
      errors: ["Missing required parameter: queries"],
    });
  });

  it("reject invalid JSON, non-objects and deep nesting", async () => {
    expect((await refusal(engine, "{")).body).toEqual({ errors: ["Request body is not valid JSON"] });
    expect((await refusal(engine, "[1]")).body).toEqual({ errors: ["Request body must be a JSON object"] });
    expect((await refusal(engine, "")).body).toEqual({ errors: ["Missing required parameter: query"] });
    const deep = `{"query":"x","filters":${'{"all":['.repeat(50)}${"]}".repeat(50)}}`;
    expect((await refusal(engine, deep)).body).toEqual({ errors: ["JSON is nested too deeply"] });
    const nested = `{"query":"x","filters":${'{"all":['.repeat(6)}{"title":"x"}${"]}".repeat(6)}}`;
    expect((await refusal(engine, nested)).body).toEqual({ errors: ["Filters cannot be nested deeper than 5 levels"] });
  });

  it("reject invalid suggestions and clicks", async () => {
    expect((await refusal(engine, { query: "a", bad: 1 }, "query_suggestion")).body.errors).toEqual([
      "Options contains invalid key: bad",
    ]);
    expect((await refusal(engine, { query: "a", size: 21 }, "query_suggestion")).status).toBe(400);
    expect(
      (await refusal(engine, { query: "a", types: { documents: { fields: ["price"] } } }, "query_suggestion")).body
        .errors,
    ).toEqual(["Types contains invalid field: price"]);
    expect((await refusal(engine, { query: "a" }, "click")).body.errors).toEqual([
      "Missing required parameter: document_id",
    ]);
  });

  it("cover the last reachable page and a page size of 0", async () => {
    const none = await search(engine, { query: "", page: { size: 0, current: 1 } });
    expect([none.results, none.meta.page]).toEqual([[], { current: 1, total_pages: 0, total_results: 3, size: 0 }]);
    const beyond = await search(engine, { query: "", page: { size: 100, current: 100 } });
    expect([beyond.results, beyond.meta.page.total_results]).toEqual([[], 3]);
    expect(keys.public.startsWith("search-")).toBe(true);
  });
});
