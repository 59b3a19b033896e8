/** Withdrawals from contracts in the office: list, record, and decisions with their audit entries. */
import type { Withdrawal, WithdrawalState } from "@contracts/commerce/withdrawals";
import { pageQuery } from "@contracts/office/resources";
import { withdrawalDecision, withdrawalListQuery, withdrawalRefusal } from "@contracts/office/withdrawals";
import { mayMove } from "@domain/withdrawal/states";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type OfficeApp, requirePermission } from "../../permission";
import { mailQueueOf } from "../../shared/mail-queue";
import { changeRecord, readFields, readQuery } from "../../shared/office/actions";
import { historyOf } from "../../shared/office/audit";
import { notFound, problemResponse } from "../../shared/problems";
import { ordersDatabase } from "../ledgers/number-directory";
import { decisionMail } from "./decision-mail";
import { findWithdrawal, listWithdrawals } from "./withdrawal-store";

const resource = "withdrawals";
const listQuery = v.object({ ...pageQuery, ...withdrawalListQuery.entries });

export const withdrawalOffice = new Hono<OfficeApp>();

withdrawalOffice.get("/", requirePermission("withdrawals:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, q, state } = query.value;
  const { results, next } = await listWithdrawals(c.env, { after, limit, ...(q && { q }), ...(state && { state }) });
  return c.json({ rows: results, next });
});

withdrawalOffice.get("/:reference", requirePermission("withdrawals:read"), async (c) => {
  const reference = c.req.param("reference").slice(0, 40);
  const found = await findWithdrawal(c.env, reference);
  if (!found) return notFound(reference);
  const history = await historyOf(await ordersDatabase(c.env), resource, reference);
  return c.json({ record: found, version: found.version, history });
});

const decide = requirePermission("withdrawals:decide");
withdrawalOffice.post("/:reference/accept", decide, (c) => decided(c, "accepted", withdrawalDecision));
withdrawalOffice.post("/:reference/refuse", decide, (c) => decided(c, "refused", withdrawalRefusal));
withdrawalOffice.post("/:reference/refunded", decide, (c) => decided(c, "refunded", withdrawalDecision));

async function decided(
  c: Context<OfficeApp>,
  state: Exclude<WithdrawalState, "received">,
  schema: typeof withdrawalDecision | typeof withdrawalRefusal,
): Promise<Response> {
  const body = await readFields(c.req.raw, schema);
  if (!body.ok) return body.response;
  const reference = (c.req.param("reference") ?? "").slice(0, 40);
  const before: Withdrawal | null = await findWithdrawal(c.env, reference);
  if (!before) return notFound(reference);
  const { version, key, reason } = body.value;
  if (version === before.version && !mayMove(before.state, state))
    return problemResponse(400, {
      code: "InvalidInput",
      message: `A withdrawal that is ${before.state} cannot be ${state}.`,
    });
  const database = await ordersDatabase(c.env);
  const actor = c.get("actor");
  const answer = await changeRecord(c.env, database, actor, body.value, {
    ...{ resource, record: reference, action: "withdrawals:decide", current: before.version },
    ...{ before: { state: before.state }, after: { state } },
    statement: database
      .prepare("update withdrawals set state = ?, version = version + 1 where reference = ? and version = ?")
      .bind(state, reference, before.version),
    more: [
      database
        .prepare(
          `insert into withdrawal_changes (reference, version, at, decided_by, from_state, to_state, reason)
           select ?, ?, ?, ?, ?, ?, ? where exists (select 1 from office_audit where id = ?)`,
        )
        .bind(
          ...[reference, before.version + 1, new Date().toISOString(), actor.name, before.state, state, reason, key],
        ),
    ],
  });
  // Also after a repeated action, because the first call may have ended before the mail was queued. The same id
  // prevents a second mail.
  if (answer.ok) await mailQueueOf(c.env).enqueue(decisionMail(before, { state, version: version + 1, reason }));
  return answer;
}
