/** Accounts client with the embedded gateway: the calls, and the visitor's resulting cookies. */
import { regularCustomerType } from "@contracts/customers/customers";
import { describe, expect, it } from "vitest";
import { createAccountsService } from "~/services/accounts/create-accounts-service";
import type { AccountResult } from "~/services/accounts/types";
import { failed, gatewayUrl, market, runGateway, value, visitor } from "./commerce/gateway";
import { createMemoryTokenStore } from "./memory-token-store";
import { recordingFetch } from "./recording-fetch";
import { bindings } from "./services-runtime";
import { silentLog } from "./silent-log";

runGateway();

const password = "Correct-horse-7!";
let made = 0;
const newEmail = () => `contract-${++made}@lab.example`;

function shopper(initial: Parameters<typeof createMemoryTokenStore>[0] = {}) {
  const store = createMemoryTokenStore(initial);
  const network = recordingFetch();
  const log = silentLog();
  const config = {
    url: gatewayUrl(),
    clientId: bindings.COMMERCE_CLIENT_ID ?? "",
    clientSecret: bindings.COMMERCE_CLIENT_SECRET ?? "",
    shopperAddress: `192.0.2.${(made % 250) + 1}`,
    fetch: network.fetch,
  };
  return { store, network, log, config, accounts: createAccountsService(config, store, log) };
}

const signUpDraft = (over: object = {}) => ({
  ...{ email: newEmail(), password, firstName: "Rosalind", lastName: "Mint", companyName: "Mint Lab", country: "US" },
  ...{ locale: "en-us" as const, recaptchaToken: crypto.randomUUID() },
  custom: {
    type: regularCustomerType as typeof regularCustomerType,
    fields: {
      ...{ registrationOrigin: "US", isNewsletterOptin: false, forcedPasswordReset: false as const },
      privacyAgreedToDateTime: new Date().toISOString(),
    },
  },
  ...over,
});
const good = <T>(result: AccountResult<T>): T => {
  if (!result.ok) throw new Error(`${result.status} ${result.code} ${result.message}`);
  return result.value;
};
const code = <T>(result: AccountResult<T>) => (result.ok ? "ok" : result.code);

/** A signed-in customer. */
async function customer(over: object = {}) {
  const draft = signUpDraft(over);
  const visit = shopper();
  const signedIn = good(await visit.accounts.signUp(draft, crypto.randomUUID()));
  visit.network.exchanges.length = 0;
  return { ...visit, ...signedIn, email: draft.email };
}

