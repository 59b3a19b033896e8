import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { doubled } from "../../tests/factories/doubled";
import { compounds } from "../plan/compounds";
import { parseExternalTargets } from "./external";
import { gene } from "./table";
import { builtInAntigens } from "./targets";

const single = builtInAntigens().filter(({ genes }) => genes.length === 1);
const reference = process.env.BENCHSIDE_REFERENCE_DATA ? join(process.env.BENCHSIDE_REFERENCE_DATA, "targets.tsv") : "";

describe("built-in targets", () => {
  it("are many, and each gene, accession and Entrez id is unique", () => {
    expect(single.length).toBeGreaterThanOrEqual(400);
    const genes = single.flatMap((antigen) => antigen.genes);
    for (const member of ["symbol", "uniprot", "entrez"] as const)
      expect(doubled(genes.map((gene) => gene[member]))).toEqual([]);
  });

  it("have modified residues within the protein", () => {
    for (const { genes, modifications } of single) {
      for (const residue of modifications.flatMap(({ residues }) => residues))
        expect([residue, Number(residue.slice(3)) <= (genes[0]?.lengthAa ?? 0)]).toEqual([residue, true]);
    }
  });

  it("have observed weights near the predicted one, allowing for cleavage and glycosylation", () => {
    const far = single.filter(
      ({ observedKda, predictedKda }) =>
        !observedKda.some((kda) => kda > predictedKda * 0.33 && kda < predictedKda * 2.7),
    );
    expect(far.map(({ id }) => id)).toEqual([]);
  });

  it("have families of genes in the table", () => {
    const families = builtInAntigens().filter(({ genes }) => genes.length > 1);
    expect(families.map(({ id }) => id)).toContain("AKT");
    for (const { genes } of families)
      for (const gene of genes) expect(single.some(({ id }) => id === gene.symbol)).toBe(true);
  });

  it.skipIf(!existsSync(reference))("agree with the reference table in every fact", () => {
    const known = new Map(
      parseExternalTargets(readFileSync(reference, "utf8")).map((antigen) => [antigen.id, antigen]),
    );
    expect(known.size).toBeGreaterThan(15_000);
    for (const { id, genes, predictedKda } of single) {
      const [gene] = genes;
      const expected = known.get(id)?.genes[0];
      expect({
        symbol: id,
        uniprot: gene?.uniprot,
        entrez: gene?.entrez,
        name: gene?.name,
        lengthAa: gene?.lengthAa,
      }).toEqual({
        symbol: id,
        uniprot: expected?.uniprot,
        entrez: expected?.entrez,
        name: expected?.name,
        lengthAa: expected?.lengthAa,
      });
      expect(predictedKda).toBe(known.get(id)?.predictedKda);
    }
  });

  it.skipIf(!existsSync(reference))("have only aliases and former symbols of the gene as aliases", () => {
    const [header = "", ...lines] = readFileSync(reference, "utf8")
      .replace(/^\uFEFF/, "")
      .split(/\r?\n/);
    const columns = header.split("\t");
    const [symbolAt, ...aliasesAt] = ["symbol", "alias_symbols", "prev_symbols"].map((name) => columns.indexOf(name));
    const aliases = new Map(
      lines
        .map((line) => line.split("\t"))
        .map((cells) => [cells[symbolAt ?? 0], new Set(aliasesAt.flatMap((at) => (cells[at] ?? "").split("|")))]),
    );
    for (const { id, genes } of single)
      for (const alias of genes[0]?.aliases ?? [])
        expect([id, alias, aliases.get(id)?.has(alias)]).toEqual([id, alias, true]);
  });
});

describe("tables of targets", () => {
  const row = {
    symbol: "AKT1",
    uniprot: "P31749",
    entrez: "207",
    length_aa: "480",
    display: "Akt1",
    class: "kinase",
    place: "cytoplasm",
    observed_kda: "60",
    modifications: "pSer473",
    aliases: "",
    name: "name",
    text: "is a kinase of growth",
  };
  it.each([
    ["an accession that is none", { uniprot: "X" }],
    ["an unknown class", { class: "wizard" }],
    ["a residue that is none", { modifications: "Ser473" }],
  ])("refuse %s", (_, wrong) => {
    expect(v.is(gene, row)).toBe(true);
    expect(v.is(gene, { ...row, ...wrong })).toBe(false);
  });

  it("from external files need their columns, and rows without facts are skipped", () => {
    expect(() => parseExternalTargets("symbol\tname\nA\tb\n")).toThrow(/no column/);
    const header = "symbol\tname\talias_symbols\tentrez_id\tuniprot\tprotein_name\tlength_aa\tgene_groups\tec\tcd";
    const rows = [
      "AKT1\tAKT serine/threonine kinase 1\tPKB\t207\tP31749\tRAC-alpha\t480\tAGC family kinases\t\t",
      "NOPE\tno accession\t\t1\t\t\t100\t\t\t",
    ];
    const [only, ...rest] = parseExternalTargets(`${header}\n${rows.join("\n")}\n`);
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ id: "AKT1", antigenClass: "kinase", predictedKda: 53 });
  });
});

describe("small molecules", () => {
  it("C-DATA-04: have CAS numbers with a valid check digit", () => {
    expect(compounds.length).toBeGreaterThan(50);
    for (const { name, casNumber, molecularWeight } of compounds) {
      const digits = casNumber.replaceAll("-", "");
      const sum = [...digits.slice(0, -1)]
        .reverse()
        .reduce((total, digit, index) => total + Number(digit) * (index + 1), 0);
      expect([name, sum % 10]).toEqual([name, Number(digits.at(-1))]);
      expect(molecularWeight).toBeGreaterThan(50);
    }
  });
});
