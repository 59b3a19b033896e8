/** Search engines after a kill: acknowledged data is kept, and responses are unchanged. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { products } from "../../bench/search/search-corpus.mjs";
import { freePort } from "./free-port";
import { bindings, type RunningServices, startServices, temporaryState } from "./services-runtime";

const port = await freePort();
const state = temporaryState();
const engine = "product-en-us";
let services: RunningServices;

const post = async (path: string, body: string, key = bindings.ADMIN_KEY) => {
  const answered = await fetch(`${services.url}/search${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body,
  });
  expect(answered.ok).toBe(true);
  return answered;
};
const lines = (from: number, to: number) =>
  [...products(to)]
    .slice(from)
    .map((product) => JSON.stringify(product))
    .join("\n");
const ask = async (query: string) => {
  const body = { query, facets: { categories: { type: "value", size: 250 } }, filters: { status: "Released" } };
  const answered = await post(`/api/as/v1/engines/${engine}/search`, JSON.stringify(body), bindings.SEARCH_KEY);
  const { results, facets, meta } = (await answered.json()) as {
    results: unknown;
    facets: unknown;
    meta: { page: unknown };
  };
  return { results, facets, page: meta.page };
};

beforeAll(async () => {
  services = await startServices({ port, dataDir: state.dir });
});
afterAll(async () => {
  await services.stop();
  state.remove();
});

describe("a killed search service", () => {
  it("returns the same responses and continues", async () => {
    await post("/_admin/engines", JSON.stringify({ name: engine, kind: "product" }));
    await post(`/_admin/engines/${engine}/documents`, lines(0, 1500));
    const before = await Promise.all(["", "akt", "phospho stat3"].map(ask));
    process.kill(services.pid, "SIGKILL");
    await services.stop();
    services = await startServices({ port, dataDir: state.dir });
    expect(await Promise.all(["", "akt", "phospho stat3"].map(ask))).toEqual(before);

    const report = await post(`/_admin/engines/${engine}/documents`, lines(1400, 1600));
    expect(await report.json()).toMatchObject({ received: 200, indexed: 200, documents: 1600 });
    const info = await fetch(`${services.url}/search/_admin/engines/${engine}`, {
      headers: { authorization: `Bearer ${bindings.ADMIN_KEY}` },
    });
    expect(await info.json()).toMatchObject({ name: engine, language: "en-us", documents: 1600 });
  });
});
