import { describe, expect, it } from "vitest";
import { readBulkList } from "./bulk-list";
import { legacyEncodings, readListBytes } from "./list-bytes";

const utf16 = (text: string, mark: boolean) => new Uint8Array(Buffer.from(`${mark ? "\ufeff" : ""}${text}`, "utf16le"));
const utf8 = (text: string) => new TextEncoder().encode(text);
const table = "製品番号\t数量\r\n4060S\t2\r\n";

describe("readListBytes", () => {
  it.each([
    ["UTF-8", utf8(table)],
    ["UTF-8 with its mark", utf8(`\ufeff${table}`)],
    ["UTF-16 as Excel writes it", utf16(table, true)],
    ["UTF-16 without its mark", utf16("Catalog No\tQty\r\n4060S\t2\r\n", false)],
    [
      "UTF-16 of the other order",
      utf16(table, true).reduce(
        (all, byte, i) => all.fill(byte, i ^ 1, (i ^ 1) + 1),
        new Uint8Array(utf16(table, true).length),
      ),
    ],
    [
      "Shift_JIS",
      new Uint8Array([
        0x90,
        0xbb,
        0x95,
        0x69,
        0x94,
        0xd4,
        0x8d,
        0x86,
        ...utf8(","),
        0x90,
        0x94,
        0x97,
        0xca,
        ...utf8("\n4060S,2\n"),
      ]),
    ],
  ])("T-QADD-06: decodes %s", (_, bytes) => {
    const result = readListBytes(bytes, legacyEncodings.jp);
    expect(result.ok).toBe(true);
    const { entries } = readBulkList(result.ok ? result.text : "");
    expect(entries.map(({ code, quantity }) => [code, quantity])).toEqual([
      ["", "1"],
      ["4060S", "2"],
    ]);
  });

  it("decodes Japanese and Chinese on an English page, and leaves accents and units alone", () => {
    const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(" ", ""), "hex"));
    const read = (bytes: Uint8Array) => readListBytes(bytes, legacyEncodings.en);
    const [comma, line] = [utf8(","), utf8("\n4060S,2")];
    // 品番, リン酸化抗体
    const japanese = [...hex("9569 94d4"), ...comma, ...hex("838a 8393 8e5f 89bb 8d52 91cc"), ...line];
    expect(read(new Uint8Array(japanese))).toEqual({ ok: true, text: "品番,リン酸化抗体\n4060S,2" });
    // 货号, 磷酸化抗体
    const chinese = [...hex("bbf5 bac5"), ...comma, ...hex("c1d7 cbe1 bbaf bfb9 cce5"), ...line];
    expect(read(new Uint8Array(chinese))).toEqual({ ok: true, text: "货号,磷酸化抗体\n4060S,2" });
    const western = "Antikörper für Müller-Lüdenscheidt, 100 µl, größte Menge, déjà vu";
    expect(read(new Uint8Array(Buffer.from(western, "latin1")))).toEqual({ ok: true, text: western });
  });

  it.each([
    ["empty", new Uint8Array()],
    ["empty", utf8(" \r\n\t")],
    ["spreadsheet", new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0])],
    ["spreadsheet", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ["binary", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73])],
    ["binary", Uint8Array.from({ length: 400 }, (_, index) => (index * 37) % 256)],
  ])("reports unreadable files as %s", (reason, bytes) => {
    expect(readListBytes(bytes, legacyEncodings.en)).toEqual({ ok: false, reason });
  });
});
