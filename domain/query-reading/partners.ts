import type { Draft } from "./draft";
import type { NameMeaning, NameTable } from "./name-table";

/** "IGF1 receptor" asks for the receptor, never for the ligand. */
export function turnToPartner(partner: "receptor" | "ligand", draft: Draft, table: NameTable): void {
  const last = draft.targets.at(-1);
  if (!last) return;
  const own = last.chosen.flatMap(({ genes }) => genes);
  const genes = partner === "receptor" ? table.receptorsOf(own) : table.ligandsOf(own);
  if (genes.length === 0) return;
  draft.targets.pop();
  const chosen: NameMeaning = { kind: "gene", genes, concept: null, modification: null, mouse: false };
  const text = `${last.text} ${partner}`;
  draft.targets.push({ name: text, text, chosen: [chosen], others: last.chosen });
}
