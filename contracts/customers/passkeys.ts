/** Calls about a customer's passkeys (WebAuthn Level 3): options for the browser and its responses, as JSON. */
import * as v from "valibot";
import { oneLine } from "../values/plain-text";
import { currentPasswordBody } from "./second-factor";

const base64Url = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^[A-Za-z0-9_-]+$/));
/** The standard allows ids of 1023 bytes. */
const passkeyId = base64Url(1364);
const passkeyName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60), v.regex(oneLine));
/** Origin of the storefront page that called the browser's API. */
const origin = v.pipe(v.string(), v.url(), v.maxLength(255));
const credential = {
  id: passkeyId,
  rawId: passkeyId,
  type: v.literal("public-key"),
  clientExtensionResults: v.optional(v.object({}), {}),
};

/** Result of `navigator.credentials.create`. */
export const createdPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64Url(4096),
    attestationObject: base64Url(16_384),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(8))),
  }),
});
export type CreatedPasskey = v.InferOutput<typeof createdPasskey>;

/** Result of `navigator.credentials.get`; the user handle identifies the account. */
export const usedPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64Url(4096),
    authenticatorData: base64Url(4096),
    signature: base64Url(2048),
    userHandle: base64Url(100),
  }),
});
export type UsedPasskey = v.InferOutput<typeof usedPasskey>;

/** Options for the browser; the shop does not read their other members. */
const options = v.looseObject({ challenge: v.string() });
export const passkeyOptions = v.object({ options });

export const passkeyBeginBody = v.object({ ...currentPasswordBody.entries, origin });
export const passkeyConfirmBody = v.object({ passkey: createdPasskey, name: passkeyName, origin });
export const passkeyRenameBody = v.object({ id: passkeyId, name: passkeyName });
export const passkeyRemoveBody = v.object({ id: passkeyId });

export const passkeySignInBody = v.object({ origin });
/** `proof` is the sealed challenge, sent back with the browser's response. */
const proof = v.pipe(v.string(), v.minLength(16), v.maxLength(1024));
export const passkeySignInOptions = v.object({ options, proof });
export type PasskeySignInOptions = v.InferOutput<typeof passkeySignInOptions>;
export const passkeyLoginBody = v.object({ passkey: usedPasskey, proof, origin });

const passkeyView = v.object({
  id: passkeyId,
  name: v.string(),
  /** Host of the storefront that it signs in to. */
  site: v.string(),
  /** True if the browser's maker keeps a copy, so it survives the loss of a device. */
  synced: v.boolean(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  lastUsedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type PasskeyView = v.InferOutput<typeof passkeyView>;
export const passkeyList = v.object({ results: v.array(passkeyView) });
