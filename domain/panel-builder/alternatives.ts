/** Up to three panels side by side, with a reason for every place and the controls that they need. */
import { type Background, costModel, type Placed, type Weights } from "./cost";
import { hasSameSecondary } from "./hosts";
import { complexityOf, spillsOf } from "./optics";
import type { PanelQuestion } from "./panel";
import { fewestCycles, readingsOf, solve } from "./solve";

export const alternativeNames = ["fewest", "cleanest", "early", "untandemed"] as const;
export type AlternativeName = (typeof alternativeNames)[number];

const weightsOf: Readonly<Record<AlternativeName, Weights>> = {
  fewest: { spill: 1, order: 1 },
  cleanest: { spill: 4, order: 0.5 },
  early: { spill: 1, order: 8 },
  untandemed: { spill: 1, order: 1 },
};

type PlaceReason = "locked" | "only" | "first" | "scarce" | "abundant" | "apart" | "host" | "clean";

interface Place {
  readonly marker: string;
  /** From 1. */
  readonly cycle: number;
  readonly channel: string;
  readonly dye: string;
  readonly reasons: readonly PlaceReason[];
  /** Signal as a multiple of its background. */
  readonly contrast: number;
  /** Share of the background that is spill, and the marker that spills most. */
  readonly spillShare: number;
  readonly spillFrom: string | null;
}

export interface Alternative {
  readonly name: AlternativeName;
  readonly cycles: number;
  readonly places: readonly Place[];
  /** Condition number of the dyes of the cycle that is hardest to unmix. */
  readonly complexity: number;
  /** The place of least contrast. */
  readonly weakest: Place | null;
  readonly proven: boolean;
  readonly controls: readonly Control[];
}

export type Control =
  | { readonly kind: "unstained" | "titration" | "viability" | "removal" }
  | { readonly kind: "secondary"; readonly hosts: readonly string[] }
  | { readonly kind: "single"; readonly dyes: readonly string[] }
  | { readonly kind: "omission"; readonly markers: readonly string[] }
  | { readonly kind: "tandem"; readonly dyes: readonly string[] };

export type Designed =
  | { readonly ok: true; readonly alternatives: readonly Alternative[] }
  /** Markers that no dye of the question fits, or none if there are too few cycles. */
  | { readonly ok: false; readonly unreadable: readonly string[] };

/** Deterministic; the first alternative is the one with the fewest cycles. */
export function designPanel(question: PanelQuestion): Designed {
  const { markers, instrument, dyes } = question;
  const unreadable = markers.filter((_, index) => readingsOf(question)[index]?.length === 0).map(({ name }) => name);
  if (unreadable.length > 0) return { ok: false, unreadable };
  const fewest = fewestCycles(question);
  if (fewest === null) return { ok: false, unreadable: [] };
  const imaging = instrument.technique === "imaging";
  const more = Math.min(question.cycles, fewest + 1);
  const without = { ...question, dyes: dyes.filter(({ tandem }) => !tandem) };
  const wanted: readonly (readonly [AlternativeName, PanelQuestion, number])[] = [
    ["fewest", question, fewest],
    ["cleanest", question, imaging ? more : fewest],
    imaging ? ["early", question, fewest] : ["untandemed", without, fewest],
  ];
  const alternatives = wanted.flatMap(([name, asked, cycles]) => {
    const solution = solve(asked, cycles, weightsOf[name]);
    return solution ? [described(asked, name, solution.placed, solution.proven)] : [];
  });
  const different = alternatives.filter(
    (each, index) => !alternatives.slice(0, index).some((other) => placesOf(other) === placesOf(each)),
  );
  return { ok: true, alternatives: different };
}

const placesOf = ({ places }: Alternative): string =>
  places.map(({ marker, cycle, dye }) => `${marker} ${cycle} ${dye}`).join("\n");

