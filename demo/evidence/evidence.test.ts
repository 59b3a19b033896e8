import { describe, expect, it } from "vitest";
import { builtInAntigens } from "../targets/targets";
import { cellsFor, expressionOf, negativeFor, tissuesFor } from "./expression";
import { possibleSpecies } from "./reactivity";
import { stimulusFor } from "./stimuli";

const antigens = builtInAntigens();
const antigen = (id: string) => antigens.find((each) => each.id === id) ?? expect.fail(`no antigen ${id}`);
const names = (samples: readonly { readonly name: string }[]) => samples.map(({ name }) => name);
const all = ["H", "M", "R", "Mk", "Hm", "B", "Pg", "Dg", "C", "Dm"] as const;

describe("samples of an antigen", () => {
  it("never lack it, and are not negative controls", () => {
    for (const each of antigens) {
      const symbols = each.genes.map(({ symbol }) => symbol);
      const negative = names(negativeFor(each, all));
      for (const { name, lacks } of cellsFor(each, all)) {
        expect([each.id, name, symbols.filter((symbol) => lacks.includes(symbol))]).toEqual([each.id, name, []]);
        expect([each.id, negative]).not.toEqual([each.id, expect.arrayContaining([name])]);
      }
    }
  });

  it("exist as cells for every species that an antibody may detect with samples", () => {
    for (const each of antigens) {
      if (expressionOf(each).basis === "transfected") continue;
      const main = (["H", "M", "R"] as const).filter((code) => possibleSpecies(each).has(code));
      expect(main.length).toBeGreaterThan(0);
      for (const code of main)
        expect([each.id, code, cellsFor(each, [code]).length > 0]).toEqual([each.id, code, true]);
    }
  });

  it("respect lineages", () => {
    expect(names(cellsFor(antigen("CD8A"), ["H"]))).toEqual(["human PBMC", "activated human T cells"]);
    expect(names(tissuesFor(antigen("GFAP"), ["M"]))).toEqual(["brain", "cerebellum"]);
    expect(names(cellsFor(antigen("PTEN"), ["H"]))).not.toContain("Jurkat");
    expect(names(negativeFor(antigen("PTEN"), ["H"]))).toContain("PC-3");
    expect(names(cellsFor(antigen("CASP3"), ["H"]))).not.toContain("MCF-7");
  });
});

describe("species of an antigen", () => {
  it("are species with an ortholog: IL-8 has none in the mouse, surface proteins none in the fly", () => {
    expect([...possibleSpecies(antigen("NCR1"))]).not.toContain("Dm");
    expect([...possibleSpecies(antigen("CD44"))]).not.toContain("Dm");
    expect([...possibleSpecies(antigen("AKT"))]).toContain("Dm");
    expect([...possibleSpecies(antigen("FCGR3A"))]).toEqual(["H", "Mk"]);
  });
});

describe("treatments", () => {
  const site = (id: string, code: string) => {
    const found = antigen(id);
    const modification = found.modifications.find((each) => each.code === code);
    if (!modification) throw new Error(`${id} has no ${code}`);
    return stimulusFor(found, modification, ["H"])?.treatment ?? null;
  };

  it.each([
    ["AKT", "pSer473", "treated with insulin"],
    ["ERK", "pThr202/Tyr204", "treated with EGF"],
    ["GSDMD", "cAsp275", "treated with LPS, then nigericin"],
    ["H3C1", "acLys9", "treated with trichostatin A"],
    ["H3C1", "pSer10", "treated with nocodazole"],
    // Neither the rules of the modification's kind nor the gene's apply, so no treatment is known for this mark.
    ["H3C1", "meLys9", null],
    ["AKT", "pThr450", null],
  ])("%s %s: %s", (id, code, treatment) => {
    expect(site(id, code)).toBe(treatment);
  });

  it("are applied to cells that express the antigen", () => {
    for (const each of antigens)
      for (const modification of [null, ...each.modifications]) {
        const used = names(stimulusFor(each, modification, all)?.cells ?? []);
        const without = names(negativeFor(each, all));
        expect([each.id, used.filter((name) => without.includes(name))]).toEqual([each.id, []]);
      }
  });
});
