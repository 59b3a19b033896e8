import { describe, expect, it } from "vitest";
import { shopNames } from "../../query-reading/shop-names";
import { readBulkList } from "../../quick-add/bulk-list";
import { asksForReading } from "../asks-for-reading";
import { targetNames } from "../lines";
import { readPaste } from "../read-paste";
import { sizeKey } from "./size";
import { countOfSums } from "./sums";

const names = shopNames();
const read = (text: string) => readPaste(text, names).lines.filter(({ reagent }) => reagent);
const counted = (text: string) => read(text).map(({ number, quantity }) => [number, quantity]);
const named = (text: string) => read(text).map((line) => targetNames(line).join("/") || line.reading?.against);
const listed = (text: string) =>
  readBulkList(text).entries.flatMap(({ code, quantity }) => (code === "" ? [] : [`${code} × ${quantity}`]));

describe("the count of a row with prices", () => {
  it("is the number whose product with a price is another price", () => {
    for (const [row, count] of [
      ["Vimentin antibody   100 µl   EUR 465,00   2   930,00", "2"],
      ["1 4060S Phospho-Akt (Ser473) ¥62,000 2 ¥124,000", "2"],
      ["2 9272S Akt ¥55,000 1 ¥55,000", "1"],
      ["4060S 3 x 412.00 = 1,236.00", "3"],
      ["GAPDH 3 298,50 € 895,50 €", "3"],
    ] as const)
      expect(countOfSums(row)?.value, row).toBe(count);
    for (const row of ["Subtotal EUR 1.340,00", "4060S 2 412.00", "4060S 2 412.00 830.00", "100 µl 4060 2"])
      expect(countOfSums(row), row).toBeNull();
  });
  it("is never the end of a decimal", () => {
    expect(counted("ab32127  Anti-Vimentin antibody [EPR3776]   100 µl   EUR 465,00   2   930,00")).toEqual([
      ["ab32127", "2"],
    ]);
    expect(counted("ab8227 Anti-beta Actin antibody EUR 410,50")).toEqual([["ab8227", null]]);
    expect(listed("1 4060S Phospho-Akt ¥62,000 2 ¥124,000\n2 9272S Akt ¥55,000 1 ¥55,000")).toEqual([
      "4060S × 2",
      "9272S × 1",
    ]);
  });
});

it("an amount may have a Chinese or Japanese unit", () => {
  expect([sizeKey("100微升"), sizeKey("20 マイクロリットル"), sizeKey("1 毫克")]).toEqual(["100ul", "20ul", "1mg"]);
  expect(read("2、9272  Akt抗体  100微升  1盒").map(({ size, quantity }) => [size, quantity])).toEqual([
    ["100微升", "1"],
  ]);
  expect(listed("9272S 20微升 3支")).toEqual(["9272S × 3"]);
});

describe("several numbers in one line", () => {
  it("have their own counts", () => {
    expect(listed("4060x3 9272*2 9662 x 1")).toEqual(["4060 × 3", "9272 × 2", "9662 × 1"]);
    expect(listed("4060, 9272 and 2118, 100 µl each; two of 9662")).toEqual([
      "4060 × 1",
      "9272 × 1",
      "2118 × 1",
      "9662 × ",
    ]);
    expect(counted("Yes please, go ahead with 4060 (2 pcs) and 2118 (1 pc).")).toEqual([
      ["4060", "2"],
      ["2118", "1"],
    ]);
  });
  it("may be numbered themselves", () => {
    expect(listed("1) 4060S × 2、2) 9272S × 1、3) 2118S × 3 をお願いします。")).toEqual([
      "4060S × 2",
      "9272S × 1",
      "2118S × 3",
    ]);
    expect(listed("Posten 1: 4060S, Menge 2\nPosten 2: 9272S, Menge 1")).toEqual(["4060S × 2", "9272S × 1"]);
    expect(listed("00010 4060S AKT MAB 2 EA 412.00\n00020 9272S AKT 1 EA 365.00")).toEqual(["4060S × 2", "9272S × 1"]);
  });
  it("are not those of an order, a gate or a statistic", () => {
    expect(listed("Order confirmation #9272\nAkt Antibody (9272S), 1 × $365.00")).toEqual(["9272S × 1"]);
    expect(read("Anti-Akt an Tor 4060 liefern").map(({ number }) => number)).toEqual([null]);
    expect(counted("We used anti-Akt (9272, CST, 1:1000). Statistics: F(2,2118)=3.4.")).toEqual([["9272", null]]);
    expect(listed("Anti-Akt (pan) #4691 1:1000 WB\nVimentin #5741 1:200 IF")).toEqual(["4691 × 1", "5741 × 1"]);
  });
});

