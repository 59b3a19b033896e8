import { describe, expect, it } from "vitest";
import { chainWeight, matureChains } from "./mature-chains";
import { builtInAntigens } from "./targets";

const genes = new Map(builtInAntigens().map(({ id, genes: [gene] }) => [id, gene]));

describe("mature chains", () => {
  it("of human proteins have the gene's accession, and those of mouse proteins have another one", () => {
    for (const { gene, species, symbol, uniprot, entrez, length_aa } of matureChains) {
      const human = genes.get(gene);
      if (!human) throw new Error(`${gene} is not a target`);
      if (species === "H")
        expect([symbol, uniprot, entrez, length_aa]).toEqual([gene, human.uniprot, human.entrez, human.lengthAa]);
      else {
        expect(symbol).toMatch(/^[A-Z][a-z0-9]+$/);
        expect([uniprot, entrez]).not.toEqual([human.uniprot, human.entrez]);
      }
    }
  });

  it("weigh less than their precursor", () => {
    expect(chainWeight({ from: 77, to: 233 })).toBe(17.4);
    for (const chain of matureChains)
      expect(chainWeight(chain)).toBeLessThan(chainWeight({ from: 1, to: chain.length_aa }));
  });
});
