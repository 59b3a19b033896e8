/** Idempotency keys of writes. */
import { createHash } from "node:crypto";

const keyPattern = /^[\x21-\x7e]{8,128}$/;

type KeyOfRequest =
  | { readonly ok: true; readonly key: string | null; readonly fingerprint: string | null }
  | { readonly ok: false };

/** @param meaning content that belongs to the key; reuse with other content is an error of the caller */
export function keyOfRequest({ headers }: Request, meaning: unknown): KeyOfRequest {
  const key = headers.get("idempotency-key");
  if (key === null) return { ok: true, key: null, fingerprint: null };
  if (!keyPattern.test(key)) return { ok: false };
  return { ok: true, key, fingerprint: createHash("sha256").update(JSON.stringify(meaning)).digest("base64url") };
}

export const invalidKeyMessage = "Idempotency-Key must be 8 to 128 printable characters without spaces.";
