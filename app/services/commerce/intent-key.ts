/** Idempotency keys: what makes two writes the same intent of the shopper. */
import type { StoredCart } from "./token-store";
import type { WriteOptions } from "./types";

const minute = 60_000;

/**
 * The gateway wants 8 to 128 printable characters. A form without an intent of its own is known by what it says and by
 * the basket that the browser knew when it was sent: after an answer has arrived the same form is a new intent. A minute
 * later it is one too, so that what was refused once can be tried again.
 */
export async function keyOf(
  { intent, form }: WriteOptions = {},
  reference: Pick<StoredCart, "id" | "version"> | null,
  now: number,
): Promise<string> {
  if (intent !== undefined) return `intent-${intent}`;
  if (form === undefined || reference === null) return crypto.randomUUID();
  const text = JSON.stringify([reference.id, reference.version, Math.floor(now / minute), form]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return `form-${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
