/** Key resources table of eLife: five columns, one row a reagent with all its uses. */

import { type DocumentPart, type KitEntry, lotText, mergedByLot, nameText, usesText } from "../document";
import { hostAndClonality, type Reagent, registryText, supplier } from "../reagent";

function reagentType({ kind, productType }: Reagent): string {
  if (kind === "antibody") return "Antibody";
  if (kind === "assay") return "Commercial assay or kit";
  if (productType === "Recombinant Protein") return "Peptide, recombinant protein";
  return kind === "chemical" ? "Chemical compound, drug" : "Other";
}

export function elifeTable(entries: readonly KitEntry[]): DocumentPart[] {
  const rows = mergedByLot(entries).map((entry) => {
    const { reagent } = entry;
    const antibody = reagent.kind === "antibody";
    const words = antibody ? hostAndClonality(reagent) : "";
    return [
      reagentType(reagent),
      words ? `${nameText(reagent)} (${words})` : nameText(reagent),
      supplier,
      [`Cat# ${reagent.key}`, registryText(reagent)].filter(Boolean).join("; "),
      [usesText(entry), `lot ${lotText(entry)}`].filter(Boolean).join("; "),
    ];
  });
  const columns = [
    "Reagent type (species) or resource",
    "Designation",
    "Source or reference",
    "Identifiers",
    "Additional information",
  ];
  return [{ kind: "table", columns, groups: [{ title: null, rows }] }];
}
