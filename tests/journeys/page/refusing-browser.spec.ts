/** Browsers whose APIs throw: no page may hang or render an error in a loop. */
import type { BrowserContext, Page } from "@playwright/test";
import { hydrated } from "../../fixtures/basket";
import { expect, test } from "../../fixtures/test";

const addButton = (page: Page) =>
  page
    .locator("#order")
    .getByRole("button", { name: /add to basket/i })
    .first();

test.describe("a browser that denies storage", { tag: "@scripts" }, () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
        Object.defineProperty(window, name, { get: refuse });
      }
      Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
      window.BroadcastChannel = class {
        constructor() {
          refuse();
        }
      } as never;
      LockManager.prototype.request = async () => refuse();
    });
  });

  test("shows every kind of page, searches, and fills a cart", async ({ page }) => {
    for (const path of ["/", "/browse?search=akt", "/about-us", "/products/4060S"]) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await addButton(page).click();
    await expect(page.locator("header [data-slot='basket-count']")).toHaveText("(1)");
    await page.goto("/cart");
    await expect(page.getByText("4060S").first()).toBeVisible();
  });
});

test.describe("a script that throws", { tag: "@scripts" }, () => {
  /** Records errors that the fixture should expect. */
  function errorsOf(page: Page): string[] {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    return errors;
  }
  const errorPage = (page: Page) => page.getByRole("heading", { name: "Something went wrong" });
  const maxErrors = 20;

  // React reports a failed hydration and the new render by error number.
  test.beforeEach(({ expectProblem }) => expectProblem(/thrown|React Router|React error #4(?:18|23|25)/));

  test("shows the error page once in a page with an app", async ({ page }) => {
    const errors = errorsOf(page);
    await page.route(/\/assets\/cart-[\w-]+\.js$/, async (route) => {
      const body = `export * from "${route.request().url()}?whole"; export default () => { throw new Error("thrown"); };`;
      await route.fulfill({ contentType: "text/javascript", body });
    });
    await page.goto("/cart");
    await expect(errorPage(page)).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByText("thrown")).toHaveCount(0);
    expect(errors.length).toBeLessThan(maxErrors);
  });

  /** Makes an API that widgets and the header use throw, as sessionStorage once did. */
  async function refuse(context: BrowserContext, owner: "window" | "navigator", feature: string) {
    await context.addInitScript(
      ([name, property]) => {
        Object.defineProperty(name === "window" ? window : navigator, property, {
          get() {
            throw new Error("thrown");
          },
        });
      },
      [owner, feature] as const,
    );
  }

  for (const [owner, feature] of [
    ["window", "innerWidth"],
    ["navigator", "onLine"],
  ] as const) {
    test(`leaves a page without an app as sent by the server: ${feature}`, async ({ page, context }) => {
      const errors = errorsOf(page);
      await refuse(context, owner, feature);
      for (const path of ["/", "/browse?search=akt", "/about-us", "/products/4060S"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.getByRole("banner")).toHaveCount(1);
        await expect(errorPage(page)).toHaveCount(0);
      }
      // The browser itself submits the form.
      await addButton(page).click();
      await expect(page.locator("header [data-slot='basket-count']")).toHaveText("(1)");
      expect(errors.length).toBeLessThan(maxErrors);
    });
  }
});
