import { describe, expect, it } from "vitest";
import { isDigestOf, isSignedBy, type PublicKey, readSignature, signatureBase, signatureFault } from "./http-signature";

const url = new URL("https://www.benchside.example/ucp/v1/carts");
const body = new TextEncoder().encode('{"line_items":[]}');
const base64 = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(bytes as Uint8Array).toString("base64");
const created = 1_790_000_000;

interface Over {
  readonly components?: string;
  readonly more?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

/** A signed POST, and the key that signed it. */
async function signed({ components, more, method = "POST", headers = {} }: Over = {}) {
  const pair = (await crypto.subtle.generateKey({ name: "Ed25519" }, true, ["sign", "verify"])) as CryptoKeyPair;
  const { kty = "", crv = "", x = "" } = (await crypto.subtle.exportKey("jwk", pair.publicKey)) as JsonWebKey;
  const all = new Headers({
    "signature-agent": 'sig1="https://agent.example/profile.json"',
    "content-digest": `sha-256=:${base64(await crypto.subtle.digest("SHA-256", body))}:`,
    ...headers,
  });
  const covered = components ?? '"@method" "@authority" "@path" "signature-agent";key="sig1" "content-digest"';
  const parameters = `(${covered})${more ?? `;created=${created};expires=${created + 300};keyid="k";nonce="${"n".repeat(22)}";tag="web-bot-auth"`}`;
  const list = covered.split(" ").filter(Boolean);
  const base = signatureBase({ components: list, parameters }, { method, url, headers: all }) ?? "";
  const signature = await crypto.subtle.sign("Ed25519", pair.privateKey, new TextEncoder().encode(base));
  all.set("signature-input", `sig1=${parameters}`);
  all.set("signature", `sig1=:${base64(signature)}:`);
  const key: PublicKey = { kid: "k", kty, crv, x };
  return { headers: all, key, request: { method, url, headers: all } };
}

async function accepted({ headers, key, request }: Awaited<ReturnType<typeof signed>>, now = created + 10) {
  const read = readSignature(headers);
  if (!read) return "unread";
  const fault = signatureFault(read, request, now);
  if (fault) return fault;
  const base = signatureBase(read, request);
  return base !== null && (await isSignedBy(key, base, read.signature)) ? "accepted" : "forged";
}

describe("a signature", () => {
  it("is accepted over method, host, path, agent and digest", async () => {
    expect(await accepted(await signed())).toBe("accepted");
  });

  it("is rejected for another path, method, header or key", async () => {
    const one = await signed();
    const elsewhere = { ...one.request, url: new URL("https://www.benchside.example/ucp/v1/checkout-sessions") };
    expect(await accepted({ ...one, request: elsewhere })).toBe("forged");
    expect(await accepted({ ...one, request: { ...one.request, method: "PUT" } })).toBe("forged");
    expect(await accepted({ ...one, key: (await signed()).key })).toBe("forged");
    one.headers.set("content-digest", `sha-256=:${base64(new Uint8Array(32))}:`);
    expect(await accepted(one)).toBe("forged");
  });

  it.each([
    ["coverage", { components: '"@method" "@authority" "content-digest" "signature-agent";key="sig1"' }],
    ["coverage", { components: '"@method" "@authority" "@path" "signature-agent";key="sig1"' }],
    ["coverage", { components: '"@method" "@authority" "@path" "content-digest"' }],
    ["coverage", { headers: { "ucp-agent": 'profile="https://other.example/"' } }],
    ["time", { more: `;created=${created};expires=${created + 86_400};keyid="k";nonce="${"n".repeat(22)}"` }],
    ["time", { more: `;created=${created + 3600};expires=${created + 3700};keyid="k";nonce="${"n".repeat(22)}"` }],
    ["nonce", { more: `;created=${created};expires=${created + 300};keyid="k"` }],
    ["unread", { more: `;created=${created};expires=${created + 300};nonce="${"n".repeat(22)}"` }],
    ["unread", { components: '"@method" "@method" "@authority" "@path" "content-digest"' }],
    ["unread", { components: '"@method";req "@authority" "@path" "content-digest"' }],
  ])("is not accepted for %s: %j", async (fault, over) => {
    expect(await accepted(await signed(over))).toBe(fault);
  });

  it("expires", async () => {
    expect(await accepted(await signed(), created + 3600)).toBe("time");
  });

  it("must be the only one", async () => {
    const one = await signed();
    one.headers.append("signature-input", 'sig2=("@method");keyid="k"');
    expect(await accepted(one)).toBe("unread");
  });

  it("binds the body by its digest", async () => {
    const { headers } = await signed();
    expect(await isDigestOf(headers.get("content-digest"), body)).toBe(true);
    expect(await isDigestOf(headers.get("content-digest"), new TextEncoder().encode("{}"))).toBe(false);
    expect(await isDigestOf("sha-512=:AAAA:", body)).toBe(false);
    expect(await isDigestOf(null, body)).toBe(false);
  });
});
