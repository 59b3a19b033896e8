/**
 * Encrypted and authenticated cookie values: AES-GCM with a key derived per purpose (HKDF). The key id is a prefix, so
 * old values still open after a key rotation. Anything invalid opens as null.
 */
import { fromBase64Url, toBase64Url } from "../base64url";

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const ivBytes = 12;

export interface Sealer {
  seal(purpose: string, text: string): Promise<string>;
  /** Null if the value was altered, is not the shop's, or was sealed for another purpose. */
  open(purpose: string, sealed: string): Promise<string | null>;
}

interface Secret {
  readonly id: string;
  readonly material: CryptoKey;
}

/** @param secrets the first one seals, all of them open; each at least 32 characters */
export function createSealer(secrets: readonly string[]): Sealer {
  let ready: Promise<Secret[]> | undefined;
  const keys = new Map<string, Promise<CryptoKey>>();
  const load = () => {
    ready ??= Promise.all(secrets.map(importSecret));
    return ready;
  };
  const keyFor = (secret: Secret, purpose: string) => {
    const name = `${secret.id} ${purpose}`;
    let key = keys.get(name);
    if (!key) {
      key = deriveKey(secret.material, purpose);
      keys.set(name, key);
    }
    return key;
  };
  return {
    async seal(purpose, text) {
      const [secret] = await load();
      if (!secret) throw new Error("no sealing key");
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const key = await keyFor(secret, purpose);
      const sealed = await crypto.subtle.encrypt(algorithm(iv, purpose), key, encoder.encode(text));
      const whole = new Uint8Array(ivBytes + sealed.byteLength);
      whole.set(iv);
      whole.set(new Uint8Array(sealed), ivBytes);
      return `${secret.id}.${toBase64Url(whole)}`;
    },
    async open(purpose, sealed) {
      const [, id, payload] = /^([0-9a-f]{8})\.([\w-]{38,8192})$/.exec(sealed) ?? [];
      if (!id || !payload) return null;
      const secret = (await load()).find((candidate) => candidate.id === id);
      const whole = secret && fromBase64Url(payload);
      if (!whole) return null;
      try {
        const key = await keyFor(secret, purpose);
        const iv = whole.subarray(0, ivBytes);
        return decoder.decode(await crypto.subtle.decrypt(algorithm(iv, purpose), key, whole.subarray(ivBytes)));
      } catch {
        return null;
      }
    },
  };
}

function algorithm(iv: Uint8Array<ArrayBuffer>, purpose: string) {
  return { name: "AES-GCM", iv, additionalData: encoder.encode(purpose) };
}

async function importSecret(secret: string): Promise<Secret> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(`id ${secret}`)));
  const id = Array.from(digest.subarray(0, 4), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const material = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"]);
  return { id, material };
}

function deriveKey(material: CryptoKey, purpose: string): Promise<CryptoKey> {
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(32), info: encoder.encode(`sealed value: ${purpose}`) },
    material,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}
