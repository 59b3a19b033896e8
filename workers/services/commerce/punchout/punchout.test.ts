/** Accepted and refused log-ins of procurement systems. */
import { env, SELF } from "cloudflare:test";
import { punchoutGrant } from "@contracts/commerce/punchout";
import * as v from "valibot";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { ServicesEnv } from "../../env";
import { admin, call, cartOf, errorOf, importShelf, shopper } from "../testing/gateway";
import { buyer, importBuyers, origin, postCxml, redeem, setupDocument, tokenOf, visit } from "../testing/punchout";
import { redeemPunchoutToken } from "./redeem";

// The tests' bindings are those of the services.
const services = env as unknown as ServicesEnv;

beforeAll(async () => {
  await importShelf();
  expect(await importBuyers(buyer)).toMatchObject({ stored: 1, rejected: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("buyers", () => {
  it("are imported by operators only, one per line, and their secrets are never returned", async () => {
    const wrong = await SELF.fetch(`${origin}/commerce/_admin/punchout-buyers`, { method: "POST", body: "{}" });
    expect(wrong.status).toBe(401);
    const listed = await (await admin("/commerce/_admin/punchout-buyers")).text();
    expect(listed).toContain("lab-buyer");
    expect(listed).not.toContain("secret");
    const row = await env.DIRECTORY_DB.prepare("select secret_hash from punchout_buyers").first<string>("secret_hash");
    expect(row).toMatch(/^scrypt\$/);
  });

  it.each([
    ["an address without https", { returnAddresses: ["http://buyer.test/return"] }, "returnAddresses.0"],
    ["an address with a query", { returnAddresses: ["https://buyer.test/return?a=1"] }, "returnAddresses.0"],
    ["an origin with a path", { frameOrigins: ["https://buyer.test/x"] }, "frameOrigins.0"],
    ["a wildcard", { frameOrigins: ["https://*"] }, "frameOrigins.0"],
    ["no country", { countries: [] }, "countries"],
    ["a short secret", { secret: "short" }, "secret"],
  ])("are refused with %s", async (_, over, path) => {
    const { stored, rejections } = await importBuyers({ ...buyer, identity: "other", ...over });
    expect(stored).toBe(0);
    expect(rejections[0]?.path).toBe(path);
  });

  it("cannot begin a session once removed", async () => {
    await importBuyers({ ...buyer, identity: "passing" });
    const token = await tokenOf({ identity: "passing" });
    expect((await admin("/commerce/_admin/punchout-buyers/passing", { method: "DELETE" })).status).toBe(200);
    expect(await postCxml(setupDocument({ identity: "passing" }))).toMatchObject({ status: "401" });
    expect((await redeem(token)).status).toBe(400);
  });
});

describe("set-up by cXML", () => {
  it("T-PUNCH-02, T-PUNCH-04: returns the storefront's log-in page with token, country, language and product", async () => {
    const { http, status, startPage } = await postCxml(
      setupDocument({ country: "DE", language: "ja-JP", selected: "4060S" }),
    );
    expect({ http, status }).toEqual({ http: 200, status: "200" });
    expect(startPage?.origin).toBe("http://shop.test");
    expect(startPage?.pathname).toBe("/ct/punchout");
    const { token, ...rest } = Object.fromEntries(startPage?.searchParams ?? []);
    expect(token).toMatch(/^bpt1\.[\w-]{22}\.[\w-]{43}$/);
    expect(rest).toEqual({ country: "DE", language: "jp", productId: "4060S" });
  });

  it.each([
    ["a wrong secret", { secret: "another secret" }, "401"],
    ["an unknown identity", { identity: "nobody" }, "401"],
    ["an unknown operation", { operation: "steal" }, "406"],
    ["a return address of another origin", { returnAddress: "https://evil.test/punchout/return" }, "403"],
    ["a return address of another path", { returnAddress: "https://buyer.test/punchout/returned" }, "403"],
    [
      "a return address that only begins like one",
      { returnAddress: "https://buyer.test.evil.test/punchout/return" },
      "403",
    ],
    ["a return address with a user", { returnAddress: "https://buyer.test@evil.test/punchout/return" }, "403"],
    ["a return address that is a script", { returnAddress: "javascript:alert(1)" }, "403"],
    ["a country that the buyer does not buy for", { country: "GB" }, "406"],
    ["a line in half units", { lines: [["4060S", "1.5"]] }, "406"],
  ] as const)("is refused with %s", async (_, setup, status) => {
    expect(await postCxml(setupDocument(setup))).toMatchObject({ http: 200, status, startPage: null });
  });

  it("T-PUNCH-14: works only in the countries of the settings", async () => {
    await importBuyers({ ...buyer, identity: "french", countries: ["FR"] });
    expect(await postCxml(setupDocument({ identity: "french", country: "FR" }))).toMatchObject({ status: "406" });
    expect(await postCxml(setupDocument({ identity: "french" }))).toMatchObject({ status: "406" });
  });

  it("accepts a registered address with its own query, and one below a registered folder", async () => {
    for (const returnAddress of ["https://buyer.test/punchout/return?sid=1&x=%2F", "https://buyer.test/hooks/7/cart"]) {
      expect(await postCxml(setupDocument({ returnAddress }))).toMatchObject({ status: "200" });
    }
    const climbing = "https://buyer.test/hooks/%2e%2e/other";
    expect(await postCxml(setupDocument({ returnAddress: climbing }))).toMatchObject({ status: "403" });
  });

  it.each([
    ["no XML", "hello"],
    ["nothing", ""],
    ["an element that is not closed", "<cXML><Header></cXML>"],
    ["an entity of its own", `<!DOCTYPE cXML [<!ENTITY a "b">]><cXML>&a;</cXML>`],
    ["an external entity", `<!DOCTYPE cXML [<!ENTITY a SYSTEM "file:///etc/passwd">]><cXML>&a;</cXML>`],
    ["entities of entities", `<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><cXML>&b;</cXML>`],
    ["an entity that is not defined", "<cXML>&nbsp;</cXML>"],
    ["elements a hundred deep", "<a>".repeat(100) + "</a>".repeat(100)],
  ])("answers with status 400 for %s", async (_, body) => {
    expect(await postCxml(body)).toMatchObject({ http: 400, status: "400", startPage: null });
  });

  it("answers with status 413 above 256 kB", async () => {
    const body = setupDocument({ cookie: "x".repeat(300_000) });
    expect(await postCxml(body)).toMatchObject({ http: 413, status: "413" });
  });

  it("refuses other encodings instead of storing replacement characters", async () => {
    const document = setupDocument().replace("<cXML", "<!-- M\u00fcnchen --><cXML");
    const latin = Uint8Array.from(document, (letter) => letter.charCodeAt(0));
    expect(await postCxml(document)).toMatchObject({ http: 200, status: "200" });
    expect(await postCxml(latin)).toMatchObject({ http: 400, detail: "The document must be in UTF-8." });
  });

  it("answers with a status for documents with another request", async () => {
    const other = setupDocument().replace(
      /<PunchOutSetupRequest[\s\S]*<\/PunchOutSetupRequest>/,
      "<SubscriptionListRequest/>",
    );
    expect(await postCxml(other)).toMatchObject({ status: "501" });
    expect(await postCxml("<html/>")).toMatchObject({ status: "406" });
  });

  it("limits guesses at secrets", async () => {
    const address = "2001:db8:bad::1";
    const guess = () => postCxml(setupDocument({ identity: "guessed", secret: "a guess" }), address);
    // In small batches, because the hash queue would refuse more at once for another reason.
    for (let series = 0; series < 5; series++) {
      for (const tried of await Promise.all(Array.from({ length: 4 }, guess))) expect(tried.status).toBe("401");
    }
    expect(await postCxml(setupDocument(), address)).toMatchObject({ http: 429, status: "429" });
    expect(await postCxml(setupDocument())).toMatchObject({ status: "200" });
  });
});

describe("log-in by OCI", () => {
  const logIn = (fields: Record<string, string>, method = "POST") => {
    const form = new URLSearchParams({ USERNAME: "oci-buyer", PASSWORD: buyer.secret, ...fields });
    const address = `${origin}/commerce/punchout/oci`;
    const headers = { "cf-connecting-ip": "2001:db8:0c1::1" };
    return method === "GET"
      ? SELF.fetch(`${address}?${form}`, { redirect: "manual", headers })
      : SELF.fetch(address, { method, body: form, redirect: "manual", headers });
  };
  beforeAll(() => importBuyers({ ...buyer, identity: "oci-buyer" }));

  it.each(["GET", "POST"])("redirects to the storefront by %s without leaking the address", async (method) => {
    const hook = "https://buyer.test/punchout/return";
    const answer = await logIn({ HOOK_URL: hook, "~TARGET": "_top", FUNCTION: "DETAIL", PRODUCTID: "9272S" }, method);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    const target = new URL(answer.headers.get("location") ?? "");
    expect(target.pathname).toBe("/ct/punchout");
    expect(target.searchParams.get("productId")).toBe("9272S");
    expect(target.href).not.toContain(encodeURIComponent(buyer.secret));
  });

  it.each([
    ["a wrong password", { PASSWORD: "another secret" }, 401],
    ["a hook of another origin", { HOOK_URL: "https://evil.test/punchout/return" }, 403],
    ["no password", { PASSWORD: "" }, 400],
    ["a call that there is not", { FUNCTION: "DOWNLOADJSON" }, 400],
    ["a search for nothing", { FUNCTION: "BACKGROUND_SEARCH", SEARCHSTRING: " <b> " }, 400],
  ])("is refused with %s", async (_, fields, status) => {
    const answer = await logIn(fields);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain("This log-in is not possible");
  });

  it("is refused for a buyer of the other protocol", async () => {
    await importBuyers({ ...buyer, identity: "only-cxml", protocols: ["cxml"] });
    expect((await logIn({ USERNAME: "only-cxml" })).status).toBe(401);
  });
});

describe("a start token", () => {
  it("T-PUNCH-10: returns an access token, its lifetime and a cart", async () => {
    const answer = await redeem(await tokenOf({ country: "NL" }));
    expect(answer.status).toBe(200);
    const grant = v.parse(punchoutGrant, await answer.json());
    expect(grant).toMatchObject({ operation: "create", frame_origins: ["https://buyer.test"] });
    expect(grant.expires_in).toBe(4 * 3600);
    const cart = await cartOf(call(grant.access_token, `/carts/${grant.cart_id}`));
    expect(cart).toMatchObject({ country: "NL", currency: "EUR", version: 1, lineItems: [] });
    expect(cart.custom.fields).toMatchObject({
      checkoutType: "punchout",
      returnUrl: "https://buyer.test/punchout/return",
    });
  });

  it("works once, even when several try at the same time", async () => {
    const token = await tokenOf();
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)]);
    expect(await errorOf(await redeem(token))).toMatchObject({ status: 400, code: "invalid_grant" });
  });

  it("stays usable until its cart was opened and read, and returns the cart", async () => {
    const token = await tokenOf();
    const out = async () => {
      throw new Error("out");
    };
    for (const broken of [
      { openPunchout: out, view: out },
      { openPunchout: async () => {}, view: out },
    ]) {
      const CARTS = { idFromName: () => "", get: () => broken } as unknown as typeof services.CARTS;
      await expect(redeemPunchoutToken({ ...services, CARTS }, new Map([["token", token]]))).rejects.toThrow("out");
    }
    const again = await redeem(token);
    expect(again.status).toBe(200);
    const grant = v.parse(punchoutGrant, await again.json());
    expect(grant.cart?.id).toBe(grant.cart_id);
  });

  it("works for a minute", async () => {
    const [early, late] = [await tokenOf(), await tokenOf()];
    vi.useFakeTimers({ now: Date.now() + 58_000, toFake: ["Date"] });
    expect((await redeem(early)).status).toBe(200);
    vi.setSystemTime(Date.now() + 4_000);
    expect((await redeem(late)).status).toBe(400);
  });

  it.each([
    ["altered", (token: string) => `${token.slice(0, -2)}AA`],
    ["of another session", (token: string) => token.replace(/\.[\w-]{22}\./, `.${"A".repeat(22)}.`)],
    ["of nothing", () => "garbage"],
    ["long", () => "x".repeat(2000)],
  ])("is refused when it is %s", async (_, alter) => {
    expect((await redeem(alter(await tokenOf()))).status).toBe(400);
  });

  it("is redeemed by the storefront only", async () => {
    const body = new URLSearchParams({ token: await tokenOf() });
    const answer = await SELF.fetch(`${origin}/commerce/api/oauth/punchout/token`, { method: "POST", body });
    expect(answer.status).toBe(401);
  });

  it("T-PUNCH-04, T-PUNCH-14: opens a cart for the country of its address; an unavailable country does not use it up", async () => {
    const token = await tokenOf();
    expect(await errorOf(await redeem(token, { country: "FR" }))).toMatchObject({ code: "CountryNotOffered" });
    expect(await errorOf(await redeem(token, { country: "GB" }))).toMatchObject({ code: "CountryNotOffered" });
    const grant = v.parse(punchoutGrant, await (await redeem(token, { country: "DE" })).json());
    expect(await cartOf(call(grant.access_token, `/carts/${grant.cart_id}`))).toMatchObject({ country: "DE" });
  });
});

describe("a session", () => {
  it("sees its own cart only, and no account", async () => {
    const [own, other] = await Promise.all([visit(), visit()]);
    const someone = await (await shopper()).open(["4060S"]);
    expect((await call(own.access_token, `/carts/${other.cart_id}`)).status).toBe(404);
    expect((await call(own.access_token, `/carts/${someone.id}`)).status).toBe(404);
    for (const path of ["/customers/me", "/orders", "/quotes"]) {
      expect([401, 403, 404], path).toContain((await call(own.access_token, path)).status);
    }
    const order = { id: own.cart_id, version: 1, expectedTotal: { centAmount: 0, currencyCode: "USD" } };
    expect((await call(own.access_token, "/orders", { method: "POST", body: order })).status).toBe(403);
    const quote = { id: own.cart_id, version: 1 };
    expect((await call(own.access_token, "/quotes", { method: "POST", body: quote })).status).toBe(403);
  });

  it("has one cart: another market or a deletion creates no second one", async () => {
    const { access_token: token, cart_id: id } = await visit();
    const lineItems = [{ sku: "4060S", quantity: 1 }];
    const body = { country: "DE", currency: "EUR", lineItems };
    expect((await call(token, "/carts", { method: "POST", body })).status).toBe(404);
    expect((await call(token, `/carts/${id}?version=1`, { method: "DELETE" })).status).toBe(403);
    const added = await call(token, "/carts", { method: "POST", body: { country: "US", currency: "USD", lineItems } });
    expect(await cartOf(added)).toMatchObject({ id, totalLineItemQuantity: 1 });
  });

  it("ends with its token, which cannot be renewed", async () => {
    const { access_token: token, cart_id: id } = await visit();
    await SELF.fetch(`${origin}/commerce/api/oauth/revoke/token`, {
      method: "POST",
      headers: { authorization: `Basic ${btoa("demo-storefront:demo-storefront-secret")}` },
      body: new URLSearchParams({ token }),
    });
    expect((await call(token, `/carts/${id}`)).status).toBe(401);
  });
});
