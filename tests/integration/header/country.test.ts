/** Country and language: precedence of their sources, the country page, and language links. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { plainBrowser } from "../plain-browser";
import { askReady, type Page, pageOf } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const site = (region: "jp" | "cn") => `http://${region}.localhost:${shop.port}`;
/** Country code in the header. */
const country = (page: Page) => page.having("data-opens", "country")[0]?.all("button")[0]?.text;
const language = (page: Page) => page.all("html")[0]?.attribs.lang;
const choices = (page: Page) => page.main.having("name", "country").filter(({ tag }) => tag === "button");
const pathOf = ({ pathname, search }: URL) => pathname + search;

/** Submits the button of a country. */
async function choose(browser: ReturnType<typeof plainBrowser>, address: string, code: string) {
  const page = await browser.goto(address);
  const button = choices(page).find(({ attribs }) => attribs.value === code);
  // The search field may contain the same code.
  const form = page.main
    .all("form")
    .find((candidate) => candidate.all("button").some(({ attribs }) => attribs.value === code));
  return browser.submit(form, {}, button);
}

describe("conflicting sources", () => {
  it("C-CTRY-06: host takes precedence over parameter, cookie and client header, in this order", async () => {
    const browser = plainBrowser(shop, { "cf-ipcountry": "GB" });
    expect(country(await browser.goto("/browse"))).toBe("GB");
    browser.setCookie("country", "AT");
    browser.setCookie("country", "AT", "jp.localhost");
    expect(country(await browser.goto("/browse"))).toBe("AT");
    expect(country(await browser.goto("/browse?country=DE"))).toBe("DE");
    const japan = await browser.goto(`${site("jp")}/browse?country=DE`);
    expect([japan.url.href, country(japan)]).toEqual([`${site("jp")}/browse`, "JP"]);
  });

  it("C-CTRY-07: the client region NIR gets Ireland's storefront", async () => {
    expect(country(await plainBrowser(shop, { "cf-ipcountry": "NIR" }).goto("/browse"))).toBe("IE");
  });

  it("C-LOC-04, C-CTRY-17: gets English and US dollars on the main host", async () => {
    const page = await plainBrowser(shop, { "accept-language": "ja-JP" }).goto("/products/4060");
    expect([language(page), country(page)]).toEqual(["en-us", "USA"]);
    expect(page.main.text).toMatch(/\$\d/);
  });

  it("C-CTRY-09, C-CTRY-10: host, parameter and cookie determine the language, in this order", async () => {
    const browser = plainBrowser(shop);
    browser.setCookie("language", "jp");
    expect(language(await browser.goto("/browse"))).toBe("ja-jp");
    expect(language(await browser.goto("/browse?language=cn"))).toBe("zh-cn");
    expect(language(await browser.goto(`${site("jp")}/browse?language=en`))).toBe("ja-jp");
    expect(language(await browser.goto(`${site("cn")}/browse?language=en`))).toBe("zh-cn");
  });
});

it("C-CTRY-18: prices are in the currency of the country", async () => {
  for (const [code, price] of [
    ["DE", /€/],
    ["GB", /£/],
  ] as const) {
    const browser = plainBrowser(shop);
    browser.setCookie("country", code);
    expect((await browser.goto("/products/4060")).main.text, code).toMatch(price);
  }
});

it("C-CTRY-21: the settings contain country and address of the client, on the main host only", async () => {
  const path = "/api/user/settings";
  const answer = await shop.ask(path, { headers: { "cf-ipcountry": "DE" } });
  expect(answer.status).toBe(200);
  expect(answer.header("cache-control")).toMatch(/\bno-store$/);
  expect(answer.header("access-control-allow-origin")).toBe("");
  const settings = JSON.parse(answer.body);
  expect(Object.keys(settings).sort()).toEqual(["clientIP", "countryCode"]);
  expect(settings.countryCode).toBe("DE");
  for (const host of ["jp.localhost", "cn.localhost"]) expect((await shop.ask(path, { host })).status).toBe(404);
});

describe("the country page", () => {
  it("C-CTRY-02, C-CTRY-05: finds and lists every country", async () => {
    const browser = plainBrowser(shop);
    const list = await browser.goto("/browse?q=akt");
    const opened = await browser.submit(list.having("data-opens", "country")[0]);
    expect(pathOf(opened.url)).toBe("/country?return=%2Fbrowse%3Fq%3Dakt");
    expect(opened.all("h1").map(({ text }) => text)).toEqual(["Select your country/region"]);
    expect(choices(opened).length).toBeGreaterThanOrEqual(240);
    const search = opened.main.all("form").find((form) => form.having("name", "find").length > 0);
    const found = await browser.submit(search, { find: "Holland" });
    const [first] = choices(found);
    expect(first?.text).toBe("Netherlands");
    const form = found.main.all("form").find((candidate) => candidate.having("value", first?.attribs.value).length > 0);
    const back = await browser.submit(form, {}, first);
    expect([pathOf(back.url), country(back)]).toEqual(["/browse?q=akt", "NL"]);
  });

  it("C-CTRY-12, C-CTRY-13, C-CTRY-14: the page sets the cookie, USA for the US, or changes the host", async () => {
    const browser = plainBrowser(shop);
    const german = await choose(browser, "/country?return=/products/4060", "DE");
    expect([german.url.pathname, browser.cookie("country")]).toEqual(["/products/4060", "DE"]);
    const american = await choose(browser, "/country?return=/products/4060", "US");
    expect([country(american), browser.cookie("country")]).toEqual(["USA", "USA"]);
    const chinese = await choose(browser, "/country?return=/products/4060", "CN");
    expect([chinese.url.href, language(chinese)]).toEqual([`${site("cn")}/products/4060`, "zh-cn"]);
  });

  it("C-CTRY-12: a change from Japan to the US leads to the main host", async () => {
    const browser = plainBrowser(shop);
    const page = await choose(browser, `${site("jp")}/country?return=/products/4060`, "US");
    expect([page.url.href, country(page)]).toEqual([`http://localhost:${shop.port}/products/4060`, "USA"]);
    expect(browser.cookie("country")).toBe("USA");
  });

  it("C-CTRY-13: keeps a language that was chosen", async () => {
    const browser = plainBrowser(shop);
    browser.setCookie("language", "jp");
    const page = await choose(browser, "/country?return=/browse", "DE");
    expect([page.url.pathname, language(page)]).toEqual(["/browse", "ja-jp"]);
  });
});

