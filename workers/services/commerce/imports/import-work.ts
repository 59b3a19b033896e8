/** Moves imports from state to state: on request of the staff, and on planned days. */

import { type AuditActor, auditActor } from "@contracts/office/audit";
import type { ImportState } from "@contracts/office/imports";
import type { Permission } from "@contracts/office/permissions";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { reportWork } from "../../shared/log-store";
import { type ActionRequest, acted, changeRecord, fieldProblem, repeatedAction } from "../../shared/office/actions";
import { auditStatement, deliverAudit } from "../../shared/office/audit";
import { notFound } from "../../shared/problems";
import { catalogueDatabase } from "../catalogue/catalogue-store";
import { writeDueDocuments } from "../catalogue/search-updates";
import { carryOut, type Direction } from "./carry-out";
import { importById } from "./import-store";

export const importPermission: Permission = "catalogue:import";

interface Desk {
  readonly env: ServicesEnv;
  readonly actor: AuditActor;
}

const directions = {
  apply: { from: ["checked", "applying"], during: "applying", done: "applied" },
  undo: { from: ["applied", "undoing"], during: "undoing", done: "undone" },
} as const;

/** Starts or continues the work of an import, as does a repeated call. */
export async function workOnImport(
  desk: Desk,
  id: string,
  direction: Direction,
  request: ActionRequest,
): Promise<Response> {
  const { env, actor } = desk;
  const { from, during, done } = directions[direction];
  const started = await moveImport(desk, id, request, from, during);
  if (!started.ok) return started;
  const database = await catalogueDatabase(env);
  const isFinished = await carryOut(env, actor, id, direction);
  const found = await importById(database, id);
  if (!found) return notFound(id);
  if (isFinished && found.row.state === during) {
    await database.batch([
      database
        .prepare("update imports set state = ?, version = version + 1 where id = ? and version = ?")
        .bind(done, id, found.version),
      auditStatement(database, {
        ...{ key: `${request.key.slice(0, 60)}-done`, actor, resource: "imports", record: id },
        ...{ action: importPermission, version: found.version + 1 },
        ...{ before: { state: during }, after: { state: done }, reason: null },
      }),
    ]);
    await deliverAudit(env, database);
  }
  return acted({ record: id, version: found.version + (isFinished ? 1 : 0) });
}

export async function moveImport(
  { env, actor }: Desk,
  id: string,
  request: ActionRequest,
  from: readonly ImportState[],
  to: ImportState,
): Promise<Response> {
  const database = await catalogueDatabase(env);
  const found = await importById(database, id);
  if (!found) return notFound(id);
  const repeated = await repeatedAction(database, request.key, { record: id, action: importPermission });
  if (repeated) return repeated;
  if (!from.includes(found.row.state)) return fieldProblem("", `The import is ${found.row.state}.`);
  return changeRecord(env, database, actor, request, {
    ...{ resource: "imports", record: id, action: importPermission, current: found.version },
    ...{ before: { state: found.row.state }, after: { state: to } },
    statement: database
      .prepare("update imports set state = ?, version = version + 1 where id = ? and version = ?")
      .bind(to, id, found.version),
  });
}

const planner = v.pipe(v.string(), v.parseJson(), auditActor);

/**
 * Applies and undoes imports that are due. Storefronts request the generation of pages every few seconds, which calls
 * this. Never throws.
 */
export async function carryOutPlans(env: ServicesEnv, now = new Date()): Promise<void> {
  try {
    const database = await catalogueDatabase(env);
    const { results } = await database
      .prepare(
        `select i.id, i.version, i.state, p.actor from import_plans p join imports i on i.id = p.import_id
         where (i.state in ('checked', 'applying') and p.apply_at <= ?1) or (i.state in ('applied', 'undoing') and p.undo_at <= ?1)
         order by p.apply_at, i.id limit 3`,
      )
      .bind(now.getTime())
      .all<{ id: string; version: number; state: ImportState; actor: string }>();
    for (const { id, version, state, actor } of results) {
      const direction = state === "checked" || state === "applying" ? "apply" : "undo";
      // Concurrent calls make the same key, so only one of them moves the state.
      const request = { key: `${id}-${direction}-${version}-planned`, version, reason: "Planned" };
      await workOnImport({ env, actor: v.parse(planner, actor) }, id, direction, request);
    }
    if (results.length > 0) await writeDueDocuments(env);
  } catch (error) {
    await reportWork(env, "planned imports were not carried out and are tried again", error);
  }
}
