import { readFileSync } from "node:fs";
import texts from "virtual:name-texts";
import { describe, expect, it } from "vitest";
import { foldName } from "./fold-name";
import { nameTable } from "./name-table";

const names = nameTable(texts);
const genesOf = (name: string) => names.find(name)?.chosen.flatMap(({ genes }) => genes);

describe("names", () => {
  it("fold case, signs and Greek letters", () => {
    for (const name of ["TNF-α", "TNF alpha", "tnfa", "TNF–α"]) expect(foldName(name), name).toBe("tnfa");
    expect(foldName("NF-κB")).toBe(foldName("NF kappa B"));
    expect(foldName("®")).toBe("");
  });
  it("are symbols, aliases, former symbols, CD numbers, proteins and mouse symbols", () => {
    const expected = { TP53: "TP53", CD18: "ITGB2", FCAR: "FCAR", HIST1H3A: "H3C1", UPAR: "PLAUR", CD30: "TNFRSF8" };
    for (const [name, symbol] of Object.entries(expected)) expect(genesOf(name), name).toEqual([symbol]);
    expect(genesOf("Urokinase plasminogen activator surface receptor")).toEqual(["PLAUR"]);
    expect(names.find("Trp53")?.chosen[0]).toMatchObject({ genes: ["TP53"], mouse: true });
    expect(names.find("no such name")).toBeNull();
  });
  it("of the bench take precedence over databases, whose meanings stay as alternatives", () => {
    expect(names.find("p21")).toMatchObject({
      chosen: [{ genes: ["CDKN1A"] }],
      others: expect.arrayContaining([expect.objectContaining({ genes: ["TCEAL1"] })]),
    });
    expect(names.find("PAP")?.chosen.map(({ genes }) => genes)).toEqual([["ACP3"], ["PAPOLA"], ["REG3A"]]);
  });
  it("of a process mean it only if no gene has that symbol", () => {
    expect(names.find("EMT")?.chosen[0]).toMatchObject({ kind: "process" });
    expect(names.find("MSC")).toMatchObject({ chosen: [{ genes: ["MSC"] }], others: [{ kind: "cell-type" }] });
  });
  it("of a pathway are its title in any wording and its number, unless they name something else", () => {
    for (const name of ["Leptin signaling", "leptin pathway", "WP2034"])
      expect(names.find(name)?.chosen, name).toMatchObject([{ kind: "process", pathways: ["WP2034"] }]);
    expect(genesOf("Leptin signaling")?.[0]).toBe("LEP");
    expect(genesOf("leptin")).toEqual(["LEP"]);
    expect(genesOf("farnesoid X receptor")).toEqual(["NR1H4"]);
    expect(names.find("TSLP signaling")?.chosen[0].concept).toBe("Thymic stromal lymphopoietin (TSLP) signaling");
    expect(names.find("apoptosis")?.chosen[0]).toMatchObject({
      concept: "apoptosis",
      genes: expect.arrayContaining(["CASP3"]),
    });
  });
  it("of a group are its name, in the singular for receptors, and those of a family", () => {
    for (const name of ["annexins", "annexin family"]) expect(genesOf(name), name).toContain("ANXA2");
    expect(names.find("dopamine receptor")?.chosen[0]).toMatchObject({ kind: "family", concept: "Dopamine receptors" });
    expect(genesOf("wnt")).toContain("WNT3A");
    expect(genesOf("BCL2")).toEqual(["BCL2"]);
  });
  it("of clones mean their targets, and both meanings if a gene has the same name", () => {
    for (const [name, gene] of [
      ["OKT3", "CD3E"],
      ["PG-M1", "CD68"],
      ["CD28.2", "CD28"],
      ["53-6.7", "CD8A"],
    ] as const)
      expect(names.find(name)?.chosen, name).toMatchObject([{ genes: [gene], clone: true }]);
    expect(names.find("AT8")?.chosen[0].modification).toMatchObject({ residues: ["Ser202", "Thr205"] });
    expect(genesOf("PGM1")).toEqual(["PGM1"]);
    expect(genesOf("HI30")).toEqual(["PTPRC", "AMBP"]);
    expect(names.find("281-2")).toBeNull();
    expect(names.clone("281-2")?.chosen).toMatchObject([{ genes: ["SDC1"], clone: true }]);
    expect(names.clone("CD68")).toBeNull();
  });
  it("of a splice variant mean the gene and that form", () => {
    for (const name of ["CD44v6", "CD44 variant 6", "CD44-v6"])
      expect(names.find(name)?.chosen, name).toMatchObject([
        { genes: ["CD44"], modification: { kind: "variant", residues: ["CD44v6"] } },
      ]);
    expect(genesOf("VEGF165")).toEqual(["VEGFA"]);
  });
  it("are recognized in other wordings", () => {
    const expected = {
      ...{ "connexin 43": "GJA1", galanin: "GAL", "orexin receptor 2": "HCRTR2", "laminin beta 1": "LAMB1" },
      ...{ "serotonin receptor 2A": "HTR2A", "bitter taste receptor 38": "TAS2R38" },
    };
    for (const [name, symbol] of Object.entries(expected)) expect(genesOf(name), name).toEqual([symbol]);
  });
  it("are recognized without the word between two parts of a protein's name", () => {
    for (const name of ["coxsackievirus adenovirus receptor", "coxsackie and adenovirus receptor"])
      expect(genesOf(name), name).toEqual(["CXADR"]);
  });
  it("mean a dimer by a Latin letter, and its subunit by a Greek one", () => {
    for (const name of ["inhibin A", "Inhibin A"]) expect(genesOf(name), name).toEqual(["INHA", "INHBA"]);
    for (const name of ["inhibin alpha", "Inhibin α"]) expect(genesOf(name), name).toEqual(["INHA"]);
  });
  it("of pathways are recognized with other words for making something, and are no place", () => {
    const pathwaysOf = (name: string) => names.find(name)?.chosen[0].pathways;
    expect(pathwaysOf("heme synthesis")).toEqual(pathwaysOf("Heme biosynthesis"));
    expect(pathwaysOf("axon guidance")).toEqual(["WP5289"]);
  });
  it("have numbers in three databases", () => {
    expect(names.byNumber("uniprot", "P31749")?.symbol).toBe("AKT1");
    expect(names.byNumber("hgnc", "391")?.symbol).toBe("AKT1");
    expect(names.byNumber("entrez", "7157")?.symbol).toBe("TP53");
    expect(names.byNumber("entrez", "0")).toBeNull();
  });
  it("have an HGNC number with the accession of the human protein only", () => {
    expect(names.hgncOf("AKT1", "P31749")).toBe("391");
    expect(names.hgncOf("AKT1", "P31750")).toBeNull();
    expect(names.hgncOf("no gene", "P31749")).toBeNull();
  });
});

