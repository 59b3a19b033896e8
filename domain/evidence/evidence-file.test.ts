import type { ProductEvidence } from "@contracts/catalogue/evidence";
import { expect, it } from "vitest";
import { evidence, homologyOf } from "../../tests/factories/evidence";
import { product } from "../../tests/factories/product";
import { readRecord } from "../tables/records";
import { cellsOfRow, recordColumns, recordOfCells } from "./csv-records";
import { evidenceCsv, evidenceJson } from "./evidence-file";
import { fieldNames } from "./field-names";

const known: ProductEvidence = {
  productKey: "4060",
  records: [
    evidence("a"),
    evidence("b", { application: "IP", species: "M", outcome: "does-not-support" }),
    evidence("c", { state: { kind: "withdrawn", reason: "mislabeled", day: "2026-03-01" } }),
  ],
  homology: [homologyOf("B", 0.94, { low: 0.9, method: "=aligned" })],
  uses: [{ productKey: "4060", application: "IF-IC", species: "H", papers: 3 }],
};

function rowsOf(csv: string): Record<string, string>[] {
  const rows: (readonly string[])[] = [];
  for (let at = 1; at < csv.length; ) {
    const { cells, end } = readRecord(csv, at, ",");
    rows.push(cells);
    at = end;
  }
  const [header = [], ...others] = rows;
  return others.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ""])));
}

it("the CSV file states the verdicts of the JSON file, with the version of their rule", () => {
  const { verdicts } = evidenceJson(product("4060"), known, { product: "/p", rule: "/r" });
  const stated = rowsOf(evidenceCsv(product("4060"), known)).filter(({ row }) => row === "verdict");
  expect(stated.map((row) => [row.application, row.species, row["verdict.kind"], row["verdict.rule"]])).toEqual(
    verdicts.map(({ application, species, kind, rule }) => [application, species, kind, String(rule)]),
  );
  expect(stated.find(({ application, species }) => application === "WB" && species === "H")).toMatchObject({
    productKey: "4060",
    "verdict.counts.for": "1",
    "verdict.restsOn": "a",
    "verdict.setAside": "c",
  });
  expect(stated.find(({ application, species }) => application === "IF-IC" && species === "B")).toMatchObject({
    "verdict.kind": "predicted",
    "verdict.prediction.basis": "immunogen",
    "verdict.prediction.percent": "90",
  });
});

it("the CSV file states homology, and its records are read as they were written", () => {
  const rows = rowsOf(evidenceCsv(product("4060"), known));
  expect(rows.filter(({ row }) => row === "homology")).toMatchObject([
    { species: "B", "homology.identity": "0.94", "homology.low": "0.9", "homology.method": "'=aligned" },
  ]);
  const read = rows.flatMap((row) => {
    const cells = cellsOfRow(row);
    return cells ? [recordOfCells(cells)] : [];
  });
  expect(read).toEqual(known.records);
});

it("a row of an unknown kind, or a record with cells of another row, is left for the schema to refuse", () => {
  expect(cellsOfRow({ row: "note", id: "a" })).toEqual({ row: "note", id: "a" });
  expect(cellsOfRow({ row: "record", id: "a", "verdict.kind": "failed", "verdict.rule": "" })).toEqual({
    id: "a",
    "verdict.kind": "failed",
  });
});

it("the JSON file states which verdicts the guarantee covers, and the names of record fields in other projects", () => {
  const { rule } = evidenceJson(product("4060"), known, { product: "/p", rule: "/r" });
  expect(rule.guaranteed).toEqual(["validated", "recommended"]);
  expect(fieldNames.filter(({ field }) => !recordColumns.includes(field))).toEqual([]);
});
