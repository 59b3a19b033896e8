/** Application and species as programs write them: a code, a name, or a word that the search understands. */
import { wordOf } from "@domain/query-reading/vocabulary";
import { applicationCodeOf, speciesCodeOf } from "@domain/vocabulary/codes";
import { applicationNames, speciesNames } from "@domain/vocabulary/names";
import type { ChosenUse } from "./reagent.server";

type Read = { readonly ok: true; readonly value: ChosenUse } | { readonly ok: false; readonly message: string };

function applicationCodes(written: string): readonly string[] {
  const code = applicationCodeOf(written);
  if (code !== undefined) return [code];
  const word = wordOf(written);
  return word?.kind === "application" ? word.codes : [];
}

function speciesCodes(written: string): readonly string[] {
  const code = speciesCodeOf(written);
  if (code !== undefined) return [code];
  const word = wordOf(written);
  return word?.kind === "animal" && word.species !== null ? [word.species] : [];
}

const knownCodes = (codes: readonly string[], names: object) => codes.filter((code) => Object.hasOwn(names, code));

/** Message for a text that is not exactly one known code; null if it is. */
function problemOf(what: string, written: string, codes: readonly string[], known: object): string | null {
  if (codes.length > 1) return `"${written}" names several: ${codes.join(", ")}. Choose one.`;
  if (codes.length === 1) return null;
  return `The ${what} "${written}" is not known. Known are ${Object.keys(known).join(", ")}.`;
}

/** Codes of the catalogue. What is unknown or ambiguous is refused, not ignored. */
export function readUse({ application, species }: ChosenUse): Read {
  const applications = application === undefined ? [] : knownCodes(applicationCodes(application), applicationNames);
  const animals = species === undefined ? [] : knownCodes(speciesCodes(species), speciesNames);
  const problem =
    (application === undefined ? null : problemOf("application", application, applications, applicationNames)) ??
    (species === undefined ? null : problemOf("species", species, animals, speciesNames));
  return problem === null
    ? { ok: true, value: { application: applications[0], species: animals[0] } }
    : { ok: false, message: problem };
}
