/** Signature of a webhook as standardwebhooks.com defines it: HMAC-SHA256 over id, time and body. */

/**
 * @param secret shared with the receiver
 * @param seconds time of sending since 1970, which receivers compare with their clock
 */
export async function webhookSignature(secret: string, id: string, seconds: number, body: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const signed = await crypto.subtle.sign("HMAC", key, encoder.encode(`${id}.${seconds}.${body}`));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signed)))}`;
}
