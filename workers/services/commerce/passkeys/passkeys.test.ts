import { env } from "cloudflare:test";
import { passkeyList, passkeyOptions, passkeySignInOptions } from "@contracts/customers/passkeys";
import { secondFactorLoginAnswer } from "@contracts/customers/second-factor";
import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { softwareAuthenticator } from "../testing/authenticator";
import { customerToken, mailedToken, mailsOf, password, post, signUp } from "../testing/customers";
import { call, errorOf, tokenCall } from "../testing/gateway";

const path = "/customers/me/passkeys";
const { origin } = new URL(env.STOREFRONT_URL);
const elsewhere = new URL(env.STOREFRONT_JP_URL).origin;
afterEach(() => vi.useRealTimers());

async function confirmedCustomer() {
  const { email, customer } = await signUp();
  const tokenValue = await mailedToken(email, "verify-email");
  expect((await post("/customers/email-verify", { tokenValue, password })).status).toBe(200);
  return { id: customer.id, email, token: await customerToken(email) };
}

async function registrationChallenge(token: string, over: Record<string, unknown> = {}): Promise<string> {
  const begun = await post(path, { currentPassword: password, origin, ...over }, { token });
  return v.parse(passkeyOptions, await begun.json()).options.challenge;
}

async function withPasskey() {
  const customer = await confirmedCustomer();
  const authenticator = await softwareAuthenticator();
  const passkey = await authenticator.create(await registrationChallenge(customer.token), { origin });
  const added = await post(`${path}/confirm`, { passkey, name: "Laptop", origin }, { token: customer.token });
  expect(added.status).toBe(200);
  return { ...customer, authenticator };
}

async function signInChallenge(at = origin) {
  const asked = await post("/customers/login/passkey/options", { origin: at });
  const { options, proof } = v.parse(passkeySignInOptions, await asked.json());
  return { challenge: options.challenge, proof };
}

const list = async (token: string) => v.parse(passkeyList, await (await call(token, path)).json()).results;

describe("adding a passkey", () => {
  it("needs the password, a confirmed address and the browser's response to this challenge, once", async () => {
    const { token, email } = await confirmedCustomer();
    const wrong = await post(path, { currentPassword: "Wrong-horse-7!", origin }, { token });
    expect(await errorOf(wrong)).toMatchObject({ status: 400, code: "InvalidCurrentPassword" });
    const challenge = await registrationChallenge(token);
    const authenticator = await softwareAuthenticator();
    const confirm = async (over: Partial<Parameters<typeof authenticator.create>[1]>, signed = challenge) => {
      const passkey = await authenticator.create(signed, { origin, ...over });
      return (await post(`${path}/confirm`, { passkey, name: "Key", origin }, { token })).status;
    };
    expect(await confirm({}, "another-challenge")).toBe(400);
    expect(await confirm({ origin: elsewhere })).toBe(400);
    expect(await confirm({ verified: false }, await registrationChallenge(token))).toBe(400);
    const fresh = await registrationChallenge(token);
    expect(await confirm({}, fresh)).toBe(200);
    expect(await confirm({}, fresh)).toBe(400);
    expect(await list(token)).toMatchObject([{ name: "Key", site: new URL(origin).hostname, lastUsedAt: null }]);
    const mails = await mailsOf(email, 2);
    expect(mails.map(({ subject }) => subject)).toContain("A passkey was added to your account");
  });

  it("is refused for an unconfirmed address, and for another site", async () => {
    const { email } = await signUp();
    const token = await customerToken(email);
    const refused = await post(path, { currentPassword: password, origin }, { token });
    expect(await errorOf(refused)).toMatchObject({ status: 403, code: "NotVerified" });
    const foreign = await post(path, { currentPassword: password, origin: "https://shop.invalid" }, { token });
    expect(await errorOf(foreign)).toMatchObject({ status: 400, code: "PasskeyRefused" });
    expect((await post(path, { currentPassword: password, origin })).status).toBe(403);
    for (const body of ["{", {}, { passkey: { id: "!" }, name: "", origin }]) {
      expect((await post(`${path}/confirm`, body, { token })).status).toBe(400);
    }
  });

  it("is renamed and removed, which a mail reports", async () => {
    const { token, email, authenticator } = await withPasskey();
    const { id } = authenticator;
    expect((await post(`${path}/rename`, { id, name: "Old laptop" }, { token })).status).toBe(200);
    expect(await list(token)).toMatchObject([{ id, name: "Old laptop" }]);
    expect((await post(`${path}/rename`, { id: "unknown", name: "x" }, { token })).status).toBe(404);
    for (let time = 0; time < 2; time += 1) expect((await post(`${path}/remove`, { id }, { token })).status).toBe(200);
    expect(await list(token)).toEqual([]);
    const removed = (await mailsOf(email, 3)).filter(({ subject }) => subject.includes("removed"));
    expect(removed).toHaveLength(1);
    expect(removed[0]?.text).toContain("Old laptop");
  });
});

