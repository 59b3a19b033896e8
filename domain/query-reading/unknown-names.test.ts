import texts from "virtual:name-texts";
import { describe, expect, it } from "vitest";
import { foldName } from "./fold-name";
import { nameTable } from "./name-table";
import { genesOf } from "./product-query";
import { type QueryReading, readQuery } from "./read-query";

const names = nameTable(texts);

function read(phrase: string, table = names): QueryReading {
  const reading = readQuery(phrase, table);
  if (!reading) throw new Error(`“${phrase}” is not read`);
  return reading;
}

describe("an unknown name", () => {
  it("is not the target that its first words name", () => {
    const phrases = [
      ...["T cell factor 9", "Akt binding protein 7", "p53-interacting factor", "insulin receptor substrate 7"],
      ...["TNF regulated chemokine 7", "p53-induced chemokine 4"],
      ...["Jak and microtubule interacting protein 9", "amyloid beta precursor protein-binding family Z member 9"],
      ...["Akt-regulated neuronal phosphoprotein"],
      ...["EGF receptor substrate 99", "laminin gamma 9", "aquaporin 77B", "claudin 34X member 2", "CD3 ligase"],
      ...["interferon like protein 8", "Cbp/p300-interacting transactivator 9", "STAT3 inhibitor 12", "p53 receptor"],
      ...["干扰素相关蛋白9", "インターフェロン結合タンパク質7", "胰岛素样蛋白9", "热休克因子9", "黏着斑激酶相关蛋白9"],
    ];
    for (const phrase of phrases) expect(read(phrase), phrase).toMatchObject({ targets: [], unknown: [phrase] });
  });
  it("may start or end with a Greek letter that no known name has", () => {
    for (const phrase of ["gamma vimentin", "beta pyruvate kinase"])
      expect(read(phrase), phrase).toMatchObject({ targets: [], unknown: [phrase] });
    expect(genesOf(read("alpha II spectrin"))).toEqual(["SPTAN1"]);
    expect(read("alpha II flurbotin").targets).toEqual([]);
    expect(read("Rab11 gamma")).toMatchObject({ targets: [], unknown: ["Rab11 gamma"] });
  });
  it("ends with a short alias of several genes", () => {
    expect(read("cortactin D1").rest).toEqual(["D1"]);
    expect(genesOf(read("cortactin D1"))).toEqual(["CTTN"]);
    expect(genesOf(read("CDK4 p16"))).toContain("CDKN2A");
  });
  it("is a class of proteins after an unknown word", () => {
    expect(read("flurbotin kinase antibody")).toMatchObject({ targets: [], unknown: ["flurbotin kinase"] });
    expect(read("yessir-associated protein").unknown).toEqual(["yessir-associated protein"]);
  });
  it("is not read as a family that a named gene acts on", () => {
    expect(genesOf(read("chemokines induced by TNF"))).toContain("TNF");
    expect(read("TNF induced chemokines").unknown).toEqual([]);
  });
  it("leaves the other targets of the phrase", () => {
    expect(genesOf(read("T cell factor 9 and Akt1"))).toEqual(["AKT1"]);
    expect(genesOf(read("CD45 30-F11 APC"))).toEqual(["PTPRC"]);
  });
  it("does not get a place or process as its target", () => {
    expect(read("flurbotin kinase in macrophages").targets).toEqual([]);
  });
});

describe("a known name", () => {
  it("stays known beside a class that it belongs to, a site, an amount or a clone", () => {
    const genes = {
      ...{
        "Akt kinase": "AKT1",
        "Sox2 transcription factor": "SOX2",
        "Rab11 GTPase": "RAB11A",
        "EGFR receptor": "EGFR",
      },
      ...{
        "Akt 473": "AKT1",
        "GAPDH 37 kDa": "GAPDH",
        "PD-L1 28-8": "CD274",
        "Akt 1:1000": "AKT1",
        "CD3 lane 2": "CD3E",
      },
      ...{ "tumor associated macrophages": "CD68", "caspase 3 8 9": "CASP3", "GLUT1 transporter": "SLC2A1" },
      ...{
        "CD3 epsilon chain": "CD3E",
        "S100 beta chain": "S100B",
        "TGF beta superfamily": "TGFB1",
        "TCR α/β": "TCR alpha beta",
      },
    };
    for (const [phrase, symbol] of Object.entries(genes)) expect(genesOf(read(phrase))[0], phrase).toBe(symbol);
  });
  it("may be written out in other words", () => {
    const genes = {
      ...{ "T cell factor 1": "TCF7", "yes-associated protein": "YAP1", "collagen type I alpha 1": "COL1A1" },
      ...{ "tumor necrosis factor receptor associated factor 6": "TRAF6", 干扰素调节因子3: "IRF3" },
      ...{ インターフェロン制御因子3: "IRF3", 信号转导与转录激活因子3: "STAT3", 过氧化物酶体增殖物激活受体γ: "PPARG" },
      ...{ トロポミオシン受容体キナーゼB: "NTRK2", 组蛋白去乙酰化酶1: "HDAC1", 肿瘤坏死因子受体相关因子6: "TRAF6" },
    };
    for (const [phrase, symbol] of Object.entries(genes)) expect(genesOf(read(phrase)), phrase).toEqual([symbol]);
  });
});

it("at most one in 13 names removed from the table is read as another gene", () => {
  let taken = new Set<string>();
  const without = { ...names, find: (name: string) => (taken.has(foldName(name)) ? null : names.find(name)) };
  const wrong: string[] = [];
  const written = texts.genes
    .split("\n")
    .filter((_, index) => index % 20 === 0)
    .map((line) => line.split("\t"))
    .flatMap(([symbol = "", name = ""]) => (name.includes(" ") ? [{ symbol, name }] : []));
  for (const { symbol, name } of written) {
    taken = new Set([foldName(name)]);
    const genes = genesOf(read(name, without));
    if (genes.length > 0 && !genes.includes(symbol)) wrong.push(name);
  }
  expect(written.length).toBeGreaterThan(800);
  expect(wrong.length / written.length, wrong.join("\n")).toBeLessThan(1 / 13);
});
