/**
 * Quick add's verdict for each product state, in the popup; on the page without scripts in
 * tests/integration/quick-add/verdicts.test.ts.
 */
import { chooseMarket, hydrated } from "../../fixtures/basket";
import { maxRetries } from "../../fixtures/max-retries";
import { expect, test } from "../../fixtures/test";

const invalid = "Please add a valid alphanumeric product code (e.g. 4060S)";
const discontinued = (sku: string) => `Product ${sku} is discontinued`;
const unavailable = (sku: string) => `Product ${sku} is currently unavailable`;
const backorder = "Product on Backorder - Available Within 30 Days";

interface Case {
  readonly row: string;
  readonly sku: string;
  readonly text: string | null;
  readonly adds: boolean;
}
const everywhere: readonly Case[] = [
  { row: "T-QADD-14", sku: "4060S", text: null, adds: true },
  { row: "T-QADD-17", sku: "2102S", text: discontinued("2102S"), adds: false },
  { row: "T-QADD-18", sku: "2103S", text: unavailable("2103S"), adds: false },
  { row: "T-QADD-21", sku: "2104S", text: unavailable("2104S"), adds: false },
  { row: "T-QADD-20", sku: "2105S", text: unavailable("2105S"), adds: false },
  { row: "T-QADD-19", sku: "2106S", text: unavailable("2106S"), adds: false },
  { row: "T-QADD-22", sku: "2107S", text: unavailable("2107S"), adds: false },
  { row: "T-QADD-23", sku: "9876X", text: invalid, adds: false },
  { row: "T-QADD-25", sku: "25001S", text: "Open the panel builder", adds: true },
];
const markets: Readonly<Record<string, readonly Case[]>> = {
  US: [
    { row: "T-QADD-15", sku: "2101S", text: backorder, adds: true },
    { row: "T-QADD-27", sku: "3990S", text: null, adds: true },
    { row: "C-PRICE-11", sku: "2112S", text: unavailable("2112S"), adds: false },
    { row: "C-PRICE-11", sku: "2110S", text: null, adds: true },
    { row: "C-PRICE-14", sku: "2115S", text: null, adds: true },
  ],
  DE: [
    { row: "T-QADD-27", sku: "2110S", text: unavailable("2110S"), adds: false },
    { row: "C-PRICE-11", sku: "2112S", text: null, adds: true },
  ],
  JP: [
    { row: "T-QADD-16", sku: "2101S", text: unavailable("2101S"), adds: false },
    { row: "T-QADD-26", sku: "2111S", text: unavailable("2111S"), adds: false },
    { row: "C-PRICE-11", sku: "2113S", text: unavailable("2113S"), adds: false },
  ],
  BR: [{ row: "T-QADD-14", sku: "9272S", text: null, adds: true }],
};

test.describe("the popup", { tag: "@scripts" }, () => {
  for (const [country, cases] of Object.entries(markets)) {
    const all = country === "US" ? [...everywhere, ...cases] : cases;
    const rows = [...new Set(all.map(({ row }) => row))].sort().join(", ");
    test(`T-QADD-13, ${rows}: verdicts in ${country}`, async ({ page, shop }) => {
      await chooseMarket(page, shop.global, country);
      await page.goto("/");
      await hydrated(page);
      await page.locator("header a[href='/cart/quick-add']").first().click();
      const popup = page.getByRole("dialog", { name: "Quick add" });
      const add = popup.getByRole("button", { name: "Add to basket" });
      for (const { sku, text, adds } of all) {
        await popup.getByRole("textbox").fill(sku);
        await expect(popup.getByText("Checking")).toHaveCount(0);
        if (adds) await expect(add, sku).toBeEnabled();
        else await expect(add, sku).toBeDisabled();
        if (text === null)
          await expect(popup.getByText(/Please add|discontinued|unavailable|Backorder/), sku).toHaveCount(0);
        else await expect(popup.getByText(text, { exact: true }), sku).toBeVisible();
        if (sku === "25001S") {
          const builder = popup.getByRole("link", { name: "Open the panel builder" });
          await expect(builder).toHaveAttribute("href", "/products/signalstar/targetspecies");
        }
      }
    });
  }

  test("T-QADD-34: in Japan the list price of the family is looked up", async ({ page, shop, request }) => {
    await chooseMarket(page, shop.global, "JP");
    await page.goto("/");
    await hydrated(page);
    await page.locator("header a[href='/cart/quick-add']").first().click();
    const popup = page.getByRole("dialog", { name: "Quick add" });
    const since = Date.now();
    await popup.getByRole("textbox").fill("64509S");
    await expect(popup.getByRole("button", { name: "Add to basket" })).toBeEnabled();
    const { calls } = await (
      await request.get(`${shop.services}/_demo/calls?since=${since - 60_000}`, { maxRetries })
    ).json();
    const paths = calls.map(({ path, query }: { path: string; query: string }) => `${path}?${query}`);
    expect(paths).toContainEqual(expect.stringContaining("/products/64509/list-price?country=JP"));
  });
});
