/**
 * Storage of invoices in the ledger's SQLite. A document is stored in the same transaction as its shipment or return,
 * and gets its number afterwards.
 */
import { type Invoice, invoice } from "@contracts/commerce/invoices";
import type { Order } from "@contracts/commerce/orders";
import type { MailRequest } from "@contracts/mail";
import { randomBase64Url } from "@domain/http/base64url";
import { dueDocuments, type InvoiceDraft } from "@domain/invoice/due-documents";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { reportWork } from "../../shared/log-store";
import { nextInvoiceNumber } from "./next-number";

const schema = `create table if not exists invoices (
  order_number text not null, place integer not null, number text unique, document text not null,
  primary key (order_number, place)
) without rowid`;

const draftText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ ...v.omit(invoice, ["number", "corrects"]).entries, corrects: v.nullable(v.number()) }),
);

export interface StoredInvoice {
  readonly place: number;
  readonly number: string;
  readonly document: string;
}

interface Waiting {
  readonly orderNumber: string;
  readonly place: number;
  readonly draft: InvoiceDraft;
}

interface Numbering {
  /** Mails about a document, stored together with its number. */
  mailsOf(document: Invoice): Promise<readonly MailRequest[]>;
  /** Called in the transaction that stores a number. */
  numbered(orderNumber: string, mails: readonly MailRequest[]): void;
}

export class InvoiceStore {
  readonly #storage: DurableObjectStorage;
  readonly #env: Pick<ServicesEnv, "ORDERS_DB" | "LOG_DB">;

  constructor(storage: DurableObjectStorage, env: Pick<ServicesEnv, "ORDERS_DB" | "LOG_DB">) {
    this.#storage = storage;
    this.#env = env;
  }

  get #sql(): SqlStorage {
    this.#storage.sql.exec(schema);
    return this.#storage.sql;
  }

  /**
   * Stores the documents that the order lacks. Part of the caller's transaction.
   * @param isMailed false for documents of an imported order, which its customer already has
   */
  addDue(order: Order, now: string, isMailed: boolean): void {
    const known = this.#rows(order.orderNumber).map(({ draft }) => draft);
    const due = dueDocuments(order, known, { now, language: "en" });
    for (const [index, draft] of due.entries()) {
      this.#sql.exec(
        "insert into invoices (order_number, place, document) values (?, ?, ?)",
        order.orderNumber,
        known.length + index,
        JSON.stringify(isMailed ? { ...draft, key: randomBase64Url(16) } : draft),
      );
    }
  }

  isWaiting(): boolean {
    return this.#waiting().length > 0;
  }

  /** Numbers documents in sequence, because a credit note contains the number of its invoice. Never throws. */
  async flush({ mailsOf, numbered }: Numbering): Promise<void> {
    for (const { orderNumber, place, draft } of this.#waiting()) {
      try {
        const number = await nextInvoiceNumber(this.#env, { key: `${orderNumber}/${place}`, ...draft });
        const document = { ...draft, number, corrects: this.#correctedBy(orderNumber, draft) };
        const mails = draft.key === undefined ? [] : await mailsOf(document);
        this.#storage.transactionSync(() => {
          this.#setNumber(orderNumber, place, number);
          numbered(orderNumber, mails);
        });
      } catch (error) {
        await reportWork(this.#env, "an invoice has no number yet and is tried again", error);
        return;
      }
    }
  }

  #correctedBy(orderNumber: string, { corrects }: InvoiceDraft): string | null {
    return corrects === null ? null : (this.#rows(orderNumber)[corrects]?.number ?? null);
  }

  /** Documents without a number, in the order of their numbering. */
  #waiting(): Waiting[] {
    return this.#sql
      .exec<{ order_number: string; place: number; document: string }>(
        "select order_number, place, document from invoices where number is null order by order_number, place limit 20",
      )
      .toArray()
      .map(({ order_number: orderNumber, place, document }) => ({
        ...{ orderNumber, place },
        draft: v.parse(draftText, document),
      }));
  }

  #setNumber(orderNumber: string, place: number, number: string): void {
    this.#sql.exec(
      "update invoices set number = ? where order_number = ? and place = ? and number is null",
      number,
      orderNumber,
      place,
    );
  }

  /** Documents of an order that have a number, oldest first. */
  ofOrder(orderNumber: string): Invoice[] {
    const rows = this.#rows(orderNumber);
    return rows.flatMap(({ number, draft }) => {
      if (number === null) return [];
      const corrects = draft.corrects === null ? null : (rows[draft.corrects]?.number ?? null);
      return [{ ...draft, number, corrects }];
    });
  }

  /** Documents of an order, for another ledger; null while one has no number. */
  give(orderNumber: string): StoredInvoice[] | null {
    const rows = this.#sql
      .exec<{ place: number; number: string | null; document: string }>(
        "select place, number, document from invoices where order_number = ? order by place",
        orderNumber,
      )
      .toArray();
    const numbered = rows.flatMap(({ place, number, document }) =>
      number === null ? [] : [{ place, number, document }],
    );
    return numbered.length === rows.length ? numbered : null;
  }

  /** Part of the caller's transaction. */
  take(orderNumber: string, documents: readonly StoredInvoice[]): void {
    for (const { place, number, document } of documents)
      this.#sql.exec(
        "insert into invoices (order_number, place, number, document) values (?, ?, ?, ?)",
        orderNumber,
        place,
        number,
        document,
      );
  }

  /** Part of the caller's transaction. */
  forget(orderNumber: string): void {
    this.#sql.exec("delete from invoices where order_number = ?", orderNumber);
  }

  #rows(orderNumber: string): { number: string | null; draft: InvoiceDraft }[] {
    return this.#sql
      .exec<{ number: string | null; document: string }>(
        "select number, document from invoices where order_number = ? order by place",
        orderNumber,
      )
      .toArray()
      .map(({ number, document }) => ({ number, draft: v.parse(draftText, document) }));
  }
}
