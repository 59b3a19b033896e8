/** Routes without a customer token: sign-in, sign-up, verification, forgotten passwords (A-SIGNUP-12). */
import {
  emailBody,
  loginBody,
  resetPasswordBody,
  type SignInAnswer,
  signupBody,
  tokenBody,
} from "@contracts/customers/customer-calls";
import { type Customer, customer as customerSchema } from "@contracts/customers/customers";
import { passkeyLoginBody, passkeySignInBody } from "@contracts/customers/passkeys";
import { type SecondFactorLoginAnswer, secondFactorLoginBody } from "@contracts/customers/second-factor";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { readJson } from "../../shared/body";
import { callerNetwork } from "../../shared/caller";
import { invalidKeyMessage, keyOfRequest } from "../../shared/idempotency";
import { reportWork } from "../../shared/log-store";
import { invalidInput, problemResponse, tooManyRequests } from "../../shared/problems";
import { clearUses, countUse, limitOf } from "../../shared/rate-limits/rate-limits";
import { reportFault } from "../../shared/report-fault";
import { sha256 } from "../../shared/secrets";
import type { CommerceApp } from "../context";
import { confirmEmail } from "../email-change/email-routes";
import { experimentOf } from "../panels/experiment-of";
import { otherSite, passkeyRefused } from "../passkeys/passkey-responses";
import { relyingPartyOf } from "../passkeys/relying-party";
import { checkPasskey, passkeyChallenge } from "../passkeys/sign-in";
import { expiredSecondFactor, wrongSecondFactor } from "../second-factor/responses";
import { checkCode, newChallenge } from "../second-factor/sign-in";
import { shopperOf } from "../shoppers/shopper-of";
import type { CallerClaims } from "../tokens/access-token";
import { transferCart } from "./cart-transfer";
import { findCustomerId } from "./customer-directory";
import type { LinkKind } from "./customer-record";
import {
  answerOf,
  busy,
  expiredToken,
  resetRequired,
  tokenLimit,
  weakPassword,
  wrongCredentials,
} from "./customer-responses";
import { newCustomerToken, readCustomerToken, resetPath, verificationPath } from "./customer-token";
import { checkCredentials } from "./passwords/credentials";
import { passwordsFor } from "./passwords/password-object";
import { clearAccountAttempts } from "./sign-in-limits";
import { replayedSignUp, signUp } from "./sign-up";
import { refuseAccount, verifyEmail } from "./verify-email";

type CommerceContext = Context<CommerceApp>;

export const sessionRoutes = new Hono<CommerceApp>();

sessionRoutes.post("/login", async (c) => {
  const body = await readJson(c.req.raw, loginBody);
  if (!body.ok) return body.response;
  const check = await checkCredentials(c.env, { ...body.value, address: callerNetwork(c.req.raw) });
  if (!check.ok) {
    if (check.reason === "wait") return tooManyRequests("Too many attempts. Please try again later.", check.seconds);
    return check.reason === "reset-required" ? resetRequired() : wrongCredentials();
  }
  if (check.secondFactor) return answer({ challenge: await newChallenge(c.env, check.customerId) });
  const customer = await shopperOf(c.env, "customer", check.customerId).customer(true);
  if (!customer) return wrongCredentials();
  return answer(await signedIn(c, customer));
});

sessionRoutes.post("/login/second-factor", async (c) => {
  const body = await readJson(c.req.raw, secondFactorLoginBody);
  if (!body.ok) return body.response;
  const check = await checkCode(c.env, { ...body.value, network: callerNetwork(c.req.raw) });
  if (!check.ok) {
    if (check.reason === "wait") return tooManyRequests("Too many attempts. Please try again later.", check.seconds);
    return check.reason === "wrong" ? wrongSecondFactor() : expiredSecondFactor();
  }
  const { customerId, ticket } = check;
  const customer = await shopperOf(c.env, "customer", customerId).customer(true);
  if (!customer) return expiredSecondFactor();
  return answer({ ...(await signedIn(c, customer)), ticket } satisfies SecondFactorLoginAnswer);
});

