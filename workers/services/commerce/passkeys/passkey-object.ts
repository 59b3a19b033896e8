/** Passkeys of a customer, in the customer's object. Signatures are checked by the caller. */

import type { PasskeyView } from "@contracts/customers/passkeys";
import { SecondFactorStore } from "../second-factor/second-factor-store";
import { GrantObject } from "../shoppers/grant-object";
import { passkeyMail } from "./passkey-mail";
import { PasskeyStore, type StoredPasskey } from "./passkey-store";

interface PasskeyUse {
  readonly id: string;
  readonly counter: number;
  /** Hash of the challenge that the passkey signed. */
  readonly challengeHash: string;
  readonly ticketHash: string;
}

export abstract class PasskeyObject extends GrantObject {
  protected readonly factors = new SecondFactorStore(() => this.sql);
  readonly #passkeys = new PasskeyStore(() => this.sql);

  async passkeys(): Promise<PasskeyView[]> {
    return this.#passkeys.list().map(({ id, name, site, synced, createdAt, lastUsedAt }) => ({
      ...{ id, name, site, synced },
      createdAt: new Date(createdAt).toISOString(),
      lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
    }));
  }

  async passkey(id: string): Promise<StoredPasskey | null> {
    return this.#passkeys.find(id);
  }

  async beginPasskey(challengeHash: string): Promise<void> {
    this.factors.addProof("passkey", challengeHash, Date.now());
  }

  /** True if the set-up with this challenge is in progress. Ends it. */
  async takePasskeyChallenge(challengeHash: string): Promise<boolean> {
    return this.factors.takeProof("passkey", challengeHash, Date.now());
  }

  /** False if the passkey is known, or the customer has too many. */
  async addPasskey(passkey: StoredPasskey): Promise<boolean> {
    if (!this.#passkeys.add(passkey)) return false;
    await this.mail((customer) => passkeyMail(customer, "added", passkey.name));
    return true;
  }

  /** False if there is none. */
  async renamePasskey(id: string, name: string): Promise<boolean> {
    return this.#passkeys.rename(id, name);
  }

  /** Succeeds if it is gone already. */
  async removePasskey(id: string): Promise<void> {
    const name = this.#passkeys.remove(id);
    if (name !== null) await this.mail((customer) => passkeyMail(customer, "removed", name));
  }

  /** Exchanges a signed challenge for a ticket, once. */
  async acceptPasskey({ id, counter, challengeHash, ticketHash }: PasskeyUse): Promise<boolean> {
    const now = Date.now();
    if (this.factors.holdsProof("passkey-used", challengeHash, now) || !this.#passkeys.use(id, counter, now))
      return false;
    this.factors.addProof("passkey-used", challengeHash, now);
    this.factors.addProof("ticket", ticketHash, now);
    return true;
  }
}
