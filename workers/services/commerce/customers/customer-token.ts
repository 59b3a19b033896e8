/** One-time tokens in mails and of a sign-in in progress: a customer id and a secret that is stored only as a hash. */
import { fromBase64Url, randomBase64Url, toBase64Url } from "@domain/http/base64url";
import { sha256 } from "../../shared/secrets";

const prefix = "bmt1";

export async function newCustomerToken(customerId: string): Promise<{ token: string; hash: string }> {
  const secret = randomBase64Url(32);
  const subject = toBase64Url(new TextEncoder().encode(customerId));
  return { token: `${prefix}.${subject}.${secret}`, hash: await sha256(secret) };
}

/** Null for anything that is not one of our tokens. */
export async function readCustomerToken(token: string): Promise<{ customerId: string; hash: string } | null> {
  const [version, subject, secret, ...rest] = token.split(".");
  if (version !== prefix || !subject || !secret || rest.length > 0) return null;
  const bytes = fromBase64Url(subject);
  const customerId = bytes ? new TextDecoder().decode(bytes) : "";
  if (!/^[0-9a-z-]{8,64}$/.test(customerId)) return null;
  return { customerId, hash: await sha256(secret) };
}

export const verificationPath = (token: string) => `/account/sign-up/verify?token=${encodeURIComponent(token)}`;
export const emailChangePath = (token: string) => `/account/email?token=${encodeURIComponent(token)}`;
export const resetPath = (token: string) => `/account/password/reset?token=${encodeURIComponent(token)}`;
