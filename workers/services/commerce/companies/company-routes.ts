/** The company of the signed-in customer (`/customers/me/company`). */
import {
  type Company,
  type CompanyMember,
  companyId,
  invitationToken,
  memberChange,
  memberInvitation,
  newOwnCompany,
  type OwnCompany,
  queriedTotal,
} from "@contracts/customers/companies";
import type { Customer } from "@contracts/customers/customers";
import type { AuditActor } from "@contracts/office/audit";
import { customerName } from "@domain/account/customer-name";
import { normalizeEmail } from "@domain/account/email-address";
import { type MemberProblem, mayApprove, memberProblem } from "@domain/company/members";
import { priceGroupOf } from "@domain/price-groups/contract-price";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { readJson } from "../../shared/body";
import { callerAddress } from "../../shared/caller";
import { checkoutSettingsOf } from "../../shared/checkout-settings";
import { mailQueueOf } from "../../shared/mail-queue";
import { repeatedAction } from "../../shared/office/actions";
import { insufficientScope, invalidInput, notFound, problemResponse, tooManyRequests } from "../../shared/problems";
import { countUse } from "../../shared/rate-limits/rate-limits";
import { sha256 } from "../../shared/secrets";
import type { CommerceApp } from "../context";
import { directoryDatabase } from "../customers/customer-directory";
import { mailLanguageOf } from "../orders/order-mail";
import { shopperOf } from "../shoppers/shopper-of";
import { certificateRoutes } from "./certificate-routes";
import { changeCompany, companyById, invitationsOf, membershipOf, membersOf } from "./company-store";
import { invitationMail } from "./invitation-mail";
import { memberLeaves } from "./leaving-member";
import { companyListRoutes } from "./list-routes";
import { foundCompany, newInvitation } from "./new-company";
import { companyOrderRoutes } from "./order-routes";
import { customerActor, type OwnMembership, ownMembership, refusal } from "./own-membership";

type CommerceContext = Context<CommerceApp>;

export const companyRoutes = new Hono<CommerceApp>();
companyRoutes.route("/certificates", certificateRoutes);
companyRoutes.route("/lists", companyListRoutes);
companyRoutes.route("/orders", companyOrderRoutes);

const invitationsPerHour = 30;

companyRoutes.get("/", async (c) => {
  const { kind, subject } = c.get("claims");
  if (kind !== "customer") return insufficientScope();
  const membership = await membershipOf(c.env, subject);
  const total = v.safeParse(
    v.optional(queriedTotal),
    c.req.query("centAmount") === undefined ? undefined : c.req.query(),
  );
  if (!total.success) return invalidInput("centAmount must be a whole number, with a currencyCode.");
  if (!membership) return personal(null);
  const { company, member } = membership;
  const isAdmin = member.role === "admin";
  const [members, invitations, { priceGroups }] = await Promise.all([
    membersOf(c.env, company.id),
    isAdmin ? invitationsOf(c.env, company.id, new Date().toISOString()) : [],
    checkoutSettingsOf(c.env).current(),
  ]);
  const priceGroup = priceGroupOf(company.priceGroup, priceGroups, new Date().toISOString().slice(0, 10))?.name ?? null;
  const { id, name, certificates, onAccount, netDays } = company;
  const order = total.output;
  const usable = company.taxIds.filter(({ state }) => state !== "invalid");
  const taxIds = usable.map(({ country, value }) => ({ country, value }));
  const shown = members.map((each) => (isAdmin || each.customerId === subject ? each : { ...each, limit: null }));
  return personal({
    id,
    name,
    me: member,
    members: shown,
    invitations,
    certificates,
    taxIds,
    priceGroup,
    onAccount,
    netDays,
    ...(order && { mayBeApproved: members.some((each) => mayApprove(each, subject, order)) }),
  });
});

const personal = (body: OwnCompany | null): Response =>
  Response.json(body, { headers: { "cache-control": "no-store" } });

