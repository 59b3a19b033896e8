import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/test";

const utilities = (page: Page) => page.getByRole("navigation", { name: "Country, support and account" });
const countryButton = (page: Page) => utilities(page).getByRole("button", { name: /Country\/region/ });
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((candidate) => candidate.name === name)?.value ?? null;
const ready = (page: Page) => expect(page.locator("html[data-device]")).toHaveCount(1);

test.describe("the country dialog", { tag: "@scripts" }, () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Select your country/region" });
  const field = (page: Page) => dialog(page).getByRole("combobox", { name: "Country/region" });
  const proceed = (page: Page) => dialog(page).getByRole("button", { name: "Continue" });

  test.beforeEach(async ({ page }) => {
    await page.goto("/browse?q=akt");
    await ready(page);
    await countryButton(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test("C-CTRY-02, C-CTRY-03, C-CTRY-05: Escape closes it; searches by name, other names and code; Continue waits for a choice", async ({
    page,
  }) => {
    await expect(dialog(page).getByRole("heading", { name: "Select your country/region", exact: true })).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(countryButton(page)).toBeFocused();
    await countryButton(page).click();
    await expect(proceed(page)).toBeDisabled();
    await field(page).fill("germ");
    await expect(dialog(page).getByRole("option").first()).toHaveText(/Germany/);
    await expect(proceed(page)).toBeDisabled();
    await page.keyboard.press("Enter");
    await expect(field(page)).toHaveValue("Germany");
    await expect(proceed(page)).toBeEnabled();
    await field(page).fill("Germa");
    await expect(proceed(page)).toBeDisabled();
    for (const [typed, found] of [
      ["Holland", "Netherlands"],
      ["UK", "United Kingdom"],
      ["Deutschland", "Germany"],
      ["日本", "Japan"],
      ["AT", "Austria"],
    ] as const) {
      await field(page).fill(typed);
      await expect(dialog(page).getByRole("option").first(), typed).toHaveText(new RegExp(found));
    }
    await field(page).fill("Atlantis");
    await expect(dialog(page).getByRole("option")).toHaveCount(0);
    await expect(dialog(page).getByRole("status")).toContainText("No country/region matches");
  });

  test("C-CTRY-13: sets the cookie and reloads the page", async ({ page }) => {
    await field(page).fill("Germany");
    await dialog(page)
      .getByRole("option", { name: /Germany/ })
      .click();
    await proceed(page).click();
    await expect(countryButton(page)).toHaveText("DE");
    await expect(page).toHaveURL(/\/browse\?q=akt$/);
    expect(await cookie(page, "country")).toBe("DE");
  });

  test("C-CTRY-12, C-CTRY-19: announces that Japan is another site", async ({ page, shop }) => {
    await field(page).fill("Japan");
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByText("You will continue on the site for Japan.")).toBeVisible();
    await proceed(page).click();
    await expect(page).toHaveURL(`${shop.jp}/browse?q=akt`);
    await expect(page.locator("html")).toHaveAttribute("lang", "ja-jp");
  });

  test("C-CTRY-16: warns that the cart will be emptied", async ({ page }) => {
    await page.goto("/products/4060");
    await ready(page);
    await page.getByRole("main").getByRole("button", { name: /add/i }).first().click();
    await expect(page.getByRole("banner").getByRole("link", { name: /Basket \(1\)/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await countryButton(page).click();
    await field(page).fill("Germany");
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByText("Your basket will be emptied")).toBeVisible();
  });
});

test("the dialog takes text before its list of countries has loaded", { tag: "@scripts" }, async ({
  page,
  context,
}) => {
  const arrival = Promise.withResolvers<void>();
  const list = "**/assets/enhance-country-field-*.js";
  await context.route(list, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  try {
    await page.goto("/products/9272");
    await ready(page);
    await countryButton(page).click();
    const dialog = page.getByRole("dialog", { name: "Select your country/region" });
    const field = dialog.getByLabel("Country/region", { exact: true });
    await expect(field).toBeFocused();
    await page.keyboard.type("germ");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("button", { name: "Continue" })).toBeDisabled();
    arrival.resolve();
    await expect(dialog.getByRole("option").first()).toHaveText(/Germany/);
    await expect(field).toBeFocused();
    await page.keyboard.type("a");
    await expect(field).toHaveValue("germa");
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(countryButton(page)).toHaveText("DE");
  } finally {
    await context.unroute(list);
  }
});

test.describe("the header has one country control, also on pages that keep their form", () => {
  const ways = async (page: Page, path: string) => {
    await page.goto(path);
    const link = utilities(page).getByRole("link", { name: /Country\/region/ });
    return [await countryButton(page).count(), await link.count()];
  };

  test("with scripts, a button", { tag: "@scripts" }, async ({ page }) => {
    for (const path of ["/cart", "/cart/quick-add", "/account/sign-in"]) expect(await ways(page, path)).toEqual([1, 0]);
  });

  test("without scripts, a link to the button that sends the form, if there is one", { tag: "@no-scripts" }, async ({
    page,
  }) => {
    expect(await ways(page, "/cart")).toEqual([1, 0]);
    expect(await ways(page, "/cart/quick-add")).toEqual([0, 1]);
    await utilities(page)
      .getByRole("link", { name: /Country\/region/ })
      .click();
    await expect(page.locator("#kept-country")).toBeInViewport();
  });
});
