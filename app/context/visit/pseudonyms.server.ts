/** Pseudonyms of customers for analytics (W36): stable and irreversible. */

const purpose = "analytics pseudonym";
const memoSize = 4096;
const bytes = 12;

export type Pseudonyms = (customerId: string) => Promise<string>;

/** @param secrets cookie secrets; a new first one changes all pseudonyms */
export function createPseudonyms([secret = ""]: readonly string[]): Pseudonyms {
  const encoder = new TextEncoder();
  const memo = new Map<string, string>();
  let key: Promise<CryptoKey> | undefined;
  return async (customerId) => {
    const known = memo.get(customerId);
    if (known) return known;
    key ??= crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    const signed = new Uint8Array(
      await crypto.subtle.sign("HMAC", await key, encoder.encode(`${purpose}\n${customerId}`)),
    );
    const name = Array.from(signed.subarray(0, bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
    if (memo.size >= memoSize) memo.clear();
    memo.set(customerId, name);
    return name;
  };
}
