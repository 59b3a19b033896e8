/** Treatments that change a modification or the amount of a protein. Antigens without a row here claim no treatment. */

import type { SpeciesCode } from "@domain/vocabulary/names";
import * as v from "valibot";
import { items, spaced } from "../data-files/schemas";
import { readTable } from "../data-files/table";
import type { Antigen, Modification } from "../targets/table";
import { cellsNamed, type Sample } from "./samples";

export interface Stimulus {
  /** Cells of the requested species that respond. */
  readonly cells: readonly Sample[];
  /** "treated with insulin" */
  readonly treatment: string;
  /** Effect of the treatment on the signal. */
  readonly effect: "increase" | "decrease";
}

/** `sites`: residues, `*` for every modified form, `-` for the protein itself. */
const row = v.strictObject({
  targets: spaced,
  sites: spaced,
  human: items,
  mouse: items,
  rat: items,
  treatment: v.string(),
  effect: v.picklist(["increase", "decrease"]),
});
const rows = readTable("demo/evidence/stimuli.tsv", row);

/** Finds a treatment; null if none is known in cells of one of the species. */
export function stimulusFor(
  antigen: Antigen,
  modification: Modification | null,
  species: readonly SpeciesCode[],
): Stimulus | null {
  const sites = modification ? [...modification.residues, ...modification.codes] : ["-"];
  const found = rows.find(
    (each) =>
      each.targets.includes(antigen.id) &&
      (sites.some((site) => each.sites.includes(site)) || (modification !== null && each.sites.includes("*"))),
  );
  if (!found) return null;
  const cells = [...found.human, ...found.mouse, ...found.rat]
    .map(cellsNamed)
    .filter((sample) => species.includes(sample.species));
  return cells.length > 0 ? { cells, treatment: found.treatment, effect: found.effect } : null;
}
