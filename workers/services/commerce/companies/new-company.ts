/** New companies, and invitations to them. */
import type { Company, MemberInvitation } from "@contracts/customers/companies";
import type { AuditActor } from "@contracts/office/audit";
import { normalizeEmail } from "@domain/account/email-address";
import type { ServicesEnv } from "../../env";
import { type ActionRequest, changeRecord } from "../../shared/office/actions";
import { secretOfAction, sha256 } from "../../shared/secrets";
import { directoryDatabase } from "../customers/customer-directory";
import { companyResource, companyWords, noFacts } from "./company-store";

const invitationMilliseconds = 14 * 24 * 3600 * 1000;

interface Founder {
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Stores a company, with a founder as its first admin.
 * @param founder null for a company that the office creates; 409 if the founder has a company already
 * @param more more statements of the transaction
 */
export async function foundCompany(
  env: Pick<ServicesEnv, "DIRECTORY_DB" | "OFFICE_DB" | "LOG_DB">,
  actor: AuditActor,
  { key, reason = null }: Omit<ActionRequest, "version">,
  { id, name, founder }: { readonly id: string; readonly name: string; readonly founder: Founder | null },
  more: readonly D1PreparedStatement[] = [],
): Promise<Response> {
  const database = await directoryDatabase(env);
  const now = new Date().toISOString();
  const statement = database
    .prepare(
      `insert into companies (id, name, words, version, created_at, document)
       select ?, ?, ?, 1, ?, ? where not exists (select 1 from company_members where customer_id = ?)`,
    )
    .bind(...[id, name, companyWords({ name, ...noFacts }), now, JSON.stringify(noFacts)], founder?.customerId ?? "");
  const member =
    founder &&
    database
      .prepare(
        `insert into company_members (customer_id, company_id, name, email, role, joined_at)
         select ?, ?, ?, ?, 'admin', ? where exists (select 1 from office_audit where id = ?)`,
      )
      .bind(founder.customerId, id, founder.name, founder.email, now, key);
  return changeRecord(
    env,
    database,
    actor,
    { key, reason, version: null },
    {
      ...{ resource: companyResource, record: id, action: "customers:change", current: null, before: {} },
      ...{
        after: { name, ...(founder && { admin: founder.email }) },
        statement,
        more: member ? [member, ...more] : more,
      },
    },
  );
}

/**
 * Secret of a new invitation, derived from the key, and the statements that store it if the audit entry `key` was
 * stored. It replaces an earlier invitation to the same address. The mail is sent before the statements run: after a
 * fault, a repeated action makes the link of the mail work, but an entry without a mail would count as sent.
 */
export async function newInvitation(
  env: Pick<ServicesEnv, "DIRECTORY_DB" | "TOKEN_KEYS">,
  { id }: Pick<Company, "id">,
  { email, role, limit }: MemberInvitation,
  key: string,
) {
  const address = normalizeEmail(email);
  const token = await secretOfAction(env, "company invitation", key, address);
  const hash = await sha256(token);
  const database = await directoryDatabase(env);
  const recorded = "exists (select 1 from office_audit where id = ?)";
  const earlier = database
    .prepare(`delete from company_invitations where company_id = ? and email = ? and ${recorded}`)
    .bind(id, address, key);
  const statement = database
    .prepare(
      `insert into company_invitations
         (token_hash, id, company_id, email, role, limit_amount, limit_currency, expires_at)
       select ?, ?, ?, ?, ?, ?, ?, ? where ${recorded}`,
    )
    .bind(
      ...[hash, crypto.randomUUID(), id, address, role],
      ...[limit?.centAmount ?? null, limit?.currencyCode ?? null],
      ...[new Date(Date.now() + invitationMilliseconds).toISOString(), key],
    );
  return { token, hash, statements: [earlier, statement] };
}
