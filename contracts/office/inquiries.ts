/** Inquiries in the office: list, record, answer. */
import * as v from "valibot";
import { inquiryKinds, storedInquiry } from "../commerce/inquiries";
import { plainText } from "../values/plain-text";
import { onRecord } from "./resources";

export const inquiryStates = ["open", "answered", "closed"] as const;
const state = v.picklist(inquiryStates);

export const inquiryRow = v.object({
  reference: v.string(),
  kind: v.picklist(inquiryKinds),
  state,
  receivedAt: v.string(),
  name: v.string(),
  organisation: v.string(),
  email: v.string(),
  country: v.string(),
});
export type InquiryRow = v.InferOutput<typeof inquiryRow>;

const answer = v.object({ at: v.string(), by: v.string(), text: v.string() });
export const inquiryRecord = v.object({ ...storedInquiry.entries, state, answers: v.array(answer) });
export type InquiryRecord = v.InferOutput<typeof inquiryRecord>;

export const inquiryQuery = v.object({
  /** Reference, name, organization, address. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  kind: v.optional(v.picklist(inquiryKinds)),
  state: v.optional(state),
});

export const inquiryAnswer = v.object({
  ...onRecord,
  text: v.pipe(
    v.string("Write an answer."),
    plainText,
    v.trim(),
    v.minLength(1, "Write an answer."),
    v.maxLength(4000, "At most 4,000 characters."),
  ),
});
export const inquiryClosed = v.object(onRecord);
