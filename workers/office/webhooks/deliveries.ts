/** The log of webhooks: deliveries with the receivers' answers, and sending again. */
import { deliveryQuery, deliveryRecord, deliveryRow } from "@contracts/office/webhooks";
import { html } from "@domain/edge-slot/html";
import { choices } from "../framework/fields";
import { facts, join, moment, text } from "../framework/layout";
import { resource } from "../framework/resource";

export const deliveries = resource({
  path: "/deliveries",
  title: "Deliveries",
  singular: "Delivery",
  group: "Settings",
  service: "/commerce/_office/deliveries",
  read: "webhooks:read",
  filters: [
    { name: "q", label: "Order or quote", hint: "The whole number" },
    { name: "state", label: "State", kind: "choice", options: choices(deliveryQuery.entries.state.wrapped.options) },
  ],
  queues: [{ title: "Events that a receiver did not take", needs: "webhooks:change", filters: { state: "failed" } }],
  row: deliveryRow,
  record: deliveryRecord,
  key: ({ id }) => id,
  columns: [
    { title: "Event", value: ({ type }) => type },
    { title: "Number", value: ({ number }) => number },
    { title: "State", value: ({ state }) => state },
    { title: "Attempts", number: true, value: ({ attempts }) => String(attempts) },
    { title: "Time (UTC)", value: ({ at }) => at, cell: ({ at }) => moment(at) },
    { title: "Last answer", value: ({ detail }) => detail },
  ],
  heading: ({ type, number }) => `${type} ${number}`,
  body: (delivery) =>
    join([
      facts([
        ["State", text(delivery.state)],
        ["Webhook", html`<a href="/webhooks/${delivery.webhook}">${delivery.webhook}</a>`],
        ["Attempts", text(String(delivery.attempts))],
        ["Last answer", text(delivery.detail)],
        ["Time (UTC)", moment(delivery.at)],
        ["Next attempt (UTC)", moment(delivery.nextAt)],
      ]),
      html`<section><h2>Body</h2><pre>${delivery.body}</pre></section>`,
    ]),
  actions: [
    {
      ...{ name: "replay", title: "Send again", permission: "webhooks:change", reason: "optional" },
      note: "Sends the event once more with the same ID, so that the receiver recognizes it.",
    },
  ],
});
