/** Programs that act for a customer: scopes, and the calls that grant, list and revoke their access (OAuth 2.1). */
import * as v from "valibot";
import { priceGroupId } from "./companies";

/** The first follows UCP's scope names; the last is for a capability of the shop itself. */
export const programScopes = [
  "dev.ucp.shopping.order:read",
  "dev.ucp.shopping.checkout:complete",
  "example.benchside.procurement:quotes",
] as const;
export const programScope = v.picklist(programScopes);
export type ProgramScope = v.InferOutput<typeof programScope>;

const scopes = v.pipe(v.array(programScope), v.minLength(1), v.maxLength(programScopes.length));
/** An https address of the client's metadata, or an id from the registration. */
const clientId = v.pipe(v.string(), v.minLength(8), v.maxLength(2048));
const clientName = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
/** SHA-256 in base64url (RFC 7636). */
const codeChallenge = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
/** Thumbprint of the key that tokens are bound to (RFC 9449, RFC 7638): SHA-256 in base64url, too. */
const jkt = v.optional(codeChallenge);
const redirectUri = v.pipe(v.string(), v.minLength(8), v.maxLength(300));

/** A customer's consent. The response is a code, which the program exchanges for tokens within a minute. */
export const programConsent = v.object({ clientId, clientName, redirectUri, codeChallenge, scopes, jkt });
export type ProgramConsent = v.InferOutput<typeof programConsent>;
export const programCode = v.object({ code: v.pipe(v.string(), v.minLength(32), v.maxLength(512)) });

const time = v.pipe(v.string(), v.isoTimestamp());
export const programList = v.object({
  results: v.array(v.object({ id: v.string(), clientName, scopes, createdAt: time, lastUsedAt: time })),
});
export type ProgramList = v.InferOutput<typeof programList>;

/** The access behind a program's token. */
export const programAccess = v.object({
  ...{ id: v.string(), clientId, clientName, scopes },
  /** Price group of the customer's company; absent without one. */
  priceGroup: v.optional(priceGroupId),
  /** Absent for tokens that are not bound to a key. */
  jkt,
});
export type ProgramAccess = v.InferOutput<typeof programAccess>;
