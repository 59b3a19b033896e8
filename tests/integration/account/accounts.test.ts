/** A customer's account over HTTP, without scripts: pages, forms, mails, cookies. */
import { decodeBase32IgnorePadding } from "@oslojs/encoding";
import { generateHOTP } from "@oslojs/otp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, type EdgeShop, type Host, sealedCookies, sharedEdgeShop } from "../edge-shop";
import { type AccountVisitor, accountVisitor, textOf } from "./account-visitor";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const password = "Benchside-demo-1!";
const demo = (name: string) => ({ email: `${name}@demo.benchside.example`, password });
const title = ({ body }: Answer) => textOf(/<title>([^<]*)/.exec(body)?.[1] ?? "");
const main = ({ body }: Answer) => textOf(/<main\b.*?<\/main>/s.exec(body)?.[0] ?? "");
let made = 0;
const newEmail = () => `http-${++made}@lab.example`;

async function signedIn(name: string, host: Host = "localhost"): Promise<AccountVisitor> {
  const visitor = accountVisitor(shop, host);
  const answer = await visitor.submit("/account/sign-in", demo(name));
  expect(answer.status).toBe(303);
  return visitor;
}

/** Imports and signs in a new customer, which is faster than signing up. */
async function newCustomer(country = "US", over: object = {}) {
  const email = newEmail();
  const fields = {
    ...{ registrationOrigin: country, isNewsletterOptin: false, forcedPasswordReset: false },
    ...{ privacyAgreedToDateTime: null, contacts: [] },
    ...over,
  };
  const at = "2020-01-01T00:00:00.000Z";
  const customer = {
    ...{ id: crypto.randomUUID(), createdAt: at, lastModifiedAt: at, email, firstName: "Rosalind", lastName: "Mint" },
    ...{
      companyName: "Mint Lab",
      isEmailVerified: false,
      addresses: [],
      shippingAddressIds: [],
      billingAddressIds: [],
    },
    ...{ defaultShippingAddressId: null, defaultBillingAddressId: null },
    custom: { type: "regular-customer-type", fields },
  };
  const imported = await fetch(`${shop.servicesUrl}/commerce/_admin/customers`, {
    method: "POST",
    headers: { authorization: "Bearer demo-admin-key" },
    body: JSON.stringify({ customer, password }),
  });
  expect(await imported.json()).toMatchObject({ stored: 1 });
  const visitor = accountVisitor(shop);
  const answer = await visitor.submit("/account/sign-in", { email, password });
  return { visitor, email, answer };
}

interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: Record<string, unknown> | null;
}
async function callsSince(since: number): Promise<Recorded[]> {
  const { calls } = (await (await fetch(`${shop.servicesUrl}/_demo/calls?since=${since}`)).json()) as {
    calls: Recorded[];
  };
  return calls.filter(({ path }) => path.includes("/commerce/api/"));
}
const named = (calls: readonly Recorded[]) =>
  calls.map(({ method, path }) => `${method} ${path.replace("/commerce/api", "")}`);
const actionsIn = (calls: readonly Recorded[]) =>
  calls.flatMap(({ body }) => (Array.isArray(body?.actions) ? (body.actions as { action: string }[]) : []));

