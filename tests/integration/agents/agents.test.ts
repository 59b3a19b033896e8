/** Endpoints for programs over HTTP: the same facts as the pages. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { disagreements } from "../../../bench/agents/compare.mjs";
import { accountVisitor } from "../account/account-visitor";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { pdfOf } from "../product/verdict-places";
import { startPath } from "../punchout/punchout-system";
import { askReady, readPage } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

interface Size {
  readonly sku: string;
  readonly price: { readonly amount: number; readonly fraction_digits: number; readonly currency: string } | null;
  readonly availability: string;
  readonly selling: { readonly action: string };
}
interface Reagent {
  readonly number: string;
  readonly sizes: readonly Size[];
}

async function callMcp(body: object, headers: Record<string, string> = {}, host = "localhost", path = "/mcp") {
  const answer = await askReady(shop, path, {
    host,
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, ...body }),
  });
  return { ...answer, json: answer.body.startsWith("{") ? JSON.parse(answer.body) : null };
}

async function callTool<T>(name: string, input: object, host = "localhost", path = "/mcp"): Promise<T> {
  const { json } = await callMcp({ method: "tools/call", params: { name, arguments: input } }, {}, host, path);
  expect(json.result.isError, JSON.stringify(json)).toBeUndefined();
  return json.result.structuredContent;
}

const decimal = ({ amount, fraction_digits }: NonNullable<Size["price"]>) =>
  (amount / 10 ** fraction_digits).toFixed(fraction_digits);

describe("one truth", () => {
  const markets = [
    ["localhost", "US"],
    ["localhost", "DE"],
    ["localhost", "BR"],
    ["localhost", "ZA"],
    ["jp.localhost", "JP"],
    ["cn.localhost", "CN"],
  ] as const;
  const products = ["4060", "9272", "7074", "64509"];
  /** Additional products of the catalogue, the same in every run. */
  const sampled = async () => {
    const lines = (await askReady(shop, "/feeds/products/US.jsonl")).body.trim().split("\n");
    const numbers = lines.map((line) => JSON.parse(line).number as string);
    return fc.sample(fc.constantFrom(...numbers), { seed: 21, numRuns: 4 });
  };

  it.each(markets)("page, structured data, Markdown, tools and PDF agree on %s in %s", async (host, country) => {
    const catalog = { context: { address_country: country } };
    const meta = { "ucp-agent": { profile: "https://agent.example/profile.json" } };
    const all = new Set([...products, ...(await sampled())]);
    for (const key of all) {
      const cookie = `country=${country}`;
      const page = await readPage(shop, `/products/${key}`, { host, headers: { cookie } });
      const tool = await callTool<Reagent & { found_by: string }>("get_reagent", { id: key, country }, host);
      const ucp = await callTool<object>("get_product", { meta, catalog: { ...catalog, id: key } }, host, "/ucp/mcp");
      const markdown = await askReady(shop, `/products/${key}.md?country=${country}`, { host });
      expect(markdown.header("content-type")).toBe("text/markdown; charset=utf-8");
      const { found_by: _, ...feed } = tool;
      // The datasheet has no prices, so it is the same in every country. Kits and buffers may have no datasheet.
      const hasSheet = country === "US" && (await askReady(shop, `/products/${key}/datasheet`)).status === 200;
      const pdf = hasSheet ? await pdfOf(shop, key) : null;
      const { facts, faults } = disagreements({
        ...{ feed, tool, ucp, page: page.body, markdown: markdown.body, merchant: null, pdf },
      });
      expect([key, faults]).toEqual([key, []]);
      expect(facts).toBeGreaterThan(10);
    }
  });
});

