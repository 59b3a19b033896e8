/** Item 2.4 of MIFlowCyt: fluorescence reagents. */
import { type DocumentPart, type KitEntry, mergedByLot, nameWithRecalls } from "../document";
import { cloneText, supplier } from "../reagent";

export function miflowcytTable(antibodies: readonly KitEntry[]): DocumentPart[] {
  const rows = mergedByLot(antibodies).map((entry) => {
    const { reagent } = entry;
    return [
      "[characteristic measured]",
      reagent.targets.map(({ symbol }) => symbol).join(", ") || "[analyte]",
      nameWithRecalls(reagent, [entry]),
      reagent.productType === "Conjugate" ? (reagent.conjugate ?? "[reporter]") : "[reporter]",
      cloneText(reagent),
      supplier,
      reagent.key,
    ];
  });
  const columns = [
    "Characteristic being measured",
    "Analyte",
    "Analyte detector",
    "Analyte reporter",
    "Clone name or number",
    "Manufacturer",
    "Catalogue number",
  ];
  return [{ kind: "table", columns, groups: [{ title: null, rows }] }];
}
