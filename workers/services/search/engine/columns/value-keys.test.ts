import fc from "fast-check";
import { expect, it } from "vitest";
import { type JoinedKeys, joinedKeys, type TextOrder, textOrder } from "./value-keys";

const keyOf = (text: string) => text.toLowerCase();
/** Distinct values, some with the same key, and the number of known values at each step. */
const growth = fc.record({
  values: fc.uniqueArray(fc.string({ maxLength: 3, unit: fc.constantFrom("a", "A", "b", "B", "1") }), {
    maxLength: 60,
  }),
  steps: fc.array(fc.nat(60), { maxLength: 4 }),
});

it("keys and order of values that are added in steps equal those of all values at once", () => {
  fc.assert(
    fc.property(growth, fc.array(fc.string(), { minLength: 300, maxLength: 300 }), ({ values, steps }, more) => {
      const all = [...new Set([...more, ...values])];
      const lengths = [...steps.map((step) => all.length - Math.min(step, all.length)), all.length].sort(
        (a, b) => a - b,
      );
      let keys: JoinedKeys | null = null;
      let order: TextOrder | null = null;
      for (const length of lengths) {
        const known = all.slice(0, length);
        keys = joinedKeys(keys, known, keyOf);
        order = textOrder(order, known, keyOf);
        expect(keys).toEqual(joinedKeys(null, known, keyOf));
        expect(order.ranks).toEqual(textOrder(null, known, keyOf).ranks);
        const sorted = [...order.order].map((ordinal) => keyOf(known[ordinal] ?? ""));
        expect(sorted).toEqual(known.map(keyOf).sort());
        for (const [place, ordinal] of order.order.entries()) {
          const [before, same] = [order.order[place - 1], sorted[place] === sorted[place - 1]];
          if (before !== undefined) expect((order.ranks[ordinal] ?? 0) - (order.ranks[before] ?? 0)).toBe(same ? 0 : 1);
        }
      }
    }),
    { numRuns: 60 },
  );
});