/** Founds a company for the caller, without credit or terms. */
companyRoutes.post("/", async (c) => {
  const { kind, subject } = c.get("claims");
  if (kind !== "customer") return insufficientScope();
  const body = await readJson(c.req.raw, newOwnCompany);
  if (!body.ok) return body.response;
  const customer: Customer | null = await shopperOf(c.env, "customer", subject).customer(false);
  if (!customer) return notFound("me");
  if (!customer.isEmailVerified) return refusal("NotVerified", "Confirm your email address first.");
  const { email } = customer;
  const founder = { customerId: subject, name: customerName(customer), email };
  const key = c.req.header("idempotency-key") ?? crypto.randomUUID();
  if (!/^[\w-]{16,64}$/.test(key)) return invalidInput("Idempotency-Key must be 16 to 64 letters and digits.");
  const answer = await foundCompany(
    c.env,
    actorOf(c, customer),
    { key },
    {
      ...{ id: crypto.randomUUID(), name: body.value.name, founder },
    },
  );
  return answer.status === 409 ? refusal("AlreadyMember", "You already belong to a company.") : answer;
});

companyRoutes.post("/invitations", async (c) => {
  const own = await ownMembership(c);
  if (!own.ok) return own.response;
  if (own.member.role !== "admin") return notAdmin();
  const body = await readJson(c.req.raw, memberInvitation);
  if (!body.ok) return body.response;
  const { company, actor } = own;
  const { email, role, limit } = body.value;
  const address = normalizeEmail(email);
  const members = await membersOf(c.env, company.id);
  if (members.some((member) => normalizeEmail(member.email) === address))
    return refusal("AlreadyMember", "This person is a member already.");
  const wait = await countUse(c.env, `company-invitations:${own.member.customerId}`, invitationsPerHour, 3600);
  if (wait > 0) return tooManyRequests("Too many invitations. Please try again later.", wait);
  const key = crypto.randomUUID();
  const invited = await newInvitation(c.env, company, body.value, key);
  const names = { company: company.name, inviter: actor.name };
  const { locale, custom } = own.customer;
  const reader = { language: mailLanguageOf(locale), country: custom.fields.registrationOrigin };
  await mailQueueOf(c.env).enqueue(invitationMail(email, invited, names, reader));
  return change(c, own, key, {
    ...{ before: {}, after: { invited: email, role, limit: limitText(limit) }, more: invited.statements },
  });
});

companyRoutes.post("/invitations/:id/withdraw", async (c) => {
  const own = await ownMembership(c);
  if (!own.ok) return own.response;
  if (own.member.role !== "admin") return notAdmin();
  const open = await invitationsOf(c.env, own.company.id, new Date().toISOString());
  const invitation = open.find(({ id }) => id === c.req.param("id"));
  if (!invitation) return notFound("invitation");
  const key = crypto.randomUUID();
  const database = await directoryDatabase(c.env);
  const more = [
    database
      .prepare("delete from company_invitations where id = ? and exists (select 1 from office_audit where id = ?)")
      .bind(invitation.id, key),
  ];
  return change(c, own, key, { before: { invited: invitation.email }, after: { invited: null }, more });
});

/**
 * Adds the invited customer. The link alone is not enough, because mails are forwarded. The same customer's second press
 * changes nothing and succeeds, as long as they are a member.
 */
companyRoutes.post("/join", async (c) => {
  const { kind, subject } = c.get("claims");
  if (kind !== "customer") return insufficientScope();
  const body = await readJson(c.req.raw, invitationToken);
  if (!body.ok) return body.response;
  const { token } = body.value;
  const database = await directoryDatabase(c.env);
  const key = await sha256(`join ${token} ${subject}`);
  const repeated = async () => {
    const answer = await repeatedAction(database, key, { action: "customers:change" });
    return answer && (await membershipOf(c.env, subject)) ? answer : null;
  };
  const invitation = await database
    .prepare("select * from company_invitations where token_hash = ? and expires_at > ?")
    .bind(await sha256(token), new Date().toISOString())
    .first<Invited>();
  const company = invitation && (await companyById(c.env, v.parse(companyId, invitation.company_id)));
  if (!invitation || !company) {
    return (await repeated()) ?? refusal("InvitationExpired", "This invitation has been used or has expired.");
  }
  const customer: Customer | null = await shopperOf(c.env, "customer", subject).customer(false);
  if (!customer) return notFound("me");
  if (normalizeEmail(customer.email) !== invitation.email)
    return refusal("OtherAddress", "This invitation is for another email address.");
  if (!customer.isEmailVerified) return refusal("NotVerified", "Confirm your email address first.");
  if (await membershipOf(c.env, subject)) {
    return (await repeated()) ?? refusal("AlreadyMember", "You already belong to a company.");
  }
  const recorded = "exists (select 1 from office_audit where id = ?)";
  const more = [
    database
      .prepare(
        `insert or ignore into company_members
           (customer_id, company_id, name, email, role, limit_amount, limit_currency, joined_at)
         select ?, company_id, ?, ?, role, limit_amount, limit_currency, ? from company_invitations
         where id = ? and ${recorded}`,
      )
      .bind(subject, customerName(customer), customer.email, new Date().toISOString(), invitation.id, key),
    database.prepare(`delete from company_invitations where id = ? and ${recorded}`).bind(invitation.id, key),
  ];
  const after = { member: customer.email, role: invitation.role };
  const request = { key, version: company.version };
  const answer = await changeCompany(c.env, actorOf(c, customer), request, company, {
    ...{ action: "customers:change" as const, before: {}, after, more },
  });
  // Two presses at once: the other one has changed the company's version.
  return (answer.status === 409 ? await repeated() : null) ?? answer;
});

