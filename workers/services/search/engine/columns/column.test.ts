import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Column } from "./column";
import { add, emptySet } from "./doc-set";
import { Hits } from "./hits";
import { ordered } from "./order";

/** Ordinals of the documents' values, as texts. */
const valuesOf = (column: Column, document: number) =>
  [...column.lists.at(column.listOf(document))].map((ordinal) => column.values[ordinal]);

describe("a column", () => {
  it("keeps the values of every document, for any number of distinct lists", () => {
    const column = new Column("text");
    // More than fit into one byte, then more than fit into two.
    const count = 70_000;
    for (let document = 0; document < count; document += 1) column.set(document, `name ${document}`);
    column.set(count, ["name 5", "name 70"]);
    column.set(count + 1, ["name 5"]);
    column.set(3, null);
    for (const document of [0, 255, 256, 1024, 65_535, 65_536, count - 1])
      expect(valuesOf(column, document)).toEqual([`name ${document}`]);
    expect(valuesOf(column, count)).toEqual(["name 5", "name 70"]);
    expect(column.listOf(count + 1)).toBe(column.listOf(5));
    expect([valuesOf(column, 3), valuesOf(column, count + 2)]).toEqual([[], []]);
    expect(column.lists.length).toBe(count + 2);
  });

  it("grows with its documents while few lists are known", () => {
    const column = new Column("text");
    for (let document = 0; document < 5000; document += 1) column.set(document, document % 3 === 0 ? "Human" : "Mouse");
    expect(column.lists.length).toBe(3);
    const all = Uint32Array.from({ length: 5000 }, (_, document) => document);
    expect([...column.countsOf(all)]).toEqual([1667, 3333]);
  });
});

/** Values of documents: few or many distinct ones; none, one or several per document. */
const columnShape = fc.record({
  distinct: fc.constantFrom(2, 9, 16, 17, 400, 20_000),
  most: fc.constantFrom(1, 1, 4),
  seed: fc.nat(),
  /** Number of hits among 100 documents. */
  share: fc.constantFrom(1, 20, 49, 51, 80, 99, 100),
  deleted: fc.constantFrom(0, 10),
});

function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("counting and ordering", () => {
  const size = 12_000;

  it("matches a plain loop over all documents, in every code path", () => {
    fc.assert(
      fc.property(columnShape, ({ distinct, most, seed, share, deleted }) => {
        const random = randomOf(seed);
        const column = new Column("number");
        const alive = emptySet(size);
        const hit = emptySet(size);
        const hits: number[] = [];
        const plain = new Map<number, number>();
        for (let document = 0; document < size; document += 1) {
          if (random() * 100 < deleted) continue;
          add(alive, document);
          const length = random() < 0.1 ? 0 : 1 + Math.floor(random() * most);
          const values = Array.from({ length }, () => Math.floor(random() ** 2 * distinct));
          column.set(document, values);
          if (random() * 100 >= share) continue;
          add(hit, document);
          hits.push(document);
          for (const value of new Set(values)) plain.set(value, (plain.get(value) ?? 0) + 1);
        }
        const found = (counts: Uint32Array) =>
          new Map([...counts].flatMap((count, ordinal) => (count > 0 ? [[column.values[ordinal], count]] : [])));
        const numbers = Uint32Array.from(hits);
        // Twice, because totals and sets are cached the first time.
        for (const each of [Hits.ofSet(hit, alive), Hits.ofNumbers(numbers, alive)]) {
          expect(found(column.counts(each))).toEqual(plain);
        }
        const even = (value: unknown) => Number(value) % 2 === 0;
        const sum = (evens: Uint8Array) =>
          column.countsOfLists(numbers).reduce((all, count, list) => all + (evens[list] ? count : 0), 0);
        expect(sum(column.listsWhere(even))).toBe(
          hits.filter((document) => [...column.lists.at(column.listOf(document))].some((at) => even(column.values[at])))
            .length,
        );
      }),
      { numRuns: 40 },
    );
  });

  it("orders the first of many documents like a sort of all of them", () => {
    const order = fc.record({ seed: fc.nat(), distinct: fc.constantFrom(3, 500), limit: fc.constantFrom(1, 30, 4000) });
    fc.assert(
      fc.property(
        order,
        fc.constantFrom("asc", "desc"),
        fc.boolean(),
        ({ seed, distinct, limit }, direction, byScore) => {
          const random = randomOf(seed);
          const column = new Column("number");
          const documents = Uint32Array.from({ length: 5000 }, (_, index) => index * 2);
          const scores = Float64Array.from(documents, () => Math.floor(random() * distinct) / 7);
          const values = [...documents].map(() => (random() < 0.1 ? null : Math.floor(random() * distinct)));
          for (const [at, document] of documents.entries()) column.set(document, values[at] ?? null);
          const keys = [
            ...(byScore ? [{ field: "_score", direction: "desc" } as const] : []),
            { field: "n", direction },
          ];
          const rank = (at: number) => {
            const value = values[at] ?? null;
            return value === null ? Number.POSITIVE_INFINITY : direction === "asc" ? value : -value;
          };
          const byValue = (left: number, right: number) => (rank(left) === rank(right) ? 0 : rank(left) - rank(right));
          const byRank = (left: number, right: number) => (scores[right] ?? 0) - (scores[left] ?? 0);
          const plain = [...documents.keys()].sort((left, right) => {
            const [first, second] = byScore ? [byRank, byValue] : [byValue, byRank];
            return first(left, right) || second(left, right) || left - right;
          });
          expect([...ordered(documents, scores, keys, () => column, limit)]).toEqual(plain.slice(0, limit));
        },
      ),
      { numRuns: 40 },
    );
  });
});
