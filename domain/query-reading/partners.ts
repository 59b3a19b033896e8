import type { Draft } from "./draft";
import type { NameMeaning, NameTable } from "./name-table";

export type Partner = "receptor" | "ligand";

/**
 * "IGF1 receptor" means the receptor, never the ligand.
 * @param only leaves a target without a known partner unread
 */
export function turnToPartner(partner: Partner, draft: Draft, table: NameTable, only?: "only"): void {
  const last = draft.targets.at(-1);
  if (!last) return;
  const own = last.chosen.flatMap(({ genes }) => genes);
  const genes = partner === "receptor" ? table.receptorsOf(own) : table.ligandsOf(own);
  if (genes.length === 0 && !only) return;
  draft.targets.pop();
  if (genes.length === 0) {
    draft.rest.push(last.name);
    return;
  }
  const chosen: NameMeaning = { kind: "gene", genes, concept: null, modification: null, mouse: false };
  const text = `${last.text} ${partner}`;
  draft.targets.push({ name: text, text, chosen: [chosen], others: last.chosen });
}
