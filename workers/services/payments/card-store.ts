/** Storage of a card session and its authorizations in the object's SQLite. Methods are synchronous. */
import { type Authorization, authorizationStatuses, type Refund } from "@contracts/commerce/card-service";
import { type CardSummary, cardSummary } from "@contracts/commerce/payments";
import * as v from "valibot";
import schema from "./card-object.sql";
import { type CardProfile, cardProfiles } from "./issuer";

/**
 * `challenged`: the card is entered, and its bank waits for the holder. There is no token before the holder confirms.
 */
const sessionStates = ["open", "challenged", "filled", "used", "cancelled"] as const;

export interface SessionRecord {
  readonly state: (typeof sessionStates)[number];
  readonly cartId: string;
  readonly owner: string;
  readonly returnUrl: string;
  readonly language: "en" | "ja" | "zh";
  /** Milliseconds since 1970, as all times here. */
  readonly openedAt: number;
  readonly expiresAt: number;
  readonly wrongEntries: number;
  readonly token: string | null;
  readonly card: CardSummary | null;
  readonly profile: CardProfile | null;
  readonly filledAt: number | null;
}

const sessionRow = v.object({
  state: v.picklist(sessionStates),
  cart_id: v.string(),
  owner: v.string(),
  return_url: v.string(),
  language: v.picklist(["en", "ja", "zh"]),
  opened_at: v.number(),
  expires_at: v.number(),
  wrong_entries: v.number(),
  token: v.nullable(v.string()),
  card: v.nullable(v.pipe(v.string(), v.parseJson(), cardSummary)),
  profile: v.nullable(v.picklist(cardProfiles)),
  filled_at: v.nullable(v.number()),
});

/** The offer to keep this session's card for its owner, and the saved card. */
interface Saving {
  readonly owner: string;
  /** Null until the holder ticks the box. */
  readonly kept: SavedCard | null;
}

export interface SavedCard {
  readonly token: string;
  readonly card: CardSummary;
  readonly profile: CardProfile;
}

const savingRow = v.object({
  owner: v.string(),
  token: v.nullable(v.string()),
  card: v.nullable(v.pipe(v.string(), v.parseJson(), cardSummary)),
  profile: v.nullable(v.picklist(cardProfiles)),
});

const authorizationRow = v.object({
  key: v.string(),
  id: v.string(),
  status: v.picklist(authorizationStatuses),
  reason: v.nullable(v.picklist(["card-declined", "token-used", "token-unknown", "called-off"])),
  cent_amount: v.number(),
  currency: v.string(),
  reference: v.string(),
  created_at: v.number(),
});

export class CardStore {
  readonly #storage: DurableObjectStorage;
  #ready = false;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  get #sql(): SqlStorage {
    if (!this.#ready) this.#storage.sql.exec(schema);
    this.#ready = true;
    return this.#storage.sql;
  }

  transaction<T>(work: () => T): T {
    return this.#storage.transactionSync(work);
  }

  session(): SessionRecord | null {
    const [row] = this.#sql.exec("select * from session").toArray();
    if (!row) return null;
    const read = v.parse(sessionRow, row);
    const { state, owner, language, token, card, profile } = read;
    return {
      state,
      owner,
      language,
      token,
      card,
      profile,
      cartId: read.cart_id,
      returnUrl: read.return_url,
      openedAt: read.opened_at,
      expiresAt: read.expires_at,
      wrongEntries: read.wrong_entries,
      filledAt: read.filled_at,
    };
  }