describe("sign-up and sign-in", () => {
  it("A-SIGNUP-05, A-SIGNUP-06: sends every field of the sign-up and starts the session", async () => {
    const { accounts, network, store } = shopper();
    const draft = signUpDraft();
    good(await accounts.signUp(draft, "key-of-this-sign-up"));
    const sent = network.exchanges.find(({ path }) => path === "/customers/signup");
    expect(JSON.parse(sent?.body ?? "{}")).toEqual(draft);
    expect(sent?.headers.get("idempotency-key")).toBe("key-of-this-sign-up");
    expect(store.auth()).toMatchObject({ flow: "customer" });
    expect(store.customer()).toMatchObject({ verified: false, registrationCountry: "US", emailDomain: "lab.example" });
  });

  it("A-SIGNIN-03, A-TOKEN-04, A-SIGNUP-12: logs in with email and password, then gets tokens; needs no earlier customer token", async () => {
    const { email } = await customer();
    const { accounts, network } = shopper();
    good(await accounts.signIn({ email, password }));
    expect(network.calls().filter((call) => !call.includes("client"))).toEqual([
      "POST /customers/login",
      "POST /oauth/customers/token",
    ]);
    const login = network.exchanges.find(({ path }) => path === "/customers/login");
    expect(JSON.parse(login?.body ?? "{}")).toEqual({ email, password });
    const token = network.exchanges.find(({ path }) => path === "/oauth/customers/token");
    expect(Object.fromEntries(new URLSearchParams(token?.body ?? ""))).toEqual({
      grant_type: "password",
      username: email,
      password,
    });
  });

  it("A-SIGNIN-04, A-SIGNUP-11: maps known errors to codes and keeps the message of unknown ones", async () => {
    const { email } = await customer();
    const { accounts, network } = shopper();
    expect(code(await accounts.signIn({ email, password: "Wrong-horse-7!" }))).toBe("invalid-credentials");
    expect(code(await accounts.signUp(signUpDraft({ email }), crypto.randomUUID()))).toBe("duplicate-email");
    expect(code(await accounts.signUp(signUpDraft({ password: "weak" }), crypto.randomUUID()))).toBe("weak-password");
    const errors = [{ code: "SomethingOfTheirs", message: "Their words." }];
    network.answer(({ path }) =>
      path === "/customers/signup" ? { status: 400, body: { statusCode: 400, message: "Their words.", errors } } : null,
    );
    expect(await accounts.signUp(signUpDraft(), crypto.randomUUID())).toMatchObject({
      code: "other",
      message: "Their words.",
    });
  });

  it("A-PASSWD-16: never signs in a customer who has to set a new password", async () => {
    const { email, network: before } = await customer();
    expect(before.calls()).toEqual([]);
    const { accounts, network, store } = shopper();
    network.rewrite((text) => text.replace('"forcedPasswordReset":false', '"forcedPasswordReset":true'));
    expect(code(await accounts.signIn({ email, password }))).toBe("reset-required");
    expect(network.calls()).not.toContain("POST /oauth/customers/token");
    expect([store.customer(), store.auth()]).toEqual([null, null]);
  });

  it("transfers the visitor's cart and ends the previous token", async () => {
    const { email } = await customer();
    const guest = visitor();
    value(await guest.commerce.add([{ id: "4060S", quantity: 2 }], market));
    const before = guest.store.auth();
    const log = silentLog();
    const accounts = createAccountsService(
      { url: gatewayUrl(), ...credentials(), fetch: guest.network.fetch },
      guest.store,
      log,
    );
    const { cart } = good(await accounts.signIn({ email, password }));
    expect(cart?.lineItems.map(({ sku, quantity }) => [sku, quantity])).toEqual([["4060S", 2]]);
    expect(guest.store.cart()).toMatchObject({ id: cart?.id, itemCount: 2 });
    expect(value(await guest.request().activeCart())?.id).toBe(cart?.id);
    const revoked = guest.network.exchanges.find(({ path }) => path === "/oauth/revoke/token");
    expect(revoked?.body).toContain(encodeURIComponent(before?.refreshToken ?? "none"));
  });

  it("T-CART-17: leaves a cart of another country behind, except for the US cart of a distributor's customer", async () => {
    const german = await customer({ country: "DE", custom: origin("DE") });
    const brazilian = await customer({ country: "BR", custom: origin("BR") });
    for (const [email, lines] of [
      [german.email, 0],
      [brazilian.email, 1],
    ] as const) {
      const guest = visitor();
      const basket = value(await guest.commerce.add([{ id: "4060S", quantity: 1 }], market));
      const accounts = createAccountsService(
        { url: gatewayUrl(), ...credentials(), fetch: guest.network.fetch },
        guest.store,
        silentLog(),
      );
      const { cart, setAside } = good(await accounts.signIn({ email, password }));
      expect(setAside).toEqual(lines === 0 ? [{ sku: "4060S", quantity: 1 }] : []);
      expect(cart?.lineItems.length ?? 0).toBe(lines);
      expect(cart?.id).not.toBe(basket.id);
    }
  });
});

const origin = (registrationOrigin: string) => {
  const { custom } = signUpDraft();
  return { ...custom, fields: { ...custom.fields, registrationOrigin } };
};
const credentials = () => ({
  clientId: bindings.COMMERCE_CLIENT_ID ?? "",
  clientSecret: bindings.COMMERCE_CLIENT_SECRET ?? "",
});

