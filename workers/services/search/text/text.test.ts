import { isOneEditApart } from "@domain/spelling/edit-distance";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compoundsOf } from "./compounds";
import { canonical, fold, singular } from "./fold";
import { indexedText, wholeToken } from "./indexed-text";
import { partsOf } from "./parts";
import { precisionRules, wordsNeeded } from "./precision";
import { parseQuery } from "./query";

describe("folding", () => {
  it.each([
    ["ＡＫＴ", "akt"],
    ["Müller", "muller"],
    ["κB", "kappab"],
    ["µl", "mul"],
    ["ｳｪｽﾀﾝ", "ウェスタン"],
    ["がん", "がん"],
    ["Ca²", "ca2"],
  ])("turns %s into %s", (given, folded) => {
    expect(fold(given)).toBe(folded);
  });
  it("is idempotent for any input", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (word) => {
        expect(fold(fold(word))).toBe(fold(word));
      }),
      { examples: [["\u{1d157}\u{1d165}\ufe72"]] },
    );
  });
  it.each([
    ["nfkappab", "nfkb"],
    ["ser473", "s473"],
    ["pser473", "s473"],
    ["ps473", "s473"],
    ["phosphothreonine308", "t308"],
    ["k27ac", "k27"],
    ["ack382", "k382"],
    ["k4me3", "k4"],
    ["phosphoakt", "pakt"],
    ["phosphorylase", "phosphorylase"],
    ["beta", "beta"],
    ["p38", "p38"],
    ["tgfbeta1", "tgfb1"],
  ])("shortens %s to %s", (word, short) => {
    expect(canonical(word)).toBe(short);
  });
  it.each([
    ["antibodies", "antibody"],
    ["kinases", "kinase"],
    ["boxes", "box"],
    ["virus", "virus"],
    ["s473s", "s473s"],
  ])("makes %s singular: %s", (many, one) => {
    expect(singular(many)).toBe(one);
  });
});

describe("compounds", () => {
  it("have correct offsets in the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
        let end = 0;
        for (const compound of compoundsOf(text)) {
          expect(compound.start).toBeGreaterThanOrEqual(end);
          expect(compound.end).toBeGreaterThan(compound.start);
          end = compound.end;
          for (const piece of compound.pieces) {
            if (!compound.cjk) expect(fold(text.slice(piece.start, piece.end))).toBe(piece.token);
          }
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
  it("are indexed as they are searched", () => {
    const word = fc.stringMatching(/^[A-Za-z0-9αβκ]{1,8}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(" ", "-", "/", ", "),
        (words, tie) => {
          const indexed = new Set(indexedText([words.join(tie)], () => {}).split(" "));
          for (const one of words) expect(indexed).toContain(fold(one));
        },
      ),
    );
  });
  it("contain no FTS5 syntax", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 128 }), (text) => {
        const query = parseQuery(text, { prefix: true, phrase: false });
        for (const { alternatives } of query.units) {
          for (const { tokens } of alternatives)
            for (const token of tokens) expect(token).toMatch(/^\ue000?[\p{L}\p{N}\p{M}]+$/u);
        }
      }),
      { numRuns: 1000 },
    );
  });
  it("match a whole value in any spelling", () => {
    expect(new Set(["NF-κB", "NFkappaB", "nf kb", "NF-kB"].map(wholeToken)).size).toBe(1);
    expect(wholeToken("***")).toBeNull();
    expect(wholeToken("x".repeat(100))).toBeNull();
  });
});

describe("parts of a compound", () => {
  const partsIn = (text: string) =>
    compoundsOf(text).flatMap((compound) =>
      partsOf(compound).map((choices) => choices.map(({ pieces }) => pieces.map(({ token }) => token).join("+"))),
    );
  it('are separate words, and "p" before a name is phospho', () => {
    expect(partsIn("phospho-Syk-Y352")).toEqual([["phospho"], ["syk"], ["y352"]]);
    expect(partsIn("p-STAT3")).toEqual([["phospho"], ["stat3"]]);
  });
  it("are alternatives at a slash, each residue with its letter", () => {
    expect(partsIn("Thr202/Tyr204")).toEqual([["thr202+tyr204", "thr202", "tyr204"]]);
    expect(partsIn("S807/811")).toEqual([["s807+811", "s807", "s811"]]);
  });
  it("never separate a number from its name", () => {
    expect(partsIn("Caspase-7")).toEqual([]);
    expect(partsIn("p-Caspase-7")).toEqual([["phospho"], ["caspase+7"]]);
    expect(partsIn("akt")).toEqual([]);
  });
});

describe("words of Japanese and Chinese", () => {
  const synonyms = new Map(
    ["リン酸化", "ヒストン", "カスパーゼ", "ロット", "タウ"].map(
      (word) => [wholeToken(word) ?? "", [[`${word.length}`]]] as const,
    ),
  );
  const tokens = (text: string) =>
    parseQuery(text, { prefix: false, phrase: false }, synonyms).units.map(({ alternatives }) =>
      alternatives.map((alternative) => alternative.tokens.join(" ")),
    );
  it("are split from a run that contains several", () => {
    const [phospho, histone, h3] = tokens("リン酸化ヒストンH3");
    expect(phospho).toEqual(["リン ン酸 酸化", "4"]);
    expect(histone).toContain("ヒス スト トン");
    expect(h3).toContain("h3");
  });
  it("are not split from the middle of another", () => {
    expect(tokens("ブロット")).toEqual([["ブロ ロッ ット"]]);
    expect(tokens("タウリン")).toEqual([["タウ ウリ リン"]]);
    expect(tokens("タウキナーゼ")[0]).toEqual(["タウ", "2"]);
    expect(tokens("抗体ロット")).toEqual([["抗体"], ["ロッ ット", "3"]]);
  });
  it("are not split from a phrase, which must match the letter pairs of the index", () => {
    const [only] = parseQuery("HeLaヒストン抽出液", { prefix: false, phrase: true }, synonyms).units;
    expect(only?.alternatives[0]?.tokens.join(" ")).toBe("hela ヒス スト トン ン抽 抽出 出液");
  });
  it("include the number that follows them", () => {
    expect(tokens("カスパーゼ3")[0]).toEqual(expect.arrayContaining(["5", "5 3", "53"]));
  });
});

describe("edits", () => {
  const naive = (left: string, right: string): boolean => {
    const edits = new Set<string>();
    for (let at = 0; at <= left.length; at += 1) {
      edits.add(left.slice(0, at) + left.slice(at + 1));
      for (const letter of "abc") {
        edits.add(left.slice(0, at) + letter + left.slice(at));
        if (at < left.length) edits.add(left.slice(0, at) + letter + left.slice(at + 1));
      }
      if (at + 1 < left.length) edits.add(left.slice(0, at) + left[at + 1] + left[at] + left.slice(at + 2));
    }
    return left !== right && edits.has(right);
  };
  it("agree with a naive search over all edits", () => {
    const word = fc.stringMatching(/^[abc]{0,6}$/);
    fc.assert(
      fc.property(word, word, (left, right) => {
        expect(isOneEditApart(left, right)).toBe(naive(left, right));
      }),
      { numRuns: 5000 },
    );
  });
});

describe("precision", () => {
  it("never requires fewer words when it is higher", () => {
    for (let words = 1; words <= 20; words += 1) {
      const needed = Array.from({ length: 11 }, (_, index) => wordsNeeded(words, precisionRules(index + 1)));
      expect(needed).toEqual(needed.toSorted((left, right) => left - right));
      expect([needed[0], needed[10]]).toEqual([1, words]);
    }
  });
});
