/** Hashes and compares secrets. */
import { timingSafeEqual } from "node:crypto";
import { toBase64Url } from "@domain/http/base64url";

const encoder = new TextEncoder();

/** SHA-256 as base64url, for secrets that are only compared. */
export async function sha256(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text))));
}

/**
 * A secret that follows from an action's key and who gets it: an action that is sent again, or twice at once, has the same
 * one, so that the link in its mail is the one that was stored. One that failed may be sent again to a corrected address,
 * and the former address must not hold its secret.
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

/** Constant-time comparison. A secret that is not configured equals nothing, not even an empty text. */
export async function equalSecrets(a: string, b: string | undefined): Promise<boolean> {
  if (!a || !b) return false;
  const [x, y] = await Promise.all([sha256(a), sha256(b)]);
  return timingSafeEqual(encoder.encode(x), encoder.encode(y));
}
