import { panelChannels } from "@contracts/values/panel-values";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { doubled } from "../../tests/factories/doubled";
import { cellReasons } from "./cell-reasons";
import { type Cell, cellName, cellsOf, isMadeFor, sameCell } from "./cells";
import { emptyDesign, withPlacements } from "./edit-design";
import { scarceCost } from "./scarce";
import { changeCosts, type PanelQuestion, type PanelSolution, type SolvableAntibody, solvePanel } from "./solve";

const cells = cellsOf(2);
/** Cells by letter: "a" to "d" in the first round, "e" to "h" in the second. */
const at = (letter: string): Cell => cells["abcdefgh".indexOf(letter)] ?? cells[0] ?? { round: 1, channel: "488" };
const pair = (productKey: string, target: string, letters: string): SolvableAntibody => ({
  ...{ productKey, target, species: "Human", unavailableReason: null },
  pairings: Array.from(letters, at),
});

/** Cost of the cheapest feasible panel, by brute force. */
function leastCost({ antibodies, chosen, rounds, fixed = [] }: PanelQuestion): number {
  const rows = [...chosen].sort().flatMap((key) => antibodies.find(({ productKey }) => productKey === key) ?? []);
  const within = (open: readonly Cell[]) => {
    const place = (index: number, taken: readonly Cell[]): number => {
      const row = rows[index];
      if (!row) return 0;
      let best = changeCosts.dropped + place(index + 1, taken);
      const stood = fixed.find(({ productKey }) => productKey === row.productKey)?.cell;
      for (const cell of open) {
        if (taken.some((other) => sameCell(other, cell))) continue;
        const moved = stood && !sameCell(stood, cell) ? changeCosts.moved : 0;
        const others = antibodies.filter(
          (each) =>
            each.target === row.target && each.productKey !== row.productKey && !chosen.includes(each.productKey),
        );
        const cost = isMadeFor(row, cell)
          ? 0
          : others.some((each) => isMadeFor(each, cell))
            ? changeCosts.exchanged
            : null;
        if (cost !== null) best = Math.min(best, cost + moved + place(index + 1, [...taken, cell]));
      }
      return best;
    };
    return place(0, []);
  };
  const asked = within(cellsOf(rounds));
  return rounds === 2 || asked === 0 ? asked : Math.min(asked, changeCosts.secondRound + within(cellsOf(2)));
}

function costOf(solution: PanelSolution): number {
  if (solution.ok) return 0;
  const { moved, exchanged, secondRound, dropped } = solution.change;
  return (
    moved.length * changeCosts.moved +
    exchanged.length * changeCosts.exchanged +
    (secondRound ? changeCosts.secondRound : 0) +
    dropped.length * changeCosts.dropped
  );
}

const targets = ["A", "B", "C", "D", "E", "F", "G"];
const letters = fc.uniqueArray(fc.constantFrom(..."abcdefgh"), { minLength: 1, maxLength: 3 });
const question: fc.Arbitrary<PanelQuestion> = fc
  .record({
    first: fc.array(letters, { minLength: targets.length, maxLength: targets.length }),
    second: fc.array(fc.option(letters), { minLength: targets.length, maxLength: targets.length }),
    chosen: fc.subarray(targets, { minLength: 3, maxLength: 6 }),
    rounds: fc.constantFrom(1 as const, 2 as const),
    fixed: fc.array(fc.record({ target: fc.constantFrom(...targets), cell: fc.constantFrom(...cells) }), {
      maxLength: 2,
    }),
  })
  .map(({ first, second, chosen, rounds, fixed }) => ({
    antibodies: targets.flatMap((target, index) => {
      const other = second[index];
      return [
        pair(`1000${index}`, target, first[index]?.join("") ?? ""),
        ...(other ? [pair(`2000${index}`, target, other.join(""))] : []),
      ];
    }),
    chosen: chosen.map((target) => `1000${targets.indexOf(target)}`),
    rounds,
    fixed: fixed
      .filter(
        ({ target, cell }, index) =>
          chosen.includes(target) &&
          !fixed.slice(0, index).some((other) => other.target === target || sameCell(other.cell, cell)),
      )
      .map(({ target, cell }) => ({ productKey: `1000${targets.indexOf(target)}`, cell })),
  }));

