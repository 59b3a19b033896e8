import { expect, it } from "vitest";
import { genesOf } from "../product-query";
import { readQuery } from "../read-query";
import { shopNames } from "../shop-names";

const names = shopNames();

function read(phrase: string) {
  const reading = readQuery(phrase, names);
  if (!reading) throw new Error(`“${phrase}” is not read`);
  return {
    ...reading.wants,
    genes: genesOf(reading),
    rest: reading.rest,
    unknown: reading.unknown,
    against: reading.against,
  };
}

it("phosphorylated complexes, and proteins whose names begin with a digit", () => {
  expect(read("pAMPK T172")).toMatchObject({ modification: { kind: "phospho", residues: ["Thr172"] }, rest: [] });
  expect(read("p4EBP1 T37/46")).toMatchObject({ genes: ["EIF4EBP1"], modification: { kind: "phospho" } });
  expect(read("p53BP1")).toMatchObject({ genes: ["TP53BP1"], modification: null });
  expect(read("p21CIP1").modification).toBeNull();
});

it("an amino acid in place of another is a variant, not a site", () => {
  for (const [phrase, variant] of [
    ["BRAF V600E", "V600E"],
    ["KRAS p.G12D", "G12D"],
    ["IDH1 R132H IHC", "R132H"],
    ["H3K27M", "K27M"],
  ] as const)
    expect(read(phrase), phrase).toMatchObject({ modification: { kind: "variant", residues: [variant] }, rest: [] });
  expect(read("p-Akt S473").modification).toMatchObject({ kind: "phospho" });
});

it("the end of a protein is not a cleavage, and a keratin after a cell type is not a site", () => {
  expect(read("APP C-terminal").modification).toBeNull();
  expect(read("c-Caspase-3").modification).toMatchObject({ kind: "cleaved" });
  expect(read("keratinocyte K14").modification).toBeNull();
  expect(read("H3K9me2/3")).toMatchObject({ modification: { kind: "methyl", residues: ["Lys9"] }, rest: [] });
});

it("another maker's name or number is not a gene", () => {
  for (const phrase of ["GFAP Sigma", "CST GFAP", "GFAP Dako", "GFAP BD Biosciences"])
    expect(read(phrase).genes, phrase).toEqual(["GFAP"]);
  expect(read("MA5-14520").genes).toEqual([]);
  expect(read("CST").genes).toContain("CASZ1");
  expect(read("sigma-1 receptor").genes).toEqual(["SIGMAR1"]);
  expect(read("14-3-3 sigma").genes).toEqual(["SFN"]);
});

it("a symbol that is a clone beside its target is the clone", () => {
  expect(read("Ki-67 SP6").genes).toEqual(["MKI67"]);
  expect(read("PHF-1 tau").genes).toEqual(["MAPT"]);
  expect(read("SP6").genes).toEqual(["SP6"]);
});

it("animals without products are hosts, and so are Latin names", () => {
  expect(read("NeuN guinea pig")).toMatchObject({ hosts: ["Guinea Pig"], species: [] });
  expect(read("chicken anti GFP").hosts).toEqual(["Chicken"]);
  expect(read("anti-chicken IgY 647")).toMatchObject({ against: "chicken", rest: [] });
  expect(read("Sus scrofa CD163").species).toEqual(["Pg"]);
  expect(read("Macaca mulatta CD20").species).toEqual(["Mk"]);
  expect(read("anti-human IgG Fc HRP").applications).toEqual([]);
});

it("names once read as another protein's, or not at all", () => {
  const genes = {
    ...{
      tubuline: "TUBA1A",
      "factor H": "CFH",
      CA125: "MUC16",
      "activin A": "INHBA",
      PAD4: "PADI4",
      "ankyrin G": "ANK3",
    },
    ...{ oxytocin: "OXT", proBDNF: "BDNF", NF200: "NEFH", "TSLP receptor": "CRLF2", "calbindin D28k": "CALB1" },
    ...{ "TCR Vα7.2": "TCR Valpha7.2", "SARS2 nucleocapsid": "Nucleocapsid", DnaK: "DnaK", E1L3N: "CD274" },
    ...{ コラーゲンI型: "COL1A1", 肝细胞核因子4α: "HNF4A", 血小板内皮细胞黏附分子: "PECAM1", ﾁｭﾌﾞﾘﾝ: "TUBA1A" },
  };
  for (const [phrase, symbol] of Object.entries(genes))
    expect(read(phrase.normalize("NFKC")).genes[0], phrase).toBe(symbol);
});

it("multiplexed immunofluorescence is not MIF", () => {
  expect(read("mIF PD-L1").genes).toEqual(["CD274"]);
  expect(read("MIF ELISA").genes).toEqual(["MIF"]);
});
