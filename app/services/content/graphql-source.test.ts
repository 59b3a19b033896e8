import { expect, it } from "vitest";
import { createGraphqlSource } from "./graphql-source";

it("keeps numbers and their units together in editors' texts", async () => {
  const send: typeof fetch = async () => Response.json({ data: { page: { title: "Heat to 95 °C for 20 min" } } });
  const config = { url: "http://content.test", stack: "stack", environment: "live", deliveryToken: "token" };
  const read = { name: "Page", document: "query Page { page { title } }" } as Parameters<
    ReturnType<typeof createGraphqlSource>["read"]
  >[0];
  const answer = await createGraphqlSource(config, send).read(read, {});
  expect(answer).toEqual({ ok: true, data: { page: { title: "Heat to 95\u00a0°C for 20\u00a0min" } } });
});
