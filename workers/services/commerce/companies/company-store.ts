/** Companies, members and invitations in the directory's database. */
import {
  type Company,
  type CompanyFacts,
  type CompanyInvitation,
  type CompanyMember,
  companyFacts,
  type PurchaseLimit,
} from "@contracts/customers/companies";
import type { AuditActor, AuditFacts } from "@contracts/office/audit";
import type { Permission } from "@contracts/office/permissions";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { listText } from "../../shared/list-words";
import { type ActionRequest, changeRecord } from "../../shared/office/actions";
import { directoryDatabase } from "../customers/customer-directory";

export const companyResource = "companies";
const factsText = v.pipe(v.string(), v.parseJson(), companyFacts);

interface CompanyRow {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly created_at: string;
  readonly document: string;
}

interface Limited {
  readonly limit_amount: number | null;
  readonly limit_currency: string | null;
}

interface MemberRow extends Limited {
  readonly customer_id: string;
  readonly name: string;
  readonly email: string;
  readonly role: CompanyMember["role"];
  readonly joined_at: string;
}

interface InvitationRow extends Limited {
  readonly id: string;
  readonly email: string;
  readonly role: CompanyMember["role"];
  readonly expires_at: string;
}

const limitOf = ({ limit_amount: centAmount, limit_currency: currencyCode }: Limited): PurchaseLimit =>
  centAmount === null || currencyCode === null ? null : { centAmount, currencyCode };

const companyOfRow = ({ id, name, version, created_at, document }: CompanyRow): Company => ({
  ...{ id, name, version, createdAt: created_at },
  ...v.parse(factsText, document),
});

const memberOfRow = ({ customer_id, name, email, role, joined_at, ...limited }: MemberRow): CompanyMember => ({
  ...{ customerId: customer_id, name, email, role, limit: limitOf(limited), joinedAt: joined_at },
});

/** A company without facts. */
export const noFacts: CompanyFacts = {
  ...{ taxIds: [], certificates: [], onAccount: false, netDays: null, creditLimits: {}, accounts: [] },
};

type StoreEnv = Pick<ServicesEnv, "DIRECTORY_DB">;

export async function companyById(env: StoreEnv, id: string): Promise<Company | null> {
  const database = await directoryDatabase(env);
  const row = await database.prepare("select * from companies where id = ?").bind(id).first<CompanyRow>();
  return row && companyOfRow(row);
}

interface Membership {
  readonly company: Company;
  readonly member: CompanyMember;
}

/** Company of a customer; null for one without. */
export async function membershipOf(env: StoreEnv, customerId: string): Promise<Membership | null> {
  const database = await directoryDatabase(env);
  const [companies, members] = await database.batch([
    database
      .prepare("select c.* from companies c join company_members m on m.company_id = c.id where m.customer_id = ?")
      .bind(customerId),
    database.prepare("select * from company_members where customer_id = ?").bind(customerId),
  ]);
  const company = companies?.results[0] as CompanyRow | undefined;
  const member = members?.results[0] as MemberRow | undefined;
  return company && member ? { company: companyOfRow(company), member: memberOfRow(member) } : null;
}

/** Members of a company in the order they joined. */
export async function membersOf(env: StoreEnv, companyId: string): Promise<CompanyMember[]> {
  const { results } = await (await directoryDatabase(env))
    .prepare("select * from company_members where company_id = ? order by joined_at, customer_id limit 1000")
    .bind(companyId)
    .all<MemberRow>();
  return results.map(memberOfRow);
}

/** Open invitations. */
export async function invitationsOf(env: StoreEnv, companyId: string, now: string): Promise<CompanyInvitation[]> {
  const { results } = await (await directoryDatabase(env))
    .prepare(
      "select * from company_invitations where company_id = ? and expires_at > ? order by expires_at, id limit 200",
    )
    .bind(companyId, now)
    .all<InvitationRow>();
  return results.map(({ id, email, role, expires_at, ...limited }) => ({
    ...{ id, email, role, limit: limitOf(limited), expiresAt: expires_at },
  }));
}

/** Searchable words of a company for the office, in lower case. */
export const companyWords = ({ name, taxIds, accounts }: Pick<Company, "name" | "taxIds" | "accounts">): string =>
  listText([name, ...taxIds.map(({ value }) => value), ...accounts].join(" ").slice(0, 2000));

export interface CompanyChange {
  readonly action: Permission;
  readonly before: AuditFacts;
  readonly after: AuditFacts;
  /** The changed company, with its former version. */
  readonly next?: Company;
  /** More statements, which must take effect only if the audit entry was stored. */
  readonly more?: readonly D1PreparedStatement[];
}

/** Changes a company, its members or invitations, together with the entry in its log. */
export async function changeCompany(
  env: Pick<ServicesEnv, "DIRECTORY_DB" | "OFFICE_DB" | "LOG_DB">,
  actor: AuditActor,
  request: ActionRequest,
  company: Company,
  { action, before, after, next = company, more = [] }: CompanyChange,
): Promise<Response> {
  const database = await directoryDatabase(env);
  const { id, version, name, createdAt: _, ...facts } = next;
  return changeRecord(env, database, actor, request, {
    ...{ resource: companyResource, record: id, action, current: company.version, before, after, more },
    statement: database
      .prepare(
        "update companies set name = ?, words = ?, document = ?, version = version + 1 where id = ? and version = ?",
      )
      .bind(name, companyWords(next), JSON.stringify(facts), id, version),
  });
}
