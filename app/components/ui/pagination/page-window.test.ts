import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageWindow } from "./page-window";

describe("pager numbers", () => {
  it("shows first, last and neighbors", () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(1, 4)).toEqual([1, 2, 3, 4]);
    expect(pageWindow(10, 20)).toEqual([1, null, 8, 9, 10, 11, 12, null, 20]);
    expect(pageWindow(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("is in order, contains the current page, and has no gap of a single page", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), (a, b) => {
        const [page, total] = [Math.min(a, b), Math.max(a, b)];
        const shown = pageWindow(page, total);
        expect(shown).toContain(page);
        expect(shown[0]).toBe(1);
        expect(shown.at(-1)).toBe(total);
        shown.forEach((number, index) => {
          const before = shown[index - 1];
          const after = shown[index + 1];
          if (number === null) expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(2);
          else if (typeof before === "number") expect(number - before).toBe(1);
        });
      }),
    );
  });
});
