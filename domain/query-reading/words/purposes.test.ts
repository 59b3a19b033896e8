import { describe, expect, it } from "vitest";
import { genesOf, readingQuery } from "../product-query";
import { readQuery } from "../read-query";
import { shopNames } from "../shop-names";

const names = shopNames();

function read(phrase: string) {
  const reading = readQuery(phrase, names);
  if (!reading) throw new Error(`“${phrase}” is not read`);
  return { ...reading, genes: genesOf(reading) };
}

describe("a sentence about a purpose", () => {
  it.each([
    ["what antibody detects dying cells", "CASP3"],
    ["how do I see that my culture is dying", "CASP3"],
    ["is my cell dying by necroptosis", "RIPK3"],
    ["which antibody do I use to see dividing cells", "MKI67"],
    ["how do I see if my cells are dividing", "MKI67"],
    ["something that shows new blood vessels", "VEGFA"],
    ["marker to find scar tissue", "ACTA2"],
    ["what recognises damaged DNA", "H2AX"],
    ["what marks stem cells", "POU5F1"],
    ["分裂細胞のマーカー", "MKI67"],
    ["分裂している細胞のマーカー", "MKI67"],
    ["检测正在死亡的细胞用什么抗体", "CASP3"],
    ["血管内皮マーカー", "PECAM1"],
  ])("%j names the markers of a process or a cell type", (phrase, first) => {
    expect(read(phrase).reagents).toEqual([]);
    expect(read(phrase).genes[0]).toBe(first);
  });

  it.each([
    ["stuff to block membrane", "blocking buffer"],
    ["I need something that stains nuclei blue", "dapi"],
    ["how do I fix my cells", "formaldehyde"],
    ["solution for making holes in cells", "permeabilization"],
    ["reagent to lyse my cells", "lysis buffer"],
    ["what buffer to wash the blot", "tris buffered saline tween"],
    ["something to inhibit proteases in lysate", "protease inhibitor cocktail"],
    ["size standard for gel", "protein marker"],
    ["enzyme to digest chromatin", "micrococcal nuclease"],
    ["kit to measure how much protein is in my sample", "bicinchoninic acid"],
    ["死細胞染色", "viability dye"],
    ["what stains the nucleus", "dapi"],
    ["細胞核を染める試薬", "dapi"],
    ["膜をブロックする試薬", "blocking buffer"],
    ["怎么固定细胞", "formaldehyde"],
    ["测蛋白浓度的试剂盒", "bicinchoninic acid"],
    ["裂解细胞的试剂", "lysis buffer"],
    ["洗膜用的缓冲液", "tris buffered saline tween"],
  ])("%j asks for a reagent", (phrase, reagent) => {
    expect(read(phrase)).toMatchObject({ targets: [], reagents: [reagent], rest: [] });
  });

  it("keeps the names that it has", () => {
    expect(read("IL-6 protein concentration").genes).toEqual(["IL6"]);
    expect(read("block membrane CD3").genes).toContain("CD3E");
    expect(read("MARK2").genes).toEqual(["MARK2"]);
    expect(read("nucleus staining antibody").genes[0]).toBe("LMNB1");
    expect(read("细胞核 抗体").genes[0]).toBe("LMNB1");
    expect(read("FIX antibody").genes).toEqual(["F9"]);
    expect(read("cd3 if").wants.applications).toEqual(["IF-IC", "IF-F"]);
  });
});

describe("a place with a loading control", () => {
  it("means a protein that is always there", () => {
    expect(read("golgi loading control").genes[0]).toBe("GOLGA2");
    expect(read("marker for cell membrane loading control").genes[0]).toBe("ATP1A1");
    expect(read("loading control").genes[0]).toBe("ACTB");
  });
});

describe("a part of another reagent's name", () => {
  it("is not found for a reagent with an unknown word", () => {
    for (const phrase of ["trypsin EDTA", "compensation beads", "red cell lysis buffer", "propidium iodide"])
      expect(read(phrase), phrase).toMatchObject({ targets: [], reagents: [expect.anything()], rest: [] });
    expect(read("capture beads").reagents).toEqual(["beads"]);
  });
  it("is the detergent, and no gene", () => {
    expect(read("SDS")).toMatchObject({ targets: [], reagents: ["sds"] });
  });
  it("of a sample is not asked for", () => {
    expect(read("GFP tag antibody plant lysate")).toMatchObject({ reagents: [], rest: ["plant"] });
    expect(read("GFP tag antibody plant lysate").genes).toEqual(["GFP"]);
    expect(read("HeLa lysate").reagents).toEqual(["control cell extracts"]);
  });
});

it("a clone beside the tag that it binds is no protein", () => {
  expect(read("anti-Myc tag 9E10")).toMatchObject({ targets: [], reagents: ["myc tag"], rest: ["9E10"] });
  expect(read("9E10").genes).toEqual(["MYC"]);
});

it("transporters are not the molecules that they carry", () => {
  expect(read("norepinephrine transporter").genes).toEqual(["SLC6A2"]);
  expect(read("5-HT transporter").genes).toEqual(["SLC6A4"]);
});

it("the animal of a kit is that of its samples", () => {
  const { boosts } = readingQuery(read("IL-13 elisa kit mouse"), "") ?? {};
  expect(boosts).toHaveProperty("speciescodes");
  expect(boosts).not.toHaveProperty("hostcode");
});

it("both kinds of clonality filter nothing", () => {
  expect(readingQuery(read("difference monoclonal polyclonal"), "")).toBeNull();
  expect(readingQuery(read("monoclonal antibody"), "")?.filters).toContainEqual({ clonality: ["monoclonal"] });
});
