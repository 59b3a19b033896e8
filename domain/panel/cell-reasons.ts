/** Reasons for the cells of a design, one for each placed antibody. */
import type { PanelDesign } from "@contracts/panel";
import { roundsOf } from "./arrange";
import { type Cell, cellOf, cellsOf, isMadeFor, type Pairable, sameCell } from "./cells";
import { scarceCost } from "./scarce";

type CellReason =
  /** Its oligo is read in no other cell of these rounds. */
  | { readonly kind: "only" }
  /** Scarce: no other cell that reads it and is free or held by an abundant target has less autofluorescence. */
  | { readonly kind: "scarce" }
  /** A scarce target holds a cell with less autofluorescence that would read it too. */
  | { readonly kind: "left"; readonly cell: Cell; readonly to: string }
  /** Any of these would do too. */
  | { readonly kind: "free"; readonly others: readonly Cell[] };

/** @param scarce antibodies of scarce targets */
export function cellReasons(
  design: PanelDesign,
  antibodies: readonly Pairable[],
  scarce: readonly string[],
): readonly { readonly productKey: string; readonly cell: Cell; readonly reason: CellReason }[] {
  const open = cellsOf(roundsOf(design));
  return design.selectedTargets.flatMap((productKey) => {
    const cell = cellOf(design, productKey);
    const antibody = antibodies.find((each) => each.productKey === productKey);
    if (!cell || !antibody) return [];
    const others = open.filter((each) => isMadeFor(antibody, each) && !sameCell(each, cell));
    return [{ productKey, cell, reason: reasonFor(productKey, cell, others) }];
  });

  function reasonFor(productKey: string, cell: Cell, others: readonly Cell[]): CellReason {
    if (others.length === 0) return { kind: "only" };
    const darker = others.filter((other) => scarceCost(other) < scarceCost(cell));
    const heldBy = (other: Cell) =>
      scarce.find((key) => key !== productKey && sameCell(cellOf(design, key) ?? cell, other)) ?? null;
    if (scarce.includes(productKey)) {
      return darker.every((other) => heldBy(other) !== null) ? { kind: "scarce" } : { kind: "free", others };
    }
    for (const other of darker) {
      const to = heldBy(other);
      if (to) return { kind: "left", cell: other, to };
    }
    return { kind: "free", others };
  }
}
