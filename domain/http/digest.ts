import { toBase64Url } from "./base64url";

/** SHA-256 of a text in base64url: 43 characters. */
export async function digestOf(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}
