import { describe, expect, it } from "vitest";
import { linesOfJson } from "./json-rows";

describe("JSON in pasted text", () => {
  it("becomes a table with the fields' names, also below one field of an object", () => {
    const rows = [
      { sku: "4060S", count: 2 },
      { sku: "9272S", note: "two\nlines" },
    ];
    const table = "sku\tcount\tnote\n4060S\t2\t\n9272S\t\ttwo lines";
    expect(linesOfJson(JSON.stringify(rows))).toBe(table);
    expect(linesOfJson(JSON.stringify({ order: "7", items: rows }))).toBe(table);
  });

  it("stays text if its objects share no fields, because the table would be many times longer", () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({ [`field${index}`]: 1 }));
    expect(linesOfJson(JSON.stringify(rows))).toBeNull();
  });

  it.each(["4060S 2", "[10:03] Lena: 4060S", "{", "[]", "[1]", '{"a":1}'])("is not %s", (text) => {
    expect(linesOfJson(text)).toBeNull();
  });
});
