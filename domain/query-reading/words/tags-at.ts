/** Tags of proteins: "c-Myc tag", "6x His tag", "GFP tag". */
import { type Atom, joined, typedOf } from "../atoms";
import { addTarget, type Draft } from "../draft";
import type { NameTable } from "../name-table";
import type { Step } from "../read-at";
import { wordOf } from "../vocabulary";

/** "c-Myc", "6x His"; not "EGFR without". */
const longestTag = 2;

/** Tags that are proteins with names of their own. */
const fluorescentProtein = /^(?:e?[gyc]fp|mcherry|rfp|tdtomato)$/i;

/** Reads a tag: `length` atoms from `at` on, and the word "tag". Null if there is none. */
export function tagAt(atoms: readonly Atom[], at: number, length: number, draft: Draft, table: NameTable): Step | null {
  if (length > longestTag || (length === longestTag && wordOf(atoms[at + 1]?.text ?? "") !== null)) return null;
  const text = joined(atoms, at, length);
  if (/^anti[- ]| (?:no|not|with|without)$/i.test(text)) return null;
  if (atoms[at + length]?.text.toLowerCase() !== "tag" || isCutAndTag(atoms, at + length)) return null;
  const tag = wordOf(`${text} tag`);
  if (tag?.kind === "reagent") return { length: length + 1, word: tag };
  if (fluorescentProtein.test(text)) addTarget(text, table.find(text), draft, typedOf(atoms, at, length));
  // Other tags have no gene, and are searched as words.
  else draft.rest.push(...atoms.slice(at, at + length + 1).map(({ typed }) => typed));
  return { length: length + 1, word: null };
}

const isCutAndTag = (atoms: readonly Atom[], tag: number) => /(?:^| )cut (?:and )?$/i.test(spaced(atoms, tag));

/** The two atoms before one, each with a space after it. */
const spaced = (atoms: readonly Atom[], end: number) =>
  atoms
    .slice(Math.max(0, end - 2), end)
    .map(({ text }) => `${text} `)
    .join("");
