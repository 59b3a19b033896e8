/** Browser behavior of account pages: scripts, client-side links, the customer's header. */
import { expectAccessible, expectFits } from "../../fixtures/axe";
import { chooseMarket, fillBasket, hydrated } from "../../fixtures/basket";
import { demoCustomer, signIn } from "../../fixtures/buyer";
import { expect, test } from "../../fixtures/test";

test("A-SIGNIN-02, A-SIGNIN-05, A-SIGNIN-07: a customer signs in and keeps the basket, and signs out in the header", {
  tag: "@scripts",
}, async ({ page, shop }) => {
  await chooseMarket(page, shop.global, "GB");
  await fillBasket(page, shop.global, { sku: "9272S" });
  const { email, password } = demoCustomer("gb.verified");
  await page.goto(`${shop.global}/account/sign-in?goto=%2Fcart`);
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.locator("[name=password]").press("Enter");
  await page.waitForURL(`${shop.global}/cart`);
  const header = page.locator("header");
  await expect(header.getByRole("link", { name: "My Account" }).first()).toBeVisible();
  await page.goto(`${shop.global}/account/my/accountsettings`);
  await expect(page.locator("main")).toContainText("United Kingdom");
  const cookies = (await page.context().cookies(shop.global)).filter(({ name }) => name.startsWith("ct-"));
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ path: "/", httpOnly: true, secure: false, sameSite: "Strict" });
  }
  const signOut = header.getByRole("button", { name: "Sign out" }).first();
  expect((await signOut.boundingBox())?.height, "target size (WCAG 2.5.8)").toBeGreaterThanOrEqual(24);
  await signOut.click();
  await page.waitForURL(`${shop.global}/`);
  await expect(header.getByRole("link", { name: "My Account" })).toHaveCount(0);
  const left = await page.context().cookies(shop.global);
  expect(left.filter(({ name }) => name.startsWith("ct-"))).toEqual([]);
});

test("A-PASSWD-10, A-PASSWD-11, A-PASSWD-12, A-PASSWD-13, A-PASSWD-14, A-PASSWD-15: the rules update during typing, and the password can be revealed", {
  tag: "@scripts",
}, async ({ page, shop }) => {
  await page.goto(`${shop.global}/account/sign-up`);
  await hydrated(page);
  const field = page.locator("[name=password]");
  const kept = () => page.locator("li[data-met=true]").count();
  for (const [typed, count] of [
    ["", 0],
    ["a", 2],
    ["aA", 3],
    ["aA1", 4],
    ["aA1!", 5],
    ["aA1!bcde", 6],
    ["aA1! bcde", 5],
  ] as const) {
    await field.fill(typed);
    await expect.poll(kept, typed).toBe(count);
  }
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(field).toHaveAttribute("type", "password");
});

test("A-SIGNIN-08: a visitor with a session of the former shop is also signed out there", { tag: "@scripts" }, async ({
  page,
  shop,
  expectProblem,
}) => {
  // The former shop is not running here, so its address leads to the home page, which accepts no forms.
  expectProblem(/_DARGS|405/);
  const left: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("_DARGS")) left.push(`${request.method()} ${request.headers()["content-type"]}`);
  });
  for (const value of [null, "4711"]) {
    await signIn(page, shop.global, demoCustomer("at.verified"));
    await page.goto(`${shop.global}/about-us/our-company`);
    await hydrated(page);
    if (value) await page.evaluate((text) => sessionStorage.setItem("dynSessConf", text), value);
    await page.locator("header").getByRole("button", { name: "Sign out" }).first().click();
    await page.waitForURL(`${shop.global}/`);
    await expect.poll(() => left.length).toBe(value ? 1 : 0);
  }
  expect(left[0]).toContain("POST multipart/form-data");
});

test("client-side links load the account's texts, and its forms work without a new document", {
  tag: "@scripts",
}, async ({ page, shop, expectProblem }) => {
  // A rejected form returns 422.
  expectProblem(/422/);
  await signIn(page, shop.global, demoCustomer("us.verified"));
  await page.goto(`${shop.global}/about-us/our-company`);
  await hydrated(page);
  await page.locator("header").getByRole("link", { name: "My Account" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "My Account" })).toBeVisible();
  await page.locator("main").getByRole("link", { name: "Addresses & contacts" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Addresses & contacts" })).toBeVisible();
  await page.getByRole("link", { name: "Add an address" }).click();
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("Please check the marked fields")).toBeInViewport();
  await expect(page.locator("main").getByRole("alert")).toBeFocused();
  await expect(page.locator("[name=streetName]")).toHaveAttribute("aria-invalid", "true");
});

test("a customer adds a passkey, and signs in with it without the password", { tag: "@scripts" }, async ({
  page,
  shop,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const customer = demoCustomer("at.verified");
  await signIn(page, shop.global, customer);
  await page.goto(`${shop.global}/account/my/passkeys`);
  await page.locator("[name=name]").last().fill("Virtual key");
  await page.locator("[name=currentPassword]").fill(customer.password);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("The passkey was added.")).toBeVisible();
  await expectAccessible(page, "passkeys");
  await page.goto(`${shop.global}/account/sign-out`);
  await page.locator("main").getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(`${shop.global}/`);
  await page.goto(`${shop.global}/account/sign-in?goto=%2Faccount%2Fmy%2Fpasskeys`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL(`${shop.global}/account/my/passkeys`);
  await page.getByRole("button", { name: "Remove the passkey Virtual key" }).click();
  await expect(page.getByText("The passkey was removed.")).toBeVisible();
});

for (const [turn, [language, name]] of (
  [
    ["global", "us.verified"],
    ["jp", "jp.verified"],
    ["cn", "us.unverified"],
  ] as const
).entries()) {
  test(`pages of the account hydrate, are accessible and as wide as a phone: ${language}`, { tag: "@scripts" }, async ({
    page,
    shop,
  }) => {
    const origin = shop[language];
    await page.setViewportSize({ width: 360, height: 800 });
    // The width depends on the language, but violations hardly do, so each page is checked for them in one language.
    const look = async (paths: readonly string[]) => {
      for (const [index, path] of paths.entries()) {
        await page.goto(`${origin}/account/${path}`);
        await hydrated(page);
        await expect(page.locator("html:not([data-hydration=app]), html[data-app=hydrated]"), path).toHaveCount(1);
        await (index % 3 === turn ? expectAccessible : expectFits)(page, `${language} ${path}`);
      }
    };
    await look([
      "sign-in",
      "sign-up",
      "sign-up/verify-request",
      "password/reset/request",
      "password/reset?token=bmt1.aaaaaaaaaaaaaaaaaaaa",
    ]);
    await signIn(page, origin, demoCustomer(name));
    await look([
      "my",
      "my/accountsettings",
      "my/addresses",
      "my/lots?lot=4060-24",
      "my/addresses?new=address",
      "my/labnotebook",
      "my/company",
      "my/lists",
      "my/company-orders",
      "my/email",
      "my/delete",
      "password/change",
      "my/second-factor",
      "my/passkeys",
      "sign-out",
    ]);
  });
}
