import { expect, it } from "vitest";
import { createAgentLimits } from "./agent-limits.server";

it("each client has its own limit per minute, which is higher with a proof", () => {
  let now = 0;
  const limits = createAgentLimits(() => now);
  const taken = (tier: "anonymous" | "signed", client: string) =>
    Array.from({ length: 400 }, () => limits.count(tier, client)).filter((wait) => wait === 0).length;
  expect([taken("anonymous", "a"), taken("anonymous", "b"), taken("signed", "a")]).toEqual([120, 120, 300]);
  now = 20_000;
  expect(limits.count("anonymous", "a")).toBe(40);
  now = 61_000;
  expect(limits.count("anonymous", "a")).toBe(0);
});
