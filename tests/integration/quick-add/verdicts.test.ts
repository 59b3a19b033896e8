/** Quick add's verdict for each product state on the page without scripts. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { plainBrowser } from "../plain-browser";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const unavailable = (sku: string) => `Product ${sku} is currently unavailable`;
const verdicts = [
  ["2101S", "Product on Backorder - Available Within 30 Days"],
  ["2102S", "Product 2102S is discontinued"],
  ["2103S", unavailable("2103S")],
  ["2104S", unavailable("2104S")],
  ["2105S", unavailable("2105S")],
  ["2106S", unavailable("2106S")],
  ["2107S", unavailable("2107S")],
  ["2112S", unavailable("2112S")],
  ["25001S", "Open the panel builder"],
  // An invalid number prevents the other rows from being added.
  ["9876X", "Please add a valid alphanumeric product code (e.g. 4060S)"],
] as const;

it("T-QADD-15 to T-QADD-27: the page gives the same verdicts, without scripts too", async () => {
  const browser = plainBrowser(shop);
  browser.setCookie("country", "USA");
  const form = { intent: "add", code: verdicts.map(([sku]) => sku), quantity: verdicts.map(() => "1") };
  const { main } = await browser.post("/cart/quick-add", form);
  expect(main.having("role", "alert").map(({ text }) => text)).toEqual([
    expect.stringContaining("Nothing has been added yet."),
  ]);
  const rows = main.all("ol").flatMap((list) => list.all("li"));
  for (const [sku, text] of verdicts) {
    const row = rows.find((each) => each.having("value", sku).length > 0);
    expect(row?.text, sku).toContain(text);
  }
});
