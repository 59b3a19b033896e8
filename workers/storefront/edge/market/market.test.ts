import { anonymousVisitor } from "@domain/http/edge-app";
import { describe, expect, it } from "vitest";
import { edgeSettings, fakeApp, visitors } from "../../../../tests/factories/edge";
import { type Asked, consumePreference, followShownLanguage, marketOf, resendInLanguage } from "./market";

const requestScope = { waitUntil: () => {} };

function asked(target: string, headers: Record<string, string> = {}, visitor = anonymousVisitor): Asked {
  const request = new Request(`http://shop.test${target}`, { headers });
  const url = new URL(request.url);
  return { request, url, cookies: headers.cookie ?? null, visitor, address: "203.0.113.7", isPublicPage: true };
}

async function country(
  headers: Record<string, string>,
  visitor = anonymousVisitor,
  settings: string | null = null,
): Promise<string> {
  return (await marketOf(fakeApp(edgeSettings(), settings), asked("/", headers, visitor), requestScope)).country;
}

describe("the market of a request", () => {
  it("C-CTRY-06: comes from cookie, client header, settings or US, in this order", async () => {
    expect(await country({ cookie: "country=DE", "cf-ipcountry": "FR" }, anonymousVisitor, "IT")).toBe("DE");
    expect(await country({ "cf-ipcountry": "FR" }, anonymousVisitor, "IT")).toBe("FR");
    expect(await country({}, anonymousVisitor, "IT")).toBe("IT");
    expect(await country({})).toBe("US");
  });

  it("C-CTRY-06: is the country of registration first of all", async () => {
    expect(await country({ cookie: "country=DE" }, visitors.customer)).toBe("AT");
  });

  it("C-CTRY-07: maps NIR in the client header to IE", async () => {
    expect(await country({ "cf-ipcountry": "NIR" })).toBe("IE");
  });

  it("looks up the country of an address only as a last resort", async () => {
    const app = fakeApp(edgeSettings(), "DE");
    await marketOf(app, asked("/", { cookie: "country=USA" }), requestScope);
    expect(app.asked).toEqual([]);
    await marketOf(app, asked("/"), requestScope);
    expect(app.asked).toEqual(["203.0.113.7"]);
  });

  it("C-CTRY-10, C-CTRY-21: is Japan in Japanese on the Japan host, without a look-up", async () => {
    const app = fakeApp(edgeSettings("jp"), "DE");
    const market = await marketOf(app, asked("/", { cookie: "country=DE; language=en" }), requestScope);
    expect(market).toMatchObject({ region: "jp", country: "JP", language: "jp", currency: "JPY" });
    expect(app.asked).toEqual([]);
  });
});

