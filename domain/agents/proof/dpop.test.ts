import { describe, expect, it } from "vitest";
import { digestOf } from "../../http/digest";
import { readProof } from "./dpop";
import { proofKey } from "./dpop-testing";

const now = 1_795_000_000;
const url = new URL("https://www.benchside.example/mcp");
const request = { method: "POST", url, token: null };
const good = { htm: "POST", htu: url.href, iat: now, jti: "an-id-of-a-test" };

describe("a proof of possession", () => {
  it.each(["ES256", "EdDSA"] as const)("counts if its own key made it for this request: %s", async (algorithm) => {
    const { proof, thumbprint } = await proofKey(algorithm);
    expect(await readProof(await proof(good), request, now)).toEqual({ thumbprint, id: "an-id-of-a-test" });
    // Query and fragment are ignored; the host's case and a default port are normalized as a browser does.
    const written = await proof({ ...good, htu: "HTTPS://WWW.benchside.example:443/mcp?x=1#y" });
    expect(await readProof(written, request, now)).not.toBeNull();
  });

  it("has the thumbprint that RFC 9449 states for its key", async () => {
    // Section 6.1 of the RFC gives the thumbprint of the key of its examples.
    const jwk = {
      kty: "EC",
      x: "l8tFrhx-34tV3hRICRDY9zCkDlpBhF42UQUfWVAWBFs",
      y: "9VE4jf_Ok_o64zbTTlcuNJajHmt6v9TDVrU0CdvGRDA",
      crv: "P-256",
    };
    const text =
      "eyJ0eXAiOiJkcG9wK2p3dCIsImFsZyI6IkVTMjU2IiwiandrIjp7Imt0eSI6IkVDIiwieCI6Imw4dEZyaHgtMzR0VjNoUklDUkRZOXpDa0RscEJoRjQyVVFVZldWQVdCRnMiLCJ5IjoiOVZFNGpmX09rX282NHpiVFRsY3VOSmFqSG10NnY5VERWclUwQ2R2R1JEQSIsImNydiI6IlAtMjU2In19.eyJqdGkiOiItQndDM0VTYzZhY2MybFRjIiwiaHRtIjoiUE9TVCIsImh0dSI6Imh0dHBzOi8vc2VydmVyLmV4YW1wbGUuY29tL3Rva2VuIiwiaWF0IjoxNTYyMjYyNjE2fQ.2-GxA6T8lP4vfrg8v-FdWP0A0zdrj8igiMLvqRMUvwnQg4PtFLbdLXiOSsX0x7NVY-FNyJK70nfbV37xRZT3Lg";
    const asked = { method: "POST", url: new URL("https://server.example.com/token"), token: null };
    const read = await readProof(text, asked, 1_562_262_616);
    expect(read?.thumbprint).toBe("0ZcOCORZNYy-DWpqq30jZyJGHTN0d2HglBV3uiguA4I");
    expect(await digestOf(`{"crv":"${jwk.crv}","kty":"EC","x":"${jwk.x}","y":"${jwk.y}"}`)).toBe(read?.thumbprint);
  });

  it("is bound to the token sent with it", async () => {
    const { proof } = await proofKey();
    const withToken = { ...request, token: "a-token-of-a-test" };
    const ath = await digestOf("a-token-of-a-test");
    expect(await readProof(await proof({ ...good, ath }), withToken, now)).not.toBeNull();
    expect(await readProof(await proof(good), withToken, now)).toBeNull();
    expect(await readProof(await proof({ ...good, ath: await digestOf("another") }), withToken, now)).toBeNull();
  });

  it.each([
    ["another method", { htm: "GET" }, {}],
    ["another address", { htu: "https://www.benchside.example/ucp/mcp" }, {}],
    ["another host", { htu: "https://evil.example/mcp" }, {}],
    ["another scheme", { htu: "http://www.benchside.example/mcp" }, {}],
    ["an old one", { iat: now - 301 }, {}],
    ["one of tomorrow", { iat: now + 86_400 }, {}],
    ["a time that is none", { iat: 1e308 }, {}],
    ["no id", { jti: "" }, {}],
    ["another type", {}, { typ: "JWT" }],
    ["no signature", {}, { alg: "none" }],
    ["an algorithm with a shared secret", {}, { alg: "HS256" }],
    ["an algorithm of another kind of key", {}, { alg: "EdDSA" }],
    ["an extension", {}, { crit: ["exp"] }],
    [
      "a private key",
      {},
      { jwk: { kty: "EC", crv: "P-256", x: "A".repeat(43), y: "A".repeat(43), d: "A".repeat(43) } },
    ],
    [
      "a point that is not on the curve",
      {},
      { jwk: { kty: "EC", crv: "P-256", x: "A".repeat(43), y: "A".repeat(43) } },
    ],
  ])("is rejected with %s", async (_, claims, header) => {
    const { proof } = await proofKey();
    expect(await readProof(await proof({ ...good, ...claims }, header), request, now)).toBeNull();
  });

  it("is rejected if signed by another key, altered, or not a proof", async () => {
    const [one, other] = [await proofKey(), await proofKey()];
    const [head, , signature] = (await one.proof(good)).split(".");
    const [otherHead, body] = (await other.proof(good)).split(".");
    const altered = Buffer.from(JSON.stringify({ ...good, htm: "POST", jti: "another-id-of-it" })).toString(
      "base64url",
    );
    for (const text of [
      `${otherHead}.${body}.${signature}`,
      `${head}.${altered}.${signature}`,
      `${head}.${body}`,
      `${head}.${body}.`,
      ...["", "..", "a.b.c", "e30.e30.e30", `${"A".repeat(5000)}.e30.e30`, "\u0000.\u0000.\u0000"],
    ])
      expect(await readProof(text, request, now), text.slice(0, 40)).toBeNull();
  });
});
