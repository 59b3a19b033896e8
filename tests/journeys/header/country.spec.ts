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

  test("C-CTRY-02, C-CTRY-03: searches by name; Continue is disabled until a country is chosen", async ({ page }) => {
    await expect(dialog(page).getByRole("heading", { name: "Select your country/region", exact: true })).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(proceed(page)).toBeDisabled();
    await field(page).fill("germ");
    await expect(dialog(page).getByRole("option").first()).toHaveText(/Germany/);
    await expect(proceed(page)).toBeDisabled();
    await page.keyboard.press("Enter");
    await expect(field(page)).toHaveValue("Germany");
    await expect(proceed(page)).toBeEnabled();
    await field(page).fill("Germa");
    await expect(proceed(page)).toBeDisabled();
  });

  test("C-CTRY-02, C-CTRY-05: searches by other names and by code", async ({ page }) => {
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

  test("Escape closes the dialog and gives the focus back", async ({ page }) => {
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(countryButton(page)).toBeFocused();
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

test("C-CTRY-12, C-CTRY-13, C-CTRY-14: the page sets the cookie, USA for the US, or changes the host", {
  tag: "@scripts",
}, async ({ page, shop }) => {
  const choose = async (name: RegExp) => {
    await page.goto("/country?return=/products/4060");
    await page.getByRole("main").getByRole("button", { name }).click();
  };
  await choose(/^Germany/);
  await expect(page).toHaveURL(/\/products\/4060$/);
  expect(await cookie(page, "country")).toBe("DE");
  await choose(/^United States(?! Minor)/);
  await expect(countryButton(page)).toHaveText("USA");
  expect(await cookie(page, "country")).toBe("USA");
  await choose(/^China/);
  await expect(page).toHaveURL(`${shop.cn}/products/4060`);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-cn");
});

test("C-CTRY-11: a country in an address never empties a cart without asking", { tag: "@scripts" }, async ({
  page,
}) => {
  await page.goto("/products/4060");
  await ready(page);
  await page.getByRole("main").getByRole("button", { name: /add/i }).first().click();
  await expect(page.getByRole("banner").getByRole("link", { name: /Basket \(1\)/ })).toBeVisible();
  await page.goto("/browse?country=DE");
  await expect(page).toHaveURL(/\/country\?find=DE&return=%2Fbrowse$/);
  await expect(page.getByRole("banner").getByRole("link", { name: /Basket \(1\)/ })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Germany" }).click();
  await expect(page).toHaveURL(/\/browse$/);
  await expect(countryButton(page)).toHaveText("DE");
  await expect(page.getByRole("banner").getByRole("link", { name: /Basket \(0\)/ })).toBeVisible();
});

test("C-CTRY-16: the cart stays between two distributor countries", { tag: "@scripts" }, async ({ page, shop }) => {
  await page.context().addCookies([{ name: "country", value: "BR", url: shop.global }]);
  await page.goto("/products/4060");
  await ready(page);
  await page.getByRole("main").getByRole("button", { name: "REQUEST A PRICE QUOTE" }).first().click();
  await expect(page.getByRole("banner").getByRole("link", { name: /Basket \(1\)/ })).toBeVisible();
  await page.goto("/country?return=/cart");
  await expect(page.getByText("Your basket is kept only if a distributor supplies the new country")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "India", exact: true }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("banner").getByRole("link", { name: /Basket \(1\)/ })).toBeVisible();
});

test("C-CTRY-09, C-LOC-01, C-LOC-04: a language is chosen by link, without a prefix in the address", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.goto("/browse?q=akt");
  await page.getByRole("contentinfo").getByRole("link", { name: "日本語" }).click();
  await expect(page).toHaveURL(/\/browse\?q=akt$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "ja-jp");
  expect(await cookie(page, "language")).toBe("jp");
  await page.getByRole("contentinfo").getByRole("link", { name: "简体中文" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-cn");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-us");
});
