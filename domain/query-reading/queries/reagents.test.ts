import texts from "virtual:name-texts";
import { describe, expect, it } from "vitest";
import { nameTable } from "../name-table";
import { readingQuery } from "../product-query";
import { readQuery } from "../read-query";
import { furtherWordsQuery, unnamedWords } from "./reagents";

const names = nameTable(texts);

function read(phrase: string) {
  const reading = readQuery(phrase, names);
  if (!reading) throw new Error(`“${phrase}” is not read`);
  return reading;
}

describe("a query for a reagent without a target", () => {
  it("does not find extracts of cells treated with the compound", () => {
    expect(readingQuery(read("staurosporine"), "")?.filters).toContainEqual({ kindcode: "Small Molecule" });
  });
  it("prefers the requested label", () => {
    expect(readingQuery(read("mouse IgG1 isotype control PE"), "")?.boosts).toMatchObject({
      labelcode: [expect.objectContaining({ value: ["PE"] }), expect.anything()],
    });
  });
  it("keeps the host of an isotype control when the other words are searched alone", () => {
    expect(furtherWordsQuery(read("rat IgG2b isotype control"))?.filters).toContainEqual({ hostcode: ["Rat"] });
  });
  it("leaves out excluded products", () => {
    expect(readingQuery(read("HA tag not mouse"), "")?.filters).toContainEqual({ none: [{ hostcode: ["Mouse"] }] });
  });
  it("reports reagents that no product is named after", () => {
    expect(unnamedWords(read("protein A agarose"), ["Protein A Magnetic Beads"])).toEqual(["agarose beads"]);
    expect(unnamedWords(read("CD3 CD28 beads"), ["CD28 (L7X3) Rabbit mAb"])).toEqual(["beads"]);
    expect(unnamedWords(read("mouse IgG1 isotype"), ["Mouse IgG1 Isotype Control (4H2) Mouse mAb"])).toEqual([]);
  });
});

describe("a host that is ruled out", () => {
  it("keeps products with another host", () => {
    const filters = readingQuery(read("vimentin non-rabbit"), "")?.filters;
    expect(filters).toContainEqual({ hostcode: ["Mouse", "Rat", "Goat"] });
  });
});

describe("a clone beside its target", () => {
  it("excludes another target's clone of the same name", () => {
    const clones = { any: expect.arrayContaining([{ clone: expect.anything() }]) };
    expect(readingQuery(read("c-erbB-2 4B5"), "")?.filters).not.toContainEqual(clones);
    expect(readingQuery(read("clone 4B5"), "")?.filters).toContainEqual(clones);
  });
});
