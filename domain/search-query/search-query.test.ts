import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { doubled } from "../../tests/factories/doubled";
import { noNames } from "../../tests/factories/no-names";
import { shopNames } from "../query-reading/shop-names";
import { aliasFilter } from "./alias-filter";
import { findAlias, searchAliases } from "./aliases";
import { cleanSearchInput, maxQueryLength } from "./clean-input";
import { cleanText } from "./clean-text";
import { parseSnippet } from "./highlight/highlight";
import { firstSentences, truncate } from "./highlight/snippet";
import { prepareProductQuery } from "./prepare";
import { findProductNumber, looksLikeProductNumber } from "./product-number";
import { removeStopWords } from "./stop-words";

const deps = { flags: { searchPrecision: true }, names: noNames };

describe("input cleaning", () => {
  it("C-SEARCH-08: decodes once, so an encoded percent sign stays", () => {
    expect(cleanSearchInput(new URLSearchParams("q=beta%2Dactin").get("q") ?? "")).toBe("beta-actin");
    expect(cleanSearchInput(new URLSearchParams("q=50%2525").get("q") ?? "")).toBe("50%25");
  });
  it("C-SEARCH-09: removes markup, including full-width signs that normalization converts", () => {
    expect(cleanSearchInput("<b>akt</b>")).toBe("akt");
    expect(cleanSearchInput("＜script＞akt＜/script＞")).toBe("akt");
    expect(cleanSearchInput("<<b>b>akt")).toBe("akt");
    expect(cleanSearchInput("a < b")).toBe("a b");
  });
  it("C-SEARCH-10: normalizes to NFKC", () => {
    expect(cleanSearchInput("ＡＫＴ")).toBe("AKT");
  });
  it("C-SEARCH-11: trims and joins white space", () => {
    expect(cleanSearchInput("  akt \u0000\t 1  ")).toBe("akt 1");
  });
  it("C-SEARCH-12: cuts at 128 code points, counted after normalization", () => {
    expect([...cleanSearchInput("a".repeat(200))]).toHaveLength(maxQueryLength);
    expect([...cleanSearchInput("\uFDFA".repeat(128))].length).toBeLessThanOrEqual(maxQueryLength);
    expect([...cleanSearchInput("🧬".repeat(200))]).toHaveLength(maxQueryLength);
    expect(cleanSearchInput(`${"p53 ".repeat(31)}immunocytochemistry`)).toBe("p53 ".repeat(31).trim());
  });
  it("C-SEARCH-09, C-SEARCH-12: any input gives short text without markup, and cleaning is idempotent", () => {
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
  it("C-SEARCH-16: keeps letters, digits, space, hyphen, percent and ampersand", () => {
    expect(cleanText("a$b(c)-d 5%&e")).toBe("abc-d 5%&e");
  });
});

describe("engine query", () => {
  it("C-SEARCH-13: removes stop words", () => {
    expect(removeStopWords("anti-AKT antibody")).toBe("AKT");
    expect(removeStopWords("Akt & Erk in mAb")).toBe("Akt Erk");
    expect(removeStopWords("Andromeda inhibitor")).toBe("Andromeda inhibitor");
  });
  it("C-SEARCH-13: keeps a phrase of only stop words", () => {
    expect(removeStopWords("anti- antibody")).toBe("anti- antibody");
  });
  it("C-SEARCH-13: removes them in scripts without spaces, and keeps kinds of product", () => {
    expect(removeStopWords("抗Akt抗体")).toBe("Akt");
    expect(removeStopWords("リン酸化Akt (Ser473) 抗体")).toBe("リン酸化Akt (Ser473)");
    expect(removeStopWords("βアクチン抗体")).toBe("βアクチン");
    expect(removeStopWords("抗磷酸化Akt抗体")).toBe("磷酸化Akt");
    for (const kept of ["二抗", "一次抗体", "標識抗体", "抗体", "抗生素"]) expect(removeStopWords(kept)).toBe(kept);
  });
  it("asks for the words of a kit that are not known", () => {
    const names = { ...deps, names: shopNames() };
    for (const phrase of ["lactate assay kit", "lactate kit"])
      expect(prepareProductQuery(phrase, names).query, phrase).toMatchObject({ text: "lactate", within: "names" });
    expect(prepareProductQuery("ChIP kit", names).query.text).toBe("");
  });
  it("keeps a kit's query with similar words for an error, and none if a short word may be another name", () => {
    const names = { ...deps, names: shopNames() };
    expect(prepareProductQuery("viabilty kit", names)).toMatchObject({
      query: { precision: 7 },
      misspelled: { text: "viabilty", precision: 5, within: "names" },
    });
    for (const phrase of ["TSA kit", "ATP kit", "Akt"])
      expect(prepareProductQuery(phrase, names).misspelled, phrase).toBeNull();
  });
  it("reduces a phrase that describes one product to its number", () => {
    const textOf = (query: string) => prepareProductQuery(query, deps).query;
    for (const query of ["cat no 4060S", "Cat. No. 4060s", "catalog number: 4060S", "4060S 50 µl", "製品番号4060S"])
      expect(textOf(query), query).toMatchObject({ text: "4060S", precision: 11 });
    expect(textOf("货号 4060")).toMatchObject({ text: "4060" });
    expect(textOf("4060 S")).toMatchObject({ text: "4060 S", precision: 11 });
    for (const query of ["CD4 4060", "KIAA0930", "cat eye syndrome", "catalase", "no 12"])
      expect(textOf(query).text, query).toBe(query);
  });
  it("never searches another maker's number as the shop's", () => {
    for (const phrase of ["Abcam ab9272", "MAB374 Millipore", "BioLegend 100204"])
      expect(prepareProductQuery(phrase, deps), phrase).toMatchObject({
        query: { text: phrase, precision: 11, within: "numbers" },
        content: null,
      });
    for (const ours of [
      "Benchside 9272",
      "CST9272",
      "CST #9272",
      "CST-9272",
      "9272 CST",
      "CST cat# 9272",
      "Cell Signaling 9272",
    ])
      expect(prepareProductQuery(ours, deps).query, ours).toMatchObject({ text: "9272" });
  });
  it("searches a CAS number as a whole, and among names only", () => {
    expect(prepareProductQuery("CAS 53123-88-9", deps)).toMatchObject({
      query: { text: "53123-88-9", precision: 11, within: "names" },
      content: null,
      unread: ["53123-88-9"],
    });
  });
  it("searches an animal's immunoglobulin with a label by its words, and not every conjugate from the animal", () => {
    const named = { ...deps, names: shopNames() };
    for (const phrase of ["rabbit IgG HRP", "mouse IgG PE", "ウサギIgG HRP"])
      expect(prepareProductQuery(phrase, named), phrase).toMatchObject({ reading: null, query: { filters: [] } });
    expect(prepareProductQuery("CD3 mouse IgG PE", named).reading).not.toBeNull();
  });
  it("finds one product number in a phrase, but none among several", () => {
    expect(findProductNumber("4060P")).toBe("4060");
    expect(findProductNumber("Benchside #4060")).toBe("4060");
    expect(findProductNumber("CST#4060")).toBe("4060");
    expect(findProductNumber("Akt 4060-X old lot")).toBe("4060");
    for (const foreign of ["MA5-14520", "sc-47778", "BioLegend 30040", "05-14520", "4060 (Abcam)"])
      expect(findProductNumber(foreign), foreign).toBeNull();
    for (const none of ["akt", "KIAA0930", "4060 9272", "1234567", "12"])
      expect(findProductNumber(none), none).toBeNull();
  });
  it("C-SEARCH-14: recognizes product numbers", () => {
    for (const yes of ["4060S", "4060", "86538", "#4060"]) expect(looksLikeProductNumber(yes), yes).toBe(true);
    for (const no of ["406", "40AB60", "akt 12", "4060 akt", "123456"])
      expect(looksLikeProductNumber(no), no).toBe(false);
  });
  it("C-SEARCH-14: sends precision only with the flag on", () => {
    expect(prepareProductQuery("4060S", deps).query.precision).toBe(11);
    expect(prepareProductQuery("4060S", { ...deps, flags: { searchPrecision: false } }).query.precision).toBeNull();
    expect(prepareProductQuery("akt 12", deps).query.precision).toBeNull();
  });
  it("never completes the name of a clone, and reads no word of an order as a name", () => {
    const named = { ...deps, names: shopNames() };
    expect(prepareProductQuery("Q9Z", named)).toMatchObject({ query: { text: "Q9Z", precision: 11 }, unread: ["Q9Z"] });
    expect(prepareProductQuery("Q67Z7", named).query.precision).toBe(11);
    expect(prepareProductQuery("MCL1", named).reading).not.toBeNull();
    expect(prepareProductQuery("cat 12345678", named).content).toBeNull();
    expect(prepareProductQuery("fast cell discrimination", named).content).toEqual(["discrimination"]);
    expect(prepareProductQuery("tp53b", named).query.precision).toBeNull();
    expect(prepareProductQuery("C9d", named)).toMatchObject({ query: { precision: 11 }, unread: ["C9d"] });
    // Beside a target it is left out, too, because no product of the target has both words.
    expect(prepareProductQuery("phospho-Akt (Ser473) (CST, 4060)", named).query.text).toBe("CST 4060");
  });
  it("finds a clone by its name beside other words, and a site by all of its digits", () => {
    const named = { ...deps, names: shopNames() };
    for (const phrase of ["clone B7R2", "B7R2 clone", "B7R2 antibody"])
      expect(prepareProductQuery(phrase, named).query, phrase).toMatchObject({ text: "B7R2", precision: 11 });
    for (const phrase of ["Tyr100", "pY100", "Ser473"])
      expect(prepareProductQuery(phrase, named).query, phrase).toMatchObject({ text: phrase, precision: 11 });
  });
  it("finds a number with its size, however the two are joined", () => {
    for (const phrase of ["4060-100UL", "4060 100 µl", "4060, 100 µl"])
      expect(prepareProductQuery(phrase, deps).query, phrase).toMatchObject({ text: "4060", precision: 11 });
  });
  it("finds all products whose numbers are in a sentence", () => {
    expect(
      prepareProductQuery("what is the difference between 9272 and 4060?", { ...deps, names: shopNames() }).query
        .filters,
    ).toEqual([{ productnumber: ["9272", "4060"] }]);
  });
  it("finds nothing by a syllable of an unknown name", () => {
    const named = { ...deps, names: shopNames() };
    for (const phrase of ["IL-99", "10494-1-AP", "QX antigen"])
      expect(prepareProductQuery(phrase, named).content, phrase).toBeNull();
    expect(prepareProductQuery("QX 9", named).query).toMatchObject({ precision: 7, within: "names" });
  });
  it("finds a reagent among products against no protein", () => {
    for (const phrase of ["LPS", "donkey serum", "BCA"])
      expect(prepareProductQuery(phrase, { ...deps, names: shopNames() }).query.filters, phrase).toEqual([
        { targetcount: "0" },
      ]);
  });
  it("drops further words and reagents beside the first", () => {
    const named = { ...deps, names: shopNames() };
    expect(prepareProductQuery("HA-tag magnetic beads", named).relaxed?.query.text).toBe("ha tag");
    expect(prepareProductQuery("HA-tag", named).relaxed).toBeNull();
  });
  it("C-SEARCH-15: turns application phrases into filters", () => {
    expect(prepareProductQuery("Simple Western", deps)).toMatchObject({
      query: { text: "" },
      alias: { alias: { id: "simpleWestern" } },
    });
    expect(prepareProductQuery("signal-star", deps)).toMatchObject({
      query: { text: "" },
      alias: { alias: { id: "signalStar" } },
    });
    expect(prepareProductQuery("anti-Akt simple western", deps)).toMatchObject({
      query: { text: "Akt" },
      alias: { alias: { id: "simpleWestern" } },
    });
    expect(prepareProductQuery("ウエスタンブロット", deps)).toMatchObject({
      query: { text: "" },
      alias: { alias: { id: "westernBlot" } },
    });
    expect(prepareProductQuery("免疫荧光", deps)).toMatchObject({ alias: { alias: { id: "immunofluorescence" } } });
    expect(prepareProductQuery("cut & run", deps)).toMatchObject({ alias: { alias: { id: "cutAndRun" } } });
  });
  it("C-SEARCH-15: searches quoted words literally", () => {
    expect(findAlias('"simple western"')).toBeNull();
    expect(findAlias("western blot kit")).toBeNull();
  });
  it("C-SEARCH-15: no phrase matches two aliases", () => {
    const phrases = searchAliases.flatMap((alias) => alias.phrases.map((phrase) => phrase.toLowerCase()));
    expect(doubled(phrases)).toEqual([]);
  });
});

describe("snippets", () => {
  it("C-SEARCH-17: take the first two sentences by default", () => {
    const text = "Akt is a kinase of 60.5 kDa. It promotes survival! It is third.";
    expect(firstSentences(text)).toBe("Akt is a kinase of 60.5 kDa. It promotes survival!");
    expect(firstSentences(text, 1)).toBe("Akt is a kinase of 60.5 kDa.");
    expect(firstSentences("一つ目です。二つ目です。三つ目です。", 2, "ja")).toBe("一つ目です。二つ目です。");
  });
  it("C-SEARCH-18: end with an ellipsis if cut", () => {
    expect(truncate("phospho-Akt rabbit antibody", 14)).toBe("phospho-Akt…");
    expect(truncate("short", 14)).toBe("short");
    expect([...truncate("免疫沈降法による解析", 5)]).toHaveLength(5);
  });
});

describe("match markers", () => {
  it("reads em as a marker and everything else as text", () => {
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

describe("alias filters", () => {
  const aliasOf = (phrase: string) => {
    const match = findAlias(phrase);
    if (!match) throw new Error(`${phrase} names no alias`);
    return match.alias;
  };
  it("C-SEARCH-15: simple western filters by application in any engine language", () => {
    expect(aliasFilter(aliasOf("simple western"), {})).toEqual({ applicationcodes: ["SW"] });
  });
  it("C-SEARCH-15: signal star filters by the engine's categories", () => {
    const known = {
      categories: [
        { key: "signalstar-multiplex-ihc", value: "SignalStar マルチプレックス IHC", count: 3 },
        { key: "kits", value: "キット", count: 2 },
      ],
    };
    expect(aliasFilter(aliasOf("signal star"), known)).toEqual({ categories: ["SignalStar マルチプレックス IHC"] });
    expect(aliasFilter(aliasOf("signal star"), {})).toBeNull();
  });
});
