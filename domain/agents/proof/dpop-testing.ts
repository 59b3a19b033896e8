/** Keys and proofs of programs in tests (RFC 9449). */
import { digestOf } from "../../http/digest";

const algorithms = {
  ES256: [
    { name: "ECDSA", namedCurve: "P-256" },
    { name: "ECDSA", hash: "SHA-256" },
  ],
  EdDSA: [{ name: "Ed25519" }, { name: "Ed25519" }],
} as const;

const json = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

export async function proofKey(alg: keyof typeof algorithms = "ES256") {
  const [kind, how] = algorithms[alg];
  const pair = (await crypto.subtle.generateKey(kind, true, ["sign", "verify"])) as CryptoKeyPair;
  const { kty, crv, x, y } = (await crypto.subtle.exportKey("jwk", pair.publicKey)) as JsonWebKey;
  const jwk = { crv, kty, x, ...(y && { y }) };
  async function proof(claims: object, header: object = {}): Promise<string> {
    const signed = `${json({ typ: "dpop+jwt", alg, jwk, ...header })}.${json(claims)}`;
    const signature = await crypto.subtle.sign(how, pair.privateKey, new TextEncoder().encode(signed));
    return `${signed}.${Buffer.from(signature).toString("base64url")}`;
  }
  return { proof, thumbprint: await digestOf(JSON.stringify(jwk)) };
}
