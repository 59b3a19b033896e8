/**
 * One experiment: a permanent design, its quote request, and its outgoing mails. The object's name is its id, so access
 * needs no directory, and it is the only writer.
 */
import { type LabNotebookEntry, labNotebookEntry } from "@contracts/customers/customer-calls";
import type { MailRequest } from "@contracts/mail";
import * as v from "valibot";
import { BackedUpObject } from "../../shared/backup/backed-up-object";
import { reportWork } from "../../shared/log-store";
import { MailOutbox } from "../../shared/mail-outbox";
import { shopperOf } from "../shoppers/shopper-of";
import schema from "./experiment-object.sql";
import { type QuoteOfExperiment, type StoredExperiment, storedExperiment } from "./stored-experiment";

const documentText = v.pipe(v.string(), v.parseJson(), storedExperiment);
const entryText = v.pipe(v.string(), v.parseJson(), labNotebookEntry);

export type KeepAnswer =
  | { readonly outcome: "new" | "known"; readonly experiment: StoredExperiment }
  /** The key was used for another design before. */
  | { readonly outcome: "conflict" };

export class ExperimentObject extends BackedUpObject {
  #ready = false;
  readonly #mails = new MailOutbox(this.ctx.storage, this.env);

  /** The database with its table. Reading an unknown id creates nothing. */
  get #sql(): SqlStorage {
    const { sql } = this.ctx.storage;
    if (!this.#ready) sql.exec(schema);
    this.#ready = true;
    return sql;
  }

  /** Stores an experiment once, and adds `entry` to the owner's lab notebook; visitors have none until they sign in. */
  async keep(draft: StoredExperiment, entry: LabNotebookEntry | null): Promise<KeepAnswer> {
    const answer = this.ctx.storage.transactionSync((): KeepAnswer => {
      const known = this.#document();
      if (known) {
        const same = known.owner === draft.owner && known.fingerprint === draft.fingerprint;
        return same ? { outcome: "known", experiment: known } : { outcome: "conflict" };
      }
      this.#sql.exec(
        "insert into experiment (one, document, notebook) values (1, ?, ?)",
        JSON.stringify(draft),
        entry && JSON.stringify(entry),
      );
      return { outcome: "new", experiment: draft };
    });
    await this.#schedule();
    // Awaited, so the notebook shows the experiment as soon as the shopper opens it.
    await this.#enterInNotebook();
    return answer;
  }

  async experiment(): Promise<StoredExperiment | null> {
    return this.#document();
  }

  /** Changes the owner if it is still `from`, and adds `entry` to the new owner's lab notebook. */
  async transfer(from: string, to: string, entry: LabNotebookEntry): Promise<void> {
    const changed = this.ctx.storage.transactionSync(() => {
      const known = this.#document();
      if (known?.owner !== from) return false;
      const document = JSON.stringify({ ...known, owner: to });
      this.#sql.exec("update experiment set document = ?, notebook = ?", document, JSON.stringify(entry));
      return true;
    });
    if (!changed) return;
    await this.#schedule();
    await this.#enterInNotebook();
  }

  /** Stores a quote request with its mails, once; a repeated call returns the first request. */
  async requestQuote(quote: QuoteOfExperiment, mails: readonly MailRequest[]): Promise<QuoteOfExperiment | null> {
    const kept = this.ctx.storage.transactionSync(() => {
      const known = this.#document();
      if (!known || known.quote) return known?.quote ?? null;
      this.#sql.exec("update experiment set document = ?", JSON.stringify({ ...known, quote }));
      for (const mail of mails) this.#mails.add(mail);
      return quote;
    });
    await this.#deliver();
    return kept;
  }

  async mail(mail: MailRequest): Promise<void> {
    this.#mails.add(mail);
    await this.#deliver();
  }

  override async alarm(): Promise<void> {
    await this.#enterInNotebook();
    await this.#mails.flush();
    await this.#schedule();
  }

  /** Sends mails after the response; the alarm retries failed ones. */
  async #deliver(): Promise<void> {
    await this.#schedule();
    this.ctx.waitUntil(this.#mails.flush());
  }

  #document(): StoredExperiment | null {
    if (!this.#ready && !this.#isKept()) return null;
    const [row] = this.#sql.exec<{ document: string }>("select document from experiment").toArray();
    return row ? v.parse(documentText, row.document) : null;
  }

  #isKept(): boolean {
    const { sql } = this.ctx.storage;
    return sql.exec("select 1 from sqlite_master where type = 'table' and name = 'experiment'").toArray().length > 0;
  }

  async #enterInNotebook(): Promise<void> {
    const text = this.#waitingEntry();
    const [kind, subject] = this.#document()?.owner.split(":") ?? [];
    if (text === null || (kind !== "customer" && kind !== "anonymous") || !subject) return;
    try {
      await shopperOf(this.env, kind, subject).addLabNotebook(v.parse(entryText, text));
      // If the owner changed meanwhile, the entry is for the new owner's notebook.
      if (this.#document()?.owner === `${kind}:${subject}`) this.#sql.exec("update experiment set notebook = null");
    } catch (error) {
      await reportWork(this.env, "an experiment was not entered in the lab notebook and is tried again", error);
    }
  }

  #waitingEntry(): string | null {
    const [row] = this.#sql.exec<{ notebook: string | null }>("select notebook from experiment").toArray();
    return row?.notebook ?? null;
  }

  async #schedule(): Promise<void> {
    const waits = this.#waitingEntry() === null ? null : Date.now();
    const due = [this.#mails.nextAt(), waits].filter((time) => time !== null);
    if (due.length === 0) return;
    // Delays the alarm past the delivery in progress, so the two do not overlap.
    const next = Math.max(Math.min(...due), Date.now() + 5_000);
    const planned = await this.ctx.storage.getAlarm();
    if (planned === null || planned > next) await this.ctx.storage.setAlarm(next);
  }
}
