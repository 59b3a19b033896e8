/** Prices and purchase options in each market, in the document of a product page (rows C-PRICE). */
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importBuyer } from "../../factories/customer";
import { programClient } from "../agents/program-client";
import { mainOf, shopper } from "../checkout/checkout-visitor";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { inMarket, type Page, type Part, readPage } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const anyPrice = /[$€£￥¥]\s?\d/;
const read = (key: string, country = "US", language?: "en") =>
  readPage(shop, `/products/${key}`, inMarket(country, language));
const panel = (page: Page) => page.at("order");
const adds = (page: Page) => panel(page).all("button", "ADD TO BASKET");
const quotes = (page: Page) => panel(page).all("button", "REQUEST A PRICE QUOTE");
const row = (page: Page, sku: string): Part => {
  const [found] = panel(page)
    .all("tr")
    .filter(({ text }) => text.includes(sku));
  if (!found) throw new Error(`no row of ${sku}`);
  return found;
};

const graph = v.object({
  "@graph": v.optional(v.array(v.record(v.string(), v.unknown()))),
  offers: v.optional(v.unknown()),
});
const offerList = v.array(
  v.object({
    sku: v.string(),
    price: v.string(),
    priceCurrency: v.string(),
    availability: v.string(),
  }),
);
/** Offers of the page's structured data. */
function offers({ body }: Page) {
  const scripts = [...body.matchAll(/<script[^>]* type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  expect(scripts.length).toBeGreaterThan(0);
  return scripts
    .map(([, text = ""]) => v.parse(graph, JSON.parse(text)))
    .flatMap((data) => (data["@graph"] ?? [data]).flatMap((node) => node.offers ?? []))
    .flatMap((found) => v.parse(offerList, Array.isArray(found) ? found : [found]));
}

async function callsSince(since: number): Promise<{ path: string; query: string }[]> {
  const answer = await fetch(`${shop.servicesUrl}/_demo/calls?since=${since}`);
  const record = v.object({ calls: v.array(v.object({ path: v.string(), query: v.string() })) });
  return v.parse(record, await answer.json()).calls;
}

it("related products show applications, and prices where lists show them", async () => {
  const related = async (country: string) => (await read("4060", country, "en")).at("product-list").text;
  for (const country of ["US", "JP"]) expect(await related(country), country).toMatch(/9272.*[$￥]\d.*WB/s);
  const text = await related("BR");
  expect(text).toMatch(/9272.*WB/s);
  expect(text).not.toMatch(anyPrice);
});

it("only members of a company with a price group see its prices", async () => {
  const call = async (path: string, body?: object) => {
    const headers = {
      ...{ authorization: "Bearer demo-admin-key", "x-office-key": "demo-office-key", "x-office-address": "192.0.2.7" },
    };
    const method = body ? "POST" : "GET";
    const answer = await fetch(`${shop.servicesUrl}${path}`, {
      ...{ method, headers, ...(body && { body: JSON.stringify(body) }) },
    });
    expect(answer.status, path).toBe(200);
    return v.parse(v.looseObject({ version: v.optional(v.number(), 0) }), await answer.json());
  };
  const act = async (record: string, action: string, fields: object) => {
    const { version } = await call(record);
    return call(`${record}/${action}`, { key: crypto.randomUUID(), version, reason: "Prices of a test", ...fields });
  };
  const groups = [{ id: "readers", name: "Readers 2030", rules: [{ partsPerMillion: 100_000 }], prices: [] }];
  await act("/settings/_office/settings/checkout.priceGroups", "change", { text: JSON.stringify(groups) });
  const buyer = await importBuyer(shop.servicesUrl);
  const founder = await shopper(shop, buyer);
  const name = `Readers ${buyer.email}`;
  expect((await founder.submit("/account/my/company", { intent: "found", name })).status).toBe(303);
  const { rows } = v.parse(
    v.object({ rows: v.array(v.object({ id: v.string() })) }),
    await call(`/commerce/_office/companies?q=${encodeURIComponent(name.toLowerCase())}`),
  );
  await act(`/commerce/_office/companies/${rows[0]?.id}`, "terms", {
    ...{ onAccount: false, netDays: null, priceGroup: "readers" },
  });
  // The price group is read at sign-in.
  const member = await shopper(shop, buyer);
  const stranger = await shopper(shop, await importBuyer(shop.servicesUrl));
  const pageOf = async (visitor: typeof member, path: string) => mainOf(await visitor.get(path));
  for (const visitor of [stranger, member, stranger]) {
    const [product, list] = [await pageOf(visitor, "/products/4060"), await pageOf(visitor, "/browse?query=4060")];
    const own = visitor === member;
    expect(product.includes("$359.10")).toBe(own);
    expect(product.includes("Your company's price (Readers 2030). List price $399.00.")).toBe(own);
    expect(list.includes("$359.10")).toBe(own);
    expect(list.includes("Your company's price (Readers 2030)")).toBe(own);
  }
  expect((await read("4060")).body).not.toContain("Readers 2030");
  // A program that acts for the member gets the same price, also in its cart.
  const { tokens } = await programClient(() => shop).accessOf(member);
  const rpc = async (path: string, name: string, input: object, token = "") => {
    const answer = await shop.ask(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } }),
    });
    return JSON.stringify(JSON.parse(answer.body).result.structuredContent);
  };
  const meta = { "ucp-agent": { profile: "https://agent.example/profile.json" } };
  const context = { address_country: "US" };
  for (const [token, price] of [
    [tokens.access_token, 35_910],
    ["", 39_900],
  ] as const) {
    expect(await rpc("/mcp", "get_reagent", { id: "4060S", country: "US" }, token)).toContain(`"amount":${price},`);
    const told = await rpc("/ucp/mcp", "get_product", { meta, catalog: { id: "4060S", context } }, token);
    expect(told).toContain(`"amount":${price},`);
    const cart = { line_items: [{ item: { id: "4060S" }, quantity: 1 }], context };
    expect(await rpc("/ucp/mcp", "create_cart", { meta, cart }, token)).toContain(`"price":${price}}`);
  }
});

