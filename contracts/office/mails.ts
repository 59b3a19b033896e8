/** Wire format of the outbox of mails in the office (`/mail/_office/mails`). */
import * as v from "valibot";
import { typedKey } from "../values/typed-key";
import { onRecord } from "./resources";

const mailStates = ["queued", "sent", "failed"] as const;
export const mailRow = v.object({
  id: v.string(),
  to: v.string(),
  subject: v.string(),
  state: v.picklist(mailStates),
  attempts: v.number(),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  sentAt: v.nullable(v.string()),
});
export type MailRow = v.InferOutput<typeof mailRow>;

export const mailRecord = v.object({
  ...mailRow.entries,
  language: v.string(),
  lastError: v.nullable(v.string()),
  /** Its text; null for a mail whose link is for its recipient only. */
  text: v.nullable(v.string()),
});

export const mailQuery = v.object({
  /** Exact address of the recipient. */
  q: v.optional(v.pipe(typedKey(254), v.toLowerCase())),
  state: v.optional(v.picklist(mailStates)),
});
export const mailAgain = v.object(onRecord);
