import { describe, expect, it } from "vitest";
import { markTyped } from "./typed-matches";

/** The text with marked pieces in brackets. */
const marked = (text: string, typed: string) =>
  markTyped(text, typed)
    .map(({ text: piece, match }) => (match ? `[${piece}]` : piece))
    .join("");

describe("typed matches", () => {
  it("mark the beginnings of words in any case", () => {
    expect(marked("Phospho-Akt (Ser473) Antibody", "akt")).toBe("Phospho-[Akt] (Ser473) Antibody");
    expect(marked("Phospho-Akt (Ser473) Antibody", " akt  SER")).toBe("Phospho-[Akt] ([Ser]473) Antibody");
    expect(marked("4060", "40")).toBe("[40]60");
  });

  it("ignore matches inside words", () => {
    expect(marked("Laser capture", "ser")).toBe("Laser capture");
    expect(marked("Total Erk", "akt")).toBe("Total Erk");
    expect(marked("Akt", "")).toBe("Akt");
    expect(markTyped("", "akt")).toEqual([]);
  });

  it("match anywhere in scripts without spaces", () => {
    expect(marked("リン酸化抗体の選び方", "抗体")).toBe("リン酸化[抗体]の選び方");
    expect(marked("抗体稀释液", "抗体")).toBe("[抗体]稀释液");
  });

  it("treat regular-expression characters literally, and prefer the longer of two words", () => {
    expect(marked("p(Akt) a.b", "(akt a.b")).toBe("p[(Akt]) [a.b]");
    expect(marked("Serine", "ser serin")).toBe("[Serin]e");
  });

  it("keep positions beside letters whose lower case is longer", () => {
    expect(marked("İ Akt", "Akt")).toBe("İ [Akt]");
  });
});
