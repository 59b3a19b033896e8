/** Companies in the office: list, record, files of certificates, and actions. */
import type { Company, CompanyTaxId, TaxCertificate } from "@contracts/customers/companies";
import type { AuditFacts } from "@contracts/office/audit";
import {
  type CompanyRecord,
  certificateRefused,
  certificateVerified,
  companyInvited,
  companyQuery,
  companyRenamed,
  companyTerms,
  memberRemoved,
  memberRoleChanged,
  newCompany,
  taxIdAdded,
  taxIdAsked,
  taxIdChecked,
} from "@contracts/office/companies";
import type { Permission } from "@contracts/office/permissions";
import { type onRecord, pageQuery } from "@contracts/office/resources";
import { normalizeEmail } from "@domain/account/email-address";
import { writtenVatId } from "@domain/account/vat-id";
import { isOnlyAdmin } from "@domain/company/members";
import { countryName, isKnownCountry, isKnownCurrency } from "@domain/market/countries";
import { formatMoney } from "@domain/money/format";
import { moneyOf } from "@domain/money/money";
import { readAmount } from "@domain/money/read-amount";
import { priceGroupOf } from "@domain/price-groups/contract-price";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type OfficeApp, requirePermission } from "../../permission";
import { checkoutSettingsOf } from "../../shared/checkout-settings";
import { mailQueueOf } from "../../shared/mail-queue";
import { fieldProblem, outdated, readFields, readQuery, repeatedAction } from "../../shared/office/actions";
import { historyOf } from "../../shared/office/audit";
import { placeOf } from "../../shared/office/page-of";
import { notFound, problemResponse } from "../../shared/problems";
import { directoryDatabase } from "../customers/customer-directory";
import { hasVatRule, isVatFormat } from "../customers/vat-checksum";
import { certificateFileKey } from "./certificate-routes";
import { findCompanies } from "./company-list";
import {
  type CompanyChange,
  changeCompany,
  companyById,
  companyResource,
  invitationsOf,
  membersOf,
} from "./company-store";
import { invitationMail } from "./invitation-mail";
import { memberLeaves } from "./leaving-member";
import { foundCompany, newInvitation } from "./new-company";
import { askVatRegister, isAskable } from "./vat-register";

const listQuery = v.object({ ...pageQuery, ...companyQuery.entries });
const shopName = "Benchside";

export const companyOffice = new Hono<OfficeApp>();

companyOffice.get("/", requirePermission("customers:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, ...asked } = query.value;
  return c.json(await findCompanies(c.env, asked, placeOf(after), limit));
});

companyOffice.get("/:id", requirePermission("customers:read"), async (c) => {
  const company = await companyOf(c);
  if (!company) return notFound("company");
  const [members, invitations, history] = await Promise.all([
    membersOf(c.env, company.id),
    invitationsOf(c.env, company.id, new Date().toISOString()),
    historyOf(await directoryDatabase(c.env), companyResource, company.id),
  ]);
  const record: CompanyRecord = {
    ...company,
    askable: company.taxIds.filter((taxId) => isAskable(c.env, taxId)).map(writtenTaxId),
    members: members.map(({ limit, joinedAt: _, ...member }) => ({
      ...member,
      limit: limit && formatMoney(moneyOf(limit.centAmount, limit.currencyCode)),
    })),
    invitations: invitations.map(({ limit: _, ...invitation }) => invitation),
  };
  return c.json({ record, version: company.version, history });
});

const writtenTaxId = ({ country, value }: Pick<CompanyTaxId, "country" | "value">) => `${country} ${value}`;
const taxIdOf = ({ taxIds }: Company, written: string) => taxIds.find((each) => writtenTaxId(each) === written);

const companyOf = (c: Context<OfficeApp>) => companyById(c.env, (c.req.param("id") ?? "").slice(0, 64));

companyOffice.get("/:id/:file{certificate-[\\w-]{36}\\.file}", requirePermission("customers:read"), async (c) => {
  const company = await companyOf(c);
  const id = c.req.param("file").slice("certificate-".length, -".file".length);
  const certificate = company?.certificates.find((each) => each.id === id);
  const stored =
    company && certificate ? await c.env.PURCHASE_ORDERS.get(certificateFileKey(company.id, certificate.id)) : null;
  if (!stored) return notFound("file");
  const type = stored.httpMetadata?.contentType ?? "application/octet-stream";
  return new Response(stored.body, { headers: { "content-type": type } });
});

