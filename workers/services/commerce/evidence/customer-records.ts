/** Customer tests, which are published and withdrawn with their review. */
import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import type { ServicesEnv } from "../../env";
import { evidenceChanged } from "./evidence-changed";
import { evidenceStore } from "./evidence-store";

/** Repeating a decision changes nothing; a withdrawn record does not return. */
export async function keepCustomerRecord(env: ServicesEnv, record: EvidenceRecord, stands: boolean): Promise<void> {
  const store = evidenceStore(env);
  const known = (await store.records([record.id])).get(record.id);
  if (stands ? known : known?.state.kind !== "active") return;
  const day = new Date().toISOString().slice(0, 10);
  const reasons = { ja: "レビューが承認されなかったため", zh: "该评价未通过审核" };
  const withdrawn = { kind: "withdrawn", reason: "the review was rejected", reasons, day } as const;
  await store.store([known ? { ...known, state: withdrawn } : record], Date.now());
  await evidenceChanged(env, [record.productKey]);
}
