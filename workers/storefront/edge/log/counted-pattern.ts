import { agentCallLabel } from "@domain/agents/call-log";
import type { RequestRecord } from "@domain/http/edge-app";

/**
 * What a request is counted by in the console: its route, and for a call of a program also the tool, because one address
 * has many. Names of tools are a short list of our own.
 */
export function countedPattern(
  pattern: string | undefined,
  { entries }: Pick<RequestRecord, "entries">,
): string | undefined {
  const tool = entries.find(({ label }) => label === agentCallLabel)?.members?.tool;
  return pattern !== undefined && typeof tool === "string" ? `${pattern} ${tool}` : pattern;
}
