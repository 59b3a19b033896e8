import type { PanelAntibody, PanelDesign, PanelKit } from "@contracts/panel";
import { panelDesign } from "@contracts/panel";
import { type PanelChannel, panelChannels } from "@contracts/values/panel-values";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { threeTargets } from "../../tests/factories/panel";
import { type SpectrumKind, strengthAt } from "../panel-builder/spectra-model";
import { type Cell, cellName, cellOf, cellOfName, cellState, cellsOf, occupantOf } from "./cells";
import { checkDesign } from "./check-design";
import {
  emptyDesign,
  placementsOf,
  withPlace,
  withPlacements,
  withRoomForOne,
  withRounds,
  withSpecies,
  withTargets,
} from "./edit-design";
import { maxTargets } from "./limits";
import { itemsOf } from "./panel-items";
import { channelSpectra, curveOf, spillOver } from "./spectra";

const cell = (name: string): Cell => cellOfName(name) ?? { round: 1, channel: "488" };
const offer = {
  ...{ productType: "Conjugate", category: "signalstar", status: "Released" as const, active: true },
  ...{ available: true, unavailableReason: null, price: null },
};
const antibody = (productKey: string, target: string, cells: string, over: Partial<PanelAntibody> = {}) => ({
  ...{ productKey, target, name: target, targetName: target, clone: null, species: "Human" as const, oligo: 1 },
  ...{ sku: `${productKey}S`, pairings: cells.split(" ").map(cell), ...offer, ...over },
});
const kit = (productKey: string, kind: PanelKit["kind"]): PanelKit => ({
  ...{ productKey, kind, sku: `${productKey}S`, name: `Kit ${productKey}`, ...offer },
});
const antibodies: readonly PanelAntibody[] = [
  antibody("25011", "CD3E", "1-488 2-488"),
  antibody("25012", "CD4", "1-594"),
  antibody("25013", "CD8A", "1-488 1-647"),
  antibody("25014", "CD8A", "2-750"),
  antibody("25015", "CD19", "1-750", { status: "Discontinued", available: false, unavailableReason: "status" }),
  antibody("25031", "CD3E", "1-488", { species: "Mouse" }),
];
const kits = [kit("25001", "multiplex"), kit("25002", "buffer"), kit("25003", "buffer")];
const products = { antibodies: [...antibodies], kits };
const codesOf = (over: Partial<PanelDesign>) =>
  checkDesign({ ...threeTargets, ...over }, products).map(({ code }) => code);
const first = (productKey: string) => antibodies.find((each) => each.productKey === productKey) ?? antibodies[0];

describe("cells", () => {
  it("are four named channels per round", () => {
    expect(cellsOf(1).map(cellName)).toEqual(["1-488", "1-594", "1-647", "1-750"]);
    expect(cellsOf(2)).toHaveLength(maxTargets);
    for (const each of cellsOf(2)) expect(cellOfName(cellName(each))).toEqual(each);
    for (const name of ["", "3-488", "1-500", "1-488 "]) expect(cellOfName(name)).toBeNull();
  });

  it("state why an antibody does not fit", () => {
    const state = (key: string, name: string, design: PanelDesign = threeTargets) =>
      cellState(first(key) ?? antibody(key, "", "1-488"), cell(name), design);
    expect(state("25011", "1-488")).toEqual({ ok: true });
    expect(state("25011", "1-594")).toEqual({ ok: false, reason: "not-made" });
    expect(state("25011", "2-488")).toEqual({ ok: false, reason: "round-off" });
    expect(state("25013", "1-488")).toEqual({ ok: false, reason: "taken", by: "25011" });
    expect(state("25011", "2-488", withRounds(threeTargets, 2))).toEqual({ ok: true });
  });
});

