import { proofKey } from "@domain/agents/proof/dpop-testing";
import { signatureBase } from "@domain/agents/proof/http-signature";
import { digestOf } from "@domain/http/digest";
import { describe, expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { callerOf } from "./caller.server";

const now = new Date("2026-11-26T08:00:00Z");
const seconds = now.getTime() / 1000;
const path = "/ucp/v1/carts";
const body = '{"line_items":[]}';
const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString("base64");
const access = { id: "grant", clientId: "client", clientName: "Agent", scopes: ["dev.ucp.shopping.order:read"] };

/** A context whose agent publishes `keys`, and whose gateway remembers used signatures. */
function contextWith(
  request: Request,
  keys: readonly object[] = [],
  used = new Set<string>(),
  jkt?: string,
): PrivateContext {
  return {
    ...{ request, now, clientAddress: "203.0.113.7", showsExamples: false },
    origins: { current: "https://www.benchside.example" },
    agentLimits: { count: (_: string, client: string) => (client === "203.0.113.8" ? 12 : 0) },
    foreignDocuments: {
      read: async (url: string) => (url === "https://agent.example/keys.json" ? { keys } : undefined),
    },
    services: {
      programs: {
        access: async (token: string) => ({
          ok: true,
          value: token === "token-of-a-program" ? { ...access, ...(jkt && { jkt }) } : null,
        }),
        answer: async ({ key }: { key: string }) => {
          const state = used.has(key) ? "answered" : "new";
          used.add(key);
          return { ok: true, value: { state } };
        },
      },
    },
  } as unknown as PrivateContext;
}

async function signed(nonce = "n".repeat(22)) {
  const pair = (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  const jwk = (await crypto.subtle.exportKey("jwk", pair.publicKey)) as JsonWebKey;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
  const headers = new Headers({
    "signature-agent": 'sig1="https://agent.example/keys.json";type=jwks_uri',
    "content-digest": `sha-256=:${base64(digest)}:`,
  });
  const covered = '"@method" "@authority" "@path" "signature-agent";key="sig1" "content-digest"';
  const parameters = `(${covered});created=${seconds};expires=${seconds + 300};keyid="k1";nonce="${nonce}"`;
  const url = new URL(path, "https://www.benchside.example");
  const base = signatureBase({ components: covered.split(" "), parameters }, { method: "POST", url, headers }) ?? "";
  const made = await crypto.subtle.sign(
    { name: "ECDSA", hash: "SHA-256" },
    pair.privateKey,
    new TextEncoder().encode(base),
  );
  headers.set("signature-input", `sig1=${parameters}`);
  headers.set("signature", `sig1=:${base64(made)}:`);
  const key = { kid: "k1", kty: jwk.kty, crv: jwk.crv, x: jwk.x, y: jwk.y };
  return { request: new Request(`http://localhost:8787${path}`, { method: "POST", headers }), key };
}

const refusalOf = async (context: PrivateContext, text = body) => {
  const outcome = await callerOf(context, text);
  return outcome.ok ? outcome.caller.tier : outcome.refusal.code;
};

describe("a caller", () => {
  it("is anonymous without a proof, and is limited by its network", async () => {
    const context = contextWith(new Request("http://localhost/mcp", { method: "POST" }));
    expect(await callerOf(context, "")).toMatchObject({ ok: true, caller: { tier: "anonymous", bearer: null } });
    const busy = { ...context, clientAddress: "203.0.113.8" };
    expect(await callerOf(busy, "")).toMatchObject({ ok: false, refusal: { status: 429, waitSeconds: 12 } });
  });

  it("is a program with its token, and is refused with another token", async () => {
    const asked = (authorization: string) =>
      contextWith(new Request("http://localhost/mcp", { method: "POST", headers: { authorization } }));
    expect(await callerOf(asked("Bearer token-of-a-program"), "")).toMatchObject({
      ok: true,
      caller: { tier: "token", name: "Agent", client: "program:grant", access },
    });
    expect(await refusalOf(asked("Bearer token-of-a-stranger"))).toBe("invalid_token");
    expect(await refusalOf(asked("Bearer x"))).toBe("invalid_token");
    expect(await refusalOf(asked("Basic c3RhZ2luZzpzZWNyZXQ="))).toBe("anonymous");
  });

  it("is a program whose token is bound to a key only with its proof, once", async () => {
    const [own, other] = [await proofKey(), await proofKey("EdDSA")];
    const htu = "https://www.benchside.example/mcp";
    const claims = {
      htm: "POST",
      htu,
      iat: seconds,
      jti: "an-id-of-a-test",
      ath: await digestOf("token-of-a-program"),
    };
    const used = new Set<string>();
    const asked = (dpop: string | null, jkt: string | undefined = own.thumbprint, scheme = "DPoP") => {
      const headers = { authorization: `${scheme} token-of-a-program`, ...(dpop !== null && { dpop }) };
      return contextWith(new Request("http://localhost/mcp", { method: "POST", headers }), [], used, jkt);
    };
    const proof = await own.proof(claims);
    expect(await refusalOf(asked(proof, own.thumbprint, "Bearer"))).toBe("invalid_dpop_proof");
    expect(await refusalOf(asked(null))).toBe("invalid_dpop_proof");
    expect(await refusalOf(asked(await other.proof({ ...claims, jti: "an-id-of-another" })))).toBe(
      "invalid_dpop_proof",
    );
    expect(await refusalOf(asked(await own.proof({ ...claims, htm: "GET" })))).toBe("invalid_dpop_proof");
    expect(await refusalOf(asked(await own.proof({ ...claims, ath: undefined })))).toBe("invalid_dpop_proof");
    expect(await refusalOf(asked(proof))).toBe("token");
    expect(await refusalOf(asked(proof))).toBe("invalid_dpop_proof");
    expect(await refusalOf(asked(await own.proof({ ...claims, jti: "another-id" })))).toBe("token");
    const unbound = { ...asked(await own.proof({ ...claims, jti: "a-third-id" })) };
    unbound.services = contextWith(unbound.request).services;
    expect(await refusalOf(unbound)).toBe("invalid_token");
  });

  it("is an agent whose published key signed the request, once", async () => {
    const { request, key } = await signed();
    const used = new Set<string>();
    const outcome = await callerOf(contextWith(request, [{ kty: "RSA" }, key], used), body);
    expect(outcome).toMatchObject({ ok: true, caller: { tier: "signed", name: "agent.example" } });
    expect(await refusalOf(contextWith(request, [key], used))).toBe("signature_replayed");
  });

  it("is refused with a forged signature, another body, another key or an unpublished key", async () => {
    const { request, key } = await signed();
    const other = (await signed()).key;
    expect(await refusalOf(contextWith(request, [other]))).toBe("signature_invalid");
    expect(await refusalOf(contextWith(request, []))).toBe("signature_invalid");
    expect(await refusalOf(contextWith(request, [key]), '{"line_items":[1]}')).toBe("digest_mismatch");
    const moved = new Request("http://localhost:8787/ucp/v1/checkout-sessions", request);
    expect(await refusalOf(contextWith(moved, [key]))).toBe("signature_invalid");
    const late = { ...contextWith(request, [key]), now: new Date(now.getTime() + 3_600_000) };
    expect(await refusalOf(late)).toBe("signature_time");
    expect(await refusalOf(contextWith((await signed("short")).request, [key]))).toBe("signature_nonce");
  });
});
