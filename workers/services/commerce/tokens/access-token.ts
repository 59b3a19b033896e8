/**
 * Access tokens: claims with an HMAC, opaque to callers. The signature rejects forged and expired tokens without a
 * look-up; a revoked grant is detected by a query of its store on every call.
 */
import { fromBase64Url, randomBase64Url, toBase64Url } from "@domain/http/base64url";
import * as v from "valibot";

const accessKinds = ["client", "anonymous", "carts", "customer", "punchout", "program"] as const;

const claimsSchema = v.strictObject({
  /** Kind of the grant. */
  k: v.picklist(accessKinds),
  /** Subject: client id, anonymous id (also of `carts`), customer id or punchout session. */
  s: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  /** Grant id. */
  g: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
  /** Expiry, seconds since 1970. */
  e: v.pipe(v.number(), v.integer()),
  /** Nonce, so two tokens of one grant and second differ. */
  n: v.string(),
});

export interface AccessClaims {
  readonly kind: (typeof accessKinds)[number];
  /** The customer, for a program. */
  readonly subject: string;
  readonly grantId: string;
  readonly expiresAtSeconds: number;
}

/**
 * Claims that routes get. A program appears as its customer, within the program's scopes, and a token for carts as an
 * anonymous shopper.
 */
export type CallerClaims = AccessClaims & { readonly kind: Exclude<AccessClaims["kind"], "program" | "carts"> };

const prefix = "bat1";
const encoder = new TextEncoder();

/** Memo of immutable input: an imported key per secret. */
const importedKeys = new Map<string, Promise<CryptoKey>>();

/** HMAC key of a deployment secret, for signing and key derivation. */
export function importKey(secret: string): Promise<CryptoKey> {
  let key = importedKeys.get(secret);
  if (!key) {
    key = crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
      "sign",
      "verify",
    ]);
    importedKeys.set(secret, key);
  }
  return key;
}

/** Keys of `TOKEN_KEYS`, newest first. The first signs and all verify, so keys can be rotated. */
export function tokenKeysOf(env: { TOKEN_KEYS: string; DEMO?: string }): readonly string[] {
  const keys = env.TOKEN_KEYS.split(",").map((key) => key.trim());
  if (keys.some((key) => key.length < 32)) throw new Error("TOKEN_KEYS: every key needs 32 characters or more");
  if (env.DEMO !== "1" && keys.some((key) => key.startsWith("demo-"))) {
    throw new Error("TOKEN_KEYS: demonstration keys are refused outside a demonstration");
  }
  return keys;
}

/** @param keys from {@link tokenKeysOf}; the first one signs */
export async function signAccessToken(claims: AccessClaims, keys: readonly string[]): Promise<string> {
  const [secret] = keys;
  if (!secret) throw new Error("TOKEN_KEYS is empty");
  const payload = toBase64Url(
    encoder.encode(
      JSON.stringify({
        k: claims.kind,
        s: claims.subject,
        g: claims.grantId,
        e: claims.expiresAtSeconds,
        n: randomBase64Url(6),
      }),
    ),
  );
  const signature = await crypto.subtle.sign("HMAC", await importKey(secret), encoder.encode(`${prefix}.${payload}`));
  return `${prefix}.${payload}.${toBase64Url(new Uint8Array(signature))}`;
}

/** Claims of a token that we signed and that has not expired; null for any other. */
export async function verifyAccessToken(
  token: string,
  keys: readonly string[],
  nowSeconds: number,
): Promise<AccessClaims | null> {
  const [version, payload, signature, ...rest] = token.split(".");
  if (version !== prefix || !payload || !signature || rest.length > 0 || token.length > 1024) return null;
  const mac = fromBase64Url(signature);
  const body = fromBase64Url(payload);
  if (!mac || !body) return null;
  const signed = encoder.encode(`${prefix}.${payload}`);
  for (const secret of keys) {
    if (!(await crypto.subtle.verify("HMAC", await importKey(secret), mac, signed))) continue;
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), claimsSchema), new TextDecoder().decode(body));
    if (!parsed.success || parsed.output.e <= nowSeconds) return null;
    const { k: kind, s: subject, g: grantId, e: expiresAtSeconds } = parsed.output;
    return { kind, subject, grantId, expiresAtSeconds };
  }
  return null;
}