describe("checkDesign", () => {
  it("A-PANEL-12: accepts a complete design and reports each missing part", () => {
    expect(codesOf({})).toEqual([]);
    expect(checkDesign(emptyDesign, products).map(({ step, code }) => `${step}: ${code}`)).toEqual([
      "species: no-species",
      "targets: too-few-targets",
      "rounds: no-rounds",
      "buffer: no-buffer-kit",
    ]);
  });

  it("A-PANEL-14: allows at most eight targets", () => {
    const many = Array.from({ length: 9 }, (_, index) => String(30_000 + index));
    expect(codesOf({ selectedTargets: many })).toContain("too-many-targets");
    expect(codesOf({ selectedTargets: many.slice(1) })).not.toContain("too-many-targets");
  });

  it("reports every conflict between targets", () => {
    expect(codesOf({ selectedTargets: ["25011", "25012", "25013", "99999"] })).toEqual([
      ...["unknown-antibody", "not-placed"],
    ]);
    expect(codesOf({ selectedTargets: ["25011", "25012", "25013", "25015"] })).toEqual(["not-sold", "not-placed"]);
    expect(codesOf({ selectedTargets: ["25011", "25012", "25013", "25013"] })).toEqual(["chosen-twice"]);
    expect(codesOf({ selectedTargets: ["25011", "25012", "25013", "25014"] })).toEqual(["same-target", "not-placed"]);
    expect(codesOf({ targetSpecies: "Mouse" })).toEqual(Array.from({ length: 3 }, () => "other-species"));
  });

  it("reports every invalid set of rounds", () => {
    const rounds = (assignments: [channel: "488" | "594" | "647" | "750", productKey: string][], round: 1 | 2 = 1) => ({
      round,
      assignments: assignments.map(([channel, productKey]) => ({ channel, productKey })),
    });
    const good = threeTargets.imagingRounds;
    expect(codesOf({ imagingRounds: good.map((each) => ({ ...each, round: 2 as const })) })).toContain("wrong-rounds");
    expect(codesOf({ imagingRounds: [...good, ...good] })).toContain("wrong-rounds");
    expect(
      codesOf({
        imagingRounds: [
          rounds([
            ["488", "25011"],
            ["594", "25012"],
          ]),
        ],
      }),
    ).toEqual(["not-placed"]);
    const taken = rounds([
      ["488", "25011"],
      ["488", "25013"],
      ["594", "25012"],
    ]);
    expect(codesOf({ imagingRounds: [taken] })).toEqual(["cell-taken"]);
    const wrong = rounds([
      ["750", "25011"],
      ["594", "25012"],
      ["647", "25013"],
    ]);
    expect(codesOf({ imagingRounds: [wrong] })).toEqual(["not-made"]);
    expect(codesOf({ imagingRounds: [...good, rounds([["488", "25011"]], 2)] })).toEqual(["placed-twice"]);
    expect(codesOf({ imagingRounds: [...good, rounds([["750", "25014"]], 2)] })).toEqual(["not-chosen"]);
    // An empty second round is valid, because nothing in it needs to be made.
    expect(codesOf({ imagingRounds: [...good, rounds([], 2)] })).toEqual([]);
  });

  it("accepts only a buffer kit as buffer", () => {
    expect(codesOf({ bufferKit: "25003" })).toEqual([]);
    for (const bufferKit of ["25001", "25011", "99999"]) expect(codesOf({ bufferKit })).toEqual(["not-a-buffer-kit"]);
  });

  it("rejects duplicate imaging setups", () => {
    const type = { name: "cell-pellet", imaging: "slide-scanner" } as const;
    expect(codesOf({ types: [type, type] })).toEqual(["type-twice"]);
  });
});

