/**
 * Second step of a sign-in: exchanges the proof of the password and a code for a ticket, which is exchanged for tokens.
 */
import type { ServicesEnv } from "../../env";
import { sha256 } from "../../shared/secrets";
import { newCustomerToken, readCustomerToken } from "../customers/customer-token";
import { shopperOf } from "../shoppers/shopper-of";
import { clearCodeAttempts, takeCodeAttempt } from "./code-limits";

type CodeCheck =
  | { readonly ok: true; readonly customerId: string; readonly ticket: string }
  | { readonly ok: false; readonly reason: "expired" | "wrong" }
  | { readonly ok: false; readonly reason: "wait"; readonly seconds: number };

/** Proof that the customer's password was right, for the call with the code. */
export async function newChallenge(env: ServicesEnv, customerId: string): Promise<string> {
  const { token, hash } = await newCustomerToken(customerId);
  await shopperOf(env, "customer", customerId).addChallenge(hash);
  return token;
}

/** @param network of the shopper, from `callerNetwork` */
export async function checkCode(
  env: ServicesEnv,
  { challenge, code, network }: { challenge: string; code: string; network: string },
): Promise<CodeCheck> {
  const token = await readCustomerToken(challenge);
  if (!token) return { ok: false, reason: "expired" };
  const { customerId } = token;
  const shopper = shopperOf(env, "customer", customerId);
  const addressHash = await sha256(`address ${network}`);
  // Checked before the attempt is counted, so only those who know the password use up attempts.
  if (!(await shopper.holdsChallenge(token.hash))) return { ok: false, reason: "expired" };
  const addressKnown = (await shopper.credentials(addressHash))?.addressKnown ?? false;
  const attempt = { customerId, network, addressKnown };
  const seconds = await takeCodeAttempt(env, attempt);
  if (seconds > 0) return { ok: false, reason: "wait", seconds };
  const { token: ticket, hash: ticketHash } = await newCustomerToken(customerId);
  const accepted = await shopper.acceptCode(token.hash, code, ticketHash);
  if (accepted !== "accepted") return { ok: false, reason: accepted };
  await Promise.all([clearCodeAttempts(env, attempt), shopper.rememberAddress(addressHash)]);
  return { ok: true, customerId, ticket };
}

/** Customer of a ticket, which this uses up; null if it is not valid. */
export async function redeemTicket(env: ServicesEnv, ticket: string): Promise<string | null> {
  const token = await readCustomerToken(ticket);
  const valid = token && (await shopperOf(env, "customer", token.customerId).takeTicket(token.hash));
  return valid ? token.customerId : null;
}
