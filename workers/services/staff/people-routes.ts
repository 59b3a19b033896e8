/** Office users: list, record, and the actions on them. */
import type { AuditFacts } from "@contracts/office/audit";
import type { Permission } from "@contracts/office/permissions";
import { pageQuery } from "@contracts/office/resources";
import { invitation, roleChange, staffAction, staffQuery } from "@contracts/office/staff/staff";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type OfficeApp, requirePermission } from "../permission";
import { mailQueueOf } from "../shared/mail-queue";
import { changeRecord, fieldProblem, outdated, readFields, readQuery, repeatedAction } from "../shared/office/actions";
import { historyOf } from "../shared/office/audit";
import { officeDatabase } from "../shared/office/office-database";
import { placeOf } from "../shared/office/page-of";
import { notFound, problemResponse } from "../shared/problems";
import { invitationMail, newInvitation } from "./invitations";
import { findPeople, otherOwners, personByEmail, personById, recordOf, type StaffRow } from "./staff-store";

const resource = "people";
const listQuery = v.object({ ...pageQuery, ...staffQuery.entries });

export const peopleRoutes = new Hono<OfficeApp>();

peopleRoutes.get("/", requirePermission("people:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, ...asked } = query.value;
  return c.json(await findPeople(c.env, asked, placeOf(after), limit));
});

peopleRoutes.get("/:id", requirePermission("people:read"), async (c) => {
  const row = await personById(c.env, c.req.param("id").slice(0, 64));
  if (!row) return notFound(c.req.param("id").slice(0, 64));
  const [record, history] = await Promise.all([
    recordOf(c.env, row, Date.now()),
    historyOf(await officeDatabase(c.env), resource, row.id),
  ]);
  return c.json({ record, version: row.version, history });
});

const takenAddress = "Somebody already has this address.";

/**
 * Only a call with the administrator's key gets the link in the response, because before the first owner nobody can
 * open the mails.
 */
peopleRoutes.post("/invite", requirePermission("people:invite"), async (c) => {
  const body = await readFields(c.req.raw, invitation);
  if (!body.ok) return body.response;
  const { key, reason, email, name, role } = body.value;
  const database = await officeDatabase(c.env);
  const repeated = await repeatedAction(database, key, { action: "people:invite" });
  if (repeated) return repeated;
  if (await personByEmail(c.env, email)) return fieldProblem("email", takenAddress);
  const id = crypto.randomUUID();
  const link = await newInvitation(c.env, { id, email }, key);
  await mailQueueOf(c.env).enqueue(invitationMail({ email, name }, link));
  const answer = await changeRecord(
    c.env,
    database,
    c.get("actor"),
    { key, reason, version: null },
    {
      ...{ resource, record: id, action: "people:invite", current: null, before: {}, after: { email, name, role } },
      statement: database
        .prepare(
          "insert or ignore into staff (id, email, name, role, state, created_at) values (?, ?, ?, ?, 'invited', ?)",
        )
        .bind(id, email, name, role, new Date().toISOString()),
      more: [link.statement],
    },
  );
  // Another call has taken the address since the look-up: a repeat of this call, or another person's.
  if (answer.status === 409)
    return (await repeatedAction(database, key, { action: "people:invite" })) ?? fieldProblem("email", takenAddress);
  if (!answer.ok || c.get("actor").kind !== "machine") return answer;
  return c.json({ record: id, version: 1, path: `/invitation?token=${link.token}` });
});

peopleRoutes.post("/:id/invite-again", requirePermission("people:invite"), (c) =>
  change(c, "people:invite", staffAction, async (row, { key, version }) => {
    if (row.state === "disabled") return problem("Enable this person first.");
    if (version !== row.version) return outdated(row.version);
    const link = await newInvitation(c.env, row, key);
    await mailQueueOf(c.env).enqueue(invitationMail(row, link));
    return { set: "state = state", before: {}, after: { invitation: "sent" }, more: [link.statement] };
  }),
);

peopleRoutes.post("/:id/role", requirePermission("people:change"), (c) =>
  change(c, "people:change", roleChange, async (row, { role }) => {
    if (row.role === "owner" && role !== "owner" && (await otherOwners(c.env, row.id)) === 0)
      return fieldProblem("role", "This is the only owner. Make somebody else an owner first.");
    return { set: "role = ?", values: [role], before: { role: row.role }, after: { role } };
  }),
);

peopleRoutes.post("/:id/disable", requirePermission("people:change"), (c) =>
  change(c, "people:change", staffAction, async (row, { key }) => {
    if (row.role === "owner" && (await otherOwners(c.env, row.id)) === 0)
      return problem("This is the only owner. Make somebody else an owner first.");
    return {
      ...{ set: "state = 'disabled'", before: { state: row.state }, after: { state: "disabled" } },
      more: await sessionsEnd(c, row.id, key),
    };
  }),
);

peopleRoutes.post("/:id/enable", requirePermission("people:change"), (c) =>
  change(c, "people:change", staffAction, async (row) => {
    const state = row.password !== null || row.demonstration === 1 ? "active" : "invited";
    return { set: "state = ?", values: [state], before: { state: row.state }, after: { state } };
  }),
);

peopleRoutes.post("/:id/unlock", requirePermission("people:change"), (c) =>
  change(c, "people:change", staffAction, async (row) => ({
    ...{ set: "failures = 0, locked_until = 0", before: { locked: row.locked_until > Date.now() } },
    after: { locked: false },
  })),
);

peopleRoutes.post("/:id/end-sessions", requirePermission("people:change"), (c) =>
  change(c, "people:change", staffAction, async (row, { key }) => ({
    ...{ set: "state = state", before: {}, after: { sessions: "ended" }, more: await sessionsEnd(c, row.id, key) },
  })),
);

const problem = (message: string) => problemResponse(400, { code: "InvalidInput", message });

async function sessionsEnd(c: Context<OfficeApp>, id: string, key: string): Promise<D1PreparedStatement[]> {
  const database = await officeDatabase(c.env);
  const recorded = "exists (select 1 from office_audit where id = ?)";
  return [database.prepare(`delete from staff_sessions where staff_id = ? and ${recorded}`).bind(id, key)];
}

interface PersonChange {
  /** Column assignments in SQL. */
  readonly set: string;
  readonly values?: readonly string[];
  readonly before: AuditFacts;
  readonly after: AuditFacts;
  readonly more?: readonly D1PreparedStatement[];
}

type ActionSchema = typeof staffAction | typeof roleChange;

async function change<S extends ActionSchema>(
  c: Context<OfficeApp>,
  action: Permission,
  schema: S,
  plan: (row: StaffRow, body: v.InferOutput<S>) => Promise<PersonChange | Response>,
): Promise<Response> {
  const id = (c.req.param("id") ?? "").slice(0, 64);
  const body = await readFields(c.req.raw, schema);
  if (!body.ok) return body.response;
  const row = await personById(c.env, id);
  if (!row) return notFound(id);
  const database = await officeDatabase(c.env);
  const { key, version, reason } = body.value;
  const repeated = await repeatedAction(database, key, { record: id, action });
  if (repeated) return repeated;
  const planned = await plan(row, body.value);
  if (planned instanceof Response) return planned;
  const { set, values = [], ...facts } = planned;
  return changeRecord(
    c.env,
    database,
    c.get("actor"),
    { key, version, reason },
    {
      ...{ resource, record: id, action, current: row.version, ...facts },
      statement: database
        .prepare(`update staff set ${set}, version = version + 1 where id = ? and version = ?`)
        .bind(...values, id, row.version),
    },
  );
}
