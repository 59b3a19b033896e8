/** Erases a customer's account. Orders, invoices and quotes stay in the ledger, as commercial law requires. */
import type { Customer } from "@contracts/customers/customers";
import type { AuditActor } from "@contracts/office/audit";
import { normalizeEmail } from "@domain/account/email-address";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { reportToConsole } from "../../shared/log-store";
import { type ActionRequest, changeRecord } from "../../shared/office/actions";
import { eraseFromLog } from "../../shared/office/erase-from-log";
import type { PersonalRecords } from "../../shared/personal-records";
import { eraseRequests, waitingOf } from "../approvals/approval-store";
import { companyMovesOn, memberLeaves, notOnlyAdmin } from "../companies/leaving-member";
import { removeSavedCards } from "../payments/saved-card-routes";
import { shopperOf } from "../shoppers/shopper-of";
import { callUpstream } from "../upstreams";
import { directoryDatabase } from "./customer-directory";
import type { ListedCustomer } from "./customer-list";

export const customerResource = "customers";

/**
 * Frees the address, leaves the company, removes the person from the outbox, inquiries, reviews and the log, and then
 * deletes the account's object and its cart. The audit entry is stored first, so after a crash the account is listed as
 * erased and the same call finishes. The caller must refuse the only admin of a company with other members.
 */
export async function eraseCustomer(
  env: ServicesEnv,
  actor: AuditActor,
  request: ActionRequest,
  { id, version, state, email: listed }: Pick<ListedCustomer, "id" | "version" | "state" | "email">,
  personalRecords: readonly PersonalRecords[],
): Promise<Response> {
  // The list no longer has the address if an earlier call ended after its audit entry; the account still has it.
  const account: Customer | null = await shopperOf(env, "customer", id).customer(false);
  const email = normalizeEmail(account?.email ?? listed);
  const database = await directoryDatabase(env);
  const recorded = "exists (select 1 from office_audit where id = ?)";
  const answer = await changeRecord(env, database, actor, request, {
    ...{ resource: customerResource, record: id, action: "customers:erase", current: version },
    ...{ before: { state }, after: { state: "erased" } },
    statement: database
      .prepare(
        `update customer_list set state = 'erased', email = '', name = '', company = '', words = '',
           version = version + 1 where id = ?1 and version = ?2 and ${notOnlyAdmin}`,
      )
      .bind(id, version),
    more: [
      database.prepare(`delete from customer_emails where customer_id = ? and ${recorded}`).bind(id, request.key),
      companyMovesOn(database, id, request.key),
      ...memberLeaves(database, id, request.key),
      // Shared lists stay with the company, without the name of the person.
      database
        .prepare(`update company_lists set created_by_name = '' where created_by = ? and ${recorded}`)
        .bind(id, request.key),
      database
        .prepare(`delete from company_invitations where lower(email) = ? and ${recorded}`)
        .bind(email, request.key),
    ],
  });
  if (!answer.ok) return answer;
  await removeSavedCards(env, `customer:${id}`);
  // Before the account, because a repeated call reads the address from it.
  if (email !== "") for (const records of personalRecords) await records.erase(env, { email, customerId: id });
  await eraseFromLog(env, { id, email });
  await endRequests(env, id);
  const cartId: string | null = await shopperOf(env, "customer", id).eraseAccount();
  if (cartId !== null) await env.CARTS.get(env.CARTS.idFromName(cartId)).erase(`customer:${id}`);
  await endLotWatches(env, id);
  return answer;
}

/**
 * Withdraws the customer's requests for approval, and erases their carts. A cart that is being ordered is completed.
 */
async function endRequests(env: ServicesEnv, customerId: string): Promise<void> {
  for (const { id, cartId } of await waitingOf(env, customerId)) {
    const cart = env.CARTS.get(env.CARTS.idFromName(cartId));
    const decision = {
      kind: "withdraw",
      by: "",
      byId: customerId,
      at: new Date().toISOString(),
      reason: null,
    } as const;
    if ((await cart.decide(id, decision)) === "withdrawn") await cart.erase(`customer:${customerId}`);
  }
  await eraseRequests(env, customerId);
}

const ownWatches = v.object({ watches: v.array(v.object({ token: v.string() })) });
const timeoutMilliseconds = 5_000;

/** Products and lots that the customer watches by mail; null if the lots service does not respond. */
export async function lotWatchesOf(env: ServicesEnv, customerId: string): Promise<readonly unknown[] | null> {
  const path = `/watches?${new URLSearchParams({ owner: `customer:${customerId}` })}`;
  const { body } = await callUpstream(env, "lots", { method: "GET", path, timeoutMilliseconds });
  const read = v.safeParse(v.object({ watches: v.array(v.looseObject({ token: v.string() })) }), body);
  return read.success ? read.output.watches.map(({ token: _, ...watch }) => watch) : null;
}

/** Ends the mails about lots. The account is already deleted, so a failure of the service is only reported. */
async function endLotWatches(env: ServicesEnv, customerId: string): Promise<void> {
  const path = `/watches?${new URLSearchParams({ owner: `customer:${customerId}` })}`;
  const read = async () =>
    v.safeParse(ownWatches, (await callUpstream(env, "lots", { method: "GET", path, timeoutMilliseconds })).body);
  const before = await read();
  if (before.success && before.output.watches.length === 0) return;
  for (const { token } of before.success ? before.output.watches : []) {
    const end = `/watches/${encodeURIComponent(token)}/end`;
    await callUpstream(env, "lots", { method: "POST", path: end, body: {}, timeoutMilliseconds });
  }
  const after = await read();
  if (after.success && after.output.watches.length === 0) return;
  await reportToConsole(env, "mails about lots were not ended for an erased customer", customerId);
}
