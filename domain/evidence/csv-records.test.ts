import { evidenceRecord } from "@contracts/catalogue/evidence";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { evidence } from "../../tests/factories/evidence";
import { cellsOfRecord, recordColumns, recordOfCells } from "./csv-records";

const cells = (record: ReturnType<typeof evidence>) => {
  const values = cellsOfRecord(record);
  return Object.fromEntries(recordColumns.map((name, index) => [name, values[index] ?? ""]));
};

describe("records as CSV", () => {
  it.each([
    evidence("plain"),
    evidence("full", {
      testedKey: "9272",
      sample: { kind: "tissue", name: "kidney", accession: "UBERON:0002113", state: null },
      preparation: { fixation: "formaldehyde", retrieval: null, permeabilisation: null, lysis: null },
      control: { kind: "ko", id: "HeLa, target deleted" },
      pillar: "genetic",
      measure: { kind: "signal left", value: -0.5, unit: "log2", threshold: null, n: 3 },
      observedKda: [60, 42.5],
      figureIds: ["4060-1-aa", "4060-2-bb"],
      source: {
        kind: "literature",
        name: "a paper",
        identifier: { scheme: "doi", value: "10.0000/demo" },
        sponsored: true,
      },
      performed: "2025-12-01",
      state: { kind: "withdrawn", reason: "=1+1, the line was another one", day: "2026-03-01" },
    }),
    evidence("spoken", {
      state: { kind: "withdrawn", reason: "a mistake", reasons: { ja: "誤りのため", zh: "有误" }, day: "2026-03-01" },
    }),
    evidence("superseded", { state: { kind: "superseded", by: "full" }, dilution: "'-as written" }),
  ])("round-trip: $id", (record) => {
    expect(v.parse(evidenceRecord, recordOfCells(cells(record)))).toEqual(record);
  });

  it("contain no formula", () => {
    const record = evidence("a", { dilution: '=HYPERLINK("x")', sample: { ...evidence("a").sample, name: "@SUM" } });
    expect(cellsOfRecord(record).filter((cell) => /^[=@]/.test(cell))).toEqual([]);
  });

  it.each([
    ["measure.value", { "measure.kind": "ratio", "measure.unit": "fold", "measure.value": "a lot" }],
    ["source.sponsored", { "source.sponsored": "perhaps" }],
    ["rating", { rating: "5" }],
  ])("keep an invalid cell for the schema to report: %s", (path, wrong) => {
    const parsed = v.safeParse(evidenceRecord, recordOfCells({ ...cells(evidence("a")), ...wrong }));
    expect(parsed.success ? null : v.getDotPath(parsed.issues[0])).toBe(path);
  });
});
