import type { Product } from "@contracts/catalogue";
import { describe, expect, it } from "vitest";
import { product } from "../../tests/factories/product";
import { informationContent } from "./information";

function productWith(attributes: Partial<Product["attributes"]>): Product {
  const bare = product("4060");
  return { ...bare, attributes: { ...bare.attributes, ...attributes } };
}

describe("parts of the product information", () => {
  it.each([
    ["background", { background: "Akt is a kinase." }],
    ["source_or_purification", { sourcePurification: "Protein A" }],
    ["specificity_or_sensitivity", { specificitySensitivity: "Only when phosphorylated" }],
    ["usage_information", { directionsForUse: "Dilute" }],
    ["kit_usage_information", { directionsForUse: "Dilute" }],
  ])("C-TMPL-21: %s comes from its attribute and is left out without it", (kind, attributes) => {
    expect(informationContent(kind, productWith(attributes))).toEqual({ text: Object.values(attributes)[0] });
    expect(informationContent(kind, product("4060"))).toBeNull();
  });

  it("C-TMPL-21: database links leave out targets without an identifier", () => {
    const target = { symbol: "AKT1", name: "Akt1", uniprot: "P31749", entrez: null, aliases: [] };
    const targets = [target, { ...target, symbol: "AKT9", uniprot: null }];
    expect(informationContent("database_links", productWith({ targets }))).toEqual({
      targets: [{ symbol: "AKT1", name: "Akt1", uniprot: "P31749", entrez: null }],
    });
    expect(informationContent("database_links", product("4060"))).toBeNull();
  });

  it("C-TMPL-21: fluorescent properties need a dye", () => {
    const fluorescents = [{ name: "Alexa Fluor 488", excitation: 495, emission: 519 }];
    expect(informationContent("fluorescent_properties", productWith({ fluorescents }))).toEqual({ dyes: fluorescents });
    expect(informationContent("fluorescent_properties", product("4060"))).toBeNull();
  });

  it("C-DATA-05: product data of the newest lot goes before the product's own", () => {
    const lot = { number: "20", reactivity: [], homology: [], sensitivity: "Endogenous", applications: [] };
    const given = productWith({ concentration: "1 mg/ml", storage: "-20 °C", storageTemperature: null });
    expect(informationContent("custom_product_data", given)).toEqual({
      data: [
        { term: "concentration", value: "1 mg/ml" },
        { term: "storage", value: "-20 °C" },
      ],
    });
    const lots = [{ ...lot, concentration: "2 mg/ml" }];
    expect(informationContent("custom_product_data", { ...given, attributes: { ...given.attributes, lots } })).toEqual({
      data: [
        { term: "lot", value: "20" },
        { term: "concentration", value: "2 mg/ml" },
        { term: "sensitivity", value: "Endogenous" },
        { term: "storage", value: "-20 °C" },
      ],
    });
  });

  it("a kind without a place says nothing", () => {
    expect(informationContent("constructor", product("4060"))).toBeNull();
  });
});
