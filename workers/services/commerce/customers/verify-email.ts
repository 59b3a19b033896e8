/**
 * Confirmation of an address by a mailed link, and refusal of an account that somebody else opened with the address.
 */
import { tokenBody, verifyEmailBody } from "@contracts/customers/customer-calls";
import type { Context } from "hono";
import { readJson } from "../../shared/body";
import { invalidKeyMessage, keyOfRequest } from "../../shared/idempotency";
import { invalidInput, problemResponse, tooManyRequests } from "../../shared/problems";
import { countUse } from "../../shared/rate-limits/rate-limits";
import type { CommerceApp } from "../context";
import { shopperOf } from "../shoppers/shopper-of";
import { releaseEmail } from "./customer-directory";
import { answerOf, busy, expiredToken, tokenLimit, wrongCredentials } from "./customer-responses";
import { readCustomerToken } from "./customer-token";
import { passwordsFor } from "./passwords/password-object";

type CommerceContext = Context<CommerceApp>;

const expired = () => expiredToken("ExpiredCustomerEmailToken");

/**
 * The link alone proves who owns the address, not who opened the account. Outside the account's own session the
 * password chosen at sign-up is needed too: otherwise one click would confirm an account that a stranger opened and is
 * signed in to.
 */
export async function verifyEmail(c: CommerceContext): Promise<Response> {
  const body = await readJson(c.req.raw, verifyEmailBody);
  if (!body.ok) return body.response;
  const { tokenValue, password } = body.value;
  const keyed = keyOfRequest(c.req.raw, { tokenValue });
  if (!keyed.ok) return invalidInput(invalidKeyMessage);
  const limited = await tokenLimit(c);
  if (limited) return limited;
  const token = await readCustomerToken(tokenValue);
  if (!token) return expired();
  const shopper = shopperOf(c.env, "customer", token.customerId);
  const { kind, subject } = c.get("claims");
  if (!(kind === "customer" && subject === token.customerId)) {
    const replay = await shopper.replayOf(keyed);
    if (replay) return answerOf(replay);
    const chosen = await shopper.linkedPassword("verify-email", token.hash);
    if (chosen === "expired") return expired();
    const refused = chosen === null ? null : await checkPassword(c, token.customerId, chosen, password);
    if (refused) return refused;
  }
  const verified = await shopper.verifyEmail(token.hash, keyed);
  return verified.kind === "missing" ? expired() : answerOf(verified);
}

/** Null for the right password; otherwise the response. */
async function checkPassword(
  c: CommerceContext,
  customerId: string,
  stored: string,
  typed: string | undefined,
): Promise<Response | null> {
  if (typed === undefined) {
    return problemResponse(400, {
      code: "PasswordRequired",
      message: "Enter the password that was chosen at sign-up.",
    });
  }
  const wait = await countUse(c.env, `verify-email:${customerId}`, 10, 900);
  if (wait > 0) return tooManyRequests("Too many attempts. Please try again later.", wait);
  const matches = await passwordsFor(c.env, customerId).verify(typed, stored);
  if (matches === "busy") return busy();
  return matches ? null : wrongCredentials();
}

/** Deletes an unconfirmed account with its sessions, and frees the address. */
export async function refuseAccount(c: CommerceContext): Promise<Response> {
  const body = await readJson(c.req.raw, tokenBody);
  if (!body.ok) return body.response;
  const limited = await tokenLimit(c);
  if (limited) return limited;
  const token = await readCustomerToken(body.value.tokenValue);
  if (!token || !(await shopperOf(c.env, "customer", token.customerId).refuseAccount(token.hash))) return expired();
  // A crash before this leaves a claim without a customer, which the next sign-up with the address takes over.
  await releaseEmail(c.env, token.customerId);
  return Response.json({}, { headers: { "cache-control": "no-store" } });
}
