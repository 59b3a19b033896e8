/** Staff service: office users, their sessions and invitations, and the audit log. See README.md. */
import { exportNote } from "@contracts/office/staff/staff";
import { Hono } from "hono";
import type { ServicesApp } from "../env";
import { type OfficeApp, requirePermission } from "../permission";
import { readFields } from "../shared/office/actions";
import { appendToLog, entryOf } from "../shared/office/audit";
import { problemResponse } from "../shared/problems";
import { reportFault } from "../shared/report-fault";
import { auditRoutes } from "./audit-routes";
import { invitationRoutes } from "./invitation-routes";
import { peopleRoutes } from "./people-routes";
import { sessionRoutes } from "./session-routes";

export const staff = new Hono<ServicesApp>();
staff.route("/sessions", sessionRoutes);
staff.route("/invitations", invitationRoutes);
staff.route("/people", peopleRoutes);
staff.route("/audit", auditRoutes);

/** Records the export of a list, before the office writes the file. */
const exports = new Hono<OfficeApp>();
exports.post("/", requirePermission("lists:export"), async (c) => {
  const body = await readFields(c.req.raw, exportNote);
  if (!body.ok) return body.response;
  const { resource, filters } = body.value;
  const entry = entryOf({
    ...{ key: crypto.randomUUID(), actor: c.get("actor"), resource, record: "", action: "lists:export", version: 0 },
    ...{ before: {}, after: filters, reason: null },
  });
  await appendToLog(c.env, [entry]);
  return c.json({ id: entry.id });
});
staff.route("/exports", exports);

staff.onError((error) => {
  reportFault("a call of the office failed", error);
  return problemResponse(500, { code: "General", message: "The request could not be carried out." });
});
