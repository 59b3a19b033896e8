import { describe, expect, it, vi } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { readAsked } from "./authorize.server";

const client = { id: "client", name: "Agent", redirectUris: ["https://agent.example/back"] };
const allow = vi.fn();
const context = {
  origins: { current: "https://shop.example" },
  oauthClients: { find: async (id: string) => (id === client.id ? client : null) },
  allow,
} as unknown as PrivateContext;

const read = (over: Record<string, string> = {}) => {
  const query = {
    ...{ response_type: "code", client_id: "client", redirect_uri: "https://agent.example/back", state: "st" },
    ...{ code_challenge: "A".repeat(43), code_challenge_method: "S256", ...over },
  };
  return readAsked(context, new URL(`https://shop.example/oauth/authorize?${new URLSearchParams(query)}`));
};

describe("an authorization request", () => {
  it("is read with its client, whose URL the form may redirect to", async () => {
    expect(await read()).toMatchObject({ client, request: { state: "st", scopes: ["dev.ucp.shopping.order:read"] } });
    expect(allow).toHaveBeenCalledWith({ forms: ["https://agent.example"] });
  });

  it("never redirects, for any fault", async () => {
    expect(await read({ client_id: "nobody" })).toEqual({ kind: "unknown-client" });
    expect(await read({ redirect_uri: "https://evil.example/" })).toEqual({ kind: "wrong-address" });
    const back = `https://agent.example/back?error=invalid_request&state=st&iss=${encodeURIComponent("https://shop.example")}`;
    expect(await read({ code_challenge_method: "plain" })).toEqual({
      ...{ kind: "wrong-request", host: "agent.example", back },
    });
  });
});
