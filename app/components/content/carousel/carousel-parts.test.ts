import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstSlide, neighbor, partAt, partCount } from "./carousel-parts";

describe("carousel parts", () => {
  it("C-REND-10: visible items and step size define the parts; the last part ends with the last slide", () => {
    const shape = { slides: 7, visible: 3, step: 2 };
    expect(partCount(shape)).toBe(3);
    expect([0, 1, 2].map((part) => firstSlide(part, shape))).toEqual([0, 2, 4]);
    expect(partCount({ slides: 4, visible: 3, step: 3 })).toBe(2);
    expect(firstSlide(1, { slides: 4, visible: 3, step: 3 })).toBe(1);
    expect(partCount({ slides: 2, visible: 3, step: 1 })).toBe(1);
  });

  it("C-REND-10: an infinite carousel wraps around, others stop", () => {
    expect(neighbor(2, 1, 3, true)).toBe(0);
    expect(neighbor(0, -1, 3, true)).toBe(2);
    expect(neighbor(2, 1, 3, false)).toBeNull();
    expect(neighbor(0, -1, 3, false)).toBeNull();
    expect(neighbor(0, 1, 3, false)).toBe(1);
    expect(neighbor(0, 1, 1, true)).toBeNull();
  });

  it("finds the part of a slide for every shape", () => {
    const natural = (max: number) => fc.integer({ min: 1, max });
    fc.assert(
      fc.property(natural(24), natural(6), natural(6), (slides, visible, step) => {
        const shape = { slides, visible, step };
        for (let part = 0; part < partCount(shape); part += 1) {
          expect(partAt(firstSlide(part, shape), shape)).toBe(part);
        }
      }),
    );
  });
});
