/** Guards on their pages, in the running shop. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localBindings } from "../../scripts/run/local-bindings.ts";
import { accountVisitor } from "./account/account-visitor";
import { type EdgeShop, type Host, sharedEdgeShop } from "./edge-shop";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const at = async (path: string, country: string, host: Host = "localhost") => {
  const { status, header, body } = await shop.ask(path, { host, headers: { cookie: `country=${country}` } });
  return { status, to: header("location"), body };
};

describe("the page about ship dates", () => {
  const path = "/learn-and-support/ship-dates";
  const setFlag = async (value: "true" | "false") => {
    const { ADMIN_KEY } = localBindings({ port: 0, servicesPort: 0 }).services();
    const answer = await fetch(`${shop.servicesUrl}/settings/_admin/flags`, {
      method: "PUT",
      headers: { authorization: `Bearer ${ADMIN_KEY}`, "content-type": "application/json" },
      body: JSON.stringify({ name: "gop", value, country: "US" }),
    });
    expect(answer.ok).toBe(true);
  };

  it("A-GUARD-06, A-GUARD-07: is for the US; others are redirected to the home page", async () => {
    expect(await at(path, "US")).toMatchObject({ status: 200, body: expect.stringContaining("Estimated ship dates") });
    for (const country of ["FR", "DE", "BR"]) {
      expect(await at(path, country)).toMatchObject({ status: 302, to: "/" });
    }
    expect(await at(path, "JP", "jp.localhost")).toMatchObject({ status: 302, to: "/" });
    expect(await at(path, "CN", "cn.localhost")).toMatchObject({ status: 302, to: "/" });
  });

  it("A-GUARD-13: disappears with the feature", async () => {
    await setFlag("false");
    try {
      await expect
        .poll(async () => at(path, "US"), { timeout: 30_000, interval: 100 })
        .toMatchObject({ status: 302, to: "/learn-and-support" });
    } finally {
      await setFlag("true");
    }
  });
});

describe("editors' test HTML", () => {
  const path = "/examples/html/Trial";
  const password = "Benchside-demo-1!";

  /** Imports a customer and signs them in. */
  async function customer(email: string, isEmailVerified: boolean) {
    const at = "2020-01-01T00:00:00.000Z";
    const fields = { registrationOrigin: "US", isNewsletterOptin: false, forcedPasswordReset: false };
    const imported = await fetch(`${shop.servicesUrl}/commerce/_admin/customers`, {
      method: "POST",
      headers: { authorization: "Bearer demo-admin-key" },
      body: JSON.stringify({
        customer: {
          ...{ id: crypto.randomUUID(), createdAt: at, lastModifiedAt: at, email, isEmailVerified },
          ...{ firstName: "Rosalind", lastName: "Mint", companyName: "Mint Lab", addresses: [] },
          ...{ shippingAddressIds: [], billingAddressIds: [] },
          ...{ defaultShippingAddressId: null, defaultBillingAddressId: null },
          custom: { type: "regular-customer-type", fields: { ...fields, privacyAgreedToDateTime: null, contacts: [] } },
        },
        password,
      }),
    });
    expect(await imported.json()).toMatchObject({ stored: 1 });
    const visitor = accountVisitor(shop);
    expect((await visitor.submit("/account/sign-in", { email, password })).status).toBe(303);
    return visitor;
  }

  it("A-GUARD-14: is for customers with a verified address of the company's two domains; others are redirected to the home page", async () => {
    // A title without an entry, so that permitted customers get 404.
    for (const domain of ["benchside.example", "demo.benchside.example"]) {
      expect((await (await customer(`colleague@${domain}`, true)).get(path)).status).toBe(404);
    }
    const others = [
      accountVisitor(shop),
      await customer("new@benchside.example", false),
      await customer("someone@lab.example", true),
      await customer("someone@notbenchside.example", true),
      await customer("someone@benchside.example.test", true),
    ];
    for (const visitor of others) {
      const answer = await visitor.get(path);
      expect([answer.status, answer.header("location")]).toEqual([302, "/"]);
    }
  });
});

describe("the checkout in Japan", () => {
  const steps = ["shippinginformation", "paymentinformation", "summary"].map((step) => `/checkout/${step}`);

  it("A-GUARD-11: shows no step and runs no action", async () => {
    for (const step of steps) {
      expect(await at(step, "JP", "jp.localhost")).toMatchObject({ status: 302, to: "/" });
      const sent = await shop.ask(step, {
        host: "jp.localhost",
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          origin: `http://jp.localhost:${shop.port}`,
          "sec-fetch-site": "same-origin",
        },
        body: "intent=continue",
      });
      expect([sent.status, sent.header("location")]).toEqual([302, "/"]);
    }
  });

  it("A-GUARD-19: redirects its entry and its review to the cart", async () => {
    for (const path of ["/checkout", "/checkout/review"]) {
      expect(await at(path, "JP", "jp.localhost")).toMatchObject({ status: 302, to: "/cart" });
    }
    expect((await at("/checkout/review", "US")).status).toBe(200);
  });
});
