import { describe, expect, it } from "vitest";
import { pageTexts } from "./texts.server";
import { countsText, verdictGroups, verdictText } from "./verdict-text";

const counts = { for: 1, otherSignal: 0, against: 0, open: 0 };
const plain = { pillars: [], papers: 0, prediction: null, counts } as const;
const { t } = pageTexts("en");

describe("verdicts in words", () => {
  it("name pillars, percent and papers", () => {
    expect(verdictText(t, { ...plain, kind: "validated", pillars: ["genetic", "orthogonal"] })).toBe(
      "Validated by genetic test + orthogonal method",
    );
    expect(verdictText(t, { ...plain, kind: "predicted", prediction: { basis: "immunogen", percent: 96 } })).toBe(
      "Predicted, 96% (immunogen)",
    );
    expect(verdictText(t, { ...plain, kind: "used-in-papers", papers: 7 })).toBe("Used in 7 papers");
    expect(verdictText(t, { ...plain, kind: "failed" })).toBe("Failed");
  });

  it("state the denominator, and other signal", () => {
    expect(countsText(t, { counts: { for: 5, otherSignal: 2, against: 1, open: 1 } })).toBe(
      "7 tests: 5 for, 1 against, 1 open (2 of those for it with other signal)",
    );
    expect(countsText(t, { counts: { for: 0, otherSignal: 0, against: 0, open: 0 } })).toBe("");
  });

  it("are grouped by species, best first, without cells that were not tested", () => {
    const cells = [
      { ...plain, kind: "failed", species: "M" },
      { ...plain, kind: "recommended", species: "H" },
      { ...plain, kind: "recommended", species: "R" },
      { ...plain, kind: "not-tested", species: "B", counts: { ...counts, for: 0 } },
    ] as const;
    expect(verdictGroups(t, cells, (code) => code)).toBe("Recommended: H, R; Failed: M");
    expect(verdictGroups(pageTexts("jp").t, cells, (code) => code)).toBe("推奨：H、R；不適合：M");
  });
});
