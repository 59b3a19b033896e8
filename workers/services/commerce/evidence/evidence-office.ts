/** Evidence for the office: list, record, new records, and withdrawal of old ones with a reason. */
import { type EvidenceRecord, evidenceRecord, type RecordState } from "@contracts/catalogue/evidence";
import { evidenceNew, evidenceQuery, evidenceSupersede, evidenceWithdraw } from "@contracts/office/evidence";
import type { Permission } from "@contracts/office/permissions";
import { pageQuery } from "@contracts/office/resources";
import { codeFault } from "@domain/evidence/code-fault";
import { cellsAt, recordColumns, recordOfCells } from "@domain/evidence/csv-records";
import { type Context, Hono } from "hono";
import * as v from "valibot";
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
import { catalogueDatabase, catalogueOf } from "../catalogue/catalogue-store";
import { packerOf } from "../packing/stored-texts";
import { evidenceChanged } from "./evidence-changed";
import { changeFault, supersededFault } from "./evidence-import";
import { evidenceStore, newRecordStatement, readableRecords, rowColumns, type StoredRow } from "./evidence-store";

const listQuery = v.object({ ...pageQuery, ...evidenceQuery.entries });
const action: Permission = "evidence:change";

export const evidenceOffice = new Hono<OfficeApp>();

evidenceOffice.get("/", requirePermission("evidence:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, q, state, application } = query.value;
  const place = placeOf(after);
  const conditions: (readonly [sql: string, value: string])[] = [
    ...(q ? [["product_key = ?", q] as const] : []),
    ...(state ? [["json_extract(state, '$.kind') = ?", state] as const] : []),
    ...(application ? [["json_extract(document, '$.application') = ?", application] as const] : []),
    ...(place ? [["id > ?", place.key] as const] : []),
  ];
  const database = await catalogueDatabase(c.env);
  const { results } = await database
    .prepare(
      `select ${rowColumns} from evidence_records
       where ${conditions.map(([sql]) => sql).join(" and ") || "1"} order by id limit ?`,
    )
    .bind(...conditions.map(([, value]) => value), limit + 1)
    .all<StoredRow>();
  const { rows, next } = pageOf(results, limit, ({ key }) => ({ value: "id", key }));
  const found = await readableRecords(database, rows);
  return c.json({ rows: found.flatMap(({ record }) => record ?? []), next });
});

evidenceOffice.get("/:id", requirePermission("evidence:read"), async (c) => {
  const id = idOf(c);
  const found = await evidenceStore(c.env).history(id);
  if (!found) return notFound(id);
  const history = await historyOf(await catalogueDatabase(c.env), "evidence", id);
  return c.json({ record: found, version: found.states.length, history });
});

evidenceOffice.post("/add", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, evidenceNew);
  if (!body.ok) return body.response;
  const { key, reason, ...typed } = body.value;
  const database = await catalogueDatabase(c.env);
  const repeated = await repeatedAction(database, key, { action });
  if (repeated) return repeated;
  const cells = Object.fromEntries(cellsAt(typed, recordColumns).map((cell, place) => [recordColumns[place], cell]));
  const parsed = v.safeParse(
    evidenceRecord,
    recordOfCells({
      ...cells,
      ...{ id: newReference("EV"), "source.sponsored": cells["source.sponsored"] || "false", "state.kind": "active" },
      // Trials on a demonstration machine are not evidence.
      demonstration: c.env.DEMO === "1" ? "true" : "false",
    }),
  );
  if (!parsed.success) {
    const [first, ...others] = parsed.issues;
    return problemResponse(400, problemOf(first), ...others.slice(0, 50).map(problemOf));
  }
  const record = parsed.output;
  const fault = codeFault(record);
  if (fault) return fieldProblem(fault.path, `It ${fault.message}.`);
  if ((await catalogueOf(c.env).document(record.productKey, { unpublished: true })) === null)
    return fieldProblem("productKey", `There is no product ${record.productKey}.`);
  const answer = await changeRecord(
    c.env,
    database,
    c.get("actor"),
    { key, reason, version: null },
    {
      ...{ resource: "evidence", record: record.id, action, current: null, before: {} },
      after: summaryOf(record),
      statement: newRecordStatement(database, await packerOf(database, "evidence"), record),
      more: [stateStatement(database, record.id, record.state, key)],
    },
  );
  if (answer.ok) await evidenceChanged(c.env, [record.productKey]);
  return answer;
});

evidenceOffice.post("/:id/supersede", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, evidenceSupersede);
  return body.ok ? end(c, body.value, { kind: "superseded", by: body.value.by }) : body.response;
});

evidenceOffice.post("/:id/withdraw", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, evidenceWithdraw);
  if (!body.ok) return body.response;
  const { reason, reasons } = body.value;
  const day = new Date().toISOString().slice(0, 10);
  return end(c, body.value, { kind: "withdrawn", reason, ...(reasons && { reasons }), day });
});

const idOf = (c: Context<OfficeApp>): string => (c.req.param("id") ?? "").slice(0, 64);

async function end(c: Context<OfficeApp>, request: ActionRequest, state: RecordState): Promise<Response> {
  const id = idOf(c);
  const store = evidenceStore(c.env);
  const found = await store.history(id);
  if (!found) return notFound(id);
  const database = await catalogueDatabase(c.env);
  const repeated = await repeatedAction(database, request.key, { record: id, action });
  if (repeated) return repeated;
  const { record, states } = found;
  const after = { ...record, state };
  const succession = supersededFault(after, await store.successors([after]));
  const fault = request.version === states.length ? (changeFault(record, after) ?? succession) : succession;
  if (fault) return fieldProblem(fault.path === "state.by" ? "by" : "", `Not possible: ${fault.message}.`);
  const current = states.length;
  const answer = await changeRecord(c.env, database, c.get("actor"), request, {
    ...{ resource: "evidence", record: id, action, current },
    ...{ before: stateFacts(record.state), after: stateFacts(state) },
    statement: database
      .prepare(
        "update evidence_records set state = ?1 where id = ?2 and (select count(*) from evidence_states where record_id = ?2) = ?3",
      )
      .bind(JSON.stringify(state), id, current),
    more: [stateStatement(database, id, state, request.key)],
  });
  if (answer.ok) await evidenceChanged(c.env, [record.productKey]);
  return answer;
}

const stateStatement = (database: D1Database, id: string, state: RecordState, key: string): D1PreparedStatement =>
  database
    .prepare(
      "insert into evidence_states (record_id, state, at) select ?1, ?2, ?3 where exists (select 1 from office_audit where id = ?4)",
    )
    .bind(id, JSON.stringify(state), Date.now(), key);

const stateFacts = (state: RecordState) => ({
  state: state.kind,
  ...(state.kind === "superseded" && { by: state.by }),
});

const summaryOf = ({ productKey, application, species, outcome, pillar, lot, source, sample }: EvidenceRecord) => ({
  ...{ product: productKey, application, species, outcome, pillar, lot },
  ...{ source: source.name, sample: sample.name, state: "active" },
});

const problemOf = (issue: v.BaseIssue<unknown>) => ({
  code: "InvalidInput" as const,
  message: messageOf(issue),
  field: v.getDotPath(issue) ?? "",
});

/** The import's messages follow a field name and begin in lower case; the form shows sentences. */
const messageOf = ({ message, received }: v.BaseIssue<unknown>): string =>
  received === "null" ? "Fill in this field." : /^[a-z]/.test(message) ? `It ${message}.` : message.slice(0, 300);
