import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { doubled } from "../../tests/factories/doubled";
import { type Alternative, designPanel } from "./alternatives";
import { isFor, labeledPlaces } from "./conjugates";
import { clash, costModel, type Placed } from "./cost";
import { curveAt, curveOf, curveText, readCurves, withCurves } from "./curves";
import { dyes } from "./dyes";
import { panelCsv, panelMiflowcyt, panelOmap } from "./files";
import { type Instrument, instruments } from "./instruments";
import { complexityOf, readingOf } from "./optics";
import type { Marker, PanelQuestion } from "./panel";
import { prebuiltPanels } from "./prebuilt";
import { readPanel } from "./read-panel";
import { readingsOf, solve } from "./solve";

const read = (markers: string, more: Readonly<Record<string, string>> = {}) =>
  readPanel(new URLSearchParams({ markers, ...more }));
const first = (question: PanelQuestion): Alternative => {
  const designed = designPanel(question);
  const found = designed.ok ? designed.alternatives[0] : undefined;
  if (!found) throw new Error("no panel");
  return found;
};

describe("reading of a panel", () => {
  it("reads a marker's abundance, partners, host, dyes, order and place", () => {
    const { question, faults } = read(
      "CD3; high\nPD-1; low; with CD3; host Rabbit; dyes AF647, af750; first; at 2/647\r\n\r\nKi-67",
    );
    expect(faults).toEqual([]);
    expect(question.markers).toEqual([
      { name: "CD3", abundance: "high", coexpressed: [], host: "", dyes: [], first: false, lock: null },
      {
        ...{ name: "PD-1", abundance: "low", coexpressed: ["CD3"], host: "rabbit", dyes: ["AF647", "AF750"] },
        ...{ first: true, lock: { cycle: 2, channel: "647" } },
      },
      { name: "Ki-67", abundance: "medium", coexpressed: [], host: "", dyes: [], first: false, lock: null },
    ]);
  });

  it("names every line that it cannot read, and continues with the others", () => {
    const { question, faults } = read("CD3; loud\nCD3\n; low\nCD8; dyes Purple; with CD9; at 1/999\nCD4", {
      ...{ cycles: "99", dye: "Nothing", more: "X; 500; 400; 1; 2" },
    });
    expect(faults.map(({ field, kind, line }) => `${field} ${kind} ${line}`)).toEqual([
      "ownDyes dye 1",
      "dyes unknown-dye 0",
      "cycles cycles 0",
      "markers part 1",
      "markers duplicate 2",
      "markers name 3",
      "markers unknown-dye 4",
      "markers unknown-marker 4",
      "markers unknown-channel 4",
    ]);
    expect(question.markers.map(({ name }) => name)).toEqual(["CD3", "CD8", "CD4"]);
  });

  it("accepts a lab's own instrument and dyes", () => {
    const { question, faults } = read("CD3; at A/1\nCD4; dyes MyRed", {
      ...{ on: "own-flow", channels: "A/1; 488; 505-545\nRed; 640; 655–685", more: "MyRed; 646; 664; 250000; 0.3" },
    });
    expect(faults).toEqual([]);
    expect(question.instrument).toMatchObject({ id: "own", technique: "flow", channels: [{ light: [488, 488] }, {}] });
    expect(first(question).places.find(({ marker }) => marker === "CD4")).toMatchObject({
      dye: "MyRed",
      channel: "Red",
    });
  });

  it("accepts names of dyes as their makers write them", () => {
    const spelled = [
      "Alexa Fluor 488",
      "alexa 647",
      "PE/Cy7",
      "PE-Cyanine7",
      "PerCP/Cyanine5.5",
      "Brilliant Violet™ 421",
    ];
    const { question, faults } = read(spelled.map((name, at) => `M${at}; dyes ${name}`).join("\n"), { on: "flow-14" });
    expect(faults).toEqual([]);
    expect(question.markers.flatMap((marker) => marker.dyes)).toEqual([
      ...["AF488", "AF647", "PE-Cy7", "PE-Cy7", "PerCP-Cy5.5", "BV421"],
    ]);
    expect(read("A; dyes Alexa Fluor 4880").faults).toHaveLength(1);
  });

  it("never throws on hostile text", () => {
    for (const text of ["\u0000", ";".repeat(500), "a\n".repeat(2000), "at ;at /;host", "\ud800; with \ud800"])
      for (const name of ["markers", "on", "channels", "dye", "more", "cycles"]) {
        const { question } = readPanel(new URLSearchParams({ markers: "A", [name]: text }));
        expect(designPanel(question).ok).toBeTypeOf("boolean");
      }
  });
});

