/** `/ucp/v1/*`: the operations of the Universal Commerce Protocol by address and method. */
import { ucpRestPath } from "@domain/agents/addresses";
import { readJson } from "@domain/agents/read-json";
import { restOperationOf } from "@domain/agents/ucp-rest";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { callerOf, profileOf } from "./caller.server";
import { jsonAnswer, logCall, refusalHeaders } from "./mcp-call.server";
import { type OperationFault, runOperation } from "./ucp-operations.server";

export async function answerRest(context: PrivateContext, { url }: PageArgs): Promise<Response> {
  const { request } = context;
  const found = restOperationOf(request.method, url.pathname.slice(ucpRestPath.length));
  if (found === null) return faultAnswer({ status: 404, code: "not_found", message: "There is nothing at this URL." });
  if (!("operation" in found)) {
    const fault = { status: 405, code: "method_not_allowed", message: "This URL does not accept this method." };
    return faultAnswer(fault, { allow: found.join(", ") });
  }
  const { operation, id } = found;
  const { tool, body: member, status } = operation;
  const text = request.method === "GET" ? "" : await request.text();
  const outcome = await callerOf(context, text);
  if (!outcome.ok) {
    logCall(context, { tier: "refused", client: "", tool, refusal: outcome.refusal.code });
    return faultAnswer(outcome.refusal, refusalHeaders(context, ucpRestPath, outcome.refusal));
  }
  const { caller } = outcome;
  const json = text === "" ? {} : readJson(text);
  const log = (refusal?: string) =>
    logCall(context, {
      ...{ tier: caller.tier, client: caller.name, method: "rest", tool },
      ...(refusal !== undefined && { refusal }),
    });
  if (json === undefined) {
    log("invalid_input");
    return faultAnswer({ status: 400, code: "invalid_input", message: "The body is not JSON." });
  }
  const key = request.headers.get("idempotency-key");
  const input = {
    meta: {
      "ucp-agent": { profile: profileOf(request.headers) ?? "" },
      ...(key !== null && { "idempotency-key": key }),
    },
    ...(id !== null && { id }),
    ...(member && { [member]: json }),
  };
  const result = await runOperation(context, caller, tool, input);
  log(result.ok ? undefined : result.fault.code);
  if (result.ok) return jsonAnswer(isRefusal(result.value) ? 200 : status, result.value);
  const { fault } = result;
  const isAboutIdentity = fault.status === 401 || fault.status === 403;
  const refusal = { ...fault, status: fault.status === 401 ? 401 : 403 } as const;
  return faultAnswer(fault, isAboutIdentity ? refusalHeaders(context, ucpRestPath, refusal) : {});
}

/** True if the operation ran but created nothing; its messages explain why. */
const isRefusal = (value: object): boolean =>
  "ucp" in value && (value.ucp as { readonly status?: unknown } | null)?.status === "error";

function faultAnswer({ status, code, message }: OperationFault, headers: Record<string, string> = {}): Response {
  const severity = status === 401 || status === 403 ? "requires_buyer_review" : "recoverable";
  return jsonAnswer(status, { messages: [{ type: "error", code, content: message, severity }] }, headers);
}
