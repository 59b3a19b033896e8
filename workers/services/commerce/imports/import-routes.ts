/** Imports of files for the office: checked first, then applied, and undone. */
import {
  type ImportState,
  importAction,
  importQuery,
  importUndo,
  importUpload,
  maxImportRows,
} from "@contracts/office/imports";
import type { Permission } from "@contracts/office/permissions";
import { pageQuery } from "@contracts/office/resources";
import { readEditFile } from "@domain/product-edits/read-file";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type OfficeApp, requirePermission } from "../../permission";
import {
  type ActionRequest,
  acted,
  changeRecord,
  fieldProblem,
  readFields,
  readQuery,
  repeatedAction,
} from "../../shared/office/actions";
import { auditStatement, deliverAudit, historyOf } from "../../shared/office/audit";
import { pageOf, placeOf } from "../../shared/office/page-of";
import { notFound } from "../../shared/problems";
import { newReference } from "../../shared/reference";
import { catalogueDatabase } from "../catalogue/catalogue-store";
import { writeDueDocuments } from "../catalogue/search-updates";
import { carryOut, type Direction } from "./carry-out";
import { importById, importRows, importWithChanges, newImport } from "./import-store";
import { planImport } from "./plan-import";

const listQuery = v.object({ ...pageQuery, ...importQuery.entries });
const action: Permission = "catalogue:import";
const uploadBytes = 6 * 1024 * 1024;
const shownFaults = 500;

export const importRoutes = new Hono<OfficeApp>();

importRoutes.get("/", requirePermission("catalogue:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, state = null } = query.value;
  const rows = await importRows(await catalogueDatabase(c.env), { state, place: placeOf(after), limit: limit + 1 });
  return c.json(pageOf(rows, limit, ({ at, id }) => ({ value: at, key: id })));
});

importRoutes.get("/:id", requirePermission("catalogue:read"), async (c) => {
  const id = c.req.param("id").slice(0, 40);
  const database = await catalogueDatabase(c.env);
  const found = await importWithChanges(database, id);
  return found ? c.json({ ...found, history: await historyOf(database, "imports", id) }) : notFound(id);
});

/** Compares a file with the catalogue and keeps what it would change. */
importRoutes.post("/check", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, importUpload, uploadBytes);
  if (!body.ok) return body.response;
  const { key, reason, kind, name, csv } = body.value;
  const database = await catalogueDatabase(c.env);
  const repeated = await repeatedAction(database, key, { action });
  if (repeated) return repeated;
  const file = readEditFile(kind, csv);
  if (!file.ok) return fieldProblem("csv", file.message);
  if (file.rows === 0) return fieldProblem("csv", "The file has no rows below its first line.");
  if (file.rows > maxImportRows)
    return fieldProblem("csv", `The file has ${file.rows} rows; one import has at most ${maxImportRows}.`);
  const now = new Date();
  const plan = await planImport(database, file.edits, now);
  const faults = [...file.faults, ...plan.faults].sort((a, b) => a.line - b.line);
  const rejected = new Set(faults.map(({ line }) => line)).size;
  const row = {
    ...{ id: newReference("IM"), kind, name: name ?? "", state: "checked" as const, at: now.toISOString() },
    ...{ by: c.get("actor").name, rows: file.rows, changes: plan.changes.length, unchanged: plan.unchanged, rejected },
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
  return body.ok ? move(c, body.value, ["checked"], "discarded") : body.response;
});

const directions = {
  apply: { from: ["checked", "applying"], during: "applying", done: "applied" },
  undo: { from: ["applied", "undoing"], during: "undoing", done: "undone" },
} as const;

/** Starts, or goes on with, the work of an import; a call that is repeated goes on as well. */
async function work(c: Context<OfficeApp>, direction: Direction, request: ActionRequest): Promise<Response> {
  const { from, during, done } = directions[direction];
  const started = await move(c, request, from, during);
  if (!started.ok) return started;
  const id = idOf(c);
  const database = await catalogueDatabase(c.env);
  const isFinished = await carryOut(c.env, c.get("actor"), id, direction);
  c.executionCtx.waitUntil(writeDueDocuments(c.env));
  const found = await importById(database, id);
  if (!found) return notFound(id);
  if (isFinished && found.row.state === during) {
    await database.batch([
      database
        .prepare("update imports set state = ?, version = version + 1 where id = ? and version = ?")
        .bind(done, id, found.version),
      auditStatement(database, {
        ...{ key: `${request.key.slice(0, 60)}-done`, actor: c.get("actor"), resource: "imports", record: id, action },
        ...{ version: found.version + 1, before: { state: during }, after: { state: done }, reason: null },
      }),
    ]);
    await deliverAudit(c.env, database);
  }
  return acted({ record: id, version: found.version + (isFinished ? 1 : 0) });
}

const idOf = (c: Context<OfficeApp>): string => (c.req.param("id") ?? "").slice(0, 40);

async function move(
  c: Context<OfficeApp>,
  request: ActionRequest,
  from: readonly ImportState[],
  to: ImportState,
): Promise<Response> {
  const id = idOf(c);
  const database = await catalogueDatabase(c.env);
  const found = await importById(database, id);
  if (!found) return notFound(id);
  const repeated = await repeatedAction(database, request.key, { record: id, action });
  if (repeated) return repeated;
  if (!from.includes(found.row.state)) return fieldProblem("", `The import is ${found.row.state}.`);
  return changeRecord(c.env, database, c.get("actor"), request, {
    ...{ resource: "imports", record: id, action, current: found.version },
    ...{ before: { state: found.row.state }, after: { state: to } },
    statement: database
      .prepare("update imports set state = ?, version = version + 1 where id = ? and version = ?")
      .bind(to, id, found.version),
  });
}
