import { describe, expect, it } from "vitest";
import { Column } from "./column";

/** Ordinals of the documents' values, as texts. */
const valuesOf = (column: Column, document: number) =>
  (column.lists[column.listOf(document)] ?? []).map((ordinal) => column.values[ordinal]);

describe("a column", () => {
  it("keeps the values of every document, however many different lists there are", () => {
    const column = new Column("text");
    // More than fit into one byte, then more than fit into two.
    const count = 70_000;
    for (let document = 0; document < count; document += 1) column.set(document, `name ${document}`);
    column.set(count, ["name 5", "name 70"]);
    column.set(count + 1, ["name 5"]);
    column.set(3, null);
    for (const document of [0, 255, 256, 1024, 65_535, 65_536, count - 1])
      expect(valuesOf(column, document)).toEqual([`name ${document}`]);
    expect(valuesOf(column, count)).toEqual(["name 5", "name 70"]);
    expect(column.listOf(count + 1)).toBe(column.listOf(5));
    expect([valuesOf(column, 3), valuesOf(column, count + 2)]).toEqual([[], []]);
    expect(column.lists).toHaveLength(count + 2);
  });

  it("grows with its documents while few lists are known", () => {
    const column = new Column("text");
    for (let document = 0; document < 5000; document += 1) column.set(document, document % 3 === 0 ? "Human" : "Mouse");
    expect(column.lists).toHaveLength(3);
    const all = Uint32Array.from({ length: 5000 }, (_, document) => document);
    expect([...column.counts(all)]).toEqual([1667, 3333]);
  });
});
