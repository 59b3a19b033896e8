import { describe, expect, it } from "vitest";
import { readCodeList } from "./code-list";

describe("readCodeList", () => {
  it.each(["4060S", "60S", "", "4060s"])("T-QADD-06: '%s' is typed, not a list", (pasted) => {
    expect(readCodeList(pasted)).toBeNull();
  });

  it.each(["4060S\n9272S", "4060s, 9272s", "4060S;9272S", "４０６０Ｓ、９２７２Ｓ", " 4060S\t9272S\r\n"])(
    "T-QADD-06: %j is two codes",
    (pasted) => {
      expect(readCodeList(pasted)).toEqual([
        { code: "4060S", quantity: null },
        { code: "9272S", quantity: null },
      ]);
    },
  );

  it("T-QADD-06: takes quantities from the columns of a spreadsheet", () => {
    expect(readCodeList("4060S\t2\n9272S\t10\n5000S")).toEqual([
      { code: "4060S", quantity: "2" },
      { code: "9272S", quantity: "10" },
      { code: "5000S", quantity: null },
    ]);
  });

  it("keeps invalid codes, so that they can be seen and corrected", () => {
    expect(readCodeList("4060 9272S")).toEqual([
      { code: "4060", quantity: null },
      { code: "9272S", quantity: null },
    ]);
  });

  it("keeps the end of a code surrounded by spaces", () => {
    expect(readCodeList("   4060SL ")).toEqual([{ code: "4060SL", quantity: null }]);
  });
});
