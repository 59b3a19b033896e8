import { expect, it } from "vitest";
import { silentLog } from "../../../tests/contract/silent-log";
import { product } from "../../../tests/factories/product";
import { createCatalogueService } from "./create-catalogue-service";
import { createProductMemo } from "./product-memo";

const gatewayToken = { access_token: "a-token-of-the-gateway", expires_in: 3600, token_type: "Bearer", scope: "" };

it("finds no product for an identifier of brackets and spaces only, without a call", async () => {
  const calls: string[] = [];
  const answering: typeof fetch = async (input) => {
    calls.push(String(input instanceof Request ? input.url : input));
    return new Response("{}", { status: 400 });
  };
  const catalogue = createCatalogueService({ url: "http://gateway.test/commerce", fetch: answering }, silentLog());
  for (const text of ["", " ", "(((", "RRID:"]) expect(await catalogue.knownAs(text), text).toEqual({ products: [] });
  expect(calls).toEqual([]);
});

it("reads several products one by one if the gateway has no list of whole products", async () => {
  const asked: string[] = [];
  const answering: typeof fetch = async (input) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input));
    if (pathname.endsWith("/token")) return Response.json(gatewayToken);
    asked.push(pathname.replace("/commerce/api", ""));
    const [, key = ""] = /products\/(\d+)\/cached$/.exec(pathname) ?? [];
    return key === "4060"
      ? Response.json({ value: JSON.stringify(product(key)) })
      : Response.json(
          { statusCode: 404, message: "no", errors: [{ code: "ResourceNotFound", message: "no" }] },
          { status: 404 },
        );
  };
  const catalogue = createCatalogueService({ url: "http://gateway.test/commerce", fetch: answering }, silentLog());
  const found = await catalogue.fullProducts(["4060", "4061"], "en");
  expect(found.map(({ key }) => key)).toEqual(["4060"]);
  expect(asked).toEqual(["/products/whole", "/products/4060/cached", "/products/4061/cached"]);
});

it("reads a product with what its page shows in one call, and without it from a gateway that sends only products", async () => {
  const asked: string[] = [];
  let parts: object = { evidence: { productKey: "4060", records: [], homology: [], uses: [] }, related: [] };
  const answering: typeof fetch = async (input) => {
    const { pathname, search } = new URL(String(input instanceof Request ? input.url : input));
    if (pathname.endsWith("/token")) return Response.json(gatewayToken);
    asked.push(pathname.replace("/commerce/api", "") + search);
    return Response.json({ value: JSON.stringify(product("4060")), ...parts });
  };
  const catalogue = createCatalogueService(
    { url: "http://gateway.test/commerce", fetch: answering, memo: createProductMemo() },
    silentLog(),
  );
  expect(await catalogue.productForPage("4060", "en", "DE")).toMatchObject({ product: { key: "4060" }, ...parts });
  parts = {};
  const without = await catalogue.productForPage("4060", "en", "DE");
  expect([without?.product.key, without?.evidence, without?.related]).toEqual(["4060", undefined, undefined]);
  // A record of evidence is damaged.
  parts = { evidence: null, related: [] };
  expect((await catalogue.productForPage("4060", "en", "DE"))?.evidence).toBeNull();
  expect(new Set(asked)).toEqual(new Set(["/products/4060/cached?with=evidence,related&country=DE"]));
});

it("shows the product that was last read during an outage, without what it cannot read, also in another country", async () => {
  let now = 0;
  let isOut = false;
  const answering: typeof fetch = async (input) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input));
    if (pathname.endsWith("/token")) return Response.json(gatewayToken);
    return isOut
      ? Response.json(
          { statusCode: 503, message: "away", errors: [{ code: "Away", message: "away" }] },
          { status: 503 },
        )
      : Response.json({ value: JSON.stringify(product("4060")), related: [] });
  };
  const options = { url: "http://gateway.test/commerce", fetch: answering, memo: createProductMemo(), now: () => now };
  const catalogue = createCatalogueService(options, silentLog());
  await catalogue.productForPage("4060", "en", "DE");
  isOut = true;
  now = 3_000_000;
  const found = await catalogue.productForPage("4060", "jp", "JP");
  expect([found?.product.key, found?.evidence, found?.related]).toEqual(["4060", null, null]);
  expect((await catalogue.fullProduct("4060", "jp"))?.key).toBe("4060");
  await expect(catalogue.productForPage("9272", "en", "DE")).rejects.toThrow(/commerce/);
  await expect(catalogue.fullProduct("9272", "en")).rejects.toThrow(/commerce/);
});

it("keeps numbers and their units together in a product's texts", async () => {
  const text = { ...product("4060"), description: "Store at –20 °C in 10 mM HEPES." };
  const answering: typeof fetch = async (input) =>
    String(input instanceof Request ? input.url : input).endsWith("/token")
      ? Response.json(gatewayToken)
      : Response.json({ value: JSON.stringify(text) });
  const catalogue = createCatalogueService(
    { url: "http://gateway.test/commerce", fetch: answering, memo: createProductMemo() },
    silentLog(),
  );
  const found = await catalogue.fullProduct("4060", "en");
  expect(found?.description).toBe("Store at –20\u00a0°C in 10\u00a0mM HEPES.");
});
