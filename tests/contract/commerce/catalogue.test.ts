/** Catalogue client with the embedded gateway. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CatalogueConfig, createCatalogueService } from "~/services/catalogue/create-catalogue-service";
import { createProductMemo } from "~/services/catalogue/product-memo";
import { ServiceFailure } from "~/services/service-failure";
import { ndjson, product, shelf } from "../../factories/product";
import { recordingFetch } from "../recording-fetch";
import { bindings, type RunningServices, sharedServices } from "../services-runtime";
import { silentLog } from "../silent-log";

let services: RunningServices;

beforeAll(async () => {
  services = await sharedServices();
  await fetch(`${services.url}/commerce/_admin/products`, {
    method: "POST",
    headers: { authorization: `Bearer ${bindings.ADMIN_KEY}` },
    body: ndjson(shelf),
  });
});

afterAll(() => services?.stop());

function client(over: Partial<CatalogueConfig> = {}) {
  const network = recordingFetch();
  const log = silentLog();
  const config = {
    url: `${services.url}/commerce`,
    clientId: bindings.COMMERCE_CLIENT_ID ?? "",
    clientSecret: bindings.COMMERCE_CLIENT_SECRET ?? "",
    memo: createProductMemo(),
    fetch: network.fetch,
  };
  return { network, log, catalogue: createCatalogueService({ ...config, ...over }, log) };
}

describe("catalogue client", () => {
  it("A-TOKEN-02, A-TOKEN-08: reads with the shop's own token, fetched once", async () => {
    // The token is cached by address, and no other file uses this address.
    const url = `${services.url.replace("127.0.0.1", "localhost")}/commerce/`;
    const { catalogue, network } = client({ url });
    await catalogue.briefs(["4060S"]);
    await catalogue.briefs(["9272S"]);
    const tokenCalls = network.calls().filter((call) => call.includes("/oauth/"));
    expect(tokenCalls).toEqual(["POST /oauth/client/token"]);
    expect(network.exchanges.at(-1)?.headers.get("authorization")).toMatch(/^Bearer /);
  });

  it("A-TOKEN-09: uses /api below the gateway's base, and a separate base for China", async () => {
    const { catalogue } = client({ url: `${services.url}/cn/commerce` });
    expect((await catalogue.fullProduct("4060", "en"))?.key).toBe("4060");
  });

  it("C-PROD-19, C-PROD-21: reads a product by key from the cached text", async () => {
    const { catalogue, network } = client();
    expect(await catalogue.fullProduct("4060", "en")).toEqual(shelf[0]);
    expect(network.calls().at(-1)).toBe("GET /products/4060/cached");
    expect(await catalogue.fullProduct("1234", "en")).toBeNull();
  });

  it("C-PROD-17: returns every language from one read of the record", async () => {
    const { catalogue, network } = client();
    const record = product("4061", { texts: { ja: { name: "Akt抗体" }, zh: { name: "Akt抗体试剂" } } });
    await fetch(`${services.url}/commerce/_admin/products`, {
      method: "POST",
      headers: { authorization: `Bearer ${bindings.ADMIN_KEY}` },
      body: ndjson([record]),
    });
    const reads = () => network.calls().filter((call) => call.endsWith("/products/4061/cached")).length;
    const names = [];
    for (const language of ["jp", "cn", "en"] as const)
      names.push((await catalogue.fullProduct("4061", language))?.name);
    expect(names).toEqual(["Akt抗体", "Akt抗体试剂", record.name]);
    expect(reads()).toBe(1);
  });

  it("C-PROD-17: evicts the first product with the seventy-sixth, and reads none twice before", async () => {
    const { catalogue, network } = client();
    for (let index = 0; index < 76; index += 1) await catalogue.fullProduct(String(5000 + index), "en");
    network.exchanges.length = 0;
    await catalogue.fullProduct("5075", "en");
    expect(network.exchanges).toHaveLength(0);
    await catalogue.fullProduct("5000", "en");
    expect(network.exchanges).toHaveLength(1);
  });

  it.each(["not json", '{"key":"4060"}', ""])(
    "C-PROD-18: %j as cached text is logged and the product missing",
    async (text) => {
      const { catalogue, network, log } = client();
      network.answer((exchange) => (exchange.path.endsWith("/cached") ? { status: 200, body: { value: text } } : null));
      expect(await catalogue.fullProduct("4060", "en")).toBeNull();
      expect(log.entries).toMatchObject([{ level: "error", label: "product cannot be read" }]);
    },
  );

  it("C-PROD-20: reads previews uncached", async () => {
    const { catalogue, network } = client();
    expect((await catalogue.previewProduct("2103", "en"))?.status).toBe("Pending");
    await catalogue.previewProduct("2103", "en");
    expect(network.calls().filter((call) => call === "GET /products/2103/preview")).toHaveLength(2);
    expect(await catalogue.fullProduct("2103", "en")).toBeNull();
  });

  it("C-DATA-25, C-DATA-19: lists by SKU and briefs by code, in calls of a hundred", async () => {
    const { catalogue, network } = client();
    const skus = Array.from({ length: 110 }, (_, index) => `${5000 + index}S`);
    expect((await catalogue.bySkus(skus)).map((found) => found.masterVariant.sku)).toEqual(skus);
    network.exchanges.length = 0;
    const briefs = await catalogue.briefs([...skus, "0001X"], "DE");
    expect(briefs.map((brief) => brief.sku)).toEqual([...skus, "0001X"]);
    expect(briefs.at(-1)?.status).toBe("not found");
    expect(briefs[0]?.listPrice?.currencyCode).toBe("EUR");
    expect(network.exchanges).toHaveLength(2);
  });

  it("T-QADD-34: returns the Japan list price of a family, or null", async () => {
    const { catalogue } = client();
    expect(await catalogue.listPriceJapan("4060")).toMatchObject({
      country: "JP",
      currencyCode: "JPY",
      centAmount: 77_000,
    });
    expect(await catalogue.listPriceJapan("2110")).toBeNull();
    expect(await catalogue.listPriceJapan("1234")).toBeNull();
  });

  it("replaces a revoked token; an outage throws to the nearest error boundary", async () => {
    const { catalogue, network } = client();
    await catalogue.briefs(["4060S"]);
    let refusals = 0;
    network.answer((exchange) => {
      if (exchange.path.startsWith("/oauth") || refusals > 0) return null;
      refusals += 1;
      return { status: 401, body: { errors: [{ code: "invalid_token", message: "expired" }] } };
    });
    expect(await catalogue.briefs(["4060S"])).toHaveLength(1);
    network.answer(() => ({ status: 503, body: {} }));
    await expect(catalogue.fullProduct("9272", "en")).rejects.toThrow(ServiceFailure);
    network.answer(() => ({ status: 200, body: product("4060") }));
    await expect(catalogue.fullProduct("9272", "en")).rejects.toThrow(ServiceFailure);
  });
});
