import { env } from "cloudflare:test";
import { recoveryCodeList, secondFactorLoginAnswer, secondFactorSetup } from "@contracts/customers/second-factor";
import { tokenResponse } from "@contracts/customers/tokens";
import { decodeBase32IgnorePadding } from "@oslojs/encoding";
import { generateTOTP } from "@oslojs/otp";
import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { customerToken, mailedToken, mailsOf, password, post, signUp } from "../testing/customers";
import { call, errorOf, tokenCall } from "../testing/gateway";
import { takeCodeAttempt } from "./code-limits";

const path = "/customers/me/second-factor";
const appCode = (secret: string) => generateTOTP(decodeBase32IgnorePadding(secret), 30, 6);
/** Advances to the codes of the next time step, because each is accepted once. */
const nextStep = () => vi.setSystemTime(Date.now() + 30_000);
afterEach(() => vi.useRealTimers());

async function begun() {
  const { email } = await signUp();
  const token = await customerToken(email);
  const { secret } = v.parse(
    secondFactorSetup,
    await (await post(path, { currentPassword: password }, { token })).json(),
  );
  return { email, token, secret };
}

async function turnedOn() {
  vi.useFakeTimers({ toFake: ["Date"] });
  const customer = await begun();
  const confirmed = await post(`${path}/confirm`, { code: appCode(customer.secret) }, { token: customer.token });
  const { recoveryCodes } = v.parse(recoveryCodeList, await confirmed.json());
  nextStep();
  return { ...customer, recoveryCodes };
}

async function challenge(email: string, secret = password): Promise<string> {
  const answer = await post("/customers/login", { email, password: secret });
  return v.parse(v.strictObject({ challenge: v.string() }), await answer.json()).challenge;
}
const enter = (proof: string, code: string, address?: string) =>
  post("/customers/login/second-factor", { challenge: proof, code }, { ...(address && { address }) });

describe("setting up the second factor", () => {
  it("needs the password and a code of the app, and ends every other session", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { email, token, secret } = await begun();
    const elsewhere = await customerToken(email);
    expect(await errorOf(await post(path, { currentPassword: "Wrong-horse-7!" }, { token }))).toMatchObject({
      code: "InvalidCurrentPassword",
    });
    expect(await errorOf(await post(`${path}/confirm`, { code: "12345" }, { token }))).toMatchObject({
      status: 400,
      code: "InvalidSecondFactor",
    });
    expect(await (await call(token, path)).json()).toEqual({ since: null, recoveryCodes: 0 });
    expect(await customerToken(email)).not.toBe("");
    expect((await post(`${path}/confirm`, { code: appCode(secret) }, { token })).status).toBe(200);
    expect(await (await call(token, path)).json()).toMatchObject({ since: expect.any(String), recoveryCodes: 10 });
    expect((await call(elsewhere, path)).status).toBe(401);
    expect((await post(path, { currentPassword: password }, { token })).status).toBe(409);
  });

  it("shows usable recovery codes after a double press, for a minute", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { email, token, secret } = await begun();
    const code = appCode(secret);
    const press = () => post(`${path}/confirm`, { code }, { token });
    const [first, second] = await Promise.all([press(), press()]);
    const [{ recoveryCodes: hidden }, { recoveryCodes: shown }] = [
      v.parse(recoveryCodeList, await first.json()),
      v.parse(recoveryCodeList, await second.json()),
    ];
    const working = [];
    for (const recovery of [hidden[0], shown[0]]) {
      working.push((await enter(await challenge(email), recovery ?? "")).status);
    }
    expect(working.toSorted()).toEqual([200, 400]);
    const subjects = (await mailsOf(email, 2)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes("wo-step"))).toHaveLength(1);
    const wrong = await post(`${path}/confirm`, { code: "12345" }, { token });
    expect(await errorOf(wrong)).toMatchObject({ status: 409, code: "SecondFactorOn" });
    vi.setSystemTime(Date.now() + 61_000);
    expect(await errorOf(await press())).toMatchObject({ code: "SecondFactorOn" });
  });

  it("expires after half an hour", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { token, secret } = await begun();
    vi.setSystemTime(Date.now() + 31 * 60_000);
    expect(await errorOf(await post(`${path}/confirm`, { code: appCode(secret) }, { token }))).toMatchObject({
      code: "ExpiredSecondFactor",
    });
  });

  it("is turned off, and its codes replaced, with the password only", async () => {
    const { email, token, recoveryCodes } = await turnedOn();
    for (const change of ["off", "recovery-codes"]) {
      expect((await post(`${path}/${change}`, { currentPassword: "Wrong-horse-7!" }, { token })).status).toBe(400);
    }
    const replaced = await post(`${path}/recovery-codes`, { currentPassword: password }, { token });
    const { recoveryCodes: fresh } = v.parse(recoveryCodeList, await replaced.json());
    expect((await enter(await challenge(email), recoveryCodes[0] ?? "")).status).toBe(400);
    expect((await enter(await challenge(email), fresh[0] ?? "")).status).toBe(200);
    expect((await post(`${path}/off`, { currentPassword: password }, { token })).status).toBe(200);
    expect(await customerToken(email)).not.toBe("");
  });

  it("rejects visitors' tokens, and malformed bodies with 400", async () => {
    expect((await post(path, { currentPassword: password })).status).toBe(403);
    const { token } = await begun();
    for (const body of ["{", {}, { code: 123456 }, { code: "1".repeat(65) }]) {
      expect((await post(`${path}/confirm`, body, { token })).status).toBe(400);
    }
    expect((await enter("no-challenge-at-all", "123456")).status).toBe(400);
  });
});