const counted = (page: Page) => page.having("data-slot", "basket-count").map(({ text }) => text);
const add = (browser: ReturnType<typeof plainBrowser>) =>
  browser.post("/cart", { intent: "add", sku: "4060S", quantity: "1" });

it("C-CTRY-16: the cart stays between two distributor countries", async () => {
  const browser = plainBrowser(shop);
  browser.setCookie("country", "BR");
  await add(browser);
  const page = await browser.goto("/country?return=/cart");
  expect(page.main.text).toContain("Your basket is kept only if a distributor supplies the new country");
  const cart = await choose(browser, "/country?return=/cart", "IN");
  expect([cart.url.pathname, country(cart), counted(cart)]).toEqual(["/cart", "IN", ["(1)"]]);
});

describe("a country in an address", () => {
  it("C-CTRY-11: never empties a cart without confirmation", async () => {
    const browser = plainBrowser(shop);
    await add(browser);
    const asked = await browser.goto("/browse?country=DE");
    expect([pathOf(asked.url), counted(asked)]).toEqual(["/country?find=DE&return=%2Fbrowse", ["(1)"]]);
    const list = await choose(browser, pathOf(asked.url), "DE");
    expect([pathOf(list.url), country(list), counted(list)]).toEqual(["/browse", "DE", ["(0)"]]);
  });

  it("C-CTRY-08: an unknown country is rejected in the form and becomes the US in an address", async () => {
    const browser = plainBrowser(shop);
    browser.setCookie("country", "DE");
    expect(country(await browser.goto("/browse?country=ZZ"))).toBe("USA");
    expect(browser.cookie("country")).toBe("USA");
  });

  it("C-CTRY-11, C-CTRY-13: country and language are removed from an address, the rest stays", async () => {
    const browser = plainBrowser(shop);
    const page = await browser.goto("/browse?results-per-page=60&country=DE&language=en&nr=2");
    expect([pathOf(page.url), country(page)]).toEqual(["/browse?results-per-page=60&nr=2", "DE"]);
    expect([browser.cookie("country"), browser.cookie("language")]).toEqual(["DE", "en"]);
  });
});

it("C-CTRY-09, C-LOC-01, C-LOC-04: a language is chosen by link, without a prefix in the address", async () => {
  const browser = plainBrowser(shop);
  let page = await browser.goto("/browse?q=akt");
  for (const [name, code, cookie] of [
    ["日本語", "ja-jp", "jp"],
    ["简体中文", "zh-cn", "cn"],
    ["English", "en-us", "en"],
  ] as const) {
    page = await browser.follow(page.all("footer")[0]?.all("a", name)[0]);
    expect([pathOf(page.url), language(page), browser.cookie("language")]).toEqual(["/browse?q=akt", code, cookie]);
  }
});

describe("a visitor whose browser keeps no cookies", () => {
  const read = async (path: string) => pageOf(await askReady(shop, path), path);

  it("C-CTRY-11: stays in the chosen language through links and forms", async () => {
    const chosen = await shop.ask("/about-us?language=jp");
    const { pathname, search } = new URL(chosen.header("location"));
    expect([chosen.status, pathname, search]).toEqual([302, "/about-us", "?shown-language=jp"]);
    const page = await read(pathname + search);
    expect([page.status, language(page)]).toEqual([200, "ja-jp"]);
    expect([page.header("cache-control"), page.header("x-robots-tag")]).toEqual(["private, no-store", "noindex"]);
    const canonical = page.having("rel", "canonical")[0]?.attribs.href ?? "";
    expect(new URL(canonical).search).toBe("");
    const links = page
      .all("a")
      .flatMap(({ attribs: { href = "" } }) => (/^\/(?!\/)/.test(href) && !/[?&]language=/.test(href) ? [href] : []));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((href) => !/[?&]shown-language=jp(#|$)/.test(href))).toEqual([]);
    const searching = page.all("form").find((form) => form.having("name", "q").length > 0);
    expect(searching?.having("name", "shown-language")[0]?.attribs.value).toBe("jp");
    // Also a visitor's private pages and forms.
    expect(language(await read("/cart?shown-language=jp"))).toBe("ja-jp");
    expect(language(await read("/about-us"))).toBe("en-us");
    // A link rendered by a script has the language only in the referrer.
    const drawn = await shop.ask("/browse?q=akt", { headers: { referer: chosen.header("location") } });
    expect([drawn.status, new URL(drawn.header("location")).search]).toEqual([302, "?q=akt&shown-language=jp"]);
    const other = await shop.ask("/about-us?shown-language=jp&language=cn");
    expect(new URL(other.header("location")).search).toBe("?shown-language=cn");
  });
});
