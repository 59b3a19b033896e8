/**
 * Checks an email address and a password. Every failure has the same result after about the same time. The caller must
 * request the second factor if the account has one.
 */
import type { ServicesEnv } from "../../../env";
import { sha256 } from "../../../shared/secrets";
import { shopperOf } from "../../shoppers/shopper-of";
import { findCustomerId } from "../customer-directory";
import { clearAttempts, recordWrongPassword, takeAttempt } from "../sign-in-limits";
import { passwordsFor } from "./password-object";

type CredentialCheck =
  | { readonly ok: true; readonly customerId: string; readonly secondFactor: boolean }
  | { readonly ok: false; readonly reason: "wrong" | "reset-required" }
  | { readonly ok: false; readonly reason: "wait"; readonly seconds: number };

export async function checkCredentials(
  env: ServicesEnv,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<CredentialCheck> {
  const addressHash = await sha256(`address ${address}`);
  const customerId = await findCustomerId(env, email);
  const shopper = customerId === null ? null : shopperOf(env, "customer", customerId);
  const known = shopper ? await shopper.credentials(addressHash) : null;
  const attempt = { email, address, addressKnown: known?.addressKnown ?? false };
  const seconds = await takeAttempt(env, attempt);
  if (seconds > 0) return { ok: false, reason: "wait", seconds };
  // Published passwords work in a demonstration only.
  const usable = known && (!known.demo || env.DEMO === "1") ? known : null;
  const matches = await passwordsFor(env, email).verify(password, usable?.passwordHash ?? null);
  if (matches === "busy") return { ok: false, reason: "wait", seconds: 5 };
  if (!matches || !usable || !shopper || customerId === null) {
    await recordWrongPassword(env, attempt);
    return { ok: false, reason: "wrong" };
  }
  if (usable.forcedPasswordReset) return { ok: false, reason: "reset-required" };
  const { secondFactor } = usable;
  // With a second factor, the password alone does not make an address known.
  await Promise.all([clearAttempts(env, attempt), secondFactor ? null : shopper.rememberAddress(addressHash)]);
  return { ok: true, customerId, secondFactor };
}
