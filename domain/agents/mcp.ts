/**
 * The Model Context Protocol over HTTP, for servers with tools only. Speaks 2026-07-28, which has no session and no
 * handshake, and the older form with `initialize` (docs/decisions/agents/0147-answer-mcp-ourselves.md). Pure: the caller
 * reads the request and runs the tools.
 */
import * as v from "valibot";
import { type RpcError, type RpcId, type RpcRequest, rpcErrors, rpcFailure, rpcRequest, rpcResult } from "./json-rpc";
import { readJson } from "./read-json";

export const statelessVersion = "2026-07-28";
/** Newest first; a client that requests an unknown version gets the first. */
const olderVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"] as const;

export interface ToolDescription {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: boolean; readonly openWorldHint: boolean };
}

export interface ToolResult {
  readonly content: readonly { readonly type: "text"; readonly text: string }[];
  readonly structuredContent?: object;
  /** The tool failed; the text states why. */
  readonly isError?: true;
}

/** A fault of the call itself, returned as a JSON-RPC error with an HTTP status. */
export interface CallFault extends RpcError {
  readonly status: number;
}

export interface McpServer {
  readonly name: string;
  readonly version: string;
  readonly title: string;
  /** Facts about the server for the client's model, without instructions. */
  readonly instructions: string;
  readonly tools: readonly ToolDescription[];
  /** Runs a tool of the list. */
  call(name: string, input: Readonly<Record<string, unknown>>): Promise<ToolResult | CallFault>;
}

interface McpAnswer {
  readonly status: number;
  /** Null for a response without a body. */
  readonly body: object | null;
  /** For the log: the method, and the tool if one was called. */
  readonly method: string;
  readonly tool?: string;
}

/** Milliseconds that a client may keep the list of tools; it changes with a release. */
const listTtlMs = 300_000;

/** @param text body of the request, whose size the caller has limited */
export async function answerMcp(
  server: McpServer,
  headers: Pick<Headers, "get" | "has">,
  text: string,
): Promise<McpAnswer> {
  const json = readJson(text);
  if (json === undefined) return fault("", null, 400, { code: rpcErrors.parse, message: "The body is not JSON." });
  const read = v.safeParse(rpcRequest, json);
  if (!read.success) {
    const error = { code: rpcErrors.request, message: "The body is not one JSON-RPC 2.0 request." };
    return fault("", idOf(json), 400, error);
  }
  const request = read.output;
  const version = headers.get("mcp-protocol-version")?.trim() ?? null;
  if (version !== null && version !== statelessVersion && !isOlder(version)) {
    return fault(request.method, request.id ?? null, 400, unsupported(version));
  }
  // Without the header, the body decides: calls without metadata and the handshake use the older protocol.
  const isStateless = version === statelessVersion || (version === null && statesVersion(request));
  return isStateless ? answerStateless(server, headers, request) : answerOlder(server, request);
}

function statesVersion({ method, params }: RpcRequest): boolean {
  const stated = params?._meta;
  return method === "server/discover" || (typeof stated === "object" && stated !== null && versionMember in stated);
}

const versionMember = "io.modelcontextprotocol/protocolVersion";

const isOlder = (version: string): boolean => (olderVersions as readonly string[]).includes(version);

const unsupported = (requested: string): RpcError => ({
  code: rpcErrors.unsupportedVersion,
  message: "The protocol version is not supported.",
  data: { supported: [statelessVersion, ...olderVersions], requested },
});

const meta = v.looseObject({
  [versionMember]: v.string(),
  "io.modelcontextprotocol/clientCapabilities": v.record(v.string(), v.unknown()),
});

