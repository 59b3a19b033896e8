import type { Application, Product } from "@contracts/catalogue/catalogue";
import { describe, expect, it } from "vitest";
import { product } from "../../tests/factories/product";
import { productDocument } from "../search-documents/product-document";
import { applicationTable, dilutionText, testedSpecies } from "./applications";

const undiluted = { optimal: null, low: null, high: null };
const one = (denominator: number) => ({ numerator: 1, denominator });

function application(codeForDisplay: string, over: Partial<Application> = {}): Application {
  return {
    method: codeForDisplay,
    codeForDisplay,
    group: "",
    dilutionFactor: undiluted,
    applicationMessage: null,
    species: [],
    protocolId: null,
    ...over,
  };
}

function tested(lot: Partial<Product["attributes"]["lots"][number]>): Product {
  const { attributes, ...rest } = product("4060");
  const newest = { number: "20", reactivity: [], homology: [], sensitivity: "", concentration: null, applications: [] };
  const older = { ...newest, number: "19", reactivity: ["Z"], applications: [application("ELISA")] };
  return { ...rest, attributes: { ...attributes, lots: [{ ...newest, ...lot }, older] } };
}

describe("application table", () => {
  it("C-DATA-05: comes from the newest lot, with reactivity and homology as columns", () => {
    const table = applicationTable(
      tested({
        reactivity: ["R", "H"],
        homology: ["Dm", "H"],
        applications: [application("WB", { species: ["H", "Mk"] })],
      }),
    );
    expect(table.species).toEqual(["H", "R", "Mk", "Dm"]);
    expect(table.homology).toEqual(["Dm", "H"]);
    expect(table.rows.map(({ code, tested: species }) => [code, species])).toEqual([["WB", ["H", "Mk"]]]);
  });

  it("C-DATA-12: lists codes without a display name as other, last", () => {
    const { rows } = applicationTable(
      tested({ applications: ["Dot", "IP", "constructor", "WB"].map((code) => application(code)) }),
    );
    expect(rows.map(({ code, name }) => `${code}: ${name}`)).toEqual([
      "WB: WB",
      "IP: IP",
      "Dot: other",
      "constructor: other",
    ]);
  });

  it("C-DATA-11: adds a message to the eCLIP row", () => {
    const [row] = applicationTable(
      tested({ applications: [application("eCLIP", { applicationMessage: "Use 5 µg." })] }),
    ).rows;
    expect(row).toMatchObject({ name: "eCLIP", message: "Use 5 µg.", dilution: null });
  });

  it.each([
    ["those that an application names", [application("WB", { species: ["H", "M"] })], ["H", "M"]],
    ["those of the lot without applications", [], ["Dm", "H", "M"]],
  ])("has the tested species of the search document: %s", (_name, applications, expected) => {
    const product = tested({ reactivity: ["H", "M", "Dm"], homology: ["R"], applications });
    expect(testedSpecies(applicationTable(product)).toSorted()).toEqual(expected);
    const { speciescodes, applicationcodes } = productDocument(product, "en");
    expect(speciescodes.toSorted()).toEqual(expected);
    expect(applicationcodes).toEqual(applications.map(({ codeForDisplay }) => codeForDisplay));
  });

  it("is empty without a lot", () => {
    expect(applicationTable(product("4060"))).toEqual({ rows: [], species: [], homology: [] });
  });
});

describe("C-DATA-11: dilutions", () => {
  it.each([
    ["the optimal one", { ...undiluted, optimal: one(1000) }, "1:1000"],
    ["a range, the stronger first", { ...undiluted, low: one(2000), high: one(500) }, "1:500 – 1:2000"],
    ["a range in order", { ...undiluted, low: one(500), high: one(2000) }, "1:500 – 1:2000"],
    ["one end of a range", { ...undiluted, low: one(50) }, "1:50"],
    ["none", undiluted, null],
  ])("%s", (_name, factor, text) => {
    expect(dilutionText(factor)).toBe(text);
  });
});
