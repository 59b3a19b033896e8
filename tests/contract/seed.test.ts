/** Seeding and importing with all embedded services. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { productBriefs } from "@contracts/catalogue/briefs";
import { citationsCount } from "@contracts/catalogue/citations";
import { figureList } from "@contracts/catalogue/images";
import { distributor } from "@contracts/commerce/checkout-settings";
import { orderPage } from "@contracts/commerce/orders";
import { quotePage } from "@contracts/commerce/quotes";
import { labNotebookList } from "@contracts/customers/customer-calls";
import { tokenResponse } from "@contracts/customers/tokens";
import { experiment, panelProducts } from "@contracts/panel";
import { checkDesign } from "@domain/panel/check-design";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { importProducts, importProgress } from "../../scripts/data/import.ts";
import { isSeeded, seedShop } from "../../scripts/seed/seed.ts";
import { freePort } from "./free-port";
import { bindings, type RunningServices, startServices, temporaryState } from "./services-runtime";

const state = temporaryState();
const size = 160;
const lines: string[] = [];
let services: RunningServices;

const seed = () => seedShop({ servicesUrl: services.url, size, dataDir: state.dir, log: (line) => lines.push(line) });

beforeAll(async () => {
  services = await startServices({ port: await freePort(), dataDir: state.dir });
  expect(isSeeded(state.dir)).toBe(false);
  await seed();
});

afterAll(async () => {
  await services.stop();
  state.remove();
});

const searchAnswer = v.object({
  meta: v.object({ page: v.object({ total_results: v.number() }) }),
  results: v.array(v.object({ id: v.object({ raw: v.string() }) })),
});

async function search(engine: string, body: object) {
  const response = await fetch(`${services.url}/search/api/as/v1/engines/${engine}/search.json`, {
    method: "POST",
    headers: { authorization: `Bearer ${bindings.SEARCH_KEY}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return v.parse(searchAnswer, await response.json());
}

async function briefs(codes: string) {
  const basic = Buffer.from(`${bindings.COMMERCE_CLIENT_ID}:${bindings.COMMERCE_CLIENT_SECRET}`).toString("base64");
  const answer = await fetch(`${services.url}/commerce/api/oauth/client/token`, {
    method: "POST",
    headers: { authorization: `Basic ${basic}`, "content-type": "application/x-www-form-urlencoded" },
    body: "grant_type=client_credentials",
  });
  const { access_token: token } = v.parse(tokenResponse, await answer.json());
  const response = await fetch(`${services.url}/commerce/api/products/briefs?codes=${codes}&country=US`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return v.parse(productBriefs, await response.json()).products;
}

const getJson = async (path: string) => (await fetch(`${services.url}${path}`)).json();

describe("a seeded shop", () => {
  it("prints a line for each service, and marks its completion", () => {
    for (const name of ["commerce", "search", "content", "availability", "images", "citations"])
      expect(lines.some((line) => line.includes(name))).toBe(true);
    expect(lines.at(-1)).toMatch(/^Seeded \d+ products in /);
    expect(isSeeded(state.dir)).toBe(true);
  });

  it("is seeded again if the content types have changed since", () => {
    const other = temporaryState();
    const marker = JSON.parse(readFileSync(join(state.dir, "seeded.json"), "utf8"));
    writeFileSync(join(other.dir, "seeded.json"), JSON.stringify({ ...marker, contentTypes: "0123456789abcdef" }));
    expect(isSeeded(other.dir)).toBe(false);
    other.remove();
  });

  it("C-DATA-18, C-DATA-19: has the named products with their status, and no others", async () => {
    const found = await briefs("4060S,2102S,3990S,1234X");
    expect(found.map(({ status }) => status)).toEqual(["Released", "Discontinued", "Released", "not found"]);
    expect(found[0]?.listPrice).toMatchObject({ centAmount: 39_900, currencyCode: "USD" });
  });

  it("C-SEARCH-05: finds zebra-unique-5000 once in the engine of every language", async () => {
    for (const locale of ["en-us", "ja-jp", "zh-cn"]) {
      const { results } = await search(`product-${locale}`, { query: "zebra-unique-5000" });
      expect([locale, results.map(({ id }) => id.raw)]).toEqual([locale, ["5000"]]);
    }
  });

  it("C-FACET-01: has facet values in the language of the engine", async () => {
    const hits = (locale: string, value: string) =>
      search(`product-${locale}`, { query: "", filters: { applications: value }, page: { size: 0 } });
    expect((await hits("en-us", "Western Blotting")).meta.page.total_results).toBeGreaterThan(10);
    expect((await hits("ja-jp", "ウェスタンブロッティング")).meta.page.total_results).toBeGreaterThan(10);
    expect((await hits("zh-cn", "蛋白质免疫印迹")).meta.page.total_results).toBeGreaterThan(10);
  });

  it("C-CITE-03: has the same citation counts in citation service and catalogue", async () => {
    expect(v.parse(citationsCount, await getJson("/citations/productCitations/4060/count"))).toEqual({
      citations_count: 48,
    });
  });

  it("C-CITE-04: has loadable figures", async () => {
    const { figures } = v.parse(figureList, await getJson("/images/4060"));
    expect(figures.length).toBeGreaterThan(2);
    for (const { variants } of figures)
      expect((await fetch(`${services.url}/images${variants.THUMBNAIL}`)).status).toBe(200);
  });

  it("is unchanged when seeded again", async () => {
    const before = await getJson("/images/4060");
    await seed();
    expect(await getJson("/images/4060")).toEqual(before);
    expect(v.parse(citationsCount, await getJson("/citations/productCitations/4060/count"))).toEqual({
      citations_count: 48,
    });
    expect((await search("product-en-us", { query: "", page: { size: 0 } })).meta.page.total_results).toBe(size);
  });

  it("gives the first customer orders, quotes and panels, and every distributor country its distributors", async () => {
    const basic = Buffer.from(`${bindings.COMMERCE_CLIENT_ID}:${bindings.COMMERCE_CLIENT_SECRET}`).toString("base64");
    const api = `${services.url}/commerce/api`;
    const issued = await fetch(`${api}/oauth/customers/token`, {
      method: "POST",
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({
        grant_type: "password",
        username: "us.verified@demo.benchside.example",
        password: "Benchside-demo-1!",
      }),
    });
    const { access_token: token } = v.parse(tokenResponse, await issued.json());
    const read = async (path: string) =>
      (await fetch(`${api}${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
    const orders = v.parse(orderPage, await read("/orders"));
    expect([orders.total, orders.count]).toEqual([12, 10]);
    expect(v.parse(quotePage, await read("/quotes")).total).toBe(3);
    const products = v.parse(panelProducts, await read("/signalstar?country=US"));
    const notebook = v.parse(labNotebookList, await read("/customers/me/lab-notebook"));
    expect(notebook.total).toBe(2);
    for (const { experimentId } of notebook.results) {
      const { owner, design } = v.parse(experiment, await read(`/signalstar/experiments/${experimentId}`));
      expect([owner, checkDesign(design, products)]).toEqual([true, []]);
    }
    const { results } = v.parse(v.object({ results: v.array(distributor) }), await read("/distributors?country=BR"));
    expect(results).toHaveLength(2);
  });

  it("is not marked as complete if a service is unavailable", async () => {
    const other = temporaryState();
    // Calls are repeated for 40 s; fake timers end each pause at once.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    vi.setTimerTickMode("nextTimerAsync");
    onTestFinished(() => void vi.useRealTimers());
    await expect(
      seedShop({ servicesUrl: "http://127.0.0.1:9", size: 1, dataDir: other.dir, log: () => {} }),
    ).rejects.toThrow(/Seeding failed/);
    expect(isSeeded(other.dir)).toBe(false);
    other.remove();
  });
});

describe("the importer", () => {
  const sample = (name: string) => fileURLToPath(new URL(`../../demo/samples/${name}`, import.meta.url));
  const run = (name: string, printed: string[] = [], check = false) =>
    importProducts({
      path: sample(name),
      servicesUrl: services.url,
      reportPath: join(state.dir, `${name}.rejected.jsonl`),
      check,
      log: (line) => printed.push(line),
    });

  it("loads CSV into gateway and engines", async () => {
    expect(await run("products.csv")).toMatchObject({ read: 2, imported: 2, rejected: 0 });
    expect((await briefs("990001T"))[0]).toMatchObject({ productKey: "990001", status: "Released" });
    expect((await search("product-ja-jp", { query: "990001" })).results.map(({ id }) => id.raw)).toContain("990001");
  });

  it("loads JSON lines", async () => {
    expect(await run("products.jsonl")).toMatchObject({ read: 2, imported: 2, rejected: 0 });
  });

  it("imports the valid rows of a bad file and reports all others, on the console and in a file", async () => {
    const printed: string[] = [];
    expect(await run("products-with-faults.csv", printed)).toMatchObject({ read: 5, imported: 1, rejected: 4 });
    const report = readFileSync(join(state.dir, "products-with-faults.csv.rejected.jsonl"), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(report.map(({ line, field }) => [line, field])).toEqual([
      [3, "status"],
      [4, "price_US"],
      [5, "price_JP"],
      [6, "applications"],
    ]);
    for (const { line, reason } of report)
      expect(printed.some((text) => text.startsWith(`line ${line} `) && text.endsWith(reason))).toBe(true);
    expect((await briefs("990011S,990012S")).map(({ status }) => status)).toEqual(["Released", "not found"]);
  });

  it("continues after the products of an interrupted import on request", async () => {
    const path = sample("products.jsonl");
    const reportPath = join(state.dir, "resumed.rejected.jsonl");
    const resumed = async (resume: boolean) => {
      const progress = importProgress(path, services.url, reportPath);
      for (const stream of ["commerce", "product-en-us", "product-ja-jp", "product-zh-cn"])
        progress.of(stream).onDone?.(1);
      const printed: string[] = [];
      const options = { path, servicesUrl: services.url, reportPath, resume };
      const counts = await importProducts({ ...options, log: (line) => printed.push(line) });
      return { ...counts, skipped: printed.some((line) => line.startsWith("continues after 1 stored products")) };
    };
    expect(await resumed(true)).toMatchObject({ read: 2, imported: 2, skipped: true });
    expect(await resumed(false)).toMatchObject({ read: 2, imported: 2, skipped: false });
    // A finished import leaves no progress behind.
    expect(importProgress(path, services.url, reportPath).lines()).toBe(0);
  });

  it("imports nothing with --check, and rejects other file types", async () => {
    expect(await run("products-with-faults.csv", [], true)).toMatchObject({ imported: 1, rejected: 4 });
    await expect(importProducts({ path: sample("none.csv"), servicesUrl: services.url })).rejects.toThrow(/no file/);
    await expect(importProducts({ path: sample("products.xml"), servicesUrl: services.url })).rejects.toThrow(
      /must end in/,
    );
    expect(existsSync(`${sample("none.csv")}.rejected.jsonl`)).toBe(false);
  });
});
