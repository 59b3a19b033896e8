/** The methods kit: page, form and files, all determined by the address. */
import { commercePaths } from "@contracts/values/paths";
import { describe, expect, it } from "vitest";
import * as page from "~/routes/methods";
import * as file from "~/routes/methods.file";
import { evidence } from "../factories/evidence";
import { product } from "../factories/product";
import { openStorefront } from "./storefront";

const base = product("4060", { name: "Phospho-Akt (Ser473) Rabbit mAb" });
const akt = { ...base, attributes: { ...base.attributes, rrid: "AB_99004060", demonstration: true } };
const catalogue = new Map([akt, product("9272", { name: "Akt <Antibody> & more" })].map((one) => [one.key, one]));

const recalled = {
  productKey: "4060",
  number: "22",
  aliases: [],
  made: "2025-01-01",
  released: "2025-02-01",
  expires: "2027-01-01",
  retest: null,
  state: "recalled",
  recall: { reason: "Weak signal.", day: "2026-05-01" },
  ...{ formulation: null, concentration: null, parentLot: null, degreeOfLabelling: null, bridge: null },
  ...{ tests: [], documents: [], stock: [], demonstration: true },
};
const token = { access_token: "t".repeat(16), token_type: "Bearer", expires_in: 600, scope: "read" };

/** The commerce service has two products; 7777 fails, and all other upstreams are down. */
function upstream({ url }: Request): Response {
  const { pathname } = new URL(url);
  if (pathname.endsWith(commercePaths.clientToken)) return Response.json(token);
  if (pathname.endsWith(commercePaths.productCached("7777"))) return new Response("{}", { status: 500 });
  const key = /\/products\/(\d+)\/cached$/.exec(pathname)?.[1];
  if (pathname.endsWith(commercePaths.productFate("4061"))) return Response.json({ kind: "renumbered", to: "4060" });
  if (pathname.endsWith(commercePaths.productEvidence("4060"))) {
    const failed = evidence("e1", { outcome: "does-not-support" });
    return Response.json({ productKey: "4060", records: [failed], homology: [], uses: [] });
  }
  if (pathname.endsWith("/fate")) return new Response("{}", { status: 404 });
  if (pathname.endsWith("/lots/products/4060")) return Response.json({ productKey: "4060", lots: [recalled] });
  if (!key) return new Response("{}", { status: 503 });
  const found = catalogue.get(key);
  return found ? Response.json({ value: JSON.stringify(found) }) : new Response("{}", { status: 404 });
}

const routes = [
  { path: "methods", module: page },
  { path: "methods/:file", module: file },
];
const { get } = openStorefront("global", routes, upstream);

const main = (text: string) => text.slice(text.indexOf("<main"), text.indexOf("</main>"));

