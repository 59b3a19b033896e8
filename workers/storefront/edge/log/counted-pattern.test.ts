import { agentCallLabel } from "@domain/agents/call-log";
import { expect, it } from "vitest";
import { countedPattern } from "./counted-pattern";

const entries = (members: Record<string, unknown>) => ({
  entries: [
    { level: "warn" as const, label: "another", members: { tool: "x" } },
    { level: "info" as const, label: agentCallLabel, members },
  ],
});

it("calls of programs are counted by tool, and everything else by route", () => {
  expect(countedPattern("/mcp", entries({ tool: "get_reagent" }))).toBe("/mcp get_reagent");
  expect(countedPattern("/mcp", entries({ method: "tools/list" }))).toBe("/mcp");
  expect(countedPattern("/browse", { entries: [] })).toBe("/browse");
  expect(countedPattern(undefined, entries({ tool: "get_reagent" }))).toBeUndefined();
});
