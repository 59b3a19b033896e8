import { describe, expect, it } from "vitest";
import { product } from "../../tests/factories/product";
import { byClone, cloneIdentity } from "./clone-identity";
import { foreignPhrase } from "./foreign-number";
import { foldIdentifier, identifierOfPhrase, identifiersOf } from "./identifiers";
import { renumberedPath } from "./renumbered-path";
import { standingOf } from "./standing";

const lineage = {
  formerKeys: ["4058"],
  formerNames: [],
  rrids: [{ id: "AB_99004058", since: "2009-03-02", mergedInto: "AB_99004060" }],
  withdrawal: null,
  replacement: null,
  foreignNumbers: [],
};
const withAttributes = (key: string, over: Partial<ReturnType<typeof product>["attributes"]>, more = {}) =>
  product(key, { attributes: { ...product(key).attributes, ...over }, ...more });

describe("identifiers", () => {
  it.each(["AB_99004060", "RRID:AB_99004060", "rrid: ab_99004060", "(RRID:AB_99004060)", "RRID:AB_99004060."])(
    "%s is AB_99004060",
    (text) => {
      expect(foldIdentifier(text)).toBe("AB_99004060");
      expect(identifierOfPhrase(text)).toEqual({ kind: "rrid", folded: "AB_99004060" });
    },
  );

  it("a phrase is an identifier only if it contains nothing else", () => {
    expect(identifierOfPhrase("4058S")).toEqual({ kind: "number", folded: "4058" });
    expect(identifierOfPhrase("#4058")).toEqual({ kind: "number", folded: "4058" });
    for (const phrase of ["Akt 4058", "AB", "", "4058 4060", "x".repeat(200)])
      expect(identifierOfPhrase(phrase)).toBeNull();
  });

  it("are all current and former identifiers of a product", () => {
    const known = identifiersOf(withAttributes("4060", { rrid: "AB_99004060", clone: "D9E", lineage }));
    expect(known.map(({ folded }) => folded)).toEqual(["4060", "4058", "AB_99004060", "AB_99004058", "D9E"]);
  });
});

describe("another maker's number", () => {
  it.each([
    ["EX-4060", "Example Antibodies", true],
    ["Example Antibodies cat. no. ex-4060", "Example Antibodies (demonstration)", true],
    ["Acme EX-4060", "Example Antibodies", false],
  ])("%s may be of %s: %s", (phrase, vendor, isOf) => {
    expect(foreignPhrase(phrase)?.folded).toBe("EX-4060");
    expect(foreignPhrase(phrase)?.isOf(vendor)).toBe(isOf);
  });

  it.each([
    ["ab8227", "Abcam"],
    ["Invitrogen MA5-15738", "Thermo Fisher Scientific"],
    ["BioLegend 100202", "BioLegend"],
    ["554714", null],
    ["Benchside 4060", null],
    ["Smad2", null],
    ["BioLegend CD4", null],
    ["MAB374 Millipore", "Merck"],
    ["A5441 sigma", "Merck"],
    ["alternative to sc-7964", "Santa Cruz Biotechnology"],
    ["do you have an equivalent of ab32572?", "Abcam"],
    ["sc-7964の代替品", "Santa Cruz Biotechnology"],
    ["ab32572 替代品", "Abcam"],
    ["Cell Signaling 9272", "Cell Signaling Technology"],
    ["CST#4060", "Cell Signaling Technology"],
    ["CST-4060S", "Cell Signaling Technology"],
    ["CST4060", "Cell Signaling Technology"],
    ["CD4 4060", null],
    ["alternative to D9E", null],
  ])("%s is one of %s by its form or by the maker's name", (phrase, maker) => {
    expect(foreignPhrase(phrase)?.maker ?? null).toBe(maker);
  });

  it("is not read from a phrase without digits, or from a sentence", () => {
    expect(["Akt", "", "which antibody for mouse brain is 4060", "p"].map(foreignPhrase)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("a clone", () => {
  const targets = (symbol: string) => [{ symbol, name: symbol, uniprot: null, entrez: null, aliases: [] }];

  it("is its name with host, target and modification", () => {
    const first = withAttributes("1001", { clone: "D9E", host: "Rabbit", targets: targets("AKT1") });
    const conjugate = withAttributes("1002", { ...first.attributes, clone: "d9e", conjugation: "PE" });
    const others = [
      withAttributes("1003", { ...first.attributes, host: "Mouse" }),
      withAttributes("1004", { ...first.attributes, targets: targets("AKT2") }),
      withAttributes("1005", { ...first.attributes, targetModifications: ["pSer473"] }),
    ];
    expect(cloneIdentity(conjugate)).toBe(cloneIdentity(first));
    for (const other of others) expect(cloneIdentity(other)).not.toBe(cloneIdentity(first));
    expect(cloneIdentity(withAttributes("1006", { clone: null }))).toBeNull();
    expect(byClone([first, ...others, conjugate]).map((group) => group.map(({ key }) => key))).toEqual([
      ["1001", "1002"],
      ["1003"],
      ["1004"],
      ["1005"],
    ]);
  });
});

it.each([
  ["/products/4058/evidence.csv", "/products/4060/evidence.csv"],
  ["/products/4058S/datasheet/pdf?size=a4", "/products/4060/datasheet/pdf?size=a4"],
  ["/products/4058/evidence/WB/H", "/products/4060/evidence/WB/H"],
  ["/products/primary-antibodies/4058/datasheet", "/products/4060/datasheet"],
  ["/products/4060/4058s/protocol/1?size=a4", "/products/4060/protocol/1?size=a4"],
  ["/products/%34058/datasheet", "/products/4060/datasheet"],
])("%s leads to the same address of the new number", (path, to) => {
  expect(renumberedPath(new URL(path, "https://shop.example"), "4058", "4060")).toBe(to);
});

it("a page states first why a product is not sold", () => {
  expect(standingOf(product("4060"))).toBe("sold");
  expect(standingOf(product("4060", { status: "Obsolete" }))).toBe("ended");
  const withdrawal = { reason: "It failed.", day: "2026-03-12" };
  expect(standingOf(withAttributes("4060", { lineage: { ...lineage, withdrawal } }, { status: "Obsolete" }))).toBe(
    "withdrawn",
  );
});
