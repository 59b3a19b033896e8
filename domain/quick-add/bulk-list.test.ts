import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBulkList } from "./bulk-list";
import { maxListRows } from "./list-limits";
import { listQuantity } from "./list-quantity";

/** "row: code × quantity" of every entry; rows without a number show their beginning. */
const read = (text: string) =>
  readBulkList(text).entries.map(({ row, code, quantity, text: said }) =>
    code === "" ? `${row}: ${said}` : `${row}: ${code} × ${quantity}`,
  );

describe("readBulkList", () => {
  it.each([
    ["4060S\t2\r\n9272S\t10\r\n", ["1: 4060S × 2", "2: 9272S × 10"]],
    ["4060s,2\n9272s,10", ["1: 4060S × 2", "2: 9272S × 10"]],
    ["4060S;2\r9272S;10", ["1: 4060S × 2", "2: 9272S × 10"]],
    ["2\t4060S\n10\t9272S", ["1: 4060S × 2", "2: 9272S × 10"]],
    ["4060S 2 9272S 10", ["1: 4060S × 2", "1: 9272S × 10"]],
    ["2 4060S 10 9272S", ["1: 4060S × 2", "1: 9272S × 10"]],
    ["4060S\n\n9272S", ["1: 4060S × 1", "3: 9272S × 1"]],
    ['"4060S","Akt (pan), rabbit","2"\n"9272S","5"" gel ""x""","10"', ["1: 4060S × 2", "2: 9272S × 10"]],
    ["4060S\tPhospho-Akt (Ser473) mAb 100 µl\t2\t359.00", ["1: 4060S × 2"]],
    ["4060S\tPhospho-Akt (Ser473) mAb\t359.00\t2", ["1: 4060S × 2"]],
    ["1\t4060S\tAkt\t2\n2\t9272S\tAkt\t4\n3\t5000S\tAkt\t6", ["1: 4060S × 2", "2: 9272S × 4", "3: 5000S × 6"]],
    ["4060S 1000", ["1: 4060S × 1000"]],
    ["10 4060S Akt\n20 9272S Akt", ["1: 4060S × ", "2: 9272S × "]],
    ["10 4060S\n20 9272S", ["1: 4060S × 10", "2: 9272S × 20"]],
    ["10 4060S Akt\n15 9272S Akt", ["1: 4060S × 10", "2: 9272S × 15"]],
  ])("T-QADD-06: reads a table without header: %j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ["Item\tCat. No.\tQty\n1\t4060S\t2\n2\t9272S\t", ["1: Item Cat. No. Qty", "2: 4060S × 2", "3: 9272S × "]],
    ["Quantity,Price,SKU\n3,99.00,4060S", ["1: Quantity,Price,SKU", "2: 4060S × 3"]],
    ["製品番号\t製品名\t数量\n４０６０Ｓ\tAkt\t２本", ["1: 製品番号 製品名 数量", "2: 4060S × 2"]],
    ["货号;名称;数量\n4060S;Akt;3盒", ["1: 货号;名称;数量", "2: 4060S × 3"]],
    ["Catalog #\n4060S\nABCD\n4370", ["1: Catalog #", "2: 4060S × 1", "3: ABCD × 1", "4: 4370 × 1"]],
    ["Cat No\tDescription\n4060S\tAkt (Ser473) 2 of 3", ["1: Cat No Description", "2: 4060S × 1"]],
  ])("T-QADD-06: reads a table with a header, in any column order: %j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ["2 x 4060S, and 4370 (3)", ["1: 4060S × 2", "1: 4370 × 3"]],
    ["Please send 2x4060S and 4060Lx3", ["1: 4060S × 2", "1: 4060L × 3"]],
    ["3 vials of 4060S; 9272S: 5 pcs; 5000S qty 4", ["1: 4060S × 3", "1: 9272S × 5", "1: 5000S × 4"]],
    ["4060S for the 3 new students", ["1: 4060S × "]],
    ["1. 4060S\n2. 9272S × 4\n③ 5000S", ["1: 4060S × 1", "2: 9272S × 4", "3: 5000S × 1"]],
    ["4060S x2 / 9272S (x3)", ["1: 4060S × 2", "1: 9272S × 3"]],
    ["Cell Lysis Buffer (10X) 9803S", ["1: 9803S × 1"]],
    ["４０６０Ｓを３本、９２７２Ｓを２個お願いします。", ["1: 4060S × 3", "1: 9272S × 2"]],
    ["4060S 2盒，9272S 3支", ["1: 4060S × 2", "1: 9272S × 3"]],
    ["2本の4060Sと9272S×4", ["1: 4060S × 2", "1: 9272S × 4"]],
    ["Dear team,\n4060S please\nBest, Ada", ["1: Dear team,", "2: 4060S × 1", "3: Best, Ada"]],
    ["PO-12345 of 2026-11-21, tel. 555-1234", ["1: PO-12345 of 2026-11-21, tel. 555-1234"]],
    ["4060S, 4370, 9272S", ["1: 4060S × 1", "1: 4370 × 1", "1: 9272S × 1"]],
    ["4370", ["1: 4370 × 1"]],
    ["#4060S", ["1: 4060S × 1"]],
  ])("T-QADD-06: reads a letter: %j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ["please order 3 of 9803S and 2 of 9272S", ["1: 9803S × 3", "1: 9272S × 2"]],
    ["Please send 3 of #9803S thanks", ["1: 9803S × 3"]],
    ["3 of 4370", ["1: 4370 × 3"]],
    ["qty: 2, cat: 64509S", ["1: 64509S × 2"]],
    ["qty 2 cat 4060S; qty 3 cat 9272S", ["1: 4060S × 2", "1: 9272S × 3"]],
    ["数量：2、货号：4060S", ["1: 4060S × 2"]],
    ["3 pcs 4060S", ["1: 4060S × 3"]],
    ["4060S qty 4", ["1: 4060S × 4"]],
    ["4060S qty4", ["1: 4060S × 4"]],
    ["4060S 5 pcs 9272S 3 pcs", ["1: 4060S × 5", "1: 9272S × 3"]],
    ["4060S③", ["1: 4060S × 3"]],
    ["4370\tPhospho-p44/42 MAPK (Erk1/2) mAb\t2", ["1: 4370 × 2"]],
    ["4060S\tCaspase 3 Antibody\t2", ["1: 4060S × 2"]],
    ["Catalog #\n4060S x 3", ["1: Catalog #", "2: 4060S × 3"]],
  ])("T-QADD-06: reads the right quantity: %j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    "4060S,1e3",
    "4060S x-3",
    "4060S x3.5",
    "4060S 2-3",
    "4060S 3+2",
    "4060S 3/4",
    "4060S two",
    "4060Sを三本",
    "3X 9803S",
    "3. 4060S",
    "4060S 10 000",
    "4060S\t2\t359",
    "9803S, we need 3 please",
    "1\t4060S\tAkt\n2\t9272S\tAkt\n3\t5000S\tAkt",
  ])("T-LINE-05: asks for an ambiguous quantity: %j", (text) => {
    const { entries } = readBulkList(text);
    expect(entries.map(({ quantity }) => listQuantity(quantity))).toEqual(
      entries.map(() => ({ ok: false, fault: "missing" })),
    );
  });

  it("T-LINE-05: asks for a missing quantity beside a product with one", () => {
    expect(read("9803S and 9272S, 3 each")).toEqual(["1: 9803S × ", "1: 9272S × 3"]);
    expect(read("4 9803S qty 2 3 9272S")).toEqual(["1: 9803S × ", "1: 9272S × 3"]);
  });

  it.each([
    [
      "Catalog no.\tQty\tDescription\n9272s;3\n2101S 4\n4060S x 5\n2 x 4060T\n2110S,1\n9803S\t7\tCaspase 3",
      ["2: 9272S × 3", "3: 2101S × 4", "4: 4060S × 5", "5: 4060T × 2", "6: 2110S × 1", "7: 9803S × 7"],
    ],
    ["製品番号,数量\n4060T、3\n9803S　4\n9272S,2", ["2: 4060T × 3", "3: 9803S × 4", "4: 9272S × 2"]],
  ])("T-QADD-06: reads rows that do not match the header as if there were none: %j", (text, rows) => {
    expect(read(text).slice(1)).toEqual(rows);
  });

  it.each([
    ["4060S\t0", "zero"],
    ["4060S\t-2", "negative"],
    ["4060S\t1.5", "decimal"],
    ["4060S\t2,5", "decimal"],
    ["4060S\t10000", "too-many"],
    ["4060S\t10,000", "too-many"],
    ["Cat\tQty\n4060S\t", "missing"],
    ["Cat\tQty\n4060S\ttwo", "unreadable"],
  ] as const)("T-LINE-05: keeps an invalid quantity and its reason: %j is %s", (text, fault) => {
    const { quantity = "" } = readBulkList(text).entries.at(-1) ?? {};
    expect(listQuantity(quantity)).toEqual({ ok: false, fault });
  });

  it("T-QADD-10: keeps an invalid catalog number whole, and never cuts it to another product's", () => {
    expect(read("4060S-1\n123456SX\t2")).toEqual(["1: 4060S-1 × 1", "2: 123456SX × 2"]);
  });

  it("reports when the list is too long", () => {
    const rows = Array.from({ length: maxListRows + 1 }, () => "4060S");
    expect(readBulkList(rows.slice(1).join("\n")).tooLong).toBe(false);
    expect(readBulkList(rows.join("\n")).tooLong).toBe(true);
    expect(readBulkList(rows.join(" ")).tooLong).toBe(true);
  });

  it("never throws, and accounts for every row once, as products or as text", () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.string({ unit: "grapheme", maxLength: 8 }),
      fc.constantFrom(
        "4060S",
        "4370",
        "2",
        "x",
        "×",
        "\t",
        ",",
        ";",
        '"',
        "\n",
        "\r\n",
        "(3)",
        "個",
        "、",
        "Qty",
        "SKU",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join("");
        const { entries } = readBulkList(text);
        expect(entries.every(({ code, text: said }) => code !== "" || said !== "")).toBe(true);
        const rows = entries.map(({ row }) => row);
        expect(rows).toEqual([...rows].sort((a, b) => a - b));
        const silent = new Map<number, number>();
        for (const { row, code } of entries) if (code === "") silent.set(row, (silent.get(row) ?? 0) + 1);
        // A row without a number appears once and has no products.
        for (const [row, times] of silent) expect([times, rows.filter((one) => one === row).length]).toEqual([1, 1]);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    "4060S a 1.5, ".repeat(1),
    "4060S ",
    "4060 ",
    '"',
    '"a\n',
    "x ",
    "2 ",
    "a 1.5, ",
    "(",
    "1/2/",
    "-1",
    "4060S x ",
    "\t1.5",
  ])("reads a long text quickly: %j", (piece) => {
    const text = `4060S ${piece.repeat(Math.ceil(250_000 / piece.length))}`;
    const before = process.cpuUsage();
    readBulkList(text);
    const { user } = process.cpuUsage(before);
    // Quadratic time would be an order of magnitude above this limit.
    expect(user / 1000).toBeLessThan(2500);
  });

  const product = fc
    .tuple(fc.integer({ min: 1000, max: 99_999 }), fc.constantFrom("S", "L", "T", "SL"))
    .map(([digits, size]) => digits + size);
  const pieces = fc.integer({ min: 1, max: 9999 });

  it("T-QADD-06: a header before a list does not affect rows of another form", () => {
    const form = fc.constantFrom(
      "{c};{q}",
      "{c} {q}",
      "{c} x {q}",
      "{q} x {c}",
      "{c}、{q}",
      "{c}　{q}",
      "{q} of {c}",
      "{c}",
    );
    const row = fc
      .tuple(product, pieces, form)
      .map(([code, quantity, written]) => written.replace("{c}", code).replace("{q}", String(quantity)));
    const head = fc.constantFrom("Catalog no.\tQty\tDescription", "製品番号,数量", "Qty\tName\tSKU", "货号\t数量");
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), head, (rows, first) => {
        const alone = rows.flatMap((one, index) =>
          readBulkList(one).entries.map((entry) => ({ ...entry, row: index + 2 })),
        );
        expect(readBulkList([first, ...rows].join("\n")).entries.slice(1)).toEqual(alone);
      }),
      { numRuns: 300 },
    );
  });

  it("T-LINE-05: every number of a row is a product, a quantity, a size, or raises a question", () => {
    const word = fc.constantFrom("please", "send", "of", "for", "and", "、", "the", "x", "pcs", "qty", "(", ")", "#");
    const count = fc.integer({ min: 2, max: 999 }).map(String);
    const odd = fc.constantFrom("1e3", "2-3", "3/4", "two", "x3", "3rd", "1.5", "100 ul", "10 mM");
    const row = fc.array(fc.oneof(word, count, odd, product), { maxLength: 12 }).map((words) => words.join(" "));
    fc.assert(
      fc.property(row, product, (said, code) => {
        const { entries } = readBulkList(`${said} ${code}`);
        const counts = said.replaceAll(/\b(?:100 ul|10 mM)/g, "").match(/(?<![\w./-])[1-9]\d{0,2}(?![\w./-])/g) ?? [];
        const asked = entries.some(({ quantity }) => !listQuantity(quantity).ok);
        const taken = entries.map(({ quantity }) => quantity);
        const left = counts.filter((one) => {
          const place = taken.indexOf(one);
          if (place >= 0) taken.splice(place, 1);
          return place < 0;
        });
        expect(left.length === 0 || asked).toBe(true);
        // A product alone counts as one piece only if nothing else contains a number.
        const told = counts.length > 0 || /\b(?:two|1e3|x3|3rd)\b|2-3|3\/4|1\.5/.test(said);
        if (told && entries.length === 1) expect(entries[0]?.quantity).not.toBe("1");
      }),
      { numRuns: 1000 },
    );
  });

  it("T-QADD-07: a number with a unit-like ending is a code by its form, and a sign without its number raises a question", () => {
    expect(read("0001X")).toEqual(["1: 0001X × 1"]);
    expect(read("9999X 3")).toEqual(["1: 9999X × 3"]);
    expect(read("7074S x")).toEqual(["1: 7074S × "]);
    expect(read("x 7074S")).toEqual(["1: 7074S × "]);
    expect(read("2x 7074S")).toEqual(["1: 7074S × 2"]);
  });

  it("counts in German, French and Spanish", () => {
    for (const text of [
      "Bitte 2 Stück 4060S und 1 Stück 9272S",
      "Merci de commander 2 flacons de 4060S et 1 de 9272S",
      "2 viales de 4060S, 1 frasco de 9272S",
    ])
      expect(read(text), text).toEqual(["1: 4060S × 2", "1: 9272S × 1"]);
  });

  it("finds every product of a written list with its quantity, for any separator", () => {
    const item = fc.record({
      code: fc
        .tuple(fc.integer({ min: 1000, max: 99_999 }), fc.constantFrom("S", "L", "T", "SL"))
        .map(([n, s]) => n + s),
      quantity: fc.integer({ min: 1, max: 9999 }),
    });
    const style = fc.constantFrom("{c}\t{q}", "{c},{q}", "{c};{q}", "{c} x {q}", "{q} × {c}", "{c} ({q})", "{c} {q}個");
    const end = fc.constantFrom("\n", "\r\n", "\r");
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 30 }), style, end, (items, form, lineEnd) => {
        const text = items
          .map(({ code, quantity }) => form.replace("{c}", code).replace("{q}", String(quantity)))
          .join(lineEnd);
        expect(read(text)).toEqual(items.map(({ code, quantity }, index) => `${index + 1}: ${code} × ${quantity}`));
      }),
      { numRuns: 200 },
    );
  });
});
