/** Wire format of webhooks and their deliveries in the office, and of the events that receivers get. */
import * as v from "valibot";
import { typedKey } from "../values/typed-key";
import { queueStates } from "./orders";
import { onList, onRecord, withReason } from "./resources";

/** Events that a webhook receives: all, or only of orders or quotes. */
export const webhookTopics = ["all", "order", "quote"] as const;

/**
 * Body of a webhook. It names the record and its state; a receiver that needs more reads the record. `type` is
 * `order.placed`, `order.<state>`, `order.changed`, `quote.<state>`, `quote.changed` or `ping`.
 */
export const webhookEvent = v.object({
  id: v.string(),
  type: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  data: v.object({
    /** Number of the order or quote; empty for a ping. */
    number: v.string(),
    version: v.number(),
    state: v.union([v.picklist(queueStates), v.string()]),
  }),
});
export type WebhookEvent = v.InferOutput<typeof webhookEvent>;

export const webhookRow = v.object({
  id: v.string(),
  name: v.string(),
  address: v.string(),
  topic: v.picklist(webhookTopics),
  state: v.picklist(["on", "off"]),
});
export type WebhookRow = v.InferOutput<typeof webhookRow>;
export const webhookRecord = v.object({
  ...webhookRow.entries,
  /** Deliveries of the last 24 hours. */
  delivered: v.number(),
  failed: v.number(),
  waiting: v.number(),
});
export const webhookQuery = v.object({ state: v.optional(webhookRow.entries.state) });

const fields = {
  name: v.pipe(v.string("Enter a name."), v.trim(), v.minLength(2, "Enter a name."), v.maxLength(60)),
  address: v.pipe(v.string("Enter an address."), v.trim(), v.maxLength(500)),
  topic: v.picklist(webhookTopics),
};
const secret = v.pipe(
  v.string("Enter a secret."),
  v.trim(),
  v.minLength(24, "At least 24 characters, so that nobody guesses it."),
  v.maxLength(200),
  v.regex(/^[\x21-\x7e]+$/, "Letters, digits and signs without spaces."),
);
export const webhookAdd = v.object({ ...onList, ...withReason, ...fields, secret });
export const webhookChange = v.object({ ...onRecord, ...withReason, ...fields, secret: v.nullable(secret) });
export const webhookAction = v.object(onRecord);

const deliveryStates = ["waiting", "delivered", "failed"] as const;
export const deliveryRow = v.object({
  /** Id of the event and of the webhook, joined by "~". */
  id: v.string(),
  webhook: v.string(),
  type: v.string(),
  number: v.string(),
  state: v.picklist(deliveryStates),
  attempts: v.number(),
  at: v.string(),
  /** The receiver's last response. */
  detail: v.string(),
});
export const deliveryRecord = v.object({
  ...deliveryRow.entries,
  body: v.string(),
  /** Time of the next attempt; null if none is planned. */
  nextAt: v.nullable(v.string()),
});
export const deliveryQuery = v.object({
  /** Exact number of an order or quote. */
  q: v.optional(typedKey(64)),
  state: v.optional(v.picklist(deliveryStates)),
});
export const deliveryReplay = v.object(onRecord);
