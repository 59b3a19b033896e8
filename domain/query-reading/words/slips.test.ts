import texts from "virtual:name-texts";
import { describe, expect, it } from "vitest";
import { nameTable } from "../name-table";
import { genesOf, readingQuery } from "../product-query";
import { readQuery } from "../read-query";

const names = nameTable(texts);
function read(phrase: string) {
  const reading = readQuery(phrase, names);
  if (!reading) throw new Error(`“${phrase}” is not read`);
  const { rest, unknown, reagents, targets, against, wants } = reading;
  return { ...wants, genes: genesOf(reading), rest, unknown, reagents, targets, against };
}

describe("two letters exchanged", () => {
  it("in a short alias leave the choice between it and the usual name in a phosphorylated form", () => {
    for (const [phrase, usual, alias] of [
      ["phospo-atk Ser437", "AKT1", "BTK"],
      ["p-rek", "MAPK3", "TYRO3"],
    ] as const) {
      const [target] = read(phrase).targets;
      expect(target?.chosen[0].genes, phrase).toContain(usual);
      expect(
        target?.chosen.map(({ genes }) => genes[0]),
        phrase,
      ).toContain(alias);
    }
  });
  it("make another meaning elsewhere, and none in capitals or in longer names", () => {
    expect(read("atk antibody").targets[0]).toMatchObject({
      chosen: [{ genes: ["BTK"] }],
      others: [{ genes: ["AKT1", "AKT2", "AKT3"] }],
    });
    expect(read("phospho-spak").genes).toEqual(["STK39"]);
    expect(read("phospho-ATK").genes).toEqual(["BTK"]);
    expect(read("erk").genes).toEqual(["MAPK3", "MAPK1"]);
  });
  it("are not the letter of an animal", () => {
    expect(read("mTro").genes).toEqual([]);
    expect(read("mIL-6").genes).toEqual(["IL6"]);
  });
});

it("the pH of a buffer is not a protein, but phosphorylated histone H3 is", () => {
  expect(read("citrate solution pH6")).toMatchObject({ genes: [], modification: null });
  expect(read("pH9 buffer").genes).toEqual([]);
  expect(read("pH3 mitosis")).toMatchObject({ modification: { kind: "phospho" } });
});

it("units and classes are not proteins beside other words", () => {
  expect(read("H3K27ac 2 µg per IP").genes).not.toContain("PER1");
  expect(read("PER1 antibody").genes).toEqual(["PER1"]);
  expect(read("PIN1 auxin transporter").genes).toEqual(["PIN1"]);
});

it("short forms on labels and in orders are read as their words", () => {
  expect(read("p38 phospho flow PE conj")).toMatchObject({ labels: ["PE"], rest: [] });
  expect(read("protease inhib cocktail").reagents).toEqual(["protease inhibitor cocktail"]);
  expect(read("phos-Akt")).toMatchObject({ modification: { kind: "phospho" }, rest: [] });
  expect(read("recomb IL-6").kinds).toEqual(["Recombinant Protein"]);
});

it("amino acids and reagents are read in Japanese and Chinese", () => {
  for (const phrase of ["ヒストンH3 リジン27 トリメチル化", "组蛋白H3 赖氨酸27 三甲基化"])
    expect(read(phrase).modification, phrase).toEqual({ kind: "methyl", residues: ["Lys27"] });
  expect(read("プロテインA 磁気ビーズ").reagents).toEqual(["protein a magnetic beads"]);
  expect(read("线粒体膜电位").reagents).toEqual(["mitochondrial membrane potential"]);
  expect(read("抗小鼠IgG 荧光二抗 488")).toMatchObject({ against: "mouse", labels: ["Fluor 488"], rest: [] });
});

it("a conjugate with a label is ranked by the label alone, so that the modified form leads", () => {
  const boosts = (phrase: string) => {
    const reading = readQuery(phrase, names);
    return reading && readingQuery(reading, "")?.boosts?.kindcode;
  };
  expect(boosts("phospho p38 PE conjugate")).toEqual(boosts("phospho p38 PE"));
  expect(boosts("phospho p38 conjugate")).not.toEqual(boosts("phospho p38"));
});

it("a use that begins with a kit lists its kits first if nothing else is named", () => {
  const lifted = (phrase: string) => {
    const reading = readQuery(phrase, names);
    const [first] = (reading && readingQuery(reading, "")?.boosts?.kindcode) ?? [];
    return first?.type === "value" ? first.value : null;
  };
  for (const phrase of ["CUT&Tag", "ChIP"]) expect(lifted(phrase), phrase).toBe("Kit");
  for (const phrase of ["ChIP H3K4me3", "western blot"]) expect(lifted(phrase), phrase).toBe("Primary Antibody");
});

it("a kit for a topic has all words of it", () => {
  const reading = readQuery("is there a kit for dna damage", names);
  expect(reading && readingQuery(reading, "")).toMatchObject({ text: "dna damage", precision: 7 });
});

describe("a clone", () => {
  it("that the tables lack is left unread as a whole after its target", () => {
    expect(read("cytokeratin A45-B/B3")).toMatchObject({ rest: ["A45-B/B3"], unknown: [] });
    expect(read("cytokeratin A45-B/B3").genes).not.toContain("BRS3");
    expect(read("CD4 RM4-55")).toMatchObject({ genes: ["CD4"], rest: ["RM4-55"] });
  });
  it("spelled like an old alias is not another target after its own", () => {
    for (const [phrase, gene, other] of [
      ["tubulin B12", "TUBB", "NDUFB3"],
      ["GFAP G5", "GFAP", "GPANK1"],
      ["keratin C11", "KRT8", "POLR3K"],
      ["beta-actin C4", "ACTB", "C4A"],
    ] as const) {
      expect(read(phrase).genes, phrase).toContain(gene);
      expect(read(phrase).genes, phrase).not.toContain(other);
    }
    expect(read("IL-6 A20").genes).toEqual(["IL6", "TNFAIP3"]);
    expect(read("keratin K14").genes).toContain("KRT14");
    expect(read("MDM2 P107").genes).toContain("RBL1");
    expect(read("golgin A9").genes).toEqual([]);
    expect(read("annexin A1").genes).toEqual(["ANXA1"]);
  });
  it("is not several names or sites", () => {
    expect(read("CD3 CD4/CD8").genes).toContain("CD4");
    expect(read("p-RPA32 S4/S8").modification?.residues).toEqual(["Ser4", "Ser8"]);
    expect(read("IL-2 IL-12/23").genes).toContain("IL23A");
  });
  it("of another maker means its target and form", () => {
    expect(read("alternative to D9E")).toMatchObject({
      genes: ["AKT1", "AKT2", "AKT3"],
      modification: { residues: ["Ser473"] },
    });
  });
});

it("quotes around a name among other words are left out, and those around all words are not", () => {
  expect(read('"S6 Ribosomal Protein" Ser235/236')).toMatchObject({ genes: ["RPS6"], rest: [] });
  expect(readQuery('"akt" "antibody"', names)).toBeNull();
  expect(readQuery('"akt"', names)).toBeNull();
});

it("the shop's buffers have the names that people use, and lead before chemicals in them", () => {
  expect(read("lysed in RIPA buffer (50 mM Tris)").reagents[0]).toBe("ripa lysis buffer");
  expect(read("DAB substrate kit brown").reagents).toEqual(["dab substrate"]);
  expect(read("loading buffer").reagents).toEqual(["sds sample buffer"]);
});
