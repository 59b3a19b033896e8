/** Counts papers by product, application and species. */
import type { CitationRecord } from "@contracts/catalogue/citations";
import type { PaperUse } from "@contracts/catalogue/evidence";

export function* paperUses(citations: Iterable<CitationRecord>): Generator<PaperUse> {
  const counts = new Map<string, number>();
  for (const { products } of citations)
    for (const { key, applications, reactants } of products)
      for (const application of applications)
        for (const species of reactants) {
          const cell = `${key} ${application} ${species}`;
          counts.set(cell, (counts.get(cell) ?? 0) + 1);
        }
  for (const [cell, papers] of counts) {
    const [productKey = "", application = "", species = ""] = cell.split(" ");
    yield { productKey, application, species, papers };
  }
}
