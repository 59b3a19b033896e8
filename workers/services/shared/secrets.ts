/** Hashes and compares secrets. */
import { timingSafeEqual } from "node:crypto";
import { toBase64Url } from "@domain/http/base64url";

const encoder = new TextEncoder();

/** SHA-256 as base64url, for secrets that are only compared. */
export async function sha256(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text))));
}

/**
 * A secret derived from an action's key and recipient. A repeated action gets the same secret, so the link in its mail
 * matches the stored one. The recipient is included, because a failed action may be repeated with a corrected address,
 * and the former recipient must not have the new secret.
 */
export async function secretOfAction(
  { TOKEN_KEYS }: { readonly TOKEN_KEYS: string },
  purpose: string,
  key: string,
  recipient: string,
): Promise<string> {
  const signing = encoder.encode(TOKEN_KEYS.split(",")[0]?.trim());
  const hmac = await crypto.subtle.importKey("raw", signing, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return toBase64Url(
    new Uint8Array(await crypto.subtle.sign("HMAC", hmac, encoder.encode(`${purpose}\n${key}\n${recipient}`))),
  );
}

/** Constant-time comparison. An unset secret equals nothing, not even an empty text. */
export async function equalSecrets(a: string, b: string | undefined): Promise<boolean> {
  if (!a || !b) return false;
  const [x, y] = await Promise.all([sha256(a), sha256(b)]);
  return timingSafeEqual(encoder.encode(x), encoder.encode(y));
}
