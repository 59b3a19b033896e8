/** JSON-RPC 2.0 as MCP uses it: one request or notification per call. */
import * as v from "valibot";

const id = v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.finite())]);
const record = v.record(v.string(), v.unknown());

export const rpcRequest = v.object({
  jsonrpc: v.literal("2.0"),
  /** Absent for a notification, which gets no response. */
  id: v.optional(id),
  method: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  params: v.optional(record),
});
export type RpcRequest = v.InferOutput<typeof rpcRequest>;
export type RpcId = v.InferOutput<typeof id>;

/** Codes of JSON-RPC and of MCP 2026-07-28. */
export const rpcErrors = {
  parse: -32700,
  request: -32600,
  method: -32601,
  params: -32602,
  internal: -32603,
  /** Code of the shop: the caller must authenticate, or has exceeded its rate limit. */
  refused: -32000,
  headerMismatch: -32020,
  missingCapability: -32021,
  unsupportedVersion: -32022,
} as const;

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

export const rpcResult = (id: RpcId, result: unknown) => ({ jsonrpc: "2.0", id, result });
/** @param id null if the request could not be read */
export const rpcFailure = (id: RpcId | null, error: RpcError) => ({ jsonrpc: "2.0", id, error });