describe("solvePanel", () => {
  it("finds the same minimum cost as brute force", () => {
    fc.assert(
      fc.property(question, (asked) => {
        expect(costOf(solvePanel(asked))).toBe(leastCost(asked));
      }),
      { numRuns: 300 },
    );
  });

  it("proposes feasible panels: fitting cells, one antibody per cell, every kept target", () => {
    fc.assert(
      fc.property(question, (asked) => {
        const solution = solvePanel(asked);
        const assignments = solution.ok ? solution.assignments : solution.change.assignments;
        const dropped = solution.ok ? [] : solution.change.dropped;
        expect(doubled(assignments.map(({ cell }) => cellName(cell)))).toEqual([]);
        expect(assignments.length + dropped.length).toBe(asked.chosen.length);
        const rounds = !solution.ok && solution.change.secondRound ? 2 : asked.rounds;
        for (const { productKey, cell } of assignments) {
          const antibody = asked.antibodies.find((each) => each.productKey === productKey);
          expect(antibody && isMadeFor(antibody, cell)).toBe(true);
          expect(cell.round).toBeLessThanOrEqual(rounds);
          expect(panelChannels).toContain(cell.channel);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("is independent of input order", () => {
    fc.assert(
      fc.property(question, (asked) => {
        const turned = { ...asked, antibodies: asked.antibodies.toReversed(), chosen: asked.chosen.toReversed() };
        expect(solvePanel(turned)).toEqual(solvePanel(asked));
      }),
      { numRuns: 200 },
    );
  });

  const antibodies = [
    pair("1001", "A", "a"),
    pair("1002", "B", "a"),
    pair("1003", "C", "bc"),
    pair("1004", "D", "ae"),
    pair("2001", "A", "d"),
  ];

  it("prefers another clone of the target over any other change", () => {
    expect(solvePanel({ antibodies, chosen: ["1001", "1002", "1003"], rounds: 2 })).toMatchObject({
      ok: false,
      change: { exchanged: [{ from: "1001", to: "2001" }], secondRound: false, dropped: [], moved: [] },
    });
  });

  it("never offers a clone that is no longer sold", () => {
    const gone = antibodies.map((each) =>
      each.productKey === "2001" ? { ...each, unavailableReason: "status" as const } : each,
    );
    expect(solvePanel({ antibodies: gone, chosen: ["1001", "1002", "1003"], rounds: 2 })).toMatchObject({
      ok: false,
      change: { exchanged: [], dropped: ["1001"] },
    });
  });

  it("adds the second round before dropping a target", () => {
    expect(solvePanel({ antibodies, chosen: ["1002", "1003", "1004"], rounds: 1 })).toMatchObject({
      ok: false,
      change: { exchanged: [], secondRound: true, dropped: [] },
    });
  });

  it("gives scarce targets the darkest free channels, and changes no panel for it", () => {
    const both = [pair("1001", "PDCD1", "ac"), pair("1002", "CD3E", "ac"), pair("1003", "CD8A", "b")];
    const cellIn = (scarce: readonly string[], key: string) => {
      const solution = solvePanel({ antibodies: both, chosen: ["1001", "1002", "1003"], rounds: 1, scarce });
      return solution.ok ? solution.assignments.find(({ productKey }) => productKey === key)?.cell : null;
    };
    expect(cellIn(["1001"], "1001")?.channel).toBe("647");
    expect(cellIn(["1002"], "1002")?.channel).toBe("647");
    expect(cells.filter(({ round }) => round === 1).map(scarceCost)[0]).toBe(100);
    fc.assert(
      fc.property(question, (asked) => {
        expect(costOf(solvePanel({ ...asked, scarce: asked.chosen }))).toBe(costOf(solvePanel(asked)));
      }),
      { numRuns: 200 },
    );
  });

  it("every cell of a proposal has a reason", () => {
    const both = [pair("1001", "PDCD1", "ac"), pair("1002", "CD3E", "ac"), pair("1003", "CD8A", "b")];
    const chosen = ["1001", "1002", "1003"];
    const solution = solvePanel({ antibodies: both, chosen, rounds: 1, scarce: ["1001"] });
    const start = { ...emptyDesign, selectedTargets: chosen };
    const design = withPlacements(start, { placements: solution.ok ? solution.assignments : [], rounds: 1 });
    const reasons = (scarce: readonly string[]) =>
      Object.fromEntries(cellReasons(design, both, scarce).map(({ productKey, reason }) => [productKey, reason]));
    expect(reasons(["1001"])).toEqual({
      "1001": { kind: "scarce" },
      "1002": { kind: "left", cell: at("c"), to: "1001" },
      "1003": { kind: "only" },
    });
    expect(reasons([])["1002"]).toEqual({ kind: "free", others: [at("c")] });
  });

  it("keeps placed antibodies, and moves them before exchanging any", () => {
    const fixed = [{ productKey: "1003", cell: at("c") }];
    const kept = solvePanel({ antibodies, chosen: ["1002", "1003", "1004"], rounds: 2, fixed });
    expect(kept).toMatchObject({ ok: true });
    expect(kept.ok && kept.assignments.find(({ productKey }) => productKey === "1003")?.cell).toEqual(at("c"));
    const inTheWay = [{ productKey: "1004", cell: at("a") }];
    expect(solvePanel({ antibodies, chosen: ["1002", "1003", "1004"], rounds: 2, fixed: inTheWay })).toMatchObject({
      ok: false,
      change: { moved: [{ productKey: "1004", from: at("a"), to: at("e") }], exchanged: [], dropped: [] },
    });
  });

  it("drops extra antibodies of a target and unknown ones", () => {
    expect(solvePanel({ antibodies, chosen: ["1001", "2001", "1003", "9999"], rounds: 1 })).toMatchObject({
      ok: false,
      change: { dropped: ["2001", "9999"] },
    });
  });
});
