/** `POST /ucp/mcp`: the operations of the Universal Commerce Protocol as tools. */
import schemas from "@contracts/agents/ucp-tools.schemas.json";
import { ucpMcpPath } from "@domain/agents/addresses";
import { rpcErrors } from "@domain/agents/json-rpc";
import type { CallFault, McpServer, ToolDescription, ToolResult } from "@domain/agents/mcp";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import type { Caller } from "./caller.server";
import { answerTools } from "./mcp-call.server";
import { type OperationFault, operationNames, operations, runOperation } from "./ucp-operations.server";

/** JSON-RPC error codes of UCP: protocol errors, and unusable profiles. */
const ucpErrors = { protocol: -32_000, profile: -32_001 } as const;

const server: Omit<McpServer, "call" | "instructions"> = {
  name: "benchside-ucp",
  version: "1.0.0",
  title: "Benchside shop",
  tools: operationNames.map(
    (name): ToolDescription => ({
      name,
      title: operations[name].title,
      description: operations[name].description,
      inputSchema: schemas[name],
      annotations: { readOnlyHint: operations[name].readOnly === true, openWorldHint: false },
    }),
  ),
};

const instructions =
  "Universal Commerce Protocol of a shop for research reagents. Without access to an account, checkouts are finished by a person at continue_url.";

export async function answerUcpCall(context: PrivateContext, _: PageArgs): Promise<Response> {
  return answerTools(context, { ...server, instructions }, ucpMcpPath, (caller, name, input) =>
    callTool(context, caller, name, input),
  );
}

async function callTool(
  context: PrivateContext,
  caller: Caller,
  name: string,
  input: Readonly<Record<string, unknown>>,
): Promise<ToolResult | CallFault> {
  const known = operationNames.find((one) => one === name);
  if (!known) return { status: 200, code: rpcErrors.params, message: "There is no such tool." };
  const outcome = await runOperation(context, caller, known, input);
  if (!outcome.ok) return callFault(outcome.fault);
  const { value } = outcome;
  return { content: [{ type: "text", text: JSON.stringify(value) }], structuredContent: value };
}

function callFault({ status, code, message, scopes }: OperationFault): CallFault {
  const number =
    code === "invalid_profile_url" || code === "version_unsupported"
      ? ucpErrors.profile
      : code === "invalid_input"
        ? rpcErrors.params
        : status === 503
          ? rpcErrors.internal
          : ucpErrors.protocol;
  return { status, code: number, message, data: { code, ...(scopes && { scopes }) } };
}
