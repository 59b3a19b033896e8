import { describe, expect, it } from "vitest";
import { columnWidth } from "./column-width";
import { listMarker } from "./ordered-list";
import { trademarkPieces } from "./trademarks";

describe("rich text rules", () => {
  it("C-REND-07: ordered lists nest as 1, a, i", () => {
    expect([0, 1, 2, 3].map(listMarker)).toEqual(["1", "a", "i", "1"]);
  });

  it.each([
    [0.33, "33"],
    ["33.333%", "33"],
    [0.5, "50"],
    ["50", "50"],
    [66, "66"],
    [2 / 3, "66"],
    [1, "full"],
    ["full", "full"],
    ["75%", "66"],
    [undefined, "full"],
    ["wide", "full"],
    ["", "full"],
    [-1, "full"],
  ])("C-REND-08: %j is the column width %s", (value, width) => {
    expect(columnWidth(value)).toBe(width);
  });

  it("C-REND-09: splits text at trademark signs", () => {
    expect(trademarkPieces("SignalStar™ and XP® kits")).toEqual([
      { text: "SignalStar", raised: false },
      { text: "™", raised: true },
      { text: " and XP", raised: false },
      { text: "®", raised: true },
      { text: " kits", raised: false },
    ]);
    expect(trademarkPieces("")).toEqual([]);
  });
});