describe("optics", () => {
  const channels = instruments.find(({ id }) => id === "flow-14")?.channels ?? [];
  const channelOf = (name: string) => {
    const dye = dyes.find((each) => each.name === name);
    const reading = dye ? readingOf(dye, channels) : null;
    return channels[reading?.channel ?? -1]?.name;
  };

  it.each([
    ["BV421", "V450"],
    ["FITC", "B525"],
    ["PE", "Y585"],
    ["PE-Cy7", "Y780"],
    ["PerCP-Cy5.5", "B690"],
    ["APC", "R660"],
    ["AF700", "R730"],
    ["APC-Cy7", "R780"],
    ["BV785", "V780"],
  ])("reads %s in %s", (dye, channel) => expect(channelOf(dye)).toBe(channel));

  it("rates only similar dyes as hard to unmix", () => {
    const of = (...names: string[]) =>
      complexityOf(
        names.flatMap((name) => readingOf(dyes.find((each) => each.name === name) as never, channels) ?? []),
      );
    expect(of("BV421", "FITC", "APC")).toBeLessThan(1.3);
    expect(of("APC", "AF647")).toBeGreaterThan(10);
  });
});

const small: Instrument = {
  id: "own",
  technique: "imaging",
  channels: (instruments[0] as Instrument).channels.slice(0, 3),
};

/** Least cost over every panel of a question, without any bound. */
function bruteForce(question: PanelQuestion, cycles: number): number {
  const readings = readingsOf(question);
  const model = costModel(question, { spill: 1, order: 1 });
  let best = Number.POSITIVE_INFINITY;
  const place = (marker: number, placed: readonly Placed[]): void => {
    if (marker === question.markers.length) {
      const groups = Array.from({ length: cycles }, (_, cycle) => placed.filter((each) => each.cycle === cycle));
      best = Math.min(
        best,
        groups.reduce((sum, group) => sum + model.cycle(group), 0),
      );
      return;
    }
    for (let cycle = 0; cycle < cycles; cycle++) {
      for (const reading of readings[marker] ?? []) {
        const next = { marker, cycle, reading };
        if (!placed.some((other) => other.cycle === cycle && clash(question.markers, next, other)))
          place(marker + 1, [...placed, next]);
      }
    }
  };
  place(0, []);
  return best;
}

describe("solve", () => {
  const some = ["AF488", "FITC", "AF555", "ATTO 550", "AF647"].flatMap(
    (name) => dyes.find((dye) => dye.name === name) ?? [],
  );
  const texts = [
    "A; low; with B\nB; high\nC",
    "A; low; with B, C\nB; high; with C\nC; high; first\nD; low; with A",
    "A; host rabbit\nB; host rabbit\nC; low; dyes AF647\nD; high; with C\nE; low",
    "A; low; with B, C, D\nB; low; with C\nC; low; with D\nD; low\nE; high; first\nF; high; dyes AF488, AF647",
  ];

  it.each(texts)("finds the cost of brute force and proves it: %s", (markers) => {
    const question = { ...read(markers).question, instrument: small, dyes: some };
    const found = solve(question, 2, { spill: 1, order: 1 });
    expect(found?.proven).toBe(true);
    expect(found?.cost).toBeCloseTo(bruteForce(question, 2), 9);
  });

  it("puts a scarce marker on a bright dye away from its partner, and an abundant one into autofluorescence", () => {
    const { places } = first(read("CD3; high\nCD8; high\nPD-1; low; with CD3, CD8\nCD20; medium").question);
    const at = (name: string) => places.find(({ marker }) => marker === name);
    expect(at("PD-1")?.channel).not.toBe("488");
    expect(at("PD-1")?.reasons).toContain("scarce");
    const inGreen = places.find(({ channel }) => channel === "488")?.marker ?? "";
    expect(["CD3", "CD8"]).toContain(inGreen);
    expect(at(inGreen)?.reasons).toContain("abundant");
  });

  it("keeps locked places, labile markers first and antibodies of a host apart", () => {
    const { question } = read("A; at 2/750\nB; first\nC; host rabbit\nD; host rabbit\nE\nF\nG");
    const { places, cycles } = first(question);
    const at = (name: string) => places.find(({ marker }) => marker === name);
    expect(cycles).toBe(2);
    expect(at("A")).toMatchObject({ cycle: 2, channel: "750", reasons: expect.arrayContaining(["locked"]) });
    expect(at("B")?.cycle).toBe(1);
    expect(at("C")?.cycle).not.toBe(at("D")?.cycle);
    expect(at("C")?.reasons).toContain("host");
  });

  it("names the markers that no dye fits, and reports too few cycles", () => {
    expect(designPanel(read("A; dyes BV421").question)).toEqual({ ok: false, unreadable: ["A"] });
    expect(designPanel(read("A\nB\nC\nD\nE", { cycles: "1" }).question)).toEqual({ ok: false, unreadable: [] });
  });

  it("offers a tube without tandems, and controls for its dyes and scarce markers", () => {
    const { question } = read("CD3; high\nCD4; high\nCD8\nCD45RA\nCCR7; low\nPD-1; low\nCD127; low\nCD25; low", {
      on: "flow-14",
    });
    const designed = designPanel(question);
    const names = designed.ok ? designed.alternatives.map(({ name }) => name) : [];
    expect(names[0]).toBe("fewest");
    expect(names.length).toBeGreaterThan(1);
    const { controls } = first(question);
    expect(controls.find(({ kind }) => kind === "omission")).toEqual({
      kind: "omission",
      markers: ["CCR7", "PD-1", "CD127", "CD25"],
    });
  });
});

