/** Idempotency keys: what makes two writes the same intent of the shopper. */
import type { StoredAuth, StoredCart } from "./token-store";
import type { WriteOptions } from "./types";

/** What the browser knew when it sent a form. */
export interface KnownBasket {
  readonly cart: Pick<StoredCart, "id" | "version"> | null;
  readonly auth: Pick<StoredAuth, "accessToken"> | null;
}

/**
 * The gateway wants 8 to 128 printable characters. A form without an intent of its own is known by what it says and by
 * the basket that the browser knew when it was sent, before the first basket by the token: once an answer has arrived
 * the same form is a new intent, and as long as none has it is the old one, however long the shopper took to try again.
 */
export async function keyOf({ intent, form }: WriteOptions = {}, { cart, auth }: KnownBasket): Promise<string> {
  if (intent !== undefined) return `intent-${intent}`;
  const known = cart ? [cart.id, cart.version] : auth ? [auth.accessToken] : null;
  if (form === undefined || known === null) return crypto.randomUUID();
  const text = JSON.stringify([...known, form]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return `form-${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
