/**
 * Pseudonyms of visits, so that an operator can follow one through the log: stable within a day per basket or account,
 * and irreversible.
 */

const purpose = "visit name";
const memoSize = 4096;
const bytes = 6;
const dayMs = 86_400_000;

/** Null without basket or account: the visit stays unidentified, and no cookie is set. */
export type VisitPseudonyms = (id: string | null) => Promise<string | null>;

/** @param secrets the cookies' secrets */
export function createVisitPseudonyms([secret = ""]: readonly string[], now: () => number = Date.now): VisitPseudonyms {
  const encoder = new TextEncoder();
  const memo = new Map<string, string>();
  let key: Promise<CryptoKey> | undefined;
  return async (id) => {
    if (id === null) return null;
    const text = `${purpose}\n${Math.floor(now() / dayMs)}\n${id}`;
    const known = memo.get(text);
    if (known) return known;
    key ??= crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    const signed = new Uint8Array(await crypto.subtle.sign("HMAC", await key, encoder.encode(text)));
    const name = Array.from(signed.subarray(0, bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
    if (memo.size >= memoSize) memo.clear();
    memo.set(text, name);
    return name;
  };
}
