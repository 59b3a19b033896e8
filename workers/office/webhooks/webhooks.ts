/** Webhooks: receivers of events about orders and quotes. */
import { webhookRecord, webhookRow, webhookTopics } from "@contracts/office/webhooks";
import { html } from "@domain/edge-slot/html";
import { choices, type Field } from "../framework/fields";
import { facts, text } from "../framework/layout";
import { resource } from "../framework/resource";

interface Known {
  readonly name: string;
  readonly address: string;
  readonly topic: string;
}

const fields = (known: Known | null): readonly Field[] => [
  { name: "name", label: "Name", required: true, most: 60, value: known?.name ?? "" },
  {
    ...{ name: "address", label: "Address", required: true, most: 500, value: known?.address ?? "" },
    hint: "A public host by https, such as https://erp.example.org/hook",
  },
  {
    ...{ name: "topic", label: "Tells of", kind: "choice", value: known?.topic ?? "all" },
    options: choices(webhookTopics),
  },
  {
    ...{ name: "secret", label: "Secret", most: 200, required: known === null },
    hint: `At least 24 characters. The receiver checks each signature with it; it is not shown again.${known ? " Empty: stays as it is." : ""}`,
  },
];

export const webhooks = resource({
  path: "/webhooks",
  title: "Webhooks",
  singular: "Webhook",
  group: "Settings",
  service: "/commerce/_office/webhooks",
  read: "webhooks:read",
  filters: [{ name: "state", label: "State", kind: "choice", options: choices(["on", "off"]) }],
  row: webhookRow,
  record: webhookRecord,
  key: ({ id }) => id,
  columns: [
    { title: "Name", value: ({ name }) => name },
    { title: "Address", value: ({ address }) => address },
    { title: "Tells of", value: ({ topic }) => topic },
    { title: "State", value: ({ state }) => state },
  ],
  heading: ({ name }) => `Webhook ${name}`,
  body: (hook) =>
    facts([
      ["State", text(hook.state)],
      ["Address", text(hook.address)],
      ["Tells of", text(hook.topic)],
      ["Last 24 hours", text(`${hook.delivered} delivered, ${hook.waiting} waiting, ${hook.failed} failed`)],
      ["Log", html`<a href="/deliveries">Deliveries</a>`],
    ]),
  listActions: [
    {
      ...{ name: "add", title: "Add a webhook", permission: "webhooks:change", reason: "needed" },
      note: "Each event is signed with HMAC-SHA256 (standardwebhooks.com) and repeated for about a day and a half.",
      fields: () => fields(null),
    },
  ],
  actions: [
    { ...{ name: "change", title: "Change", permission: "webhooks:change", reason: "needed", fields } },
    {
      ...{ name: "ping", title: "Send a ping", permission: "webhooks:change", reason: "none" },
      note: "Sends an event of the type ping now and says whether the receiver took it.",
    },
    {
      ...{ name: "switch-off", title: "Switch off", permission: "webhooks:change", reason: "optional" },
      offered: ({ state }) => state === "on",
    },
    {
      ...{ name: "switch-on", title: "Switch on", permission: "webhooks:change", reason: "optional" },
      offered: ({ state }) => state === "off",
    },
  ],
});
