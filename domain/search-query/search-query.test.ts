import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aliasFilter } from "./alias-filter";
import { findAlias, searchAliases } from "./aliases";
import { cleanSearchInput, maxQueryLength } from "./clean-input";
import { cleanText } from "./clean-text";
import { parseSnippet } from "./highlight";
import { prepareProductQuery } from "./prepare";
import { findProductNumber, looksLikeProductNumber } from "./product-number";
import { firstSentences, truncate } from "./snippet";
import { removeStopWords } from "./stop-words";

describe("cleaning of the input", () => {
  it("C-SEARCH-08: decodes once, so an encoded percent sign stays what it is", () => {
    expect(cleanSearchInput(new URLSearchParams("q=beta%2Dactin").get("q") ?? "")).toBe("beta-actin");
    expect(cleanSearchInput(new URLSearchParams("q=50%2525").get("q") ?? "")).toBe("50%25");
  });
  it("C-SEARCH-09: takes markup out, also what normalisation would make of full-width signs", () => {
    expect(cleanSearchInput("<b>akt</b>")).toBe("akt");
    expect(cleanSearchInput("＜script＞akt＜/script＞")).toBe("akt");
    expect(cleanSearchInput("<<b>b>akt")).toBe("akt");
    expect(cleanSearchInput("a < b")).toBe("a b");
  });
  it("C-SEARCH-10: normalises to NFKC", () => {
    expect(cleanSearchInput("ＡＫＴ")).toBe("AKT");
  });
  it("C-SEARCH-11: trims and joins white space", () => {
    expect(cleanSearchInput("  akt \u0000\t 1  ")).toBe("akt 1");
  });
  it("C-SEARCH-12: ends after 128 code points, measured after normalisation", () => {
    expect([...cleanSearchInput("a".repeat(200))]).toHaveLength(maxQueryLength);
    expect([...cleanSearchInput("\uFDFA".repeat(128))].length).toBeLessThanOrEqual(maxQueryLength);
    expect([...cleanSearchInput("🧬".repeat(200))]).toHaveLength(maxQueryLength);
  });
  it("C-SEARCH-09, C-SEARCH-12: any input gives short text without markup, and cleaning it again changes nothing", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.string({ unit: fc.constantFrom("<", ">", "b", "/", "＜", " ", "\u0301") }),
        ),
        (text) => {
          const clean = cleanSearchInput(text);
          expect(clean).not.toMatch(/[<>\p{Cc}]/u);
          expect([...clean].length).toBeLessThanOrEqual(maxQueryLength);
          expect(cleanSearchInput(clean)).toBe(clean);
        },
      ),
    );
  });
  it("C-SEARCH-16: the cleaning helper leaves letters, digits, space, hyphen, percent and ampersand", () => {
    expect(cleanText("a$b(c)-d 5%&e")).toBe("abc-d 5%&e");
  });
});