sessionRoutes.post("/login/passkey/options", async (c) => {
  const body = await readJson(c.req.raw, passkeySignInBody);
  if (!body.ok) return body.response;
  const party = relyingPartyOf(c.env, body.value.origin);
  return party ? answer(await passkeyChallenge(c.env, party)) : otherSite();
});

sessionRoutes.post("/login/passkey", async (c) => {
  const body = await readJson(c.req.raw, passkeyLoginBody);
  if (!body.ok) return body.response;
  const party = relyingPartyOf(c.env, body.value.origin);
  if (!party) return otherSite();
  const check = await checkPasskey(c.env, party, { ...body.value, network: callerNetwork(c.req.raw) });
  if (!check.ok) {
    if (check.reason === "wait") return tooManyRequests("Too many attempts. Please try again later.", check.seconds);
    return check.reason === "reset-required" ? resetRequired() : passkeyRefused();
  }
  const customer = await shopperOf(c.env, "customer", check.customerId).customer(true);
  if (!customer) return passkeyRefused();
  return answer({ ...(await signedIn(c, customer)), ticket: check.ticket } satisfies SecondFactorLoginAnswer);
});

sessionRoutes.post("/signup", async (c) => {
  const body = await readJson(c.req.raw, signupBody);
  if (!body.ok) return body.response;
  const { recaptchaToken, ...draft } = body.value;
  const keyed = keyOfRequest(c.req.raw, draft);
  if (!keyed.ok) return invalidInput(invalidKeyMessage);
  const weak = weakPassword(draft.password);
  if (weak) return weak;
  const wait = await countUse(
    c.env,
    `sign-ups:${callerNetwork(c.req.raw)}`,
    limitOf(c.env.SIGN_UPS_PER_HOUR, 20),
    3600,
  );
  if (wait > 0) return tooManyRequests("Too many sign-ups. Please try again later.", wait);
  // The storefront has verified the human-check token. It is used up here, so it is valid for one sign-up; a refused
  // sign-up releases it, and a retry of the same sign-up gets the same response.
  const check = `human-check:${await sha256(recaptchaToken)}`;
  if ((await countUse(c.env, check, 1, 24 * 3600)) > 0) {
    const replayed = await replayedSignUp(c.env, draft.email, keyed);
    if (replayed?.kind === "customer") return signedUp(c, replayed.body);
    return problemResponse(400, {
      code: "HumanCheckFailed",
      message: "The check has been used before.",
      reason: "used",
    });
  }
  const registered = await signUp(c.env, draft, keyed);
  if (registered !== "busy" && registered.kind === "customer") return signedUp(c, registered.body);
  await clearUses(c.env, check);
  return registered === "busy" ? busy() : answerOf(registered);
});

async function signedUp(c: CommerceContext, body: string): Promise<Response> {
  const customer = v.parse(v.pipe(v.string(), v.parseJson(), customerSchema), body);
  return answer(await signedIn(c, customer), 201);
}

/** Response of a sign-in, after the visitor's cart and panels were transferred. */
async function signedIn(c: CommerceContext, customer: Customer): Promise<SignInAnswer> {
  const [basket] = await Promise.all([
    transferCart(c.env, c.get("claims"), customer),
    transferPanels(c.env, c.get("claims"), customer),
  ]);
  return { customer, ...basket };
}

sessionRoutes.post("/email-verify", verifyEmail);
sessionRoutes.post("/email-refuse", refuseAccount);
sessionRoutes.post("/email-change", confirmEmail);
sessionRoutes.post("/resend-verification", (c) => mailLink(c, "verify-email", verificationPath));
sessionRoutes.post("/password-token", (c) => mailLink(c, "reset-password", resetPath));

