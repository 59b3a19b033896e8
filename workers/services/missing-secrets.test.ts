/** A missing secret closes its part of a deployment, whatever a call sends. */
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { bearerMatches } from "./admin";
import { commerce } from "./commerce";

describe("a secret that is not set", () => {
  it.each(["Bearer ", "Bearer  x", "Bearer undefined", "bearer  "])("is not matched by %j", async (authorization) => {
    // `Headers` would normalize the text; the test needs it unchanged.
    const headers = { get: () => authorization } as unknown as Headers;
    for (const key of [undefined, ""]) expect(await bearerMatches(headers, key)).toBe(false);
  });

  it("admits no client of the gateway", async () => {
    const ask = (secret: string, given: unknown) =>
      commerce.request(
        "/api/oauth/client/token",
        {
          method: "POST",
          headers: { authorization: `Basic ${btoa(`${env.COMMERCE_CLIENT_ID}:${secret}`)}` },
        },
        { ...env, COMMERCE_CLIENT_SECRET: given },
      );
    expect((await ask("undefined", undefined)).status).toBe(401);
    expect((await ask("", "")).status).toBe(401);
    expect((await ask(env.COMMERCE_CLIENT_SECRET, env.COMMERCE_CLIENT_SECRET)).status).toBe(200);
  });
});
