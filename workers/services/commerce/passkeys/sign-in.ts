/** Sign-in with a passkey, which proves possession and identity (PIN, face, finger), so no code is required. */
import type { PasskeySignInOptions, UsedPasskey } from "@contracts/customers/passkeys";
import { fromBase64Url } from "@domain/http/base64url";
import { createSealer } from "@domain/http/cookies/sealed-value";
import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { ServicesEnv } from "../../env";
import { countUse } from "../../shared/rate-limits/rate-limits";
import { sha256 } from "../../shared/secrets";
import { newCustomerToken } from "../customers/customer-token";
import { shopperOf } from "../shoppers/shopper-of";
import { tokenKeysOf } from "../tokens/access-token";
import type { RelyingParty } from "./relying-party";

type PasskeyCheck =
  | { readonly ok: true; readonly customerId: string; readonly ticket: string }
  | { readonly ok: false; readonly reason: "refused" | "reset-required" }
  | { readonly ok: false; readonly reason: "wait"; readonly seconds: number };

const purpose = "passkey sign-in";
/** The page may stay open for a while before the person confirms the browser's dialog. */
const proofMilliseconds = 10 * 60_000;
const perNetwork = 60;

/** The challenge is sealed and not stored, because anybody can request one. */
export async function passkeyChallenge(env: ServicesEnv, { host }: RelyingParty): Promise<PasskeySignInOptions> {
  const options = await generateAuthenticationOptions({ rpID: host, userVerification: "required" });
  const proof = await sealerOf(env).seal(purpose, `${Date.now() + proofMilliseconds} ${options.challenge}`);
  return { options: { ...options }, proof };
}

/** @param network of the shopper, from `callerNetwork` */
export async function checkPasskey(
  env: ServicesEnv,
  party: RelyingParty,
  { passkey, proof, network }: { passkey: UsedPasskey; proof: string; network: string },
): Promise<PasskeyCheck> {
  const seconds = await countUse(env, `passkeys:${network}`, perNetwork, 900);
  if (seconds > 0) return { ok: false, reason: "wait", seconds };
  const refused = { ok: false, reason: "refused" } as const;
  const challenge = await openProof(env, proof);
  const customerId = customerOf(passkey.response.userHandle);
  if (challenge === null || customerId === null) return refused;
  const shopper = shopperOf(env, "customer", customerId);
  const addressHash = await sha256(`address ${network}`);
  const [known, stored] = await Promise.all([shopper.credentials(addressHash), shopper.passkey(passkey.id)]);
  const publicKey = stored && fromBase64Url(stored.publicKey);
  // Demonstration customers work in a demonstration only.
  if (!known || !publicKey || stored.site !== party.host || (known.demo && env.DEMO !== "1")) return refused;
  const verified = await verifyAuthenticationResponse({
    response: passkey,
    ...{ expectedChallenge: challenge, expectedOrigin: party.origin, expectedRPID: party.host },
    credential: { id: stored.id, publicKey, counter: stored.counter },
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return refused;
  if (known.forcedPasswordReset) return { ok: false, reason: "reset-required" };
  const { token: ticket, hash: ticketHash } = await newCustomerToken(customerId);
  const use = { id: stored.id, counter: verified.authenticationInfo.newCounter, ticketHash };
  if (!(await shopper.acceptPasskey({ ...use, challengeHash: await sha256(challenge) }))) return refused;
  await shopper.rememberAddress(addressHash);
  return { ok: true, customerId, ticket };
}

const sealerOf = (env: ServicesEnv) => createSealer(tokenKeysOf(env));

async function openProof(env: ServicesEnv, proof: string): Promise<string | null> {
  const [until, challenge] = ((await sealerOf(env).open(purpose, proof)) ?? "").split(" ");
  return challenge && Number(until) > Date.now() ? challenge : null;
}

/** Customer id from the user handle that the browser stored; null if it is malformed. */
function customerOf(userHandle: string): string | null {
  const bytes = fromBase64Url(userHandle);
  const id = bytes ? new TextDecoder().decode(bytes) : "";
  return /^[0-9a-z-]{8,64}$/.test(id) ? id : null;
}
