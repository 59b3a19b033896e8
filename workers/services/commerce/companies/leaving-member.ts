/**
 * Removes a member from a company: the member leaves, an admin or the office removes them, or their account is erased.
 */
import { isOnlyAdmin } from "@domain/company/members";
import type { ServicesEnv } from "../../env";
import { problemResponse } from "../../shared/problems";
import { membershipOf, membersOf } from "./company-store";

/** A 400 if the account is the only admin of a company with other members; null if it can be erased. */
export async function onlyAdminProblem(
  env: Pick<ServicesEnv, "DIRECTORY_DB">,
  customerId: string,
): Promise<Response | null> {
  const membership = await membershipOf(env, customerId);
  if (!membership || !isOnlyAdmin(await membersOf(env, membership.company.id), customerId)) return null;
  const message = `This account is the only admin of ${membership.company.name}. Make another member an admin first, or remove the other members.`;
  return problemResponse(400, { code: "LastAdmin", message });
}

/** The same rule as an SQL condition, with the customer's id as `?1`, because members can join after the check. */
export const notOnlyAdmin = `not exists (
  select 1 from company_members me
  join company_members other on other.company_id = me.company_id and other.customer_id <> me.customer_id
  where me.customer_id = ?1 and me.role = 'admin'
  group by me.company_id having sum(other.role = 'admin') = 0
)`;

/**
 * Removes the member from their company, if the audit entry `key` was stored. With the last member, the company's open
 * invitations are deleted, because a person who accepted one would join a company without an admin.
 */
export const memberLeaves = (database: D1Database, customerId: string, key: string): D1PreparedStatement[] => {
  const recorded = "exists (select 1 from office_audit where id = ?2)";
  const statements = [
    `delete from company_invitations where ${recorded}
       and company_id = (select company_id from company_members where customer_id = ?1)
       and not exists (select 1 from company_members other
         where other.company_id = company_invitations.company_id and other.customer_id <> ?1)`,
    `delete from company_members where customer_id = ?1 and ${recorded}`,
  ];
  return statements.map((statement) => database.prepare(statement).bind(customerId, key));
};

/** Increments the version of the customer's company, so a change of its members that began earlier is refused. */
export const companyMovesOn = (database: D1Database, customerId: string, key: string): D1PreparedStatement =>
  database
    .prepare(
      `update companies set version = version + 1 where exists (select 1 from office_audit where id = ?2)
       and id = (select company_id from company_members where customer_id = ?1)`,
    )
    .bind(customerId, key);
