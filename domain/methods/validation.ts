/**
 * The supplier's statements about a reagent in an application: its application table, and the verdicts of its records with
 * their failures. The user's own validation stays a blank.
 */
import { ruleVersion } from "../evidence/rule";
import { speciesNames } from "../vocabulary/names";
import type { KitItem } from "./kit";
import type { Reagent, ReagentApplication, ReagentVerdict } from "./reagent";
import { verdictText } from "./verdict-text";

const names: Readonly<Record<string, { readonly en: string }>> = speciesNames;
/** "human", but "D. melanogaster". */
export const speciesName = (code: string): string =>
  (names[code]?.en ?? code).replace(/^(?![A-Z]\.)./, (letter) => letter.toLowerCase());

/**
 * Statements on an item, one per line; on all applications if it names none, likewise on all species. Empty for
 * products other than antibodies.
 */
export function validationOf(
  reagent: Reagent,
  { application, species = "" }: Pick<KitItem, "application" | "species">,
): string[] {
  if (reagent.kind !== "antibody") return [];
  const asked = <T extends { readonly application: string }>(all: readonly T[]) =>
    application === "" ? all : all.filter((one) => one.application === application);
  const table = asked(reagent.applications);
  const verdicts = asked(reagent.verdicts ?? []).filter((one) => species === "" || one.species === species);
  const { withdrawal } = reagent;
  return [
    ...(withdrawal ? [`Withdrawn by the supplier on ${withdrawal.day}: ${withdrawal.reason}`] : []),
    ...(table.length > 0 || application === ""
      ? table.map(listed)
      : [`${application}: not in the supplier's application table.`]),
    ...verdicts.map(judged),
    ...(verdicts.length === 0 && species !== "" && reagent.verdicts !== null
      ? [`${application || "Any application"}, ${speciesName(species)}: no test and no paper is recorded.`]
      : []),
    ...(verdicts.length > 0 ? [`Verdicts: rule version ${ruleVersion} on ${recordsName(reagent)}.`] : []),
  ];
}

const recordsName = ({ demonstration }: Reagent): string =>
  demonstration ? "demonstration records, which are not evidence" : "the records of the product";

function listed({ application, species, figures }: ReagentApplication): string {
  const tested =
    species.length > 0 ? `listed by the supplier for ${species.map(speciesName).join(", ")}` : "listed by the supplier";
  return `${application}: ${tested}; ${figures === 1 ? "1 figure" : `${figures} figures`} on the product page.`;
}

const judged = ({ application, species, verdict }: ReagentVerdict): string =>
  `${application}, ${speciesName(species)}: ${verdictText(verdict)}.`;
