import * as v from "valibot";
import { expect, it } from "vitest";
import { evidence, homologyOf } from "../../tests/factories/evidence";
import { evidenceRecord, homology } from "./evidence";

const pathOf = (schema: v.GenericSchema, value: unknown) => {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? null : v.getDotPath(parsed.issues[0]);
};

it("accepts a record", () => {
  expect(pathOf(evidenceRecord, evidence("a"))).toBeNull();
  expect(pathOf(homology, homologyOf("B", 0.98, { low: 0.95, high: 1 }))).toBeNull();
});

it.each([
  ["control.kind", { pillar: "genetic" }],
  ["secondAntibody", { pillar: "independent" }],
  ["testedKey", { testedKey: "4060" }],
  ["lot", { lot: null, source: { kind: "customer", name: "a customer", identifier: null, sponsored: false } }],
  ["performed", { performed: "2026-02-31x" }],
  ["performed", { performed: "2026-03-01", published: "2026-02-01" }],
  ["published", { published: "2026-02-31" }],
  [
    "measure.value",
    { measure: { kind: "ratio", value: Number.POSITIVE_INFINITY, unit: "1", threshold: null, n: null } },
  ],
  ["state.by", { state: { kind: "superseded" } }],
  ["outcome", { outcome: "works" }],
  ["rating", { rating: 5 }],
] as const)("refuses a record for its %s", (path, over) => {
  expect(pathOf(evidenceRecord, { ...evidence("a"), ...over })).toBe(path);
});

it("rejects an identity range that does not contain the identity", () => {
  expect(pathOf(homology, homologyOf("B", 0.9, { low: 0.95 }))).toBe("low");
  expect(pathOf(homology, homologyOf("B", 0.9, { high: 0.85 }))).toBe("high");
});
