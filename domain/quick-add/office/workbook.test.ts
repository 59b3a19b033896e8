import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readListBytes } from "../list-bytes";
import { readWorkbook } from "./workbook";

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relation = (id: string, target: string) => `<Relationship Id="${id}" Type="worksheet" Target="${target}"/>`;

function workbook(sheets: Record<string, string>, { strings = "", state = "" } = {}) {
  const names = Object.keys(sheets);
  const listed = names.map(
    (name, at) => `<sheet name="${name}" sheetId="${at + 1}" ${at > 0 ? state : ""} r:id="rId${at}"/>`,
  );
  const files = {
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook ${main}><sheets>${listed.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${names.map((_, at) => relation(`rId${at}`, `worksheets/sheet${9 - at}.xml`)).join("")}</Relationships>`,
    "xl/sharedStrings.xml": `<sst ${main}>${strings}</sst>`,
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${9 - at}.xml`,
        `<worksheet ${main}><sheetData>${sheets[name]}</sheetData></worksheet>`,
      ]),
    ),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

describe("a workbook", () => {
  it("is read as cells with tabs, with shared, inline and stored texts", () => {
    const strings =
      "<si><t>Catalog &amp; number</t></si><si><r><t>抗体</t></r><rPh sb='0' eb='2'><t>コウタイ</t></rPh></si>";
    const first = `
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Qty</t></is></c></row>
      <row r="2"><c r="A2" t="str"><f>B1</f><v>4060S</v></c><c r="B2" t="s"><v>1</v></c><c r="C2"><v>2</v></c></row>
      <row r="3"><c r="A3"><v>4.06E3</v></c><c r="B3" t="e"><v>#N/A</v></c></row><row r="4"/>`;
    expect(readWorkbook(workbook({ Order: first }, { strings }))).toBe("Catalog & number\t\tQty\n4060S\t抗体\t2\n4060");
  });

  it("has its sheets in their order, without the hidden ones", () => {
    const row = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
    const sheets = { One: row("4060S"), Two: row("9272S") };
    expect(readWorkbook(workbook(sheets))).toBe("4060S\n9272S");
    expect(readWorkbook(workbook(sheets, { state: 'state="veryHidden"' }))).toBe("4060S");
  });

  it("lacks the rows that a filter hides, and hidden columns", () => {
    const cells = (...texts: string[]) => texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("");
    const rows = `<row>${cells("4060S", "9272S", "2")}</row><row hidden="1">${cells("9803S", "", "1")}</row>`;
    const sheet = zipSync({
      "xl/workbook.xml": strToU8('<x:workbook><x:sheets><x:sheet name="A" d3p1:id="r1"/></x:sheets></x:workbook>'),
      "xl/_rels/workbook.xml.rels": strToU8(relation("r1", "/xl/worksheets/sheet1.xml")),
      "xl/worksheets/sheet1.xml": strToU8(
        `<worksheet><cols><col min="2" max="2" hidden="true"/></cols><sheetData>${rows}</sheetData></worksheet>`,
      ),
    });
    expect(readWorkbook(sheet)).toBe("4060S\t\t2");
  });

  it("is null for another archive, a broken one, or one that unpacks to too much", () => {
    expect(readWorkbook(zipSync({ "word/document.xml": strToU8("<w/>") }))).toBeNull();
    expect(readWorkbook(workbook({ One: "" }).subarray(0, 300))).toBeNull();
    expect(readWorkbook(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0]))).toBeNull();
    const bomb = workbook({ One: " ".repeat(200_000) });
    expect(bomb.length).toBeLessThan(5000);
    expect([readWorkbook(bomb, 100_000), readWorkbook(bomb)]).toEqual([null, ""]);
  });

  it("T-QADD-06: is a list like one of text", () => {
    const rows = '<row><c t="inlineStr"><is><t>4060S</t></is></c><c><v>2</v></c></row>';
    expect(readListBytes(workbook({ One: rows }), "windows-1252")).toEqual({ ok: true, text: "4060S\t2" });
  });
});
