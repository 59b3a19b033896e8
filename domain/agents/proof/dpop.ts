/**
 * Proof of possession of a program's tokens (DPoP, RFC 9449): a JWT that the program signs for one request with the key
 * that its tokens are bound to.
 */
import * as v from "valibot";
import { fromBase64Url } from "../../http/base64url";
import { digestOf } from "../../http/digest";
import { isSignedBy, type PublicKey } from "./http-signature";

export const proofAlgorithms = ["ES256", "EdDSA"] as const;

/** Maximum age of a proof, and maximum lead of the client's clock, in seconds. */
const longestSeconds = 300;
const skewSeconds = 60;
const longestProof = 4096;

const coordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
/** A key with a private part is refused, because sending it has disclosed it. */
const privatePart = v.optional(v.never());
const key = v.variant("kty", [
  v.object({ kty: v.literal("EC"), crv: v.literal("P-256"), x: coordinate, y: coordinate, d: privatePart }),
  v.object({ kty: v.literal("OKP"), crv: v.literal("Ed25519"), x: coordinate, d: privatePart }),
]);
const header = v.object({
  typ: v.literal("dpop+jwt"),
  alg: v.picklist([...proofAlgorithms, "Ed25519"]),
  jwk: key,
  /** No extension is understood (RFC 7515, section 4.1.11). */
  crit: v.optional(v.never()),
});
const claims = v.object({
  jti: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
  htm: v.string(),
  htu: v.pipe(v.string(), v.maxLength(2048)),
  iat: v.pipe(v.number(), v.safeInteger()),
  ath: v.optional(v.string()),
});

interface ProvedRequest {
  readonly method: string;
  readonly url: URL;
  /** Access token sent with the proof; null at the endpoint that issues tokens. */
  readonly token: string | null;
}

interface Proof {
  /** Thumbprint of the key (RFC 7638), by which tokens are bound to it. */
  readonly thumbprint: string;
  /** Unique; a proof is accepted once. */
  readonly id: string;
}

/** The proof of a request; null if it is malformed, for another request, too old, or not signed by its own key. */
export async function readProof(text: string, request: ProvedRequest, nowSeconds: number): Promise<Proof | null> {
  const [first = "", second = "", third = "", ...rest] = text.split(".");
  if (text.length > longestProof || rest.length > 0) return null;
  const head = v.safeParse(header, jsonOf(first));
  const body = v.safeParse(claims, jsonOf(second));
  const signature = fromBase64Url(third);
  if (!head.success || !body.success || !signature) return null;
  const { alg, jwk } = head.output;
  const { jti, htm, htu, iat, ath } = body.output;
  if ((alg === "ES256") !== (jwk.kty === "EC") || htm !== request.method) return null;
  if (!isAddressOf(htu, request.url) || iat > nowSeconds + skewSeconds || iat < nowSeconds - longestSeconds)
    return null;
  if (request.token !== null && ath !== (await digestOf(request.token))) return null;
  const publicKey: PublicKey = { kid: "", ...jwk };
  if (!(await isSignedBy(publicKey, `${first}.${second}`, signature))) return null;
  return { thumbprint: await thumbprintOf(jwk), id: jti };
}

/** Scheme, host and path must match; query and fragment are ignored (RFC 9449, section 4.3). */
function isAddressOf(stated: string, { origin, pathname }: URL): boolean {
  if (!URL.canParse(stated)) return false;
  const url = new URL(stated);
  return url.origin === origin && url.pathname === pathname;
}

/** Members in alphabetical order, as RFC 7638 requires. */
const thumbprintOf = ({ crv, kty, x, ...rest }: v.InferOutput<typeof key>): Promise<string> =>
  digestOf(JSON.stringify({ crv, kty, x, ...("y" in rest && { y: rest.y }) }));

function jsonOf(base64url: string): unknown {
  const bytes = fromBase64Url(base64url);
  if (!bytes) return undefined;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
