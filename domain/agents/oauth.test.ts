import { describe, expect, it } from "vitest";
import {
  authorizationServer,
  isRedirectUri,
  mayReturnTo,
  protectedResource,
  readAuthorizationRequest,
  returnAddress,
  tokenChallenge,
} from "./oauth";

const origin = "https://www.benchside.example";
const client = {
  id: "client",
  name: "Agent",
  redirectUris: ["https://agent.example/back", "http://127.0.0.1/back", "http://localhost:7000/back"],
};

describe("addresses that a client returns to", () => {
  it.each([
    ["https://agent.example/back", true],
    ["https://agent.example/back/", false],
    ["https://agent.example/back?x=1", false],
    ["https://agent.example.evil.example/back", false],
    ["http://127.0.0.1:53124/back", true],
    ["http://127.0.0.1:53124/other", false],
    ["http://localhost:7000/back", true],
    ["http://localhost:7001/back", false],
    ["http://agent.example/back", false],
  ])("%s: %s", (asked, expected) => {
    expect(mayReturnTo(client, asked)).toBe(expected);
  });

  it.each(["javascript:alert(1)", "http://10.0.0.1/back", "https://user@agent.example/", "https://agent.example/#x"])(
    "%s is not such an address",
    (text) => {
      expect(isRedirectUri(text)).toBe(false);
    },
  );
});

describe("an authorization request", () => {
  const query = (over: Record<string, string> = {}) =>
    new URLSearchParams({
      response_type: "code",
      redirect_uri: "https://agent.example/back",
      code_challenge: "A".repeat(43),
      code_challenge_method: "S256",
      state: "s",
      scope: "dev.ucp.shopping.order:read unknown:scope",
      ...over,
    });
  const read = (over?: Record<string, string>) => readAuthorizationRequest(query(over), origin);

  it("keeps known scopes, and defaults to reading orders", () => {
    expect(read()).toMatchObject({ ok: true, value: { scopes: ["dev.ucp.shopping.order:read"], state: "s" } });
    expect(read({ scope: "" })).toMatchObject({ ok: true, value: { scopes: ["dev.ucp.shopping.order:read"] } });
  });

  it.each([
    ["unsupported_response_type", { response_type: "token" }],
    ["invalid_request", { code_challenge_method: "plain" }],
    ["invalid_request", { code_challenge: "" }],
    ["invalid_scope", { scope: "everything" }],
    ["invalid_target", { resource: "https://other.example/mcp" }],
  ])("is refused with %s", (error, over) => {
    expect(read(over)).toEqual({ ok: false, error });
  });

  it("returns state and issuer", () => {
    const to = returnAddress("https://agent.example/back?a=1", "s", origin, { code: "c" });
    expect(to).toBe(`https://agent.example/back?a=1&code=c&state=s&iss=${encodeURIComponent(origin)}`);
  });
});

it("metadata names only the code grant with S256", () => {
  expect(authorizationServer(origin)).toMatchObject({
    issuer: origin,
    response_types_supported: ["code"],
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: ["none"],
  });
  expect(protectedResource(origin, "/mcp")).toMatchObject({
    resource: `${origin}/mcp`,
    authorization_servers: [origin],
  });
  expect(tokenChallenge(origin, "/mcp", { error: "insufficient_scope", scopes: ["dev.ucp.shopping.order:read"] })).toBe(
    `Bearer realm="${origin}", error="insufficient_scope", scope="dev.ucp.shopping.order:read", resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp"`,
  );
});
