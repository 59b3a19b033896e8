import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { doubled } from "../../tests/factories/doubled";
import { createAnchors } from "./anchors";

describe("createAnchors", () => {
  it("makes ids from words in every script", () => {
    const anchors = createAnchors();
    expect(anchors.of("What we need")).toBe("what-we-need");
    expect(anchors.of("ご用意いただくもの")).toBe("ご用意いただくもの");
    expect(anchors.of("A. Protein extracts (30 µg)")).toBe("a-protein-extracts-30-μg");
  });

  it("numbers repeated ids and headings without words", () => {
    const anchors = createAnchors(["main-content"]);
    expect(["Controls", "Controls", "Controls 2", "…", "!", "Main content"].map(anchors.of)).toEqual([
      "controls",
      "controls-2",
      "controls-2-2",
      "section",
      "section-2",
      "main-content-2",
    ]);
  });

  it("never repeats an id and never puts a space in one", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme" })), (headings) => {
        const names = headings.map(createAnchors().of);
        expect(doubled(names)).toEqual([]);
        for (const name of names) expect(name).toMatch(/^\S+$/);
      }),
    );
  });
});
