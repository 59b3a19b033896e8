/** The caller: anonymous, an agent that signs its requests, or a program with a customer's consent. */
import type { ProgramAccess, ProgramScope } from "@contracts/customers/programs";
import {
  isDigestOf,
  isSignedBy,
  readSignature,
  type SignatureInput,
  type SignedRequest,
  signatureBase,
  signatureFault,
} from "@domain/agents/proof/http-signature";
import type { Tier } from "@domain/agents/tiers";
import { digestOf } from "@domain/http/digest";
import { networkOf } from "@domain/http/network";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import { provedKey } from "./proved-key.server";

export interface Caller {
  readonly tier: Tier;
  /** Identifies the client in limits and idempotency keys. */
  readonly client: string;
  /** For the log: host of the agent or name of the program; empty without one. */
  readonly name: string;
  readonly access: ProgramAccess | null;
  /** Token of the access. */
  readonly bearer: string | null;
}

/** Reason to refuse a call. */
export interface Refusal {
  readonly status: 401 | 403 | 429 | 503;
  readonly code: string;
  readonly message: string;
  readonly scopes?: readonly ProgramScope[] | undefined;
  readonly waitSeconds?: number;
}

type CallerOutcome = { readonly ok: true; readonly caller: Caller } | { readonly ok: false; readonly refusal: Refusal };

const refused = (refusal: Refusal): CallerOutcome => ({ ok: false, refusal });

/** @param body bytes as received, which a signature covers by their digest */
export async function callerOf(context: PrivateContext, body: string): Promise<CallerOutcome> {
  const identified = await identify(context, body);
  if (!identified.ok) return identified;
  const { tier, client } = identified.caller;
  const isLocal = context.showsExamples && /^(?:127\.|::1$)/.test(context.clientAddress);
  const waitSeconds = isLocal ? 0 : context.agentLimits.count(tier, client);
  if (waitSeconds === 0) return identified;
  return refused({ status: 429, code: "rate_limited", message: "Too many calls in a minute.", waitSeconds });
}

async function identify(context: PrivateContext, body: string): Promise<CallerOutcome> {
  const { headers } = context.request;
  const authorization = headers.get("authorization") ?? "";
  // A staging deployment takes its password in the same header.
  if (/^(?:bearer|dpop)\b/i.test(authorization)) return withToken(context, authorization);
  if (headers.has("signature") || headers.has("signature-input")) return withSignature(context, body);
  const client = networkOf(context.clientAddress || "127.0.0.1");
  return { ok: true, caller: { tier: "anonymous", client, name: "", access: null, bearer: null } };
}

async function withToken(context: PrivateContext, authorization: string): Promise<CallerOutcome> {
  const { services } = context;
  const [, scheme, bearer] = /^(bearer|dpop) ([\w.~+/-]{16,2048}=*)$/i.exec(authorization) ?? [];
  const access = bearer === undefined ? null : await services.programs.access(bearer);
  if (access && !access.ok)
    return refused({ status: 503, code: "unavailable", message: "Accounts cannot be reached at the moment." });
  if (bearer === undefined || !access?.value) {
    return refused({ status: 401, code: "invalid_token", message: "The access token is unknown, expired or revoked." });
  }
  const { id, clientName, jkt } = access.value;
  // A token that is bound to a key is valid only with the scheme DPoP, and any other token only without it.
  if ((jkt !== undefined) !== (scheme?.toLowerCase() === "dpop")) {
    const message =
      jkt === undefined ? "The access token is not bound to a key." : "The access token requires a DPoP proof.";
    return refused({ status: 401, code: jkt === undefined ? "invalid_token" : "invalid_dpop_proof", message });
  }
  if (jkt !== undefined) {
    const proved = await provedKey(context, bearer);
    if (!proved.ok) return refused({ status: 503, code: "unavailable", message: "Proofs cannot be checked." });
    if (proved.jkt !== jkt) {
      const message = "The DPoP header must have an unused proof for this request, signed with the token's key.";
      return refused({ status: 401, code: "invalid_dpop_proof", message });
    }
  }
  return {
    ok: true,
    caller: { tier: "token", client: `program:${id}`, name: clientName, access: access.value, bearer },
  };
}

