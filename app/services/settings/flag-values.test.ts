import { describe, expect, it } from "vitest";
import { flagBoolean, flagNumber, flagText } from "./flag-values";

describe("flag values", () => {
  it("C-FLAG-02: only the text true is on; missing values are false, empty and 0", () => {
    expect(["true", "TRUE", "1", "yes", "", undefined].map(flagBoolean)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(["a", "", undefined].map(flagText)).toEqual(["a", "", ""]);
    expect(["11", "1.5", "", "x", undefined].map(flagNumber)).toEqual([11, 1.5, 0, 0, 0]);
  });
});
