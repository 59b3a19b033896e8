/** Software authenticator for tests: one ES256 key without attestation, in the form that browsers return to a page. */
import type { CreatedPasskey, UsedPasskey } from "@contracts/customers/passkeys";
import { fromBase64Url, toBase64Url } from "@domain/http/base64url";

const bytes = (text: string) => Uint8Array.from(new TextEncoder().encode(text));
/** CBOR map of "fmt", "attStmt" and "authData", up to the bytes of the last. */
const attestationHead = [0xa3, 0x63, ...bytes("fmt"), 0x64, ...bytes("none"), 0x67];
/** COSE key of kind EC2, algorithm ES256, curve P-256, up to its x. */
const coseHead = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20];
const flags = { present: 1, verified: 4, attested: 64 } as const;

interface Circumstances {
  readonly origin: string;
  /** False for a key that verified neither PIN nor fingerprint. */
  readonly verified?: boolean;
  readonly counter?: number;
}

export async function softwareAuthenticator() {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const keys = (await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"])) as CryptoKeyPair;
  const { x = "", y = "" } = (await crypto.subtle.exportKey("jwk", keys.publicKey)) as JsonWebKey;
  const idBytes = crypto.getRandomValues(new Uint8Array(16));
  const id = toBase64Url(idBytes);
  const common = { id, rawId: id, type: "public-key", clientExtensionResults: {} } as const;
  const clientData = (type: string, challenge: string, origin: string) =>
    bytes(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = async ({ origin, verified = true, counter = 0 }: Circumstances, attested: number[]) =>
    Uint8Array.from([
      ...(await digest(bytes(new URL(origin).hostname))),
      flags.present | (verified ? flags.verified : 0) | (attested.length > 0 ? flags.attested : 0),
      ...[counter >>> 24, (counter >>> 16) & 255, (counter >>> 8) & 255, counter & 255],
      ...attested,
    ]);

  return {
    id,
    async create(challenge: string, at: Circumstances): Promise<CreatedPasskey> {
      const cose = [...coseHead, ...bytesOf(x), 0x22, 0x58, 0x20, ...bytesOf(y)];
      const data = await authenticatorData(at, [...new Uint8Array(16), 0, idBytes.length, ...idBytes, ...cose]);
      const attestation = [
        ...[...attestationHead, ...bytes("attStmt"), 0xa0, 0x68, ...bytes("authData")],
        ...[0x58, data.length, ...data],
      ];
      const response = {
        clientDataJSON: toBase64Url(clientData("webauthn.create", challenge, at.origin)),
        attestationObject: toBase64Url(Uint8Array.from(attestation)),
        transports: ["internal"],
      };
      return { ...common, response };
    },
    async use(challenge: string, customerId: string, at: Circumstances): Promise<UsedPasskey> {
      const [client, data] = [clientData("webauthn.get", challenge, at.origin), await authenticatorData(at, [])];
      const signed = Uint8Array.from([...data, ...(await digest(client))]);
      const raw = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, keys.privateKey, signed);
      const response = {
        clientDataJSON: toBase64Url(client),
        authenticatorData: toBase64Url(data),
        signature: toBase64Url(derOf(new Uint8Array(raw))),
        userHandle: toBase64Url(bytes(customerId)),
      };
      return { ...common, response };
    },
  };
}

const digest = async (data: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest("SHA-256", data));
const bytesOf = (text: string) => fromBase64Url(text) ?? new Uint8Array();

/** Converts a signature of Web Crypto, two concatenated numbers, to ASN.1, which authenticators return. */
function derOf(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  const numbers = [raw.subarray(0, 32), raw.subarray(32)].flatMap((part) => {
    const start = part.findIndex((byte) => byte !== 0);
    const value = [...part.subarray(start)];
    const positive = (value[0] ?? 0) > 127 ? [0, ...value] : value;
    return [2, positive.length, ...positive];
  });
  return Uint8Array.from([0x30, numbers.length, ...numbers]);
}