const keySet = v.object({ keys: v.pipe(v.array(v.unknown()), v.maxLength(50)) });
const publicKey = v.object({
  ...{ kid: v.string(), kty: v.string(), crv: v.string(), x: v.string() },
  y: v.optional(v.string()),
});

async function withSignature(context: PrivateContext, body: string): Promise<CallerOutcome> {
  const { request, origins, foreignDocuments, services, now } = context;
  const bad = (code: string, message: string) => refused({ status: 401, code, message });
  const read = readSignature(request.headers);
  if (!read) return bad("signature_invalid", "The signature cannot be read.");
  // Behind the platform the request has the shop's host; on a local machine, the runtime's port.
  const { pathname, search } = new URL(request.url);
  const signed: SignedRequest = {
    method: request.method,
    url: new URL(pathname + search, origins.current),
    headers: request.headers,
  };
  const fault = signatureFault(read, signed, Math.floor(now.getTime() / 1000));
  if (fault) return bad(`signature_${fault}`, faultTexts[fault]);
  if (body !== "" && !(await isDigestOf(request.headers.get("content-digest"), new TextEncoder().encode(body)))) {
    return bad("digest_mismatch", "Content-Digest is not the SHA-256 of the body.");
  }
  const source = keySource(request.headers, read.label);
  const keys = source === null ? undefined : await foreignDocuments.read(source);
  if (source === null || !(await isOfKeys(keys, read, signed))) {
    return bad("signature_invalid", "No published key of the agent made this signature.");
  }
  const { host } = new URL(source);
  const client = `agent:${host}`;
  const used = await services.programs.answer({
    ...{ client: await digestOf(client), key: `nonce ${read.nonce}`, fingerprint: await digestOf(read.nonce) },
    once: true,
  });
  if (!used.ok) return refused({ status: 503, code: "unavailable", message: "Signatures cannot be checked." });
  if (used.value.state !== "new") return bad("signature_replayed", "This signature was used before.");
  return { ok: true, caller: { tier: "signed", client, name: host, access: null, bearer: null } };
}

const faultTexts = {
  coverage: "The signature does not cover a required part of the request.",
  time: "The signature is not recent, or is valid for more than ten minutes.",
  nonce: "The signature has no nonce of 16 to 128 characters.",
} as const;

async function isOfKeys(document: unknown, read: SignatureInput, signed: SignedRequest): Promise<boolean> {
  const set = v.safeParse(keySet, document);
  const base = signatureBase(read, signed);
  if (!set.success || base === null) return false;
  // Skip keys of other types and malformed keys; the others stay usable.
  const keys = set.output.keys.flatMap((one) => (v.is(publicKey, one) && one.kid === read.keyId ? [one] : []));
  for (const key of keys.slice(0, 3)) if (await isSignedBy(key, base, read.signature)) return true;
  return false;
}

/** Address of the keys: `Signature-Agent`, otherwise the agent's profile. */
function keySource(headers: Headers, label: string): string | null {
  const agent = headers.get("signature-agent");
  if (agent === null) return profileOf(headers);
  const [, key, url = "", type] = /^\s*(?:([\w.*-]+)=)?"(https:[^"\s]{1,2000})"(?:;type=(\w+))?\s*$/.exec(agent) ?? [];
  if ((key !== undefined && key !== label) || !URL.canParse(url)) return null;
  return type === undefined || type === "directory"
    ? `${new URL(url).origin}/.well-known/http-message-signatures-directory`
    : url;
}

/** Address of the profile in the header `UCP-Agent`; null without one. */
export const profileOf = (headers: Headers): string | null =>
  /^\s*profile="(https:[^"\s]{1,2000})"/.exec(headers.get("ucp-agent") ?? "")?.[1] ?? null;
