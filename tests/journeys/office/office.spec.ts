/** The office in a browser: every list, a record of each with its forms, and the first elements in tab order. */
import { officeHost } from "../../../scripts/run/local-bindings";
import { expectAccessible } from "../../fixtures/axe";
import { expect, test } from "../../fixtures/test";

test("lists, records and forms of the office are accessible and fit a phone", { tag: "@scripts" }, async ({
  page,
  baseURL,
}) => {
  test.slow();
  const office = `http://${officeHost}:${new URL(baseURL ?? "").port}`;
  await page.goto(`${office}/orders`);
  await expectAccessible(page, "sign-in");
  await page.getByRole("button", { name: /owner/i }).click();
  await expect(page).toHaveURL(`${office}/orders`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  const links = page.getByRole("navigation", { name: "Office" }).getByRole("link");
  const lists = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(lists.length).toBeGreaterThan(6);
  for (const [index, list] of lists.entries()) {
    // Checks a list at one width and its record at the other.
    const [one, other] = index % 2 === 0 ? [360, 1280] : [1280, 360];
    await page.setViewportSize({ width: one, height: 800 });
    await page.goto(list);
    await expect(page.locator("nav [aria-current=page]")).toHaveCount(1);
    await expectAccessible(page, `${list} at ${one} px`);
    const first = page.getByRole("main").locator("tbody a").first();
    if ((await first.count()) === 0) continue;
    await first.click();
    await page.setViewportSize({ width: other, height: 800 });
    await page.locator("main details").evaluateAll((all) => {
      for (const form of all) form.setAttribute("open", "");
    });
    await expectAccessible(page, `a record of ${list} at ${other} px`);
  }
});

test("the office's navigation opens from a button on a phone, and is a column on a wide screen", async ({
  page,
  baseURL,
  scripts,
}) => {
  const office = `http://${officeHost}:${new URL(baseURL ?? "").port}`;
  await page.goto(`${office}/orders`);
  await page.getByRole("button", { name: /owner/i }).click();
  const places = page.getByRole("navigation", { name: "Office" });
  const menu = page.getByRole("button", { name: "Menu: Orders" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(places).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(places).toBeHidden();
  const { y = 0 } = (await page.getByRole("heading", { level: 1 }).boundingBox()) ?? {};
  expect(y).toBeLessThan(220);
  await menu.press("Enter");
  await expect(places.locator("[aria-current=page]")).toBeVisible();
  // The checker itself is a script in the page.
  if (scripts) await expectAccessible(page, "the open navigation");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(places).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await places.getByRole("link", { name: "Customers" }).click();
  await expect(page.getByRole("button", { name: "Menu: Customers" })).toBeVisible();
  // What colleagues typed may be one long word.
  const width = await page.getByRole("main").evaluate((main) => {
    const notice = document.createElement("div");
    Object.assign(notice, { className: "alarm", textContent: "x".repeat(500) });
    main.insertBefore(notice, main.firstChild);
    return document.documentElement.scrollWidth;
  });
  expect(width).toBe(360);
});
