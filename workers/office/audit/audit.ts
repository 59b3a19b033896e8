/** The audit log of all services: who changed what, when, from where and why. */
import { type AuditEntry, auditEntry } from "@contracts/office/audit";
import { changes, changesText } from "../framework/history";
import { facts, moment, text } from "../framework/layout";
import { resource } from "../framework/resource";

/** "orders:ship", and "orders:ship (tracking)" where several actions share a permission. */
const actionOf = ({ action, actor: { call } }: AuditEntry): string =>
  call === undefined || `${action}s`.startsWith(`${action.split(":")[0]}:${call}`) ? action : `${action} (${call})`;

export const audit = resource({
  path: "/audit",
  title: "Audit log",
  singular: "Entry",
  group: "Office",
  service: "/staff/audit",
  read: "audit:read",
  filters: [
    { name: "q", label: "Record", hint: "Number or id, exactly" },
    { name: "resource", label: "Kind of record", hint: "Such as orders, catalogue or content" },
    { name: "action", label: "Action", hint: "As in the log, such as orders:ship" },
    { name: "actor", label: "Who", hint: "The whole name, or the id" },
    { name: "from", label: "From", kind: "date" },
    { name: "to", label: "To", kind: "date" },
  ],
  row: auditEntry,
  record: auditEntry,
  key: ({ id }) => id,
  columns: [
    { title: "Time (UTC)", value: ({ at }) => at, cell: ({ at }) => moment(at) },
    { title: "Who", value: ({ actor }) => actor.name },
    { title: "From", value: ({ actor }) => actor.address ?? "" },
    { title: "Kind of record", value: (entry) => entry.resource },
    { title: "Record", value: ({ record }) => record },
    { title: "Action", value: actionOf },
    { title: "Change", value: changesText, cell: changes },
    { title: "Reason", value: ({ reason }) => reason ?? "" },
  ],
  heading: (entry) => `${actionOf(entry)} ${entry.record}`.trim(),
  body: (entry) =>
    facts([
      ["Time (UTC)", text(entry.at)],
      ["Who", text(`${entry.actor.name} (${entry.actor.id})`)],
      ["From", text(entry.actor.address ?? "unknown")],
      ["Kind of record", text(entry.resource)],
      ["Record", text(entry.record)],
      ["Action", text(actionOf(entry))],
      ["Version after it", text(String(entry.version))],
      ["Change", changes(entry)],
      ["Reason", text(entry.reason ?? "–")],
    ]),
});
