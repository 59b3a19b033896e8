/** Office users. */
import { roles } from "@contracts/office/permissions";
import { type StaffRecord, staffMember, staffRecord, staffStates } from "@contracts/office/staff/staff";
import { html, markup } from "@domain/edge-slot/html";
import { choices } from "../framework/fields";
import { facts, moment, table, text } from "../framework/layout";
import { resource } from "../framework/resource";

const stateText = ({ state, locked }: Pick<StaffRecord, "state" | "locked">) => (locked ? `${state}, locked` : state);

const sessionColumns = [{ title: "Signed in" }, { title: "Last seen" }, { title: "Address" }, { title: "Browser" }];

export const people = resource({
  path: "/people",
  title: "People",
  singular: "Person",
  group: "Office",
  service: "/staff/people",
  read: "people:read",
  filters: [
    { name: "q", label: "Name or address" },
    { name: "role", label: "Role", kind: "choice", options: choices(roles) },
    { name: "state", label: "State", kind: "choice", options: choices(staffStates) },
  ],
  row: staffMember,
  record: staffRecord,
  key: ({ id }) => id,
  columns: [
    { title: "Name", value: ({ name }) => name },
    { title: "Email address", value: ({ email }) => email },
    { title: "Role", value: ({ role }) => role },
    { title: "State", value: stateText },
    { title: "Demonstration user", value: ({ demonstration }) => (demonstration ? "yes" : "") },
    {
      title: "Last sign-in (UTC)",
      value: ({ signedInAt }) => signedInAt ?? "",
      cell: ({ signedInAt }) => moment(signedInAt),
    },
  ],
  heading: ({ name }) => name,
  body: (person) => {
    const sessions = person.sessions.map(({ startedAt, seenAt, address, agent }) => [
      moment(startedAt),
      moment(seenAt),
      text(address ?? "–"),
      text(agent),
    ]);
    const list = sessions.length > 0 ? table("Sessions", sessionColumns, sessions) : html`<p>None.</p>`;
    return html`${markup(
      facts([
        ["Email address", text(person.email)],
        ["Role", text(person.role)],
        ["State", text(stateText(person))],
        ["Demonstration user", person.demonstration ? text("yes, on demonstration machines only") : null],
        ["Invited", moment(person.createdAt)],
        ["Last sign-in", moment(person.signedInAt)],
      ]),
    )}<section><h2>Sessions</h2>${markup(list)}</section>`;
  },
  listActions: [
    {
      name: "invite",
      title: "Invite a person",
      permission: "people:invite",
      reason: "none",
      note: "The person gets a link by email that is valid for three days.",
      fields: () => [
        { name: "name", label: "Name", required: true, most: 100 },
        { name: "email", label: "Email address", kind: "email", required: true },
        { name: "role", label: "Role", kind: "choice", options: choices(roles), value: "read-only" },
      ],
    },
  ],
  actions: [
    {
      name: "role",
      title: "Change the role",
      permission: "people:change",
      reason: "needed",
      fields: ({ role }) => [{ name: "role", label: "Role", kind: "choice", options: choices(roles), value: role }],
    },
    {
      name: "unlock",
      title: "Unlock",
      permission: "people:change",
      reason: "needed",
      note: "Lets the person try to sign in again at once.",
      offered: ({ locked }) => locked,
    },
    {
      name: "end-sessions",
      title: "End all sessions",
      permission: "people:change",
      reason: "needed",
      note: "Every browser of this person must sign in again, from its next request on.",
      offered: ({ sessions }) => sessions.length > 0,
    },
    {
      name: "invite-again",
      title: "Send a new link",
      permission: "people:invite",
      reason: "needed",
      note: "For a person who lost the invitation, the password or the authenticator app. The former link stops working.",
      offered: ({ state, demonstration }) => state !== "disabled" && !demonstration,
    },
    {
      name: "disable",
      title: "Disable",
      permission: "people:change",
      reason: "needed",
      final: true,
      note: "The person can no longer sign in, and every session ends at once. Their actions stay in the log.",
      offered: ({ state }) => state !== "disabled",
    },
    {
      name: "enable",
      title: "Enable",
      permission: "people:change",
      reason: "needed",
      offered: ({ state }) => state === "disabled",
    },
  ],
});
