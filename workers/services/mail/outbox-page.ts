/** Outbox pages for people who try out the shop. */
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import type { MailFile } from "./attachments";
import type { MailView } from "./mail-object";

const styles = html`<style>
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #8886;vertical-align:top}
iframe{width:100%;height:40rem;border:1px solid #8886;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid #8886;padding:1rem}
td{overflow-wrap:anywhere}</style>`;

const shell = (title: string, body: SafeHtml): SafeHtml => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${markup(styles)}</head>
<body><main><h1>${title}</h1>${markup(body)}</main></body></html>`;

const joined = (parts: readonly SafeHtml[]): SafeHtml =>
  parts.reduce((whole, part) => html`${markup(whole)}${markup(part)}`, html``);

const time = (milliseconds: number) => new Date(milliseconds).toISOString().replace("T", " ").slice(0, 19);

export function outboxPage(mails: readonly MailView[]): SafeHtml {
  if (mails.length === 0) return shell("Outbox", html`<p>No email has been sent yet.</p>`);
  const rows = mails.map(
    (mail) =>
      html`<tr><td>${time(mail.createdAt)}</td><td>${mail.to}</td><td><a href="/mail/${encodeURIComponent(mail.id)}" lang="${mail.language === "jp" ? "ja" : mail.language === "cn" ? "zh" : "en"}">${mail.subject}</a></td><td>${mail.state}</td></tr>`,
  );
  return shell(
    "Outbox",
    html`<table><thead><tr><th scope="col">Time (UTC)</th><th scope="col">To</th><th scope="col">Subject</th><th scope="col">State</th></tr></thead><tbody>${markup(joined(rows))}</tbody></table>`,
  );
}

export function outboxMailPage(mail: MailView, files: readonly MailFile[]): SafeHtml {
  const attached = files.map(
    ({ name }) =>
      html`<li><a href="/mail/${encodeURIComponent(mail.id)}/files/${encodeURIComponent(name)}">${name}</a></li>`,
  );
  const list = attached.length > 0 ? html`<h2>Attachments</h2><ul>${markup(joined(attached))}</ul>` : html``;
  return shell(
    mail.subject,
    html`<p><a href="/mail">Outbox</a></p><p>To ${mail.to}, ${time(mail.createdAt)} UTC, ${mail.state}</p>
<h2>HTML part</h2><iframe title="HTML part" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mail/${encodeURIComponent(mail.id)}/html"></iframe>
<h2>Text part</h2><pre>${mail.text}</pre>${markup(list)}`,
  );
}
