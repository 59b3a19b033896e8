import { describe, expect, it } from "vitest";
import { roundsOf, withChosen } from "./arrange";
import { emptyDesign } from "./edit-design";
import { matchesFilter } from "./filter";
import { isReached, newProgress, panelSteps, readProgress, withDesign, writeProgress } from "./progress";
import { propose } from "./propose";
import type { SolvableAntibody } from "./solve";

const chosen = ["25011", "25012", "25013"];
const design = withChosen({ ...emptyDesign, targetSpecies: "Human" }, chosen);

describe("panel progress", () => {
  it("round-trips, and is null for anything else", () => {
    const progress = { ...newProgress(), design };
    expect(readProgress(writeProgress(progress))).toEqual(progress);
    for (const strange of [null, "", "2", "e30", "%", writeProgress(progress).slice(1), "a".repeat(5000)])
      expect(readProgress(strange)).toBeNull();
    const forged = { ...progress, design: { ...design, selectedTargets: ["<script>"] } };
    expect(readProgress(writeProgress(forged as typeof progress))).toBeNull();
  });

  it("fits a cookie, even for the largest design that forms accept", () => {
    const keys = Array.from({ length: 8 }, (_, index) => `${123450 + index}`);
    const largest = {
      ...design,
      selectedTargets: keys,
      imagingRounds: ([1, 2] as const).map((round) => ({
        round,
        assignments: keys.map((productKey) => ({ channel: "488" as const, productKey })),
      })),
      bufferKit: "25002",
      types: [{ name: "tissue-microarray", imaging: "fluorescence-microscope" } as const],
    };
    expect(writeProgress({ ...newProgress(), design: largest, saved: "a".repeat(26) }).length).toBeLessThan(3600);
  });

  it("accepts a partly known imaging setup", () => {
    const kept = (name: "cell-pellet" | null, imaging: "slide-scanner" | null) =>
      readProgress(writeProgress({ ...newProgress(), design: { ...design, types: [{ name, imaging }] } }));
    expect(kept("cell-pellet", null)?.design.types).toEqual([{ name: "cell-pellet", imaging: null }]);
    expect(kept(null, "slide-scanner")?.design.types).toEqual([{ name: null, imaging: "slide-scanner" }]);
    expect(kept(null, null)).toBeNull();
  });

  it("forgets the saved experiment once the design changes", () => {
    const saved = { ...newProgress(), design, saved: "a".repeat(26) };
    expect(withDesign(saved, design).saved).toBe(saved.saved);
    const other = withDesign(saved, { ...design, bufferKit: "25002" });
    expect(other.saved).toBeNull();
    expect(panelSteps.filter((step) => isReached(step, other))).toEqual(["species", "antibodies", "design", "quote"]);
  });
});

describe("target list", () => {
  const antibody = {
    ...{ productKey: "25019", sku: "25019S", name: "PD-L1 (G6B3) Oligo-Antibody Pair", clone: "G6B3" },
    ...{ target: "CD274", targetName: "CD274 molecule" },
  };
  it("finds targets by any name or number, in any spelling", () => {
    for (const phrase of ["", "pd-l1", "PDL1", "pd l1", "cd274", "25019", "g6b3 molecule", "ＰＤ－Ｌ１"])
      expect(matchesFilter(antibody, phrase), phrase).toBe(true);
    for (const phrase of ["cd3", "pd-l1 mouse", "25018"]) expect(matchesFilter(antibody, phrase), phrase).toBe(false);
  });
});

describe("proposal", () => {
  const antibody = (productKey: string, ...channels: ("488" | "594" | "647")[]): SolvableAntibody => ({
    ...{ productKey, target: productKey, species: "Human" },
    pairings: channels.map((channel) => ({ round: 1, channel })),
  });
  it("moves placed antibodies without asking if that gives all a cell", () => {
    const antibodies = [antibody("25011", "488", "594"), antibody("25012", "488"), antibody("25013", "647")];
    expect(roundsOf(design)).toBe(1);
    const placed = {
      ...design,
      imagingRounds: [{ round: 1 as const, assignments: [{ channel: "488" as const, productKey: "25011" }] }],
    };
    const proposal = propose(placed, antibodies);
    expect(proposal.ok && proposal.design.imagingRounds[0]?.assignments).toEqual(
      expect.arrayContaining([
        { channel: "594", productKey: "25011" },
        { channel: "488", productKey: "25012" },
        { channel: "647", productKey: "25013" },
      ]),
    );
  });
});
