import { type PanelAntibody, panelAntibody, panelKit } from "@contracts/panel";
import { checkDesign } from "@domain/panel/check-design";
import { solvePanel } from "@domain/panel/solve";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { doubled } from "../tests/factories/doubled";
import { createCatalogue } from "./catalogue";
import { demoExperiments } from "./customers/experiments";

const catalogue = createCatalogue({ size: 400 });
const products = catalogue.plans.map((plan) => catalogue.product(plan));
const offer = { available: true, unavailableReason: null, price: null, active: true } as const;
const antibodies = products.flatMap(({ key: productKey, name, status, productType, productCategory, ...rest }) => {
  const { panel, clone } = rest.attributes;
  const common = { productKey, name, status, productType, category: productCategory, clone, ...offer };
  return panel ? [v.parse(panelAntibody, { ...common, sku: rest.masterVariant.sku, ...panel })] : [];
});
const kits = products.flatMap(({ key: productKey, name, status, productType, productCategory, ...rest }) => {
  const { panelPart } = rest.attributes;
  const common = { productKey, name, status, productType, category: productCategory, ...offer };
  const kind = panelPart === "buffer-kit" ? "buffer" : "multiplex";
  return panelPart ? [v.parse(panelKit, { ...common, sku: rest.masterVariant.sku, kind })] : [];
});

/** The first clone of each target. */
const keysOf = (species: PanelAntibody["species"], targets: readonly string[]): string[] =>
  targets.flatMap(
    (target) => antibodies.find((each) => each.species === species && each.target === target)?.productKey ?? [],
  );
const solve = (species: PanelAntibody["species"], targets: readonly string[], rounds: 1 | 2) =>
  solvePanel({ antibodies, chosen: keysOf(species, targets), rounds });

describe("the panel builder's demonstration", () => {
  it("has kits and antibodies with targets of the catalogue", () => {
    expect(kits.map(({ productKey, kind }) => `${productKey} ${kind}`)).toEqual([
      ...["25001 multiplex", "25002 buffer", "25003 buffer"],
    ]);
    expect(antibodies.map(({ targetName }) => targetName)).not.toContain("");
    expect(doubled(antibodies.map(({ clone }) => clone))).toEqual([]);
  });

  it("supports common panels of eight", () => {
    const human = ["CD3E", "CD4", "CD8A", "MS4A1", "CD68", "FOXP3", "CD274", "KRT8"];
    const mouse = ["CD3E", "CD4", "CD8A", "CD19", "FOXP3", "PDCD1", "CD274", "EPCAM"];
    for (const solution of [solve("Human", human, 2), solve("Mouse", mouse, 2)])
      expect(solution.ok && solution.assignments).toHaveLength(8);
  });

  it("has conflicting choices, and every kind of smallest change solves at least one", () => {
    expect(solve("Human", ["FOXP3", "PDCD1", "CD8A"], 1)).toMatchObject({
      change: { exchanged: [{}], secondRound: false, dropped: [] },
    });
    expect(solve("Human", ["CD3E", "CD4", "LAG3"], 1)).toMatchObject({
      change: { exchanged: [], secondRound: true, dropped: [] },
    });
    expect(solve("Human", ["FOXP3", "TIGIT", "CD3E", "VIM", "CTLA4", "KRT8"], 2)).toMatchObject({
      change: { exchanged: [], dropped: [expect.any(String)] },
    });
  });

  it("A-PROFILE-17: has valid lab notebook experiments with their targets", () => {
    for (const { experiment, targets } of demoExperiments) {
      expect(checkDesign(experiment.design, { antibodies, kits })).toEqual([]);
      const named = experiment.design.selectedTargets.map(
        (key) => antibodies.find(({ productKey }) => productKey === key)?.target,
      );
      expect(named.toSorted()).toEqual(targets.toSorted());
    }
  });
});
