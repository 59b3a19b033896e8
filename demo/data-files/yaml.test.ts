import { describe, expect, it } from "vitest";
import { parseYaml } from "./yaml";

describe("a data file", () => {
  it("returns the text of Markdown as its body", () => {
    const file = parseYaml("a.md", "---\ntitle: One\n---\n\n## Two\n- three\n");
    expect(file.value).toEqual({ title: "One", body: "## Two\n- three" });
  });

  it("returns the line of a value, or of its closest enclosing value", () => {
    const yaml = "title: One\nblocks:\n  - kind: tiles\n    columns: 3\n";
    expect(parseYaml("a.yaml", yaml).placeOf(["blocks", 0, "columns"])).toBe("a.yaml:4");
    expect(parseYaml("a.yaml", yaml).placeOf(["blocks", 0, "items", 2])).toBe("a.yaml:3");
    const markdown = parseYaml("a.md", `---\n${yaml}---\n\nText\n`);
    expect(markdown.placeOf(["blocks", 0, "columns"])).toBe("a.md:5");
    expect(markdown.placeOf(["body"])).toBe("a.md:7");
  });

  it.each([
    ["a.yaml", "title: One\ntitle: Two\n", "a.yaml:2: "],
    ["a.yaml", 'title: "One\n', "a.yaml:"],
    ["a.md", "title: One\n", "a.md:1: "],
  ])("that cannot be read names file and line: %s %j", (path, text, place) => {
    expect(() => parseYaml(path, text)).toThrow(place);
  });
});