  save(session: SessionRecord): void {
    this.#sql.exec(
      `insert or replace into session (one, state, cart_id, owner, return_url, language, opened_at, expires_at,
         wrong_entries, token, card, profile, filled_at) values (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      session.state,
      session.cartId,
      session.owner,
      session.returnUrl,
      session.language,
      session.openedAt,
      session.expiresAt,
      session.wrongEntries,
      session.token,
      session.card && JSON.stringify(session.card),
      session.profile,
      session.filledAt,
    );
  }

  /** Null for a session that does not offer it. */
  saving(): Saving | null {
    const [row] = this.#sql.exec("select owner, token, card, profile from saving").toArray();
    if (!row) return null;
    const { owner, token, card, profile } = v.parse(savingRow, row);
    return { owner, kept: token && card && profile ? { token, card, profile } : null };
  }

  saveSaving({ owner, kept }: Saving): void {
    this.#sql.exec(
      "insert or replace into saving (one, owner, token, card, profile) values (1, ?, ?, ?, ?)",
      ...[owner, kept?.token ?? null, kept && JSON.stringify(kept.card), kept?.profile ?? null],
    );
  }

  forgetSaving(): void {
    this.#sql.exec("delete from saving");
  }

  authorization(key: string): Authorization | null {
    return this.#found("select * from authorizations where key = ?", key);
  }

  authorizationById(id: string): Authorization | null {
    return this.#found("select * from authorizations where id = ?", id);
  }

  authorizations(): Authorization[] {
    return this.#sql.exec("select * from authorizations order by created_at").toArray().map(authorizationOf);
  }

  addAuthorization({ key, id, status, reason, amount, reference, createdAt }: Authorization): void {
    this.#sql.exec(
      `insert into authorizations (key, id, status, reason, cent_amount, currency, reference, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
      key,
      id,
      status,
      reason,
      amount.centAmount,
      amount.currencyCode,
      reference,
      Date.parse(createdAt),
    );
  }

  setStatus(authorization: Authorization, status: Authorization["status"]): Authorization {
    this.#sql.exec("update authorizations set status = ? where key = ?", status, authorization.key);
    return { ...authorization, status };
  }

  /** The refund of a key; null for a new one. */
  refund(key: string): Refund | null {
    const [row] = this.#sql.exec("select * from refunds where key = ?", key).toArray();
    return row ? refundOf(row) : null;
  }

  refunds(): Refund[] {
    return this.#sql.exec("select * from refunds order by created_at").toArray().map(refundOf);
  }

  /** Sum of an authorization's refunds, in minor units. */
  refunded(authorizationId: string): number {
    const sql = "select coalesce(sum(cent_amount), 0) as total from refunds where authorization_id = ?";
    return this.#sql.exec<{ total: number }>(sql, authorizationId).one().total;
  }

  addRefund({ key, authorizationId, amount, createdAt }: Refund): void {
    this.#sql.exec(
      "insert into refunds (key, authorization_id, cent_amount, currency, created_at) values (?, ?, ?, ?, ?)",
      ...[key, authorizationId, amount.centAmount, amount.currencyCode, Date.parse(createdAt)],
    );
  }

  async deleteEverything(): Promise<void> {
    this.#ready = false;
    await this.#storage.deleteAll();
  }

  #found(sql: string, parameter: string): Authorization | null {
    const [row] = this.#sql.exec(sql, parameter).toArray();
    return row ? authorizationOf(row) : null;
  }
}

function authorizationOf(row: Record<string, SqlStorageValue>): Authorization {
  const { key, id, status, reason, cent_amount, currency, reference, created_at } = v.parse(authorizationRow, row);
  const amount = { centAmount: cent_amount, currencyCode: currency };
  return { key, id, status, reason, amount, reference, createdAt: new Date(created_at).toISOString() };
}

const refundRow = v.object({
  key: v.string(),
  authorization_id: v.string(),
  cent_amount: v.number(),
  currency: v.string(),
  created_at: v.number(),
});

function refundOf(row: Record<string, SqlStorageValue>): Refund {
  const { key, authorization_id: authorizationId, cent_amount, currency, created_at } = v.parse(refundRow, row);
  const amount = { centAmount: cent_amount, currencyCode: currency };
  return { key, authorizationId, amount, createdAt: new Date(created_at).toISOString() };
}
