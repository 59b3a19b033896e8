/** Random ids, hashes and comparisons of secrets. */
import { timingSafeEqual } from "node:crypto";

const encoder = new TextEncoder();

/** `bytes` random bytes as base64url; 16 are an unguessable id, 32 a secret. */
export function randomId(bytes: number): string {
  return encode(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** SHA-256 as base64url, for secrets that are only ever compared. */
export async function sha256(text: string): Promise<string> {
  return encode(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text))));
}

/** Compares without telling by its duration how much was right. */
export async function equalSecrets(a: string, b: string): Promise<boolean> {
  const [x, y] = await Promise.all([sha256(a), sha256(b)]);
  return timingSafeEqual(encoder.encode(x), encoder.encode(y));
}

/** Base64url without padding. */
export function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
