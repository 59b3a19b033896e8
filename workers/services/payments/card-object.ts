/**
 * One card entry: its session, its token, and every authorization made with it. The card number is never stored. Each
 * session is one object, so a token has a single writer and is used once.
 */
import { DurableObject } from "cloudflare:workers";
import type {
  Authorization,
  AuthorizationRequest,
  CardSessionState,
  OpenCardSession,
  Refund,
} from "@contracts/commerce/card-service";
import type { CardSummary } from "@contracts/commerce/payments";
import { sessionOfToken } from "@domain/card/session-ids";
import { randomBase64Url } from "@domain/http/base64url";
import type { ServicesEnv } from "../env";
import { CardStore, type SavedCard, type SessionRecord } from "./card-store";
import type { CardProfile } from "./issuer";

const sessionMilliseconds = 30 * 60_000;
/** Time that a bank waits for the holder's confirmation. */
const challengeMilliseconds = 10 * 60_000;
/** Lifetime of a token, enough for one checkout. */
const tokenMilliseconds = 60 * 60_000;
/** Time that holder and expiration are kept, for display at checkout. */
const cardMilliseconds = 30 * 24 * 3600_000;
const authorizationMilliseconds = 400 * 24 * 3600_000;
/** Limit on wrong numbers, so sessions cannot be used to test cards. */
const maxWrongEntries = 10;

export interface PageSession {
  readonly returnUrl: string;
  readonly language: "en" | "ja" | "zh";
  readonly state: "open" | "challenged" | "filled" | "refused" | "closed";
  readonly lastFour: string | null;
  /** True if the page offers to keep the card. */
  readonly offersSaving: boolean;
}

/** "2031-04", as expirations are written. */
const thisMonth = (): string => new Date().toISOString().slice(0, 7);

const newTokenOf = (sessionId: string): string => `tok_${sessionId}${randomBase64Url(24)}`;

interface AuthorizationOutcome {
  readonly authorization: Authorization;
  /** True if the issuer's response must be withheld this time, to simulate a lost response. */
  readonly withheld: boolean;
}

export class CardObject extends DurableObject<ServicesEnv> {
  readonly #store = new CardStore(this.ctx.storage);

  /** @param saved card that replaces an entry; its bank authenticates the holder as for an entered card */
  async open(
    sessionId: string,
    request: OpenCardSession,
    saved: Pick<SavedCard, "card" | "profile"> | null = null,
  ): Promise<{ expiresAt: number }> {
    const now = Date.now();
    const expiresAt = now + sessionMilliseconds;
    const { cartId, owner, returnUrl, language, offersSaving } = request;
    const none = { wrongEntries: 0, token: null, card: null, profile: null, filledAt: null };
    this.#store.save({ state: "open", cartId, owner, returnUrl, language, openedAt: now, expiresAt, ...none });
    if (offersSaving && !saved) this.#store.saveSaving({ owner, kept: null });
    await this.ctx.storage.setAlarm(expiresAt);
    if (saved) await this.fill(sessionId, saved.card, saved.profile);
    return { expiresAt };
  }

  /** The card that was saved in this session, for its owner; null for anyone else, and once it has expired. */
  async savedCard(token: string, owner: string): Promise<SavedCard | null> {
    const saving = this.#store.saving();
    const kept = saving?.owner === owner ? saving.kept : null;
    return kept?.token === token && kept.card.expiration >= thisMonth() ? kept : null;
  }

  async forgetSavedCard(token: string, owner: string): Promise<void> {
    const saving = this.#store.saving();
    if (saving?.owner === owner && saving.kept?.token === token) this.#store.forgetSaving();
  }

  /** State for the hosted page; null if the session does not exist. */
  async page(): Promise<PageSession | null> {
    const session = this.#session();
    if (!session) return null;
    const { returnUrl, language, card, profile } = session;
    const state = this.#stateOf(session);
    // With a card, only a refusal at the bank cancels a session.
    const isRefused = state === "cancelled" && profile === "challenges";
    return {
      returnUrl,
      language,
      state:
        state === "open" || state === "challenged" || state === "filled" ? state : isRefused ? "refused" : "closed",
      lastFour: card?.lastFour ?? null,
      offersSaving: this.#store.saving() !== null,
    };
  }

