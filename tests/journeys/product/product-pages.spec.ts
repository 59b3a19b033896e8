import type { Page } from "@playwright/test";
import { expectAccessible, lookAtBothWidths, viewOf } from "../../fixtures/axe";
import { hydrated } from "../../fixtures/basket";
import { withPictures } from "../../fixtures/browser";
import { maxRetries } from "../../fixtures/max-retries";
import { expect, test } from "../../fixtures/test";

test.use(withPictures);

const main = (page: Page) => page.getByRole("main");
const section = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });

test("C-REND-02: a figure can be enlarged on the page, used with the keyboard, and shown on the other background and at full size", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.goto("/products/4060");
  const first = section(page, "Figures").getByRole("link", { name: "Enlarge figure 1" });
  await expect(first).toHaveAttribute("href", /\/public$/);
  await expect(first.locator("img")).toHaveAttribute("srcset", /1X \d+w, .*2X \d+w, .*4X \d+w, .*6X \d+w/);
  await hydrated(page);
  // Hovering loads the large image before the press.
  await first.hover();
  await expect(page.locator("dialog:not([open]) img")).toHaveJSProperty("complete", true);
  await first.click();
  const dialog = (number: number) => page.getByRole("dialog", { name: `Figure ${number} of 6` });
  await expect(dialog(1)).toBeVisible();
  const width = await dialog(1).evaluate((box) => box.getBoundingClientRect().width / window.innerWidth);
  expect(width).toBeCloseTo(0.9, 2);
  await dialog(1).getByRole("button", { name: "Next figure" }).click();
  await expect(dialog(2)).toBeVisible();
  await page.keyboard.press("End");
  await expect(dialog(6)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog(1)).toBeVisible();
  for (const name of ["Swap background", "Actual size"]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
  }
  await expectAccessible(page, "figure viewer");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("on a phone the keyboard brings every figure wholly into view, forward and back", { tag: "@scripts" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/products/4060");
  await hydrated(page);
  const figure = (number: number) =>
    section(page, "Figures").getByRole("link", { name: `Enlarge figure ${number}`, exact: true });
  await figure(1).focus();
  for (const [keys, number] of [
    ["Tab", 2],
    ["Tab", 3],
    ["Tab", 4],
    ["Shift+Tab", 3],
    ["Shift+Tab", 2],
  ] as const) {
    await page.keyboard.press(keys);
    await expect(figure(number)).toBeFocused();
    await expect(figure(number), `figure ${number}`).toBeInViewport({ ratio: 1 });
  }
});

test("C-TMPL-15: reviews are shown, and a submitted one waits for moderation", { tag: "@scripts" }, async ({
  page,
  request,
  shop,
  expectProblem,
}) => {
  expectProblem(/422 \(Unprocessable/);
  await page.goto("/products/4060");
  const reviews = section(page, "Reviews");
  await expect(reviews).toContainText(/[\d.]+ of 5, from \d+ reviews/);
  await expect(reviews).toContainText("Demonstration data");
  await reviews.getByRole("link", { name: "Write a review" }).click();
  await main(page).getByRole("textbox", { name: "Your experience" }).fill("Too short");
  await main(page).getByRole("button", { name: "Send review" }).click();
  const problems = page.getByRole("alert").filter({ hasText: "The review was not sent" });
  await expect(problems.getByRole("listitem")).toContainText([
    /^Rating: /,
    "In one line: Please fill in this field.",
    "Your experience: Please write at least 30 characters.",
  ]);
  await problems.getByRole("link", { name: "Rating" }).click();
  await expect(main(page).getByRole("radio", { name: "5 of 5" })).toBeFocused();
  await expect(main(page).getByRole("textbox", { name: "Your experience" })).toHaveValue("Too short");
  await expectAccessible(page, "review form with problems");
  const words = `A clean band at the stated dilution, three times in a row. ${Date.now()}`;
  await main(page).getByRole("radio", { name: "4 of 5" }).check();
  await main(page).getByRole("combobox", { name: "Used for" }).selectOption("WB");
  await main(page).getByRole("textbox", { name: "In one line" }).fill("Clean");
  await main(page).getByRole("textbox", { name: "Your experience" }).fill(words);
  // The form must be submitted again if it was faster than typing.
  await expect(async () => {
    await main(page).getByRole("button", { name: "Send review" }).click();
    await expect(page.getByText("Thank you. We have received your review")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page).toHaveURL(/\/products\/4060\/review\?sent=1$/);
  const headers = { authorization: `Bearer ${process.env.ADMIN_KEY ?? "demo-admin-key"}` };
  const waiting = await (await request.get(`${shop.services}/reviews/_admin/waiting`, { headers, maxRetries })).json();
  expect(waiting.reviews.filter(({ text }: { text: string }) => text === words)).toMatchObject([
    { productKey: "4060", rating: 4, application: "WB", language: "en" },
  ]);
});

test("subpages of a product are accessible", { tag: "@scripts" }, async ({ page, shop }) => {
  const paths = [
    "4060/datasheet?protocol=1",
    "4060/applications",
    "4060/protocol",
    "include/protocol?productIds=4060,9272",
  ];
  const look = lookAtBothWidths(page);
  for (const [index, path] of paths.entries()) {
    await page.goto(`${shop[viewOf(index).host]}/products/${path}`);
    await look(path);
  }
});