/** Reporters of the published panels that stand for a dye of the same channel. */
const sameChannel: Readonly<Record<string, string>> = {
  ...{ Atto550: "ATTO 550", eF570: "AF555", iF594: "AF594", "iFluor 594": "AF594", "PE/iFluor594": "AF594" },
  ...{ "CoraLite Plus 488": "AF488", "AF Plus 555": "AF555", "AF555-zenon": "AF555" },
};

const rows = readFileSync(new URL("../../data/panels/omap.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));
const published = [...new Set(rows.map(([panel = ""]) => panel))];

describe("published cyclic panels", () => {
  it.each(published)("%s fits into no more cycles than were published, without a clash", (panel) => {
    const own = rows.filter(([name]) => name === panel);
    const reporters = [...new Set(own.map(([, , , reporter = ""]) => sameChannel[reporter] ?? reporter))];
    // Cell DIVE conjugates its antibodies itself, and its first cycle holds two of a channel.
    const free = ["OMAP-4", "OMAP-7"].includes(panel);
    const markers = own.map(
      ([, target, host = "", reporter = ""], index): Marker => ({
        ...{ name: `${target} ${index}`, abundance: "medium", coexpressed: [], host: host.toLowerCase(), first: false },
        dyes: free || reporter === "Unconjugated" ? [] : [sameChannel[reporter] ?? reporter],
        lock: null,
      }),
    );
    const confocal = instruments.find(({ id }) => id === "confocal-6") as Instrument;
    // The tables name no reporters of secondary antibodies, which may use one more dye and channel.
    const infrared = { name: "750", light: [730, 730], filter: [765, 850] } as const;
    const question: PanelQuestion = {
      ...{ markers, instrument: { ...confocal, channels: [...confocal.channels, infrared] }, cycles: 24 },
      dyes: dyes.filter(({ name }) => [...reporters, "AF750"].includes(name)),
    };
    const cycles = new Set(own.map(([, , , , cycle]) => cycle)).size;
    const { places, ...found } = first(question);
    expect(places).toHaveLength(own.length);
    expect(found.cycles).toBeLessThanOrEqual(cycles);
    expect(doubled(places.map(({ cycle, channel }) => `${cycle} ${channel}`))).toEqual([]);
    const hosts = places.flatMap(({ marker, cycle }) => {
      const host = markers.find(({ name }) => name === marker)?.host;
      return host ? [`${cycle} ${host}`] : [];
    });
    expect(doubled(hosts)).toEqual([]);
  });

  it("prebuilt panels are read without a fault and can be built", () => {
    for (const { texts } of prebuiltPanels) {
      const { question, faults } = read(texts.markers, { on: texts.instrument });
      expect(faults).toEqual([]);
      expect(first(question).places).toHaveLength(question.markers.length);
    }
  });

  it("prebuilt organ mapping panels have the targets and reporters of the published ones", () => {
    for (const { id, texts } of prebuiltPanels) {
      const targets = rows.filter(([panel]) => panel === id).flatMap(([, target]) => target || []);
      if (targets.length === 0) continue;
      expect(read(texts.markers).question.markers.map(({ name }) => name)).toEqual(targets);
    }
  });
});

describe("files of a panel", () => {
  it("are safe in a spreadsheet and leave unknown values blank", () => {
    const { question } = read("=HYPER; host Rabbit");
    const panel = first(question);
    expect(panelCsv(panel, { heads: ["cycle"], reasons: ({ reasons }) => reasons.join(" ") })).toContain("'=HYPER");
    const [head = "", row = ""] = panelOmap(panel, question).split("\r\n");
    expect(head.split(",")).toHaveLength(row.split(",").length);
    expect(row).toMatch(/^,,,'=HYPER,rabbit,,.*,Unconjugated,,,,1,[^,]+,,,,,,$/);
  });
});

describe("measured spectra", () => {
  /** A band of 40 nm around a peak. */
  const band = (peak: number, at: number) => Math.max(0, 1 - Math.abs(at - peak) / 40);
  const table = (excitation: number, emission: number, separator = ",") =>
    [
      ["wavelength", "excitation", "emission"].join(separator),
      ...Array.from({ length: 150 }, (_, row) => {
        const at = 500 + row * 2;
        return [at, 80 * band(excitation, at), 1000 * band(emission, at)].join(separator);
      }),
    ].join("\n");

  it("are read from a table, kept in an address, and used in place of the model", () => {
    const { all, faults } = readCurves(`# measured by a lab\n${table(600, 700)}`, "AF647");
    expect(faults).toEqual([]);
    const [read] = all;
    if (!read) throw new Error("no curve");
    const kept = curveOf(curveText(read));
    expect(kept?.dye).toBe("AF647");
    for (const at of [580, 600, 612, 680, 700, 733])
      expect(curveAt(kept?.curves ?? read.curves, "emission", at)).toBeCloseTo(band(700, at), 1);
    const { question } = readPanel(new URLSearchParams({ markers: "CD3; dyes AF647", curve: curveText(read) }));
    expect(question.dyes.find(({ name }) => name === "AF647")).toMatchObject({ excitation: 600, emission: 700 });
    const modelled = dyes.find(({ name }) => name === "AF647");
    const reading = modelled && readingOf(withCurves(modelled, read.curves), question.instrument.channels);
    // A dye that ends at 740 nm has no signal from 765 nm on.
    expect(reading?.signals[3]).toBe(0);
  });

  it("accept any separator, decimal commas, a column for the dye, and percentages", () => {
    const rows = Array.from({ length: 20 }, (_, row) => `AF488;${480 + row * 5};${row},5;${100 - row}`);
    const { all, faults } = readCurves(["Dye;Wavelength (nm);Absorption;Emission", ...rows].join("\r\n"), "");
    expect(faults).toEqual([]);
    expect(all.map(({ dye, curves }) => [dye, curves.from])).toEqual([["AF488", 480]]);
  });

  it("are refused with the line that cannot be read", () => {
    const kinds = (text: string, name = "AF647") => readCurves(text, name).faults.map(({ kind, line }) => [kind, line]);
    expect(kinds("nm,strength\n500,1")).toEqual([["curve-head", 1]]);
    expect(kinds("")).toEqual([["curve-none", 0]]);
    expect(kinds("# no table\n\n")).toEqual([["curve-none", 0]]);
    expect(kinds(`${table(600, 700)}\n900,x,1\n1200,1,1\n600,-1,1`)).toEqual([
      ["curve-number", 152],
      ["curve-number", 153],
      ["curve-number", 154],
    ]);
    expect(kinds("wavelength,excitation,emission\n500,1,1")).toEqual([["curve-points", 0]]);
    expect(kinds(table(600, 700), "")).toEqual([["curve-dye", 0]]);
    for (const text of ["", "AF647", "AF647;503;AA;AA", "AF647;500;AA;A", "AF647;500;AAA;AAA", "AF647;500;!!;!!"])
      expect(curveOf(text)).toBeNull();
    const { faults } = readPanel(
      new URLSearchParams([
        ["curve", "Nothing;500;AZA;AZA"],
        ["curve", "x"],
      ]),
    );
    expect(faults.map(({ field, kind }) => `${field} ${kind}`)).toEqual(["curves unknown-dye", "curves curve"]);
  });
});

it("the shop's labels stand for dyes of the same spectrum, and a similar name is another protein", () => {
  const { question } = read("CD3; dyes AF488\nPD-1; host rabbit; dyes AF647");
  const designed = designPanel(question);
  const alternatives = designed.ok ? designed.alternatives : [];
  const places = (hosts: readonly (readonly [string, string])[]) => labeledPlaces(alternatives, new Map(hosts));
  // A secondary antibody against rabbits would bind a rabbit's conjugate in the same cycle.
  const beside = { marker: "CD3", dye: "AF488", label: "Fluor 488", bound: ["rabbit"] };
  expect(places([["PD-1", "rabbit"]])).toEqual([beside]);
  expect(places([["CD14", "rabbit"]])[0]?.bound).toEqual([]);
  expect([isFor("PD-1", ["PDCD1", "PD1"]), isFor("CD3", ["CD30", "TNFRSF8"])]).toEqual([true, false]);
});

it("MIFlowCyt has one reagent per line and the detectors, with brackets for facts of the lab", () => {
  const { question } = read("CD3; dyes FITC", { on: "flow-11" });
  const lines = panelMiflowcyt(first(question), question).split("\r\n");
  expect(lines[2]).toBe("[characteristic measured],CD3,[anti-CD3],FITC,[clone],[manufacturer],[catalogue number]");
  expect(lines).toContain("B525,488,505-545,FITC");
});

describe("secondary antibodies", () => {
  const cyclesOf = (...hosts: string[]) =>
    first(read(hosts.map((host, at) => `M${at}; host ${host}`).join("\n")).question).cycles;

  it.each([
    [["mouse", "mouse IgG1"], 2],
    [["mouse IgG1", "Mouse igg1"], 2],
    [["mouse IgG1", "mouse IgG2a"], 1],
    [["mouse IgG1", "rat IgG1", "guinea pig"], 1],
    [["mouse IgG1", "mouse IgG2a", "mouse"], 2],
    [["mouse IgG", "mouse IgG1"], 2],
    [["mouse IgG2", "mouse IgG2b"], 2],
    [["mouse IgM", "mouse IgG"], 1],
    [["mouse IgG1 kappa", "Mouse IgG1κ", "mouse IgG1"], 3],
    [["mouse IgG1 λ", "mouse"], 2],
  ])("against %j share %i cycles", (hosts, cycles) => expect(cyclesOf(...hosts)).toBe(cycles));

  it("against an isotype are named by species and isotype in the table of an organ mapping panel", () => {
    const { question } = read("CD3; host mouse IgG2a");
    const [head = "", row = ""] = panelOmap(first(question), question).split(/\r?\n/);
    const cell = (name: string) => row.split(",")[head.split(",").indexOf(name)];
    expect([cell("host"), cell("isotype")]).toEqual(["mouse", "IgG2a"]);
  });

  it("keep conjugates of their species out of the cycle, whichever isotype they bind", () => {
    const { question } = read("CD3; host mouse IgG2a; dyes AF647\nCD8; dyes AF488", { cycles: "1" });
    const hosts = new Map([["CD3", "mouse igg2a"]]);
    expect(labeledPlaces([first(question)], hosts)).toMatchObject([{ marker: "CD8", bound: ["mouse"] }]);
  });
});

it("a lab's own instrument reads a panel of 28 colors in one tube", () => {
  const lasers = [355, 405, 488, 561, 640];
  const places = Array.from({ length: 28 }, (_, at) => {
    const laser = lasers[at % lasers.length] ?? 0;
    return { laser, from: Math.max(laser, 480) + 15 + Math.floor(at / lasers.length) * 45 };
  });
  const { question, faults } = read(places.map((_, at) => `M${at}`).join("\n"), {
    on: "own-flow",
    channels: places.map(({ laser, from }, at) => `D${at}; ${laser}; ${from}-${from + 30}`).join("\n"),
    more: places.map(({ laser, from }, at) => `Dye ${at}; ${laser}; ${from + 10}; 100000; 0.5`).join("\n"),
  });
  expect(faults).toEqual([]);
  expect(new Set(first(question).places.map(({ channel }) => channel)).size).toBe(28);
});

it("names fifty faults at most of a file or a text of another kind", () => {
  const head = "wavelength,excitation,emission\n";
  expect(readCurves(head + "x,1,1\n".repeat(20_000), "AF488").faults).toHaveLength(50);
  expect(read(`A; with ${"b,".repeat(3000)}`).faults).toHaveLength(50);
});