describe("the profile", () => {
  it("A-SIGNIN-09: is fetched only if the cookies name a customer", async () => {
    const { accounts, network } = shopper();
    expect(good(await accounts.profile())).toBeNull();
    const punchout = { id: "punchout", verified: false, punchout: true };
    const buyer = shopper({ customer: punchout });
    expect(good(await buyer.accounts.profile())).toBeNull();
    expect([network.calls(), buyer.network.calls()]).toEqual([[], []]);
  });

  it("A-SIGNIN-10: the cart is fetched only if a cookie or a token identifies it", async () => {
    const guest = visitor();
    expect(value(await guest.commerce.activeCart())).toBeNull();
    expect(guest.network.calls()).toEqual([]);
  });

  it("A-PROFILE-03, A-PROFILE-12: includes contacts, in the shop's own field names", async () => {
    const { accounts, network, email } = await customer();
    const profile = good(await accounts.profile());
    expect(network.exchanges[0]?.query.get("expand")).toBe("custom.fields.contacts[*]");
    expect(profile).toMatchObject({
      ...{ firstName: "Rosalind", lastName: "Mint", email, country: "US", company: "Mint Lab" },
      ...{ mobile: null, mobileExt: null, vatId: null, ebsSoldToIds: [], emailDomain: "lab.example" },
      ...{ migrationStatus: null, legacyId: null, contacts: [], defaultContactId: null, verified: false },
    });
    expect(Date.parse(profile?.registrationDate ?? "")).toBeGreaterThan(0);
  });

  it("A-SIGNIN-11: a failure is logged and does not end the session", async () => {
    const { accounts, network, store, log } = await customer();
    network.answer(({ path }) => (path === "/customers/me" ? { status: 500, body: {} } : null));
    expect(code(await accounts.profile())).toBe("unknown");
    expect(store.customer()).not.toBeNull();
    expect(log.entries.map(({ label }) => label)).toContain("the profile was not read");
  });

  it("A-PROFILE-04, A-PROFILE-08: guards see the gateway's isEmailVerified", async () => {
    const { accounts, network, store } = await customer();
    expect(store.customer()?.verified).toBe(false);
    network.rewrite((text) => text.replace('"isEmailVerified":false', '"isEmailVerified":true'));
    expect(good(await accounts.profile())?.verified).toBe(true);
    expect(store.customer()?.verified).toBe(true);
  });

  it("A-PROFILE-13, A-RETRY-01: a change carries the version; a stale one is read again and retried once", async () => {
    const { accounts, network, profile } = await customer();
    const first = good(await accounts.update(profile, [{ action: "setFirstName", firstName: "Ada" }]));
    expect(JSON.parse(network.exchanges[0]?.body ?? "{}")).toEqual({
      version: 1,
      actions: [{ action: "setFirstName", firstName: "Ada" }],
    });
    network.exchanges.length = 0;
    // Meanwhile the profile is changed in another window.
    const again = good(await accounts.update(profile, [{ action: "setLastName", lastName: "Lime" }]));
    expect(network.calls()).toEqual(["POST /customers/me", "GET /customers/me", "POST /customers/me"]);
    expect([again.firstName, again.lastName, again.version]).toEqual(["Ada", "Lime", first.version + 1]);
    network.answer(({ method, path }) =>
      method === "POST" && path === "/customers/me"
        ? {
            status: 409,
            body: { statusCode: 409, message: "x", errors: [{ code: "ConcurrentModification", message: "x" }] },
          }
        : null,
    );
    network.exchanges.length = 0;
    expect(code(await accounts.update(profile, [{ action: "setLastName", lastName: "Mint" }]))).toBe(
      "changed-meanwhile",
    );
    expect(network.calls().filter((call) => call.startsWith("POST"))).toHaveLength(2);
  });

  it("A-RETRY-02: a 400 without a reason is retried once on a fresh read, one with a reason is not", async () => {
    const { accounts, network, profile } = await customer();
    let answers: (string | null)[] = ["", null];
    network.answer(({ method, path }) => {
      if (method !== "POST" || path !== "/customers/me") return null;
      const body = answers.shift() ?? null;
      return body === null ? null : { status: 400, body };
    });
    network.exchanges.length = 0;
    expect(good(await accounts.update(profile, [{ action: "setLastName", lastName: "Lime" }])).lastName).toBe("Lime");
    expect(network.calls()).toEqual(["POST /customers/me", "GET /customers/me", "POST /customers/me"]);
    const refusal = { statusCode: 400, message: "x", errors: [{ code: "InvalidVatId", message: "x" }] };
    answers = [JSON.stringify(refusal)];
    network.exchanges.length = 0;
    expect(code(await accounts.update(profile, [{ action: "setLastName", lastName: "Mint" }]))).toBe("invalid-vat-id");
    expect(network.calls()).toEqual(["POST /customers/me"]);
  });

  it("sends no call without a change", async () => {
    const { accounts, network, profile } = await customer();
    good(await accounts.update(profile, []));
    expect(network.calls()).toEqual([]);
  });

  it("A-PROFILE-05, A-PROFILE-06, A-ADDR-09: addresses and contacts have their defaults", async () => {
    const { accounts, profile } = await customer();
    const place = { streetName: "3 Trask Lane", city: "Danvers", state: "MA", postalCode: "01923", country: "US" };
    const address = { ...emptyAddress, ...place };
    const added = good(await accounts.update(profile, [{ action: "addAddress", address }]));
    const addressId = added.addresses[0]?.id ?? "";
    const set = good(await accounts.update(added, [{ action: "setDefaultShippingAddress", addressId }]));
    expect(set).toMatchObject({ shippingAddressIds: [addressId], defaultShippingAddressId: addressId });
    const contact = { ...emptyContact, firstName: "Ines", lastName: "Lab", email: "ines@lab.example" };
    const withContact = good(await accounts.changeContacts(set, [{ action: "addContact", contact }]));
    expect(withContact.contacts).toMatchObject([{ firstName: "Ines", isDefault: true }]);
    expect(withContact.defaultContactId).toBe(withContact.contacts[0]?.id);
  });

  it("A-PROFILE-07, A-PROFILE-17: the lab notebook is a list with limit, offset, count and total", async () => {
    const { accounts, network } = await customer();
    expect(good(await accounts.labNotebook({ limit: 10, offset: 0 }))).toEqual({
      ...{ limit: 10, offset: 0, count: 0, total: 0, results: [] },
    });
    expect(network.calls()).toEqual(["GET /customers/me/lab-notebook"]);
  });
});

