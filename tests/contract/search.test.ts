/** Search client with the embedded search service. */
import { request } from "node:http";
import { engineName } from "@contracts/search/search-engines";
import { productListQuery, productNumberQuery, productQueries, unread } from "@domain/search-query/product-search";
import { resourceListQuery } from "@domain/search-query/resource-search";
import { suggestionQuery } from "@domain/search-query/type-ahead-queries";
import { defaultBrowseState } from "@domain/search-url/state";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSearchService, type SearchConfig } from "~/services/search/create-search-service";
import { UpstreamError } from "~/services/upstream/types";
import { products } from "../../bench/search/search-corpus.mjs";
import { runChecks } from "../../scripts/check/upstream/checks.ts";
import { searchChecks } from "../../scripts/check/upstream/search-checks.ts";
import { recordingFetch } from "./recording-fetch";
import { bindings, type RunningServices, sharedServices } from "./services-runtime";
import { silentLog } from "./silent-log";

let services: RunningServices;

const admin = (path: string, body: string) =>
  fetch(`${services.url}/search/_admin${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${bindings.ADMIN_KEY}` },
    body,
  });

async function fill(kind: "product" | "resources" | "knowledge-base", documents: readonly object[]) {
  const name = engineName(kind, "en-us");
  await admin("/engines", JSON.stringify({ name, kind }));
  const report = await admin(`/engines/${name}/documents`, documents.map((one) => JSON.stringify(one)).join("\n"));
  expect(await report.json()).toMatchObject({ rejected: 0, documents: documents.length });
}

beforeAll(async () => {
  services = await sharedServices();
  await fill("product", [...products(300)]);
  const page = { url: "/learn/1", clickurl: "/learn/1", headings: [], releaseddate: "2025-01-01" };
  await fill("resources", [
    {
      ...page,
      id: "r1",
      title: "Western blotting protocol",
      categories: ["Protocol"],
      applications: ["Western Blotting"],
      body: "Load <20 µg> of lysate.",
      thumbnail: "",
      kindcode: "Primary Antibody",
      categorycode: "primary-antibodies",
      labelcode: "none",
      hostcode: "Rabbit",
      clonality: "monoclonal",
      modificationkind: "none",
      modificationcodes: [],
      targetcount: 1,
    },
  ]);
  await fill("knowledge-base", [
    { ...page, id: "k1", title: "How to store an antibody", categories: ["Storage"], body: "At -20 °C." },
  ]);
});
afterAll(() => services?.stop());

function client(over: Partial<SearchConfig> = {}) {
  const network = recordingFetch();
  const log = silentLog();
  const config = { url: `${services.url}/search`, key: bindings.SEARCH_KEY ?? "", fetch: network.fetch, ...over };
  return { network, log, search: createSearchService(config, log) };
}
const query = (text: string) => productListQuery(defaultBrowseState, { ...unread, text });

