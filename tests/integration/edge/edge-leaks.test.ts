/**
 * Requests every page as visitors with different sessions and markets, and looks for one visitor's data in another's
 * response.
 */
import { ucpProfilePath } from "@domain/agents/addresses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, type EdgeShop, sealedCookies, startEdgeShop } from "../edge-shop";
import { routePaths } from "./edge-routes";

const dataPath = (path: string) => path.replace(/^\/(?=$|\?)/, "/_root").replace(/(?=\?|$)/, ".data");

let shop: EdgeShop;
/** Data that belongs only to the first visitor. */
const marks = ["mark-of-mine", "customer-mine", "basket-mine", "203.0.113.77", "MineBrowser", "(98)"];
let mine = "";

beforeAll(async () => {
  shop = await startEdgeShop();
  const session = await sealedCookies({
    "ct-cart": {
      id: "basket-mine",
      version: 1,
      itemCount: 98,
      country: "DE",
      currency: "EUR",
      lastModifiedAt: "2030-01-01T00:00:00Z",
    },
    "ct-customer": { id: "customer-mine", verified: true, punchout: false, registrationCountry: "DE" },
    "ct-auth": {
      accessToken: "access-token-mark-of-mine",
      refreshToken: "refresh-token-mark-of-mine",
      expiresIn: 600,
      expiresAt: Date.now() + 600_000,
      flow: "customer",
    },
  });
  mine = `${session}; language=jp; tracking=mark-of-mine`;
}, 180_000);
afterAll(() => shop?.stop());

const visitMine = (path: string) =>
  shop.ask(`${path}${path.includes("?") ? "&" : "?"}utm_source=mark-of-mine`, {
    headers: {
      cookie: mine,
      "user-agent": "MineBrowser/4711",
      "accept-language": "de-DE",
      "x-forwarded-for": "203.0.113.77",
    },
  });

const isStored = (answer: Answer) => answer.header("server-timing").includes("desc=stored");

/** A page without its nonces and search id, which are new in every render. */
function lasting(body: string): string {
  return body.replace(/ (?:nonce|data-request-id)="[\w-]+"/g, "");
}

describe.each(routePaths.flatMap((path) => [path, dataPath(path)]))("%s", (path) => {
  it("shows a stranger nothing of an earlier customer, and never sends a session cookie with a cacheable response", async () => {
    const own = await visitMine(path);
    const anonymous = await shop.ask(path);
    const german = await shop.ask(path, { headers: { cookie: "country=DE" } });
    const again = await shop.ask(path);
    for (const answer of [anonymous, german, again]) {
      for (const mark of marks) expect(answer.body).not.toContain(mark);
      // The commerce protocol's profile is one file for everyone on its host.
      if (path !== ucpProfilePath) expect(answer.header("cache-control")).not.toContain("public");
    }
    // A stored page is the same for everyone in a market, whichever visitors came in between.
    if (isStored(again)) {
      const later = await shop.ask(path);
      expect(later.body).toBe(again.body);
      expect(lasting(anonymous.body)).toBe(lasting(again.body));
    }
    for (const answer of [own, anonymous, german, again]) {
      if (answer.setCookies.length > 0) expect(answer.header("cache-control")).toContain("no-store");
    }
  });
});

describe("personal parts of stored pages", () => {
  it("contain only the visitor's data and change nothing for others", async () => {
    await shop.ask("/");
    const anonymous = await shop.ask("/");
    expect(anonymous.header("server-timing")).toContain("stored");
    const basket = await sealedCookies({
      "ct-cart": {
        id: "basket-other",
        version: 1,
        itemCount: 12,
        country: "US",
        currency: "USD",
        lastModifiedAt: "2030-01-01T00:00:00Z",
      },
    });
    const withBasket = await shop.ask("/", { headers: { cookie: basket } });
    expect(withBasket.header("server-timing")).toContain("stored");
    expect(withBasket.body).toContain("(12)");
    expect(withBasket.body).not.toContain("basket-other");
    expect((await shop.ask("/")).body).toBe(anonymous.body);
  });
});

