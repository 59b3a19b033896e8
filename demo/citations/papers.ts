/**
 * Real papers for the citation service (`--citations`): a tab-separated table with pmid, title, journal, year, volume,
 * pages, authors and the genes of each paper. Papers are joined to products by gene, which does not show what their
 * authors used, so every record is marked as a demonstration.
 */
import type { CitationRecord } from "@contracts/catalogue/citations";
import { readTabSeparated } from "@domain/tables/tab-separated";
import type { ProductPlan } from "../plan/types";
import { createRandom } from "../random";

const items = (text: string | undefined): string[] => (text ?? "").split("|").filter((item) => item !== "");
/** Maximum number of products that list a paper. */
const productsPerPaper = 12;

/** @throws if a required column is missing */
export function* realCitations(text: string, plans: readonly ProductPlan[]): Generator<CitationRecord> {
  const { column, rows } = readTabSeparated(text, "papers");
  const [pmid, title, journal] = [column("pmid"), column("title"), column("journal")];
  const [year, volume, pages, authors] = [column("year"), column("volume"), column("pages"), column("authors")];
  const genes = [column("targets_curated"), column("targets_in_title")];
  const byGene = plansByGene(plans);
  for (const cell of rows) {
    const found = [...new Set(genes.flatMap((index) => items(cell(index))))].flatMap((gene) => byGene.get(gene) ?? []);
    if (found.length === 0 || !/^[0-9]{1,9}$/.test(cell(pmid)) || !/^[12][0-9]{3}$/.test(cell(year))) continue;
    const random = createRandom("real-paper", cell(pmid));
    yield {
      id: `pmid-${cell(pmid)}`,
      title: cell(title).slice(0, 1000),
      authors: cell(authors).slice(0, 1000),
      journal: cell(journal),
      year: Number(cell(year)),
      volume: cell(volume) || null,
      pages: cell(pages) || null,
      pmid: cell(pmid),
      demonstration: true,
      products: random.sample([...new Set(found)], productsPerPaper).map((plan) => ({
        key: plan.key,
        applications: random.sample(plan.applications, Math.min(1, plan.applications.length)),
        reactants: random.sample(plan.species, Math.min(1, plan.species.length)),
        figure: null,
      })),
    };
  }
}

function plansByGene(plans: readonly ProductPlan[]): Map<string, ProductPlan[]> {
  const byGene = new Map<string, ProductPlan[]>();
  for (const plan of plans) {
    if (!plan.clone || plan.parentKey) continue;
    for (const { symbol } of plan.antigen?.genes ?? []) {
      const list = byGene.get(symbol);
      if (list) list.push(plan);
      else byGene.set(symbol, [plan]);
    }
  }
  return byGene;
}