describe("signing in with a passkey", () => {
  it("returns customer, ticket and tokens, each once", async () => {
    const { id, token, email, authenticator } = await withPasskey();
    const { challenge, proof } = await signInChallenge();
    const passkey = await authenticator.use(challenge, id, { origin });
    const signIn = () => post("/customers/login/passkey", { passkey, proof, origin });
    const { customer, ticket } = v.parse(secondFactorLoginAnswer, await (await signIn()).json());
    expect(customer.email).toBe(email);
    const redeem = async () => (await tokenCall("customers", { grant_type: "second_factor", ticket })).status;
    expect([await redeem(), await redeem()]).toEqual([200, 400]);
    expect(await errorOf(await signIn())).toMatchObject({ status: 400, code: "PasskeyRefused" });
    expect(await list(token)).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  it("is refused with another challenge, site, account or key, without user verification, and after removal", async () => {
    const { id, token, authenticator } = await withPasskey();
    const other = await withPasskey();
    const attempt = async (change: {
      at?: string;
      customerId?: string;
      signed?: string;
      verified?: boolean;
      by?: typeof authenticator;
    }) => {
      const { at = origin, customerId = id, verified = true, by = authenticator } = change;
      const { challenge, proof } = await signInChallenge(at);
      const passkey = await by.use(change.signed ?? challenge, customerId, { origin: at, verified });
      const { status, code } = await errorOf(await post("/customers/login/passkey", { passkey, proof, origin: at }));
      return `${status} ${code}`;
    };
    const refused = "400 PasskeyRefused";
    expect(await attempt({ signed: "c29tZS1vdGhlci1jaGFsbGVuZ2U" })).toBe(refused);
    expect(await attempt({ at: elsewhere })).toBe(refused);
    expect(await attempt({ customerId: other.id })).toBe(refused);
    expect(await attempt({ by: other.authenticator })).toBe(refused);
    expect(await attempt({ by: { ...other.authenticator, id: authenticator.id } })).toBe(refused);
    expect(await attempt({ verified: false })).toBe(refused);
    await post(`${path}/remove`, { id: authenticator.id }, { token });
    expect(await attempt({})).toBe(refused);
  });

  it("is refused when the proof is ten minutes old or was altered, and when a counter does not grow", async () => {
    const { id, authenticator } = await withPasskey();
    const signIn = async (counter: number, { challenge, proof }: { challenge: string; proof: string }) => {
      const passkey = await authenticator.use(challenge, id, { origin, counter });
      return (await post("/customers/login/passkey", { passkey, proof, origin })).status;
    };
    expect(await signIn(5, await signInChallenge())).toBe(200);
    expect(await signIn(5, await signInChallenge())).toBe(400);
    const asked = await signInChallenge();
    // Not the last character: some of its bits are unused.
    const altered = asked.proof.replace(/.(?=.$)/, (letter) => (letter === "A" ? "B" : "A"));
    expect(await signIn(6, { ...asked, proof: altered })).toBe(400);
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 11 * 60_000);
    expect(await signIn(7, asked)).toBe(400);
  });
});
