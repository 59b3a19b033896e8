/** Antibodies in the checklist of the MDAR framework: supplier, catalogue number and RRID. */

import { markedRrid } from "../../product-page/rrid";
import { type DocumentPart, type KitEntry, mergedByLot, nameWithRecalls } from "../document";
import { supplier } from "../reagent";

export function mdarTable(antibodies: readonly KitEntry[]): DocumentPart[] {
  const products = new Map(mergedByLot(antibodies).map(({ reagent }) => [reagent.key, reagent]));
  const rows = [...products.values()].map((reagent) => [
    nameWithRecalls(reagent, antibodies),
    supplier,
    reagent.key,
    markedRrid(reagent),
    "[page, section or legend]",
  ]);
  const columns = ["Antibody", "Supplier", "Catalogue number", "RRID", "Where it is provided"];
  return [{ kind: "table", columns, groups: [{ title: null, rows }] }];
}
