/** Reagents as text for a methods section. It describes them and never claims that they were used. */

import { type DocumentPart, type KitEntry, lotText, mergedByLot, nameText, usesText } from "../document";
import { hostAndClonality, registryText, supplier } from "../reagent";

export function plainLines(entries: readonly KitEntry[]): DocumentPart[] {
  const lines = mergedByLot(entries).map((entry) => {
    const { reagent } = entry;
    const antibody = reagent.kind === "antibody";
    const facts = [
      ...(antibody ? [hostAndClonality(reagent)] : []),
      ...(antibody && reagent.clone ? [`clone ${reagent.clone}`] : []),
      `${supplier}, cat. no. ${reagent.key}, lot ${lotText(entry)}`,
      registryText(reagent),
      usesText(entry),
    ];
    return `${nameText(reagent)} (${facts.filter(Boolean).join("; ")})`;
  });
  return [{ kind: "lines", heading: null, lines }];
}
