/**
 * Files of mails: fetched from the shop that generates them, and stored with the mail in base64, the form that
 * providers accept.
 */
import { Buffer } from "node:buffer";

import { locales } from "@contracts/languages";
import type { MailLanguage } from "@contracts/mail";
import { languageCookie } from "@domain/market/resolve-market";
import { tracedCall } from "../shared/tracing/trace";

export interface MailFile {
  readonly name: string;
  readonly type: string;
  /** Base64. */
  readonly content: string;
}

/** A row of the storage holds 2 MB, and base64 takes a third more. */
const maxBytes = 1_400_000;
const timeoutMilliseconds = 15_000;
/** From this attempt on, a mail is sent without a file that cannot be fetched; its text links to the file. */
const attemptsWithFile = 3;

export class MailAttachments {
  readonly #sql: () => SqlStorage;

  /** @param sql returns the queue's database, with its tables */
  constructor(sql: () => SqlStorage) {
    this.#sql = sql;
  }

  add(mailId: string, files: readonly { readonly name: string; readonly href: string }[]): void {
    for (const { name, href } of files) {
      this.#sql().exec(
        "insert or ignore into mail_files (mail_id, name, href) values (?, ?, ?)",
        ...[mailId, name, href],
      );
    }
  }

  /** Copies the files of a mail that is sent again. */
  copy(from: string, to: string): void {
    this.#sql().exec(
      "insert or ignore into mail_files (mail_id, name, href, content) select ?, name, href, content from mail_files where mail_id = ?",
      ...[to, from],
    );
  }

  /** Files that were already fetched. */
  of(mailId: string): MailFile[] {
    return this.#sql()
      .exec<{ name: string; content: string }>(
        "select name, content from mail_files where mail_id = ? and content is not null order by name",
        mailId,
      )
      .toArray()
      .map((file) => ({ ...file, type: "application/pdf" }));
  }

  /**
   * Fetches missing files.
   * @returns the files, or the reason that the mail must wait for them
   */
  async fetched(mailId: string, language: MailLanguage, attempts: number): Promise<readonly MailFile[] | string> {
    const missing = this.#sql()
      .exec<{ name: string; href: string }>(
        "select name, href from mail_files where mail_id = ? and content is null",
        mailId,
      )
      .toArray();
    for (const { name, href } of missing) {
      const file = await fetchPdf(href, language).catch((error: unknown) => ({ problem: String(error) }));
      if ("content" in file) {
        this.#sql().exec(
          "update mail_files set content = ? where mail_id = ? and name = ?",
          file.content,
          mailId,
          name,
        );
      } else if (attempts < attemptsWithFile) return `${name}: ${file.problem}`;
      else console.warn("a mail is sent without its file", { id: mailId, name, problem: file.problem });
    }
    return this.of(mailId);
  }

  /** Deletes the files of deleted mails. */
  clean(): void {
    this.#sql().exec("delete from mail_files where mail_id not in (select id from mails)");
  }
}

async function fetchPdf(href: string, language: MailLanguage) {
  // Without the path, because it contains a key.
  const response = await tracedCall({ method: "GET", service: "shop", url: href }, (trace) =>
    fetch(href, {
      // On a host with several languages the shop uses this cookie, not `Accept-Language`.
      headers: { ...trace, accept: "application/pdf", cookie: `${languageCookie}=${locales[language].code}` },
      // A redirect leads to an error page instead of a file.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }),
  );
  const isPdf = response.status === 200 && response.headers.get("content-type")?.startsWith("application/pdf");
  if (!isPdf) {
    await response.body?.cancel();
    return { problem: `the shop answered ${response.status}` };
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  return bytes.length > maxBytes ? { problem: "the file is too large" } : { content: bytes.toString("base64") };
}