describe("where the shop sells", () => {
  it.each([
    ["US", "$399.00", "USD"],
    ["DE", "€415.00", "EUR"],
    ["AT", "€423.00", "EUR"],
    ["GB", "£351.00", "GBP"],
    ["JP", "￥63,000", "JPY"],
  ])(
    "C-CTRY-01, C-PRICE-02, C-PRICE-04, C-PRICE-05, C-PRICE-13, C-PRICE-15, C-DATA-03: %s sees its own price and buys",
    async (country, price, currency) => {
      const page = await read("4060S", country, "en");
      const own = row(page, "4060S");
      expect(own.all("td").flatMap((cell) => cell.text.match(/\S*\d[\d,.]*$/g) ?? [])).toContain(price);
      expect(own.having("type", "radio")).toHaveLength(1);
      expect(own.having("checked")).toHaveLength(1);
      expect(adds(page).length).toBeGreaterThan(0);
      const [offer] = offers(page);
      expect(offer).toMatchObject({
        sku: "4060S",
        priceCurrency: currency,
        availability: "https://schema.org/InStock",
      });
      expect(Number(offer?.price)).toBe(Number(price.replace(/[^\d.]/g, "")));
    },
  );

  it('C-PRICE-03: shows "on hold" outside Japan, and "not sold" in Japan', async () => {
    const text = "Product on Backorder - Available Within 30 Days";
    const held = await read("2101S");
    expect(panel(held).text).toContain(text);
    expect(adds(held).length).toBeGreaterThan(0);
    expect(offers(held)[0]?.availability).toBe("https://schema.org/BackOrder");
    const japan = await read("2101S", "JP", "en");
    expect(panel(japan).text).toContain("Product 2101 is currently unavailable");
    expect(japan.text).not.toContain(text);
    expect(adds(japan)).toEqual([]);
  });

  it("C-PRICE-14: offers an inquiry for hidden prices, and marks products made to order", async () => {
    const hidden = await read("2114S");
    expect(panel(hidden).text).toContain("The price is available on request.");
    expect(panel(hidden).text).not.toMatch(anyPrice);
    expect(quotes(hidden)).toHaveLength(1);
    expect(offers(hidden)).toEqual([]);
    const made = await read("2115S");
    expect(panel(made).text).toMatch(/Made to order\./);
    expect(adds(made).length).toBeGreaterThan(0);
  });

  it("offers an inquiry for proteomics services instead of a sale", async () => {
    const page = await read("3990S");
    const [link] = panel(page).all("a", /PTMScan inquiry/);
    expect(link?.attribs.href).toBe("/services/proteomics-analytical-services/ptmscan-inquiries");
    expect(panel(page).all("button")).toEqual([]);
  });

  it("T-SHIP-01, T-SHIP-05: shows US ship dates as month and day; elsewhere none, without a call", async () => {
    const [date] = row(await read("4060S"), "4060S").all("time");
    expect(date?.text).toMatch(/^(Today|[A-Z][a-z]{2} \d{1,2})$/);
    const since = Date.now();
    await read("2102", "DE");
    expect(panel(await read("9272S", "DE")).all("th", "Ships")).toEqual([]);
    expect((await callsSince(since)).filter(({ path }) => path.includes("/gop/DE/"))).toEqual([]);
  });
});