describe("the page of a methods kit", () => {
  it("has the table for the address, its files, and a form with its rows", async () => {
    const { status, text } = await get("/methods?item=4060~24~WB~1:1000&item=9272");
    expect(status).toBe(200);
    const body = main(text);
    expect(body).toContain("Cat# 4060, lot 24; RRID:AB_99004060 (demonstration)");
    expect(body).toContain("Akt &lt;Antibody&gt; &amp; more");
    expect(body).toContain("lot [lot used]; RRID: not registered");
    expect(body).toContain('href="/methods/kit.docx?item=4060~24~WB~1:1000&amp;item=9272"');
    expect(body).toContain('value="1:1000"');
    expect(text).toContain('name="robots" content="noindex');
  });

  it("quotes the verdicts of tests with their failures", async () => {
    const { text } = await get("/methods?item=4060~24~WB&as=nature");
    expect(main(text)).toContain("WB, human: failed; 1 test: 0 for, 1 against, 0 open");
  });

  it("shows an explanation without products, and is then indexable", async () => {
    const { status, text } = await get("/methods");
    expect(status).toBe(200);
    expect(main(text)).toContain('name="product"');
    expect(text).not.toContain('name="robots" content="noindex');
  });

  it.each([
    ["item=abc~24", "Enter a product number, for example 4060.", 'value="abc"'],
    ["item=~24", "Enter a product number, for example 4060.", 'value="24"'],
    [`item=4060~${"7".repeat(41)}`, "Use at most 40 characters.", `value="${"7".repeat(41)}"`],
    ["item=4060~1~WB~1:5~H~1~488~more", "A product has seven values", "488~more"],
    ["item=4060&as=cell", "There is no style “cell”.", "Key resources table"],
    [
      Array.from({ length: 41 }, (_, lot) => `item=4060~${lot}`).join("&"),
      "A kit holds at most 40 products.",
      "Key resources table",
    ],
  ])("refuses %s, beside its field and with what was typed", async (query, error, kept) => {
    const { status, text } = await get(`/methods?${query}`);
    expect(status).toBe(400);
    expect(main(text)).toContain(error);
    expect(main(text)).toContain(kept);
  });

  it("keeps the table of the other products when one does not exist", async () => {
    const { status, text } = await get("/methods?item=4060&item=1234");
    expect(status).toBe(422);
    expect(main(text)).toContain("There is no product 1234.");
    expect(main(text)).toContain("Cat# 4060");
  });

  it("lists a renumbered reagent under its new number, shows the former one, and keeps the typed values", async () => {
    const { status, text } = await get("/methods?item=4061~22");
    expect(status).toBe(200);
    expect(main(text)).toContain("4061 is the former number of 4060; it is the same reagent.");
    expect(main(text)).toContain("Cat# 4060, lot 22 (recalled)");
    expect(main(text)).toContain('value="4061"');
  });

  it("reports a recalled lot, or a lot that the product does not have", async () => {
    const { text } = await get("/methods?item=4060~lot%2022&item=4060~99");
    expect(main(text)).toMatch(/Lot 22 of 4060 was recalled on 2026-05-01:.{0,20}<span>Weak signal\./);
    expect(main(text)).toContain("Lot 99 of 4060 is not known; the newest are 22.");
    expect(main(text)).toContain("Cat# 4060, lot 99");
  });

  it("reports a product that cannot be read during an outage, and creates no file without it", async () => {
    const { text } = await get("/methods?item=4060&item=7777");
    expect(main(text)).toContain("cannot be read now: 7777");
    expect((await get("/methods/kit.csv?item=4060&item=7777")).status).toBe(503);
  });

  it("reports that lots cannot be checked for recalls during an outage, and creates no file without the check", async () => {
    const { text } = await get("/methods?item=9272~1");
    expect(main(text)).toContain("cannot be checked for recalls now: 9272");
    expect(main(text)).toContain("Cat# 9272, lot 1");
    expect((await get("/methods/kit.csv?item=9272~1")).status).toBe(503);
    expect((await get("/methods/kit.csv?item=9272")).status).toBe(200);
  });
});

describe("a file of a methods kit", () => {
  it.each(["csv", "tsv", "txt", "html", "tex", "bib", "ris", "csl.json", "json"])(
    "has the products: %s",
    async (format) => {
      const { status, text } = await get(`/methods/kit.${format}?item=4060~24~WB~1:1000`);
      expect(status).toBe(200);
      expect(text).toContain("4060");
      expect(text).toContain("(demonstration)");
    },
  );

  it("is a Word document", async () => {
    const { status, text } = await get("/methods/kit.docx?item=4060");
    expect([status, text.slice(0, 2)]).toEqual([200, "PK"]);
  });

  it("marks a recalled lot", async () => {
    expect((await get("/methods/kit.csv?item=4060~22")).text).toContain("lot 22 (recalled)");
  });

  it.each([
    ["/methods/kit.csv", 400, "The address names no product."],
    ["/methods/kit.csv?item=abc", 400, "abc: Enter a product number"],
    ["/methods/kit.csv?item=4060&as=cell", 400, "There is no style “cell”."],
    ["/methods/kit.csv?item=1234", 422, "There is no product 1234."],
    ["/methods/kit.exe?item=4060", 404, ""],
    ["/methods/other.csv?item=4060", 404, ""],
  ])("%s answers %d with the reason", async (path, expected, reason) => {
    const { status, text } = await get(path);
    expect([status, text.includes(reason)]).toEqual([expected, true]);
  });
});
