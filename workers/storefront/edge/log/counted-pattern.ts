import { agentCallLabel } from "@domain/agents/call-log";
import type { RequestRecord } from "@domain/http/edge-app";

/**
 * Name under which the console counts a request: its route, and for a program's call also the tool, because all tools
 * share one address. Tool names come from a fixed short list.
 */
export function countedPattern(
  pattern: string | undefined,
  { entries }: Pick<RequestRecord, "entries">,
): string | undefined {
  const tool = entries.find(({ label }) => label === agentCallLabel)?.members?.tool;
  return pattern !== undefined && typeof tool === "string" ? `${pattern} ${tool}` : pattern;
}
