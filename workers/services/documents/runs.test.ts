import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breakLines, figuresOf, type Measure, partsOfLines, printable, runsOf, shiftOf } from "./runs";

/** CJK characters are square; letters are half as wide. */
const measure: Measure = (text, script) => [...text].length * (script === "letters" ? 5 : 10);
const widthOf = (line: string) => runsOf(line).reduce((sum, { text, script }) => sum + measure(text, script), 0);

describe("text in columns", () => {
  it("is split by the font of each character", () => {
    expect(runsOf("抗体 4060S, 100 µl")).toEqual([
      { text: "抗体", script: "characters" },
      { text: " 4060S, 100 µl", script: "letters" },
    ]);
    expect(runsOf("Łukasz Dvořák – €5")).toHaveLength(1);
    expect(runsOf("")).toEqual([]);
  });

  it("separates superscript and subscript digits from normal ones", () => {
    expect(["⁰", "⁴", "⁻", "₂", "4", "²"].map(shiftOf)).toEqual(["raised", "raised", "raised", "lowered", null, null]);
    expect(figuresOf("⁻⁴₂")).toBe("−42");
    const of = (character: string) => shiftOf(character) ?? "letters";
    expect(printable("10⁴", (character) => character !== "⁴" || shiftOf(character) !== null).text).toBe("10⁴");
    expect(runsOf("10⁻⁴ M", of).map(({ text, script }) => `${script} ${text}`)).toEqual([
      "letters 10",
      "raised ⁻⁴",
      "letters  M",
    ]);
  });

  it("breaks at spaces, and between characters in scripts without spaces", () => {
    expect(breakLines("Phospho-Akt (Ser473) Rabbit mAb", 70, measure)).toEqual([
      "Phospho-Akt",
      "(Ser473)",
      "Rabbit mAb",
    ]);
    expect(breakLines("東京研究所分子生物学", 50, measure)).toEqual(["東京研究所", "分子生物学"]);
  });

  it("never starts a line with closing punctuation", () => {
    for (const line of breakLines("東京都、大阪府。京都府、", 30, measure)) expect(line).not.toMatch(/^[、。]/);
  });

  it("breaks a word wider than the column at the column's end", () => {
    expect(breakLines("ordersofdistributors", 60, measure)).toEqual(["ordersofdist", "ributors"]);
  });

  it("breaks such a word after an inner sign, if it has one", () => {
    expect(breakLines("orders@distributor.example", 60, measure)).toEqual(["orders@", "distributor.", "example"]);
    expect(breakLines("von Hohenlohe-Langenburg", 60, measure)).toEqual(["von", "Hohenlohe-", "Langenburg"]);
    expect(breakLines("Anti-rabbit IgG", 60, measure)).toEqual(["Anti-rabbit", "IgG"]);
  });

  it("keeps a number and its unit or currency together", () => {
    expect(breakLines("Store at -20 °C.", 75, measure)).toEqual(["Store at", "-20 °C."]);
    expect(breakLines("Sum CHF\u00a01,234.00", 70, measure)).toEqual(["Sum", "CHF\u00a01,234.00"]);
  });

  it("splits text longer than a page without loss", () => {
    const text = "one two 三四五六 seven eight";
    const lines = breakLines(text, 40, measure);
    expect(partsOfLines(text, lines, 2)).toEqual(["one two 三四五六", "seven eight"]);
    expect(partsOfLines(text, lines, 99)).toEqual([text]);
    expect(partsOfLines("", [""], 9)).toEqual([""]);
  });

  it("drops only spaces, and fits every line that can be broken", () => {
    const text = fc.array(fc.constantFrom("a", "Z", " ", "7", "抗", "体", "。", "é", "ー"), { maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 30, max: 200 }), (parts, width) => {
        const lines = breakLines(parts.join(""), width, measure);
        expect(lines.join("").replace(/ /g, "")).toBe(parts.join("").replace(/ /g, ""));
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(Math.max(width, 10));
      }),
    );
  });
});
