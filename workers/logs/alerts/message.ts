/** Delivery of an alert message to the operator's webhook. */
import { noAnswer } from "../no-answer";

const timeoutMs = 5000;
const retryMs = [1, 2, 4, 8, 16, 32].map((minutes) => minutes * 60_000);
export const maxAttempts = retryMs.length + 1;

/** Time of the next attempt; null after the last one. */
export function nextAttempt(attempts: number, now: number): number | null {
  const wait = retryMs[attempts - 1];
  return wait === undefined ? null : now + wait;
}

/** `t=seconds,v1=hex` with HMAC-SHA-256 of `seconds.body`. The time prevents replays. */
export async function signatureOf(body: string, secret: string, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000);
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const signed = await crypto.subtle.sign("HMAC", key, encoder.encode(`${seconds}.${body}`));
  return `t=${seconds},v1=${hex(new Uint8Array(signed))}`;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export type Delivery = { readonly ok: true } | { readonly ok: false; readonly error: string };

export async function deliver(
  { id, body }: { readonly id: string; readonly body: string },
  { url, secret }: { readonly url: string; readonly secret: string },
  now: number,
  send: typeof fetch = fetch,
): Promise<Delivery> {
  try {
    const response = await send(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        // The id is the same on every attempt, so the receiver can drop duplicates.
        "x-benchside-message": id,
        "x-benchside-signature": await signatureOf(body, secret, now),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok ? { ok: true } : { ok: false, error: `answered ${response.status}` };
  } catch (error) {
    return { ok: false, error: noAnswer(error) };
  }
}
