import { maxQuantity } from "@contracts/values/limits";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ListEntry } from "./bulk-list";
import { packList, unpackList } from "./list-form";
import { planList } from "./list-plan";

const entry = (row: number, code: string, quantity = "1", text = ""): ListEntry => ({ row, code, quantity, text });
const roomy = { skus: new Set<string>(), room: 100 };
const all = () => true;

describe("planList", () => {
  it("T-LINE-16: rows of one product merge into one line, and each reports it", () => {
    const plans = planList([entry(1, "4060S", "2"), entry(2, "9272S"), entry(7, "4060S", "3")], all, roomy);
    expect(plans).toEqual([
      { kind: "ready", rows: [1, 7], pieces: 5 },
      { kind: "ready", rows: [2], pieces: 1 },
      { kind: "merged", into: 1 },
    ]);
  });

  it("T-LINE-05: rows of one product that exceed the maximum together are all reported", () => {
    const plans = planList([entry(1, "4060S", "9000"), entry(2, "4060S", "1000")], all, roomy);
    expect(plans).toEqual([1, 2].map(() => ({ kind: "together", rows: [1, 2], pieces: 10_000 })));
  });

  it("a row whose words contradict its number waits, and its pieces are not counted with other rows", () => {
    const rows = [entry(1, "4060S", "2", "Bcl-2"), entry(2, "4060S", "3")];
    const plans = planList(rows, all, roomy, ".", ({ text }) => text !== "");
    expect(plans).toEqual([{ kind: "contradicted" }, { kind: "ready", rows: [2], pieces: 3 }]);
  });

  it("gives the remaining basket lines to the first rows; products in the basket need none", () => {
    const rows = [entry(1, "4060S"), entry(2, "9272S"), entry(3, "5000S"), entry(4, "4060S")];
    const plans = planList(rows, all, { skus: new Set(["5000S"]), room: 1 });
    expect(plans.map(({ kind }) => kind)).toEqual(["ready", "full", "ready", "merged"]);
  });

  it("gives every entry one plan, and never orders more than listed or allowed", () => {
    const listed = fc.array(
      fc.record({
        row: fc.integer({ min: 1, max: 9_999_999 }),
        code: fc.constantFrom("", "4060S", "9272S", "5000S", "4370"),
        quantity: fc.constantFrom("1", "2", "9999", "0", "-1", "1.5", ""),
        text: fc.constantFrom("", "said"),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(listed, fc.integer({ min: 0, max: 3 }), (entries, room) => {
        const plans = planList(entries, (code) => code !== "4370", { skus: new Set(), room });
        expect(plans).toHaveLength(entries.length);
        const ready = plans.flatMap((plan) => (plan.kind === "ready" ? [plan] : []));
        expect(ready.length).toBeLessThanOrEqual(room);
        expect(ready.every(({ pieces }) => pieces >= 1 && pieces <= maxQuantity)).toBe(true);
        expect(unpackList(packList(entries))).toEqual(entries.length > 0 ? entries : null);
      }),
    );
  });

  it.each(["", "x\t4060S\t1\t", "1\t4060S\t1", `1\t${"4".repeat(33)}\t1\t`, "0\t4060S\t1\t"])(
    "rejects a list that the shop's pages did not write: %j",
    (value) => {
      expect(unpackList(value)).toBeNull();
    },
  );

  it("round-trips a list with other line ends", () => {
    const entries = [entry(1, "4060S", "2"), entry(3, "", "1", "Dear team, 私たち")];
    expect(unpackList(packList(entries).replaceAll("\n", "\r\n"))).toEqual(entries);
  });
});
