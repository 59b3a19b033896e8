/** Calls about a customer's second factor: codes of an authenticator app (RFC 6238), and recovery codes. */
import * as v from "valibot";
import { maxPasswordLength, signInAnswer } from "./customer-calls";

const proof = v.pipe(v.string(), v.minLength(16), v.maxLength(256));

/** Response to a correct password if the account has a second factor: proof of the password, valid for ten minutes. */
const secondFactorChallenge = v.object({ challenge: proof });
export const loginAnswer = v.union([secondFactorChallenge, signInAnswer]);

export const secondFactorLoginBody = v.object({ challenge: proof, code: v.pipe(v.string(), v.maxLength(64)) });
/** `ticket` proves password and code; it is exchanged for tokens, once, within a minute. */
export const secondFactorLoginAnswer = v.object({ ...signInAnswer.entries, ticket: proof });
export type SecondFactorLoginAnswer = v.InferOutput<typeof secondFactorLoginAnswer>;

/** Changes of the second factor need the password again. */
export const currentPasswordBody = v.object({
  currentPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(maxPasswordLength)),
});
export const secondFactorCodeBody = v.object({ code: v.pipe(v.string(), v.maxLength(64)) });

export const secondFactorState = v.object({
  /** Time at which it was turned on; null if it is off. */
  since: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** Unused recovery codes. */
  recoveryCodes: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type SecondFactorState = v.InferOutput<typeof secondFactorState>;

/** 160 bits in Base32. */
export const totpSecret = v.pipe(v.string(), v.regex(/^[A-Z2-7]{32}$/));
export const secondFactorSetup = v.object({ secret: totpSecret });
export const recoveryCodeList = v.object({ recoveryCodes: v.array(v.string()) });
