/** Hashes and compares secrets. */
import { timingSafeEqual } from "node:crypto";
import { toBase64Url } from "@domain/http/base64url";

const encoder = new TextEncoder();

/** SHA-256 as base64url, for secrets that are only compared. */
export async function sha256(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text))));
}

/** Constant-time comparison. A secret that is not configured equals nothing, not even an empty text. */
export async function equalSecrets(a: string, b: string | undefined): Promise<boolean> {
  if (!a || !b) return false;
  const [x, y] = await Promise.all([sha256(a), sha256(b)]);
  return timingSafeEqual(encoder.encode(x), encoder.encode(y));
}