/** Creates a company, and invites its first admin. */
companyOffice.post("/add", requirePermission("customers:change"), async (c) => {
  const body = await readFields(c.req.raw, newCompany);
  if (!body.ok) return body.response;
  const { key, reason, name, admin } = body.value;
  const repeated = await repeatedAction(await directoryDatabase(c.env), key, { action: "customers:change" });
  if (repeated) return repeated;
  const id = crypto.randomUUID();
  const invited = await newInvitation(c.env, { id }, { email: admin, role: "admin", limit: null }, key);
  const names = { company: name, inviter: shopName };
  await mailQueueOf(c.env).enqueue(invitationMail(admin, invited, names, { language: "en", country: null }));
  return foundCompany(c.env, c.get("actor"), { key, reason }, { id, name, founder: null }, invited.statements);
});

type Fields = v.InferOutput<v.ObjectSchema<typeof onRecord, undefined>>;

/** Adds the route of an action on a company. `plan` returns the change, or a response that refuses it. */
function action<S extends v.GenericSchema<unknown, Fields>>(
  name: string,
  permission: Permission,
  schema: S,
  plan: (
    company: Company,
    body: v.InferOutput<S>,
    c: Context<OfficeApp>,
  ) => Promise<Omit<CompanyChange, "action"> | Response> | Omit<CompanyChange, "action"> | Response,
): void {
  companyOffice.post(`/:id/${name}`, requirePermission(permission), async (c) => {
    const body = await readFields(c.req.raw, schema);
    if (!body.ok) return body.response;
    const repeated = await repeatedAction(await directoryDatabase(c.env), body.value.key, { action: permission });
    if (repeated) return repeated;
    const company = await companyOf(c);
    if (!company) return notFound("company");
    const planned = await plan(company, body.value, c);
    if (planned instanceof Response) return planned;
    return changeCompany(c.env, c.get("actor"), body.value, company, { action: permission, ...planned });
  });
}

action("rename", "customers:change", companyRenamed, (company, { name }) => ({
  ...{ before: { name: company.name }, after: { name }, next: { ...company, name } },
}));

const termsFacts = ({ onAccount, netDays, creditLimits, accounts, priceGroup }: Company): AuditFacts => ({
  ...{ onAccount, netDays, accounts: accounts.join(" "), priceGroup: priceGroup ?? null },
  creditLimits: Object.entries(creditLimits)
    .map(([currency, centAmount]) => formatMoney(moneyOf(centAmount, currency)))
    .join("; "),
});

action("terms", "customers:credit", companyTerms, async (company, body, c) => {
  const { onAccount, netDays, creditLimits, accounts, priceGroup } = body;
  const limits: Record<string, number> = {};
  for (const { currencyCode, amount } of creditLimits) {
    const money = isKnownCurrency(currencyCode) ? readAmount(amount, currencyCode) : null;
    if (!money) return fieldProblem("creditLimits", `${currencyCode} ${amount} is not an amount in a known currency.`);
    limits[currencyCode] = money.centAmount;
  }
  const { priceGroups } = await checkoutSettingsOf(c.env).current();
  if (priceGroup && !priceGroupOf(priceGroup, priceGroups, null))
    return fieldProblem("priceGroup", "The checkout settings have no price group with this ID.");
  const { priceGroup: _, ...others } = company;
  const next = { ...others, onAccount, netDays, accounts, creditLimits: limits, ...(priceGroup && { priceGroup }) };
  return { before: termsFacts(company), after: termsFacts(next), next };
});

action("add-tax-id", "customers:change", taxIdAdded, (company, { country, value: typed }) => {
  if (!isKnownCountry(country)) return fieldProblem("country", "There is no country with this code.");
  const value = hasVatRule(country) ? writtenVatId(typed) : typed;
  if (!isVatFormat(country, value))
    return fieldProblem("value", `This is not a tax id of ${countryName(country, "en")}.`);
  if (company.taxIds.some((known) => known.country === country && known.value === value))
    return fieldProblem("value", "The company already has this number.");
  const added = { country, value, state: "unchecked" as const, checkedOn: null, register: null };
  const next = { ...company, taxIds: [...company.taxIds, added] };
  return { before: {}, after: { taxId: writtenTaxId(added) }, next };
});

