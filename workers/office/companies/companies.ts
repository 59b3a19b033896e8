/** Companies of customers: members, terms and credit, tax ids, certificates of tax exemption. */
import { companyRoles, type RegisterCheck, taxIdStates } from "@contracts/customers/companies";
import { type CompanyRecord, companyRecord, companyRow } from "@contracts/office/companies";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { decimalText } from "@domain/money/format";
import { moneyOf } from "@domain/money/money";
import { choices } from "../framework/fields";
import { facts, moment, table, text } from "../framework/layout";
import { resource } from "../framework/resource";

/** As typed into the form of the terms. */
const limitsText = ({ creditLimits }: CompanyRecord): string =>
  Object.entries(creditLimits)
    .map(([currency, centAmount]) => `${currency} ${decimalText(moneyOf(centAmount, currency))}`)
    .join("; ");

const section = (title: string, columns: readonly string[], rows: readonly (readonly SafeHtml[])[]): SafeHtml => {
  const heads = columns.map((name) => ({ title: name }));
  return html`<section><h2>${title}</h2>${markup(rows.length > 0 ? table(title, heads, rows) : html`<p>None.</p>`)}</section>`;
};

function body(company: CompanyRecord): SafeHtml {
  const {
    id,
    members,
    invitations,
    taxIds,
    certificates,
    onAccount,
    netDays,
    accounts,
    priceGroup,
    createdAt,
    askable,
  } = company;
  const memberRows = members.map(({ customerId, name, email, role, limit }) => [
    html`<a href="/customers/${customerId}">${name}</a>`,
    ...[email, role, limit ?? "no limit"].map(text),
  ]);
  const certificateRows = certificates.map((certificate) => [
    html`<a href="/companies/${id}/certificate-${certificate.id}.file">${certificate.number}</a>`,
    ...[certificate.states.join(", "), certificate.expiresOn, certificate.state, certificate.note ?? ""].map(text),
  ]);
  return html`${markup(
    facts([
      ["Buys on account", text(onAccount ? "yes" : "no")],
      ["Invoices due", text(netDays === null ? "by the shop's usual terms" : `within ${netDays} days`)],
      ["Credit limits", text(limitsText(company) || "the shop's own")],
      ["Price group", text(priceGroup ?? "list prices")],
      ["Accounts of the back office", text(accounts.join(", ") || "–")],
      ["Since", moment(createdAt)],
    ]),
  )}${markup(section("Members", ["Name", "Email address", "Role", "Limit without approval"], memberRows))}${markup(
    section(
      "Open invitations",
      ["Email address", "Role", "Valid until"],
      invitations.map(({ email, role, expiresAt }) => [text(email), text(role), moment(expiresAt)]),
    ),
  )}${markup(
    section(
      "Tax ids",
      ["Number", "State", "Checked on", "The register of the EU"],
      taxIds.map(({ country, value, state, checkedOn, register }) => [
        ...[`${country} ${value}`, state, checkedOn ?? "–"].map(text),
        registerCell(register, askable.includes(`${country} ${value}`)),
      ]),
    ),
  )}${markup(
    section("Certificates of tax exemption", ["Number", "States", "Valid until", "State", "Note"], certificateRows),
  )}`;
}

/** Shows only the register's results; a number without one was not checked. */
function registerCell(register: RegisterCheck | null, isAskable: boolean): SafeHtml {
  if (register === null) return text(isAskable ? "not asked" : "not asked: no register is set up for this country");
  const { valid, askedAt, consultation, name, address } = register;
  const holder = [name, address].filter((part) => part !== null).join(", ");
  const proof = consultation === null ? "without a consultation number" : `consultation number ${consultation}`;
  return html`${valid ? "valid" : "not valid"}, ${markup(moment(askedAt))}, ${proof}${holder && ` (${holder})`}`;
}

const roleField = {
  name: "role",
  label: "Role",
  kind: "choice",
  options: choices(companyRoles),
  value: "buyer",
} as const;
/** Begins without a selection, so a press without a choice changes no member. */
const memberField = ({ members }: CompanyRecord) => ({
  ...{ name: "member", label: "Member", kind: "choice" as const, required: true },
  options: [
    { value: "", label: "Choose a member" },
    ...members.map(({ customerId, name, email, role }) => ({
      value: customerId,
      label: `${name}, ${email} (${role})`,
    })),
  ],
});
const certificateField = ({ certificates }: CompanyRecord) => ({
  ...{ name: "certificate", label: "Certificate", kind: "choice" as const },
  options: certificates.map(({ id, number, state }) => ({ value: id, label: `${number} (${state})` })),
});
const hasCertificates = ({ certificates }: CompanyRecord) => certificates.length > 0;

