/** Ids of experiments: 128 bits, unguessable, and equal for a repeated request of the same shopper. */
import type { ServicesEnv } from "../../env";
import { tokenKeysOf } from "../tokens/access-token";

const letters = "abcdefghijklmnopqrstuvwxyz234567";
const encoder = new TextEncoder();

/** Id derived from an idempotency key. A retry during the first call, or after a crash, gets the same experiment. */
export async function experimentIdOf(
  env: Pick<ServicesEnv, "TOKEN_KEYS" | "DEMO">,
  { owner, key }: { readonly owner: string; readonly key: string },
): Promise<string> {
  const [secret = ""] = tokenKeysOf(env);
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", encoder.encode(secret), hmac, false, ["sign"]);
  const signed = await crypto.subtle.sign(hmac.name, imported, encoder.encode(JSON.stringify(["panel", owner, key])));
  return base32(new Uint8Array(signed, 0, 16));
}

/** Base32 of RFC 4648 in lower case, without padding. */
function base32(bytes: Uint8Array): string {
  let text = "";
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += letters[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + letters[(held << (5 - bits)) & 31] : text;
}
