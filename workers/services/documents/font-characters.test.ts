import { describe, expect, it } from "vitest";
import { charactersIn } from "./font-characters";
import { documentFonts } from "./fonts";
import { printable, runsOf, substitute, visualOrder } from "./runs";

const { regular, bold, japanese, chinese, hebrew } = documentFonts();
const fonts = {
  letters: charactersIn(regular),
  bold: charactersIn(bold),
  characters: charactersIn(japanese),
  others: charactersIn(chinese),
  hebrew: charactersIn(hebrew),
};
const lacking = (name: keyof typeof fonts, text: string) =>
  Array.from(text).filter((character) => !fonts[name](character.codePointAt(0) ?? 0));

describe("the fonts of documents", () => {
  it("T-QUOTE-08: cover the letters and characters of names and institutions", () => {
    for (const name of ["letters", "bold"] as const) {
      expect(lacking(name, "Łukasz Dvořák, Ελένη Παπαδοπούλου, Наталья Шевченко, Ґалаґан, Nguyễn Thị Hạnh €–")).toEqual(
        [],
      );
    }
    expect(lacking("characters", "髙島屋𠮷田﨑研究所①㈱〜～−－〓")).toEqual([]);
    expect(lacking("others", "中国科学院上海药物研究所〓")).toEqual([]);
    expect(lacking("hebrew", "מכון ויצמן למדע".replaceAll(" ", ""))).toEqual([]);
    expect(lacking("letters", "抗ก")).toEqual(["抗", "ก"]);
  });
});

describe("a character without a font", () => {
  const has = (character: string) => /[\p{sc=Latin}\p{N}\p{P} ]/u.test(character);

  it("is substituted in place, and reported", () => {
    expect(printable("Ada สม 1", has)).toEqual({ text: `Ada ${substitute}${substitute} 1`, lacking: true });
    expect(printable("Ada", has)).toEqual({ text: "Ada", lacking: false });
  });

  it("is replaced by its compatibility form if a font has it; invisible characters are dropped", () => {
    expect(printable("ＡＢ\u200f\ufe0f\u{e0100}", (character) => character < "\u007f")).toEqual({
      text: "AB",
      lacking: false,
    });
  });
});

describe("Hebrew", () => {
  const of = (character: string) => (/\p{sc=Hebrew}/u.test(character) ? "hebrew" : "letters");
  const seen = (text: string) =>
    visualOrder(runsOf(text, of))
      .map((run) => run.text)
      .join("");

  it("is written from the right, with digits and other letters unchanged", () => {
    expect(seen("אבג דה")).toBe("הד גבא");
    expect(seen("רחוב 12 אב")).toBe("בא 12 בוחר");
    expect(seen("אב Lab 3")).toBe("Lab 3 בא");
  });

  it("is a run of its own within a left-to-right line", () => {
    expect(seen("Lab אב גד, Haifa")).toBe("Lab דג בא, Haifa");
    expect(seen("no Hebrew: 12")).toBe("no Hebrew: 12");
  });
});