describe("tools", () => {
  it("are called with and without the new protocol, and only by POST", async () => {
    const { json } = await callMcp({ method: "tools/list" });
    expect(json.result.tools).toHaveLength(10);
    const read = await askReady(shop, "/mcp");
    expect([read.status, read.header("allow")]).toEqual([405, "POST"]);
    const foreign = await callMcp({ method: "tools/list" }, { origin: "https://other.test" });
    expect(foreign.status).toBe(403);
    const headers = { "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/list" };
    expect((await callMcp({ method: "tools/call" }, headers)).status).toBe(400);
    const broken = await askReady(shop, "/mcp", { method: "POST", body: "{" });
    expect([broken.status, JSON.parse(broken.body).error.code]).toEqual([400, -32_700]);
  });

  it("give the same reason as the page for a size that is not sold, and state prices with their digits", async () => {
    const items = [{ sku: "4060S" }];
    const partner = "In your country/region this product is sold by our partner.";
    const { items: french } = await callTool<{ items: object[] }>("check_availability", { items, country: "FR" });
    expect(french).toMatchObject([{ can_be_added: false, message: partner, selling: { reason: "partner" } }]);
    const found = await callTool<{ results: { offer: Size }[] }>("search_reagents", {
      ...{ query: "Akt", application: "western blot", species: "mice", limit: 1 },
    });
    expect(found.results[0]?.offer.price).toMatchObject({ currency: "USD", fraction_digits: 2 });
  });

  it("return each product of a look-up once, with the requested sizes, and the reason for others", async () => {
    const ask = <T>(name: string, catalog: object, host = "localhost") =>
      callTool<T>(
        name,
        { meta: { "ucp-agent": { profile: "https://agent.example/p.json" } }, catalog },
        host,
        "/ucp/mcp",
      );
    interface Found {
      readonly products: { id: string; variants: { id: string; inputs: object[] }[] }[];
      readonly messages: { code: string; content: string }[];
    }
    const { products } = await ask<Found>("lookup_catalog", { ids: ["4060T", "4060", "4058", "4060T", "9272S"] });
    const [first = { id: "" }] = (await ask<Found>("lookup_catalog", { ids: ["4060"] })).products[0]?.variants ?? [];
    const featured = ["4060", "4058"].map((id) => ({ id, match: "featured" }));
    expect(products.map(({ id, variants }) => [id, variants.map((each) => [each.id, each.inputs])])).toEqual([
      [
        "4060",
        [
          [first.id, featured],
          ["4060T", [{ id: "4060T", match: "exact" }]],
        ],
      ],
      ["9272", [["9272S", [{ id: "9272S", match: "exact" }]]]],
    ]);
    const { product } = await ask<{ product: { variants: { id: string }[]; selected: object[] } }>("get_product", {
      id: "4060T",
    });
    expect([product.variants[0]?.id, product.selected]).toEqual(["4060T", [{ name: "Size", label: "20 µl" }]]);
    const { messages } = await ask<Found>("lookup_catalog", { ids: ["4060"] }, "cn.localhost");
    expect(messages).toMatchObject([{ code: "not_for_sale", content: expect.stringContaining("暂不支持在线下单") }]);
  });

  it("return a list in pages, which together equal the list of the results page", async () => {
    interface Found {
      readonly total: number;
      readonly results: { number: string }[];
      readonly next_cursor: string | null;
    }
    const ask = (limit: number, cursor?: string | null) =>
      callTool<Found>("search_reagents", { query: "western blot", limit, ...(cursor && { cursor }) });
    const listed: string[] = [];
    let page = await ask(17);
    const { total, next_cursor: second } = page;
    expect(total).toBeGreaterThan(30);
    for (let pages = 1; ; pages += 1) {
      listed.push(...page.results.map(({ number }) => number));
      if (page.next_cursor === null || pages > total) break;
      page = await ask(pages % 2 ? 30 : 11, page.next_cursor);
    }
    expect([listed.length, new Set(listed).size]).toEqual([total, total]);
    const shown = await readPage(shop, "/browse?q=western+blot&redirect=false&results-per-page=200");
    const links = [...shown.body.matchAll(/href="\/products\/(\d{4,6})[^"]*"/g)].map(([, number]) => number);
    expect([...new Set(links)].filter((number) => listed.includes(number ?? ""))).toEqual(listed);

    const other = await callMcp({
      method: "tools/call",
      params: { name: "search_reagents", arguments: { query: "Akt", cursor: second } },
    });
    expect(other.json.result).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("cursor") }] });
  });

  it("return catalogue searches and alternatives in pages", async () => {
    const body = (pagination: object) =>
      askReady(shop, "/ucp/v1/catalog/search", {
        method: "POST",
        headers: { "content-type": "application/json", "ucp-agent": 'profile="https://agent.example/p.json"' },
        body: JSON.stringify({ query: "western blot", context: { address_country: "US" }, pagination }),
      });
    const ask = async (pagination: object) => JSON.parse((await body(pagination)).body);
    const ids = ({ products }: { products: { id: string }[] }) => products.map(({ id }) => id);
    const whole = await ask({ limit: 500 });
    expect(ids(whole).length).toBeLessThanOrEqual(30);
    const first = await ask({ limit: 12 });
    expect(first.pagination).toMatchObject({ has_next_page: true, total_count: whole.pagination.total_count });
    const second = await ask({ limit: 12, cursor: first.pagination.cursor });
    const both = [...ids(first), ...ids(second)];
    expect(ids(whole).slice(0, both.length)).toEqual(both);
    expect((await body({ cursor: "12.4060.AAAAAAAAAA" })).status).toBe(400);

    const found: string[] = [];
    let cursor: string | null | undefined;
    for (let pages = 0; pages < 60 && cursor !== null; pages += 1) {
      const answer: { alternatives: { number: string }[]; next_cursor: string | null } = await callTool(
        "find_alternatives",
        { id: "4060", ...(cursor && { cursor }) },
      );
      found.push(...answer.alternatives.map(({ number }) => number));
      cursor = answer.next_cursor;
    }
    expect(cursor).toBeNull();
    expect(found.length).toBeGreaterThan(0);
    expect(new Set([...found, "4060"]).size).toBe(found.length + 1);
  });

  it("return 201 only for a created cart", async () => {
    const made = async (lines: object[]) => {
      const answer = await askReady(shop, "/ucp/v1/carts", {
        method: "POST",
        headers: { "content-type": "application/json", "ucp-agent": 'profile="https://agent.example/p.json"' },
        body: JSON.stringify({ line_items: lines }),
      });
      return [answer.status, JSON.parse(answer.body).ucp.status];
    };
    expect(await made([{ item: { id: "4060S" }, quantity: 1 }])).toEqual([201, "success"]);
    expect(await made([])).toEqual([200, "error"]);
  });

  it("never treat another maker's number as the shop's, and give the reason", async () => {
    const { lines } = await callTool<{ lines: { verdict: string; certain: boolean }[] }>("resolve_lines", {
      text: "Benchside 4060S\nBioLegend 101217",
    });
    expect(lines.map(({ verdict, certain }) => [verdict, certain])).toEqual([
      ["exact", true],
      ["not-sold", false],
    ]);
    const workbook = Buffer.from("no workbook").toString("base64");
    const broken = await callMcp({
      method: "tools/call",
      params: { name: "resolve_lines", arguments: { workbook } },
    });
    expect(broken.json.result).toMatchObject({ isError: true });
    const { json } = await callMcp({
      method: "tools/call",
      params: { name: "get_reagent", arguments: { id: "4060", country: "JP" } },
    });
    expect(json.result).toMatchObject({ isError: true });
  });

  it("state no ship date for a size that cannot be added", async () => {
    const feed = await askReady(shop, "/feeds/products/US.jsonl");
    const products: Reagent[] = feed.body
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const sizes = products.flatMap((product) => product.sizes);
    const items = sizes.filter(({ selling }) => selling.action !== "add").map(({ sku }) => ({ sku }));
    const told = await callTool<{ items: { can_be_added: boolean; ship_date: string | null }[] }>(
      "check_availability",
      {
        ...{ items: items.slice(0, 50), country: "US" },
      },
    );
    const closed = told.items.filter((item) => !item.can_be_added);
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.filter((item) => item.ship_date !== null)).toEqual([]);
  });

  it("draft a basket that a person adds", async () => {
    const draft = await callTool<{ url: string }>("draft_basket", {
      items: [{ sku: "4060S", quantity: 2 }, { sku: "1234Z" }],
    });
    const { pathname, search } = new URL(draft.url);
    const page = await readPage(shop, pathname + search);
    const codes = page.having("name", "code").map(({ attribs }) => attribs.value);
    expect(codes).toEqual(["4060S"]);
    expect(page.having("name", "quantity").map(({ attribs }) => attribs.value)).toEqual(["2"]);
    expect(JSON.parse((await askReady(shop, "/api/basket")).body).state.basket).toBeNull();
  });
});

