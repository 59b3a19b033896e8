/** Differences between regions: upstreams, notices, third parties. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EdgeShop, sealedCookies, sharedEdgeShop } from "../edge-shop";
import { inMarket, readPage } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

interface Call {
  readonly service: string;
  readonly region: string;
  readonly body: unknown;
}

it.each([
  ["cn.localhost", "cn", "/cn/images/"],
  ["localhost", "global", "/images/"],
])("C-REGION-01: China has its own content host and image delivery", async (host, region, images) => {
  const since = Date.now();
  // A page that has not been requested yet, so that the content service is called.
  await shop.ask(`/no-such-page-${since}`, { host });
  const answer = await fetch(`${shop.servicesUrl}/_demo/calls?since=${since}`);
  const { calls } = (await answer.json()) as { calls: readonly Call[] };
  const asked = calls.filter(({ service, body }) => service === "content" && JSON.stringify(body).includes(`${since}`));
  expect(new Set(asked.map((call) => call.region))).toEqual(new Set([region]));

  const page = await readPage(shop, "/products/4060", { host });
  const sources = page.main.all("img").map(({ attribs }) => attribs.src ?? "");
  expect(sources.length).toBeGreaterThan(0);
  // From the shop's own host, which requests images from its region's image service.
  const delivery = `http://${host}:${shop.port}/figures/`;
  for (const source of sources) expect(source.startsWith(delivery), source).toBe(true);
  const kept = await shop.ask(new URL(sources[0] ?? "").pathname, { host });
  const path = (sources[0] ?? "").replace(delivery, images);
  expect(kept.body).toBe(await (await fetch(shop.servicesUrl + path)).text());
  expect(page.header("content-security-policy")).toContain(`img-src 'self' ${shop.servicesUrl}`);
});

it("C-REGION-02: products show Japan's notice on its host only", async () => {
  const notice = "本製品は研究用試薬です。";
  const english = "In Japan it may not be used as a medicine";
  expect((await readPage(shop, "/products/4060", { host: "jp.localhost" })).main.text).toContain(notice);
  for (const host of ["localhost", "cn.localhost"]) {
    const { text } = (await readPage(shop, "/products/4060", { host })).main;
    expect(text).not.toContain(notice);
    expect(text).not.toContain(english);
  }
  expect((await readPage(shop, "/products/4060", inMarket("JP"))).main.text).toContain(english);
});

it("A-TOKEN-21: pages of the catalogue and of the content service are open to every kind of visitor", async () => {
  const auth = {
    accessToken: "an-access-token-that-is-not-the-gateway's",
    ...{ expiresIn: 600, expiresAt: Date.now() + 3_600_000, flow: "customer" },
  };
  const customer = await sealedCookies({
    "ct-auth": { ...auth, refreshToken: "a-refresh-token-that-is-not-the-gateway's" },
    "ct-customer": { id: "customer-1", verified: true, punchout: false },
  });
  const buyer = await sealedCookies({
    "ct-auth": { ...auth, refreshToken: null },
    "ct-customer": { id: "punchout", verified: false, punchout: true },
  });
  for (const cookie of ["", customer, buyer])
    for (const path of ["/", "/browse?q=akt", "/products/4060", "/about-us", "/country", "/cart/quick-add"])
      expect([path, (await shop.ask(path, { headers: { cookie } })).status]).toEqual([path, 200]);
});

describe("third parties", () => {
  const isAsked = (body: string) => /<form [^>]*data-consent/.test(body);

  it("are none on the China host, which shows no banner", async () => {
    const host = "cn.localhost";
    expect(isAsked((await shop.ask("/", { host })).body)).toBe(false);
    const { main } = await readPage(shop, "/privacy-settings", { host });
    expect(main.text).toContain("无需选择");
    expect(main.having("type", "checkbox")).toEqual([]);
  });

  it("need separate copies of a stored page, with and without the banner", async () => {
    const ask = (headers: Record<string, string>) => shop.ask("/products/4060", { headers });
    const answered = { cookie: "consent=1.1785000000." };
    await ask({});
    const [asking, settled] = [await ask({}), await ask(answered)];
    const tags = [asking.header("etag"), settled.header("etag")];
    expect(new Set(tags).size).toBe(2);
    expect([isAsked(asking.body), isAsked(settled.body)]).toEqual([true, false]);
    expect((await ask({ ...answered, "if-none-match": tags[1] ?? "" })).status).toBe(304);
    expect((await ask({ ...answered, "if-none-match": tags[0] ?? "" })).status).toBe(200);
  });

  it("reject a form without a choice, or with a target on another site", async () => {
    const post = (form: Record<string, string>) =>
      shop.ask("/privacy-settings", {
        method: "POST",
        headers: { origin: `http://localhost:${shop.port}`, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(form).toString(),
      });
    expect((await post({ choice: "everything" })).status).toBe(422);
    const answer = await post({ choice: "chosen", allow: "marketing", return: "https://elsewhere.example/" });
    expect([answer.status, answer.header("location")]).toEqual([303, "/privacy-settings?saved=1"]);
    expect(answer.setCookies.join("\n")).toMatch(/^consent=1\.\d+\.; Path=\/; Max-Age=15724800; SameSite=Lax$/m);
  });
});