export const companies = resource({
  path: "/companies",
  title: "Companies",
  singular: "Company",
  group: "Customers",
  service: "/commerce/_office/companies",
  read: "customers:read",
  filters: [
    { name: "q", label: "Find", hint: "Name, tax id or account" },
    {
      ...{ name: "waits", label: "Waits for us", kind: "choice" },
      options: [{ value: "certificate", label: "a tax certificate to verify" }],
    },
  ],
  queues: [{ title: "Tax certificates to verify", needs: "customers:change", filters: { waits: "certificate" } }],
  row: companyRow,
  record: companyRecord,
  key: ({ id }) => id,
  columns: [
    { title: "Name", value: ({ name }) => name },
    { title: "Members", number: true, value: ({ members }) => String(members) },
    { title: "On account", value: ({ onAccount }) => (onAccount ? "yes" : "") },
    { title: "Certificates to check", number: true, value: ({ waiting }) => (waiting > 0 ? String(waiting) : "") },
    { title: "Since (UTC)", value: ({ createdAt }) => createdAt, cell: ({ createdAt }) => moment(createdAt) },
  ],
  heading: ({ name }) => name,
  body,
  files: [/^certificate-[\w-]{36}\.file$/],
  listActions: [
    {
      ...{ name: "add", title: "Add a company", permission: "customers:change", reason: "optional" },
      note: "Its first admin gets an invitation by email and invites the others.",
      fields: () => [
        { name: "name", label: "Name", required: true, most: 100 },
        { name: "admin", label: "Email address of its admin", kind: "email", required: true },
      ],
    },
  ],
  actions: [
    {
      ...{ name: "verify-certificate", title: "Verify a certificate", permission: "customers:change" },
      ...{
        reason: "optional",
        offered: hasCertificates,
        fields: (company: CompanyRecord) => [certificateField(company)],
      },
      note: "From then on, no sales tax is added to this company's orders to the states of the certificate, until it expires.",
    },
    {
      ...{ name: "refuse-certificate", title: "Refuse a certificate", permission: "customers:change" },
      ...{
        reason: "needed",
        offered: hasCertificates,
        fields: (company: CompanyRecord) => [certificateField(company)],
      },
      note: "The company can read the reason. Sales tax is added to its orders again.",
    },
    {
      ...{ name: "terms", title: "Change terms and credit", permission: "customers:credit", reason: "needed" },
      fields: (company: CompanyRecord) => [
        { name: "onAccount", label: "Buys on account", kind: "check", value: String(company.onAccount) },
        {
          ...{ name: "netDays", label: "Invoices due within days", kind: "number" },
          ...{ hint: "Empty: the shop's usual terms", value: company.netDays === null ? "" : String(company.netDays) },
        },
        {
          ...{ name: "creditLimits", label: "Credit limits", hint: "Such as: USD 50000; EUR 20000" },
          ...{ value: limitsText(company), most: 500 },
        },
        {
          ...{
            name: "accounts",
            label: "Accounts of the back office",
            hint: "Rules for cost centers refer to these accounts",
          },
          ...{ value: company.accounts.join(", "), most: 2000 },
        },
        {
          ...{ name: "priceGroup", label: "Price group", most: 64, value: company.priceGroup ?? "" },
          hint: 'Its id in the setting "Price groups"; empty: the list prices',
        },
      ],
    },
    {
      ...{ name: "add-tax-id", title: "Add a tax id", permission: "customers:change", reason: "optional" },
      fields: () => [
        { name: "country", label: "Country (two letters)", required: true, most: 2 },
        { name: "value", label: "Number", required: true, most: 20 },
      ],
    },
    {
      ...{ name: "ask-register", title: "Ask the register about a tax id", permission: "customers:change" },
      ...{ reason: "optional", offered: ({ askable }: CompanyRecord) => askable.length > 0 },
      note: "Asks the EU's register (VIES) and keeps its answer with time and consultation number. Orders do not show a number that the register rejects.",
      fields: ({ askable }: CompanyRecord) => [
        { ...{ name: "taxId", label: "Number", kind: "choice" }, options: choices(askable) },
      ],
    },
    {
      ...{ name: "check-tax-id", title: "Record the check of a tax id", permission: "customers:change" },
      ...{ reason: "optional", offered: ({ taxIds }: CompanyRecord) => taxIds.length > 0 },
      fields: ({ taxIds }: CompanyRecord) => [
        {
          ...{ name: "taxId", label: "Number", kind: "choice" },
          options: choices(taxIds.map(({ country, value }) => `${country} ${value}`)),
        },
        {
          ...{ name: "state", label: "The register says", kind: "choice" },
          options: choices(taxIdStates.filter((state) => state !== "unchecked")),
        },
      ],
    },
    {
      ...{ name: "invite", title: "Invite a member", permission: "customers:change", reason: "optional" },
      note: "The email has a link that is valid for 14 days. A new invitation to the same address replaces the open one.",
      fields: () => [{ name: "email", label: "Email address", kind: "email", required: true }, roleField],
    },
    {
      ...{ name: "remove-member", title: "Remove a member", permission: "customers:change", reason: "needed" },
      offered: ({ members }: CompanyRecord) => members.length > 0,
      note: "The member no longer sees the company's lists, orders and certificates. To join again they need an invitation.",
      fields: (company: CompanyRecord) => [memberField(company)],
    },
    {
      ...{ name: "change-role", title: "Change the role of a member", permission: "customers:change" },
      ...{ reason: "needed", offered: ({ members }: CompanyRecord) => members.length > 0 },
      note: "Such as another admin, before the only one is removed or their account is erased.",
      fields: (company: CompanyRecord) => [memberField(company), roleField],
    },
    {
      ...{ name: "rename", title: "Rename", permission: "customers:change", reason: "needed" },
      fields: ({ name }: CompanyRecord) => [{ name: "name", label: "Name", required: true, most: 100, value: name }],
    },
  ],
});
