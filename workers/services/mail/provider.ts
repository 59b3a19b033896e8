/** Mail providers. To add one, write its function and add it to `providerOf`. */
import type { ServicesEnv } from "../env";
import { tracedCall } from "../shared/tracing/trace";
import type { MailFile } from "./attachments";

export interface OutgoingMail {
  /** Equal on every attempt, so providers with idempotency keys deliver once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly files: readonly MailFile[];
  /** Address for one-click unsubscribing by POST; null for a transactional mail. */
  readonly unsubscribe: string | null;
}

/** Null if the mail was accepted, otherwise the error; the mail is then retried. */
type MailProvider = (mail: OutgoingMail) => Promise<string | null>;

type ProviderEnv = Pick<ServicesEnv, "MAIL_PROVIDER" | "MAIL_PROVIDER_URL" | "MAIL_PROVIDER_KEY" | "MAIL_FROM">;

const timeoutMilliseconds = 10_000;

export function providerOf(env: ProviderEnv): MailProvider {
  const { MAIL_PROVIDER: name = "outbox", MAIL_PROVIDER_URL: url, MAIL_PROVIDER_KEY: key, MAIL_FROM: from } = env;
  switch (name) {
    case "outbox":
      return outbox;
    case "http":
      if (!url || !key || !from) throw new Error("MAIL_PROVIDER_URL, MAIL_PROVIDER_KEY and MAIL_FROM are needed");
      return overHttp({ url, key, from });
    default:
      throw new Error(`MAIL_PROVIDER: there is no provider ${name}`);
  }
}

/** The queue itself is the outbox: its pages show mails that would have been sent. */
const outbox: MailProvider = async () => null;

/** Any provider that accepts a mail as JSON over HTTPS with a bearer key. */
function overHttp({ url, key, from }: { url: string; key: string; from: string }): MailProvider {
  return async ({ id, to, subject, html, text, files, unsubscribe }) => {
    const body = JSON.stringify({
      ...{ from, to: [to], subject, html, text },
      ...(files.length > 0 && {
        attachments: files.map(({ name, type, content }) => ({ filename: name, content_type: type, content })),
      }),
      // One-click unsubscribing (RFC 2369, RFC 8058).
      ...(unsubscribe !== null && {
        headers: { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
      }),
    });
    const response = await tracedCall({ method: "POST", service: "mail provider", url }, (trace) =>
      fetch(url, {
        method: "POST",
        headers: {
          ...trace,
          authorization: `Bearer ${key}`,
          "content-type": "application/json",
          "idempotency-key": id,
        },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMilliseconds),
      }),
    );
    await response.body?.cancel();
    return response.ok ? null : `the provider answered ${response.status}`;
  };
}
