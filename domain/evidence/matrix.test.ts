import { describe, expect, it } from "vitest";
import { evidence, homologyOf } from "../../tests/factories/evidence";
import { product } from "../../tests/factories/product";
import { cellVerdict, evidencedProduct, evidenceMatrix } from "./matrix";

const listed = (code: string, species: string[]) => ({
  method: code,
  codeForDisplay: code,
  group: "",
  dilutionFactor: { optimal: null, low: null, high: null },
  applicationMessage: null,
  species,
  protocolId: null,
});
const antibody = product("4060", {
  attributes: {
    ...product("4060").attributes,
    clonality: "Polyclonal",
    lots: [
      {
        number: "24",
        reactivity: ["H"],
        homology: ["B"],
        sensitivity: "Endogenous",
        concentration: null,
        applications: [listed("IHC-P", ["H"]), listed("WB", ["H"])],
      },
    ],
  },
});
const known = {
  productKey: "4060",
  records: [evidence("a"), evidence("b", { application: "IP", species: "Z", outcome: "does-not-support" })],
  homology: [homologyOf("B", 1)],
  uses: [{ productKey: "4060", application: "IHC-P", species: "H", papers: 3 }],
};

describe("the matrix", () => {
  it("has every listed, tested or predicted application and species, in display order", () => {
    const { applications, species, cells } = evidenceMatrix(antibody, known);
    expect(applications).toEqual(["WB", "IP", "IHC-P"]);
    expect(species).toEqual(["H", "B", "Z"]);
    const kinds = Object.fromEntries(cells.map((cell) => [`${cell.application} ${cell.species}`, cell.verdict.kind]));
    expect(kinds).toMatchObject({
      "WB H": "recommended",
      "WB B": "predicted",
      "WB Z": "not-tested",
      "IP Z": "failed",
      "IHC-P H": "used-in-papers",
      "IHC-P B": "predicted",
    });
    expect(cells).toHaveLength(9);
  });

  it("takes clonality, current lot and bridges between lots from the catalogue", () => {
    const older = { ...known, records: [evidence("a", { lot: "23" })] };
    const cell = { application: "WB", species: "H" };
    expect(cellVerdict(older, evidencedProduct(antibody), cell).kind).toBe("not-tested");
    const lotBridges = [{ lot: "23", toLot: "24", pass: true }];
    const bridged = { ...antibody, attributes: { ...antibody.attributes, lotBridges } };
    expect(cellVerdict(older, evidencedProduct(bridged), cell).kind).toBe("recommended");
  });
});
