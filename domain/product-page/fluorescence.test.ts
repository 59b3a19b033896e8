import { describe, expect, it } from "vitest";
import { bestLaser, plotRange, spectrumAt, spectrumPath } from "./fluorescence";

describe("dye spectra", () => {
  it("are 1 at the maximum and fall on both sides", () => {
    expect(spectrumAt("excitation", 495, 495)).toBe(1);
    expect(spectrumAt("excitation", 495, 465)).toBeGreaterThan(spectrumAt("excitation", 495, 525));
    expect(spectrumAt("emission", 519, 549)).toBeGreaterThan(spectrumAt("emission", 519, 489));
  });
  it.each([
    [495, 488],
    [650, 640],
    [565, 561],
    [405, 405],
  ])("C-TMPL-21: a dye with its maximum at %i nm is best excited at %i nm", (peak, laser) => {
    expect(bestLaser(peak)?.nm).toBe(laser);
  });
  it("have no laser if none reaches them", () => {
    expect(bestLaser(900)).toBeNull();
  });
  it("stay inside the plot", () => {
    const plot = { ...plotRange(495, 519), width: 300, height: 100 };
    expect(plot.from % 50).toBe(0);
    const numbers = [...spectrumPath("emission", 519, plot).matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));
    for (const [at, number] of numbers.entries()) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThanOrEqual(at % 2 === 0 ? 300 : 100);
    }
  });
});
