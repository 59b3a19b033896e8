/** A buyer's visit from a procurement system on another site, as in production. */
import type { FrameLocator, Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/axe";
import { withPictures } from "../../fixtures/browser";
import { expect, test } from "../../fixtures/test";

// The journeys without scripts use the same browser as those that need images.
test.use(withPictures);

/** The simulator by IP address, which the browser treats as another site. */
const procurement = (services: string) => `${services.replace("localhost", "127.0.0.1")}/procurement`;

/** Adds the page's product to the cart and waits for it. */
async function addToBasket(place: Page | FrameLocator) {
  await place
    .getByRole("button", { name: /add to basket/i })
    .first()
    .click();
  await expect(place.locator("header [data-slot='basket-count']")).toHaveText("(1)");
}

/** Returns the cart from the review page: automatically with scripts, otherwise with the page's button. */
async function sendBack(place: Page | FrameLocator, scripts: boolean) {
  await place.getByRole("button", { name: "Send to purchasing system" }).click();
  if (!scripts) await place.getByRole("button", { name: "Send basket" }).click();
  await expect(place.getByRole("heading", { name: "Returned basket", level: 1 })).toBeVisible();
}

test("T-PUNCH-01, T-PUNCH-06, T-PUNCH-09: a buyer arrives from another site, shops, and returns the cart", {
  tag: "@scripts",
}, async ({ page, shop }) => {
  const withToken: string[] = [];
  page.on("request", (request) => {
    if (decodeURIComponent(`${request.url()} ${request.headers().referer ?? ""}`).includes("bpt1.")) {
      withToken.push(`${request.method()} ${new URL(request.url()).pathname}`);
    }
  });
  await page.goto(procurement(shop.services));
  await expectAccessible(page, "simulator");
  await page.getByLabel("DE", { exact: true }).check();
  await page.getByLabel("Product to open or to validate").fill("4060S");
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("link", { name: "Open the shop" }).click();
  await expect(page).toHaveURL(`${shop.global}/products/4060S`);
  expect(withToken).toEqual(["GET /ct/punchout"]);
  const welcome = page.getByRole("banner").getByText("Welcome. You are shopping through your purchasing system.");
  await expect(welcome.first()).toBeVisible();

  await addToBasket(page);
  await page.goto(`${shop.global}/cart`);
  await page.getByRole("link", { name: "Checkout" }).first().click();
  await expect(page.getByRole("heading", { name: "Review and send your basket", level: 1 })).toBeVisible();
  await expectAccessible(page, "review");
  await sendBack(page, true);
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/procurement\/return/);
  await expect(page.getByRole("row", { name: /^4060S .*€|^4060S .*EUR/ })).toContainText("12352203");
  await expect(page.getByText("Buyer cookie: the one that was sent.")).toBeVisible();

  await page.getByRole("button", { name: "Inspect this basket" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("link", { name: "Open the shop" }).click();
  await expect(page).toHaveURL(`${shop.global}/ct/punchout/review`);
  await expect(page.getByText("It cannot be changed here.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send to purchasing system" })).toBeHidden();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(`${shop.global}/`);
});

test("a buyer shops in another site's frame, which keeps the session and gets the cart", async ({
  page,
  shop,
  scripts,
}) => {
  await page.goto(procurement(shop.services));
  await page.getByLabel("in a frame of this page").check();
  await page.getByLabel("Product to open or to validate").fill("4060S");
  await page.getByRole("button", { name: "Start" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("Welcome. You are shopping through your purchasing system.").first()).toBeAttached();
  await addToBasket(frame);
  await page
    .frames()
    .find((inner) => inner.url().startsWith(shop.global))
    ?.goto(`${shop.global}/ct/punchout/review`);
  await expect(frame.getByRole("heading", { name: "Review and send your basket", level: 1 })).toBeVisible();
  await sendBack(frame, scripts);
  await expect(frame.getByRole("row", { name: /^4060S/ })).toBeVisible();
});

test("a buyer logs in by OCI and gets the cart in OCI fields", async ({ page, shop, scripts }) => {
  await page.goto(procurement(shop.services));
  await page.getByLabel("OCI", { exact: true }).check();
  await page.getByLabel("Product to open or to validate").fill("4060S");
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "Open the shop" }).click();
  await expect(page).toHaveURL(`${shop.global}/products/4060S`);
  await addToBasket(page);
  await page.goto(`${shop.global}/ct/punchout/review`);
  await sendBack(page, scripts);
  await expect(page.getByText("A basket came back by OCI.")).toBeVisible();
  await expect(page.getByLabel("Message as it came")).toContainText("NEW_ITEM-VENDORMAT[1]=4060S");
});
