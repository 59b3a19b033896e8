import type { Product } from "@contracts/catalogue/catalogue";
import { describe, expect, it } from "vitest";
import { product } from "../../tests/factories/product";
import { dataOf, informationContent } from "./information";

function productWith(attributes: Partial<Product["attributes"]>): Product {
  const bare = product("4060");
  return { ...bare, attributes: { ...bare.attributes, ...attributes } };
}

const lot = {
  number: "20",
  reactivity: [],
  homology: [],
  sensitivity: "Endogenous",
  concentration: null,
  applications: [],
};

describe("product information parts", () => {
  it.each([
    ["background", { background: "Akt is a kinase." }],
    ["source_or_purification", { sourcePurification: "Protein A" }],
    ["specificity_or_sensitivity", { specificitySensitivity: "Only when phosphorylated" }],
    ["usage_information", { directionsForUse: "Dilute" }],
    ["kit_usage_information", { directionsForUse: "Dilute" }],
  ])("C-TMPL-21: %s comes from its attribute and is omitted without it", (kind, attributes) => {
    expect(informationContent({ kind }, productWith(attributes))).toEqual({ text: Object.values(attributes)[0] });
    expect(informationContent({ kind }, product("4060"))).toBeNull();
  });

  it("C-TMPL-21: database links omit targets without an identifier", () => {
    const target = { symbol: "AKT1", name: "Akt1", uniprot: "P31749", entrez: null, aliases: ["PKB"] };
    const targets = [target, { ...target, symbol: "AKT9", uniprot: null }];
    expect(informationContent({ kind: "database_links" }, productWith({ targets }))).toEqual({
      targets: [{ symbol: "AKT1", name: "Akt1", uniprot: "P31749", entrez: null, aliases: ["PKB"] }],
    });
    expect(informationContent({ kind: "database_links" }, product("4060"))).toBeNull();
  });

  it("C-TMPL-21: fluorescent properties need a dye", () => {
    const fluorescents = [{ name: "Alexa Fluor 488", excitation: 495, emission: 519 }];
    expect(informationContent({ kind: "fluorescent_properties" }, productWith({ fluorescents }))).toEqual({
      dyes: fluorescents,
    });
    expect(informationContent({ kind: "fluorescent_properties" }, product("4060"))).toBeNull();
  });

  it("C-TMPL-21: protocols include the product's dilution for their application", () => {
    const application = {
      method: "Western Blotting",
      codeForDisplay: "WB",
      group: "Blotting",
      dilutionFactor: { optimal: { numerator: 1, denominator: 1000 }, low: null, high: null },
      applicationMessage: null,
      species: ["H"],
      protocolId: "western-blotting",
    };
    const lots = [{ ...lot, applications: [application] }];
    const protocols = [{ id: "western-blotting", title: "Western Blotting", application: "WB", steps: [] }];
    expect(informationContent({ kind: "protocol" }, productWith({ lots, protocols }))).toEqual({
      protocols: [{ id: "western-blotting", title: "Western Blotting", application: "WB", dilution: "1:1000" }],
    });
    expect(informationContent({ kind: "protocol" }, product("4060"))).toBeNull();
  });

  it("C-TMPL-21: quality control names lot and certificate; reagents not included link to those sold here", () => {
    const given = productWith({
      qualityControl: "Tested beside the previous lot.",
      coa: "COA-4060",
      lots: [lot],
      reagentsNotIncluded: [{ name: "Lysis buffer", key: "9803" }],
    });
    expect(informationContent({ kind: "quality_control" }, given)).toEqual({
      text: "Tested beside the previous lot.",
      data: [
        { term: "lot", value: "20" },
        { term: "coa", value: "COA-4060" },
      ],
    });
    expect(informationContent({ kind: "reagents_not_included" }, given)).toEqual({
      reagents: [{ name: "Lysis buffer", key: "9803" }],
    });
    for (const kind of ["quality_control", "reagents_not_included"])
      expect(informationContent({ kind }, product("4060"))).toBeNull();
  });

  it("C-TMPL-21: a pathway image shows one side of the target, and is omitted if that side is empty", () => {
    const step = { label: "PDK1", effect: "activates" as const, site: "Thr308" };
    const given = productWith({
      pathways: [{ name: "PI3K / Akt", href: "/research/pathways/x", label: "Akt", upstream: [step], downstream: [] }],
    });
    expect(informationContent({ kind: "pathway_image", direction: "upstream" }, given)).toEqual({
      pathways: [
        { name: "PI3K / Akt", href: "/research/pathways/x", label: "Akt", direction: "upstream", steps: [step] },
      ],
    });
    expect(informationContent({ kind: "pathway_image", direction: "downstream" }, given)).toBeNull();
    expect(informationContent({ kind: "pathway_image", direction: "upstream" }, product("4060"))).toBeNull();
  });

  it("C-DATA-06: references follow the background, with a separate PubMed id", () => {
    const references = [
      "Darnell JE Jr (1997) STATs and gene regulation. Science 277, 1630–1635. PMID 9287210",
      "A book.",
    ];
    expect(informationContent({ kind: "background" }, productWith({ background: "Akt.", references }))).toEqual({
      text: "Akt.",
      references: [
        { text: "Darnell JE Jr (1997) STATs and gene regulation. Science 277, 1630–1635.", pmid: "9287210" },
        { text: "A book.", pmid: null },
      ],
    });
  });

  it("C-DATA-05: data of the newest lot overrides the product's own", () => {
    const given = productWith({ concentration: "1 mg/ml" });
    expect(dataOf(given, ["lot", "concentration", "sensitivity"])).toEqual([
      { term: "concentration", value: "1 mg/ml" },
    ]);
    const lots = [{ ...lot, concentration: "2 mg/ml" }];
    expect(dataOf(productWith({ concentration: "1 mg/ml", lots }), ["lot", "concentration", "sensitivity"])).toEqual([
      { term: "lot", value: "20" },
      { term: "concentration", value: "2 mg/ml" },
      { term: "sensitivity", value: "Endogenous" },
    ]);
  });

  it("C-DATA-06, C-DATA-08: further data has commodity code, release date and revision date", () => {
    const given = productWith({
      unspsc: "12352203",
      statusDates: [
        { status: "Pending", date: "2019-01-01" },
        { status: "Released", date: "2020-01-02T00:00:00Z" },
      ],
      auditLog: { "xml-generation-date": "2024-05-06" },
    });
    expect(dataOf(given, ["unspsc", "released", "revised"])).toEqual([
      { term: "unspsc", value: "12352203" },
      { term: "released", value: "2020-01-02" },
      { term: "revised", value: "2024-05-06" },
    ]);
    expect(dataOf({ ...given, status: "Discontinued" }, ["released"])).toEqual([]);
  });

  it("omits an unknown part", () => {
    expect(informationContent({ kind: "constructor" }, product("4060"))).toBeNull();
  });
});
