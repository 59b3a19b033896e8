import { evidenceRecord } from "@contracts/catalogue/evidence";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { evidence, evidencedProduct } from "../../tests/factories/evidence";
import { customerRecord } from "./customer-record";
import { evidenceVerdict } from "./verdict";

const review = {
  id: "8a0ff6a2-6a1e-4e2e-a3f4-3a6a0c7e1a11",
  application: "WB",
  species: "H",
  outcome: "does-not-support",
  lot: "24",
  day: "2026-05-01",
  demonstration: false,
} as const;

describe("a review", () => {
  it("is a customer's record if it names application, species, outcome and lot", () => {
    const record = customerRecord(review, "4060");
    expect(v.parse(evidenceRecord, record)).toEqual(record);
    expect(record).toMatchObject({ id: `review-${review.id}`, lot: "24", source: { kind: "customer" } });
  });

  it.each(["application", "species", "outcome", "lot"] as const)("is none without %s", (field) => {
    expect(customerRecord({ ...review, [field]: null }, "4060")).toBeNull();
  });

  it("contradicts others' tests, separates nothing by its unknown sample, and decides nothing alone", () => {
    const record = customerRecord(review, "4060") ?? expect.fail("no record");
    const verdict = (...records: (typeof record)[]) =>
      evidenceVerdict({ records, papers: 0, homology: [], product: evidencedProduct() });
    expect(verdict(record).kind).toBe("not-tested");
    expect(verdict(record, evidence("a"))).toMatchObject({ kind: "mixed", conditions: [] });
  });
});
