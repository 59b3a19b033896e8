/** Typing errors in words of the vocabulary: "antybody", "westren blot", "immunoflourescence". */
import { isOneEditApart } from "../../spelling/edit-distance";
import type { NameTable } from "../name-table";

/** Long enough that no other word of a query differs from them by one letter. */
const longWords = (
  "antibody antibodies monoclonal polyclonal recombinant conjugated unconjugated secondary western blotting " +
  "immunoblotting immunofluorescence immunohistochemistry immunocytochemistry immunoprecipitation cytometry chromatin " +
  "fluorescent fluorescence paraffin inhibitor phosphorylated phosphorylation acetylated acetylation methylated " +
  "ubiquitinated cleaved rabbit kinase cyclin myosin growth"
).split(" ");

/** Words of the vocabulary and of names that a typed word may be an error for. */
export const spellingsOf = (typed: string, table: Pick<NameTable, "respelled">): readonly string[] => [
  ...new Set([...respelledWord(typed), ...table.respelled(typed)]),
];

/** The word that a typed one differs from by one edit; empty for none, and for several. */
function respelledWord(typed: string): readonly string[] {
  const wrong = typed.toLowerCase();
  if (!/^[a-z]{5,24}$/.test(wrong) || longWords.includes(wrong)) return [];
  const found = longWords.filter((word) => isOneEditApart(word, wrong));
  return found.length === 1 ? found : [];
}
