/** All built-in antigens, families after their members. */
import { familyAntigens } from "./families";
import { type Antigen, readGenes } from "./table";

/** Names of the tables in targets/genes, in the order of the catalogue. */
const areas = [
  "signalling-1", "signalling-2", "cell-cycle", "stress", "immunology-1", "immunology-2", "chromatin", "development",
  "neuroscience", "metabolism", "transport",
]; // biome-ignore format: order of the areas, not a column

let builtIn: readonly Antigen[] | undefined;

/** Cached, because the tables never change. */
export function builtInAntigens(): readonly Antigen[] {
  if (!builtIn) {
    const single = areas.flatMap((area) => readGenes(`demo/targets/genes/${area}.tsv`));
    builtIn = [...single, ...familyAntigens(new Map(single.map((antigen) => [antigen.id, antigen])))];
  }
  return builtIn;
}