/** Headers and parameters outside the cache key must never appear in a stored page. */
describe("a stored page", () => {
  const poison = "mark-of-poison.example";
  const headers = {
    ...{
      "x-forwarded-host": poison,
      "x-forwarded-proto": poison,
      "x-forwarded-port": "1",
      forwarded: `host=${poison}`,
    },
    ...{
      "x-host": poison,
      "x-original-url": `/${poison}`,
      "x-rewrite-url": `/${poison}`,
      "x-forwarded-prefix": poison,
    },
    ...{
      accept: `text/html;${poison}`,
      "accept-language": poison,
      "user-agent": poison,
      referer: `https://${poison}/`,
    },
    ...{ "x-http-method-override": "POST", via: poison, range: "bytes=0-10", "x-remix-routes": poison },
    cookie: `mark=${poison}; country=${poison}; language=${poison}`,
  };
  const odd = ["utm_source=X", "q[]=X", "Q=X", "x=X&y=X", "q=akt&q=X", "fbclid=X", "callback=X", "_=X", "cb[X]=1"];

  it.each(["/", "/products/4060", "/browse?q=akt", "/about-us"])(
    "%s cannot be poisoned before it is stored",
    async (path) => {
      // A country that no other test uses, so that no page is stored yet.
      const country = "country=FI";
      for (const query of ["", ...odd.slice(0, 4)]) {
        const address = query ? `${path}${path.includes("?") ? "&" : "?"}${query.replaceAll("X", poison)}` : path;
        await shop.ask(address, { headers: { ...headers, cookie: `${country}; mark=${poison}` } });
      }
      const anonymous = await shop.ask(path, { headers: { cookie: country } });
      expect([anonymous.status, isStored(anonymous)]).toEqual([200, true]);
      expect(anonymous.body).not.toContain(poison);
      expect(JSON.stringify(anonymous.header("location"))).not.toContain(poison);
    },
  );

  it("does not change with the request's other headers and parameters", async () => {
    await shop.ask("/browse?q=akt");
    const before = await shop.ask("/browse?q=akt");
    expect(isStored(before)).toBe(true);
    await shop.ask("/browse?q=akt", { headers });
    for (const query of odd) await shop.ask(`/browse?q=akt&${query.replaceAll("X", poison)}`, { headers });
    for (const host of [poison, `localhost.${poison}`, `${poison}:80`]) {
      expect((await shop.ask("/browse?q=akt", { host })).status).toBe(421);
    }
    const after = async () => lasting((await shop.ask("/browse?q=akt")).body);
    expect(await after()).not.toContain(poison);
    // A busy search service may omit content from a newly rendered page, which is then not stored.
    await expect.poll(after, { timeout: 10_000 }).toBe(lasting(before.body));
  });

  it("is never created from a personal page, whatever its address looks like", async () => {
    for (const end of ["/x.css", "%2Fx.css", ";x.css", "/..%2fx.js", ".css", "?x.css", "%00.css", "/robots.txt"]) {
      for (const path of ["/account/my", "/cart", "/account/my/orderhistory"]) {
        const own = await shop.ask(`${path}${end}`, { headers: { cookie: mine } });
        // A redirect that removes a session id is the same for everyone.
        if (own.status === 200) expect(own.header("cache-control")).not.toContain("public");
        const anonymous = await shop.ask(`${path}${end}`);
        for (const mark of marks) expect(anonymous.body).not.toContain(mark);
      }
    }
  });

  it("is dropped after content was published, and is never an error", async () => {
    const stored = async () => isStored(await shop.ask("/about-us", { headers: { cookie: "country=NO" } }));
    await expect.poll(stored, { timeout: 10_000 }).toBe(true);
    const published = await fetch(`${shop.servicesUrl}/settings/_admin/purge`, {
      method: "POST",
      headers: { authorization: "Bearer demo-admin-key" },
    });
    expect(published.status).toBe(200);
    await expect.poll(stored, { timeout: 20_000, interval: 100 }).toBe(false);
    await expect.poll(stored, { timeout: 10_000 }).toBe(true);
    expect((await fetch(`${shop.servicesUrl}/settings/_admin/purge`, { method: "POST" })).status).toBe(401);

    const fault = (mode: string) =>
      fetch(`${shop.servicesUrl}/_demo/faults`, { method: "POST", body: JSON.stringify({ service: "content", mode }) });
    const failing = () => shop.ask("/learn-and-support/support-information", { headers: { cookie: "country=IS" } });
    await fault("error");
    const refused = await failing();
    await fault("none");
    if (refused.status !== 200) expect(isStored(await failing())).toBe(false);
  });
});

/** "2105" is unreleased; only its unavailability may be visible. */
describe("a product that is not released", () => {
  it("C-PROD-14, T-QADD-20: has no page, no list entry and no name", async () => {
    for (const path of [
      "/products/2105",
      "/products/2105.data",
      "/products/2105/datasheet",
      "/products/2105/datasheet/pdf",
    ])
      expect([path, (await shop.ask(path)).status]).toEqual([path, 404]);
    const index = (await shop.ask("/sitemap.xml")).body;
    const files = [...index.matchAll(/\/sitemaps\/products-\d+\.xml/g)].map(([file]) => file);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const { body } = await shop.ask(file);
      expect(body).toContain("/products/4060<");
      expect(body).not.toContain("/products/2105<");
    }
    const verdict = JSON.parse((await shop.ask("/api/quick-add?code=2105S")).body);
    expect(verdict).toMatchObject({ code: "2105S", name: null, addEnabled: false, unknown: false });
    expect(verdict.message.text).toBe("Product 2105S is currently unavailable");
    for (const path of [
      "/browse?q=2105",
      "/api/type-ahead?q=2105",
      "/products/compare?productIds=2105",
      "/feeds/new-products.xml",
    ])
      expect([path, (await shop.ask(path)).body.includes("STING (")]).toEqual([path, false]);
  });
});