async function mailLink(email: string, template: string): Promise<URL> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const url = `${shop.servicesUrl}/mail.json?to=${encodeURIComponent(email)}`;
    const { mails } = (await (await fetch(url)).json()) as { mails: { template: string; links: string[] }[] };
    const link = mails.find((mail) => mail.template === template)?.links[0];
    if (link) return new URL(link);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no ${template} for ${email}`);
}

const signUpFields = (over: Record<string, string> = {}) => ({
  ...{ email: newEmail(), password: "Correct-horse-7!", firstName: "Rosalind", lastName: "Mint" },
  ...{ companyName: "Mint Lab", country: "US", privacy: "on" },
  ...over,
});

describe("signing in", () => {
  it("A-SIGNIN-01, A-SIGNIN-02: has a page titled 'Sign In' with an email address and a password that may be pasted and saved", async () => {
    const page = await accountVisitor(shop).get("/account/sign-in");
    expect([page.status, title(page)]).toEqual([200, "Sign In | Benchside"]);
    expect(page.body).toMatch(
      /<input[^>]*autoComplete="username"[^>]*name="email"|<input[^>]*name="email"[^>]*autoComplete="username"/i,
    );
    expect(page.body).toMatch(/<input[^>]*type="password"[^>]*name="password"[^>]*autocomplete="current-password"/i);
    expect(page.body).not.toMatch(/onpaste|autocomplete="off"[^>]*password/i);
    expect(page.header("cache-control")).toContain("no-store");
  });

  it("A-SIGNIN-04: reports wrong credentials, and keeps the address but not the password", async () => {
    const visitor = accountVisitor(shop);
    const refused = await visitor.submit("/account/sign-in", {
      email: demo("us.verified").email,
      password: "Wrong-1!",
    });
    expect(refused.status).toBe(400);
    expect(main(refused)).toContain("Email Address or password incorrect.");
    expect(refused.body).toContain('value="us.verified@demo.benchside.example"');
    expect(refused.body).not.toContain("Wrong-1!");
    expect(visitor.cookies.has("ct-customer")).toBe(false);
    const empty = await visitor.submit("/account/sign-in", { email: "", password: "" });
    expect(empty.status).toBe(422);
    expect(main(empty).match(/Fill in this field\./g)).toHaveLength(2);
  });

  it("A-SIGNIN-05: continues to the requested path, and never to another site", async () => {
    const guest = accountVisitor(shop);
    const guarded = await guest.get("/account/my/addresses");
    expect([guarded.status, guarded.header("location")]).toEqual([
      302,
      "/account/sign-in?goto=%2Faccount%2Fmy%2Faddresses",
    ]);
    const targets = [
      ["/account/my/addresses", "/account/my/addresses"],
      ["https://evil.test/", "/"],
      ["//evil.test", "/"],
      ["/\\evil.test", "/"],
      ["javascript:alert(1)", "/"],
      ["", "/account/my"],
    ];
    for (const [goto = "", location] of targets) {
      const visitor = accountVisitor(shop);
      const path = `/account/sign-in?goto=${encodeURIComponent(goto)}`;
      const answer = await visitor.submit("/account/sign-in", demo("us.verified"), { from: path });
      expect([goto, answer.status, answer.header("location")]).toEqual([goto, 303, location]);
    }
  });

  it("A-SIGNIN-06, A-TOKEN-20: sets country and profile; the three cookies are sealed and strict", async () => {
    const visitor = accountVisitor(shop);
    const answer = await visitor.submit("/account/sign-in", demo("de.verified"));
    const cookies = answer.setCookies.filter((cookie) => /^ct-/.test(cookie));
    expect(cookies.map((cookie) => cookie.split("=")[0]).sort()).toEqual(["ct-auth", "ct-cart", "ct-customer"]);
    for (const cookie of cookies.filter((line) => !/=;/.test(line))) {
      for (const attribute of ["Path=/", "HttpOnly", "SameSite=Strict"]) expect(cookie).toContain(attribute);
      expect(cookie).not.toMatch(/de\.verified|demo-customer/);
    }
    const home = await visitor.get("/");
    expect(home.body).toMatch(/data-country="DE"|>DE</);
    expect(home.body).toContain('<a href="/account/my">My Account</a>');
    const settings = await visitor.get("/account/my/accountsettings");
    expect(main(settings)).toContain("Germany");
    expect(main(settings)).toContain("DE136695976");
  });

  it("A-SIGNIN-07, A-TOKEN-06, A-TOKEN-15: signs out by a POST that revokes the token and clears the cookies", async () => {
    const visitor = await signedIn("gb.verified");
    const header = (await visitor.get("/")).body;
    expect(header).toMatch(/<form method="post" action="\/account\/sign-out"[^>]*><button>Sign out<\/button><\/form>/);
    expect((await visitor.get("/account/sign-out")).status).toBe(200);
    expect(visitor.cookies.has("ct-customer")).toBe(true);
    const since = Date.now();
    const left = await visitor.submit("/account/sign-out", {});
    expect([left.status, left.header("location"), left.header("clear-site-data")]).toEqual([303, "/", '"storage"']);
    expect(named(await callsSince(since))).toContain("POST /oauth/revoke/token");
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith("ct-"))).toEqual([]);
    expect((await visitor.get("/account/my")).status).toBe(302);
  });

  it("A-SIGNIN-11: shows an account page even if the profile is unavailable", async () => {
    const visitor = await signedIn("us.verified");
    const fault = (mode: string) =>
      fetch(`${shop.servicesUrl}/_demo/faults`, {
        method: "POST",
        body: JSON.stringify({ service: "commerce", match: "/customers/me", mode, status: 500 }),
      });
    await fault("error");
    const page = await visitor.get("/account/my");
    await fault("none");
    // The document has status 503 if the profile failed before the first byte, otherwise 200.
    expect([200, 503]).toContain(page.status);
    expect(main(page)).toContain("Your account cannot be reached at the moment.");
    expect(main(page)).toContain("Order history");
    expect((await visitor.get("/account/my")).body).toContain("us.verified@demo.benchside.example");
  }, 60_000);

  it("reloads an account page that is reached from another site, so that the strict cookies are sent", async () => {
    const visitor = accountVisitor(shop);
    const arrival = await visitor.get("/account/my/addresses", { "sec-fetch-site": "cross-site" });
    expect(arrival.header("location")).toBe("/account/continue?goto=%2Faccount%2Fmy%2Faddresses");
    const bounce = await visitor.get(arrival.header("location"));
    expect(bounce.status).toBe(200);
    expect(bounce.body).toMatch(/<meta[^>]*http-equiv="refresh"[^>]*content="0; url=\/account\/my\/addresses"/i);
    expect((await visitor.get("/account/continue?goto=//evil.test")).body).toMatch(/content="0; url=\/"/);
  });
});

describe("signing up", () => {
  it("A-SIGNUP-01, A-SIGNUP-02, A-SIGNUP-03, A-SIGNUP-09, A-GUARD-05: leads from the form through the mail to a verified customer", async () => {
    const visitor = accountVisitor(shop);
    const page = await visitor.get("/account/sign-up");
    expect([page.status, title(page)]).toEqual([200, "Create an account | Benchside"]);
    const fields = signUpFields();
    const done = await visitor.submit("/account/sign-up", fields);
    expect([done.status, done.header("location")]).toEqual([303, "/account/sign-up/confirm"]);
    const confirm = await visitor.get("/account/sign-up/confirm");
    expect(main(confirm)).toContain(fields.email);
    expect(main(await visitor.get("/account/my"))).toContain("Your email address is not confirmed yet.");
    const link = await mailLink(fields.email, "verify-email");
    expect(link.origin).toBe(`http://localhost:${shop.port}`);
    // Mail scanners follow links, so a GET alone must verify nothing.
    const other = accountVisitor(shop);
    const visited = await other.get(`${link.pathname}${link.search}`);
    expect(visited.body).toMatch(/<meta[^>]*name="referrer"[^>]*content="same-origin"/);
    expect(main(await visitor.get("/account/my"))).toContain("not confirmed yet");
    const verified = await visitor.submit("/account/sign-up/verify", {}, { from: `${link.pathname}${link.search}` });
    expect([verified.status, verified.header("location")]).toEqual([303, "/account/sign-up/verify?done=1"]);
    expect(main(await visitor.get("/account/sign-up/verify?done=1"))).toContain("Email address confirmed");
    expect(main(await visitor.get("/account/my"))).not.toContain("not confirmed yet");
    const again = await other.submit("/account/sign-up/verify", {}, { from: `${link.pathname}${link.search}` });
    expect(again.status).toBe(410);
    expect(main(again)).toContain("This link has been used or is older than three days");
    expect(main(await other.get("/account/sign-up/verify?token=x"))).toContain("This link is incomplete.");
  }, 60_000);

  it("A-SIGNUP-07: marks missing fields, and sends nothing without them", async () => {
    const visitor = accountVisitor(shop);
    const since = Date.now();
    const page = await visitor.submit("/account/sign-up", { email: "no address", password: "short", country: "XX" });
    expect(page.status).toBe(422);
    const text = main(page);
    expect(text).toContain("Enter an email address like name@institute.org.");
    expect(text).toContain("The password still needs: at least 8 characters");
    expect(text).toContain("Choose a country/region from the list.");
    expect(text).toContain("You must accept the privacy notice to create an account.");
    expect(text.match(/Fill in this field\./g)).toHaveLength(2);
    expect(page.body).toContain('value="no address"');
    expect(page.body).not.toContain('value="short"');
    for (const name of ["email", "firstName", "lastName"]) {
      expect(page.body).toMatch(
        new RegExp(
          `<input[^>]*aria-invalid="true"[^>]*name="${name}"|<input[^>]*name="${name}"[^>]*aria-invalid="true"`,
        ),
      );
    }
    expect(named(await callsSince(since))).not.toContain("POST /customers/signup");
  });

  it("A-SIGNUP-11: reports a taken address at its field", async () => {
    const fields = signUpFields({ email: demo("us.verified").email });
    const taken = await accountVisitor(shop).submit("/account/sign-up", fields);
    expect(taken.status).toBe(409);
    expect(main(taken)).toContain("An account with this email address already exists.");
  });

  it("rejects a form filled in by a program or sent without its page", async () => {
    const visitor = accountVisitor(shop);
    const trapped = await visitor.submit("/account/sign-up", signUpFields({ website: "https://spam.example" }));
    expect([trapped.status, main(trapped).includes("that a person sent this form")]).toEqual([422, true]);
    const made = await visitor.submit("/account/sign-up", signUpFields({ form: "made-up" }));
    expect(made.status).toBe(422);
  });

  it("A-SIGNUP-04, A-SIGNUP-10: sends another message on request, with the same response for everyone", async () => {
    const visitor = accountVisitor(shop);
    expect((await visitor.get("/account/sign-up/verify-request")).status).toBe(200);
    const texts = [];
    for (const email of [demo("us.unverified").email, "nobody@lab.example"]) {
      const sent = await visitor.submit("/account/sign-up/verify-request", { email });
      expect([sent.status, sent.header("location")]).toEqual([303, "/account/sign-up/verify-request?sent=1"]);
      texts.push(main(await visitor.get("/account/sign-up/verify-request?sent=1")));
    }
    expect(texts[0]).toContain("Message on its way");
    await mailLink(demo("us.unverified").email, "verify-email");
  });

  it("A-RECAP-01: loads no script of the human check if the shop has none", async () => {
    const visitor = accountVisitor(shop);
    for (const path of ["/", "/account/sign-up"])
      expect((await visitor.get(path)).body).not.toContain("recaptcha/enterprise");
  });
});

