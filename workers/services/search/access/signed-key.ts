/** Signed search keys: JSON Web Tokens (HS256) whose claims are search options and the name of the signing key. */

import { type SearchOptions, searchOptions } from "@contracts/search/search";
import { fromBase64Url } from "@domain/http/base64url";
import * as v from "valibot";

const header = v.looseObject({ alg: v.literal("HS256") });
const claims = v.looseObject({
  api_key_name: v.string(),
  /** Seconds since 1970. */
  exp: v.optional(v.number()),
  nbf: v.optional(v.number()),
  iat: v.optional(v.number()),
});
const maxKeyLength = 8192;

/** Options of a valid key; null otherwise. `signers` maps names to keys. */
export async function readSignedKey(
  token: string,
  signers: ReadonlyMap<string, string>,
  now: number,
): Promise<SearchOptions | null> {
  const [head = "", body = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || signature === "" || token.length > maxKeyLength) return null;
  const parsedHead = v.safeParse(header, decode(head));
  const parsedClaims = v.safeParse(claims, decode(body));
  const bytes = fromBase64Url(signature);
  if (!parsedHead.success || !parsedClaims.success || !bytes) return null;
  const { api_key_name, exp, nbf, iat: _, ...options } = parsedClaims.output;
  const secret = signers.get(api_key_name);
  if (secret === undefined) return null;
  const key = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["verify"],
  );
  if (!(await crypto.subtle.verify("HMAC", key, bytes, new TextEncoder().encode(`${head}.${body}`)))) return null;
  const seconds = now / 1000;
  if ((exp !== undefined && exp <= seconds) || (nbf !== undefined && nbf > seconds)) return null;
  const parsed = v.safeParse(searchOptions, options);
  return parsed.success ? parsed.output : null;
}

function decode(part: string): unknown {
  const bytes = fromBase64Url(part);
  if (!bytes) return null;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