describe("Japan and China", () => {
  it("C-PRICE-06, C-DATA-23: China's prices come from the price service, and nothing can be ordered there", async () => {
    const page = await read("4060S", "CN", "en");
    expect(panel(page).text).toContain("¥3,350.00");
    expect(panel(page).all("button")).toEqual([]);
    expect(panel(page).all("a", /Contact us to order/)).toHaveLength(1);
    expect(offers(page)).toEqual([]);
  });

  it("C-PRICE-06: only Japan and China use the price service", async () => {
    const asked = async (country: string, key: string) => {
      const since = Date.now();
      await read(key, country, "en");
      const calls = await callsSince(since - 1);
      return calls.filter(({ path, query }) => path.includes("getclp") && query.includes(key));
    };
    expect(await asked("US", "9272")).toEqual([]);
    expect(await asked("JP", "9272")).toHaveLength(1);
    expect(await asked("CN", "9272")).toHaveLength(1);
  });
});

it("C-PRICE-12: an outage of the price service is reported, and buying works again afterwards", async () => {
  // No other test reads this product, because a cached response would hide the fault.
  const fault = (mode: string) =>
    fetch(`${shop.servicesUrl}/_demo/faults`, {
      method: "POST",
      body: JSON.stringify({ service: "availability", mode, match: "9803S" }),
    });
  await fault("garbage");
  const page = await read("9803", "JP", "en");
  expect([page.status, panel(page).all("button"), offers(page)]).toEqual([200, [], []]);
  expect(panel(page).text).toContain("Product Pricing Unavailable");
  await fault("none");
  const again = await read("9803", "JP", "en");
  expect([panel(again).text, adds(again).length]).toEqual([expect.stringContaining("￥"), 1]);
});

describe("distributor countries", () => {
  it.each(["BR", "IN", "IL", "TR", "ZA", "PL", "CZ"])(
    "C-PRICE-07, C-PRICE-10: %s sees no price and asks its distributor",
    async (country) => {
      const page = await read("4060S", country);
      expect(panel(page).text).not.toMatch(anyPrice);
      expect(panel(page).text).toContain("Ask your local distributor about price and availability.");
      expect(quotes(page)).toHaveLength(1);
      expect(adds(page)).toEqual([]);
      expect(offers(page)).toEqual([]);
    },
  );

  it.each(["BE", "NL", "LU", "FR", "CA", "AU", "NZ"])(
    "C-PRICE-09: %s gets the button of its partner in place of the basket",
    async (country) => {
      const page = await read("4060S", country);
      const [link] = panel(page).all("a", /BUY FROM OUR PARTNER/);
      expect(link?.attribs.href).toMatch(/^https:\/\//);
      expect(panel(page).all("button")).toEqual([]);
      expect(panel(page).text).not.toMatch(anyPrice);
    },
  );

  it("C-PRICE-04, C-PRICE-05: elsewhere there is no price and no cart, but an inquiry link", async () => {
    const page = await read("4060S", "KR");
    expect(panel(page).text).not.toMatch(anyPrice);
    expect(panel(page).all("button")).toEqual([]);
    expect(panel(page).all("a", /Contact us to order/)).toHaveLength(1);
  });
});

describe("products that are not sold", () => {
  it("C-PRICE-01: a discontinued product shows its successor instead of a price", async () => {
    const page = await read("2102S");
    expect(panel(page).text).toContain("Product 2102 is discontinued");
    expect(panel(page).text).not.toMatch(anyPrice);
    expect(panel(page).all("button")).toEqual([]);
    expect(offers(page)).toEqual([]);
    expect(page.main.all("a", /^75209/)[0]?.attribs.href).toBe("/products/75209");
  });

  it("C-PROD-14: an obsolete product keeps an unindexed page without purchase", async () => {
    const page = await read("2106S");
    expect(panel(page).text).toContain("Product 2106 is discontinued");
    expect(panel(page).text).not.toMatch(anyPrice);
    expect(page.having("name", "robots")[0]?.attribs.content).toMatch(/noindex/);
  });

  it("C-PRICE-01, C-PROD-14: unreleased products have no page for visitors", async () => {
    for (const key of ["2103", "2105", "2107"]) expect((await read(key)).status, key).toBe(404);
  });

  it.each([
    ["US", "2112"],
    ["JP", "2113"],
    ["DE", "2110"],
    ["JP", "2111"],
  ])(
    "C-PRICE-11: what a country excludes, or has no price for, is not sold there and is elsewhere: %s %s",
    async (country, key) => {
      const page = await read(key, country, "en");
      expect(panel(page).text).toContain(`Product ${key} is currently unavailable`);
      expect(panel(page).all("button")).toEqual([]);
      expect(offers(page)).toEqual([]);
      expect(adds(await read(key, "GB", "en")).length).toBeGreaterThan(0);
    },
  );
});
