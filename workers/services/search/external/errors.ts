/** Errors of an external engine in the protocol's words. */
import * as v from "valibot";

const cause = v.looseObject({ type: v.optional(v.string(), ""), reason: v.optional(v.nullable(v.string())) });
const errorBody = v.looseObject({
  error: v.union([v.string(), v.looseObject({ ...cause.entries, root_cause: v.optional(v.array(cause), []) })]),
});

export interface ExternalFault {
  readonly status: 400 | 404 | 429 | 503;
  readonly errors: readonly string[];
}

/** Error types of an overloaded engine. */
const busy = ["es_rejected_execution_exception", "rejected_execution_exception", "circuit_breaking_exception"];

/** @param body text of the response; may be empty or not JSON */
export function externalFault(status: number, body: string): ExternalFault {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), errorBody), body);
  const error = parsed.success ? parsed.output.error : "";
  const [first] = typeof error === "string" ? [] : error.root_cause;
  const type = typeof error === "string" ? "" : (first?.type ?? error.type);
  const reason = typeof error === "string" ? error : (first?.reason ?? error.reason ?? "");
  if (status === 404 || type === "index_not_found_exception")
    return { status: 404, errors: ["Could not find engine."] };
  if (status === 429 || busy.includes(type)) return { status: 429, errors: ["Too many requests."] };
  if (status === 400) return { status: 400, errors: [reason || "The engine refused the request."] };
  return { status: 503, errors: ["The search engine is not available."] };
}
