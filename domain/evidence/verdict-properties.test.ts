import {
  controlKinds,
  type EvidenceRecord,
  homologyBases,
  outcomes,
  pillars,
  sourceKinds,
} from "@contracts/catalogue/evidence";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evidence, evidencedProduct, homologyOf } from "../../tests/factories/evidence";
import { verdictKinds } from "./rule";
import { type CellEvidence, evidenceVerdict, type Verdict } from "./verdict";

const step = fc.constantFrom(null, "one", "other");
const state = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ kind: "active" } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: "superseded", by: "later" } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: "withdrawn", reason: "a fault", day: "2026-02-01" } as const) },
);
const record: fc.Arbitrary<EvidenceRecord> = fc
  .record({
    id: fc.uuid(),
    lot: fc.constantFrom(null, "22", "23", "24"),
    testedKey: fc.constantFrom(null, null, "9272"),
    preparation: fc.option(fc.record({ fixation: step, retrieval: step, permeabilisation: step, lysis: step })),
    control: fc.record({ kind: fc.constantFrom(...controlKinds), id: fc.constant(null) }),
    pillar: fc.constantFrom(...pillars),
    outcome: fc.constantFrom(...outcomes),
    source: fc.record({
      kind: fc.constantFrom(...sourceKinds),
      name: fc.constant("a laboratory"),
      identifier: fc.constant(null),
      sponsored: fc.boolean(),
    }),
    state,
  })
  .map(({ id, ...over }) => evidence(id, over));

const cell: fc.Arbitrary<CellEvidence> = fc.record({
  records: fc.array(record, { maxLength: 8 }),
  papers: fc.integer({ min: 0, max: 4 }),
  homology: fc.array(
    fc
      .record({ basis: fc.constantFrom(...homologyBases), identity: fc.double({ min: 0, max: 1, noNaN: true }) })
      .map(({ basis, identity }) => homologyOf("H", identity, { basis })),
    { maxLength: 3 },
  ),
  product: fc
    .record({
      polyclonal: fc.boolean(),
      currentLot: fc.constantFrom(null, "24"),
      bridges: fc.subarray([
        { lot: "22", toLot: "23", pass: true },
        { lot: "24", toLot: "23", pass: true },
        { lot: "22", toLot: "24", pass: false },
      ]),
    })
    .map(evidencedProduct),
});

const numRuns = 1000;
const holds = <T extends [unknown, ...unknown[]]>(property: fc.IProperty<T>) => fc.assert(property, { numRuns });
/** 0 is the best. */
const rank = ({ kind }: Verdict) => verdictKinds.indexOf(kind);
const added = (known: CellEvidence, ...further: EvidenceRecord[]) => ({
  ...known,
  records: [...known.records, ...further],
});
const active = { kind: "active" } as const;

describe("verdicts of 1,000 random cells", () => {
  it("do not depend on the order of records", () => {
    const shuffled = cell.chain((known) =>
      fc.tuple(fc.constant(known), fc.shuffledSubarray([...known.records], { minLength: known.records.length })),
    );
    holds(
      fc.property(shuffled, ([known, records]) => {
        expect(evidenceVerdict({ ...known, records })).toEqual(evidenceVerdict(known));
      }),
    );
  });

  it("count a repeated record once", () => {
    holds(
      fc.property(cell, (known) => {
        expect(evidenceVerdict(added(known, ...known.records))).toEqual(evidenceVerdict(known));
      }),
    );
  });

  it("are never lowered by support", () => {
    holds(
      fc.property(cell, record, fc.constantFrom("supports", "supports-not-selective"), (known, further, outcome) => {
        const after = evidenceVerdict(added(known, { ...further, outcome, state: active } as EvidenceRecord));
        expect(rank(after)).toBeLessThanOrEqual(rank(evidenceVerdict(known)));
      }),
    );
  });

  it("are never raised by a failure", () => {
    holds(
      fc.property(cell, record, (known, further) => {
        const after = evidenceVerdict(added(known, { ...further, outcome: "does-not-support", state: active }));
        expect(rank(after)).toBeGreaterThanOrEqual(rank(evidenceVerdict(known)));
      }),
    );
  });

  it("leave out withdrawn and superseded records, and list them", () => {
    holds(
      fc.property(cell, (known) => {
        const [standing, aside] = [true, false].map((stands) =>
          known.records.filter((each) => (each.state.kind === "active") === stands),
        );
        const { setAside, ...verdict } = evidenceVerdict(known);
        const { setAside: none, ...without } = evidenceVerdict({ ...known, records: standing ?? [] });
        expect(verdict).toEqual(without);
        expect([setAside, none]).toEqual([aside?.map(({ id }) => id).sort(), []]);
      }),
    );
  });

  it("never rest on customers alone, and are validated only by a pillar", () => {
    holds(
      fc.property(cell, (known) => {
        const { kind, pillars: validating, restsOn, counts } = evidenceVerdict(known);
        const sources = known.records.filter(({ id }) => restsOn.includes(id)).map(({ source }) => source.kind);
        if (restsOn.length > 0) expect(sources.some((each) => each !== "customer")).toBe(true);
        expect(validating.length > 0).toBe(kind === "validated");
        const standing = known.records.filter((each) => each.state.kind === "active").length;
        expect(counts.for + counts.against + counts.open).toBe(standing);
      }),
    );
  });

  it("give at most a recommendation for tests in another format", () => {
    holds(
      fc.property(cell, (known) => {
        const records = known.records.map((each) => ({ ...each, testedKey: "9272" }));
        expect(evidenceVerdict({ ...known, records }).kind).not.toBe("validated");
      }),
    );
  });

  it("need a bridge from the older lots of a polyclonal antibody", () => {
    holds(
      fc.property(cell, (known) => {
        const records = known.records.map((each) => ({ ...each, lot: "22" }));
        const product = { ...known.product, polyclonal: true, currentLot: "24", bridges: [] };
        const bridged = { ...product, bridges: [{ lot: "22", toLot: "24", pass: true }] };
        const lowered = evidenceVerdict({ ...known, records, product });
        expect(lowered.kind).not.toBe("validated");
        expect(rank(lowered)).toBeGreaterThanOrEqual(rank(evidenceVerdict({ ...known, records, product: bridged })));
      }),
    );
  });
});
