import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvText } from "./csv-text";
import { readRecord } from "./records";
import { spreadsheetCell, textOfCell } from "./spreadsheet-cell";
import { readTabSeparated } from "./tab-separated";

function read(text: string): (readonly string[])[] {
  const records: (readonly string[])[] = [];
  for (let at = 0; at < text.length; ) {
    const { cells, end } = readRecord(text, at, ",");
    records.push(cells);
    at = end;
  }
  return records;
}

describe("CSV", () => {
  it("round-trips cells with any content", () => {
    const cell = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('"', ",", "\r\n", "\n", '",', '""'));
    const row = fc.array(cell, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        expect(read(csvText(rows).slice(1))).toEqual(rows);
      }),
    );
  });

  it("starts with the byte order mark of UTF-8 and has quotation marks only where they are needed", () => {
    expect(
      csvText([
        ["製品番号", "数量"],
        ["4060S", 2],
        ['5" gel', "a,b"],
      ]),
    ).toBe('\uFEFF製品番号,数量\r\n4060S,2\r\n"5"" gel","a,b"\r\n');
  });

  it.each([
    ["Mint", "Mint"],
    ["=SUM(A1)", "'=SUM(A1)"],
    ["＝SUM(A1)", "'＝SUM(A1)"],
    ["'=SUM(A1)", "''=SUM(A1)"],
    ["\t@x", "'\t@x"],
    ["-12.50", "-12.50"],
    ["-2+3", "'-2+3"],
    ["+49 30 1234", "'+49 30 1234"],
  ])("writes %j as %j, which no spreadsheet evaluates, and reads it back", (text, cell) => {
    expect(spreadsheetCell(text)).toBe(cell);
    expect(textOfCell(cell)).toBe(text);
  });

  it("reads a quotation mark that does not enclose a whole cell as text", () => {
    expect(read('5" gel,"open\n4060S,2')).toEqual([
      ['5" gel', '"open'],
      ["4060S", "2"],
    ]);
  });
});

describe("a tab-separated table", () => {
  const table = readTabSeparated('\uFEFFsymbol\talias\r\nAKT1\t"PKB\r\nMTOR\r\n', "targets");

  it("has cells by the names of its columns, and quotation marks are text", () => {
    const [symbol, alias] = [table.column("gene", "symbol"), table.column("alias")];
    expect([...table.rows].map((cell) => [cell(symbol), cell(alias)])).toEqual([
      ["AKT1", '"PKB'],
      ["MTOR", ""],
      ["", ""],
    ]);
  });

  it("names the missing column", () => {
    expect(table.optionalColumn("pmid")).toBe(-1);
    expect(() => table.column("pmid", "id")).toThrow("The table of targets has no column pmid or id");
  });
});
