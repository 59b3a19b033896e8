/** Customers: their account, the file of their data, and erasure. */
import {
  type CustomerRecord,
  customerQuery,
  customerRecord,
  customerRow,
  customerStates,
} from "@contracts/office/customers";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { choices } from "../framework/fields";
import { facts, moment, text } from "../framework/layout";
import { resource } from "../framework/resource";

const link = (path: string, label: string): SafeHtml => html`<a href="${path}">${label}</a>`;

function body(customer: CustomerRecord): SafeHtml {
  const { id, state, email, verified, country, createdAt, exists, sessions, membership, secondFactorSince } = customer;
  const found = (path: string, count: number) =>
    count === 0 || email === ""
      ? text(String(count))
      : link(`${path}?${new URLSearchParams({ q: email })}`, String(count));
  return html`${markup(
    facts([
      ["State", text(state === "erased" && exists ? "erased, not finished: erase again" : state)],
      ["Email address", email === "" ? null : text(verified ? email : `${email} (not confirmed)`)],
      [
        "Company",
        membership
          ? html`${markup(link(`/companies/${membership.id}`, membership.name))}, ${membership.role}`
          : text(customer.company || "–"),
      ],
      ["Country", text(country)],
      ["Customer since", moment(createdAt)],
      ["Second factor", secondFactorSince === null ? text("off") : moment(secondFactorSince)],
      ["Sessions", text(String(sessions))],
      ["Orders", found("/orders", customer.orders)],
      ["Quotes", found("/quotes", customer.quotes)],
    ]),
  )}<section><h2>Documents</h2><p><a href="/customers/${id}/data.json">All data of this person</a> (JSON; each reading is in the audit log)</p></section>`;
}

const isActive = ({ state }: CustomerRecord) => state === "active";

export const customers = resource({
  path: "/customers",
  title: "Customers",
  singular: "Customer",
  group: "Customers",
  service: "/commerce/_office/customers",
  read: "customers:read",
  filters: [
    { name: "q", label: "Find", hint: "Name, email address or company" },
    { name: "state", label: "State", kind: "choice", options: choices(customerQuery.entries.state.wrapped.options) },
  ],
  row: customerRow,
  record: customerRecord,
  key: ({ id }) => id,
  columns: [
    { title: "Name", value: ({ name, state }) => (state === customerStates[1] ? "(erased)" : name) },
    { title: "Email address", value: ({ email }) => email },
    { title: "Company", value: ({ company }) => company },
    { title: "Country", value: ({ country }) => country },
    { title: "Since (UTC)", value: ({ createdAt }) => createdAt, cell: ({ createdAt }) => moment(createdAt) },
    { title: "State", value: ({ state }) => state },
  ],
  heading: ({ name, state }) => (state === "erased" ? "Erased customer" : name),
  body,
  files: ["data.json"],
  actions: [
    {
      ...{
        name: "unlock",
        title: "Unlock sign-in",
        permission: "customers:change",
        reason: "needed",
        offered: isActive,
      },
      note: "After too many wrong passwords: lets the customer try again at once.",
    },
    {
      ...{ name: "end-sessions", title: "End all sessions", permission: "customers:change", reason: "needed" },
      offered: ({ sessions }) => sessions > 0,
    },
    {
      ...{ name: "remove-second-factor", title: "Remove the second factor", permission: "customers:change" },
      ...{ reason: "needed", final: true },
      note: "For a customer who has lost app and recovery codes. First verify who is asking. The customer is told by email.",
      offered: ({ secondFactorSince }) => secondFactorSince !== null,
    },
    {
      ...{ name: "erase", title: "Erase this person's account", permission: "customers:erase" },
      ...{ reason: "needed", final: true, offered: ({ state, exists }) => state === "active" || exists },
      note: "Deletes profile, addresses, contacts, notebook, basket, sessions, answered inquiries, reviews and emails in the outbox, and takes the name out of the audit log. Orders, invoices and quotes stay, because the law on commercial books requires them. The only admin of a company with other members is refused: change a role on the company's page first.",
    },
  ],
});
