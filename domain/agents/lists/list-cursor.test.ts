import { describe, expect, it } from "vitest";
import { firstPlace, listCursor, pageOfList, placeOfCursor } from "./list-cursor";

const list = (...keys: string[]) => keys.map((key, at) => ({ at, key, entry: key }));

describe("cursors", () => {
  const question = ["search", "Akt", "WB", undefined, "US", "en-us"];

  it("hold a position in the results of one query", async () => {
    const cursor = await listCursor(question, { offset: 30, after: "4060" });
    expect(await placeOfCursor(question, cursor)).toEqual({ offset: 30, after: "4060" });
    expect(await placeOfCursor([...question.slice(0, 4), "DE", "en-us"], cursor)).toBeNull();
    const bare = await listCursor(question, { offset: 8, after: null });
    expect(await placeOfCursor(question, bare)).toEqual({ offset: 8, after: null });
  });

  it.each(["", "x", "0.4060.aaaaaaaaaa", "-1.4060.aaaaaaaaaa", "99999.4060.aaaaaaaaaa", "1e3.4060.aaaaaaaaaa"])(
    "are refused: %s",
    async (text) => {
      const digest = (await listCursor(question, firstPlace)).split(".")[2] ?? "";
      expect(await placeOfCursor(question, text.replace("aaaaaaaaaa", digest))).toBeNull();
    },
  );
});

describe("pages of a list", () => {
  it("follow each other to the end", () => {
    const read = list("a", "b", "c", "d", "e");
    const first = pageOfList(read, firstPlace, 2, 5);
    expect(first).toEqual({ entries: ["a", "b"], next: { offset: 2, after: "b" }, isMoved: false });
    const second = pageOfList(read, { offset: 2, after: "b" }, 2, 5);
    expect(second).toEqual({ entries: ["c", "d"], next: { offset: 4, after: "d" }, isMoved: false });
    const last = pageOfList(read, { offset: 4, after: "d" }, 2, 5);
    expect(last).toEqual({ entries: ["e"], next: null, isMoved: false });
  });

  it("continue after the previous page's last entry if the list has changed, and report the change", () => {
    const grown = list("new", "a", "b", "c", "d");
    expect(pageOfList(grown, { offset: 2, after: "b" }, 2, 5)).toMatchObject({ entries: ["c", "d"], isMoved: true });
    const shrunk = list("a", "c", "d");
    expect(pageOfList(shrunk, { offset: 2, after: "b" }, 2, 3)).toMatchObject({ entries: ["d"], isMoved: true });
  });

  it("end where the list ends, even if it is now shorter than the position", () => {
    expect(pageOfList(list("a"), { offset: 30, after: "x" }, 2, 1)).toMatchObject({ entries: [], next: null });
    expect(pageOfList([], firstPlace, 2, 0)).toEqual({ entries: [], next: null, isMoved: false });
  });
});
