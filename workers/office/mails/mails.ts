/** The outbox: every mail with its recipient. */
import { mailQuery, mailRecord, mailRow } from "@contracts/office/mails";
import { html, markup } from "@domain/edge-slot/html";
import { choices } from "../framework/fields";
import { facts, join, moment, text } from "../framework/layout";
import { resource } from "../framework/resource";

export const mails = resource({
  path: "/mails",
  title: "Emails",
  singular: "Email",
  group: "Settings",
  service: "/mail/_office/mails",
  read: "mails:read",
  filters: [
    { name: "q", label: "Recipient's address", hint: "The whole address" },
    { name: "state", label: "State", kind: "choice", options: choices(mailQuery.entries.state.wrapped.options) },
  ],
  queues: [{ title: "Emails that failed", needs: "mails:send", filters: { state: "failed" } }],
  row: mailRow,
  record: mailRecord,
  key: ({ id }) => id,
  columns: [
    { title: "Subject", value: ({ subject }) => subject },
    { title: "To", value: ({ to }) => to },
    { title: "State", value: ({ state }) => state },
    { title: "Attempts", number: true, value: ({ attempts }) => String(attempts) },
    { title: "Written (UTC)", value: ({ createdAt }) => createdAt, cell: ({ createdAt }) => moment(createdAt) },
    { title: "Sent (UTC)", value: ({ sentAt }) => sentAt ?? "", cell: ({ sentAt }) => moment(sentAt) },
  ],
  heading: ({ subject }) => subject,
  body: (mail) =>
    join([
      facts([
        ["To", text(mail.to)],
        ["State", text(mail.state)],
        ["Attempts", text(String(mail.attempts))],
        ["Last answer of the provider", mail.lastError ? text(mail.lastError) : null],
        ["Language", text(mail.language)],
        ["Written (UTC)", moment(mail.createdAt)],
        ["Sent (UTC)", moment(mail.sentAt)],
      ]),
      mail.text === null
        ? html`<p>This email has a link for its recipient only, so its text is not shown.</p>`
        : html`<section><h2>Text</h2><pre>${mail.text}</pre></section>`,
      html`<p class="hint">${markup(text("The newest 1,000 emails are kept, for 30 days."))}</p>`,
    ]),
  actions: [
    {
      ...{ name: "again", title: "Send again", permission: "mails:send", reason: "optional" },
      note: "Sends a copy to the same address. A link in it may have expired.",
    },
  ],
});
