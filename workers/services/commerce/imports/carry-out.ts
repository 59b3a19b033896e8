/**
 * Applies or undoes the changes of an import, product by product. Each product changes together with its audit entry
 * and the states of its changes, so interrupted work continues where it stopped. A value that somebody else has changed
 * in the meantime is left as it is, and reported.
 */
import type { AuditActor } from "@contracts/office/audit";
import { isEvidenceChange } from "@contracts/office/imports";
import { fieldAt } from "@domain/product-edits/fields";
import type { ServicesEnv } from "../../env";
import { auditStatement, deliverAudit, historyOf } from "../../shared/office/audit";
import { dropStoredPages } from "../../shared/page-generation";
import { catalogueDatabase } from "../catalogue/catalogue-store";
import {
  editProduct,
  factName,
  productStatements,
  type VersionedProduct,
  versionedProducts,
} from "../catalogue/office/edit-product";
import { evidenceChanged } from "../evidence/evidence-changed";
import { evidenceStatements, recordsPerBatch } from "./carry-out-evidence";
import { type ChangeOutcome, changesIn, outcomeStatement, type StoredChange } from "./import-store";

export type Direction = "apply" | "undo";

const productsPerBatch = 15;
/** Shorter than the office's timeout; the next call does the rest. */
const workMilliseconds = 9000;
/** A product that others change at every attempt is left to the next call. */
const maxIdleRounds = 3;

const words = {
  apply: { from: "planned", done: "applied", left: "skipped" },
  undo: { from: "applied", done: "undone", left: "kept" },
} as const;

/** @returns true if no change is left to carry out */
export async function carryOut(
  env: ServicesEnv,
  actor: AuditActor,
  id: string,
  direction: Direction,
): Promise<boolean> {
  const database = await catalogueDatabase(env);
  const until = Date.now() + workMilliseconds;
  const withEvidence = new Set<string>();
  let idle = 0;
  let before = Number.POSITIVE_INFINITY;
  let finished = false;
  while (!finished && Date.now() < until && idle < maxIdleRounds) {
    const changes = await changesIn(database, id, words[direction].from, productsPerBatch);
    if (changes.size === 0) {
      finished = true;
      break;
    }
    const all = [...changes.values()].flat();
    const records = all.filter(({ path }) => isEvidenceChange(path)).slice(0, recordsPerBatch);
    const work = { env, database, actor, id, direction };
    const statements = records.length > 0 ? await evidenceStatements(work, records) : [];
    for (const { productKey } of records) withEvidence.add(productKey);
    if (records.length === 0) {
      const products = await versionedProducts(database, [...changes.keys()]);
      for (const [key, own] of changes) statements.push(...(await changeOne(work, products.get(key), own)));
    }
    await database.batch(statements);
    const first = all[0]?.seq ?? 0;
    idle = first === before ? idle + 1 : 0;
    before = first;
  }
  if (withEvidence.size > 0) await evidenceChanged(env, [...withEvidence]);
  else await dropStoredPages(env);
  await deliverAudit(env, database);
  return finished;
}

interface Work {
  readonly database: D1Database;
  readonly actor: AuditActor;
  readonly id: string;
  readonly direction: Direction;
}

/** Statements that change one product, with the outcome of each of its changes. */
async function changeOne(
  { database, actor, id, direction }: Work,
  found: VersionedProduct | undefined,
  changes: readonly StoredChange[],
): Promise<D1PreparedStatement[]> {
  const { done, left } = words[direction];
  const target = ({ before, after }: StoredChange) => (direction === "apply" ? after : before);
  const expected = ({ before, after }: StoredChange) => (direction === "apply" ? before : after);
  const leave = async (change: StoredChange, why: string): Promise<ChangeOutcome> => ({
    ...{ seq: change.seq, state: left, note: `${why}${await changedBy(database, change)}` },
  });
  if (!found) {
    const outcomes = changes.map(({ seq }) => ({
      seq,
      state: left,
      note: "The product was removed, or its record is damaged.",
    }));
    return [outcomeStatement(database, id, outcomes, null)];
  }
  const outcomes: ChangeOutcome[] = [];
  const wanted: StoredChange[] = [];
  for (const change of changes) {
    const current = fieldAt(change.path)?.read(found.product) ?? null;
    if (current === expected(change)) wanted.push(change);
    else if (current === target(change)) outcomes.push({ seq: change.seq, state: done, note: null });
    else outcomes.push(await leave(change, `It is ${current ?? "empty"} now`));
  }
  const now = new Date();
  const ordered = direction === "apply" ? wanted : wanted.toReversed();
  const edits = ordered.map((change) => ({ path: change.path, value: target(change) }));
  const result = await editProduct(database, found.product, edits, now);
  if (!result.ok) {
    const refused = wanted.map(({ seq }) => ({ seq, state: left, note: result.message }));
    return [outcomeStatement(database, id, [...outcomes, ...refused], null)];
  }
  if (wanted.length === 0) return [outcomeStatement(database, id, outcomes, null)];
  // The key includes the version, because an undone import may be applied again.
  const key = `${id}-${direction}-${found.product.key}-${found.version}`;
  const { statement, more } = await productStatements(database, found, result.product, key, now);
  const entry = auditStatement(database, {
    ...{ key, actor, resource: "catalogue", record: found.product.key, action: "catalogue:import" },
    ...{ version: found.version + 1, before: result.before, after: result.after },
    reason: `${direction === "apply" ? "Import" : "Undo of import"} ${id}`,
  });
  const finished = wanted.map(({ seq }): ChangeOutcome => ({ seq, state: done, note: null }));
  return [statement, entry, ...more, outcomeStatement(database, id, [...outcomes, ...finished], key)];
}

/** ", changed by Rosalind Mint on 2026-11-26": the last entry that names the value. */
async function changedBy(database: D1Database, { productKey, path }: StoredChange): Promise<string> {
  const history = await historyOf(database, "catalogue", productKey);
  const name = factName(path);
  const last = history.find(({ after, before }) => Object.hasOwn(after, name) || Object.hasOwn(before, name));
  return last ? `, changed by ${last.actor.name} on ${last.at.slice(0, 10)}.` : ".";
}