it("numbers are read alike beside words that need a reading", () => {
  for (const [text, expected] of [
    [
      "4060x3 9272*2 2118S",
      [
        ["4060", "3"],
        ["9272", "2"],
        ["2118S", null],
      ],
    ],
    [
      "4060, 9272 and 2118, 100 µl each; two of 9662",
      [
        ["4060", null],
        ["9272", null],
        ["2118", null],
        ["9662", ""],
      ],
    ],
    [
      "need 5 of the 4060S by friday, 2x9272S and maybe 1 2118S",
      [
        ["4060S", "5"],
        ["9272S", "2"],
        ["2118S", null],
      ],
    ],
    [
      "1 9272S 3 EA 365.00\n2 4060L 1 EA 1,120.00",
      [
        ["9272S", "3"],
        ["4060L", "1"],
      ],
    ],
    ["Cat. No. 9272S\nSize 100 ul\nQuantity 3", [["9272S", "3"]]],
  ] as const)
    expect(counted(text), text).toEqual(expected);
  expect(listed("1 9272S 3 EA 365.00\n2 4060S 2 EA 412.00")).toEqual(["9272S × 3", "4060S × 2"]);
  expect(listed("1 Stck. 9272S à 365,- EUR")).toEqual(["9272S × 1"]);
  expect(listed("1. 4060S 100ul ¥3860 2支；2. 9272S 20ul ¥1500 1支。联系电话13812344060。")).toEqual([
    "4060S × 2",
    "9272S × 1",
  ]);
});

it("the number of an order is none of a product beside one", () => {
  const head = "Date\tOrder\tItem\tDescription\tQty";
  expect(
    counted(`${head}\n2024-03-12\tSO-104060\t4060S\tPhospho-Akt\t1\n2024-05-02\tSO-104912\t9272S\tAkt\t2`),
  ).toEqual([
    ["4060S", "1"],
    ["9272S", "2"],
  ]);
  // Some makers call a product's number that of an order.
  expect(counted("Order no.\tDescription\tQty\n9272S\tAkt\t2\n4060S\tPhospho-Akt\t1")).toEqual([
    ["9272S", "2"],
    ["4060S", "1"],
  ]);
});

it("a number that is no longer needed is declined", () => {
  const lines = read("4060S (2), please also add 1 x 9662S. Not needed anymore: 4370S.");
  expect(lines.map(({ number, declined }) => [number, declined])).toEqual([
    ["4060S", false],
    ["9662S", false],
    ["4370S", true],
  ]);
});

describe("an item of a cart", () => {
  it("has its size and quantity in the rows below", () => {
    const cart = "Phospho-Akt (Ser473) Rabbit mAb #4060\n100 µl\nQty: 2\n$824.00\nAkt Antibody #9272\n20 µl\nQty: 1";
    expect(read(cart).map(({ number, quantity, size }) => [number, quantity, size])).toEqual([
      ["4060", "2", "100 μl"],
      ["9272", "1", "20 μl"],
    ]);
    expect(listed("4060S\nQty: 2\n9272S\nQty: 3")).toEqual(["4060S × 2", "9272S × 3"]);
    // A row with its own quantity keeps it.
    expect(listed("4060S 4\nQty: 2")).toEqual(["4060S × 4"]);
  });
  it("may be an item of a list in a mail", () => {
    const mail = `Hi,
can you please order for the next FACS:
- CD3 (clone UCHT1) FITC from BioLegend 300406, 1 vial
- CD4 APC (RPA-T4), BD 555349
- CD8 PE, clone SK1, eBioscience 12-0087-42
and bring the viability dye?`;
    expect(named(mail)).toEqual(["CD3", "CD4", "CD8"]);
  });
});

describe("columns of other languages", () => {
  it("name the number and the quantity", () => {
    for (const text of [
      "Pos.;Art.-Nr.;Bezeichnung;Menge;EP;GP\n10;4060S;Phospho-Akt;2,00 St;412,00 €;824,00 €",
      "Cod. articolo;Descrizione;Q.tà;Prezzo unitario;Totale\n4060S;Phospho-Akt;2;412,00;824,00",
      "Código;Descripción;Cantidad;Precio\n4060S;Phospho-Akt;2;412,00",
    ]) {
      expect(counted(text).map(([number, count]) => [number, Number.parseInt(count ?? "", 10)])).toEqual([
        ["4060S", 2],
      ]);
      expect(listed(text).map((one) => one.replace(",00 St", ""))).toEqual(["4060S × 2"]);
    }
  });
  it("may have counting words in their cells", () => {
    expect(counted("品番\t品名\t数量\n4060\tAkt抗体\t2本\n9662\tカスパーゼ3抗体\t３個")).toEqual([
      ["4060", "2"],
      ["9662", "3"],
    ]);
  });
  it("may name an antibody and its clone in one", () => {
    const table =
      "Antibody (clone)\tFluor\tVendor\tCat #\nCD3 (OKT3)\tBV421\tBioLegend\t317344\nCD4 (SK3)\tFITC\tBD\t345768";
    expect(named(table)).toEqual(["CD3", "CD4"]);
  });
});

it("antibodies that a mail lists by name are reagents", () => {
  expect(named("We need antibodies for: E-cadherin, N-cadherin and Slug (all for WB, rabbit if possible).")).toEqual([
    "E-cadherin",
    "N-cadherin",
    "Slug",
  ]);
  expect(
    asksForReading("3 Stück 4060S\nZwei Packungen GAPDH-Antikörper (2118)", [
      { code: "4060S" },
      { code: "", text: "Zwei Packungen GAPDH-Antikörper (2118)" },
    ]),
  ).toBe(true);
});

it("words of other languages are not genes", () => {
  expect(named("Institut für Biochemie")).toEqual([]);
});