it("the index for programs and the robots file list all endpoints", async () => {
  const index = await askReady(shop, "/agents.md");
  expect(index.header("content-type")).toBe("text/markdown; charset=utf-8");
  expect((await askReady(shop, "/llms.txt")).body).toBe(index.body);
  expect((await askReady(shop, "/robots.txt")).body).toContain("ai-input=yes, ai-train=no");
  const links = [...index.body.matchAll(/\]\(http:\/\/localhost:\d+([^)]+)\)/g)].map(([, path = ""]) => path);
  expect(links.length).toBeGreaterThan(6);
  for (const path of links) expect([path, (await askReady(shop, path)).status]).toEqual([path, 200]);
});

it("product feeds state the same as the tools", async () => {
  const feed = await askReady(shop, "/feeds/products/DE.jsonl");
  expect(feed.header("content-type")).toBe("application/jsonl; charset=utf-8");
  const products: Reagent[] = feed.body
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(products.length).toBeGreaterThan(50);
  const [, some] = products;
  const { found_by: _, ...told } = await callTool<Reagent & { found_by: string }>("get_reagent", {
    id: some?.number ?? "",
    country: "DE",
  });
  expect(told).toEqual(some);
  const merchant = (await askReady(shop, "/feeds/merchant/DE.xml")).body;
  const prices = new Map(
    [...merchant.matchAll(/<g:id>(\w+)<.*?<g:price>([\d.]+ EUR)</g)].map(([, sku, price]) => [sku, price] as const),
  );
  const sold = products.flatMap(({ sizes }) => sizes.filter(({ price, selling }) => price && selling.action === "add"));
  const available = sold.filter(({ availability }) => availability === "InStock" || availability === "BackOrder");
  expect(prices.size).toBe(available.length);
  for (const { sku, price } of available)
    expect([sku, prices.get(sku)]).toEqual([sku, price && `${decimal(price)} EUR`]);
  // The feed's links open pages with its prices, wherever the visitor is.
  const link = new URL(/<g:link>([^<]+)</.exec(merchant)?.[1] ?? "");
  const opened = await askReady(shop, link.pathname + link.search);
  expect(opened.header("set-cookie")).toMatch(/^country=DE;/);
  // Crawlers keep no cookies, so they are redirected to the page for the feed's country.
  const crawled = new URL(opened.header("location"));
  expect([opened.status, crawled.search]).toEqual([302, "?shown-in=DE"]);
  const answer = await askReady(shop, crawled.pathname + crawled.search);
  expect([answer.status, answer.header("cache-control")]).toEqual([200, "private, no-store"]);
  expect(answer.body).toContain('"priceCurrency":"EUR"');
  expect(answer.body).not.toContain("shown-in");
  const plain = await askReady(shop, crawled.pathname);
  expect(plain.body).toContain('"priceCurrency":"USD"');
  const kept = await askReady(shop, crawled.pathname + crawled.search, { headers: { cookie: "country=FR" } });
  expect([kept.status, kept.header("location")]).toEqual([302, `${crawled.origin}${crawled.pathname}`]);
  for (const path of ["/feeds/merchant/de.xml", "/feeds/products/DE.xml", "/feeds/products/DE.jsonl?page=9999"])
    expect([path, (await askReady(shop, path)).status]).toEqual([path, 404]);
  for (const query of ["page=x", "after=x"])
    expect((await askReady(shop, `/feeds/products/DE.jsonl?${query}`)).status).toBe(400);
  // Pages are linked by the last product's number.
  const behind = (await askReady(shop, `/feeds/products/DE.jsonl?after=${products[0]?.number}`)).body.split("\n", 1);
  expect(JSON.parse(behind[0] ?? "")).toEqual(some);
});

