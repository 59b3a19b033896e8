/** Runs an action of the office: reads its fields, changes a record once, and records the change. */
import type { AuditActor, AuditFacts } from "@contracts/office/audit";
import type { ActionAnswer } from "@contracts/office/resources";
import { sentenceOf } from "@domain/refusals/sentence";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { readJson } from "../body";
import { notFound, problemResponse } from "../problems";
import { auditStatement, deliverAudit, entryOfKey } from "./audit";

const bodyCapBytes = 256 * 1024;
const reportedIssues = 100;

type Fields<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly response: Response };

/** The body of an action, or a 400 with one problem for each invalid field. */
export const readFields = <S extends v.GenericSchema>(
  request: Request,
  schema: S,
  capBytes = bodyCapBytes,
): Promise<Fields<v.InferOutput<S>>> => readJson(request, schema, capBytes, refuseByField);

function refuseByField(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Response {
  const [first, ...others] = issues;
  return problemResponse(400, problemOf(first), ...others.slice(0, reportedIssues - 1).map(problemOf));
}

const problemOf = (issue: v.BaseIssue<unknown>) => ({
  code: "InvalidInput" as const,
  message: sentenceOf(issue).slice(0, 300),
  field: v.getDotPath(issue) ?? "",
});

/** Parameters of a list by schema, or a 400 that names the invalid one. */
export function readQuery<S extends v.GenericSchema>(request: Request, schema: S): Fields<v.InferOutput<S>> {
  const given = [...new URL(request.url).searchParams].filter(([, value]) => value !== "");
  const parsed = v.safeParse(schema, Object.fromEntries(given));
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue) ?? "";
  return {
    ok: false,
    response: problemResponse(400, {
      code: "InvalidInput",
      message: `${field}: ${sentenceOf(issue)}`.slice(0, 300),
      field,
    }),
  };
}

/** A 400 for a field that passed its schema but violates a rule. */
export const fieldProblem = (field: string, message: string): Response =>
  problemResponse(400, { code: "InvalidInput", message, field });

/** 409: the record has another version than its user saw, and nothing was changed. */
export const outdated = (currentVersion: number): Response =>
  problemResponse(409, {
    code: "ConcurrentModification",
    message: "Somebody else has changed this record in the meantime.",
    currentVersion,
  });

/** 200 after an action, also after a repeated one, which changes nothing. */
export const acted = (answer: ActionAnswer): Response =>
  Response.json(answer, { headers: { "cache-control": "no-store" } });

export interface ActionRequest {
  readonly key: string;
  readonly reason?: string | null;
  /**
   * Version that the user saw; null for an action that creates a record, or that applies to any version, such as
   * shipping from a file.
   */
  readonly version: number | null;
}

interface RecordChange {
  readonly resource: string;
  readonly record: string;
  /** Permission that the action needs, which is also its name in the audit log. */
  readonly action: string;
  /** Version before the change; null if there is no such record yet. */
  readonly current: number | null;
  readonly before: AuditFacts;
  readonly after: AuditFacts;
  /** Changes the record if its version is still `current`, and sets it to `current + 1`. */
  readonly statement: D1PreparedStatement;
  /** More statements of the same transaction, which must change nothing unless the audit entry `key` was stored. */
  readonly more?: readonly D1PreparedStatement[];
}

type ActionEnv = Pick<ServicesEnv, "OFFICE_DB" | "LOG_DB">;

/**
 * The response to an action whose key has been used: 200 with the resulting version, or 409 if the key belongs to
 * another action. Null for a new key.
 */
export async function repeatedAction(
  database: D1Database,
  key: string,
  { record, action }: Pick<RecordChange, "action"> & { readonly record?: string },
): Promise<Response | null> {
  const known = await entryOfKey(database, key);
  if (!known) return null;
  if (known.action !== action || (record !== undefined && known.record !== record)) {
    return problemResponse(409, { code: "IdempotencyConflict", message: "This key belongs to another action." });
  }
  return acted({ record: known.record, version: known.version });
}

/** Changes a record of a D1 database together with its audit entry, once per key. */
export async function changeRecord(
  env: ActionEnv,
  database: D1Database,
  actor: AuditActor,
  { key, reason = null, version }: ActionRequest,
  { statement, more = [], current, ...change }: RecordChange,
): Promise<Response> {
  const repeated = await repeatedAction(database, key, change);
  if (repeated) return repeated;
  if (version !== current) return current === null ? notFound(change.record) : outdated(current);
  const next = (current ?? 0) + 1;
  const [, entered] = await database.batch([
    statement,
    auditStatement(database, { ...change, key, actor, reason, version: next }),
    ...more,
  ]);
  if (entered?.meta.changes === 0) return outdated(next);
  await deliverAudit(env, database);
  return acted({ record: change.record, version: next });
}