describe("search client", () => {
  it("C-SCALL-01, C-SEARCH-02: uses one engine per kind and locale", async () => {
    const { search, network } = client();
    for (const kind of ["product", "resources", "knowledge-base"] as const) {
      expect((await search.search(kind, "en-us", { query: "antibody blotting", precision: 1 })).ok).toBe(true);
    }
    await search.search("product", "ja-jp", { query: "" });
    expect(network.calls()).toEqual(
      ["product-en-us", "resources-en-us", "knowledge-base-en-us", "product-ja-jp"].map(
        (engine) => `POST /as/v1/engines/${engine}/search.json`,
      ),
    );
  });

  it("C-SCALL-02, C-SCALL-03: sends search, multi-search, suggestion and click as POST", async () => {
    const { search, network } = client();
    const found = await search.multiSearch("product", "en-us", [query("akt"), query("actin")]);
    if (!found.ok) throw new Error(found.error.messages.join());
    const [first, second] = found.value;
    expect(first?.meta.request_id).toBe(second?.meta.request_id);
    const suggestion = suggestionQuery("ak");
    const suggested = await search.suggest("product", "en-us", "ak", {
      size: 3,
      fields: suggestion.types.documents.fields,
    });
    expect(suggested).toMatchObject({ ok: true, value: expect.arrayContaining([expect.stringMatching(/ak/i)]) });
    const requestId = first?.meta.request_id ?? "";
    const clicked = await search.click("product", "en-us", { query: "akt", requestId, documentId: "1000" });
    expect(clicked).toEqual({ ok: true, value: null });
    expect(network.calls()).toEqual([
      "POST /as/v1/engines/product-en-us/multi_search.json",
      "POST /as/v1/engines/product-en-us/query_suggestion",
      "POST /as/v1/engines/product-en-us/click/",
    ]);
    expect(JSON.parse(network.exchanges[2]?.body ?? "")).toMatchObject({
      query: "akt",
      request_id: requestId,
      document_id: "1000",
    });
  });

  it("C-SCALL-04: sends the public key as a bearer token with every call", async () => {
    const { search, network } = client();
    await search.search("product", "en-us", query(""));
    await search.suggest("product", "en-us", "ak");
    await search.click("product", "en-us", { query: "akt", requestId: "r", documentId: "1" });
    expect(new Set(network.exchanges.map(({ headers }) => headers.get("authorization")))).toEqual(
      new Set([`Bearer ${bindings.SEARCH_KEY}`]),
    );
  });

  it("C-SCALL-06: uses the base URL of its region", async () => {
    const { search } = client({ url: `${services.url}/cn/search/` });
    expect((await search.search("product", "en-us", query("akt"))).ok).toBe(true);
  });

  it("C-SCALL-08: reads results, pages, totals and the request id", async () => {
    const { search } = client();
    const lists = productQueries(
      { ...defaultBrowseState, facets: { hostspecies: ["Rabbit"] } },
      { ...unread, text: "akt" },
    );
    const found = await search.multiSearch("product", "en-us", lists);
    if (!found.ok) throw new Error(found.error.messages.join());
    expect(found.value).toHaveLength(lists.length);
    const [answer] = found.value;
    expect(answer?.meta.page).toEqual({
      current: 1,
      size: 30,
      total_pages: expect.any(Number),
      total_results: expect.any(Number),
    });
    expect(answer?.results[0]).toMatchObject({
      productnumber: { raw: expect.stringMatching(/^\d{4}$/) },
      hostspecies: { raw: ["Rabbit"] },
    });
    expect(answer?.facets?.hostspecies?.[0]?.data.map(({ value }) => value)).toEqual(["Rabbit"]);
    const resources = await search.search(
      "resources",
      "en-us",
      resourceListQuery(defaultBrowseState, { text: "lysate", relaxed: false }),
    );
    expect(resources).toMatchObject({
      ok: true,
      value: { results: [{ body: { snippet: "Load &lt;20 µg&gt; of <em>lysate</em>." } }] },
    });
  });

  it("C-SEARCH-06: looks up a product number with precision 11 and finds only that product", async () => {
    const { search, network } = client();
    const found = await search.search("product", "en-us", productNumberQuery("1042S", 11));
    expect(found).toMatchObject({
      ok: true,
      value: { meta: { precision: 11, page: { total_results: 1 } }, results: [{ id: { raw: "1042" } }] },
    });
    expect(JSON.parse(network.exchanges[0]?.body ?? "").precision).toBe(11);
  });

  it("C-SEARCH-14: sends a precision only if it is set", async () => {
    const { search, network } = client();
    await search.search("product", "en-us", query("akt"));
    expect(JSON.parse(network.exchanges[0]?.body ?? "")).not.toHaveProperty("precision");
  });

  it("C-SEARCH-20: never returns unlisted statuses", async () => {
    const { search } = client();
    const found = await search.search("product", "en-us", { ...query(""), page: { size: 300, current: 1 } });
    if (!found.ok) throw new Error(found.error.messages.join());
    const statuses = new Set(found.value.results.map(({ status }) => status?.raw));
    expect(statuses.has("Released")).toBe(true);
    expect(statuses.has("Pending")).toBe(false);
  });

  it("caches nothing: equal searches are sent again, and clients share no responses", async () => {
    const first = client();
    await first.search.search("product", "en-us", query("akt"));
    await first.search.search("product", "en-us", query("akt"));
    expect(first.network.exchanges).toHaveLength(2);
    const second = client();
    second.network.answer(() => ({ status: 200, body: { results: [], meta: {} } }));
    const [real, stand] = await Promise.all([
      first.search.search("product", "en-us", query("akt")),
      second.search.search("product", "en-us", query("akt")),
    ]);
    expect([real.ok, stand.ok]).toEqual([true, false]);
  });
});

describe("the protocol", () => {
  it("responds to GET with the same body as to POST", async () => {
    const body = JSON.stringify({ query: "akt", page: { size: 2 } });
    const answer = await new Promise<string>((resolve, reject) => {
      const get = request(`${services.url}/search/api/as/v1/engines/product-en-us/search`, {
        method: "GET",
        headers: {
          authorization: `Bearer ${bindings.SEARCH_KEY}`,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
        },
      });
      get.on("response", (response) => response.toArray().then((parts) => resolve(Buffer.concat(parts).toString())));
      get.on("error", reject);
      get.end(body);
    });
    const { search } = client();
    const posted = await search.search("product", "en-us", { query: "akt", page: { size: 2 } });
    expect(posted.ok && posted.value.results).toEqual(JSON.parse(answer).results);
  });
});