  /** Counts a refused entry; false if there were too many. */
  async countWrongEntry(): Promise<boolean> {
    const session = this.#session();
    if (!session || this.#stateOf(session) !== "open") return false;
    const wrongEntries = session.wrongEntries + 1;
    const state = wrongEntries >= maxWrongEntries ? "cancelled" : "open";
    this.#store.save({ ...session, wrongEntries, state });
    return state === "open";
  }

  /**
   * Stores a validated card. A second entry, as from a second window, changes nothing.
   * @param keeps the holder agreed to keep the card for the next order
   */
  async fill(sessionId: string, card: CardSummary, profile: CardProfile, keeps = false): Promise<boolean> {
    const session = this.#session();
    if (!session) return false;
    const state = this.#stateOf(session);
    if (state === "filled" || state === "challenged") return true;
    if (state !== "open") return false;
    const entered = { ...session, card, profile, filledAt: Date.now() };
    const saving = keeps ? this.#store.saving() : null;
    if (saving) {
      const token = `card_${sessionId}${randomBase64Url(24)}`;
      this.#store.saveSaving({ ...saving, kept: { token, card, profile } });
    }
    if (profile === "challenges") {
      this.#store.save({ ...entered, state: "challenged", expiresAt: Date.now() + challengeMilliseconds });
    } else this.#store.save({ ...entered, state: "filled", token: newTokenOf(sessionId) });
    await this.ctx.storage.setAlarm(Date.now() + cardMilliseconds);
    return true;
  }

  /** Stores the holder's answer to the bank; the first answer counts. False if the bank no longer waits for one. */
  async answerChallenge(sessionId: string, confirmed: boolean): Promise<boolean> {
    const session = this.#session();
    if (!session) return false;
    const state = this.#stateOf(session);
    if (state === "filled") return true;
    if (state !== "challenged") return false;
    const filledAt = Date.now();
    if (confirmed) this.#store.save({ ...session, state: "filled", token: newTokenOf(sessionId), filledAt });
    else this.#store.save({ ...session, state: "cancelled", card: null });
    return confirmed;
  }

  /** State for the shop, only for the owner and cart of the session; null for anyone else. */
  async state(id: string, cartId: string, owner: string): Promise<CardSessionState | null> {
    const session = this.#session();
    if (!session || session.cartId !== cartId || session.owner !== owner) return null;
    const state = this.#stateOf(session);
    // The shop sees a card as entered only after the bank agrees.
    if (state === "open" || state === "challenged") return { state: "open", id };
    const { token, card } = session;
    if (state === "filled") {
      if (!token || !card) return { state: "expired", id };
      const kept = this.#store.saving()?.kept;
      return { state, id, token, card, ...(kept && { savedCard: kept.token }) };
    }
    return { state, id };
  }

  /**
   * Authorizes an amount. A repeated key gets the same result without a second call to the issuer. A token is used up
   * by one attempt, successful or not.
   */
  async authorise(key: string, request: AuthorizationRequest): Promise<AuthorizationOutcome> {
    const known = this.#store.authorization(key);
    if (known) return { authorization: known, withheld: false };
    return this.#store.transaction(() => {
      const session = this.#session();
      const usable = session && this.#stateOf(session) === "filled" && session.token === request.token;
      if (!session || session.cartId !== request.cartId || session.owner !== request.owner || !usable) {
        const reason = session?.token === request.token && session.state === "used" ? "token-used" : "token-unknown";
        // Not stored, because it concerns the token and not this attempt.
        return { authorization: this.#made(key, request, "declined", reason), withheld: false };
      }
      const approved = session.profile !== "declines";
      const authorization = this.#made(
        key,
        request,
        approved ? "approved" : "declined",
        approved ? null : "card-declined",
      );
      this.#store.addAuthorization(authorization);
      this.#store.save({ ...session, state: "used" });
      return { authorization, withheld: session.profile === "times-out-once" };
    });
  }

  /** Cancels an attempt: releases an approved amount, or blocks an authorization that arrives later. */
  async callOff(
    key: string,
    request: Pick<AuthorizationRequest, "amount" | "reference" | "token">,
  ): Promise<Authorization> {
    return this.#store.transaction(() => {
      const known = this.#store.authorization(key);
      if (!known) {
        const tombstone = this.#made(key, request, "voided", "called-off");
        this.#store.addAuthorization(tombstone);
        return tombstone;
      }
      return known.status === "approved" ? this.#store.setStatus(known, "voided") : known;
    });
  }

  /**
   * Captures or voids an authorization for the back office; null if it does not exist, unchanged if it is already
   * final.
   */
  async settle(id: string, status: "captured" | "voided"): Promise<Authorization | null> {
    return this.#store.transaction(() => {
      const known = this.#store.authorizationById(id);
      return known?.status === "approved" ? this.#store.setStatus(known, status) : known;
    });
  }

  /**
   * Refunds part of a captured amount, once per key. "missing": no such capture; "too-large": more than remains of it.
   */
  async refund(id: string, key: string, amount: Refund["amount"]): Promise<Refund | "missing" | "too-large"> {
    return this.#store.transaction(() => {
      const known = this.#store.refund(key);
      if (known) return known;
      const authorization = this.#store.authorizationById(id);
      if (authorization?.status !== "captured") return "missing";
      const left = authorization.amount.centAmount - this.#store.refunded(id);
      if (amount.currencyCode !== authorization.amount.currencyCode || amount.centAmount > left) return "too-large";
      const made = { key, authorizationId: id, amount, createdAt: new Date().toISOString() };
      this.#store.addRefund(made);
      return made;
    });
  }

  /** State and authorizations as stored, for the operator. */
  async record(): Promise<{ state: string; authorizations: Authorization[]; refunds: Refund[] } | null> {
    const session = this.#session();
    const { authorizations, refunds } = {
      authorizations: this.#store.authorizations(),
      refunds: this.#store.refunds(),
    };
    return session && { state: this.#stateOf(session), authorizations, refunds };
  }

  override async alarm(): Promise<void> {
    const session = this.#session();
    if (!session) return;
    const now = Date.now();
    const authorizations = this.#store.authorizations();
    // A saved card needs a paid order; it is deleted without one, or once it has expired.
    const kept = this.#store.saving()?.kept;
    const isPaid = authorizations.some(({ status }) => status === "approved" || status === "captured");
    if (!kept || !isPaid || kept.card.expiration < thisMonth()) this.#store.forgetSaving();
    if (
      authorizations.length === 0 &&
      (session.filledAt ?? session.expiresAt) + (session.card ? cardMilliseconds : 0) <= now
    ) {
      return this.#store.deleteEverything();
    }
    if (session.card && (session.filledAt ?? 0) + cardMilliseconds <= now) {
      this.#store.save({ ...session, card: null });
    }
    const last = Math.max(...authorizations.map(({ createdAt }) => Date.parse(createdAt)), session.openedAt);
    const isOver = last + authorizationMilliseconds <= now;
    if (isOver && !this.#store.saving()) return this.#store.deleteEverything();
    await this.ctx.storage.setAlarm(isOver ? now + cardMilliseconds : last + authorizationMilliseconds);
  }

  #session(): SessionRecord | null {
    return this.#store.session();
  }

  #stateOf({ state, expiresAt, filledAt }: SessionRecord): SessionRecord["state"] | "expired" {
    const now = Date.now();
    if ((state === "open" || state === "challenged") && expiresAt <= now) return "expired";
    if (state === "filled" && (filledAt ?? 0) + tokenMilliseconds <= now) return "expired";
    return state;
  }

  #made(
    key: string,
    { amount, reference, token }: Pick<AuthorizationRequest, "amount" | "reference" | "token">,
    status: Authorization["status"],
    reason: Authorization["reason"],
  ): Authorization {
    const id = `auth_${sessionOfToken(token)}${randomBase64Url(9)}`;
    return { id, key, status, reason, amount, reference, createdAt: new Date().toISOString() };
  }
}
