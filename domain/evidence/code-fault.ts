/** Finds misspelled codes of a record. If accepted, "wb" would become a second application beside WB. */
import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import { applicationNames, speciesNames } from "../vocabulary/names";

const known = { application: Object.keys(applicationNames), species: Object.keys(speciesNames) } as const;

/** The first code that differs from a known one only in case or hyphens; null if none does. */
export function codeFault(record: Pick<EvidenceRecord, "application" | "species">) {
  for (const path of ["application", "species"] as const) {
    const code = record[path];
    const meant = known[path].find((one) => folded(one) === folded(code));
    if (meant !== undefined && meant !== code) return { path, message: `must be written ${meant}` };
  }
  return null;
}

const folded = (code: string): string => code.toLowerCase().replaceAll("-", "");
