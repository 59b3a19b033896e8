/** Key resources table of Cell Press (STAR Methods): three columns, groups in a fixed order. */

import { type DocumentPart, type KitEntry, lotText, mergedByLot, nameText } from "../document";
import { type ReagentKind, registryText, supplier } from "../reagent";

/** The groups of the template that the shop sells for, in its order. */
const groups: readonly (readonly [ReagentKind, string])[] = [
  ["antibody", "Antibodies"],
  ["chemical", "Chemicals, peptides, and recombinant proteins"],
  ["assay", "Critical commercial assays"],
  ["other", "Other"],
];

export function starTable(entries: readonly KitEntry[]): DocumentPart[] {
  const merged = mergedByLot(entries);
  return [
    {
      kind: "table",
      columns: ["REAGENT or RESOURCE", "SOURCE", "IDENTIFIER"],
      groups: groups.flatMap(([kind, title]) => {
        const rows = merged
          .filter(({ reagent }) => reagent.kind === kind)
          .map((entry) => {
            const { reagent } = entry;
            const number = `Cat# ${reagent.key}, lot ${lotText(entry)}`;
            return [nameText(reagent), supplier, [number, registryText(reagent)].filter(Boolean).join("; ")];
          });
        return rows.length > 0 ? [{ title, rows }] : [];
      }),
    },
  ];
}