it("the checks of an external endpoint find no difference in the embedded service", async () => {
  const outcomes = await runChecks(
    `${services.url}/search`,
    searchChecks(() => bindings.SEARCH_KEY ?? ""),
  );
  expect(outcomes.filter(({ differs }) => differs !== null)).toEqual([]);
});

describe("failures", () => {
  const hang: typeof fetch = () => new Promise(() => {});
  const refused = async (status: number, body: unknown) => {
    const { search, network, log } = client();
    network.answer(() => ({ status, body }));
    const answered = await search.search("product", "en-us", query("akt"));
    return { error: answered.ok ? null : answered.error, logged: log.entries.length };
  };

  it("C-SCALL-05, C-ERR-02: a hanging search ends as a timeout with the code ECONNABORTED", async () => {
    const { search, log } = client({ fetch: hang, timeoutMilliseconds: 50 });
    expect(await search.search("product", "en-us", query("akt"))).toEqual({
      ok: false,
      error: {
        kind: "timeout",
        code: "ECONNABORTED",
        status: 0,
        messages: ["There was an error processing the search results. Please wait a few seconds before you try again."],
      },
    });
    expect(log.entries).toMatchObject([{ level: "error", label: "search failed", members: { kind: "timeout" } }]);
    const policy = client({ fetch: () => Promise.reject(new UpstreamError("search", "timeout")) });
    expect(await policy.search.search("product", "en-us", query("akt"))).toMatchObject({
      error: { kind: "timeout", code: "ECONNABORTED" },
    });
  });

  it("C-ERR-01: an aborted search is silent", async () => {
    const { search, log } = client({ fetch: hang });
    const controller = new AbortController();
    const answered = search.search("product", "en-us", query("akt"), { signal: controller.signal });
    controller.abort();
    expect(await answered).toEqual({ ok: false, error: { kind: "aborted", code: null, status: 0, messages: [] } });
    expect(log.entries).toEqual([]);
  });

  it("C-ERR-03, C-ERR-04: messages of every format are read, without duplicates", async () => {
    const messages = async (status: number, body: unknown) => (await refused(status, body)).error?.messages;
    expect(await messages(400, { errors: ["a", "b", "a", " "] })).toEqual(["a", "b"]);
    expect(await messages(400, [{ errors: ["a"] }, { errors: [] }, { errors: ["b", "a"] }])).toEqual(["a", "b"]);
    expect(await messages(401, { error: "Invalid authentication token." })).toEqual(["Invalid authentication token."]);
    expect(await messages(400, { errors: "one" })).toEqual(["one"]);
    for (const body of ["", "<html>bad gateway</html>", "[]", "null", { errors: [] }]) {
      // The page then shows the status and a message in the visitor's language.
      expect(await refused(502, body)).toMatchObject({ error: { kind: "rejected", status: 502, messages: [] } });
    }
    const { network, search } = client();
    network.answer(() => null);
    const real = await search.search("product", "en-us", { ...query("akt"), sort: { nope: "asc" } });
    expect(real).toMatchObject({
      ok: false,
      error: { kind: "rejected", status: 400, messages: ["Sort contains invalid field: nope"] },
    });
  });

  it("C-ERR-05: every failure except an aborted search is reported", async () => {
    expect((await refused(500, "")).logged).toBe(1);
  });

  it("C-ERR-06: unreachable and 599 are network errors", async () => {
    expect((await refused(599, "")).error?.kind).toBe("network");
    const { search } = client({ fetch: () => Promise.reject(new TypeError("connection refused")) });
    expect(await search.search("product", "en-us", query("akt"))).toMatchObject({
      error: { kind: "network", status: 0, messages: ["connection refused"] },
    });
  });

  it("responses and requests that violate the protocol are rejected", async () => {
    for (const body of ["", "{}", "[]", "text", { results: [{}], meta: {} }]) {
      expect((await refused(200, body)).error?.kind).toBe("invalid");
    }
    const { search, network } = client();
    expect(await search.search("product", "en-us", { query: "x".repeat(129) })).toMatchObject({
      error: { kind: "invalid" },
    });
    expect(await search.multiSearch("product", "en-us", Array(11).fill(query("")))).toMatchObject({
      error: { kind: "invalid" },
    });
    expect(network.exchanges).toEqual([]);
  });

  it("concurrent calls each use their own fetch, and the global one is unchanged", async () => {
    const own = globalThis.fetch;
    const [one, other] = [client(), client()];
    const asked = [one, other].map(({ search }) => search.search("product", "en-us", query("akt")));
    expect(globalThis.fetch).toBe(own);
    expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual([true, true]);
    expect([one, other].map(({ network }) => network.exchanges.length)).toEqual([1, 1]);
  });
});
