/** Reads the texts of the builder's form and address: markers, own channels and own dyes, one per line. */
import { plainText } from "@contracts/values/plain-text";
import * as v from "valibot";
import { type CurveFault, type Curves, curveOf, withCurves } from "./curves";
import { type Dye, dyeNamed, dyes } from "./dyes";
import { type Channel, type Instrument, instruments } from "./instruments";
import { type Abundance, abundances, type Marker, type PanelQuestion, panelBuilderLimits } from "./panel";
import type { Band } from "./spectra-model";

/** Texts as they were typed. */
export interface PanelTexts {
  readonly markers: string;
  readonly instrument: string;
  readonly channels: string;
  readonly dyes: readonly string[];
  readonly ownDyes: string;
  /** Measured spectra, as `curveText` writes them. */
  readonly curves: readonly string[];
  readonly cycles: string;
}

type FaultKind =
  | "name"
  | "duplicate"
  | "part"
  | "unknown-dye"
  | "unknown-marker"
  | "unknown-channel"
  | "too-many"
  | "channel"
  | "dye"
  | "cycles"
  | "instrument"
  | "no-channels"
  | "curve"
  | "curve-address"
  | CurveFault["kind"];

/** A line that cannot be read, or the field as a whole (line 0). */
export interface PanelFault {
  readonly field: "markers" | "channels" | "ownDyes" | "cycles" | "instrument" | "dyes" | "curves";
  readonly kind: FaultKind;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

interface ReadPanel {
  readonly texts: PanelTexts;
  readonly question: PanelQuestion;
  readonly faults: readonly PanelFault[];
}

const text = v.pipe(plainText, v.maxLength(panelBuilderLimits.address));
const textOf = (query: URLSearchParams, name: string): string => {
  const parsed = v.safeParse(text, query.get(name) ?? "");
  return parsed.success ? parsed.output.replace(/\r\n?/g, "\n") : "";
};

/** Never throws; unreadable entries are in `faults`, and not in the question. */
export function readPanel(query: URLSearchParams): ReadPanel {
  const texts: PanelTexts = {
    markers: textOf(query, "markers"),
    instrument: textOf(query, "on") || "microscope-4",
    channels: textOf(query, "channels"),
    dyes: query.getAll("dye").slice(0, dyes.length),
    ownDyes: textOf(query, "more"),
    curves: query.getAll("curve").slice(0, panelBuilderLimits.ownDyes),
    cycles: textOf(query, "cycles"),
  };
  const faults: PanelFault[] = [];
  const instrument = instrumentOf(texts, faults);
  const typed = linesOf(texts.ownDyes, panelBuilderLimits.ownDyes, "ownDyes", faults).flatMap((line) => {
    const dye = dyeOf(line.text);
    if (!dye) faults.push({ field: "ownDyes", kind: "dye", line: line.number, text: line.text });
    return dye ?? [];
  });
  const measured = curvesOf(texts.curves, [...dyes, ...typed], faults);
  const curved = (dye: Dye): Dye => {
    const curves = measured.get(dye.name.toLowerCase());
    return curves ? withCurves(dye, curves) : dye;
  };
  const own = typed.map(curved);
  const known = dyes.map(curved);
  for (const name of texts.dyes) {
    if (!dyes.some((dye) => dye.name === name))
      faults.push({ field: "dyes", kind: "unknown-dye", line: 0, text: name });
  }
  const listed = texts.dyes.length > 0 ? known.filter(({ name }) => texts.dyes.includes(name)) : known;
  const usable = [...listed.filter(({ name }) => !own.some((dye) => dye.name === name)), ...own];
  const cycles = instrument.technique === "flow" ? 1 : cyclesOf(texts.cycles, faults);
  // A marker may name a dye of the list that is not ticked for the others.
  const nameable = [...usable, ...known.filter((dye) => !usable.some(({ name }) => name === dye.name))];
  const markers = markersOf(texts.markers, { instrument, nameable, cycles, faults });
  const named = new Set(markers.flatMap((marker) => marker.dyes));
  const extra = nameable.filter((dye) => named.has(dye.name) && !usable.includes(dye));
  const ticked = usable.map(({ name }) => name);
  return {
    texts,
    faults: faults.slice(0, panelBuilderLimits.faults),
    question: {
      instrument,
      cycles,
      dyes: [...usable, ...extra],
      markers:
        extra.length > 0 ? markers.map((each) => (each.dyes.length > 0 ? each : { ...each, dyes: ticked })) : markers,
    },
  };
}

function instrumentOf({ instrument: id, channels: typed }: PanelTexts, faults: PanelFault[]): Instrument {
  const known = instruments.find((each) => each.id === id);
  if (known) return known;
  const fallback = instruments[0] as Instrument;
  const technique = id === "own-imaging" ? "imaging" : id === "own-flow" ? "flow" : null;
  if (!technique) {
    faults.push({ field: "instrument", kind: "instrument", line: 0, text: id.slice(0, 40) });
    return fallback;
  }
  const channels = linesOf(typed, panelBuilderLimits.channels, "channels", faults).flatMap((line) => {
    const channel = channelOf(line.text);
    if (!channel) faults.push({ field: "channels", kind: "channel", line: line.number, text: line.text });
    return channel ?? [];
  });
  if (new Set(channels.map(({ name }) => name)).size < channels.length)
    faults.push({ field: "channels", kind: "duplicate", line: 0, text: "" });
  if (channels.length === 0) {
    faults.push({ field: "channels", kind: "no-channels", line: 0, text: "" });
    return { ...fallback, technique };
  }
  return { id: "own", technique, channels };
}

/** By name of the dye in lower case. */
function curvesOf(texts: readonly string[], among: readonly Dye[], faults: PanelFault[]): ReadonlyMap<string, Curves> {
  const found = new Map<string, Curves>();
  for (const each of texts) {
    const read = curveOf(each);
    const dye = read && dyeNamed(among, read.dye);
    if (!read) faults.push({ field: "curves", kind: "curve", line: 0, text: each.slice(0, 40) });
    else if (!dye) faults.push({ field: "curves", kind: "unknown-dye", line: 0, text: read.dye });
    else found.set(dye.name.toLowerCase(), read.curves);
  }
  return found;
}

function cyclesOf(typed: string, faults: PanelFault[]): number {
  if (typed.trim() === "") return panelBuilderLimits.cycles;
  const cycles = Number(typed);
  if (Number.isInteger(cycles) && cycles >= 1 && cycles <= panelBuilderLimits.cycles) return cycles;
  faults.push({ field: "cycles", kind: "cycles", line: 0, text: typed.slice(0, 40) });
  return panelBuilderLimits.cycles;
}

interface Line {
  readonly number: number;
  readonly text: string;
}

function linesOf(typed: string, most: number, field: PanelFault["field"], faults: PanelFault[]): Line[] {
  const lines = typed
    .split("\n")
    .map((line, index): Line => ({ number: index + 1, text: line.normalize("NFKC").replace(/\s+/g, " ").trim() }))
    .filter(({ text: line }) => line !== "");
  const over = lines[most];
  if (over) faults.push({ field, kind: "too-many", line: over.number, text: String(most) });
  return lines.slice(0, most);
}

const nameOf = (typed: string | undefined): string | null => {
  const name = typed?.trim() ?? "";
  return name !== "" && name.length <= panelBuilderLimits.name && /^[^;,<>]+$/u.test(name) ? name : null;
};

/** Visible and near-visible light, in nm. */
const isWavelength = (value: number): boolean => value >= 300 && value <= 1000;

function bandOf(typed: string | undefined): Band | null {
  const found = /^(\d{3,4})(?:\s*[-–]\s*(\d{3,4}))?$/.exec(typed?.trim() ?? "");
  if (!found) return null;
  const from = Number(found[1]);
  const to = Number(found[2] ?? found[1]);
  return isWavelength(from) && isWavelength(to) && from <= to ? [from, to] : null;
}

/** "647; 620-650; 665-705": name, light, detection. */
function channelOf(line: string): Channel | null {
  const parts = line.split(";");
  const [name, light, filter] = [nameOf(parts[0]), bandOf(parts[1]), bandOf(parts[2])];
  return name && light && filter && filter[0] < filter[1] && parts.length === 3 ? { name, light, filter } : null;
}

/** "ATTO 490LS; 496; 661; 40000; 0.3": name, peaks, extinction coefficient, quantum yield. */
function dyeOf(line: string): Dye | null {
  const parts = line.split(";").map((part) => part.trim());
  const name = nameOf(parts[0]);
  const [excitation = 0, emission = 0, extinction = 0, quantumYield = 0] = parts.slice(1).map(Number);
  const sound =
    isWavelength(excitation) &&
    isWavelength(emission) &&
    emission > excitation &&
    extinction >= 1_000 &&
    extinction <= 10_000_000 &&
    quantumYield > 0 &&
    quantumYield <= 1;
  return name && sound && parts.length === 5
    ? { name, excitation, emission, extinction, quantumYield, vibration: 0.4 }
    : null;
}

interface MarkerContext {
  readonly instrument: Instrument;
  readonly nameable: readonly Dye[];
  readonly cycles: number;
  readonly faults: PanelFault[];
}

/** "PD-1; low; with CD3, CD8; host rabbit; dyes AF647, AF750; first; at 2/647". */
function markersOf(typed: string, { instrument, nameable, cycles, faults }: MarkerContext): Marker[] {
  const lines = linesOf(typed, panelBuilderLimits.markers, "markers", faults);
  const names = new Map<string, string>();
  for (const line of lines) {
    const name = nameOf(line.text.split(";")[0]);
    if (name && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  const seen = new Set<string>();
  const taken = new Set<string>();
  return lines.flatMap(({ number, text: line }) => {
    const fault = (kind: PanelFault["kind"], about: string) =>
      faults.push({ field: "markers", kind, line: number, text: about.slice(0, 80) });
    const [first, ...parts] = line.split(";").map((part) => part.trim());
    const name = nameOf(first);
    if (!name) {
      fault("name", first ?? "");
      return [];
    }
    if (seen.has(name.toLowerCase())) {
      fault("duplicate", name);
      return [];
    }
    seen.add(name.toLowerCase());
    let abundance: Abundance = "medium";
    let [isFirst, host] = [false, ""];
    let lock: Marker["lock"] = null;
    const [coexpressed, owned]: [string[], string[]] = [[], []];
    for (const part of parts.filter((each) => each !== "")) {
      const [word = "", ...rest] = part.split(" ");
      const value = rest.join(" ").trim();
      const key = word.toLowerCase();
      const level = abundances.find((each) => each === key);
      if (level && value === "") abundance = level;
      else if (key === "first" && value === "") isFirst = true;
      else if (key === "host" && nameOf(value)) host = value.toLowerCase();
      else if (key === "with" && value !== "") {
        for (const each of listOf(value)) {
          const other = names.get(each.toLowerCase());
          if (other && other !== name) coexpressed.push(other);
          else fault("unknown-marker", each);
        }
      } else if ((key === "dyes" || key === "dye") && value !== "") {
        for (const each of listOf(value)) {
          const dye = dyeNamed(nameable, each);
          if (dye) owned.push(dye.name);
          else fault("unknown-dye", each);
        }
      } else if (key === "at") {
        lock = lockOf(value, instrument, cycles);
        const place = lock ? `${lock.cycle}/${lock.channel}` : "";
        if (!lock || taken.has(place)) fault("unknown-channel", value);
        if (taken.has(place)) lock = null;
        taken.add(place);
      } else fault("part", part);
    }
    return [{ name, abundance, coexpressed, host, dyes: owned, first: isFirst, lock }];
  });
}

const listOf = (value: string): string[] =>
  value
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** "2/647" in imaging, "V450" or "1/V450" in flow. */
function lockOf(value: string, { channels, technique }: Instrument, cycles: number): Marker["lock"] {
  const found = /^(?:(\d{1,2})\s*\/\s*)?(.+)$/.exec(value);
  if (!found) return null;
  const cycle = found[1] === undefined && technique === "flow" ? 1 : Number(found[1] ?? Number.NaN);
  const channel = channels.find(({ name }) => name.toLowerCase() === found[2]?.trim().toLowerCase());
  return channel && cycle >= 1 && cycle <= cycles ? { cycle, channel: channel.name } : null;
}
