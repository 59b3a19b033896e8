/** `/customers/me/passkeys`: a customer's own passkeys. A new one needs the password again. */
import {
  type PasskeyView,
  passkeyBeginBody,
  passkeyConfirmBody,
  passkeyRemoveBody,
  passkeyRenameBody,
} from "@contracts/customers/passkeys";
import { customerName } from "@domain/account/customer-name";
import { toBase64Url } from "@domain/http/base64url";
import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import { type Context, Hono } from "hono";
import { readJson } from "../../shared/body";
import { insufficientScope, notFound, problemResponse } from "../../shared/problems";
import { sha256 } from "../../shared/secrets";
import type { CommerceApp } from "../context";
import { checkCurrentPassword } from "../customers/passwords/current-password";
import { shopperOf } from "../shoppers/shopper-of";
import { otherSite, passkeyRefused } from "./passkey-responses";
import { relyingPartyOf } from "./relying-party";

type CommerceContext = Context<CommerceApp>;

export const passkeyRoutes = new Hono<CommerceApp>();

passkeyRoutes.use(async (c, next) => (c.get("claims").kind === "customer" ? next() : insufficientScope()));

passkeyRoutes.get("/", async (c) => {
  const results = (await me(c).passkeys()) satisfies PasskeyView[];
  return answer({ results });
});

/**
 * Options for the browser. Only for confirmed addresses: a stranger's passkey would otherwise outlast the owner's
 * claim to the address.
 */
passkeyRoutes.post("/", async (c) => {
  const body = await readJson(c.req.raw, passkeyBeginBody);
  if (!body.ok) return body.response;
  const party = relyingPartyOf(c.env, body.value.origin);
  if (!party) return otherSite();
  const checked = await checkCurrentPassword(c, body.value.currentPassword);
  if ("response" in checked) return checked.response;
  const { subject } = c.get("claims");
  const [customer, known] = await Promise.all([me(c).customer(false), me(c).passkeys()]);
  if (!customer) return notFound("me");
  if (!customer.isEmailVerified) {
    return problemResponse(403, { code: "NotVerified", message: "The email address is not confirmed." });
  }
  const options = await generateRegistrationOptions({
    ...{ rpName: "Benchside", rpID: party.host, userName: customer.email },
    userDisplayName: customerName(customer),
    userID: Uint8Array.from(new TextEncoder().encode(subject)),
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: known.filter(({ site }) => site === party.host).map(({ id }) => ({ id })),
  });
  await me(c).beginPasskey(await sha256(options.challenge));
  return answer({ options });
});

passkeyRoutes.post("/confirm", async (c) => {
  const body = await readJson(c.req.raw, passkeyConfirmBody);
  if (!body.ok) return body.response;
  const { passkey, name, origin } = body.value;
  const party = relyingPartyOf(c.env, origin);
  if (!party) return otherSite();
  const verified = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge: async (challenge) => me(c).takePasskeyChallenge(await sha256(challenge)),
    ...{ expectedOrigin: party.origin, expectedRPID: party.host, requireUserVerification: true },
  }).catch(() => null);
  if (!verified?.verified) return passkeyRefused();
  const { credential, credentialBackedUp: synced } = verified.registrationInfo;
  const added = await me(c).addPasskey({
    ...{ id: credential.id, publicKey: toBase64Url(credential.publicKey), counter: credential.counter },
    ...{ transports: passkey.response.transports ?? [], site: party.host, name, synced },
    ...{ createdAt: Date.now(), lastUsedAt: null },
  });
  return added ? answer({}) : passkeyRefused();
});

passkeyRoutes.post("/rename", async (c) => {
  const body = await readJson(c.req.raw, passkeyRenameBody);
  if (!body.ok) return body.response;
  const { id, name } = body.value;
  return (await me(c).renamePasskey(id, name)) ? answer({}) : notFound("passkey");
});

/** Needs no password, so a stranger's passkey can be removed without delay; a mail reports it. */
passkeyRoutes.post("/remove", async (c) => {
  const body = await readJson(c.req.raw, passkeyRemoveBody);
  if (!body.ok) return body.response;
  await me(c).removePasskey(body.value.id);
  return answer({});
});

const me = (c: CommerceContext) => shopperOf(c.env, "customer", c.get("claims").subject);

const answer = (body: unknown): Response => Response.json(body, { headers: { "cache-control": "no-store" } });