async function answerStateless(
  server: McpServer,
  headers: Pick<Headers, "get" | "has">,
  request: RpcRequest,
): Promise<McpAnswer> {
  const { method, params, id } = request;
  const refuse = (error: RpcError, status = 400) => fault(method, id ?? null, status, error);
  const stated = v.safeParse(meta, params?._meta);
  if (!stated.success) {
    return refuse({ code: rpcErrors.params, message: "`_meta` needs protocolVersion and clientCapabilities." });
  }
  const version = stated.output[versionMember];
  const header = headers.get("mcp-protocol-version")?.trim();
  if (header !== undefined && header !== version) return refuse(mismatch("MCP-Protocol-Version"));
  if (version !== statelessVersion) return refuse(unsupported(version));
  if (header === undefined) return refuse(mismatch("MCP-Protocol-Version"));
  if (headers.get("mcp-method")?.trim() !== method) return refuse(mismatch("Mcp-Method"));
  const name = params?.name;
  if (method === "tools/call" && headers.get("mcp-name")?.trim() !== name) return refuse(mismatch("Mcp-Name"));
  // A notification is accepted without a response body.
  if (id === undefined) return { status: 202, body: null, method };
  switch (method) {
    case "server/discover":
      return succeed(server, request, id, {
        supportedVersions: [statelessVersion, ...olderVersions],
        capabilities: { tools: {} },
        instructions: server.instructions,
        ttlMs: listTtlMs,
        cacheScope: "public",
      });
    case "tools/list":
      return succeed(server, request, id, { tools: server.tools, ttlMs: listTtlMs, cacheScope: "public" });
    case "tools/call":
      return callTool(server, request, id, (result) => succeed(server, request, id, result));
    default:
      return refuse({ code: rpcErrors.method, message: "There is no such method." }, 404);
  }
}

const mismatch = (header: string): RpcError => ({
  code: rpcErrors.headerMismatch,
  message: `The header ${header} is missing or does not agree with the body.`,
});

function succeed(server: McpServer, { method }: RpcRequest, id: RpcId, result: object): McpAnswer {
  const { name, version, title } = server;
  const _meta = { "io.modelcontextprotocol/serverInfo": { name, version, title } };
  return { status: 200, body: rpcResult(id, { resultType: "complete", ...result, _meta }), method };
}

/** Protocol versions up to 2025-11-25. `initialize` starts no session, so no call depends on it. */
async function answerOlder(server: McpServer, request: RpcRequest): Promise<McpAnswer> {
  const { method, params, id } = request;
  if (id === undefined) return { status: 202, body: null, method };
  const answer = (result: object): McpAnswer => ({ status: 200, body: rpcResult(id, result), method });
  switch (method) {
    case "initialize": {
      const asked = params?.protocolVersion;
      return answer({
        protocolVersion: typeof asked === "string" && isOlder(asked) ? asked : olderVersions[0],
        capabilities: { tools: {} },
        serverInfo: { name: server.name, version: server.version, title: server.title },
        instructions: server.instructions,
      });
    }
    case "ping":
      return answer({});
    case "tools/list":
      return answer({ tools: server.tools });
    case "tools/call":
      return callTool(server, request, id, answer);
    default:
      return fault(method, id, 200, { code: rpcErrors.method, message: "There is no such method." });
  }
}

const callParams = v.object({
  name: v.pipe(v.string(), v.maxLength(100)),
  arguments: v.optional(v.record(v.string(), v.unknown()), {}),
});

async function callTool(
  server: McpServer,
  { method, params }: RpcRequest,
  id: RpcId,
  answer: (result: ToolResult) => McpAnswer,
): Promise<McpAnswer> {
  const read = v.safeParse(callParams, params);
  const known = read.success && server.tools.some(({ name }) => name === read.output.name);
  if (!read.success || !known) {
    return fault(method, id, 200, { code: rpcErrors.params, message: "There is no such tool." });
  }
  const { name, arguments: input } = read.output;
  const result = await server.call(name, input);
  if (!("code" in result)) return { ...answer(result), tool: name };
  const { status, ...error } = result;
  return { ...fault(method, id, status, error), tool: name };
}

const fault = (method: string, id: RpcId | null, status: number, error: RpcError): McpAnswer => ({
  status,
  body: rpcFailure(id, error),
  method,
});

/** Id of an otherwise invalid request, so its sender can match the error. */
function idOf(json: unknown): RpcId | null {
  const id = typeof json === "object" && json !== null && "id" in json ? json.id : null;
  return typeof id === "string" || typeof id === "number" ? id : null;
}