describe("passwords", () => {
  it("A-PASSWD-03, A-PASSWD-04, A-PASSWD-05, A-PASSWD-06: can be reset by mail", async () => {
    const { visitor: owner, email } = await newCustomer();
    const visitor = accountVisitor(shop);
    expect((await visitor.get("/account/password/reset/request")).status).toBe(200);
    const requested = await visitor.submit("/account/password/reset/request", { email });
    expect(requested.header("location")).toBe("/account/password/reset/request-confirm");
    expect(title(await visitor.get("/account/password/reset/request-confirm"))).toBe(
      "Request Confirmation | Benchside",
    );
    const link = await mailLink(email, "reset-password");
    const page = `${link.pathname}${link.search}`;
    expect(main(await visitor.get(page))).toContain("A strong password has:");
    const weak = await visitor.submit("/account/password/reset", { newPassword: "weak" }, { from: page });
    expect([weak.status, main(weak).includes("The password still needs:")]).toEqual([422, true]);
    const reset = await visitor.submit("/account/password/reset", { newPassword: "Another-horse-8!" }, { from: page });
    expect(reset.header("location")).toBe("/account/password/reset/confirm");
    expect((await visitor.get("/account/password/reset/confirm")).status).toBe(200);
    const opened = main(await visitor.get(page));
    expect([opened.includes("older than 30 minutes"), opened.includes("newPassword")]).toEqual([true, false]);
    const stale = { token: link.searchParams.get("token") ?? "", key: crypto.randomUUID() };
    const used = await visitor.submit("/account/password/reset", { newPassword: "Another-horse-9!", ...stale });
    expect([used.status, main(used).includes("older than 30 minutes")]).toEqual([410, true]);
    // All existing sessions have ended.
    expect((await owner.get("/account/my")).status).toBe(302);
    const again = { email, password: "Another-horse-8!" };
    expect((await visitor.submit("/account/sign-in", again)).status).toBe(303);
  }, 60_000);

  it("A-PASSWD-01, A-PASSWD-02: can be changed by a customer, who then signs in again", async () => {
    const guest = accountVisitor(shop);
    expect((await guest.get("/account/password/change")).header("location")).toContain("/account/sign-in?goto=");
    const { visitor } = await newCustomer();
    expect((await visitor.get("/account/password/change")).status).toBe(200);
    const change = (currentPassword: string, newPassword: string) =>
      visitor.submit("/account/password/change", { currentPassword, newPassword });
    const wrong = await change("Wrong-horse-7!", "Another-horse-8!");
    expect(main(wrong)).toContain("Please check the marked fields");
    expect(wrong.body).not.toContain("Wrong-horse-7!");
    const same = await change(password, password);
    expect([same.status, main(same).includes("differs from the current one")]).toEqual([422, true]);
    const done = await change(password, "Another-horse-8!");
    expect([done.status, done.header("location")]).toEqual([303, "/account/password/change/confirm"]);
    expect(main(await visitor.get("/account/password/change/confirm"))).toContain("Password changed");
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith("ct-"))).toEqual([]);
  }, 60_000);

  it("A-PASSWD-16: must be reset if the gateway requires it", async () => {
    const { visitor, answer } = await newCustomer("US", { forcedPasswordReset: true });
    expect([answer.status, answer.header("location")]).toEqual([
      303,
      "/account/password/reset/request?reason=required",
    ]);
    expect(main(await visitor.get(answer.header("location")))).toContain("You must set a new password");
    expect(visitor.cookies.has("ct-customer")).toBe(false);
  });
});

