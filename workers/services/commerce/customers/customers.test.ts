import { env, runInDurableObject } from "cloudflare:test";
import { customerSessionList, signInAnswer } from "@contracts/customers/customer-calls";
import { tokenResponse } from "@contracts/customers/tokens";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { ndjson, product } from "../../../../tests/factories/product";
import {
  customerToken,
  mailedToken,
  mailsOf,
  me,
  newEmail,
  password,
  post,
  signUp,
  signUpBody,
} from "../testing/customers";
import { admin, call, errorOf, shopper, tokenCall, tokens } from "../testing/gateway";

const hour = 3_600_000;

describe("signing up", () => {
  it("A-SIGNUP-05, A-SIGNUP-06, A-PROFILE-09, A-SIGNUP-12: creates a customer with the custom fields, dated by the gateway's clock", async () => {
    const before = Date.now();
    const { customer, cart, email } = await signUp();
    expect(cart).toBeNull();
    expect(customer).toMatchObject({
      email,
      firstName: "Rosalind",
      lastName: "Mint",
      companyName: "Mint Lab",
      version: 1,
      isEmailVerified: false,
      custom: {
        type: "regular-customer-type",
        fields: { registrationOrigin: "US", isNewsletterOptin: false, forcedPasswordReset: false, contacts: [] },
      },
    });
    expect(Date.parse(customer.custom.fields.privacyAgreedToDateTime ?? "")).toBeGreaterThanOrEqual(before);
    expect(JSON.stringify(customer)).not.toMatch(/scrypt|password_hash/i);
  });

  it("A-SIGNUP-11: rejects a second customer with the same address in any spelling as DuplicateField", async () => {
    const { email } = await signUp();
    const again = await errorOf(await post("/customers/signup", signUpBody({ email: ` ${email.toUpperCase()} ` })));
    expect(again).toMatchObject({ status: 400, code: "DuplicateField", errors: [{ field: "email" }] });
  });

  it("creates one customer from two simultaneous sign-ups with one address", async () => {
    const email = newEmail();
    const answers = await Promise.all([1, 2].map(() => post("/customers/signup", signUpBody({ email }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  it("returns the first response for a repeated key and creates nothing", async () => {
    const body = signUpBody();
    const key = "sign-up-key-1";
    const first = await (await post("/customers/signup", body, { key })).json();
    const second = await post("/customers/signup", body, { key });
    expect(second.status).toBe(201);
    expect(await second.json()).toEqual(first);
    expect(await mailsOf(String(body.email))).toHaveLength(1);
  });

  it("accepts a human-check token for one customer only", async () => {
    const recaptchaToken = crypto.randomUUID();
    await signUp({ recaptchaToken });
    expect(await errorOf(await post("/customers/signup", signUpBody({ recaptchaToken })))).toMatchObject({
      code: "HumanCheckFailed",
    });
    // A refused sign-up releases the token.
    const fresh = crypto.randomUUID();
    const { email } = await signUp();
    expect((await post("/customers/signup", signUpBody({ email, recaptchaToken: fresh }))).status).toBe(400);
    await signUp({ recaptchaToken: fresh });
  });

  it.each([
    "short1!",
    "no-digits-here!",
    "no-upper-1",
    "NO-LOWER-1",
    "NoSpecial1",
    "With space-1",
    "P@ssw0rd1!",
    `Aa1!${"x".repeat(200)}`,
  ])(
    "A-PASSWD-10, A-PASSWD-11, A-PASSWD-12, A-PASSWD-13, A-PASSWD-14, A-PASSWD-15: the gateway refuses %s as well",
    async (weak) => {
      const refused = await errorOf(await post("/customers/signup", signUpBody({ password: weak })));
      expect(refused.status).toBe(400);
      expect(["WeakPassword", "InvalidInput"]).toContain(refused.code);
    },
  );

  it.each([
    { firstName: "" },
    { email: "no address" },
    { country: "usa" },
    { recaptchaToken: "" },
    { custom: { type: "x" } },
  ])("answers 400 without a required field: %j", async (over) => {
    expect((await post("/customers/signup", signUpBody(over))).status).toBe(400);
  });
});

describe("verifying an address", () => {
  it("A-SIGNUP-08, A-SIGNUP-09, A-PROFILE-08: works once with the token of the mail", async () => {
    const { email } = await signUp();
    const tokenValue = await mailedToken(email, "verify-email");
    const verified = await post("/customers/email-verify", { tokenValue, password });
    expect(await verified.json()).toMatchObject({ email, isEmailVerified: true });
    expect(await errorOf(await post("/customers/email-verify", { tokenValue }))).toMatchObject({
      status: 400,
      code: "ExpiredCustomerEmailToken",
    });
    expect((await me(await customerToken(email))).isEmailVerified).toBe(true);
  });

  it("needs the password of the sign-up outside the account's session, so nobody confirms a stranger's account", async () => {
    const { email } = await signUp();
    const tokenValue = await mailedToken(email, "verify-email");
    const asked = async (body: object, token?: string) =>
      (await errorOf(await post("/customers/email-verify", { tokenValue, ...body }, token ? { token } : {}))).code;
    const stranger = await customerToken((await signUp()).email);
    expect(await asked({})).toBe("PasswordRequired");
    expect(await asked({}, stranger)).toBe("PasswordRequired");
    expect(await asked({ password: "Another-horse-8!" })).toBe("InvalidCredentials");
    const own = await customerToken(email);
    expect((await me(own)).isEmailVerified).toBe(false);
    expect((await post("/customers/email-verify", { tokenValue }, { token: own })).status).toBe(200);
    expect((await me(own)).isEmailVerified).toBe(true);
    expect((await errorOf(await post("/customers/email-refuse", { tokenValue }))).code).toBe(
      "ExpiredCustomerEmailToken",
    );
  });

  it("is refused by the owner of the address: the account and its sessions end, and the address is free", async () => {
    const { email } = await signUp();
    const session = await customerToken(email);
    const tokenValue = await mailedToken(email, "verify-email");
    expect((await post("/customers/email-refuse", { tokenValue: `${tokenValue}x` })).status).toBe(400);
    expect((await call(session, "/customers/me")).status).toBe(200);
    expect((await post("/customers/email-refuse", { tokenValue })).status).toBe(200);
    expect((await call(session, "/customers/me")).status).toBe(401);
    expect((await post("/customers/login", { email, password })).status).toBe(400);
    expect((await post("/customers/signup", signUpBody({ email, password: "Another-horse-8!" }))).status).toBe(201);
  });

  it("rejects forged tokens and tokens of another purpose", async () => {
    const { email } = await signUp();
    const verification = await mailedToken(email, "verify-email");
    const altered = `${verification.slice(0, -5)}${verification.at(-5) === "A" ? "B" : "A"}${verification.slice(-4)}`;
    for (const tokenValue of ["x".repeat(16), "bmt1.x.y.zzzzzzzzzzzz", altered]) {
      expect((await errorOf(await post("/customers/email-verify", { tokenValue }))).code).toBe(
        "ExpiredCustomerEmailToken",
      );
    }
    const reset = { tokenValue: verification, newPassword: "Another-horse-8!" };
    expect((await errorOf(await post("/customers/reset-password", reset))).code).toBe("ExpiredCustomerPasswordToken");
  });

  it("A-SIGNUP-10: sends another mail on request, with the same response for every address", async () => {
    const { email } = await signUp();
    const answers = await Promise.all(
      [email, "nobody@lab.example", "not an address"].map((to) =>
        post("/customers/resend-verification", { email: to }),
      ),
    );
    expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))).toEqual([
      [200, "{}"],
      [200, "{}"],
      [200, "{}"],
    ]);
    expect(await mailsOf(email, 2)).toHaveLength(2);
    // Both links work until one is used.
    const [newest, oldest] = await mailsOf(email, 2);
    expect(newest?.links[0]).not.toBe(oldest?.links[0]);
  });

  it("limits links to three days and five an hour", async () => {
    const { email, customer } = await signUp();
    const tokenValue = await mailedToken(email, "verify-email");
    await age(customer.id, 3 * 24 * hour + 1000);
    expect((await errorOf(await post("/customers/email-verify", { tokenValue }))).code).toBe(
      "ExpiredCustomerEmailToken",
    );
    for (let time = 0; time < 8; time += 1) await post("/customers/resend-verification", { email });
    // Requested last, so links beyond the limit would have been mailed before it.
    await post("/customers/password-token", { email });
    const templates = (await mailsOf(email, 7)).map(({ template }) => template);
    expect(templates.filter((template) => template === "verify-email")).toHaveLength(6);
    expect(templates).toContain("reset-password");
  });
});

describe("signing in", () => {
  it("lists the lines that the customer's basket did not take over, because they are no longer sold", async () => {
    const { open, token } = await shopper();
    await admin("/commerce/_admin/products", { method: "POST", body: ndjson([product("7005"), product("7006")]) });
    await open(["7005S", "7006S"]);
    const gone = ndjson([product("7006", { status: "Discontinued" })]);
    await admin("/commerce/_admin/products", { method: "POST", body: gone });
    const { email } = await signUp();
    const answer = await post("/customers/login", { email, password }, { token });
    const { cart, setAside, leftOut } = v.parse(signInAnswer, await answer.json());
    expect(cart?.lineItems.map(({ sku }) => sku)).toEqual(["7005S"]);
    expect([setAside, leftOut]).toEqual([[], [{ sku: "7006S", quantity: 1 }]]);
  });

  it("T-CART-17: transfers a basket of a distributor's country that only the shop's texts name", async () => {
    const { open, token } = await shopper();
    await admin("/commerce/_admin/products", { method: "POST", body: ndjson([product("7007")]) });
    await open(["7007S"], { country: "RO", currency: "RON", custom: { type: "order" } });
    const fields = { registrationOrigin: "RO", isNewsletterOptin: false, forcedPasswordReset: false };
    const agreed = { ...fields, privacyAgreedToDateTime: "2000-01-01T00:00:00.000Z" };
    const { email } = await signUp({ custom: { type: "regular-customer-type", fields: agreed } });
    const answer = await post("/customers/login", { email, password }, { token });
    const { cart, setAside } = v.parse(signInAnswer, await answer.json());
    expect([cart?.custom.type, cart?.lineItems.map(({ sku }) => sku), setAside]).toEqual(["order", ["7007S"], []]);
  });

  it("A-SIGNIN-03: returns the customer, and tokens for the same credentials", async () => {
    const { email, customer } = await signUp();
    const answer = await post("/customers/login", { email: email.toUpperCase(), password });
    expect(await answer.json()).toMatchObject({ customer: { id: customer.id, email }, cart: null });
    expect(await me(await customerToken(email))).toMatchObject({ id: customer.id });
  });

  it("A-SIGNIN-04: refuses wrong credentials identically, whether or not the address is known", async () => {
    const { email } = await signUp();
    const answers = await Promise.all(
      [
        { email, password: "Wrong-horse-7!" },
        { email: newEmail(), password },
        { email: "no address at all", password },
      ].map(async (body) => {
        const response = await post("/customers/login", body);
        return [response.status, await response.text()];
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[1]).toContain("InvalidCredentials");
  });

  it("limits attempts on an account per address, but still admits its owner from a known one", async () => {
    const { email } = await signUp();
    const home = "2001:db8:1::1";
    await customerToken(email, password, home);
    const attempt = (secret: string, address: string) =>
      post("/customers/login", { email, password: secret }, { address }).then(({ status }) => status);
    const one = await Promise.all(Array.from({ length: 14 }, () => attempt("Wrong-horse-7!", "2001:db8:2::1")));
    expect(one.filter((status) => status === 429)).toHaveLength(4);
    // From this network, even the right password is now refused.
    expect(await attempt(password, "2001:db8:2::1")).toBe(429);
    // Attempts from new networks reach the account's own limit …
    let last = 0;
    for (let index = 0; index < 60 && last !== 429; index += 1) {
      last = await attempt("Wrong-horse-7!", `2001:db8:3:${index.toString(16)}::1`);
    }
    expect(last).toBe(429);
    expect(await attempt(password, "2001:db8:4::1")).toBe(429);
    // … but a known address still works.
    expect(await attempt(password, home)).toBe(200);
    // A password set by mail lifts every limit on the account.
    await post("/customers/password-token", { email });
    const tokenValue = await mailedToken(email, "reset-password", 2);
    const newPassword = "Another-horse-8!";
    expect(
      (await post("/customers/reset-password", { tokenValue, newPassword }, { address: "2001:db8:5::1" })).status,
    ).toBe(200);
    expect(await attempt(newPassword, "2001:db8:5::1")).toBe(200);
  }, 60_000);

  it("limits wrong passwords from one address over many accounts", async () => {
    const address = "2001:db8:6::1";
    const statuses = await Promise.all(
      Array.from({ length: 70 }, (_, index) =>
        post("/customers/login", { email: `spray-${index}@lab.example`, password }, { address }).then(
          ({ status }) => status,
        ),
      ),
    );
    // At most sixty attempts a minute per address, and a bounded queue of hashes.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
    expect(statuses.every((status) => status === 400 || status === 429)).toBe(true);
  }, 60_000);
});

describe("passwords", () => {
  it("A-PASSWD-07, A-PASSWD-08: a forgotten one is reset by mail once, and every session ends", async () => {
    const { email } = await signUp();
    const token = await customerToken(email);
    for (const to of [email, "nobody@lab.example"]) {
      const asked = await post("/customers/password-token", { email: to });
      expect([asked.status, await asked.text()]).toEqual([200, "{}"]);
    }
    const tokenValue = await mailedToken(email, "reset-password", 2);
    const newPassword = "Another-horse-8!";
    expect((await errorOf(await post("/customers/reset-password", { tokenValue, newPassword: "weak" }))).code).toBe(
      "WeakPassword",
    );
    const opened = () => post("/customers/reset-password/check", { tokenValue });
    for (let time = 0; time < 2; time += 1) expect((await opened()).status).toBe(200);
    expect((await post("/customers/reset-password", { tokenValue, newPassword })).status).toBe(200);
    expect((await errorOf(await opened())).code).toBe("ExpiredCustomerPasswordToken");
    expect((await errorOf(await post("/customers/reset-password", { tokenValue, newPassword }))).code).toBe(
      "ExpiredCustomerPasswordToken",
    );
    expect((await call(token, "/customers/me")).status).toBe(401);
    expect((await errorOf(await post("/customers/login", { email, password }))).code).toBe("InvalidCredentials");
    expect((await post("/customers/login", { email, password: newPassword })).status).toBe(200);
    const [told] = await mailsOf(email, 3);
    expect(told?.template).toBe("password-changed");
  });

  it("cannot be reset by a link older than 30 minutes", async () => {
    const { email, customer } = await signUp();
    await post("/customers/password-token", { email });
    const tokenValue = await mailedToken(email, "reset-password", 2);
    await age(customer.id, hour / 2 + 1000);
    const opened = await post("/customers/reset-password/check", { tokenValue });
    expect((await errorOf(opened)).code).toBe("ExpiredCustomerPasswordToken");
    const refused = await post("/customers/reset-password", { tokenValue, newPassword: "Another-horse-8!" });
    expect((await errorOf(refused)).code).toBe("ExpiredCustomerPasswordToken");
  });

  it("A-PASSWD-09: are changed with the current one, and every session ends", async () => {
    const { email } = await signUp();
    const [token, other] = [await customerToken(email), await customerToken(email)];
    const newPassword = "Another-horse-8!";
    const change = (currentPassword: string, next: string) =>
      post("/customers/password", { currentPassword, newPassword: next }, { token });
    expect((await errorOf(await change("Wrong-horse-7!", newPassword))).code).toBe("InvalidCurrentPassword");
    expect((await errorOf(await change(password, "weak"))).code).toBe("WeakPassword");
    expect((await change(password, newPassword)).status).toBe(200);
    expect((await call(token, "/customers/me")).status).toBe(401);
    expect((await call(other, "/customers/me")).status).toBe(401);
    expect((await post("/customers/login", { email, password: newPassword })).status).toBe(200);
  });

  it("A-PASSWD-16: a customer who has to set a new one gets neither data nor tokens before", async () => {
    const { customer } = await signUp();
    const email = newEmail();
    const fields = { ...customer.custom.fields, forcedPasswordReset: true };
    const moved = { ...customer, id: crypto.randomUUID(), email, custom: { ...customer.custom, fields } };
    const without = { ...moved, id: crypto.randomUUID(), email: newEmail() };
    const lines = [{ customer: moved, password }, { customer: without }, { customer: { email: "x" } }];
    const body = lines.map((line) => JSON.stringify(line)).join("\n");
    const report = await admin("/commerce/_admin/customers", { method: "POST", body });
    expect(await report.json()).toMatchObject({ received: 3, stored: 2, rejected: 1, rejections: [{ line: 3 }] });
    // Without the password, the response does not reveal the account; with it, the response says what to do.
    const unknown = { email: without.email, password };
    expect((await errorOf(await post("/customers/login", unknown))).code).toBe("InvalidCredentials");
    expect((await errorOf(await post("/customers/login", { email, password }))).code).toBe("PasswordResetRequired");
    const token = await tokenCall("customers", { username: email, password });
    expect(await token.json()).toMatchObject({ errors: [{ code: "PasswordResetRequired" }] });
    await post("/customers/password-token", { email });
    const tokenValue = await mailedToken(email, "reset-password");
    await post("/customers/reset-password", { tokenValue, newPassword: "Another-horse-8!" });
    expect((await post("/customers/login", { email, password: "Another-horse-8!" })).status).toBe(200);
  });
});

describe("a customer's own data", () => {
  it("A-PROFILE-12, A-PROFILE-13: are read and changed by version; a stale one returns 409 with the current one", async () => {
    const { email } = await signUp();
    const token = await customerToken(email);
    const actions = [{ action: "setFirstName", firstName: "Ada" }];
    const changed = await post("/customers/me", { version: 1, actions }, { token, key: "profile-1" });
    expect(await changed.json()).toMatchObject({ version: 2, firstName: "Ada" });
    expect(await errorOf(await post("/customers/me", { version: 1, actions }, { token }))).toMatchObject({
      status: 409,
      code: "ConcurrentModification",
      errors: [{ currentVersion: 2 }],
    });
    // A repeated key gets the first response, whatever the current version is.
    const replayed = await post("/customers/me", { version: 1, actions }, { token, key: "profile-1" });
    expect(replayed.headers.get("idempotent-replayed")).toBe("true");
    const other = { version: 2, actions: [{ action: "setLastName", lastName: "L" }] };
    expect((await errorOf(await post("/customers/me", other, { token, key: "profile-1" }))).code).toBe("InvalidInput");
  });

  it("A-PROFILE-14, A-PROFILE-15, A-ADDR-04, A-ADDR-05, A-ADDR-06, A-ADDR-07, A-ADDR-08: support every action", async () => {
    const { email } = await signUp();
    const token = await customerToken(email);
    let version = 1;
    const act = async (...actions: unknown[]) => {
      const answer = await post("/customers/me", { version, actions }, { token });
      expect([answer.status, actions]).toEqual([200, actions]);
      version += 1;
      return me(token);
    };
    const named = await act(
      { action: "setFirstName", firstName: "Ada" },
      { action: "setLastName", lastName: "Lime" },
      { action: "setCompanyName", companyName: "Lime" },
      { action: "setCustomField", name: "mobilePhone", value: "+1 978 555 0100" },
      { action: "setCustomField", name: "mobilePhoneExtension", value: "12" },
    );
    expect(named).toMatchObject({
      firstName: "Ada",
      lastName: "Lime",
      companyName: "Lime",
      custom: { fields: { mobilePhone: "+1 978 555 0100", mobilePhoneExtension: "12" } },
    });
    const address = { streetName: "3 Trask Lane", city: "Danvers", state: "MA", postalCode: "01923", country: "US" };
    const [added] = (await act({ action: "addAddress", address })).addresses;
    if (!added) throw new Error("no address");
    const addressId = added.id;
    await act({ action: "addShippingAddressId", addressId }, { action: "addBillingAddressId", addressId });
    const set = await act(
      { action: "setDefaultShippingAddress", addressId },
      { action: "setDefaultBillingAddress", addressId },
    );
    expect(set).toMatchObject({
      shippingAddressIds: [addressId],
      billingAddressIds: [addressId],
      defaultShippingAddressId: addressId,
      defaultBillingAddressId: addressId,
    });
    const changed = await act({ action: "changeAddress", addressId, address: { ...address, nickname: "Cold room" } });
    expect(changed.addresses[0]).toMatchObject({ id: addressId, nickname: "Cold room" });
    const unused = await act(
      { action: "removeShippingAddressId", addressId },
      { action: "removeBillingAddressId", addressId },
    );
    expect([unused.shippingAddressIds, unused.defaultBillingAddressId]).toEqual([[], null]);
    expect((await act({ action: "removeAddress", addressId })).addresses).toEqual([]);
  });

  it("A-ADDR-09, A-ADDR-10: include contacts that are added, changed, made default and removed", async () => {
    const { email } = await signUp();
    const token = await customerToken(email);
    const act = (version: number, action: unknown) =>
      post("/customers/me/contacts", { version, actions: [action] }, { token });
    const contact = { firstName: "Ines", lastName: "Lab", email: "ines@lab.example", department: "Histology" };
    await act(1, { action: "addContact", contact });
    await act(2, { action: "addContact", contact: { ...contact, firstName: "Noor", isDefault: true } });
    const listed = async () => (await me(token)).custom.fields.contacts.map(({ obj }) => obj);
    expect(await listed()).toMatchObject([
      { firstName: "Ines", isDefault: false },
      { firstName: "Noor", isDefault: true },
    ]);
    const [first, second] = await listed();
    await act(3, { action: "changeContact", contactId: first?.id, contact: { ...contact, lastName: "Cell" } });
    await act(4, { action: "removeContact", contactId: second?.id });
    expect(await listed()).toMatchObject([{ lastName: "Cell", isDefault: true }]);
    // References only, unless the caller expands them (AMB-A-13).
    const plain: { custom: { fields: { contacts: object[] } } } = await (await call(token, "/customers/me")).json();
    expect(plain.custom.fields.contacts).toEqual([{ typeId: "contact", id: first?.id }]);
  });

  it("A-PROFILE-17: include the lab notebook, a list of experiments", async () => {
    const { email, customer } = await signUp();
    const token = await customerToken(email);
    const entry = {
      id: "notebook-1",
      name: "CD8 panel",
      createdAt: "2026-03-01T10:00:00.000Z",
      experimentId: "experiment-1",
      targetSpecies: "Human",
      targets: ["CD8A", "PDCD1", "FOXP3"],
    };
    await env.SHOPPERS.get(env.SHOPPERS.idFromName(`customer:${customer.id}`)).addLabNotebook(entry);
    expect(await (await call(token, "/customers/me/lab-notebook")).json()).toEqual({
      limit: 10,
      offset: 0,
      count: 1,
      total: 1,
      results: [entry],
    });
    expect((await call(token, "/customers/me/lab-notebook?limit=x")).status).toBe(400);
  });

  it("are for the customer only: other tokens get 403", async () => {
    const { access_token: client } = await tokens("client");
    const { access_token: anonymous } = await tokens("anonymous");
    for (const token of [client, anonymous]) {
      expect((await call(token, "/customers/me")).status).toBe(403);
      const actions = [{ action: "setFirstName", firstName: "Ada" }];
      expect((await post("/customers/me", { version: 1, actions }, { token })).status).toBe(403);
      const change = { currentPassword: password, newPassword: "Another-horse-8!" };
      expect((await post("/customers/password", change, { token })).status).toBe(403);
    }
  });

  it("include sessions with browser, system and country, which can be ended singly, all others, or all at once", async () => {
    const { email } = await signUp();
    const from = (headers: Record<string, string>) =>
      tokenCall("customers", { grant_type: "password", username: email, password }, headers);
    const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
    const signIns = [from({ "x-shopper-agent": firefox, "x-shopper-country": "DE" }), from({}), from({}), from({})];
    const [token = "", other = "", third = "", fourth = ""] = await Promise.all(
      signIns.map(async (signIn) => v.parse(tokenResponse, await (await signIn).json()).access_token),
    );
    const sessionsOf = async (caller: string) =>
      v.parse(customerSessionList, await (await call(caller, "/customers/me/sessions")).json()).results;
    expect((await sessionsOf(token)).filter(({ current }) => current)).toMatchObject([
      { browser: "Firefox", system: "Linux", country: "DE" },
    ]);
    expect((await sessionsOf(other)).find(({ current }) => current)).toMatchObject({ browser: null, country: null });
    const thirdId = (await sessionsOf(third)).find(({ current }) => current)?.id;
    expect((await call(token, `/customers/me/sessions/${thirdId}`, { method: "DELETE" })).status).toBe(200);
    expect((await call(third, "/customers/me")).status).toBe(401);
    expect(await sessionsOf(token)).toHaveLength(3);
    expect((await call(token, "/customers/me/sessions?keep=x", { method: "DELETE" })).status).toBe(400);
    expect((await call(token, "/customers/me/sessions?keep=current", { method: "DELETE" })).status).toBe(200);
    expect((await call(fourth, "/customers/me")).status).toBe(401);
    expect(await sessionsOf(token)).toHaveLength(1);
    expect((await call(token, "/customers/me/sessions", { method: "DELETE" })).status).toBe(200);
    expect((await call(token, "/customers/me")).status).toBe(401);
  });
});

/** Moves all times of a customer object into the past. */
async function age(customerId: string, milliseconds: number): Promise<void> {
  await runInDurableObject(env.SHOPPERS.get(env.SHOPPERS.idFromName(`customer:${customerId}`)), (_instance, state) => {
    state.storage.sql.exec(
      "update mail_tokens set created_at = created_at - ?, expires_at = expires_at - ?",
      milliseconds,
      milliseconds,
    );
  });
}
