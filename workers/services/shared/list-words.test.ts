import { expect, it } from "vitest";
import { listText, spellingsOf, wordConditions, writtenConditions } from "./list-words";

it("words typed at full width are also searched at half width", () => {
  expect(listText("ＰＯ－4702 ｱｸﾄ")).toBe("po-4702 アクト");
  expect(spellingsOf("４０６０Ｓ")).toEqual(["4060s", "４０６０ｓ"]);
  expect(spellingsOf("4060S")).toEqual(["4060s"]);
});

it("a search has a condition for each of its first words", () => {
  const one = "(instr(words, ?) > 0)";
  const either = "(instr(words, ?) > 0 or instr(words, ?) > 0)";
  expect(wordConditions("Akt　４０６０Ｓ  more", 2)).toEqual([
    [one, "akt"],
    [either, "4060s", "４０６０ｓ"],
  ]);
  expect(wordConditions(" ", 2)).toEqual([]);
});

it("a text stored as written is searched for the spellings of each word", () => {
  expect(writtenConditions("title", "Ａbc Ö", 2)).toEqual([
    ["(instr(lower(title), ?) > 0 or instr(lower(title), ?) > 0 or instr(lower(title), ?) > 0)", "abc", "ａbc", "Ａbc"],
    ["(instr(lower(title), ?) > 0 or instr(lower(title), ?) > 0)", "ö", "Ö"],
  ]);
});
