/**
 * Rate limit for programs per minute, by tier and client. Counted per isolate and therefore approximate; the limit by
 * network applies first.
 */
import type { Tier } from "@domain/agents/tiers";
import { callsPerMinute } from "@domain/agents/tiers";
import { WeightedLru } from "@domain/memory/weighted-lru";

export interface AgentLimits {
  /** Counts a call. Returns 0, or the seconds to wait. */
  count(tier: Tier, client: string): number;
}

/** Clients that an isolate remembers. */
const maxClients = 5000;

export function createAgentLimits(now: () => number = Date.now): AgentLimits {
  const windows = new WeightedLru<{ readonly startedAt: number; calls: number }>(maxClients);
  return {
    count(tier, client) {
      const key = `${tier} ${client}`;
      const known = windows.get(key);
      const window = known && Math.abs(now() - known.startedAt) < 60_000 ? known : { startedAt: now(), calls: 0 };
      window.calls += 1;
      windows.set(key, window);
      return window.calls <= callsPerMinute[tier] ? 0 : Math.ceil((window.startedAt + 60_000 - now()) / 1000);
    },
  };
}
