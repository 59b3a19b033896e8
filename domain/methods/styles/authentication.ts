/** Plan to authenticate key resources, an attachment of one page to an application to the NIH: methods, no data. */

import { type DocumentPart, type KitEntry, lotText, mergedByLot, nameText } from "../document";
import { registryText, supplier } from "../reagent";

/** Rows of this table that fit on a page beside its heading. */
export const rowsOfPage = 16;

export function authenticationPlan(entries: readonly KitEntry[]): DocumentPart[] {
  const rows = mergedByLot(entries).map((entry) => {
    const { reagent } = entry;
    const number = `${supplier}, Cat# ${reagent.key}, lot ${lotText(entry)}`;
    return [
      nameText(reagent),
      [number, registryText(reagent)].filter(Boolean).join("; "),
      "[method that you propose]",
      "[before first use; interval]",
    ];
  });
  const columns = ["Key resource", "Source and identifiers", "Method of authentication", "When"];
  return [{ kind: "table", columns, groups: [{ title: null, rows }] }];
}
