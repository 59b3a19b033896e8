import { createHash } from "node:crypto";
import { lot as lotSchema } from "@contracts/catalogue/lots";
import { lotFactsText } from "@domain/lots/lot-facts";
import { lotFault } from "@domain/lots/lot-faults";
import { byRelease, lotState } from "@domain/lots/lot-state";
import * as v from "valibot";
import { expect, it } from "vitest";
import { createCatalogue } from "../catalogue";

const catalogue = createCatalogue({ size: 2000 });
const entries = catalogue.plans.map((plan) => ({ plan, lots: catalogue.lots(plan) }));
const all = entries.flatMap(({ lots }) => lots);

it("every product that can be shipped has lots, without contradictions and marked as demonstration", () => {
  const without = entries.filter(({ lots }) => lots.length === 0).map(({ plan }) => plan);
  expect(
    new Set(without.map(({ productType, status }) => productType === "Service" || status.startsWith("P") || status)),
  ).toEqual(new Set([true, "Commercialization"]));
  for (const lot of all) {
    expect(v.parse(lotSchema, lot)).toEqual(lot);
    expect([lot.productKey, lot.number, lotFault(lot)]).toEqual([lot.productKey, lot.number, null]);
    expect(lot.demonstration).toBe(true);
  }
});

it("the newest lot is the catalogue entry's, and has its concentration", () => {
  for (const { plan, lots } of entries.slice(0, 200)) {
    const [entry] = catalogue.product(plan).attributes.lots;
    const [newest] = [...lots].sort(byRelease);
    if (entry && newest) expect([newest.number, newest.concentration]).toEqual([entry.number, entry.concentration]);
  }
});

it("a certificate states the concentration that was measured", () => {
  const measured = all.flatMap((lot) => {
    const test = lot.tests.find(({ property }) => property === "Concentration");
    return test ? [[lot.concentration, `${test.result} ${test.unit}`]] : [];
  });
  expect(measured.length).toBeGreaterThan(500);
  for (const [stated, result] of measured) expect(result).toBe(stated);
});

it("a certificate states the acidity of the buffer, and none of stains and beads", () => {
  const acidityOf = (name: string) =>
    entries
      .filter(({ plan }) => plan.name === name)
      .flatMap(({ lots }) => lots.flatMap(({ tests }) => tests))
      .flatMap(({ property, result }) => (property.startsWith("pH") ? [Math.round(Number(result))] : []));
  expect(new Set(acidityOf("Citrate Unmasking Solution (10X)"))).toEqual(new Set([6]));
  expect(new Set(acidityOf("EDTA Unmasking Solution (10X)"))).toEqual(new Set([8]));
  expect(acidityOf("Protein A Magnetic Beads")).toEqual([]);
});

it("the catalogue entry contains the bridges between lots of polyclonal antibodies, for their verdicts", () => {
  const polyclonal = entries
    .map(({ plan, lots }) => ({ lots, attributes: catalogue.product(plan).attributes }))
    .filter(({ attributes }) => attributes.clonality === "Polyclonal");
  const bridges = polyclonal.flatMap(({ attributes }) => attributes.lotBridges);
  expect(bridges.length).toBeGreaterThan(10);
  for (const { lots, attributes } of polyclonal)
    expect(attributes.lotBridges).toEqual(
      lots.flatMap(({ number, bridge }) => (bridge ? [{ lot: number, toLot: bridge.toLot, pass: bridge.pass }] : [])),
    );
});

it("the checksum of a certificate covers all its facts", () => {
  for (const lot of all.slice(0, 50)) {
    const sha256 = createHash("sha256").update(lotFactsText(lot)).digest("hex");
    expect(lot.documents.map((document) => document.sha256)).toEqual([sha256, sha256]);
  }
});

it("every state occurs, and trade item numbers are unique", () => {
  expect(new Set(all.map(lotState))).toEqual(new Set(["released", "low", "superseded", "depleted", "recalled"]));
  const gtins = new Map<string, string>();
  for (const { sku, gtin } of all.flatMap(({ stock }) => stock)) {
    expect(gtins.get(gtin ?? "") ?? sku).toBe(sku);
    gtins.set(gtin ?? "", sku);
  }
});