describe("signing in with a second factor", () => {
  it("returns no token for the password alone", async () => {
    const { email } = await turnedOn();
    const refused = await tokenCall("customers", { grant_type: "password", username: email, password });
    expect(await errorOf(refused)).toMatchObject({ status: 400, code: "SecondFactorRequired" });
    const answer = await post("/customers/login", { email, password });
    expect(Object.keys((await answer.json()) as object)).toEqual(["challenge"]);
  });

  it("accepts the app's code once, and a ticket once", async () => {
    const { email, secret } = await turnedOn();
    const code = appCode(secret);
    const proof = await challenge(email);
    const { customer, ticket } = v.parse(secondFactorLoginAnswer, await (await enter(proof, code)).json());
    expect(customer.email).toBe(email);
    const redeem = () => tokenCall("customers", { grant_type: "second_factor", ticket });
    expect(v.parse(tokenResponse, await (await redeem()).json()).scope).toContain(customer.id);
    expect((await redeem()).status).toBe(400);
    expect(await errorOf(await enter(await challenge(email), code))).toMatchObject({ code: "InvalidSecondFactor" });
    nextStep();
    expect(await errorOf(await enter(proof, appCode(secret)))).toMatchObject({ code: "ExpiredSecondFactor" });
  });

  it("accepts a code for one of two simultaneous sign-ins", async () => {
    const { email, secret } = await turnedOn();
    const proofs = [await challenge(email), await challenge(email)];
    const answers = await Promise.all(proofs.map((proof) => enter(proof, appCode(secret))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("accepts each recovery code once, in any spelling", async () => {
    const { email, token, recoveryCodes } = await turnedOn();
    const [first = ""] = recoveryCodes;
    expect((await enter(await challenge(email), first.toLowerCase().replaceAll("-", " "))).status).toBe(200);
    expect((await enter(await challenge(email), first)).status).toBe(400);
    expect(await (await call(token, path)).json()).toMatchObject({ recoveryCodes: 9 });
  });

  it("limits codes by account from unknown networks, without locking out a known one", async () => {
    const attempt = { customerId: crypto.randomUUID(), addressKnown: false };
    const waits: number[] = [];
    for (let network = 0; network < 31; network += 1) {
      waits.push(await takeCodeAttempt(env, { ...attempt, network: `unknown-${network}` }));
    }
    expect(waits.map((seconds) => seconds > 0)).toEqual([...Array(30).fill(false), true]);
    expect(await takeCodeAttempt(env, { ...attempt, network: "home", addressKnown: true })).toBe(0);
  });

  it("counts wrong codes, and remembers a network only after a right one", async () => {
    const { email, secret } = await turnedOn();
    const home = "198.51.100.7";
    const proof = await challenge(email);
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await enter(proof, "0", home)).status).toBe(400);
    expect((await enter(proof, appCode(secret), home)).status).toBe(429);
    expect((await enter(proof, appCode(secret), "203.0.113.9")).status).toBe(200);
  });

  it("a password reset by mail keeps the second factor, and ends sign-ins that are in progress", async () => {
    const { email, secret } = await turnedOn();
    const proof = await challenge(email);
    await post("/customers/password-token", { email });
    const tokenValue = await mailedToken(email, "reset-password", 3);
    expect((await post("/customers/reset-password", { tokenValue, newPassword: "Another-horse-8!" })).status).toBe(200);
    expect(await errorOf(await enter(proof, appCode(secret)))).toMatchObject({ code: "ExpiredSecondFactor" });
    expect(await challenge(email, "Another-horse-8!")).not.toBe("");
  });
});
