/** Error messages in the protocol's wording. */
import * as v from "valibot";

/** Messages of failed checks without duplicates. Unknown members are reported as "Options contains invalid key: …". */
export function problemsOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return [...new Set(issues.map((issue) => messageOf(innermost(issue))))];
}

/** Picks the most specific issue of a union: one with its own message. */
function innermost(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  if (!issue.issues || !issue.message.startsWith("Invalid ")) return issue;
  const inner = issue.issues.map(innermost);
  return inner.find(({ message }) => !message.startsWith("Invalid ")) ?? inner.find(isUnknownKey) ?? issue;
}

function isUnknownKey(issue: v.BaseIssue<unknown>): boolean {
  return issue.type === "strict_object" && issue.expected === "never";
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? "";
  if (isUnknownKey(issue)) return `Options contains invalid key: ${path}`;
  if (issue.expected !== null && issue.received === "undefined" && issue.message.startsWith("Invalid ")) {
    return `Missing required parameter: ${path}`;
  }
  return issue.message.startsWith("Invalid ") && path !== "" ? `${path}: ${issue.message}` : issue.message;
}

type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: string[] };

/** Parses a body; a missing required member is reported alone. */
export function parseWith<S extends v.GenericSchema>(
  schema: S,
  body: unknown,
  required: string,
): Parsed<v.InferOutput<S>> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    return { ok: false, errors: ["Request body must be a JSON object"] };
  }
  if (!Object.hasOwn(body, required)) return { ok: false, errors: [`Missing required parameter: ${required}`] };
  const parsed = v.safeParse(schema, body);
  return parsed.success ? { ok: true, value: parsed.output } : { ok: false, errors: problemsOf(parsed.issues) };
}
