/** Owner behind a call, and parameters that lists and writes share. */
import type { DurableObject } from "cloudflare:workers";
import { listDefaults } from "@contracts/commerce/orders";
import type { SellingSettings } from "@contracts/settings";
import { mayOrderAsGuest } from "@domain/checkout/guest";
import type { Context } from "hono";
import { invalidInput } from "../shared/problems";
import { sellingSettingsOf } from "../shared/selling-settings";
import { traced } from "../shared/tracing/traced-object";
import type { CartObject } from "./carts/cart-object";
import type { CartView } from "./carts/commands";
import type { CommerceApp } from "./context";
import type { ShopperKind } from "./shoppers/shopper-of";
import type { CallerClaims } from "./tokens/access-token";

export interface Owner {
  readonly claims: CallerClaims & { readonly kind: "anonymous" | "customer" };
  /** "anonymous:…", "customer:…" or "punchout:…": names the owner in carts and ledgers. */
  readonly owner: string;
}

/** Any owner of a cart: shoppers, and punchout buyers, who own nothing else. */
export interface CartOwner extends Pick<Owner, "owner"> {
  readonly claims: CallerClaims & { readonly kind: ShopperKind };
}

/** The shopper behind a call; null for the shop's own token and for punchout buyers. */
export function ownerOf(c: Context<CommerceApp>): Owner | null {
  const claims = c.get("claims");
  if (claims.kind === "client" || claims.kind === "punchout") return null;
  return { claims: { ...claims, kind: claims.kind }, owner: `${claims.kind}:${claims.subject}` };
}

/** The owner of the call's cart; null for the shop's own token. */
export function cartOwnerOf(c: Context<CommerceApp>): CartOwner | null {
  const claims = c.get("claims");
  if (claims.kind === "client") return null;
  return { claims: { ...claims, kind: claims.kind }, owner: `${claims.kind}:${claims.subject}` };
}

/** Owner name of a punchout session's cart; null for other tokens. */
export function punchoutOwnerOf(c: Context<CommerceApp>): string | null {
  const { kind, subject } = c.get("claims");
  return kind === "punchout" ? `punchout:${subject}` : null;
}

/** The signed-in customer behind a call; null for other tokens. */
export function customerOf(c: Context<CommerceApp>): Owner | null {
  const owner = ownerOf(c);
  return owner?.claims.kind === "customer" ? owner : null;
}

/**
 * The customer behind a call, or a guest in a country where guests may order; null for other tokens. A guest with a
 * closed basket passes, because a repeated submission must return the order.
 */
export async function buyerOf(c: Context<CommerceApp>, cartId: string): Promise<Owner | null> {
  const owner = ownerOf(c);
  if (owner?.claims.kind !== "anonymous") return owner;
  const [view, settings]: [CartView | null, SellingSettings] = await Promise.all([
    isCartId(cartId) ? cartObjectOf(c, cartId).view(owner.owner) : null,
    sellingSettingsOf(c.env).current(),
  ]);
  return view === null || mayOrderAsGuest(view.shopperCountry, settings) ? owner : null;
}

const cartIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const keyPattern = /^[\x21-\x7e]{8,128}$/;

export const isCartId = (id: string): boolean => cartIdPattern.test(id);

/** Type of a cart stub; {@link Ledger} explains why it repeats the object's signatures. */
type CartStub = Omit<CartObject, keyof DurableObject>;

export const cartObjectOf = (c: Context<CommerceApp>, id: string): CartStub =>
  traced<CartStub>(c.env.CARTS.get(c.env.CARTS.idFromName(id)));

/** The idempotency key; null if absent, undefined if invalid. */
export function keyOf(c: Context<CommerceApp>): string | null | undefined {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return null;
  return keyPattern.test(key) ? key : undefined;
}

export const invalidKey = (): Response =>
  invalidInput("Idempotency-Key must be 8 to 128 printable characters without spaces.");

interface ListQuery {
  readonly limit: number;
  readonly offset: number;
  /** Text of the filter; null without one. */
  readonly where: string | null;
}

const known: readonly string[] = ["limit", "offset", "sort", "where", "expand"];

/**
 * Page and filter of a list, newest first. Unknown parameters are refused, because an ignored filter would return more
 * than requested (W15).
 * @param filters other parameters that the caller reads
 */
export function listQuery(
  c: Context<CommerceApp>,
  sorts: readonly string[],
  filters: readonly string[] = [],
): ListQuery | Response {
  const query = c.req.query();
  const unknown = Object.keys(query).find((name) => !known.includes(name) && !filters.includes(name));
  if (unknown !== undefined) return invalidInput(`Unknown query parameter '${unknown.slice(0, 40)}'.`);
  if (query.sort !== undefined && !sorts.includes(query.sort)) return invalidInput(`sort must be ${sorts[0]}.`);
  const limit = wholeNumber(query.limit, listDefaults.limit, 1, listDefaults.maxLimit);
  const offset = wholeNumber(query.offset, listDefaults.offset, 0, listDefaults.maxOffset);
  if (limit === null) return invalidInput(`limit must be a whole number from 1 to ${listDefaults.maxLimit}.`);
  if (offset === null) return invalidInput(`offset must be a whole number from 0 to ${listDefaults.maxOffset}.`);
  return { limit, offset, where: query.where ?? null };
}

function wholeNumber(text: string | undefined, fallback: number, least: number, most: number): number | null {
  if (text === undefined) return fallback;
  if (!/^\d{1,6}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}
