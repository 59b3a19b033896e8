/** Imports of files for the office: checked first, then applied, and undone. */
import {
  type ImportRow,
  importAction,
  importPlan,
  importQuery,
  importUndo,
  importUpload,
  maxImportRows,
} from "@contracts/office/imports";
import { pageQuery } from "@contracts/office/resources";
import { readEditFile } from "@domain/product-edits/read-file";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { type OfficeApp, requirePermission } from "../../permission";
import {
  type ActionRequest,
  changeRecord,
  fieldProblem,
  readFields,
  readQuery,
  repeatedAction,
} from "../../shared/office/actions";
import { historyOf } from "../../shared/office/audit";
import { pageOf, placeOf } from "../../shared/office/page-of";
import { notFound, problemResponse } from "../../shared/problems";
import { newReference } from "../../shared/reference";
import { catalogueDatabase } from "../catalogue/catalogue-store";
import { writeDueDocuments } from "../catalogue/search-updates";
import type { Direction } from "./carry-out";
import { importById, importRows, importWithChanges, newImport, planStatement } from "./import-store";
import { importPermission, moveImport, workOnImport } from "./import-work";
import { planEvidence } from "./plan-evidence";
import { planImport } from "./plan-import";

const listQuery = v.object({ ...pageQuery, ...importQuery.entries });
const action = importPermission;
const uploadBytes = 6 * 1024 * 1024;
const shownFaults = 500;

export const importRoutes = new Hono<OfficeApp>();

importRoutes.get("/", requirePermission("catalogue:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, ...asked } = query.value;
  const rows = await importRows(await catalogueDatabase(c.env), asked, placeOf(after), limit + 1);
  return c.json(pageOf(rows, limit, ({ at, id }) => ({ value: at, key: id })));
});

importRoutes.get("/:id", requirePermission("catalogue:read"), async (c) => {
  const id = c.req.param("id").slice(0, 40);
  const database = await catalogueDatabase(c.env);
  const found = await importWithChanges(database, id);
  return found ? c.json({ ...found, history: await historyOf(database, "imports", id) }) : notFound(id);
});

/** Compares a file with the catalogue and stores its changes. */
importRoutes.post("/check", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, importUpload, uploadBytes);
  if (!body.ok) return body.response;
  const { key, reason, kind, name, csv } = body.value;
  const database = await catalogueDatabase(c.env);
  const repeated = await repeatedAction(database, key, { action });
  if (repeated) return repeated;
  const now = new Date();
  const plan = await planFile(c.env, kind, csv, now);
  if (plan instanceof Response) return plan;
  const faults = [...plan.faults].sort((a, b) => a.line - b.line);
  const rejected = new Set(faults.map(({ line }) => line)).size;
  const row = {
    ...{ id: newReference("IM"), kind, name: name ?? "", state: "checked" as const, at: now.toISOString() },
    ...{ by: c.get("actor").name, rows: plan.rows, changes: plan.changes.length, unchanged: plan.unchanged, rejected },
    ...{ from: null, until: null },
  };
  const { statement, changes } = newImport(database, row, {
    faults: faults.slice(0, shownFaults),
    changes: plan.changes,
  });
  return changeRecord(
    c.env,
    database,
    c.get("actor"),
    { key, reason, version: null },
    {
      ...{ resource: "imports", record: row.id, action, current: null, before: {}, statement, more: changes },
      after: { state: row.state, kind, rows: row.rows, changes: row.changes, rejected },
    },
  );
});

async function planFile(env: ServicesEnv, kind: ImportRow["kind"], csv: string, now: Date) {
  const count = (rows: number) =>
    rows === 0
      ? fieldProblem("csv", "The file has no rows below its header.")
      : rows > maxImportRows
        ? fieldProblem("csv", `The file has ${rows} rows; one import has at most ${maxImportRows}.`)
        : null;
  if (kind === "evidence") {
    const plan = await planEvidence(env, csv);
    return count(plan.rows) ?? plan;
  }
  const file = readEditFile(kind, csv);
  if (!file.ok) return fieldProblem("csv", file.message);
  const fault = count(file.rows);
  if (fault) return fault;
  const plan = await planImport(await catalogueDatabase(env), file.edits, now);
  return { ...plan, rows: file.rows, faults: [...file.faults, ...plan.faults] };
}

importRoutes.post("/:id/apply", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, importAction);
  return body.ok ? work(c, "apply", body.value) : body.response;
});

importRoutes.post("/:id/undo", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, importUndo);
  return body.ok ? work(c, "undo", body.value) : body.response;
});

importRoutes.post("/:id/discard", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, importAction);
  return body.ok ? moveImport(deskOf(c), idOf(c), body.value, ["checked"], "discarded") : body.response;
});

/** The days on which an import is applied and undone automatically; without days the plan is cancelled. */
importRoutes.post("/:id/plan", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, importPlan);
  if (!body.ok) return body.response;
  const { key, from: wanted, until } = body.value;
  const id = idOf(c);
  const database = await catalogueDatabase(c.env);
  const found = await importById(database, id);
  if (!found) return notFound(id);
  const repeated = await repeatedAction(database, key, { record: id, action });
  if (repeated) return repeated;
  const { state, from: plannedFrom, until: plannedUntil } = found.row;
  if (state !== "checked" && state !== "applied") return fieldProblem("", `The import is ${state}.`);
  if (state === "checked" && until !== null && wanted === null)
    return fieldProblem("from", "Enter the day from which the values are valid, or apply the import now.");
  const from = state === "applied" ? plannedFrom : wanted;
  const today = new Date().toISOString().slice(0, 10);
  // A plan that is overdue keeps its first day while its last one is changed.
  const isLate = state === "checked" && wanted !== null && wanted < today && wanted !== plannedFrom;
  const [past, ...others] = [
    ...(isLate ? [passed("from", " Name a later one, or apply the import now.")] : []),
    ...(until !== null && until < today ? [passed("until", "")] : []),
  ];
  if (past) return problemResponse(400, past, ...others);
  if (until !== null && until < (from ?? today)) return fieldProblem("until", "The last day is before the first.");
  return changeRecord(c.env, database, c.get("actor"), body.value, {
    ...{ resource: "imports", record: id, action, current: found.version },
    ...{ before: { from: plannedFrom, until: plannedUntil }, after: { from, until } },
    statement: database
      .prepare("update imports set version = version + 1 where id = ? and version = ?")
      .bind(id, found.version),
    more: [planStatement(database, { id, from, until, actor: c.get("actor"), auditKey: key })],
  });
});

const passed = (field: "from" | "until", advice: string) => ({
  ...{ code: "InvalidInput" as const, message: `This day has passed, in UTC.${advice}`, field },
});
const deskOf = (c: Context<OfficeApp>) => ({ env: c.env, actor: c.get("actor") });
const idOf = (c: Context<OfficeApp>): string => (c.req.param("id") ?? "").slice(0, 40);

async function work(c: Context<OfficeApp>, direction: Direction, request: ActionRequest): Promise<Response> {
  const answer = await workOnImport(deskOf(c), idOf(c), direction, request);
  c.executionCtx.waitUntil(writeDueDocuments(c.env));
  return answer;
}
