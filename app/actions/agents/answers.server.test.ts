import type { KeptAnswer } from "@contracts/agents/answers";
import { expect, it, vi } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { answeredOnce } from "./answers.server";
import type { Caller } from "./caller.server";

const caller = { tier: "anonymous", client: "203.0.113.7", name: "", access: null, bearer: null } as const;

async function answerIn(state: KeptAnswer) {
  const answer = vi.fn(async (_: unknown) => ({ ok: true as const, value: state }));
  const request = new Request("http://localhost/mcp");
  const context = { request, services: { programs: { answer } } } as unknown as PrivateContext;
  const run = vi.fn(async () => ({ ok: true as const, value: { id: "new" } }));
  const call = { operation: "create_cart", key: "key-of-a-test", meant: "{}" };
  return { outcome: await answeredOnce(context, caller satisfies Caller, call, run), answer, run };
}

it("runs a call with a new key and stores its response; a repeated call gets the stored response", async () => {
  const first = await answerIn({ state: "new" });
  expect(first.outcome).toEqual({ ok: true, value: { id: "new" } });
  expect(first.answer).toHaveBeenLastCalledWith(expect.objectContaining({ answer: '{"id":"new"}' }));
  const again = await answerIn({ state: "answered", answer: '{"id":"old"}' });
  expect([again.outcome, again.run.mock.calls.length]).toEqual([{ ok: true, value: { id: "old" } }, 0]);
});

it("a failed call does not use up its key", async () => {
  const answer = vi.fn(async (_: unknown) => ({ ok: true as const, value: { state: "new" } as const }));
  const request = new Request("http://localhost/mcp");
  const context = { request, services: { programs: { answer } } } as unknown as PrivateContext;
  const call = { operation: "create_cart", key: "key-of-a-test", meant: "{}" };
  const broken = answeredOnce(context, caller satisfies Caller, call, () => Promise.reject(new Error("out")));
  await expect(broken).rejects.toThrow("out");
  expect(answer).toHaveBeenLastCalledWith(expect.objectContaining({ forget: true }));
});

it.each(["other", "running"] as const)("a key that is %s is refused", async (state) => {
  const { outcome, run } = await answerIn({ state });
  expect(outcome).toMatchObject({ ok: false, fault: { status: 409, code: `idempotency_${state}` } });
  expect(run).not.toHaveBeenCalled();
});
