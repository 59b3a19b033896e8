import { describe, expect, it } from "vitest";
import { countriesByName } from "./countries";
import { initialOf } from "./initial-of";

describe("initialOf", () => {
  it.each([
    ["Åland Islands", "en", "A"],
    ["Côte d'Ivoire", "en", "C"],
    ["アメリカ合衆国", "jp", "ア"],
    ["ィンド", "jp", "ア"],
    ["ガーナ", "jp", "カ"],
    ["ドイツ", "jp", "タ"],
    ["パナマ", "jp", "ハ"],
    ["ヴァチカン", "jp", "ア"],
    ["日本", "jp", "漢字"],
    ["阿富汗", "cn", "A"],
    ["中国", "cn", "Z"],
    ["美国", "cn", "M"],
    ["日本", "cn", "R"],
  ] as const)("%s in %s is listed under %s", (name, language, initial) => {
    expect(initialOf(name, language)).toBe(initial);
  });

  it.each(["en", "jp", "cn"] as const)("groups the countries of %s by heading", (language) => {
    const initials = countriesByName(language).map(({ labels }) => initialOf(labels[language], language));
    const headings = initials.filter((initial, index) => initial !== initials[index - 1]);
    expect(headings).toEqual([...new Set(headings)]);
  });
});
