/** Cells and tissues that figures show: their species, and the genes that they are known to lack. */

import { type SpeciesCode, speciesNames } from "@domain/vocabulary/names";
import * as v from "valibot";
import { spaced } from "../data-files/schemas";
import { readTable } from "../data-files/table";

export interface Sample {
  readonly name: string;
  /** Short name for the lanes of a blot. */
  readonly label: string;
  readonly kind: "line" | "primary" | "tissue";
  readonly species: SpeciesCode;
  /** Human symbols of genes that the cells do not express: deleted, silenced, or without protein. */
  readonly lacks: readonly string[];
}

const species = v.picklist(["H", "M", "R", "Mk", "Hm", "B", "Pg", "Dg", "C", "Dm"]);

/** `source` is the public record in which a row can be looked up by name. */
const cell = v.strictObject({
  name: v.string(),
  label: v.pipe(v.string(), v.maxLength(14)),
  kind: v.picklist(["line", "primary"]),
  species,
  origin: v.string(),
  lacks: spaced,
  source: v.string(),
});
const tissue = v.strictObject({
  name: v.string(),
  species: v.pipe(spaced, v.array(v.picklist(["H", "M", "R"]))),
  source: v.string(),
});

const cells: ReadonlyMap<string, Sample> = new Map(
  readTable("demo/evidence/cells.tsv", cell).map(({ source: _, origin: __, ...row }) => [row.name, row]),
);
const tissues = new Map(readTable("demo/evidence/tissues.tsv", tissue).map((row) => [row.name, row.species]));

/**
 * Finds cells by name.
 * @throws Error if the table does not contain them
 */
export function cellsNamed(name: string): Sample {
  const found = cells.get(name);
  if (!found) throw new Error(`demo/evidence/cells.tsv has no ${name}`);
  return found;
}

/**
 * A tissue in each species of `among` from which it is available.
 * @throws Error if the table does not contain it
 */
export function tissueSamples(name: string, among: readonly SpeciesCode[]): Sample[] {
  const available = tissues.get(name);
  if (!available) throw new Error(`demo/evidence/tissues.tsv has no ${name}`);
  return available
    .filter((code) => among.includes(code))
    .map((code) => ({ name, label: name, kind: "tissue", species: code, lacks: [] }));
}

export const speciesWord = (code: SpeciesCode): string => speciesNames[code].en.toLowerCase();

/** "HeLa cells (human)", "mouse splenocytes", "human colon carcinoma". */
export function sampleText({ kind, name, species: code }: Sample): string {
  if (kind === "primary") return name;
  return kind === "line" ? `${name} cells (${speciesWord(code)})` : `${speciesWord(code)} ${name}`;
}

export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