describe("the commerce protocol", () => {
  const meta = { "ucp-agent": { profile: "https://agent.example/profile.json" } };

  async function callUcp(name: string, input: object) {
    const answer = await askReady(shop, "/ucp/mcp", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name, arguments: { meta, ...input } },
      }),
    });
    const json = JSON.parse(answer.body);
    return { status: answer.status, error: json.error, value: json.result?.structuredContent };
  }

  const lines = (...skus: string[]) => skus.map((id) => ({ item: { id }, quantity: 2 }));
  const us = { address_country: "US" };

  it("is described, and requires the agent's profile", async () => {
    const profile = JSON.parse((await askReady(shop, "/.well-known/ucp")).body);
    const [service] = profile.ucp.services["dev.ucp.shopping"];
    expect(service).toMatchObject({ transport: "mcp", endpoint: `http://localhost:${shop.port}/ucp/mcp` });
    expect(profile.ucp.payment_handlers).toEqual({});
    const nameless = await callUcp("get_cart", { meta: {}, id: "x" });
    expect([nameless.status, nameless.error.code]).toEqual([400, -32_001]);
    const { value } = await callUcp("search_catalog", { catalog: { query: "4060", context: us } });
    const [product] = value.products;
    expect(product.variants.map(({ id }: { id: string }) => id)).toContain("4060S");
    for (const { price } of product.variants) expect(price.amount).toBeGreaterThan(0);
  });

  it("transfers a basket to a person once", async () => {
    const cart = (await callUcp("create_cart", { cart: { line_items: lines("4060S", "1111Z"), context: us } })).value;
    expect(cart.messages).toEqual([expect.objectContaining({ code: "item_unavailable", path: "$.line_items[1]" })]);
    const changed = await callUcp("update_cart", { id: cart.id, cart: { line_items: lines("9272S") } });
    expect(changed.value.line_items).toHaveLength(1);
    const { value: checkout } = await callUcp("create_checkout", { checkout: { line_items: [], cart_id: cart.id } });
    expect(checkout.status).toBe("requires_escalation");
    const { pathname } = new URL(checkout.continue_url);
    const person = accountVisitor(shop);
    const page = await person.get(pathname);
    expect([page.status, page.header("referrer-policy")]).toEqual([200, "no-referrer"]);
    expect(page.body).toContain("noindex");
    expect(page.body).toContain("2 × 9272S");
    const taken = await person.upload(pathname, new FormData());
    expect([taken.status, taken.header("location")]).toEqual([303, "/cart"]);
    const { state } = JSON.parse((await person.get("/api/basket")).body);
    expect(state.basket.lines.map(({ sku, quantity }: { sku: string; quantity: number }) => [sku, quantity])).toEqual([
      ["9272S", 2],
    ]);
    expect((await accountVisitor(shop).upload(pathname, new FormData())).status).toBe(410);
    expect((await accountVisitor(shop).get(pathname)).status).toBe(410);
    const after = await callUcp("get_checkout", { id: checkout.id });
    expect(after.value.messages).toEqual([expect.objectContaining({ code: "not_found" })]);
  });

  it("fills the cart of a punchout session, which a person returns once", async () => {
    const start = `http://localhost:${shop.port}${await startPath(shop, { country: "NL" })}`;
    const procurement = { punchout_return: { start_page: start } };
    const { value: checkout } = await callUcp("create_checkout", {
      checkout: { line_items: lines("4060S"), procurement },
    });
    const { host } = new URL(shop.servicesUrl);
    expect(checkout).toMatchObject({
      ...{ status: "requires_escalation", currency: "EUR" },
      procurement: { punchout_return: { operation: "create", host } },
      messages: [{ code: "buyer_input_required" }],
    });
    const again = await callUcp("create_checkout", { checkout: { line_items: [], procurement } });
    expect(again.value.messages).toEqual([expect.objectContaining({ code: "punchout_start_refused" })]);
    const changed = await callUcp("update_checkout", {
      ...{ id: checkout.id, checkout: { line_items: lines("9272S") } },
    });
    expect(changed.value.line_items.map(({ item }: { item: { id: string } }) => item.id)).toEqual(["9272S"]);
    const { pathname } = new URL(checkout.continue_url);
    const person = accountVisitor(shop);
    const page = await person.get(pathname);
    expect(page.body).toContain(host);
    expect(page.setCookies.filter((cookie) => cookie.startsWith("ct-auth"))).toEqual([]);
    const entered = await person.upload(pathname, new FormData());
    expect([entered.status, entered.header("location")]).toEqual([303, "/ct/punchout/review"]);
    expect((await accountVisitor(shop).upload(pathname, new FormData())).status).toBe(410);
    const sent = await person.submit(
      "/ct/punchout/return",
      {},
      { from: "/ct/punchout/review", containing: 'value="submit"' },
    );
    expect(sent.body).toContain("cXML-urlencoded");
    expect(sent.body).toContain("9272S");
    const after = await callUcp("get_checkout", { id: checkout.id });
    expect(after.value.messages).toEqual([expect.objectContaining({ code: "not_found" })]);
  });

  it("has no cart where the shop shows no prices, and none for an unknown id", async () => {
    const brazil = await callUcp("create_cart", {
      cart: { line_items: lines("4060S"), context: { address_country: "BR" } },
    });
    expect(brazil.value).toMatchObject({ ucp: { status: "error" }, messages: [{ code: "market_not_sold" }] });
    const foreign = await callUcp("get_cart", { id: "42aa6c91.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" });
    expect(foreign.value.messages).toEqual([expect.objectContaining({ code: "not_found" })]);
  });
});
