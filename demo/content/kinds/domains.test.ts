import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { proteinDomains } from "./domains";

const table = join(process.env.BENCHSIDE_REFERENCE_DATA ?? "", "targets.tsv");
const present = Boolean(process.env.BENCHSIDE_REFERENCE_DATA) && existsSync(table);

describe("protein domains", () => {
  it.skipIf(!present)("name proteins by their gene, with the length of the reference sequence", () => {
    const [head = "", ...rows] = readFileSync(table, "utf8").trim().split("\n");
    const columns = head.split("\t");
    const lengths = new Map(
      rows.map((row) => {
        const cells = row.split("\t");
        return [cells[columns.indexOf("symbol")], Number(cells[columns.indexOf("length_aa")])];
      }),
    );
    const wrong = proteinDomains.flatMap((domain) =>
      domain.chains.filter((chain) => lengths.get(chain.protein) !== chain.length).map((chain) => chain.protein),
    );
    expect(wrong).toEqual([]);
  });

  it("lie inside their chains, in order", () => {
    for (const { chains } of proteinDomains)
      for (const { protein, length, domains } of chains) {
        const ends = domains.flatMap(([, from, to]) => [from, to]);
        expect(ends, protein).toEqual([...ends].sort((a, b) => a - b));
        expect(ends.at(-1), protein).toBeLessThanOrEqual(length);
      }
  });
});
