import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import { describe, expect, it } from "vitest";
import { evidence, evidencedProduct, homologyOf } from "../../tests/factories/evidence";
import { type CellEvidence, evidenceVerdict } from "./verdict";

const cell = (records: EvidenceRecord[], over: Partial<CellEvidence> = {}) =>
  evidenceVerdict({ records, papers: 0, homology: [], product: evidencedProduct(), ...over });

const knockout = { pillar: "genetic", control: { kind: "ko", id: "HeLa, target deleted" } } as const;
const pair = { pillar: "independent", secondAntibody: "a polyclonal antibody to the C terminus" } as const;
const failure = { outcome: "does-not-support" } as const;
const customer = {
  source: { kind: "customer", name: "a customer", identifier: null, sponsored: false },
} as const;
const fixed = (fixation: string) => ({
  preparation: { fixation, retrieval: null, permeabilisation: null, lysis: null },
});

describe("the rule, version 1", () => {
  it("1: a pillar validates, and is named", () => {
    expect(cell([evidence("a", pair), evidence("b", knockout), evidence("c")])).toMatchObject({
      rule: 1,
      kind: "validated",
      pillars: ["genetic", "independent"],
      counts: { for: 3, otherSignal: 0, against: 0, open: 0 },
      restsOn: ["a", "b"],
    });
  });

  it("1: a failure of equal weight under the same preparation contradicts it, a lighter one does not", () => {
    expect(cell([evidence("a", pair), evidence("b", { ...failure, ...pair })]).kind).toBe("mixed");
    expect(cell([evidence("a", pair), evidence("b", { ...failure, ...knockout })]).kind).toBe("mixed");
    expect(cell([evidence("a", knockout), evidence("b", { ...failure, ...pair })])).toMatchObject({
      kind: "validated",
      pillars: ["genetic"],
      counts: { for: 1, against: 1 },
    });
  });

  it("1: a failure under another preparation is listed beside it, with the difference", () => {
    expect(
      cell([
        evidence("a", { ...knockout, ...fixed("formaldehyde") }),
        evidence("b", { ...knockout, ...failure, ...fixed("methanol") }),
      ]),
    ).toMatchObject({
      kind: "validated",
      conditions: [{ name: "fixation", for: ["formaldehyde"], against: ["methanol"] }],
    });
  });

  it("1: unknown steps of the preparation separate nothing", () => {
    expect(cell([evidence("a", knockout), evidence("b", { ...knockout, ...failure, ...fixed("methanol") })]).kind).toBe(
      "mixed",
    );
  });

  it("2: support without a pillar recommends", () => {
    expect(cell([evidence("a"), evidence("b", { outcome: "inconclusive" })])).toMatchObject({
      kind: "recommended",
      pillars: [],
      counts: { for: 1, otherSignal: 0, against: 0, open: 1 },
      restsOn: ["a"],
    });
  });

  it("3: both sides are mixed, with the conditions that separate them", () => {
    expect(
      cell([
        evidence("a", { sample: { kind: "tissue", name: "kidney", accession: null, state: null } }),
        evidence("b", { ...failure, sample: { kind: "tissue", name: "brain", accession: null, state: null } }),
      ]),
    ).toMatchObject({
      kind: "mixed",
      restsOn: ["a", "b"],
      conditions: [{ name: "sample", for: ["kidney"], against: ["brain"] }],
    });
    expect(cell([evidence("a"), evidence("b", failure)]).conditions).toEqual([]);
  });

  it("4: unselective support alone gives the verdict of other signal", () => {
    expect(cell([evidence("a", { ...knockout, outcome: "supports-not-selective" })])).toMatchObject({
      kind: "works-other-signal",
      counts: { for: 1, otherSignal: 1, against: 0, open: 0 },
    });
  });

  it("5: failures alone give the verdict of failure, with their conditions", () => {
    expect(cell([evidence("a", { ...failure, ...fixed("methanol") })], { papers: 9 })).toMatchObject({
      kind: "failed",
      restsOn: ["a"],
      conditions: expect.arrayContaining([{ name: "fixation", for: [], against: ["methanol"] }]),
    });
  });

  it("6: two papers count as use, one does not", () => {
    expect(cell([], { papers: 2 })).toMatchObject({ kind: "used-in-papers", papers: 2 });
    expect(cell([], { papers: 1 }).kind).toBe("not-tested");
  });

  it("7: homology predicts, by its closest basis and lowest value, rounded down", () => {
    const homology = [
      homologyOf("H", 1, { basis: "full-length" }),
      homologyOf("H", 0.999),
      homologyOf("H", 0.95, { low: 0.29 }),
    ];
    expect(cell([], { homology })).toMatchObject({
      kind: "predicted",
      prediction: { basis: "immunogen", percent: 29 },
    });
  });

  it("8: a cell without evidence is not tested, which differs from failed", () => {
    expect(cell([])).toMatchObject({ kind: "not-tested", counts: { for: 0, otherSignal: 0, against: 0, open: 0 } });
    expect(cell([evidence("a", { outcome: "inconclusive" })])).toMatchObject({
      kind: "not-tested",
      counts: { open: 1 },
    });
  });

  it("gives at most a recommendation for tests in another format", () => {
    expect(cell([evidence("a", { ...knockout, testedKey: "9272" })]).kind).toBe("recommended");
    expect(cell([evidence("a", { ...knockout, testedKey: "4060" })]).kind).toBe("validated");
  });

  it("lowers older lots of a polyclonal antibody by a level, unless a bridge connects them with the current one", () => {
    const product = evidencedProduct({ polyclonal: true });
    const bridged = { ...product, bridges: [bridge("22", "23"), bridge("23", "24")] };
    const failed = { ...product, bridges: [{ ...bridge("22", "24"), pass: false }] };
    const [strong, plain] = [evidence("a", { ...knockout, lot: "22" }), evidence("b", { lot: "22" })];
    expect(cell([strong], { product }).kind).toBe("recommended");
    expect(cell([strong], { product: failed }).kind).toBe("recommended");
    expect(cell([strong], { product: bridged }).kind).toBe("validated");
    expect(cell([plain], { product })).toMatchObject({ kind: "not-tested", counts: { for: 0, open: 1 } });
    expect(cell([strong], { product: { ...product, currentLot: null } }).kind).toBe("validated");
    expect(cell([strong], { product: { ...product, polyclonal: false } }).kind).toBe("validated");
    expect(cell([evidence("c", { ...knockout, lot: null })], { product }).kind).toBe("recommended");
  });

  it("lets customers confirm and contradict, but not decide alone", () => {
    const pleased = evidence("a", { ...customer, ...knockout });
    const disappointed = evidence("b", { ...customer, ...failure });
    expect(cell([pleased, disappointed])).toMatchObject({
      kind: "not-tested",
      counts: { for: 0, against: 0, open: 2 },
    });
    expect(cell([pleased, evidence("c", failure)]).kind).toBe("failed");
    expect(cell([pleased, evidence("c")])).toMatchObject({ kind: "recommended", counts: { for: 2 } });
    expect(cell([disappointed, evidence("c")]).kind).toBe("mixed");
    expect(cell([disappointed, evidence("c", knockout)]).kind).toBe("validated");
    expect(cell([pleased, evidence("c", { outcome: "supports-not-selective" })]).kind).toBe("works-other-signal");
  });

  it("lists withdrawn and superseded records, and leaves them out", () => {
    const withdrawn = { kind: "withdrawn", reason: "the cell line was another one", day: "2026-03-01" } as const;
    expect(
      cell([
        evidence("a", { ...knockout, state: withdrawn }),
        evidence("b", { ...failure, state: { kind: "superseded", by: "c" } }),
        evidence("c"),
      ]),
    ).toMatchObject({ kind: "recommended", counts: { for: 1, against: 0 }, restsOn: ["c"], setAside: ["a", "b"] });
  });
});

const bridge = (lot: string, toLot: string) => ({ lot, toLot, pass: true });