describe("a session that has ended", () => {
  it("because the account ended is followed by a page that explains it", async () => {
    const { visitor } = await newCustomer();
    const path = "/account/my/delete";
    const asked = await visitor.get(`${path}?done=erased`);
    expect(main(asked)).toContain('name="currentPassword"');
    const erased = await visitor.submit(path, { currentPassword: password });
    const after = erased.header("location");
    expect([erased.status, after.startsWith(`${path}?done=`)]).toEqual([303, true]);
    expect(erased.header("clear-site-data")).toBe('"storage"');
    const page = await visitor.get(after);
    expect([page.status, main(page).includes("Your account was deleted")]).toEqual([200, true]);
    const madeUp = await visitor.get(`${path}?done=erased`);
    expect([madeUp.status, madeUp.header("location").startsWith("/account/sign-in")]).toEqual([302, true]);
  }, 60_000);
});

describe("two-step sign-in", () => {
  const path = "/account/my/second-factor";
  const secretOf = ({ body }: Answer) => /name="secret" value="([A-Z2-7]{32})"/.exec(body)?.[1] ?? "";
  /** Code of the current 30-second step, or of a later one. */
  const appCode = (secret: string, later = 0) =>
    generateHOTP(decodeBase32IgnorePadding(secret), BigInt(Math.floor(Date.now() / 30_000) + later), 6);
  const field = ({ body }: Answer, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(body)?.[1] ?? "";

  it("is turned on with the password and a code, required at sign-in, and turned off with the password", async () => {
    const { visitor, email } = await newCustomer();
    const send = (intent: string, fields: Record<string, string>) => visitor.submit(path, { intent, ...fields });
    expect(main(await visitor.get(path))).toContain("Two-step sign-in is off.");
    const wrong = await send("begin", { currentPassword: "Wrong-horse-7!" });
    expect([wrong.status, secretOf(wrong)]).toEqual([422, ""]);
    const setup = await send("begin", { currentPassword: password });
    const secret = secretOf(setup);
    expect(setup.header("cache-control")).toContain("no-store");
    expect(setup.body).toMatch(/<svg[^>]*aria-label="QR code of the key for the app"/);
    expect(textOf(setup.body)).toContain(`otpauth://totp/Benchside:${encodeURIComponent(email)}`);
    const mistyped = await send("confirm", { secret, code: "12345" });
    expect([mistyped.status, secretOf(mistyped)]).toEqual([422, secret]);
    const on = await send("confirm", { secret, code: appCode(secret) });
    const codes = main(on).match(/[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}/g) ?? [];
    expect([on.status, new Set(codes).size]).toEqual([200, 10]);
    const state = main(await visitor.get(path));
    expect(state).toContain("10 unused recovery codes are left.");
    expect(state).not.toContain(codes[0]);

    const again = accountVisitor(shop);
    const asked = await again.submit("/account/sign-in", { email, password, goto: path });
    expect(asked.status).toBe(200);
    expect(main(asked)).toContain("one of your recovery codes");
    expect([...again.cookies.keys()]).not.toContain("ct-customer");
    const step = { challenge: field(asked, "challenge"), goto: field(asked, "goto") };
    const refused = await again.submit("/account/sign-in", { ...step, code: "000-000-0" });
    expect([refused.status, field(refused, "challenge")]).toEqual([422, step.challenge]);
    expect(main(refused)).toContain("This code is wrong or was used before.");
    const entered = await again.submit("/account/sign-in", { ...step, code: appCode(secret, 1) });
    expect([entered.status, entered.header("location")]).toEqual([303, path]);
    const used = await again.submit("/account/sign-in", { ...step, code: codes[0] ?? "" });
    expect(used.status).toBeLessThan(500);

    const third = accountVisitor(shop);
    const challenge = field(await third.submit("/account/sign-in", { email, password }), "challenge");
    const recovered = await third.submit("/account/sign-in", { challenge, code: (codes[1] ?? "").toLowerCase() });
    expect(recovered.status).toBe(303);
    const off = await third.submit(path, { intent: "off", currentPassword: password });
    expect([off.status, off.header("location")]).toEqual([303, `${path}?done=off`]);
    const done = main(await third.get(`${path}?done=off`));
    expect(done.match(/Two-step sign-in is off\./g), "said once").toHaveLength(1);
    expect((await accountVisitor(shop).submit("/account/sign-in", { email, password })).status).toBe(303);
  }, 60_000);

  it.each<Record<string, string>>([
    { intent: "unknown" },
    { intent: "begin" },
    { intent: "confirm", secret: "no secret", code: "123456" },
    { intent: "confirm" },
  ])("answers a malformed form with 422: %j", async (fields) => {
    const visitor = await signedIn("us.verified");
    expect((await visitor.submit(path, fields)).status).toBe(422);
    const odd = await accountVisitor(shop).submit("/account/sign-in", { challenge: "x", code: "1" });
    expect(odd.status).toBe(422);
  });
});

describe("passkeys", () => {
  const path = "/account/my/passkeys";

  it("require the password, and return 4xx for malformed forms and invalid signatures", async () => {
    const visitor = await signedIn("us.verified");
    expect(main(await visitor.get(path))).toContain("You have no passkeys yet.");
    const begin = (currentPassword: string) =>
      visitor.submit(path, { intent: "begin", name: "Laptop", currentPassword });
    const wrong = await begin("Wrong-horse-7!");
    expect(wrong.status).toBe(422);
    expect(main(wrong)).toContain("Please check the marked fields");
    expect((await begin(password)).body).toContain("Follow your browser’s instructions.");
    const forms: Record<string, string>[] = [
      {},
      { intent: "unknown" },
      { intent: "add", name: "x", passkey: "{" },
      { intent: "rename", id: "x" },
    ];
    for (const form of forms) expect((await visitor.submit(path, form)).status).toBe(422);
    expect((await visitor.submit(path, { intent: "rename", id: "unknown", name: "x" })).status).toBe(404);
    const guest = accountVisitor(shop);
    const asked = await guest.submit("/account/sign-in", { intent: "passkey", goto: path });
    expect([asked.status, /name="proof" value="[^"]{16,}"/.test(asked.body)]).toEqual([200, true]);
    expect((await guest.submit("/account/sign-in", { proof: "x", passkey: "{" })).status).toBe(422);
  });
});

describe("the customer's own pages", () => {
  it("A-PROFILE-01, A-PROFILE-02, A-PROFILE-16, A-ADDR-01: are for customers and redirect others to sign in", async () => {
    const pages = [
      ["/account/my", "My Account"],
      ["/account/my/accountsettings", "Account settings"],
      ["/account/my/addresses", "Addresses & contacts"],
      ["/account/my/labnotebook", "Lab notebook"],
      ["/account/my/second-factor", "Two-step sign-in"],
      ["/account/my/passkeys", "Passkeys"],
      ["/account/my/company", "Company"],
    ];
    const visitor = await signedIn("us.verified");
    const guest = accountVisitor(shop);
    for (const [path = "", heading] of pages) {
      const page = await visitor.get(path);
      expect([path, page.status, title(page)]).toEqual([path, 200, `${heading} | Benchside`]);
      expect(page.header("cache-control")).toContain("no-store");
      expect((await guest.get(path)).header("location")).toBe(`/account/sign-in?goto=${encodeURIComponent(path)}`);
    }
    const entry = await visitor.get("/account/my");
    for (const page of ["orderhistory", "myquotes", "labnotebook", "addresses", "accountsettings"]) {
      expect(entry.body).toContain(`href="/account/my/${page}"`);
    }
    const notebook = main(await visitor.get("/account/my/labnotebook"));
    for (const text of [
      "Tumor-infiltrating T cells, pilot",
      "5peox6imrcuzqc35xlkdkiqxvq",
      "CD3E, CD8A, FOXP3, PDCD1",
      "Feb 3, 2026",
    ]) {
      expect(notebook).toContain(text);
    }
  });

  it("A-GUARD-09: are closed to punchout buyers, including the pages that lead there", async () => {
    const cookie = await sealedCookies({ "ct-customer": { id: "punchout", verified: false, punchout: true } });
    for (const path of ["/account/my", "/account/sign-up", "/account/sign-in", "/account/password/reset/request"]) {
      const answer = await shop.ask(path, { headers: { cookie } });
      expect([path, answer.status, answer.header("location")]).toEqual([path, 302, "/"]);
    }
  });

  it("A-PROFILE-03, A-PROFILE-10, A-PROFILE-11, A-PROFILE-14, A-PROFILE-15: settings show the profile and send only changes", async () => {
    const { visitor, email } = await newCustomer();
    const path = "/account/my/accountsettings";
    const page = await visitor.get(path);
    const shown = main(page).replaceAll("<wbr/>", "");
    for (const text of [email, "United States", "not confirmed"]) expect(shown).toContain(text);
    for (const text of ["Rosalind", "Mint", "Mint Lab"]) expect(page.body).toContain(`value="${text}"`);
    const same = { firstName: "Rosalind", lastName: "Mint", company: "Mint Lab", mobile: "", mobileExt: "" };
    const save = (over: Record<string, string>) =>
      visitor.submit(path, { ...same, ...over }, { containing: "firstName" });
    let since = Date.now();
    expect((await save({ firstName: "Ada" })).header("location")).toBe(`${path}?done=saved`);
    expect(actionsIn(await callsSince(since))).toEqual([{ action: "setFirstName", firstName: "Ada" }]);
    since = Date.now();
    await save({ firstName: "Ada", company: "Lime", mobile: "+1 978 555 0100", mobileExt: "12" });
    expect(actionsIn(await callsSince(since)).map(({ action }) => action)).toEqual([
      "setCompanyName",
      "setCustomField",
      "setCustomField",
    ]);
    since = Date.now();
    const unchanged = { firstName: "Ada", company: "Lime", mobile: "+1 978 555 0100", mobileExt: "12" };
    expect((await save(unchanged)).header("location")).toBe(`${path}?done=unchanged`);
    expect(named(await callsSince(since)).filter((call) => call.startsWith("POST"))).toEqual([]);
    const refused = await save({ lastName: "", mobile: "call me" });
    expect([refused.status, refused.body.includes('value="call me"')]).toEqual([422, true]);
    const everywhere = await visitor.submit(path, { intent: "end-sessions" }, { containing: "end-sessions" });
    expect(everywhere.header("location")).toBe("/account/sign-in");
    expect(visitor.cookies.has("ct-auth")).toBe(false);
  }, 60_000);

  it("A-ADDR-02, A-ADDR-04, A-ADDR-05, A-ADDR-06, A-ADDR-07, A-ADDR-08: an address is added, changed, used, preferred and removed", async () => {
    const { visitor } = await newCustomer();
    const path = "/account/my/addresses";
    const address: Record<string, string> = {
      ...{ nickname: "Cold room", firstName: "Ada", lastName: "Lime", company: "Lime Lab", building: "B4" },
      ...{
        streetName: "3 Trask Lane",
        additionalStreetInfo: "Dock",
        city: "Danvers",
        state: "MA",
        postalCode: "01923",
      },
      ...{ country: "US", phone: "+1 978 555 0100", phoneNumberExt: "12", vatId: "" },
    };
    const save = { intent: "save-address" };
    const wrong = await visitor.submit(
      path,
      { ...address, ...save, postalCode: "1923", city: "" },
      { from: `${path}?new=address` },
    );
    expect(wrong.status).toBe(422);
    expect(main(wrong)).toContain("This is not a valid postal code for the country. Example: 01923");
    expect(wrong.body).toContain('value="3 Trask Lane"');
    const shown = `${path}?new=address`;
    const typed = { ...address, postalCode: "1923", "language-changed": "yes" };
    const resent = await visitor.submit(`${shown}&language=jp`, typed, { from: shown });
    expect([resent.status, new URL(resent.header("location") ?? "").search]).toEqual([307, "?new=address"]);
    const kept = await visitor.submit(shown, typed, { from: shown });
    expect([kept.status, kept.header("location")]).toEqual([303, shown]);
    const again = await visitor.get(shown);
    expect(again.body).toMatch(/<html[^>]* lang="ja/);
    for (const text of ["3 Trask Lane", "1923"]) expect(again.body).toContain(`value="${text}"`);
    await visitor.get(`${path}?language=en`);
    const empty = await visitor.submit(path, { ...address, ...save, postalCode: " " }, { from: `${path}?new=address` });
    expect(main(empty)).toContain("Fill in this field.");
    expect(main(empty)).not.toContain("This is not a valid postal code");
    let since = Date.now();
    const added = await visitor.submit(path, { ...address, ...save, shipping: "on" }, { from: `${path}?new=address` });
    expect([added.status, added.header("location")]).toEqual([303, `${path}?done=address`]);
    expect(actionsIn(await callsSince(since)).map(({ action }) => action)).toEqual([
      "addAddress",
      "addShippingAddressId",
      "setDefaultShippingAddress",
    ]);
    const list = await visitor.get(path);
    expect(main(list)).toContain("Default shipping address");
    const id = /edit=([0-9a-f-]{36})/.exec(list.body)?.[1] ?? "";
    const form = await visitor.get(`${path}?edit=${id}`);
    for (const [name, value] of Object.entries(address)) {
      if (value && name !== "country") expect([name, form.body.includes(`value="${value}"`)]).toEqual([name, true]);
    }
    since = Date.now();
    const edited = { ...address, ...save, id, streetName: "4 Trask Lane", shipping: "on", billing: "on" };
    await visitor.submit(path, edited, { from: `${path}?edit=${id}` });
    expect(actionsIn(await callsSince(since)).map(({ action }) => action)).toEqual([
      "changeAddress",
      "addBillingAddressId",
    ]);
    since = Date.now();
    const preferred = await visitor.submit(path, { intent: "default-billing", id }, { containing: "default-billing" });
    expect(preferred.header("location")).toBe(`${path}?done=default`);
    expect(actionsIn(await callsSince(since))).toEqual([{ action: "setDefaultBillingAddress", addressId: id }]);
    since = Date.now();
    expect(main(await visitor.get(`${path}?remove=${id}`))).toContain("Remove this address?");
    await visitor.submit(
      path,
      { intent: "remove-address", id },
      { from: `${path}?remove=${id}`, containing: "remove-address" },
    );
    expect(actionsIn(await callsSince(since))).toEqual([{ action: "removeAddress", addressId: id }]);
    expect(main(await visitor.get(path))).toContain("No addresses yet.");
  }, 60_000);

  it("A-ADDR-03: an edit keeps the back office's data of an address", async () => {
    const visitor = await signedIn("us.verified");
    const path = "/account/my/addresses";
    const id = "demo-customer-us-verified-address-3";
    const edited = {
      ...{ intent: "save-address", id, nickname: "Accounts payable", firstName: "Demo", lastName: "Reader" },
      ...{ company: "Harbor Demonstration Institute", streetName: "2 Example Plaza", city: "Boston", state: "MA" },
      ...{ postalCode: "02110", country: "US", billing: "on" },
    };
    const since = Date.now();
    await visitor.submit(path, edited, { from: `${path}?edit=${id}` });
    await visitor.get(path);
    const sent = actionsIn(await callsSince(since))[0] as { address?: Record<string, unknown> } | undefined;
    expect(sent?.address).toMatchObject({ ebsBillToId: "B-100142", ebsSoldToId: "D-100142", freightTerm: "PREPAID" });
  });

  it("removing an address updates a cart that uses it", async () => {
    const { visitor } = await newCustomer();
    const path = "/account/my/addresses";
    const address = {
      ...{ intent: "save-address", firstName: "Ada", lastName: "Lime", streetName: "3 Trask Lane", city: "Danvers" },
      ...{ state: "MA", postalCode: "01923", country: "US", shipping: "on" },
    };
    for (const nickname of ["First", "Second"])
      await visitor.submit(path, { ...address, nickname }, { from: `${path}?new=address` });
    await visitor.submit("/cart", { intent: "add", sku: "4060S", quantity: "1" });
    const [first = ""] = [...(await visitor.get(path)).body.matchAll(/edit=([0-9a-f-]{36})/g)].map(
      ([, id]) => id ?? "",
    );
    const since = Date.now();
    const removed = await visitor.submit(
      path,
      { intent: "remove-address", id: first },
      { from: `${path}?remove=${first}` },
    );
    expect(removed.header("location")).toBe(`${path}?done=addressRemoved`);
    expect(named(await callsSince(since)).some((call) => call.startsWith("GET /carts/"))).toBe(true);
  }, 60_000);

  it("A-ADDR-16, A-ADDR-18: a VAT id is optional; a wrong one is rejected with the specification's message", async () => {
    const { visitor } = await newCustomer("DE");
    const path = "/account/my/addresses";
    const address = {
      ...{ intent: "save-address", firstName: "Ada", lastName: "Lime", streetName: "Ufer 1", city: "Berlin" },
      ...{ postalCode: "10115", country: "DE" },
    };
    const save = (vatId: string) => visitor.submit(path, { ...address, vatId }, { from: `${path}?new=address` });
    for (const vatId of ["DE12345678", "DE000000000"]) {
      const refused = await save(vatId);
      expect([
        refused.status,
        main(refused).includes("VAT registration number not valid. Please enter a valid number."),
      ]).toEqual([422, true]);
    }
    expect((await save("")).status).toBe(303);
    expect((await save("DE123456789")).status).toBe(303);
  }, 60_000);

  it("A-ADDR-09, A-ADDR-10: a contact is added, changed, preferred and removed", async () => {
    const { visitor } = await newCustomer();
    const path = "/account/my/addresses";
    const contact = { intent: "save-contact", firstName: "Ines", lastName: "Lab", email: "ines@lab.example" };
    const since = Date.now();
    for (const firstName of ["Ines", "Noor"]) {
      const saved = await visitor.submit(
        path,
        { ...contact, firstName, department: "Histology" },
        { from: `${path}?new=contact` },
      );
      expect(saved.header("location")).toBe(`${path}?done=contact`);
    }
    const list = await visitor.get(path);
    expect(main(list).match(/Default contact/g)).toHaveLength(1);
    const [, second = ""] = [...list.body.matchAll(/edit-contact=([0-9a-f-]{36})/g)].map(([, id]) => id ?? "");
    await visitor.submit(path, { intent: "default-contact", id: second }, { containing: second });
    await visitor.submit(
      path,
      { ...contact, id: second, firstName: "Nora" },
      { from: `${path}?edit-contact=${second}` },
    );
    await visitor.submit(path, { intent: "remove-contact", id: second }, { from: `${path}?remove-contact=${second}` });
    const calls = (await callsSince(since)).filter(({ path: called }) => called.endsWith("/customers/me/contacts"));
    expect(actionsIn(calls).map(({ action }) => action)).toEqual([
      ...["addContact", "addContact", "changeContact", "changeContact", "removeContact"],
    ]);
    expect(main(await visitor.get(path))).not.toContain("Nora");
  }, 60_000);

  it("C-CTRY-15: changing the country signs a customer out, and only a form can do it", async () => {
    const visitor = await signedIn("us.verified");
    await visitor.get("/?country=DE");
    expect(main(await visitor.get("/account/my"))).toContain("us.verified@demo.benchside.example");
    const changed = await visitor.submit("/country", { country: "DE" });
    expect(changed.status).toBe(303);
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith("ct-"))).toEqual([]);
    expect(visitor.cookies.get("country")).toBe("DE");
  });
});

describe("languages", () => {
  it("the Japanese page asks for family names first, with readings; mails link to its host", async () => {
    const visitor = accountVisitor(shop, "jp.localhost");
    const page = await visitor.get("/account/sign-up");
    expect(title(page)).toBe("新規登録 | Benchside");
    expect(page.body.indexOf('name="lastName"')).toBeLessThan(page.body.indexOf('name="firstName"'));
    expect(page.body).toContain('name="lastNameKana"');
    const fields = signUpFields({ country: "JP", firstNameKana: "ロザリンド", lastNameKana: "ミント" });
    expect((await visitor.submit("/account/sign-up", fields)).status).toBe(303);
    const link = await mailLink(fields.email, "verify-email");
    expect(link.origin).toBe(`http://jp.localhost:${shop.port}`);
    const settings = await visitor.get("/account/my/accountsettings");
    expect(settings.body).toContain('value="ロザリンド"');
    const anonymous = accountVisitor(shop, "jp.localhost");
    const wrong = await anonymous.submit("/account/sign-in", { email: "", password: "" });
    expect(main(wrong)).toContain("入力してください。");
  }, 60_000);

  it("the Chinese page is fully Chinese, including its errors", async () => {
    const visitor = accountVisitor(shop, "cn.localhost");
    const refused = await visitor.submit("/account/sign-in", {
      email: "nobody@lab.example",
      password: "Wrong-horse-7!",
    });
    expect(title(refused)).toBe("登录 | Benchside");
    expect(main(refused)).toContain("邮箱或密码不正确。");
  });
});

describe("two windows", () => {
  const addresses = "/account/my/addresses";
  const settings = "/account/my/accountsettings";
  const place = { streetName: "3 Trask Lane", city: "Danvers", state: "MA", postalCode: "01923", country: "US" };
  const address = { firstName: "Ada", lastName: "Lime", ...place, shipping: "on", intent: "save-address" };
  const profile = { firstName: "Rosalind", lastName: "Mint", company: "Mint Lab" };
  /** Hidden fields of the page's long form, as an older window still contains them. */
  const shownBy = ({ body }: Answer) => {
    const form = /<form\b[^>]*>(?:(?!<\/form>).)*name="key".*?<\/form>/s.exec(body)?.[0] ?? "";
    const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? "";
    return { id: value("id"), key: value("key") };
  };
  const newAddress = async (visitor: AccountVisitor, over: Record<string, string> = {}) => {
    const added = await visitor.submit(addresses, { ...address, ...over }, { from: `${addresses}?new=address` });
    expect(added.status).toBe(303);
    return /edit=([\w-]{36})/.exec((await visitor.get(addresses)).body)?.[1] ?? "";
  };
  const leave = (visitor: AccountVisitor) => visitor.submit("/account/sign-out", {});
  /** A copy of the browser in its current state. */
  const copyOf = ({ cookies }: AccountVisitor) => {
    const copy = accountVisitor(shop);
    for (const [name, value] of cookies) (copy.cookies as Map<string, string>).set(name, value);
    return copy;
  };

  it("A-ADDR-05, A-ADDR-06: the later of two changes of an address shows the current address and keeps the typed text", async () => {
    const { visitor } = await newCustomer();
    const id = await newAddress(visitor);
    const from = `${addresses}?edit=${id}`;
    const stale = shownBy(await visitor.get(from));
    expect((await visitor.submit(addresses, { ...address, city: "Salem" }, { from })).status).toBe(303);
    // A corrected form still refers to the version that was displayed first.
    const misspelled = await visitor.submit(addresses, { ...address, ...stale, postalCode: "1" }, { from });
    expect([misspelled.status, shownBy(misspelled)]).toEqual([422, stale]);
    const conflict = await visitor.submit(addresses, { ...address, ...stale, streetName: "9 Lynn Street" }, { from });
    expect(conflict.status).toBe(409);
    expect(main(conflict)).toContain("It now says: Ada Lime, 3 Trask Lane, Salem, MA 01923");
    expect(conflict.body).toContain('value="9 Lynn Street"');
    const wanted = { ...address, ...shownBy(conflict), streetName: "9 Lynn Street" };
    expect((await visitor.submit(addresses, wanted, { from })).status).toBe(303);

    const open = shownBy(await visitor.get(from));
    const remove = () =>
      visitor.submit(addresses, { intent: "remove-address", id }, { from: `${addresses}?remove=${id}` });
    for (let press = 0; press < 2; press += 1) expect((await remove()).header("location")).toContain("addressRemoved");
    const removed = await visitor.submit(addresses, { ...address, ...open, nickname: "Kept" }, { from: addresses });
    expect([removed.status, shownBy(removed).id]).toEqual([409, ""]);
    expect(main(removed)).toContain("This entry was removed in another window");
    expect(removed.body).toContain('value="Kept"');
    const used = await visitor.submit(addresses, { intent: "default-billing", id }, { from: addresses });
    expect([used.status, main(used).includes("This entry no longer exists")]).toEqual([409, true]);
  }, 60_000);

  it("A-PROFILE-11: settings saved in another window are never overwritten silently", async () => {
    const { visitor } = await newCustomer();
    const { key } = shownBy(await visitor.get(settings));
    expect((await visitor.submit(settings, { ...profile, firstName: "Eva" })).status).toBe(303);
    const conflict = await visitor.submit(settings, { ...profile, key, mobile: "555 0100" });
    expect(conflict.status).toBe(409);
    expect(main(conflict)).toContain("It now says: First name: Eva; Mobile phone: –.");
    expect(conflict.body).toContain('value="555 0100"');
  }, 60_000);

  it("A-ADDR-04, A-PROFILE-10: a form opened by one account is not used by the next account in the same browser", async () => {
    const { visitor } = await newCustomer();
    const next = await newCustomer();
    const id = await newAddress(visitor, { nickname: "Bench of the first" });
    const edited = shownBy(await visitor.get(`${addresses}?edit=${id}`));
    const added = shownBy(await visitor.get(`${addresses}?new=address`));
    const opened = shownBy(await visitor.get(settings));
    await leave(visitor);
    await visitor.submit("/account/sign-in", { email: next.email, password });
    for (const answer of [
      await visitor.submit(addresses, { ...address, ...edited, city: "Salem" }, { from: addresses }),
      await visitor.submit(addresses, { ...address, ...added }, { from: addresses }),
      await visitor.submit(settings, { ...profile, key: opened.key, firstName: "Eva" }),
    ]) {
      expect(answer.status).toBe(409);
      expect(main(answer)).toContain(`You are now signed in as ${next.email}`);
    }
    expect(main(await visitor.get(addresses))).toContain("No addresses yet.");
    expect((await visitor.get(settings)).body).not.toContain('value="Eva"');
  }, 60_000);

  it.each(["signed out in it", "signed out elsewhere"])(
    "A-GUARD-03, A-SESS-01: what was typed when the customer had %s waits for them, and for nobody else",
    async (how) => {
      const first = await newCustomer();
      const other = await newCustomer();
      for (const [form, fields, text] of [
        [`${addresses}?new=address`, { ...address, nickname: "Typed before" }, "Typed before"],
        [
          `${addresses}?new=contact`,
          { intent: "save-contact", firstName: "Typed", email: "t@lab.example" },
          "t@lab.example",
        ],
        [settings, { ...profile, company: "Typed before" }, "Typed before"],
      ] as const) {
        for (const [email, waits] of [
          [other.email, false],
          [first.email, true],
        ] as const) {
          const visitor = accountVisitor(shop);
          await visitor.submit("/account/sign-in", { email: first.email, password });
          const shown = shownBy(await visitor.get(form));
          const sending = how === "signed out in it" ? visitor : copyOf(visitor);
          await leave(visitor);
          const path = form.split("?")[0] ?? "";
          // From a page that does not read the session before the form is sent.
          const sent = await sending.submit(path, { ...fields, ...shown }, { from: "/test.html" });
          const signIn = `/account/sign-in?goto=${encodeURIComponent(form)}`;
          expect([sent.status, sent.header("location")]).toEqual([303, signIn]);
          const back = await sending.submit("/account/sign-in", { email, password }, { from: signIn });
          expect(back.header("location")).toBe(form);
          expect((await sending.get(form)).body.includes(text)).toBe(waits);
          // The text is shown only once.
          expect((await sending.get(form)).body).not.toContain(text);
        }
      }
    },
    120_000,
  );

  it("A-GUARD-03: lists redirect a customer who signed out elsewhere to sign in", async () => {
    const { visitor } = await newCustomer();
    const copies = ["orderhistory", "myquotes", "labnotebook"].map((name) => [name, copyOf(visitor)] as const);
    await leave(visitor);
    for (const [name, copy] of copies) {
      const answer = await copy.get(`/account/my/${name}`);
      expect(answer.header("location")).toBe(`/account/sign-in?goto=%2Faccount%2Fmy%2F${name}`);
    }
  }, 60_000);

  it("A-SESS-03: a guest whose session ended sees a message that does not promise the cart's return", async () => {
    const guest = accountVisitor(shop);
    await guest.submit("/cart", { intent: "add", sku: "4060S", quantity: "1" });
    const copies = [copyOf(guest), copyOf(guest)] as const;
    const { email } = await newCustomer();
    // The cart is transferred to the customer, and the guest's token ends.
    await guest.submit("/account/sign-in", { email, password });
    const page = await copies[0].get("/cart");
    expect(page.body).toContain("Your session has expired. Please refresh the page.");
    expect(main(page)).not.toContain("cannot be reached");
    const add = { intent: "add", sku: "4060S", quantity: "1" };
    const added = await copies[1].submit("/cart", add, { from: "/test.html" });
    expect([added.status, main(added).includes("Your session has expired. Please refresh the page.")]).toEqual([
      422,
      true,
    ]);
  }, 60_000);
});
