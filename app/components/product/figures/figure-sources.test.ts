import { expect, it } from "vitest";
import { sizesOf } from "./figure-sources";

/** Width in px that `sizes` yields on wide windows. */
function taken(count: number, window: number): number {
  const [, vw, rem] = /px\) (?:min\((\d+)vw, )?(\d+)rem/.exec(sizesOf(count)) ?? [];
  return Math.min(vw === undefined ? Number.POSITIVE_INFINITY : (Number(vw) * window) / 100, Number(rem) * 16);
}

it("sizes match the displayed width of a figure", () => {
  // Two side by side: 292 px, 404 px and 428 px as the page widens.
  for (const [window, shown] of [
    [1024, 292],
    [1280, 404],
    [1440, 428],
    [1920, 428],
  ] as const) {
    expect(taken(4, window)).toBeGreaterThanOrEqual(shown);
    expect(taken(4, window)).toBeLessThan(shown * 1.15);
  }
  expect(taken(1, 1280)).toBe(448);
});