describe("design edits", () => {
  it("changing the species removes the old antibodies and returns them", () => {
    const changed = withSpecies(threeTargets, "Mouse");
    expect(changed.dropped).toEqual(["25011", "25012", "25013"]);
    expect(changed.design).toMatchObject({ targetSpecies: "Mouse", selectedTargets: [], bufferKit: "25002" });
    expect(placementsOf(changed.design)).toEqual([]);
    expect(withSpecies(threeTargets, "Human")).toEqual({ design: threeTargets, dropped: [] });
  });

  it("unchosen antibodies and those of a removed round lose their cells", () => {
    const fewer = withTargets(threeTargets, ["25012", "25012"]);
    expect(fewer.selectedTargets).toEqual(["25012"]);
    expect(placementsOf(fewer)).toEqual([{ productKey: "25012", cell: cell("1-594") }]);
    const two = withPlace(withRounds(threeTargets, 2), "25011", cell("2-488"));
    expect(placementsOf(withRounds(two, 1)).map(({ productKey }) => productKey)).toEqual(["25012", "25013"]);
  });

  it("antibodies can be moved and removed", () => {
    const moved = withPlace(withRounds(threeTargets, 2), "25011", cell("2-488"));
    expect([cellOf(moved, "25011"), occupantOf(moved, cell("1-488"))]).toEqual([cell("2-488"), null]);
    expect(cellOf(withPlace(moved, "25011", null), "25011")).toBeNull();
  });

  it("a cell keeps its first antibody, and drops one that does not fit", () => {
    expect(withRoomForOne(threeTargets, antibodies)).toBe(threeTargets);
    const crowded = threeTargets.selectedTargets.reduce(
      (design, key) => withPlace(design, key, cell("1-488")),
      threeTargets,
    );
    expect(placementsOf(withRoomForOne(crowded, antibodies))).toEqual([{ productKey: "25011", cell: cell("1-488") }]);
  });

  it("A-PANEL-11: a proposal becomes a design that is valid on the wire", () => {
    const placements = [
      { productKey: "25011", cell: cell("1-488") },
      { productKey: "25012", cell: cell("1-594") },
      { productKey: "25014", cell: cell("2-750") },
    ];
    const design = withPlacements(threeTargets, { placements, rounds: 2 });
    expect(design.selectedTargets).toEqual(["25011", "25012", "25014"]);
    expect(checkDesign(design, products)).toEqual([]);
    expect(v.parse(panelDesign, JSON.parse(JSON.stringify(design)))).toEqual(design);
  });
});

describe("products of a panel", () => {
  it("are multiplex kit, buffer kit and each antibody once", () => {
    expect(itemsOf(threeTargets, products).map(({ productKey }) => productKey)).toEqual([
      ...["25001", "25002", "25011", "25012", "25013"],
    ]);
  });
});

describe("spectra", () => {
  it("excitation and emission peak where published, with emission at longer wavelengths", () => {
    expect(channelSpectra.map(({ channel }) => channel)).toEqual([...panelChannels]);
    for (const spectrum of channelSpectra) {
      expect(spectrum.emission).toBeGreaterThan(spectrum.excitation);
      for (const kind of ["excitation", "emission"] as const) {
        expect(strengthAt(spectrum, kind, spectrum[kind])).toBeCloseTo(1, 1);
        for (const [, strength] of curveOf(spectrum, kind)) {
          expect(strength).toBeGreaterThanOrEqual(0);
          expect(strength).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  const of = (name: PanelChannel) => channelSpectra.find(({ channel }) => channel === name) ?? channelSpectra[0];

  // Fractions of the peak in measured spectra of such dyes.
  it.each<[PanelChannel, SpectrumKind, number, number]>([
    ["488", "emission", 550, 0.45],
    ["488", "emission", 600, 0.1],
    ["594", "emission", 660, 0.4],
    ["647", "emission", 700, 0.42],
    ["647", "emission", 750, 0.19],
    ["750", "emission", 850, 0.27],
    ["647", "excitation", 605, 0.35],
    ["750", "excitation", 690, 0.33],
  ])("the %s channel has its shoulder and its tail: %s at %i nm", (channel, kind, wavelength, share) => {
    const spectrum = of(channel);
    expect(spectrum && Math.abs(strengthAt(spectrum, kind, wavelength) - share)).toBeLessThan(0.06);
  });

  it("a channel is fully seen in itself, partly in its neighbors and hardly in others", () => {
    const spill = (one: PanelChannel, other: PanelChannel) => {
      const [from, into] = [of(one), of(other)];
      return from && into ? spillOver(from, into) * 100 : Number.NaN;
    };
    expect(spill("594", "594")).toBe(100);
    expect(spill("594", "647")).toBeGreaterThan(1);
    expect(spill("594", "647")).toBeLessThan(5);
    // The emission of 647 reaches far into the filter of 750, whose light barely excites it.
    expect(spill("647", "750")).toBeGreaterThan(0.05);
    expect(spill("647", "750")).toBeLessThan(1);
    expect(spill("488", "750")).toBeLessThan(0.001);
  });
});