const none = null;
const emptyAddress = {
  ...{ nickname: none, firstName: none, lastName: none, company: none, building: none, additionalStreetInfo: none },
  ...{ state: none, phone: none, phoneNumberExt: none, vatId: none, custom: none },
};
const emptyContact = {
  ...{ firstNameKana: none, lastNameKana: none, phone: none, organisation: none, department: none, isDefault: false },
};

describe("passwords and links", () => {
  it("A-SIGNUP-10, A-PASSWD-07: links are requested by email address only", async () => {
    const { accounts, network } = shopper();
    good(await accounts.resendVerification("someone@lab.example"));
    good(await accounts.requestPasswordReset("someone@lab.example"));
    const bodies = network.exchanges
      .filter(({ path }) => path.startsWith("/customers"))
      .map(({ path, body }) => [path, body]);
    expect(bodies).toEqual([
      ["/customers/resend-verification", '{"email":"someone@lab.example"}'],
      ["/customers/password-token", '{"email":"someone@lab.example"}'],
    ]);
  });

  it("A-SIGNUP-08, A-PASSWD-08: tokens are redeemed by value", async () => {
    const { accounts, network } = shopper();
    const token = "bmt1.nobody.aaaaaaaaaaaaaaaaaaaaaaaa";
    expect(code(await accounts.verifyEmail(token, null))).toBe("expired-token");
    expect(code(await accounts.checkPasswordReset(token))).toBe("expired-token");
    expect(code(await accounts.resetPassword(token, "Another-horse-8!"))).toBe("expired-token");
    const bodies = network.exchanges
      .filter(({ path }) => path.startsWith("/customers"))
      .map(({ body }) => JSON.parse(body ?? ""));
    const reset = { tokenValue: token, newPassword: "Another-horse-8!" };
    expect(bodies).toEqual([{ tokenValue: token }, { tokenValue: token }, reset]);
  });

  it("A-PASSWD-09: a changed password ends the session here and everywhere", async () => {
    const { accounts, store, network, email } = await customer();
    const other = shopper();
    good(await other.accounts.signIn({ email, password }));
    expect(code(await accounts.changePassword("Wrong-horse-7!", "Another-horse-8!"))).toBe("wrong-password");
    good(await accounts.changePassword(password, "Another-horse-8!"));
    expect(JSON.parse(network.exchanges.at(-1)?.body ?? "{}")).toEqual({
      currentPassword: password,
      newPassword: "Another-horse-8!",
    });
    expect([store.auth(), store.customer(), store.cart()]).toEqual([null, null, null]);
    // The other browser notices the ended session at its next call.
    expect(good(await other.accounts.profile())).toBeNull();
    expect(other.store.expired).toEqual(["customer"]);
  });

  it("W46: all sessions can be ended at once", async () => {
    const { accounts, store, email } = await customer();
    const other = shopper();
    good(await other.accounts.signIn({ email, password }));
    const listed = good(await accounts.sessions());
    expect(listed.filter(({ current }) => current)).toHaveLength(1);
    expect(listed).toHaveLength(2);
    good(await accounts.endSession(listed.find(({ current }) => !current)?.id ?? ""));
    expect(good(await other.accounts.profile())).toBeNull();
    good(await other.accounts.signIn({ email, password }));
    good(await accounts.endSession("others"));
    expect(good(await accounts.sessions())).toHaveLength(1);
    good(await other.accounts.signIn({ email, password }));
    good(await accounts.endAllSessions());
    expect(store.auth()).toBeNull();
    expect(good(await other.accounts.profile())).toBeNull();
  });
});

it("a session ended by the gateway is signed out here too", async () => {
  const { accounts, store } = await customer();
  const auth = store.auth();
  if (!auth) throw new Error("no token");
  store.setAuth({ ...auth, accessToken: "bat1.not.one", refreshToken: "brt1.not.one" });
  expect(good(await accounts.profile())).toBeNull();
  expect(store.expired).toEqual(["customer"]);
  expect(failed(await visitor({}).commerce.recalculate()).errors[0].code).toBe("ResourceNotFound");
});