action("check-tax-id", "customers:change", taxIdChecked, (company, { taxId, state }) => {
  const known = taxIdOf(company, taxId);
  if (!known) return noSuchTaxId();
  const checkedOn = new Date().toISOString().slice(0, 10);
  const taxIds = company.taxIds.map((each) => (each === known ? { ...each, state, checkedOn } : each));
  return { before: { [taxId]: known.state }, after: { [taxId]: state }, next: { ...company, taxIds } };
});

const noSuchTaxId = () => fieldProblem("taxId", "The company has no such number.");

/**
 * The result of the register determines the state of the number. Without a result nothing changes, so an unchecked
 * number never appears valid.
 */
action("ask-register", "customers:change", taxIdAsked, async (company, { taxId }, c) => {
  const known = taxIdOf(company, taxId);
  if (!known) return noSuchTaxId();
  if (!isAskable(c.env, known)) return fieldProblem("taxId", "No register is set up for numbers of this country.");
  const asked = await askVatRegister(c.env, known, new Date());
  if (!asked.ok) {
    const message = `The register did not answer about this number (${asked.reason}). Nothing was changed; ask again later.`;
    return problemResponse(503, { code: "General", message, field: "taxId" });
  }
  const { valid, askedAt, consultation } = asked.check;
  const state = valid ? ("valid" as const) : ("invalid" as const);
  const taxIds = company.taxIds.map((each) =>
    each === known ? { ...each, state, checkedOn: askedAt.slice(0, 10), register: asked.check } : each,
  );
  const after = { [taxId]: `${state}, by the register`, askedAt, consultation };
  return { before: { [taxId]: known.state }, after, next: { ...company, taxIds } };
});

action("verify-certificate", "customers:change", certificateVerified, (company, { certificate }) =>
  decided(company, certificate, { state: "verified", note: null }),
);
action("refuse-certificate", "customers:change", certificateRefused, (company, { certificate, reason }) =>
  decided(company, certificate, { state: "refused", note: reason }),
);

function decided(company: Company, id: string, decision: Pick<TaxCertificate, "state" | "note">) {
  const known = company.certificates.find((each) => each.id === id);
  if (!known) return fieldProblem("certificate", "The company has no such certificate.");
  const certificates = company.certificates.map((each) => (each === known ? { ...each, ...decision } : each));
  const name = `certificate ${known.number}`;
  return { before: { [name]: known.state }, after: { [name]: decision.state }, next: { ...company, certificates } };
}

action("invite", "customers:change", companyInvited, async (company, { key, version, email, role }, c) => {
  // The mail must not be sent for a refused action.
  if (version !== company.version) return outdated(company.version);
  const address = normalizeEmail(email);
  const members = await membersOf(c.env, company.id);
  if (members.some((member) => normalizeEmail(member.email) === address))
    return fieldProblem("email", "This person is a member already.");
  const open = await invitationsOf(c.env, company.id, new Date().toISOString());
  const isRenewal = open.some((invitation) => invitation.email === address);
  const invited = await newInvitation(c.env, company, { email, role, limit: null }, key);
  const names = { company: company.name, inviter: shopName };
  await mailQueueOf(c.env).enqueue(invitationMail(email, invited, names, { language: "en", country: null }));
  const after = { invited: address, role, ...(isRenewal && { invitation: "renewed" }) };
  return { before: {}, after, more: invited.statements };
});

action("remove-member", "customers:change", memberRemoved, async (company, { key, member }, c) => {
  const members = await membersOf(c.env, company.id);
  const known = members.find(({ customerId }) => customerId === member);
  if (!known) return fieldProblem("member", "The company has no such member.");
  if (isOnlyAdmin(members, member)) return fieldProblem("member", onlyAdmin);
  const more = memberLeaves(await directoryDatabase(c.env), member, key);
  return { before: { member: known.email }, after: { member: null }, more };
});

const onlyAdmin = "This is the company's only admin. Make another member an admin first, or remove the others.";

action("change-role", "customers:change", memberRoleChanged, async (company, { key, member, role }, c) => {
  const members = await membersOf(c.env, company.id);
  const known = members.find(({ customerId }) => customerId === member);
  if (!known) return fieldProblem("member", "The company has no such member.");
  if (role !== "admin" && isOnlyAdmin(members, member)) return fieldProblem("member", onlyAdmin);
  const statement = (await directoryDatabase(c.env))
    .prepare(
      "update company_members set role = ? where customer_id = ? and exists (select 1 from office_audit where id = ?)",
    )
    .bind(role, member, key);
  return { before: { member: null, role: known.role }, after: { member: known.email, role }, more: [statement] };
});