function described(
  question: PanelQuestion,
  name: AlternativeName,
  placed: readonly Placed[],
  proven: boolean,
): Alternative {
  const { markers, instrument } = question;
  // Empty cycles are left out: the markers may need fewer than are allowed.
  const used = [...new Set(placed.map(({ cycle }) => cycle))].sort((one, other) => one - other);
  const model = costModel(question, weightsOf[name]);
  const places = [...placed]
    .sort((one, other) => one.cycle - other.cycle || one.reading.channel - other.reading.channel)
    .map((each): Place => {
      const cycle = placed.filter((other) => other.cycle === each.cycle);
      const seen = model.background(each, cycle);
      const total = seen.autofluorescence + seen.spill;
      return {
        marker: markers[each.marker]?.name ?? "",
        cycle: markers.some(({ lock }) => lock) ? each.cycle + 1 : used.indexOf(each.cycle) + 1,
        channel: instrument.channels[each.reading.channel]?.name ?? "",
        dye: each.reading.dye.name,
        reasons: reasonsOf(question, placed, each, seen),
        contrast: seen.signal / total,
        spillShare: seen.spill / total,
        spillFrom: seen.worst === null ? null : (markers[seen.worst]?.name ?? null),
      };
    });
  return {
    name,
    cycles: Math.max(...places.map(({ cycle }) => cycle)),
    places,
    complexity: Math.max(
      ...used.map((cycle) => complexityOf(placed.filter((each) => each.cycle === cycle).map(({ reading }) => reading))),
    ),
    weakest: places.reduce<Place | null>(
      (least, each) => (least && least.contrast <= each.contrast ? least : each),
      null,
    ),
    proven,
    controls: controlsOf(question, placed),
  };
}

/** Spill below this share of a marker's autofluorescence counts as clean. */
const littleSpill = 0.25;

function reasonsOf(question: PanelQuestion, placed: readonly Placed[], own: Placed, seen: Background): PlaceReason[] {
  const { markers } = question;
  const marker = markers[own.marker];
  if (!marker) return [];
  const names = (index: number) => markers[index]?.name.toLowerCase() ?? "";
  const partners = placed.filter(
    (other) =>
      other.marker !== own.marker &&
      (marker.coexpressed.some((name) => name.toLowerCase() === names(other.marker)) ||
        markers[other.marker]?.coexpressed.some((name) => name.toLowerCase() === names(own.marker))),
  );
  const readings = readingsOf(question)[own.marker] ?? [];
  const darkest = own.reading.channel >= question.instrument.channels.length / 2;
  const reasons: PlaceReason[] = [];
  if (marker.lock) reasons.push("locked");
  else if (new Set(readings.map(({ channel }) => channel)).size === 1) reasons.push("only");
  if (marker.first && own.cycle === 0 && question.cycles > 1) reasons.push("first");
  if (marker.abundance === "low" && (darkest || seen.signal > 1)) reasons.push("scarce");
  if (marker.abundance === "high" && !darkest) reasons.push("abundant");
  if (partners.length > 0 && partners.every(({ cycle }) => cycle !== own.cycle)) reasons.push("apart");
  const isElsewhere = (other: Placed) => other.marker !== own.marker && other.cycle !== own.cycle;
  if (placed.some((other) => isElsewhere(other) && hasSameSecondary(marker.host, markers[other.marker]?.host ?? "")))
    reasons.push("host");
  if (seen.spill < littleSpill * seen.autofluorescence) reasons.push("clean");
  return reasons;
}

/** Spill above which a dye needs a control of its own. */
const muchSpill = 0.02;

function controlsOf({ markers, instrument }: PanelQuestion, placed: readonly Placed[]): Control[] {
  const flow = instrument.technique === "flow";
  const names = (list: readonly Placed[]) => [...new Set(list.map(({ reading }) => reading.dye.name))];
  const spilling = placed.filter((each) =>
    placed.some(
      (other) =>
        other.cycle === each.cycle &&
        other.marker !== each.marker &&
        (spillsOf(each.reading)[other.reading.channel] ?? 0) > muchSpill,
    ),
  );
  const hosts = [...new Set(placed.flatMap(({ marker }) => markers[marker]?.host || []))];
  const tandems = names(placed.filter(({ reading }) => reading.dye.tandem));
  const scarce = markers.filter(({ abundance }) => abundance === "low").map(({ name }) => name);
  const single = names(flow ? placed : spilling);
  return [
    { kind: "unstained" },
    ...(flow ? [{ kind: "viability" } as const] : [{ kind: "removal" } as const]),
    ...(hosts.length > 0 ? [{ kind: "secondary", hosts } as const] : []),
    ...(single.length > 0 ? [{ kind: "single", dyes: single } as const] : []),
    ...(flow && scarce.length > 0 ? [{ kind: "omission", markers: scarce } as const] : []),
    ...(tandems.length > 0 ? [{ kind: "tandem", dyes: tandems } as const] : []),
    { kind: "titration" },
  ];
}
