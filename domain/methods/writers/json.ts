/** A kit with all its facts for programs. */
import { rridText } from "../../product-page/rrid";
import type { KitEntry, MethodsDocument } from "../document";
import { supplier } from "../reagent";

/** @param address absolute address of the kit's page */
export function jsonOf(document: MethodsDocument, entries: readonly KitEntry[], address: string): string {
  const kit = {
    format: "benchside-methods-kit",
    version: 1,
    address,
    reagents: entries.map(({ item, reagent, lot, validation }) => ({
      catalogNumber: reagent.key,
      name: reagent.name,
      supplier,
      // Null is a blank: only the user of the reagent knows.
      used: { lot: item.lot || null, application: item.application || null, dilution: item.dilution || null },
      recall: lot?.recall ?? null,
      withdrawal: reagent.withdrawal,
      identifier: rridText(reagent),
      demonstration: reagent.demonstration,
      productType: reagent.productType,
      host: reagent.host,
      clonality: reagent.clonality,
      clone: reagent.clone,
      isotype: reagent.isotype,
      conjugate: reagent.conjugate,
      recombinant: reagent.recombinant,
      targets: reagent.targets,
      validation,
      url: reagent.url,
      recordDay: reagent.recordDay,
    })),
    document,
  };
  return `${JSON.stringify(kit, null, 2)}\n`;
}
