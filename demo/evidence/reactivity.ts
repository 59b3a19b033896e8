/** Species whose protein an antibody can plausibly detect. */

import type { SpeciesCode } from "@domain/vocabulary/names";
import type { Antigen, AntigenClass } from "../targets/table";
import { expressionOf, isWidelyExpressed } from "./expression";

/** Classes whose proteins are well conserved from mammals to birds; immune and surface proteins are not. */
const conservedInBirds: readonly AntigenClass[] = [
  "chaperone", "chromatin", "cycle", "cytoskeleton", "gtpase", "histone", "kinase", "polymerase", "ribosome", "translation",
]; // biome-ignore format: a word list reads better in lines than in a column

/** Antigens with an ortholog in the fruit fly whose epitopes antibodies commonly share. */
const conservedInFlies = new Set([
  "AKT", "ERK", "JNK", "AMPK", "GSK3", "MAPK1", "MAPK3", "MAPK14", "ACTB", "TUBA1A", "TUBB", "TUBG1", "H3C1", "H4C1", "H2AZ1",
  "HSPA8", "RAN", "CDC42", "RAC1", "RHOA", "PCNA", "POLR2A", "EIF2S1", "EEF2", "VCP", "CALM1", "YWHAZ", "PPP2CA", "ATP5F1A",
]); // biome-ignore format: as above

const known = new Map<string, ReadonlySet<SpeciesCode>>();

export function possibleSpecies(antigen: Antigen): ReadonlySet<SpeciesCode> {
  const found = known.get(antigen.id) ?? find(antigen);
  known.set(antigen.id, found);
  return found;
}

function find(antigen: Antigen): ReadonlySet<SpeciesCode> {
  const { basis, cells } = expressionOf(antigen);
  const species = new Set<SpeciesCode>();
  if (basis === "transfected") {
    species.add("H");
    if (antigen.mouseSymbol) species.add("M");
    return species;
  }
  for (const sample of cells) if (["H", "M", "R"].includes(sample.species)) species.add(sample.species);
  if (species.has("H")) species.add("Mk");
  if (!isWidelyExpressed(antigen)) return species;
  for (const mammal of ["Hm", "B", "Pg", "Dg"] as const) species.add(mammal);
  if (conservedInBirds.includes(antigen.antigenClass)) species.add("C");
  if (conservedInFlies.has(antigen.id)) species.add("Dm");
  return species;
}
