import texts from "virtual:name-texts";
import { expect, it } from "vitest";
import { nameTable } from "../name-table";
import { readQuery } from "../read-query";

const names = nameTable(texts);
const read = (phrase: string) => {
  const [target] = readQuery(phrase, names)?.targets ?? [];
  const rest = readQuery(phrase, names)?.rest;
  return {
    chosen: target?.chosen.map(({ genes }) => genes.join()),
    others: target?.others.flatMap((one) => one.genes),
    rest,
  };
};

it("a further word tells which meaning of an ambiguous name is asked for", () => {
  expect(read("TPP1 shelterin antibody")).toEqual({ chosen: ["ACD"], others: ["TPP1"], rest: [] });
  expect(read("PAP prostatic")).toMatchObject({ chosen: ["ACP3"], rest: [] });
  expect(read("PAP prostatic").others).toContain("PAPOLA");
});

it("a word of many names, of none, or of the name's usual meaning tells nothing", () => {
  expect(names.namedWith("receptor")).toEqual([]);
  expect(read("p40 tumor").chosen).toEqual(["TP63", "IL12B"]);
  expect(read("CAR flurbotin")).toMatchObject({ rest: ["flurbotin"] });
  expect(read("TPP1 tripeptidyl")).toMatchObject({ chosen: ["TPP1"], others: ["ACD"] });
});

it("cells with a receptor against an antigen are not the peptide CART", () => {
  expect(readQuery("CAR T cells", names)?.targets[0]?.chosen[0]).toMatchObject({ kind: "cell-type" });
  expect(read("CART antibody").chosen).toEqual(["CARTPT"]);
});

it("small words and a panel are not left out of a list", () => {
  expect(read("STING phosphorylated at serine 366").rest).toEqual([]);
  expect(read("axon guidance panel").rest).toEqual([]);
  expect(readQuery("PLK1 pT210 pair", names)?.wants.kinds).toEqual(["Matched Pair"]);
});

it("an amino acid after the word for its form may begin the name of an enzyme", () => {
  for (const phrase of ["phospho Tyrosine Hydroxylase Ser31", "phospho-tyrosine hydroxylase (Ser40)"])
    expect([read(phrase).chosen, readQuery(phrase, names)?.wants.modification?.kind], phrase).toEqual([
      ["TH"],
      "phospho",
    ]);
  expect(readQuery("phospho-tyrosine antibody", names)?.reagents).toEqual(["phospho-tyrosine motif"]);
});

it("a word of five letters may lack one of a class of proteins", () => {
  const expected = { "Cycin E1": "CCNE1", "p70 S6 Kiase": "RPS6KB1", "Myoin Light Chain 2": "MYL9" };
  for (const [phrase, symbol] of Object.entries(expected)) expect(read(phrase).chosen, phrase).toEqual([symbol]);
  for (const phrase of ["timer kit", "hemin", "40 tests"]) expect(read(phrase).chosen, phrase).toBeUndefined();
});
