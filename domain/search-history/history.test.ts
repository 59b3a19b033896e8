import { describe, expect, it } from "vitest";
import { parseHistory, rememberPhrase, serializeHistory, shownHistory } from "./history";

const many = (count: number) => new Map(Array.from({ length: count }, (_, i) => [`phrase ${i}`, i] as const));

describe("search history", () => {
  it("C-HIST-01: maps a phrase to the time of its last search", () => {
    const history = rememberPhrase(rememberPhrase(new Map(), "akt", 1), "akt", 5);
    expect(serializeHistory(history)).toBe('{"akt":5}');
    expect(parseHistory(serializeHistory(history))).toEqual(history);
  });
  it("C-HIST-02: shows 10, newest first", () => {
    expect(shownHistory(many(15))).toHaveLength(10);
    expect(shownHistory(many(15))[0]).toBe("phrase 14");
    expect(shownHistory(many(15), "phrase 1", 3)).toEqual(["phrase 14", "phrase 13", "phrase 12"]);
  });
  it("C-HIST-03: keeps 250 and drops the oldest", () => {
    const history = rememberPhrase(many(250), "new", 1000);
    expect(history.size).toBe(250);
    expect(history.has("phrase 0")).toBe(false);
    expect(history.has("new")).toBe(true);
  });
  it("C-HIST-04: ignores a blank phrase", () => {
    const before = many(2);
    expect(rememberPhrase(before, "   ", 9)).toBe(before);
  });
  it("C-HIST-01: accepts any phrase, and ignores anything else in storage", () => {
    const history = rememberPhrase(rememberPhrase(new Map(), "__proto__", 1), "constructor", 2);
    expect(parseHistory(serializeHistory(history))).toEqual(history);
    for (const text of ["", "[]", "null", "{", '{"a":"b"}', "3"]) expect(parseHistory(text).size).toBe(0);
  });
});
