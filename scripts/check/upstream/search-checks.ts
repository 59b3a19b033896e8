/** Checks of a search endpoint: access, limits, and the shapes of responses and errors. */
import { at, type Check, expects, type Keys } from "./checks.ts";

export function searchChecks(keys: Keys): readonly Check[] {
  const call = (path: string, body: object, key = keys("SEARCH_KEY")) => ({
    path: `/api/as/v1/engines/${path}`,
    method: "POST" as const,
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
  const engine = "product-en-us";
  const errors = (json: unknown) => (Array.isArray(at(json, "errors")) ? null : "has no list of errors");
  return [
    {
      name: "a search with its total",
      call: call(`${engine}/search`, { query: "akt", page: { size: 1 } }),
      differs: expects([200], (json) => {
        if (typeof at(json, "meta", "page", "total_results") !== "number") return "has no meta.page.total_results";
        if (typeof at(json, "meta", "request_id") !== "string") return "has no meta.request_id, which clicks need";
        return Array.isArray(at(json, "results")) ? null : "has no results";
      }),
    },
    {
      name: "fields and snippets as raw values",
      call: call(`${engine}/search`, { query: "", page: { size: 1 }, result_fields: { productnumber: { raw: {} } } }),
      differs: expects([200], (json) =>
        typeof at(json, "results", 0, "productnumber", "raw") === "string" ? null : "has no productnumber.raw",
      ),
    },
    {
      name: "values of a facet",
      call: call(`${engine}/search`, {
        query: "",
        page: { size: 1 },
        facets: { applications: { type: "value", size: 3 } },
      }),
      differs: expects([200], (json) =>
        Array.isArray(at(json, "facets", "applications", 0, "data")) ? null : "has no facets.applications[0].data",
      ),
    },
    {
      name: "two searches in one call",
      call: call(`${engine}/multi_search`, {
        queries: [
          { query: "a", page: { size: 1 } },
          { query: "b", page: { size: 1 } },
        ],
      }),
      differs: expects([200], (json) => (Array.isArray(json) && json.length === 2 ? null : "is not a list of two")),
    },
    {
      name: "suggestions",
      call: call(`${engine}/query_suggestion`, { query: "ak" }),
      differs: expects([200], (json) =>
        Array.isArray(at(json, "results", "documents")) ? null : "has no results.documents",
      ),
    },
    {
      name: "a wrong key is refused",
      call: call(`${engine}/search`, { query: "" }, "search-wrong-key"),
      differs: expects([401], (json) => (typeof at(json, "error") === "string" ? null : "has no error")),
    },
    {
      name: "a page of 1,001 is refused",
      call: call(`${engine}/search`, { query: "", page: { size: 1001 } }),
      differs: expects([400], errors),
    },
    {
      name: "a filter by an unknown field is refused",
      call: call(`${engine}/search`, { query: "", filters: { nosuchfield: "x" } }),
      differs: expects([400], errors),
    },
    {
      name: "an unknown engine is not found",
      call: call("no-such-engine/search", { query: "" }),
      differs: expects([404], errors),
    },
  ];
}
