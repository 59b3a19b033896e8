/** Citation client with both APIs of the embedded service. */
import type { CitationRecord } from "@contracts/catalogue/citations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCitationService } from "~/services/citations/create-citation-service";
import { ServiceFailure } from "~/services/service-failure";
import { ndjson } from "../factories/product";
import { policyReader } from "./policy-fetch";
import { recordingFetch } from "./recording-fetch";
import { bindings, type RunningServices, sharedServices } from "./services-runtime";
import { silentLog } from "./silent-log";

let services: RunningServices;

const figure = {
  id: "4060-1-abc",
  damId: "DAM-1",
  filename: "4060.svg",
  caption: "A blot",
  figureType: "WB",
  isProtected: false,
  size: { width: 600, height: 420 },
  variants: { PUBLIC: "/account/4060-1-abc/public" },
};

const records: CitationRecord[] = Array.from({ length: 120 }, (_, index) => ({
  id: `demo-${String(index).padStart(6, "0")}`,
  title: `Paper ${index} [demonstration record]`,
  authors: "Demonstration group A",
  journal: "Demonstration Letters in Biology",
  year: 1900 + index,
  volume: null,
  pages: null,
  pmid: null,
  demonstration: true,
  products: [
    {
      key: "4060",
      applications: [index % 3 === 0 ? "IHC-P" : "WB"],
      reactants: [index % 2 === 0 ? "H" : "M"],
      figure: index % 40 === 0 ? figure : null,
    },
  ],
}));

beforeAll(async () => {
  services = await sharedServices();
  const response = await fetch(`${services.url}/citations/_admin/citations`, {
    method: "POST",
    headers: { authorization: `Bearer ${bindings.ADMIN_KEY}` },
    body: ndjson(records),
  });
  expect(await response.json()).toMatchObject({ stored: 120, rejected: 0 });
});

afterAll(() => services?.stop());

function client(over: { searchKey?: string; searchScheme?: string } = {}, policy?: "citations") {
  const network = recordingFetch();
  const log = silentLog();
  const citations = createCitationService(
    {
      url: `${services.url}/citations`,
      searchUrl: `${services.url}/citation-search`,
      searchKey: bindings.CITATION_SEARCH_KEY ?? "",
      fetch: policy ? policyReader(network.fetch).fetch(policy) : network.fetch,
      searchFetch: network.fetch,
      ...over,
    },
    log,
  );
  return { citations, network, log };
}

describe("citation client", () => {
  it("C-CITE-01: requests the first 100 and passes filters on", async () => {
    const { citations, network } = client();
    const page = await citations.list("4060");
    expect(network.exchanges[0]).toMatchObject({ method: "GET", path: "/citations/productCitations/4060" });
    expect(network.exchanges[0]?.query.toString()).toBe("limit=100&offset=0");
    expect(page.citations).toHaveLength(100);
    await citations.list("4060", { application: "WB", reactants: ["H", "M"], limit: 10, offset: 5 });
    expect(network.exchanges[1]?.query.toString()).toBe("limit=10&offset=5&application=WB&reactants=H%2CM");
  });

  it("C-CITE-02, C-CITE-03: returns figures of papers and the number of citations", async () => {
    const { citations, network } = client();
    expect(await citations.count("4060")).toBe(120);
    expect((await citations.images("4060", { application: "IHC-P" })).images).toHaveLength(1);
    expect(network.exchanges.map(({ path }) => path)).toEqual([
      "/citations/productCitations/4060/count",
      "/citations/productImages",
    ]);
    expect(network.exchanges[1]?.query.toString()).toBe("productid=4060&application=IHC-P");
  });

  it("C-CITE-05, C-CITE-06: with the flag on, gets the same citations from the search engine", async () => {
    const { citations, network } = client();
    for (const query of [{}, { application: "WB", reactants: ["M"], limit: 7, offset: 3 }]) {
      expect(await citations.list("4060", { ...query, engine: true })).toEqual(await citations.list("4060", query));
    }
    expect(await citations.images("4060", { engine: true })).toEqual(await citations.images("4060"));
    const [first] = network.exchanges;
    expect(first).toMatchObject({ method: "POST", path: "/citation-search/citations/_search/template" });
    expect(JSON.parse(first?.body ?? "")).toEqual({
      id: "product-citations",
      params: { productid: "4060", from: 0, size: 100 },
    });
  });

  it("C-CITE-07: sends a multi-search with an empty header before each template and a final newline", async () => {
    const { citations, network } = client();
    expect(await citations.count("4060", { engine: true })).toBe(120);
    expect(network.exchanges[0]).toMatchObject({ path: "/citation-search/citations/_msearch/template" });
    expect(network.exchanges[0]?.body).toBe('{}\n{"id":"product-citations-count","params":{"productid":"4060"}}\n');
    expect(network.exchanges[0]?.headers.get("content-type")).toBe("application/x-ndjson");
  });

  it("C-CITE-08: sends the key with its scheme; a refused key counts as an outage of citations", async () => {
    const { citations, network } = client();
    await citations.count("4060", { engine: true });
    expect(network.exchanges[0]?.headers.get("authorization")).toBe(`ApiKey ${bindings.CITATION_SEARCH_KEY}`);
    await expect(client({ searchKey: "wrong" }).citations.count("4060", { engine: true })).rejects.toBeInstanceOf(
      ServiceFailure,
    );
    await expect(client({ searchScheme: "Bearer" }).citations.count("4060", { engine: true })).rejects.toBeInstanceOf(
      ServiceFailure,
    );
  });

  it("retries after a fault, and throws a named error for an invalid response", async () => {
    const repeated = client({}, "citations");
    let calls = 0;
    repeated.network.answer(() => {
      calls += 1;
      return calls === 1 ? { status: 503, body: "" } : null;
    });
    expect(await repeated.citations.count("4060")).toBe(120);
    const { citations, network } = client();
    network.answer(() => ({ status: 200, body: '{"citations_count":"many"}' }));
    await expect(citations.count("4060")).rejects.toMatchObject({ name: "ServiceFailure", service: "citations" });
  });
});
