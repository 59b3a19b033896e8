/** `/customers/me/second-factor`: a customer's own second factor. Every change needs the password again. */
import { currentPasswordBody, type SecondFactorState, secondFactorCodeBody } from "@contracts/customers/second-factor";
import { type Context, Hono } from "hono";
import { newTotpSecret } from "../../shared/authenticator/totp";
import { readJson } from "../../shared/body";
import { insufficientScope, problemResponse, tooManyRequests } from "../../shared/problems";
import { countUse } from "../../shared/rate-limits/rate-limits";
import type { CommerceApp } from "../context";
import { checkCurrentPassword } from "../customers/passwords/current-password";
import { shopperOf } from "../shoppers/shopper-of";
import { newRecoveryCodes } from "./recovery-codes";
import { expiredSecondFactor, wrongSecondFactor } from "./responses";

type CommerceContext = Context<CommerceApp>;

export const secondFactorRoutes = new Hono<CommerceApp>();

secondFactorRoutes.use(async (c, next) => (c.get("claims").kind === "customer" ? next() : insufficientScope()));

secondFactorRoutes.get("/", async (c) => answer((await me(c).secondFactor()) satisfies SecondFactorState));

/** Begins the set-up: returns a new secret, which takes effect once the app's code is confirmed. */
secondFactorRoutes.post("/", async (c) => {
  const refused = await withoutPassword(c);
  if (refused) return refused;
  const secret = newTotpSecret();
  return (await me(c).beginSecondFactor(secret)) ? answer({ secret }) : alreadyOn();
});

secondFactorRoutes.post("/confirm", async (c) => {
  const body = await readJson(c.req.raw, secondFactorCodeBody);
  if (!body.ok) return body.response;
  const { subject, grantId } = c.get("claims");
  const wait = await countUse(c.env, `second-factor-setup:${subject}`, 20, 900);
  if (wait > 0) return tooManyRequests("Too many attempts. Please try again later.", wait);
  const { codes, hashes } = await newRecoveryCodes();
  const outcome = await me(c).confirmSecondFactor(body.value.code, hashes, grantId);
  if (outcome === "on") return answer({ recoveryCodes: codes });
  if (outcome === "already-on") return alreadyOn();
  return outcome === "wrong" ? wrongSecondFactor() : expiredSecondFactor();
});

/** Replaces all recovery codes. */
secondFactorRoutes.post("/recovery-codes", async (c) => {
  const refused = await withoutPassword(c);
  if (refused) return refused;
  const { codes, hashes } = await newRecoveryCodes();
  return (await me(c).replaceRecoveryCodes(hashes)) ? answer({ recoveryCodes: codes }) : expiredSecondFactor();
});

/** Turns the second factor off. Succeeds if it is off already. */
secondFactorRoutes.post("/off", async (c) => {
  const refused = await withoutPassword(c);
  if (refused) return refused;
  await me(c).turnOffSecondFactor();
  return answer({});
});

/** Null if the body has the customer's password; otherwise the response. */
async function withoutPassword(c: CommerceContext): Promise<Response | null> {
  const body = await readJson(c.req.raw, currentPasswordBody);
  if (!body.ok) return body.response;
  const checked = await checkCurrentPassword(c, body.value.currentPassword);
  return "response" in checked ? checked.response : null;
}

const alreadyOn = (): Response =>
  problemResponse(409, { code: "SecondFactorOn", message: "The second factor is on. Turn it off first." });

const me = (c: CommerceContext) => shopperOf(c.env, "customer", c.get("claims").subject);

const answer = (body: unknown): Response => Response.json(body, { headers: { "cache-control": "no-store" } });
