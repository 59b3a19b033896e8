/** Idempotency keys of writes. */
import type { StoredAuth, StoredCart } from "./token-store";
import type { WriteOptions } from "./types";

/** The basket as known to the browser when it sent a form. */
interface KnownBasket {
  readonly cart: Pick<StoredCart, "id" | "version"> | null;
  readonly auth: Pick<StoredAuth, "accessToken"> | null;
}

/**
 * Key of 8 to 128 printable characters. A form without an explicit intent is identified by its content and the basket
 * version the browser knew, or by the token before the first basket. After a response arrives, the same form has a new
 * key; until then it keeps the old one, however long the shopper waits.
 */
export async function keyOf({ intent, form }: WriteOptions = {}, { cart, auth }: KnownBasket): Promise<string> {
  if (intent !== undefined) return `intent-${intent}`;
  const known = cart ? [cart.id, cart.version] : auth ? [auth.accessToken] : null;
  if (form === undefined || known === null) return crypto.randomUUID();
  const text = JSON.stringify([...known, form]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return `form-${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
