/** Wire format of punchout buyers in the office (`/commerce/_office/punchout-buyers`). Secrets are write-only. */
import * as v from "valibot";
import { punchoutBuyer, punchoutIdentity } from "../commerce/punchout";
import { onList, onRecord, withReason } from "./resources";

const facts = v.omit(punchoutBuyer, ["secret", "messages"]);
export const punchoutBuyerRow = v.object({ ...facts.entries, messagesTo: v.nullable(v.string()) });
export type PunchoutBuyerRow = v.InferOutput<typeof punchoutBuyerRow>;
export const punchoutBuyerQuery = v.object({
  /** Prefix of the identity, or words of the name. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
});

/** Entries of a field, one per line or separated by commas; may be empty. */
const typedList = v.pipe(
  v.optional(v.nullable(v.pipe(v.string(), v.maxLength(6000))), ""),
  v.transform((text) =>
    (text ?? "")
      .split(/[\n,;]+/)
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
);
const secret = v.pipe(v.string("Enter a secret."), v.minLength(8, "At least 8 characters."), v.maxLength(256));
const optionalSecret = v.optional(v.nullable(secret), null);

/** As typed; the service validates the resulting buyer. */
const typed = {
  name: v.pipe(v.string("Enter a name."), v.trim(), v.minLength(1), v.maxLength(200)),
  protocols: v.picklist(["cxml and oci", "cxml", "oci"], "Choose a protocol."),
  countries: typedList,
  returnAddresses: typedList,
  frameOrigins: typedList,
  cxmlField: punchoutBuyer.entries.cxmlField,
  messagesTo: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2048))), null),
  /** Empty keeps the current secret. */
  messagesSecret: optionalSecret,
  priceDifferences: punchoutBuyer.entries.priceDifferences,
  /** Empty: no company. */
  company: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(64))), null),
};
export const newPunchoutBuyer = v.object({ ...onList, ...typed, identity: punchoutIdentity, secret });
export const punchoutBuyerChanged = v.object({ ...onRecord, ...withReason, ...typed });
export type TypedPunchoutBuyer = v.InferOutput<typeof punchoutBuyerChanged>;
export const punchoutSecretChanged = v.object({ ...onRecord, ...withReason, secret });
export const punchoutBuyerRemoved = v.object({ ...onRecord, ...withReason });