describe("country and language in the address", () => {
  async function consume(
    target: string,
    visitor = anonymousVisitor,
    headers: Record<string, string> = {},
  ): Promise<string[] | null> {
    const app = fakeApp(edgeSettings());
    const question = asked(target, headers, visitor);
    const response = consumePreference(app, question, await marketOf(app, question, requestScope));
    return (
      response && [String(response.status), response.headers.get("location") ?? "", ...response.headers.getSetCookie()]
    );
  }

  it("C-CTRY-11: move into cookies", async () => {
    const headers = { cookie: "scripts=1" };
    const [status, location, ...cookies] =
      (await consume("/browse?q=a&country=DE&language=jp", anonymousVisitor, headers)) ?? [];
    expect([status, location]).toEqual(["302", "http://shop.test/browse?q=a"]);
    expect(cookies).toEqual([
      "language=jp; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax",
      "country=DE; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax",
    ]);
  });

  it("of a form move into a cookie, and the form is sent again without them", () => {
    const resent = (target: string, headers: Record<string, string> = { cookie: "scripts=1" }) => {
      const answer = resendInLanguage(fakeApp(edgeSettings()), asked(target, headers, anonymousVisitor));
      return answer && [answer.status, answer.headers.get("location"), ...answer.headers.getSetCookie()];
    };
    expect(resent("/checkout?new=address&language=jp")).toEqual([
      ...[307, "http://shop.test/checkout?new=address"],
      "language=jp; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax",
    ]);
    expect(resent("/checkout?language=xx")).toEqual([307, "http://shop.test/checkout"]);
    expect(resent("/checkout")).toBeNull();
    expect(resent("/withdrawal?shown-language=cn&language=jp", {})?.[1]).toBe(
      "http://shop.test/withdrawal?shown-language=jp",
    );
  });

  it("C-CTRY-14: store US as USA", async () => {
    expect((await consume("/?country=US", anonymousVisitor, { cookie: "country=DE" }))?.[2]).toMatch(/^country=USA;/);
  });

  it("C-CTRY-08: treat an unknown country as US", async () => {
    expect((await consume("/?country=ZZ", anonymousVisitor, { cookie: "country=DE" }))?.[2]).toMatch(/^country=USA;/);
  });

  it.each([
    ["an empty one chooses none", "country=", null],
    ["one of spaces chooses none", "country=%20", null],
    ["lower case is accepted", "country=at", "AT"],
    ["the first of several counts", "country=AT&country=FR", "AT"],
    ["an empty first of several chooses none", "country=&country=FR", null],
    ["one that is not a code is unknown", "country=%3Cb%3E", "USA"],
  ])("C-CTRY-08: of unusual countries, %s", async (_, query, chosen) => {
    const [status, location, ...cookies] =
      (await consume(`/browse?q=a&${query}`, anonymousVisitor, { cookie: "country=DE" })) ?? [];
    expect([status, location]).toEqual(["302", "http://shop.test/browse?q=a"]);
    expect(cookies.map((cookie) => cookie.split(";")[0])).toEqual(chosen === null ? [] : [`country=${chosen}`]);
  });

  it("C-CTRY-11: redirect a visitor without cookies to an address with the country", async () => {
    const [status, location, cookie] = (await consume("/browse?q=a&country=de")) ?? [];
    expect([status, location]).toEqual(["302", "http://shop.test/browse?q=a&shown-in=DE"]);
    expect(cookie).toMatch(/^country=DE;/);
    expect(await consume("/browse?shown-in=DE")).toBeNull();
    const shown = await marketOf(fakeApp(edgeSettings(), "IT"), asked("/browse?shown-in=DE"), requestScope);
    expect([shown.country, shown.currency]).toEqual(["DE", "EUR"]);
  });

  it.each([
    ["with cookies", "/browse?q=a&shown-in=DE", anonymousVisitor, { cookie: "country=FR" }],
    ["with a session", "/browse?q=a&shown-in=DE", visitors.customer, { cookie: "who=customer" }],
    ["of another host's country", "/browse?q=a&shown-in=JP", anonymousVisitor, {}],
    ["without a country", "/browse?q=a&shown-in=", anonymousVisitor, {}],
  ] as const)("C-CTRY-11: that address chooses nothing for a visitor %s", async (_, target, visitor, headers) => {
    expect(await consume(target, visitor, headers)).toEqual(["302", "http://shop.test/browse?q=a"]);
    const without = await country(headers, visitor, "IT");
    const market = await marketOf(fakeApp(edgeSettings(), "IT"), asked(target, headers, visitor), requestScope);
    expect(market.country).toBe(without);
  });

  it("C-CTRY-11: redirect a visitor without cookies to an address with the language", async () => {
    const languageAt = async (target: string, headers: Record<string, string> = {}, visitor = anonymousVisitor) =>
      (await marketOf(fakeApp(edgeSettings()), asked(target, headers, visitor), requestScope)).language;
    const shown = "/browse?q=a&shown-language=jp";
    const [status, location, cookie] = (await consume("/browse?q=a&language=jp")) ?? [];
    expect([status, location]).toEqual(["302", `http://shop.test${shown}`]);
    expect(cookie).toMatch(/^language=jp;/);
    expect((await consume("/browse?country=DE&language=jp"))?.[1]).toBe(
      "http://shop.test/browse?shown-language=jp&shown-in=DE",
    );
    expect([await consume(shown), await languageAt(shown)]).toEqual([null, "jp"]);
    const cookies = { cookie: "language=cn" };
    expect(await consume(shown, anonymousVisitor, cookies)).toEqual(["302", "http://shop.test/browse?q=a"]);
    expect(await languageAt(shown, cookies)).toBe("cn");
    expect(await languageAt(shown, {}, visitors.customer)).toBe("en");
    expect(await consume("/browse?shown-language=xx")).toEqual(["302", "http://shop.test/browse"]);
  });

  it.each([
    ["/browse?q=a", {}, "/browse?q=a&shown-language=jp"],
    ["/products/4060", {}, "/products/4060?shown-language=jp"],
    ["/browse?shown-language=cn", {}, null],
    ["/browse", { cookie: "scripts=1" }, null],
    ["/browse", { referer: "http://shop.test/" }, null],
    ["/browse", { referer: "http://shop.test/?shown-language=xx" }, null],
    ["/browse", { referer: "http://other.test/?shown-language=jp" }, null],
    ["/browse", { referer: "shown-language=jp" }, null],
  ])("C-CTRY-11: a link without the language, %s with %j, leads to %s", (target, headers, address) => {
    const question = asked(target, { referer: "http://shop.test/about-us?shown-language=jp", ...headers });
    const location = followShownLanguage(fakeApp(edgeSettings()), question)?.headers.get("location") ?? null;
    expect(location).toBe(address && `http://shop.test${address}`);
  });

  it("C-CTRY-11: that address is for public pages only", async () => {
    const question = { ...asked("/cart?shown-in=DE"), isPublicPage: false };
    const market = await marketOf(fakeApp(edgeSettings(), "IT"), question, requestScope);
    expect(market.country).toBe("IT");
    expect(consumePreference(fakeApp(edgeSettings()), question, market)?.headers.get("location")).toBe(
      "http://shop.test/cart",
    );
  });

  it("C-CTRY-12: redirect Japan and China to their hosts", async () => {
    expect(await consume("/products/4060?country=JP")).toEqual(["302", "http://jp.shop.test/products/4060"]);
  });

  it("W11: ask before changing the country of a visitor with a cart", async () => {
    expect(await consume("/browse?q=a&country=DE", visitors.basket)).toEqual([
      "302",
      "http://shop.test/country?find=DE&return=%2Fbrowse%3Fq%3Da",
    ]);
  });

  it("W11: are ignored for customers and punchout buyers", async () => {
    for (const visitor of [visitors.customer, visitors.punchout]) {
      expect(await consume("/?country=DE", visitor)).toEqual(["302", "http://shop.test/"]);
    }
  });

  it("leave an address without them unchanged", async () => {
    expect(await consume("/browse?q=country")).toBeNull();
  });
});