sessionRoutes.post("/reset-password", async (c) => {
  const body = await readJson(c.req.raw, resetPasswordBody);
  if (!body.ok) return body.response;
  const { tokenValue, newPassword } = body.value;
  const keyed = keyOfRequest(c.req.raw, await sha256(JSON.stringify(body.value)));
  if (!keyed.ok) return invalidInput(invalidKeyMessage);
  const weak = weakPassword(newPassword);
  if (weak) return weak;
  const limited = await tokenLimit(c);
  if (limited) return limited;
  const token = await readCustomerToken(tokenValue);
  if (!token) return expiredToken("ExpiredCustomerPasswordToken");
  const hash = await passwordsFor(c.env, token.customerId).hash(newPassword);
  if (hash === "busy") return busy();
  const shopper = shopperOf(c.env, "customer", token.customerId);
  const reset = await shopper.resetPassword(token.hash, hash, keyed);
  if (reset.kind === "missing") return expiredToken("ExpiredCustomerPasswordToken");
  if (reset.kind === "customer") {
    const { email } = v.parse(v.pipe(v.string(), v.parseJson(), customerSchema), reset.body);
    await clearAccountAttempts(c.env, email, callerNetwork(c.req.raw));
  }
  return answerOf(reset);
});

/** Tells whether a link can still set a password. Does not use it up, because mail scanners follow links (W27). */
sessionRoutes.post("/reset-password/check", async (c) => {
  const body = await readJson(c.req.raw, tokenBody);
  if (!body.ok) return body.response;
  const limited = await tokenLimit(c, "opened-links");
  if (limited) return limited;
  const token = await readCustomerToken(body.value.tokenValue);
  if (!token) return expiredToken("ExpiredCustomerPasswordToken");
  const linked = await shopperOf(c.env, "customer", token.customerId).linkedPassword("reset-password", token.hash);
  return linked === "expired" ? expiredToken("ExpiredCustomerPasswordToken") : answer({});
});

/** Mails a link to the owner of the address. The response is immediate and the same for every address. */
async function mailLink(c: CommerceContext, kind: LinkKind, pathOf: (token: string) => string): Promise<Response> {
  const body = await readJson(c.req.raw, emailBody);
  if (!body.ok) return body.response;
  const wait = await countUse(c.env, `links:${callerNetwork(c.req.raw)}`, limitOf(c.env.MAIL_LINKS_PER_HOUR, 30), 3600);
  if (wait > 0) return tooManyRequests("Too many requests. Please try again later.", wait);
  const send = async () => {
    const customerId = await findCustomerId(c.env, body.value.email);
    if (customerId === null) return;
    const { token, hash: tokenHash } = await newCustomerToken(customerId);
    await shopperOf(c.env, "customer", customerId).sendLink(kind, { tokenHash, path: pathOf(token) });
  };
  c.executionCtx.waitUntil(send().catch((error: unknown) => reportWork(c.env, "a link was not sent", error)));
  return answer({});
}

const answer = (body: unknown, status: 200 | 201 = 200): Response =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } });

/** Panels transferred concurrently. */
const atATime = 20;

/**
 * Transfers the panels that a visitor designed as a guest to the customer at sign-in or sign-up. Never throws, so
 * sign-in does not fail because of a panel. A panel that is not transferred is still reachable by its id.
 */
async function transferPanels(env: ServicesEnv, claims: CallerClaims, customer: Customer): Promise<void> {
  if (claims.kind !== "anonymous") return;
  const from = `anonymous:${claims.subject}`;
  const to = `customer:${customer.id}`;
  const visitor = shopperOf(env, "anonymous", claims.subject);
  try {
    for (let offset = 0, total = 1; offset < total; offset += atATime) {
      const page = await visitor.labNotebooks(atATime, offset);
      total = page.total;
      await Promise.all(page.results.map((entry) => experimentOf(env, entry.experimentId).transfer(from, to, entry)));
    }
  } catch (error) {
    reportFault("a visitor's panels were not handed over at sign-in", error);
  }
}
