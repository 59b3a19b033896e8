/** What the supplier says about a reagent in an application; the user's own validation stays a blank. */
import { speciesNames } from "../vocabulary/names";
import type { KitItem } from "./kit";
import type { Reagent, ReagentApplication } from "./reagent";

const names: Readonly<Record<string, { readonly en: string }>> = speciesNames;
const speciesList = (codes: readonly string[]): string =>
  codes.map((code) => (names[code]?.en ?? code).replace(/^(?!D\.)./, (letter) => letter.toLowerCase())).join(", ");

/** Statements on an item, one a line; empty for products without an application table. */
export function validationOf(reagent: Reagent, { application }: Pick<KitItem, "application">): string[] {
  if (reagent.kind !== "antibody") return [];
  if (application === "") return reagent.applications.map(listed);
  const found = reagent.applications.find(({ code }) => code === application);
  return [found ? listed(found) : `${application}: not in the supplier's application table.`];
}

function listed({ code, species, figures }: ReagentApplication): string {
  const tested = species.length > 0 ? `listed by the supplier for ${speciesList(species)}` : "listed by the supplier";
  const shown = figures === 1 ? "1 figure" : `${figures} figures`;
  return `${code}: ${tested}; ${shown} on the product page.`;
}
