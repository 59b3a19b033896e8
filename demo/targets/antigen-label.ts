import type { Antigen, Modification } from "./table";

/**
 * Label such as "Phospho-Akt (Ser473)", "Acetyl-Histone H3 (Lys27)", "Cleaved Caspase-3 (Asp175)", "Tri-Methyl-Histone
 * H3 (Lys4)".
 */
export function antigenLabel(antigen: Antigen, modification: Modification | null): string {
  if (!modification) return antigen.display;
  const { kind, residue } = modification;
  const prefix = { phospho: "Phospho-", acetyl: "Acetyl-", methyl: "Tri-Methyl-", cleaved: "Cleaved " }[kind];
  return `${prefix}${antigen.display} (${residue})`;
}
