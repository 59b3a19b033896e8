/** Codes of the catalogue from what a caller writes: a code in any case, or a name in one of the three languages. */
import { applicationNames, type Names, speciesNames } from "./names";

/** @returns the code, or undefined if no code has this name */
function codeIn(table: Readonly<Record<string, Names>>, written: string): string | undefined {
  const folded = written.normalize("NFKC").trim().toLowerCase();
  return Object.entries(table).find(
    ([code, names]) =>
      code.toLowerCase() === folded || Object.values(names).some((name) => name.toLowerCase() === folded),
  )?.[0];
}

export const applicationCodeOf = (written: string): string | undefined => codeIn(applicationNames, written);
export const speciesCodeOf = (written: string): string | undefined => codeIn(speciesNames, written);