interface Invited {
  readonly id: string;
  readonly company_id: string;
  readonly email: string;
  readonly role: string;
}

companyRoutes.post("/members/:id", async (c) => {
  const own = await ownMembership(c);
  if (!own.ok) return own.response;
  const body = await readJson(c.req.raw, memberChange);
  if (!body.ok) return body.response;
  const { role, limit } = body.value;
  const found = await changeable(c, own, role);
  if (!found.ok) return found.response;
  const key = crypto.randomUUID();
  const database = await directoryDatabase(c.env);
  const more = [
    database
      .prepare(
        `update company_members set role = ?, limit_amount = ?, limit_currency = ? where customer_id = ?
         and exists (select 1 from office_audit where id = ?)`,
      )
      .bind(role, limit?.centAmount ?? null, limit?.currencyCode ?? null, found.member.customerId, key),
  ];
  const { email } = found.member;
  return change(c, own, key, {
    before: { member: null, role: found.member.role, limit: limitText(found.member.limit) },
    after: { member: email, role, limit: limitText(limit) },
    more,
  });
});

companyRoutes.post("/members/:id/remove", async (c) => {
  const own = await ownMembership(c);
  if (!own.ok) return own.response;
  const found = await changeable(c, own, null);
  if (!found.ok) return found.response;
  const key = crypto.randomUUID();
  const more = memberLeaves(await directoryDatabase(c.env), found.member.customerId, key);
  return change(c, own, key, { before: { member: found.member.email }, after: { member: null }, more });
});

type Changeable =
  | { readonly ok: true; readonly member: CompanyMember }
  | { readonly ok: false; readonly response: Response };

/**
 * The member in the path; a response if the caller may not make the change.
 * @param role new role; null removes the member
 */
async function changeable(
  c: CommerceContext,
  { company, member: { customerId: actorId } }: OwnMembership,
  role: CompanyMember["role"] | null,
): Promise<Changeable> {
  const memberId = (c.req.param("id") ?? "").slice(0, 64);
  const members = await membersOf(c.env, company.id);
  const problem = memberProblem(members, { actorId, memberId, role });
  const member = members.find(({ customerId }) => customerId === memberId);
  if (problem === null && member) return { ok: true, member };
  return { ok: false, response: problem === null ? notFound(memberId) : memberRefusals[problem](memberId) };
}

const notAdmin = () => problemResponse(403, { code: "Forbidden", message: "Only admins of the company may do this." });
const memberRefusals: Readonly<Record<MemberProblem, (id: string) => Response>> = {
  NotAdmin: notAdmin,
  NoSuchMember: notFound,
  LastAdmin: () => refusal("LastAdmin", "A company with members needs an admin."),
};

const limitText = (limit: CompanyMember["limit"]): string | null =>
  limit && `${limit.centAmount} ${limit.currencyCode} (minor units)`;

const actorOf = (c: CommerceContext, customer: Customer): AuditActor =>
  customerActor(customer, callerAddress(c.req.raw));

const change = (
  c: CommerceContext,
  { company, actor }: { readonly company: Company; readonly actor: AuditActor },
  key: string,
  facts: Pick<Parameters<typeof changeCompany>[4], "before" | "after" | "more">,
): Promise<Response> =>
  changeCompany(c.env, actor, { key, version: company.version }, company, { action: "customers:change", ...facts });
