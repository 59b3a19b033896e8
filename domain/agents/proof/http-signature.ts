/**
 * HTTP message signatures (RFC 9421) of programs' requests, in the shape of Web Bot Auth: one signature that covers
 * method, host and path, and for a body its digest, with a nonce and a time of a few minutes.
 */
import { fromBase64Url } from "../../http/base64url";

export interface SignatureInput {
  readonly label: string;
  /** Covered components, as the signature base lists them. */
  readonly components: readonly string[];
  /** Text of components and parameters, the value of `@signature-params`. */
  readonly parameters: string;
  readonly keyId: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly expires: number;
  readonly nonce: string;
  readonly signature: Uint8Array<ArrayBuffer>;
}

export interface SignedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Pick<Headers, "get">;
}

/** Longest validity of a signature, and tolerated clock difference, in seconds. */
const longestSeconds = 600;
const skewSeconds = 60;

const dictionaryMember = /^\s*([a-z*][a-z0-9_.*-]{0,40})=(.+?)\s*$/s;
const component = /^"([@a-z][a-z0-9-]{0,60})"(?:;key="([a-z*][a-z0-9_.*-]{0,40})")?$/;

/**
 * Reads the only signature of a request. Several signatures, unknown component parameters and repeated components are
 * refused: programs do not need them here, and each can make a signature cover less than it seems.
 */
export function readSignature(headers: Pick<Headers, "get">): SignatureInput | null {
  const [, label, input = ""] = dictionaryMember.exec(headers.get("signature-input") ?? "") ?? [];
  const [, signedLabel, signed = ""] = dictionaryMember.exec(headers.get("signature") ?? "") ?? [];
  if (!label || label !== signedLabel || input.length > 2000) return null;
  const [, list, rest = ""] =
    /^\(([^()]*)\)((?:;[a-z]+=(?:"[\x20-\x21\x23-\x5b\x5d-\x7e]*"|\d{1,12}))+)$/.exec(input) ?? [];
  const bytes = bytesOf(/^:([A-Za-z0-9+/]{20,400}={0,2}):$/.exec(signed)?.[1] ?? "");
  if (list === undefined || !bytes) return null;
  const components = list.split(" ").filter(Boolean);
  const parameters = new Map(
    [...rest.matchAll(/;([a-z]+)=(?:"([^"]*)"|(\d+))/g)].map(([, name = "", text, number]) => [
      name,
      text ?? number ?? "",
    ]),
  );
  const isSound = components.every((one) => component.test(one)) && new Set(components).size === components.length;
  const keyId = parameters.get("keyid") ?? "";
  const created = Number(parameters.get("created") ?? Number.NaN);
  const expires = Number(parameters.get("expires") ?? created + longestSeconds);
  if (!isSound || keyId === "" || keyId.length > 200 || !Number.isSafeInteger(created)) return null;
  const nonce = parameters.get("nonce") ?? "";
  return { label, components, parameters: input, keyId, created, expires, nonce, signature: bytes };
}

/** Reason to refuse a signature before its key is known; null if there is none. */
export function signatureFault(
  { components, created, expires, nonce, label }: SignatureInput,
  { method, url, headers }: SignedRequest,
  nowSeconds: number,
): "coverage" | "time" | "nonce" | null {
  const covered = new Set(components.map((one) => component.exec(one)?.[1]));
  const needed = [
    ...["@method", "@authority", "@path"],
    ...(url.search ? ["@query"] : []),
    ...(headers.get("ucp-agent") === null ? [] : ["ucp-agent"]),
    ...(headers.get("signature-agent") === null ? [] : ["signature-agent"]),
    ...(method === "GET" ? [] : ["content-digest"]),
    ...(headers.get("idempotency-key") === null ? [] : ["idempotency-key"]),
  ];
  if (!needed.every((name) => covered.has(name))) return "coverage";
  const keys = components.flatMap((one) => component.exec(one)?.[2] ?? []);
  if (keys.some((key) => key !== label)) return "coverage";
  const isInTime =
    created <= nowSeconds + skewSeconds && expires > nowSeconds - skewSeconds && expires - created <= longestSeconds;
  if (!isInTime || expires <= created) return "time";
  return nonce.length >= 16 && nonce.length <= 128 ? null : "nonce";
}

/** Text that was signed; null if a covered part is missing. */
export function signatureBase(
  { components, parameters }: Pick<SignatureInput, "components" | "parameters">,
  request: SignedRequest,
): string | null {
  const lines: string[] = [];
  for (const one of components) {
    const [, name = "", key] = component.exec(one) ?? [];
    const value = key === undefined ? partOf(name, request) : memberOf(request.headers.get(name), key);
    if (value === null) return null;
    lines.push(`${one}: ${value}`);
  }
  return [...lines, `"@signature-params": ${parameters}`].join("\n");
}

function partOf(name: string, { method, url, headers }: SignedRequest): string | null {
  switch (name) {
    case "@method":
      return method;
    case "@authority":
      return url.host;
    case "@path":
      return url.pathname;
    case "@query":
      return url.search || "?";
    case "@target-uri":
      return url.href;
    case "@scheme":
      return url.protocol.slice(0, -1);
    default:
      return name === "" || name.startsWith("@") ? null : (headers.get(name)?.trim() ?? null);
  }
}

/** Value of a member of a dictionary with one member. */
function memberOf(header: string | null, key: string): string | null {
  const [, name, value = ""] = dictionaryMember.exec(header ?? "") ?? [];
  return name === key ? value : null;
}

/** True if a body's digest header (RFC 9530) matches these bytes; SHA-256 only. */
export async function isDigestOf(header: string | null, body: BufferSource): Promise<boolean> {
  const stated = bytesOf(/^sha-256=:([A-Za-z0-9+/]{43}=):$/.exec(header?.trim() ?? "")?.[1] ?? "");
  if (!stated) return false;
  const made = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return made.every((byte, index) => byte === stated[index]);
}

export interface PublicKey {
  readonly kid: string;
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y?: string | undefined;
}

/** True if a key made the signature. Only P-256 and Ed25519 keys are accepted. */
export async function isSignedBy(key: PublicKey, base: string, signature: BufferSource): Promise<boolean> {
  const { kty, crv, x, y } = key;
  const ecdsa = kty === "EC" && crv === "P-256";
  if (!ecdsa && !(kty === "OKP" && crv === "Ed25519")) return false;
  const algorithm = ecdsa ? { name: "ECDSA", namedCurve: "P-256" } : { name: "Ed25519" };
  const jwk = { kty, crv, x, ...(ecdsa && { y: y ?? "" }) };
  try {
    const imported = await crypto.subtle.importKey("jwk", jwk, algorithm, false, ["verify"]);
    const how = ecdsa ? { name: "ECDSA", hash: "SHA-256" } : algorithm;
    return await crypto.subtle.verify(how, imported, signature, new TextEncoder().encode(base));
  } catch {
    // A key that is not a point of its curve.
    return false;
  }
}

const bytesOf = (base64: string) =>
  base64 === "" ? null : fromBase64Url(base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, ""));
