/** Rejections of quick add are shown beside their rows and fields, without scripts. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { type PlainPage, plainBrowser } from "../plain-browser";
import type { Part } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const pagePath = "/cart/quick-add";
const listPath = "/cart/quick-add/list";

/** Accessible description of a rejected field, besides its label and hint; null for a field without an error. */
function refusalOf(page: PlainPage, field: Part | undefined): string | null {
  if (field?.attribs["aria-invalid"] !== "true") return null;
  const ids = (field.attribs["aria-describedby"] ?? "").split(" ").filter((id) => !id.endsWith("-hint"));
  return ids.map((id) => page.at(id).text).join(" ");
}
const named = (page: PlainPage, name: string, at = 0) => page.at("typed").having("name", name)[at];

it.each([
  ["localhost", "en", "Product 2102S is discontinued", "Enter at least one catalog number."],
  ["localhost", "jp", "2102S", null],
  ["localhost", "cn", "2102S", null],
])("of a row, on %s in %s", async (host, language, reason, empty) => {
  const browser = plainBrowser(shop);
  browser.setCookie("language", language, host);
  const sent = { intent: "add", code: ["4060S", "2102S", "4060S"], quantity: ["1", "1", "many"] };
  const page = await browser.post(pagePath, sent);
  expect(page.status).toBe(422);
  expect(refusalOf(page, named(page, "code", 0))).toBeNull();
  expect(refusalOf(page, named(page, "code", 1))).toContain(reason);
  expect(refusalOf(page, named(page, "quantity", 2))).not.toBe("");
  expect(named(page, "quantity", 2)?.attribs.value).toBe("many");
  const nothing = await browser.post(pagePath, { intent: "add", code: ["", ""], quantity: ["1", "1"] });
  const said = refusalOf(nothing, named(nothing, "code", 0));
  if (empty) expect(said).toContain(empty);
  else expect(said).toMatch(/[\p{sc=Han}\p{sc=Hiragana}]/u);
});

it("of a list's rows: the number, the quantity or both", async () => {
  const browser = plainBrowser(shop);
  const rows = ["4060S\t2", "2102S\t1", "4060S\t1.5", "9876X\t0", "4060\t1"];
  const page = await browser.post(listPath, { paste: rows.join("\n") });
  expect(page.status).toBe(200);
  const said = (at: number) => [`code-${at}`, `quantity-${at}`].map((name) => refusalOf(page, named(page, name)));
  expect(said(1)).toEqual([expect.stringContaining("discontinued"), null]);
  expect(said(2)).toEqual([null, expect.stringContaining("whole number")]);
  expect(said(3)).toEqual([expect.stringContaining("valid alphanumeric"), expect.stringContaining("zero")]);
  const sizes =
    "4060 is a product number without a size. Enter one of its sizes: 4060S (100 µl), 4060T (20 µl), 4060L (300 µl).";
  expect(said(4)).toEqual([expect.stringContaining(sizes), null]);
});

it("of the gateway: named products beside their rows, the rest above", async () => {
  const browser = plainBrowser(shop);
  await browser.post("/cart", { intent: "add", sku: "7074S", quantity: "1" });
  const { id } = JSON.parse((await browser.goto("/api/basket")).body).state.basket;
  const list = await browser.post(listPath, { paste: "4060S 2\n9272S 1" });
  const fault = {
    ...{ service: "commerce", match: `POST /commerce/api/carts/${id}`, mode: "error", status: 400, times: 1 },
    errors: [
      { code: "A", message: "Only for members.", sku: "4060S" },
      { code: "Locked", message: "The basket is being approved." },
    ],
  };
  await fetch(`${shop.servicesUrl}/_demo/faults`, { method: "POST", body: JSON.stringify(fault) });
  const button = list.at("typed").having("value", "add")[0];
  const page = await browser.submit(list.at("typed"), {}, button);
  expect(page.status).toBe(422);
  expect(refusalOf(page, named(page, "code-0"))).toBe("Only for members.");
  expect(page.main.having("role", "alert").map(({ text }) => text)).toEqual([
    expect.stringMatching(/The basket is being approved\.$/),
  ]);
});

it("of a list as a whole: beside its field, with the rows and the text kept", async () => {
  const browser = plainBrowser(shop);
  const nothing = await browser.post(listPath, { paste: " " });
  expect([nothing.status, refusalOf(nothing, named(nothing, "paste"))]).toEqual([
    422,
    expect.stringContaining("Paste a list or choose a file."),
  ]);
  const large = await browser.post(listPath, { paste: "4060S 1\n".repeat(5001), code: ["7074S"], quantity: ["3"] });
  expect([large.status, refusalOf(large, named(large, "paste"))]).toEqual([413, expect.stringContaining("too long")]);
  expect(named(large, "paste")?.text).toMatch(/^7074S 3 4060S 1/);
  const oversize = await browser.goto(`${listPath}?fault=large`);
  expect(refusalOf(oversize, named(oversize, "file"))).toContain("too large");
});

it("reads the rows of the page together with its list", async () => {
  const browser = plainBrowser(shop);
  const form = { code: ["7074S", "", "2102S"], quantity: ["3", "1", ""], paste: "4060S 2" };
  const page = await browser.post(listPath, form);
  expect(page.status).toBe(200);
  const list = named(page, "list")?.attribs.value ?? "";
  for (const row of ["7074S\t3", "2102S", "4060S\t2"]) expect(list).toContain(row);
});
