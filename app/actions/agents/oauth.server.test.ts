import { expect, it } from "vitest";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { revokeTokens } from "./oauth.server";

it.each([
  [{ ok: true, value: null }, 200],
  [{ ok: false, status: 0, errors: [] }, 503],
  [{ ok: false, status: 429, errors: [] }, 503],
])("a revocation that the gateway answers with %j is answered with %i", async (revoked, status) => {
  const request = new Request("https://shop.example/oauth/revoke", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "token=a-token",
  });
  const context = { request, services: { programs: { revoke: async () => revoked } } } as unknown as PrivateContext;
  const answer = await revokeTokens(context, {} as PageArgs);
  const error = status === 200 ? {} : { error: "temporarily_unavailable" };
  expect([answer.status, await answer.json()]).toMatchObject([status, error]);
});
