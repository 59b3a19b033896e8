/** Contents of the sealed session cookies, validated and cached by cookie text. */

import { priceGroupId } from "@contracts/customers/companies";
import { tokenFlow } from "@contracts/customers/tokens";
import { flagName } from "@contracts/settings";
import { createSealer, type Sealer } from "@domain/http/cookies/sealed-value";
import {
  authCookie,
  cartCookie,
  customerCookie,
  flagCookie,
  frameCookie,
  noticeCookie,
  previewCookie,
  readCookie,
} from "@domain/http/cookies/session-cookies";
import type { VisitorKind } from "@domain/http/edge-app";
import * as v from "valibot";

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const expiry = { until: v.optional(v.number()) };

const stored = {
  [authCookie]: v.object({
    accessToken: v.string(),
    expiresIn: v.number(),
    expiresAt: v.number(),
    refreshToken: v.nullable(v.string()),
    flow: tokenFlow,
    priceGroup: v.optional(priceGroupId),
  }),
  [cartCookie]: v.object({
    ...expiry,
    id,
    version: count,
    itemCount: count,
    country: v.string(),
    currency: v.string(),
    lastModifiedAt: v.string(),
    recalculated: v.optional(v.boolean()),
  }),
  [customerCookie]: v.object({
    ...expiry,
    id,
    verified: v.boolean(),
    punchout: v.boolean(),
    registrationCountry: v.optional(v.nullable(v.string())),
    emailDomain: v.optional(v.nullable(v.string())),
  }),
  /** For a visit in a procurement system's frame. It outlives the session, whose end must be announced in the frame. */
  [frameCookie]: v.object({ ...expiry, origins: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(10)) }),
  [noticeCookie]: v.object({ ...expiry, expired: v.picklist(["customer", "punchout", "anonymous"]) }),
  /** `day` previews rules by date for another day. */
  [previewCookie]: v.object({
    ...expiry,
    editor: v.string(),
    token: v.optional(v.string()),
    day: v.optional(v.pipe(v.string(), v.isoDate())),
  }),
  /** No flag affects prices, countries or access, so each may be overridden (W17). */
  [flagCookie]: v.object({ ...expiry, flags: v.pipe(v.array(flagName), v.maxLength(10)) }),
} as const;
type SealedCookieName = keyof typeof stored;
type StoredCookie<N extends SealedCookieName> = v.InferOutput<(typeof stored)[N]>;

export interface SealedSession {
  readonly auth: StoredCookie<"ct-auth"> | null;
  readonly cart: StoredCookie<"ct-cart"> | null;
  readonly customer: StoredCookie<"ct-customer"> | null;
  readonly notice: StoredCookie<"ct-notice"> | null;
  readonly frame?: StoredCookie<"ct-frame"> | null;
  readonly preview: boolean;
  /** Preview token of an editor for the content service. */
  readonly editorToken: string | null;
  /** ISO date for which a preview is shown; null for today. */
  readonly previewDay: string | null;
  readonly flags: StoredCookie<"ff-test"> | null;
}

export interface SessionCodec {
  /** Never throws; unreadable cookies are ignored. */
  open(cookieHeader: string | null): Promise<SealedSession>;
  /** Opens a single cookie value. */
  openValue<N extends SealedCookieName>(name: N, sealed: string): Promise<StoredCookie<N> | null>;
  seal<N extends SealedCookieName>(name: N, value: StoredCookie<N>): Promise<string>;
}

const noSession: SealedSession = {
  auth: null,
  cart: null,
  customer: null,
  notice: null,
  preview: false,
  editorToken: null,
  previewDay: null,
  flags: null,
};

/** Opened values by cookie text. Invalid texts are cached too, so that each costs only one decryption. */
const memoSize = 4096;

export function createSessionCodec(secrets: readonly string[], now: () => number = Date.now): SessionCodec {
  const sealer: Sealer = createSealer(secrets);
  const memo = new Map<string, unknown>();

  async function value<N extends SealedCookieName>(name: N, sealed: string | null): Promise<StoredCookie<N> | null> {
    if (!sealed) return null;
    const key = `${name} ${sealed}`;
    if (!memo.has(key)) {
      const opened = parse(name, await sealer.open(name, sealed));
      if (memo.size >= memoSize) memo.delete(memo.keys().next().value ?? "");
      memo.set(key, opened);
    }
    const opened = memo.get(key) as StoredCookie<N> | null;
    return opened && isCurrent(opened, now()) ? opened : null;
  }

  return {
    async open(cookieHeader) {
      if (!cookieHeader?.includes("=")) return noSession;
      const [auth, cart, customer, notice, frame, preview, flags] = await Promise.all([
        value(authCookie, readCookie(cookieHeader, authCookie)),
        value(cartCookie, readCookie(cookieHeader, cartCookie)),
        value(customerCookie, readCookie(cookieHeader, customerCookie)),
        value(noticeCookie, readCookie(cookieHeader, noticeCookie)),
        value(frameCookie, readCookie(cookieHeader, frameCookie)),
        value(previewCookie, readCookie(cookieHeader, previewCookie)),
        value(flagCookie, readCookie(cookieHeader, flagCookie)),
      ]);
      const editor = {
        ...{ preview: preview !== null, editorToken: preview?.token ?? null },
        previewDay: preview?.day ?? null,
      };
      return { auth, cart, customer, notice, frame, ...editor, flags };
    },
    openValue: value,
    seal: (name, plain) => sealer.seal(name, JSON.stringify(plain)),
  };
}

/** True for a customer cookie without a usable token (A-TOKEN-17). */
export function isInconsistent({ customer, auth }: SealedSession): boolean {
  return customer !== null && !customer.punchout && !auth?.refreshToken;
}

export function visitorKind(session: SealedSession): VisitorKind {
  if (session.preview) return "preview";
  if (session.customer?.punchout) return "punchout";
  if (session.customer && !isInconsistent(session)) return "customer";
  return session.cart ? "visitor-with-basket" : "visitor";
}

function parse<N extends SealedCookieName>(name: N, text: string | null): StoredCookie<N> | null {
  if (text === null) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), stored[name]), text);
  return parsed.success ? (parsed.output as StoredCookie<N>) : null;
}

/** Browsers drop expired cookies; copies must expire too. */
function isCurrent(value: { until?: number } | { expiresAt: number }, now: number): boolean {
  const end = "expiresAt" in value ? value.expiresAt : value.until;
  return end === undefined || end > now;
}
