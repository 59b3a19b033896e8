/** Antigens shared by several genes, for antibodies against a family. */
import * as v from "valibot";
import { items } from "../data-files/schemas";
import { readTable } from "../data-files/table";
import { type Antigen, parseModification } from "./table";

const family = v.strictObject({
  id: v.string(),
  display: v.string(),
  genes: items,
  observed_kda: v.pipe(items, v.array(v.pipe(v.string(), v.transform(Number)))),
  modifications: items,
  text: v.string(),
});

/**
 * Builds the family antigens from single genes.
 * @throws Error if a gene is not in the table
 */
export function familyAntigens(bySymbol: ReadonlyMap<string, Antigen>): Antigen[] {
  return readTable("demo/targets/families.tsv", family).map(
    ({ id, display, genes, observed_kda, modifications, text }) => {
      const members = genes.map((symbol) => {
        const member = bySymbol.get(symbol);
        if (!member) throw new Error(`Unknown gene ${symbol} in the family ${id}`);
        return member;
      });
      const [leader] = members;
      if (!leader) throw new Error(`Empty family ${id}`);
      return {
        ...leader,
        id,
        display,
        genes: members.flatMap((member) => member.genes),
        observedKda: observed_kda,
        smear: false,
        modifications: modifications.map(parseModification),
        text,
      };
    },
  );
}
