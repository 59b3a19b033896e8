/** Compares a file of evidence with the stored records: new records, new states, records already stored, refusals. */
import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import { evidenceChangePath } from "@contracts/office/imports";
import type { FileFault } from "@domain/product-edits/read-file";
import type { ServicesEnv } from "../../env";
import { catalogueDatabase } from "../catalogue/catalogue-store";
import { changeFault, readRecords, supersededFault } from "../evidence/evidence-import";
import { evidenceStore } from "../evidence/evidence-store";
import type { PlannedChange } from "./import-store";

interface EvidencePlan {
  readonly rows: number;
  readonly changes: readonly PlannedChange[];
  readonly unchanged: number;
  readonly faults: readonly FileFault[];
}

/** @param text CSV whose header names fields by their paths, or JSON lines */
export async function planEvidence(
  env: Pick<ServicesEnv, "CATALOGUE_DB" | "DEMO">,
  text: string,
): Promise<EvidencePlan> {
  const faults: FileFault[] = [];
  const lines = new Map<string, { line: number; record: EvidenceRecord }>();
  let rows = 0;
  for (const { line, result } of readRecords(text, /^\s*\{/.test(text) ? "json" : "csv")) {
    rows += 1;
    if ("message" in result) {
      faults.push({ line, message: result.path ? `${result.path}: ${result.message}.` : `${result.message}.` });
      continue;
    }
    const first = lines.get(result.id);
    if (first) faults.push({ line, message: `line ${first.line} has the same id.` });
    // Trials on a demonstration machine are not evidence.
    else lines.set(result.id, { line, record: env.DEMO === "1" ? { ...result, demonstration: true } : result });
  }
  const known = await evidenceStore(env).records([...lines.keys()]);
  const records = new Map([...lines].map(([id, { record }]) => [id, record] as const));
  const successor = await evidenceStore(env).successors([], records);
  const products = await existing(
    await catalogueDatabase(env),
    [...lines.values()].map(({ record }) => record.productKey),
  );
  const changes: PlannedChange[] = [];
  let unchanged = 0;
  for (const { line, record } of lines.values()) {
    const { id, productKey, state } = record;
    const before = known.get(id);
    const fault = (before && changeFault(before, record)) ?? supersededFault(record, successor);
    if (!products.has(productKey)) faults.push({ line, message: `there is no product ${productKey}.` });
    else if (fault) faults.push({ line, message: `${fault.path}: ${fault.message}.` });
    else if (before && JSON.stringify(before.state) === JSON.stringify(state)) unchanged += 1;
    else {
      const values = { before: before ? JSON.stringify(before) : null, after: JSON.stringify(record) };
      changes.push({ line, productKey, path: evidenceChangePath(id), ...values });
    }
  }
  return { rows, changes, unchanged, faults };
}

async function existing(database: D1Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { results } = await database
    .prepare("select key from products where key in (select value from json_each(?))")
    .bind(JSON.stringify([...new Set(keys)]))
    .all<{ key: string }>();
  return new Set(results.map(({ key }) => key));
}