describe("what the engine is asked", () => {
  it("C-SEARCH-13: stop words go", () => {
    expect(removeStopWords("anti-AKT antibody")).toBe("AKT");
    expect(removeStopWords("Akt & Erk in mAb")).toBe("Akt Erk");
    expect(removeStopWords("Andromeda inhibitor")).toBe("Andromeda inhibitor");
  });
  it("C-SEARCH-13: a phrase of stop words alone stays", () => {
    expect(removeStopWords("anti- antibody")).toBe("anti- antibody");
  });
  it("C-SEARCH-13: the same words go where no spaces part them, kinds of product stay", () => {
    expect(removeStopWords("抗Akt抗体")).toBe("Akt");
    expect(removeStopWords("リン酸化Akt (Ser473) 抗体")).toBe("リン酸化Akt (Ser473)");
    expect(removeStopWords("βアクチン抗体")).toBe("βアクチン");
    expect(removeStopWords("抗磷酸化Akt抗体")).toBe("磷酸化Akt");
    for (const kept of ["二抗", "一次抗体", "標識抗体", "抗体", "抗生素"]) expect(removeStopWords(kept)).toBe(kept);
  });
  it("a phrase that only names a product in other words is its number", () => {
    const textOf = (query: string) => prepareProductQuery(query, { searchPrecision: true });
    for (const query of ["cat no 4060S", "Cat. No. 4060s", "catalog number: 4060S", "4060S 50 µl", "製品番号4060S"])
      expect(textOf(query), query).toEqual({ text: "4060S", alias: null, precision: null });
    expect(textOf("货号 4060")).toMatchObject({ text: "4060" });
    expect(textOf("4060 S")).toMatchObject({ text: "4060 S", precision: 11 });
    for (const query of ["CD4 4060", "KIAA0930", "cat eye syndrome", "catalase", "no 12"])
      expect(textOf(query).text, query).toBe(query);
  });
  it("finds the number of a product in a phrase, and none among several", () => {
    expect(findProductNumber("4060P")).toBe("4060");
    expect(findProductNumber("CST#4060")).toBe("4060");
    expect(findProductNumber("Akt 4060-X old lot")).toBe("4060");
    for (const none of ["akt", "KIAA0930", "4060 9272", "1234567", "12"])
      expect(findProductNumber(none), none).toBeNull();
  });
  it("C-SEARCH-14: what looks like a product number", () => {
    for (const yes of ["4060S", "4060", "86538", "#4060"]) expect(looksLikeProductNumber(yes), yes).toBe(true);
    for (const no of ["406", "40AB60", "akt 12", "4060 akt", "123456"])
      expect(looksLikeProductNumber(no), no).toBe(false);
  });
  it("C-SEARCH-14: precision is sent only with the flag on", () => {
    expect(prepareProductQuery("4060S", { searchPrecision: true }).precision).toBe(11);
    expect(prepareProductQuery("4060S", { searchPrecision: false }).precision).toBeNull();
    expect(prepareProductQuery("akt 12", { searchPrecision: true }).precision).toBeNull();
  });
  it("C-SEARCH-15: application phrases become filters", () => {
    const flags = { searchPrecision: true };
    expect(prepareProductQuery("Simple Western", flags)).toMatchObject({
      text: "",
      alias: { alias: { id: "simpleWestern" } },
    });
    expect(prepareProductQuery("signal-star", flags)).toMatchObject({
      text: "",
      alias: { alias: { id: "signalStar" } },
    });
    expect(prepareProductQuery("anti-Akt simple western", flags)).toMatchObject({
      text: "Akt",
      alias: { alias: { id: "simpleWestern" } },
    });
    expect(prepareProductQuery("ウエスタンブロット", flags)).toMatchObject({
      text: "",
      alias: { alias: { id: "westernBlot" } },
    });
    expect(prepareProductQuery("免疫荧光", flags)).toMatchObject({ alias: { alias: { id: "immunofluorescence" } } });
    expect(prepareProductQuery("cut & run", flags)).toMatchObject({ alias: { alias: { id: "cutAndRun" } } });
  });
  it("C-SEARCH-15: words in quotation marks are meant word for word", () => {
    expect(findAlias('"simple western"')).toBeNull();
    expect(findAlias("western blot kit")).toBeNull();
  });
  it("C-SEARCH-15: no phrase stands for two aliases", () => {
    const phrases = searchAliases.flatMap((alias) => alias.phrases.map((phrase) => phrase.toLowerCase()));
    expect(new Set(phrases).size).toBe(phrases.length);
  });
});

describe("short texts", () => {
  it("C-SEARCH-17: the first two sentences by default", () => {
    const text = "Akt is a kinase of 60.5 kDa. It promotes survival! It is third.";
    expect(firstSentences(text)).toBe("Akt is a kinase of 60.5 kDa. It promotes survival!");
    expect(firstSentences(text, 1)).toBe("Akt is a kinase of 60.5 kDa.");
    expect(firstSentences("一つ目です。二つ目です。三つ目です。", 2, "ja")).toBe("一つ目です。二つ目です。");
  });
  it("C-SEARCH-18: a cut text ends with an ellipsis", () => {
    expect(truncate("phospho-Akt rabbit antibody", 14)).toBe("phospho-Akt…");
    expect(truncate("short", 14)).toBe("short");
    expect([...truncate("免疫沈降法による解析", 5)]).toHaveLength(5);
  });
});

describe("marked matches", () => {
  it("reads em as a mark and everything else as text", () => {
    expect(parseSnippet("Phospho-<em>Akt</em> &amp; &lt;b&gt;")).toEqual([
      { text: "Phospho-", match: false },
      { text: "Akt", match: true },
      { text: " & <b>", match: false },
    ]);
    expect(parseSnippet("<img src=x onerror=alert(1)>")).toEqual([
      { text: "<img src=x onerror=alert(1)>", match: false },
    ]);
  });
  it("does not unescape twice", () => {
    expect(parseSnippet("&amp;lt;em&amp;gt;")).toEqual([{ text: "&lt;em&gt;", match: false }]);
  });
});

describe("filters of aliases", () => {
  const aliasOf = (phrase: string) => {
    const match = findAlias(phrase);
    if (!match) throw new Error(`${phrase} names no alias`);
    return match.alias;
  };
  it("C-SEARCH-15: simple western filters by application, in any language of the engine", () => {
    expect(aliasFilter(aliasOf("simple western"), {})).toEqual({ applicationcodes: ["SW"] });
  });
  it("C-SEARCH-15: signal star filters by the categories that the engine has", () => {
    const known = {
      categories: [
        { value: "SignalStar マルチプレックス IHC", count: 3 },
        { value: "キット", count: 2 },
      ],
    };
    expect(aliasFilter(aliasOf("signal star"), known)).toEqual({ categories: ["SignalStar マルチプレックス IHC"] });
    expect(aliasFilter(aliasOf("signal star"), {})).toBeNull();
  });
});
