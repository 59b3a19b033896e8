/** People without an account: the records under their email address, their export and erasure. */
import { type PersonalDataRecord, personalDataRecord } from "@contracts/office/personal-data";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { facts, text } from "../framework/layout";
import { resource } from "../framework/resource";

const namesOf: Readonly<Record<string, string>> = {
  conversations: "Messages of the chat",
  mails: "Emails in the outbox",
};
const nameOf = (kind: string): string => namesOf[kind] ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

function body({ email, customerId, orders, quotes, records }: PersonalDataRecord): SafeHtml {
  const found = (path: string, count: number) =>
    count === 0 ? text("0") : html`<a href="${path}?${new URLSearchParams({ q: email }).toString()}">${count}</a>`;
  const account = customerId === null ? text("none") : html`<a href="/customers/${customerId}">Customer</a>`;
  const others = Object.entries(records).map(([kind, count]) => [nameOf(kind), text(String(count))] as const);
  const file = html`<a href="/personal-data/${encodeURIComponent(email)}/data.json">All data under this address</a>`;
  return html`${markup(
    facts([
      ["Account", account],
      ["Orders without an account", found("/orders", orders)],
      ["Quotes without an account", found("/quotes", quotes)],
      ...others,
    ]),
  )}<section><h2>Documents</h2><p>${markup(file)} (JSON; each reading is in the audit log)</p><p>A basket without an account is not found by address. It is deleted 30 days after its last change, with what was entered at its checkout.</p></section>`;
}

export const personalData = resource({
  path: "/personal-data",
  title: "People without an account",
  singular: "Address",
  group: "Customers",
  service: "/commerce/_office/personal-data",
  read: "customers:read",
  filters: [{ name: "q", label: "Email address", hint: "The whole address" }],
  row: personalDataRecord,
  record: personalDataRecord,
  key: ({ email }) => email,
  columns: [
    { title: "Email address", value: ({ email }) => email },
    { title: "Account", value: ({ customerId }) => (customerId === null ? "none" : "customer") },
    { title: "Orders", number: true, value: ({ orders }) => String(orders) },
    { title: "Quotes", number: true, value: ({ quotes }) => String(quotes) },
    {
      ...{ title: "Other records", number: true },
      value: ({ records }) => String(Object.values(records).reduce((sum, count) => sum + count, 0)),
    },
  ],
  heading: ({ email }) => email,
  body,
  files: ["data.json"],
  actions: [
    {
      ...{ name: "erase", title: "Erase what is kept", permission: "customers:erase", reason: "needed", final: true },
      note: "Deletes inquiries that are answered or closed, messages of the chat, emails in the outbox and reviews, and takes the address out of the audit log. Orders, invoices, quotes and withdrawals stay, because the law on commercial books requires them.",
      offered: ({ customerId }) => customerId === null,
    },
  ],
});