describe("relations", () => {
  it("list the genes of one protein", () => {
    expect(names.related(["H4C9"])[0]).toMatchObject({ relation: "identical" });
    expect(names.related(["H4C9"])[0]?.genes).toEqual(expect.arrayContaining(["H4C1", "H4C2"]));
    expect(names.related(["AKT1"]).map(({ relation }) => relation)).not.toContain("identical");
  });
  it("keep ligand and receptor apart", () => {
    expect(names.receptorsOf(["IGF1"])).toContain("IGF1R");
    expect(names.ligandsOf(["IGF1R"])).toContain("IGF1");
    expect(names.receptorsOf(["IGF1R"])).toEqual([]);
  });
  it("state the relation between two targets", () => {
    const related = Object.fromEntries(names.related(["ITGB2"]).map(({ relation, genes }) => [relation, genes]));
    expect(related.ligand).toEqual(["ICAM1"]);
    expect(related.complex).toEqual(expect.arrayContaining(["ITGAM", "ITGAL"]));
    for (const genes of Object.values(related)) expect(genes).not.toContain("ITGB2");
  });
});

describe("spelling", () => {
  it("corrects long words of names by one letter, and leaves real words alone", () => {
    expect(names.respelled("recepptor")).toEqual(["receptor"]);
    expect(names.respelled("Vimentn")).toEqual(["vimentin"]);
    expect(names.respelled("thyrosine")).toEqual(["thyroxine", "tyrosine"]);
    for (const kept of ["receptor", "FCAR", "xyzzyq"]) expect(names.respelled(kept), kept).toEqual([]);
  });
});

it("the tables made by hand name genes that exist", () => {
  const unknown = ["bench-names", "clones", "concepts", "ligands"].flatMap((table) => {
    const [header = "", ...lines] = readFileSync(`data/names/${table}.tsv`, "utf8").trimEnd().split("\n");
    const columns = header.split("\t").flatMap((name, at) => (/genes|ligands|receptors/.test(name) ? [at] : []));
    return lines.flatMap((line) => {
      const cells = line.split("\t");
      return columns.flatMap((at) => (cells[at] ?? "").split(/[,|]/)).filter((symbol) => names.gene(symbol) === null);
    });
  });
  expect(unknown).toEqual([]);
});

it("no name in use at the bench takes the symbol of another gene without naming that gene too", () => {
  const [, ...lines] = readFileSync("data/names/bench-names.tsv", "utf8").trimEnd().split("\n");
  const taken = lines.flatMap((line) => {
    const [spellings = "", readings = ""] = line.split("\t");
    return spellings.split(";").filter((name) => {
      const gene = names.gene(name.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""));
      return gene !== null && !readings.split(/[,|]/).includes(gene.symbol);
    });
  });
  expect(taken).toEqual([]);
});
