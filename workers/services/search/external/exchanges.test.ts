/**
 * Checks that our requests equal the recorded ones, which the vendors' types validate, and that our code reads the
 * recorded responses.
 */
import { searchRequest, suggestionRequest } from "@contracts/search/search";
import * as v from "valibot";
import { expect, it } from "vitest";
import { externalDraft } from "./external-cases";
import { ExternalEngine } from "./external-engine";
import { creation, deletion, documents, mappings, refusals } from "./index-exchanges";
import { completion, search } from "./search-exchanges";
import type { Aggregation, ElasticBodies, OpenBodies, Property, Query, Sort } from "./vendors";

interface Sent {
  readonly call: string;
  readonly type: string;
  readonly lines: readonly unknown[];
}

function recorded(answers: Readonly<Record<string, { readonly status?: number; readonly body: unknown }>>) {
  const sent: Sent[] = [];
  const send = async (input: string | URL | Request, init?: RequestInit) => {
    const { method, headers, body } = new Request(String(input), init);
    const call = `${method} ${new URL(String(input)).pathname}`;
    const text = body ? await new Response(body).text() : "";
    const type = headers.get("content-type") ?? "";
    const lines = type.endsWith("ndjson") ? text.trimEnd().split("\n") : [text];
    sent.push({ call, type, lines: lines.filter(Boolean).map((line) => JSON.parse(line)) });
    const answer = answers[call] ?? { status: 404, body: refusals[0].answer };
    return Response.json(answer.body, { status: answer.status ?? 200 });
  };
  const engine = new ExternalEngine("check", { url: "https://engine.example", authorization: "ApiKey x", send });
  return { engine, sent };
}

const known = { "GET /benchside-check/_mapping": { body: mappings } };

it("an index is created as recorded", async () => {
  const { engine, sent } = recorded({ "PUT /benchside-check": { body: creation.answer } });
  expect(await engine.create(externalDraft)).toMatchObject({ created: true });
  expect(sent.at(-1)).toEqual({
    call: "PUT /benchside-check",
    type: "application/json",
    lines: [creation.body],
  });
});

it("documents are stored and deleted as recorded", async () => {
  const stored = recorded({ ...known, "POST /_bulk": { body: documents.answer } });
  const { tokens: _, ...values } = documents.lines[1] as { tokens: object };
  expect(await stored.engine.writeDocuments("replace", [values])).toMatchObject({ ok: true });
  expect(stored.sent.at(-1)).toEqual({
    call: "POST /_bulk",
    type: "application/x-ndjson",
    lines: documents.lines,
  });
  const deleted = recorded({ "POST /_bulk": { body: deletion.answer } });
  const answer = await deleted.engine.deleteDocuments(["1", "9"]);
  expect(answer.ok && JSON.parse(answer.body)).toEqual([
    { id: "1", deleted: true },
    { id: "9", deleted: false },
  ]);
  expect(deleted.sent.at(-1)?.lines).toEqual(deletion.lines);
});

it("a search with filters, facets, groups, boosts and order is sent and its response read as recorded", async () => {
  const { engine, sent } = recorded({ ...known, "POST /_msearch": { body: search.answer } });
  const answer = await engine.search([v.parse(searchRequest, search.request)], undefined, "id");
  expect(sent.at(-1)).toEqual({ call: "POST /_msearch", type: "application/x-ndjson", lines: search.lines });
  const [found] = answer.ok ? JSON.parse(answer.body) : [];
  expect(found.meta.page).toEqual({ current: 1, total_pages: 1, total_results: 1, size: 10 });
  expect(found.results).toMatchObject([
    { name: { raw: "Phospho-Akt (Ser473) Rabbit mAb" }, _meta: { id: "1" }, _group: [{ price: { raw: 120 } }] },
  ]);
  expect(found.facets).toEqual({
    kind: [{ type: "value", data: [{ value: "antibody", count: 2 }] }],
    price: [
      {
        type: "range",
        data: [
          { to: 200, count: 1 },
          { from: 200, count: 1 },
        ],
      },
    ],
  });
});

it("completions are requested and read as recorded", async () => {
  const { engine, sent } = recorded({ ...known, "POST /benchside-check/_search": { body: completion.answer } });
  const answer = await engine.suggest(v.parse(suggestionRequest, { query: "ak" }), undefined, "id");
  expect(sent.at(-1)).toEqual({
    call: "POST /benchside-check/_search",
    type: "application/json",
    lines: [completion.body],
  });
  expect(answer.ok && JSON.parse(answer.body).results.documents).toEqual([
    { suggestion: "Phospho-Akt (Ser473) Rabbit mAb" },
  ]);
});

it.each(refusals)("a refusal with $answer.status and $answer.error.type is $expected", async ({ expected, answer }) => {
  const { engine } = recorded({ ...known, "POST /_msearch": { status: answer.status, body: answer } });
  const found = await engine.search([v.parse(searchRequest, { query: "a" })], undefined, "id");
  expect(found).toMatchObject({ ok: false, status: expected });
  // Inside a list of responses a refusal has the same form.
  const inside = recorded({ ...known, "POST /_msearch": { body: { took: 1, responses: [answer] } } });
  expect(await inside.engine.search([v.parse(searchRequest, { query: "a" })], undefined, "id")).toMatchObject({
    ok: false,
    status: expected,
  });
});

it("bodies that an engine would refuse do not compile", () => {
  // @ts-expect-error an unknown query
  const query: Query = { multi_mach: { query: "a" } };
  // @ts-expect-error an unknown kind of match
  const kind: Query = { multi_match: { query: "a", type: "phrases" } };
  // @ts-expect-error a member of a query that no engine knows
  const member: Query = { bool: { must: [], filters: [] } };
  // @ts-expect-error an order that does not exist
  const sort: Sort = { _score: { order: "down" } };
  // @ts-expect-error limits of a number are numbers
  const facet: Aggregation = { range: { field: "price", ranges: [{ from: "cheap" }] } };
  // @ts-expect-error an unknown type of field
  const property: Property = { type: "decimal" };
  // @ts-expect-error only Elasticsearch has it
  const elastic: OpenBodies["search"] = { retriever: {} };
  // @ts-expect-error only OpenSearch has it
  const open: ElasticBodies["search"] = { derived: {} };
  const wrong = new Set<object>().add(query).add(kind).add(member).add(sort).add(facet).add(property);
  expect(wrong.add(elastic).add(open).size).toBe(8);
});
