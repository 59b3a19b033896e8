/** Lots for tests: small, valid, and equal unless a test changes them. */
import type { Lot, LotTest } from "@contracts/catalogue/lots";

export const lotTest = (over: Partial<LotTest> = {}): LotTest => ({
  property: "Concentration",
  method: "Absorbance at 280 nm",
  result: 1.02,
  unit: "mg/ml",
  min: 0.9,
  max: 1.1,
  pass: true,
  figureIds: [],
  besideLot: null,
  ...over,
});

export const lot = (over: Partial<Lot> = {}): Lot => ({
  productKey: "4060",
  number: "24",
  aliases: [],
  made: "2026-01-02",
  released: "2026-01-10",
  expires: "2028-01-10",
  retest: null,
  state: "released",
  recall: null,
  formulation: null,
  concentration: "1.02 mg/ml",
  parentLot: null,
  degreeOfLabelling: null,
  tests: [lotTest()],
  bridge: null,
  documents: [],
  stock: [{ sku: "4060S", gtin: null, left: 50 }],
  demonstration: true,
  ...over,
});
