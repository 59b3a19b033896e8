/** One call of a tool server: its caller, the protocol, the log, and the headers of a refusal. */
import { programScope, programScopes } from "@contracts/customers/programs";
import { agentCallLabel } from "@domain/agents/call-log";
import { rpcErrors, rpcFailure } from "@domain/agents/json-rpc";
import { answerMcp, type CallFault, type McpServer, type ToolResult } from "@domain/agents/mcp";
import { tokenChallenge } from "@domain/agents/oauth";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import { type Caller, callerOf, type Refusal } from "./caller.server";

type Call = (caller: Caller, name: string, input: Readonly<Record<string, unknown>>) => Promise<ToolResult | CallFault>;

/** @param path of the server, named in authentication challenges */
export async function answerTools(
  context: PrivateContext,
  server: Omit<McpServer, "call">,
  path: string,
  call: Call,
): Promise<Response> {
  const text = await context.request.text();
  const outcome = await callerOf(context, text);
  if (!outcome.ok) {
    const { status, code, message } = outcome.refusal;
    logCall(context, { tier: "refused", client: "", refusal: code });
    const body = rpcFailure(idOf(text), { code: rpcErrors.refused, message, data: { code } });
    return jsonAnswer(status, body, refusalHeaders(context, path, outcome.refusal));
  }
  const { caller } = outcome;
  const answer = await answerMcp(
    { ...server, call: (name, input) => call(caller, name, input) },
    context.request.headers,
    text,
  );
  const { status, body, method, tool } = answer;
  const refusal = refusalIn(body);
  logCall(context, {
    ...{ tier: caller.tier, client: caller.name, method: method.slice(0, 60) },
    ...(tool && { tool }),
    ...(refusal && { refusal: refusal.code }),
  });
  const headers =
    refusal && (status === 401 || status === 403) ? refusalHeaders(context, path, { status, ...refusal }) : {};
  return jsonAnswer(status, body, headers);
}

interface Logged {
  readonly tier: Caller["tier"] | "refused";
  readonly client: string;
  readonly method?: string;
  readonly tool?: string;
  readonly refusal?: string;
}

/** Logs a call without its arguments. */
export function logCall(context: PrivateContext, { client, ...call }: Logged): void {
  context.log.info(agentCallLabel, { ...call, ...(client && { client: client.slice(0, 60) }) });
}

const refusalData = v.object({
  error: v.object({
    data: v.object({ code: v.string(), scopes: v.optional(v.array(programScope)) }),
  }),
});

function refusalIn(body: object | null) {
  const read = v.safeParse(refusalData, body);
  return read.success ? read.output.error.data : null;
}

/** Headers of a refusal: `Retry-After` for 429 and 503, otherwise a token challenge. */
export function refusalHeaders(
  { origins }: PrivateContext,
  path: string,
  { status, code, scopes = programScopes, waitSeconds }: Omit<Refusal, "message">,
): Record<string, string> {
  if (status === 429 || status === 503) return { "retry-after": String(waitSeconds ?? 10) };
  const error = (["invalid_token", "insufficient_scope", "invalid_dpop_proof"] as const).find((one) => one === code);
  return { "www-authenticate": tokenChallenge(origins.current, path, { ...(error && { error }), scopes }) };
}

export const jsonAnswer = (status: number, body: object | null, headers: Record<string, string> = {}): Response =>
  new Response(body && JSON.stringify(body), {
    status,
    headers: {
      ...(body && { "content-type": "application/json; charset=utf-8" }),
      "cache-control": "no-store",
      ...headers,
    },
  });

/** JSON-RPC id of a call refused before it was parsed; null if it has none. */
function idOf(text: string): string | number | null {
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.object({ id: v.union([v.string(), v.number()]) })),
    text,
  );
  return read.success ? read.output.id : null;
}
