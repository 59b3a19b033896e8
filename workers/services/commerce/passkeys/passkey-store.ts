/** Storage of a customer's passkeys in the customer's object. Methods are synchronous, and each is one step. */

export interface StoredPasskey {
  readonly id: string;
  /** COSE key in base64url. */
  readonly publicKey: string;
  /** Signature counter of the authenticator; 0 if it does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** Host of the storefront. */
  readonly site: string;
  readonly name: string;
  readonly synced: boolean;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

type Row = { readonly [K in keyof StoredPasskey]: string | number | null };

const columns = `id, public_key as publicKey, counter, transports, site, name, synced, created_at as createdAt,
  last_used_at as lastUsedAt`;
/** Stops a script that adds passkeys in a loop. */
const maxPasskeys = 20;

export class PasskeyStore {
  readonly #sql: () => SqlStorage;

  /** @param sql returns the object's database, with migrations applied */
  constructor(sql: () => SqlStorage) {
    this.#sql = sql;
  }

  /** Oldest first. */
  list(): StoredPasskey[] {
    return this.#sql().exec<Row>(`select ${columns} from passkeys order by created_at, id`).toArray().map(passkeyOf);
  }

  find(id: string): StoredPasskey | null {
    const [row] = this.#sql().exec<Row>(`select ${columns} from passkeys where id = ?`, id).toArray();
    return row ? passkeyOf(row) : null;
  }

  /** False if the passkey is known, or the customer has too many. */
  add({ id, publicKey, counter, transports, site, name, synced, createdAt }: StoredPasskey): boolean {
    if (this.list().length >= maxPasskeys || this.find(id)) return false;
    this.#sql().exec(
      `insert into passkeys (id, public_key, counter, transports, site, name, synced, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[id, publicKey, counter, transports.join(" "), site, name, synced ? 1 : 0, createdAt],
    );
    return true;
  }

  /**
   * Records a use. False if the passkey was removed, or if its counter did not grow, which means that a copy was used.
   * @param counter as the authenticator states it; 0 if it does not count
   */
  use(id: string, counter: number, now: number): boolean {
    return (
      this.#sql()
        .exec(
          `update passkeys set counter = ?2, last_used_at = ?3
           where id = ?1 and (?2 > counter or (?2 = 0 and counter = 0)) returning 1`,
          ...[id, counter, now],
        )
        .toArray().length === 1
    );
  }

  /** False if there is none. */
  rename(id: string, name: string): boolean {
    return this.#sql().exec("update passkeys set name = ? where id = ? returning 1", name, id).toArray().length === 1;
  }

  /** Name of the removed passkey; null if there was none. */
  remove(id: string): string | null {
    const [row] = this.#sql().exec<{ name: string }>("delete from passkeys where id = ? returning name", id).toArray();
    return row?.name ?? null;
  }
}

const passkeyOf = ({ id, publicKey, counter, transports, site, name, synced, createdAt, lastUsedAt }: Row) => ({
  ...{ id: String(id), publicKey: String(publicKey), counter: Number(counter), site: String(site), name: String(name) },
  transports: String(transports).split(" ").filter(Boolean),
  synced: synced === 1,
  createdAt: Number(createdAt),
  lastUsedAt: lastUsedAt === null ? null : Number(lastUsedAt),
});
