/** Grants of a token's subject: sessions of a person, programs that act for them, and answers to programs' calls. */
import type { KeptAnswer, KeptAnswerBody } from "@contracts/agents/answers";
import type { Customer } from "@contracts/customers/customers";
import type { ProgramAccess, ProgramConsent } from "@contracts/customers/programs";
import type { MailRequest } from "@contracts/mail";
import { BackedUpObject } from "../../shared/backup/backed-up-object";
import { AnswerStore, answerMilliseconds } from "../agents/answer-store";
import { programMail } from "../agents/program-mail";
import { type CodeProof, ProgramStore, type ProgramView } from "../agents/program-store";
import { GrantStore, type GrantView, type NewGrant } from "./grant-store";
import { newDeviceMail } from "./new-device-mail";
import schema from "./shopper-object.sql";

export abstract class GrantObject extends BackedUpObject {
  /** False until the tables exist. */
  protected ready = false;
  protected readonly grants = new GrantStore(() => this.sql);
  protected readonly answers = new AnswerStore(() => this.sql);
  readonly #programs = new ProgramStore(() => this.sql, this.grants);

  /** The database; tables are created at first use, and again after all storage was deleted. */
  protected get sql(): SqlStorage {
    const { sql } = this.ctx.storage;
    if (!this.ready) sql.exec(schema);
    this.ready = true;
    return sql;
  }

  /** Sets the alarm for the next due task. */
  protected abstract schedule(): Promise<void>;

  /** Queues a mail to the customer, and sends it after the response. Does nothing for other subjects. */
  protected abstract mail(request: (customer: Customer) => MailRequest): Promise<void>;

  /** Issues a grant. A sign-in from a new kind of device is mailed to the customer. */
  async issue(grant: NewGrant): Promise<void> {
    const { origin } = grant;
    const now = Date.now();
    this.grants.issue(grant, now);
    await this.schedule();
    if (origin && this.grants.isNewDevice(origin, now))
      await this.mail((customer) => newDeviceMail(customer, origin, now));
  }

  /** See {@link GrantStore.rotate}. */
  async rotate(grantId: string, presentedHash: string, nextHash: string): Promise<boolean> {
    return this.ctx.storage.transactionSync(() => this.grants.rotate(grantId, presentedHash, nextHash, Date.now()));
  }

  async revoke(grantId: string): Promise<void> {
    this.grants.revoke(grantId);
  }

  /** Signs the subject out everywhere, or everywhere else. */
  async revokeAll(kept: string | null = null): Promise<void> {
    this.grants.revokeAll(kept);
  }

  async isLive(grantId: string): Promise<boolean> {
    const now = Date.now();
    const live = this.grants.isLive(grantId, now);
    if (live) this.grants.use(grantId, now);
    return live;
  }

  async sessions(): Promise<GrantView[]> {
    return this.grants.list(Date.now());
  }

  /** See {@link ProgramStore.addCode}. */
  async addProgramCode(hash: string, consent: ProgramConsent): Promise<boolean> {
    return this.#programs.addCode(hash, consent, Date.now());
  }

  /** See {@link ProgramStore.redeem}. */
  async redeemProgramCode(proof: CodeProof, grant: NewGrant): Promise<ProgramAccess | null> {
    const access = this.ctx.storage.transactionSync(() => this.#programs.redeem(proof, grant, Date.now()));
    await this.schedule();
    if (access) await this.mail((customer) => programMail(customer, access));
    return access;
  }

  /** Access of a program's grant, whose use is recorded; null for others. */
  async program(grantId: string): Promise<ProgramAccess | null> {
    const now = Date.now();
    const access = this.#programs.access(grantId, now);
    if (access) this.grants.use(grantId, now);
    return access;
  }

  async programs(): Promise<ProgramView[]> {
    return this.#programs.list(Date.now());
  }

  /** See {@link AnswerStore.take}. */
  async takeAnswer(call: Omit<KeptAnswerBody, "client">): Promise<KeptAnswer> {
    const now = Date.now();
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(now + answerMilliseconds);
    return this.answers.take(call, now);
  }
}
