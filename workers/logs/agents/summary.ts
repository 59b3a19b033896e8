/** Calls of programs in a list of request lines: by tier, tool and client, and refusals. */
import type { RequestLine } from "@contracts/values/request-line";
import { agentCallLabel } from "@domain/agents/call-log";
import { isFailed } from "../figures/failed";

export interface CallCount {
  readonly value: string;
  count: number;
  refused: number;
  /** Calls whose request failed because of the shop (`isFailed`). */
  failed: number;
  last: number;
}

export interface RefusalCount {
  readonly code: string;
  readonly client: string;
  count: number;
  last: number;
  /** Id of the newest request. */
  readonly request: string;
}

export interface AgentSummary {
  readonly calls: number;
  readonly tiers: readonly CallCount[];
  readonly tools: readonly CallCount[];
  readonly clients: readonly CallCount[];
  readonly refusals: readonly RefusalCount[];
}

/** Value of calls that name no tool or client. */
const unnamed = "–";

/** @param lines newest first */
export function summarizeAgents(lines: readonly RequestLine[]): AgentSummary {
  const tiers = new Map<string, CallCount>();
  const tools = new Map<string, CallCount>();
  const clients = new Map<string, CallCount>();
  const refusals = new Map<string, RefusalCount>();
  let calls = 0;
  for (const line of lines) {
    for (const { members } of line.entries.filter(({ label }) => label === agentCallLabel)) {
      const word = (name: string) => {
        const value = members?.[name];
        return typeof value === "string" && value !== "" ? value : unnamed;
      };
      const refusal = word("refusal");
      const call = { refused: refusal !== unnamed, failed: isFailed(line), at: line.at };
      calls += 1;
      add(tiers, word("tier"), call);
      add(tools, word("tool") === unnamed ? word("method") : word("tool"), call);
      add(clients, word("client"), call);
      if (!call.refused) continue;
      const client = word("client");
      const known = refusals.get(`${refusal} ${client}`);
      if (known) known.count += 1;
      else refusals.set(`${refusal} ${client}`, { code: refusal, client, count: 1, last: line.at, request: line.id });
    }
  }
  const most = <T extends { readonly count: number }>(counts: ReadonlyMap<string, T>) =>
    [...counts.values()].toSorted((a, b) => b.count - a.count);
  return { calls, tiers: most(tiers), tools: most(tools), clients: most(clients), refusals: most(refusals) };
}

function add(
  counts: Map<string, CallCount>,
  value: string,
  { refused, failed, at }: { readonly refused: boolean; readonly failed: boolean; readonly at: number },
): void {
  const count = counts.get(value) ?? { value, count: 0, refused: 0, failed: 0, last: at };
  count.count += 1;
  if (refused) count.refused += 1;
  if (failed) count.failed += 1;
  count.last = Math.max(count.last, at);
  counts.set(value, count);
}
