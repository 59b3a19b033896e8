/** Refresh tokens: the address of a grant and a secret that is stored only as a hash. */
import { fromBase64Url, toBase64Url } from "@domain/http/base64url";
import * as v from "valibot";
import { sha256 } from "../../shared/secrets";
import { importKey } from "./access-token";

interface RefreshAddress {
  readonly kind: "anonymous" | "customer" | "program";
  readonly subject: string;
  readonly grantId: string;
}

const addressSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictTuple([
    v.picklist(["anonymous", "customer", "program"]),
    v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
  ]),
);

const prefix = "brt1";

export function formatRefreshToken({ kind, subject, grantId }: RefreshAddress, secret: string): string {
  return `${prefix}.${toBase64Url(new TextEncoder().encode(JSON.stringify([kind, subject, grantId])))}.${secret}`;
}

/**
 * The next secret, derived from the used one. Two windows that refresh at once get the same token, so it does not
 * matter which response the browser keeps.
 */
export async function nextSecret(
  { grantId, hash }: { readonly grantId: string; readonly hash: string },
  keys: readonly string[],
): Promise<string> {
  const [secret = ""] = keys;
  const text = new TextEncoder().encode(`${prefix} next ${grantId} ${hash}`);
  return toBase64Url(new Uint8Array(await crypto.subtle.sign("HMAC", await importKey(secret), text)));
}

/** Address of the grant and hash of the secret; null if malformed. */
export async function parseRefreshToken(token: string): Promise<(RefreshAddress & { readonly hash: string }) | null> {
  const [version, address, secret, ...rest] = token.split(".");
  if (version !== prefix || !address || !secret || rest.length > 0 || token.length > 1024) return null;
  const parsed = v.safeParse(addressSchema, textOf(address));
  if (!parsed.success) return null;
  const [kind, subject, grantId] = parsed.output;
  return { kind, subject, grantId, hash: await sha256(secret) };
}

function textOf(base64url: string): string {
  const bytes = fromBase64Url(base64url);
  return bytes ? new TextDecoder().decode(bytes) : "";
}
