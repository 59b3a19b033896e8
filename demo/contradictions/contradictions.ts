/** Finds contradictions in a catalogue's records: between figures, facts and texts, and with known biology. */
import { citationRules } from "./citation-rules";
import { evidenceRules } from "./evidence-rules";
import { figureRules } from "./figure-rules";
import type { CatalogueRecord, Contradiction } from "./record";
import { recordRules } from "./record-rules";

const rules = Object.entries({ ...figureRules, ...recordRules, ...evidenceRules, ...citationRules });

export function contradictions(record: CatalogueRecord): Contradiction[] {
  const { key } = record.product;
  return rules.flatMap(([rule, apply]) => [...new Set(apply(record))].map((reason) => ({ key, rule, reason })));
}
