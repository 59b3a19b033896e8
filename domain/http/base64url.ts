/** Bytes passed as arguments to one call; engines limit the number of arguments. */
const pieceBytes = 8192;

/** Base64 (RFC 4648, section 4). */
export function toBase64(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    binary += String.fromCharCode(...bytes.subarray(at, at + pieceBytes));
  }
  return btoa(binary);
}

/** Base64url (RFC 4648, section 5) without padding, safe in headers, URLs and cookies. */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Null if the text is not valid base64url. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** `bytes` random bytes: 16 for an id or nonce, 32 for a secret. */
export function randomBase64Url(bytes: number): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)));
}
