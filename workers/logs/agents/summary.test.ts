import { agentCallLabel } from "@domain/agents/call-log";
import { expect, it } from "vitest";
import { requestLineOf } from "../../../tests/factories/request-line";
import { summarizeAgents } from "./summary";

const call = (index: number, members: Record<string, unknown>, status = 200) =>
  requestLineOf(index, { at: index * 1000, status, entries: [{ level: "info", label: agentCallLabel, members }] });

it("calls of programs are counted by tier, tool and client, with what was refused", () => {
  const newest = call(4, { tier: "refused", refusal: "signature_replayed" }, 401);
  const summary = summarizeAgents([
    newest,
    call(3, { tier: "token", client: "Agent", method: "tools/call", tool: "get_order" }),
    call(2, { tier: "anonymous", method: "tools/list" }),
    call(1, { tier: "token", client: "Agent", method: "tools/call", tool: "get_order" }, 503),
    requestLineOf(0),
  ]);
  expect(summary.calls).toBe(4);
  expect(summary.tiers).toMatchObject([{ value: "token", count: 2, failed: 1, last: 3000 }, {}, {}]);
  expect(summary.tools.map(({ value, count }) => [value, count])).toContainEqual(["get_order", 2]);
  expect(summary.tools.map(({ value }) => value)).toContain("tools/list");
  expect(summary.clients).toContainEqual(expect.objectContaining({ value: "Agent", count: 2 }));
  expect(summary.refusals).toEqual([
    { code: "signature_replayed", client: "–", count: 1, last: 4000, request: newest.id },
  ]);
});
