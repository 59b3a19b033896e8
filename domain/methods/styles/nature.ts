/** Fields "Antibodies used" and "Validation" of Nature Portfolio's reporting summary. */

import { rridText } from "../../product-page/rrid";
import { type DocumentPart, type KitEntry, lotText, mergedByLot, nameText, usesText } from "../document";
import type { KitItem } from "../kit";
import { cloneText, supplier } from "../reagent";
import { speciesName } from "../validation";

export function natureFields(antibodies: readonly KitEntry[]): DocumentPart[] {
  const merged = mergedByLot(antibodies);
  return [
    {
      kind: "lines",
      heading: "Antibodies used",
      lines: merged.map((entry) => {
        const { reagent } = entry;
        return [
          `${nameText(reagent)}: supplier ${supplier}`,
          `catalog number ${reagent.key}`,
          `clone ${cloneText(reagent)}`,
          `lot ${lotText(entry)}`,
          rridText(reagent),
          usesText(entry),
        ].join("; ");
      }),
    },
    {
      kind: "lines",
      heading: "Validation",
      lines: merged.flatMap(({ reagent, validation, uses }) => {
        const statements = validation.length > 0 ? validation : ["no statement by the supplier."];
        return [
          ...statements.map((statement) => `${reagent.name} (${reagent.key}): ${statement}`),
          `${reagent.name} (${reagent.key}): supplier's data at ${reagent.url}; [your own validation for ${ownUse(uses)}]`,
        ];
      }),
    },
  ];
}

/** "mouse, WB", as far as the user named them. */
function ownUse(uses: readonly KitItem[]): string {
  const named = uses.flatMap(({ species = "", application }) =>
    species === "" ? [] : [[speciesName(species), application].filter(Boolean).join(", ")],
  );
  return [...new Set(named)].join("; ") || "species and application";
}
