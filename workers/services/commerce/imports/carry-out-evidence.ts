/**
 * Applies or undoes an import's changes of evidence. Records are never deleted and states never go back, so undoing
 * withdraws a record with the import as its reason, and leaves a state that the import changed.
 */
import { type EvidenceRecord, evidenceRecord, type RecordState } from "@contracts/catalogue/evidence";
import type { AuditActor } from "@contracts/office/audit";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { auditStatement } from "../../shared/office/audit";
import { changeFault } from "../evidence/evidence-import";
import { evidenceStore, newRecordStatement } from "../evidence/evidence-store";
import { packerOf } from "../packing/stored-texts";
import { type ChangeOutcome, outcomeStatement, type StoredChange } from "./import-store";

/** Maximum records per transaction. */
export const recordsPerBatch = 100;

const stored = v.pipe(v.string(), v.parseJson(), evidenceRecord);
const readStored = (text: string | null): EvidenceRecord | null => (text === null ? null : v.parse(stored, text));
const sameState = (one: RecordState, other: RecordState) => JSON.stringify(one) === JSON.stringify(other);

interface Work {
  readonly env: Pick<ServicesEnv, "CATALOGUE_DB">;
  readonly database: D1Database;
  readonly actor: AuditActor;
  readonly id: string;
  readonly direction: "apply" | "undo";
}

type Step = { readonly record: EvidenceRecord; readonly from: RecordState | null } | ChangeOutcome;

/** Statements for at most {@link recordsPerBatch} changes, with the outcome of each. */
export async function evidenceStatements(work: Work, changes: readonly StoredChange[]): Promise<D1PreparedStatement[]> {
  const { env, database, actor, id, direction } = work;
  const ids = changes.flatMap(({ after }) => readStored(after)?.id ?? []);
  const known = await evidenceStore(env).records(ids);
  const pack = await packerOf(database, "evidence");
  const now = new Date();
  const statements: D1PreparedStatement[] = [];
  for (const change of changes) {
    const step = direction === "apply" ? applied(change, known) : undone(change, known, id, now);
    if ("seq" in step) {
      statements.push(outcomeStatement(database, id, [step], null));
      continue;
    }
    const { record, from } = step;
    const state = JSON.stringify(record.state);
    const key = `${id}-${direction}-${record.id}`;
    statements.push(
      from === null
        ? newRecordStatement(database, pack, record)
        : database
            .prepare("update evidence_records set state = ?2 where id = ?1 and state = ?3")
            .bind(record.id, state, JSON.stringify(from)),
      auditStatement(database, {
        ...{ key, actor, resource: "evidence", record: record.id, action: "catalogue:import" },
        version: from === null ? 1 : from.kind === "active" ? 2 : 3,
        before: { state: from?.kind ?? null },
        after: { product: record.productKey, application: record.application, state: record.state.kind },
        reason: `${direction === "apply" ? "Import" : "Undo of import"} ${id}`,
      }),
      database
        .prepare(
          "insert into evidence_states (record_id, state, at) select ?1, ?2, ?3 where exists (select 1 from office_audit where id = ?4)",
        )
        .bind(record.id, state, now.getTime(), key),
      outcomeStatement(
        database,
        id,
        [{ seq: change.seq, state: direction === "apply" ? "applied" : "undone", note: null }],
        key,
      ),
    );
  }
  return statements;
}

function applied({ seq, before, after }: StoredChange, known: ReadonlyMap<string, EvidenceRecord>): Step {
  const record = readStored(after);
  if (!record) return { seq, state: "skipped", note: "The record cannot be read." };
  const current = known.get(record.id);
  if (!current)
    return before === null ? { record, from: null } : { seq, state: "skipped", note: "The record is gone." };
  const fault = changeFault(current, record);
  if (fault) return { seq, state: "skipped", note: `${fault.path}: ${fault.message}.` };
  return sameState(current.state, record.state)
    ? { seq, state: "applied", note: null }
    : { record, from: current.state };
}

function undone(
  { seq, before, after }: StoredChange,
  known: ReadonlyMap<string, EvidenceRecord>,
  importId: string,
  now: Date,
): Step {
  const imported = readStored(after);
  const current = imported && known.get(imported.id);
  if (!current) return { seq, state: "kept", note: "The record is gone." };
  if (before !== null) return { seq, state: "kept", note: "A state cannot be undone." };
  if (!sameState(current.state, imported.state))
    return { seq, state: "kept", note: `It is ${current.state.kind} now.` };
  if (current.state.kind === "withdrawn") return { seq, state: "kept", note: "It was withdrawn by the file." };
  const state: RecordState = {
    ...{ kind: "withdrawn", reason: `Taken back with import ${importId}` },
    reasons: { ja: `インポート${importId}とともに取り消されたため`, zh: `已随导入 ${importId} 一并撤回` },
    day: now.toISOString().slice(0, 10),
  };
  return { record: { ...current, state }, from: current.state };
}
