/**
 * Finds the places of least cost. Up to eight markers are searched completely, within a limit of steps. Larger panels
 * start from the exact assignment by each marker's own cost and are improved by exchanges until none lowers the cost.
 */
import { assignAtLeastCost } from "../panel/assign";
import { type CostModel, clash, costModel, impossible, type Placed, type Weights } from "./cost";
import { type Reading, readingOf } from "./optics";
import type { PanelQuestion } from "./panel";

interface Solution {
  readonly placed: readonly Placed[];
  readonly cost: number;
  /** True if no panel of these markers, dyes and cycles costs less. */
  readonly proven: boolean;
}

const searchedMarkers = 8;
/** Bounds the work instead of the time, so the same input always gives the same panel. */
const maxSteps = 25_000;
const maxAttempts = 12_000;
/** Maximum places that all attempts examine: an attempt examines a whole cycle, and a flow tube is a single cycle. */
const maxLooks = 160_000;
/** Dyes of a channel that are tried for a marker: the brightest. */
const dyesTried = 2;

/**
 * Cached, because every alternative needs the same readings, and integrating spectra takes longer than placing markers.
 */
const known = new WeakMap<PanelQuestion, Readings>();

/** Dyes that a marker can have, by index of the marker. */
export function readingsOf(question: PanelQuestion): Readings {
  const found = known.get(question) ?? computedReadings(question);
  known.set(question, found);
  return found;
}

function computedReadings({ markers, dyes, instrument }: PanelQuestion): Readings {
  const readings = dyes.flatMap((dye) => readingOf(dye, instrument.channels) ?? []);
  return markers.map(({ dyes: owned, lock }) => {
    const wanted = new Set(owned.map((name) => name.toLowerCase()));
    const allowed = readings.filter(
      ({ dye, channel }) =>
        (wanted.size === 0 || wanted.has(dye.name.toLowerCase())) &&
        (lock === null || instrument.channels[channel]?.name === lock.channel),
    );
    return instrument.channels.flatMap((_, at) =>
      allowed
        .filter(({ channel }) => channel === at)
        .sort((one, other) => (other.signals[at] ?? 0) - (one.signals[at] ?? 0))
        .slice(0, dyesTried),
    );
  });
}

/** Null if the markers do not fit into that many cycles. */
export function solve(question: PanelQuestion, cycles: number, weights: Weights): Solution | null {
  const readings = readingsOf(question);
  const model = costModel(question, weights);
  const start = improved(question, { cycles, readings, model, start: assigned(question, cycles, readings, model) });
  if (question.markers.length <= searchedMarkers) return searched(question, { cycles, readings, model, start });
  return start && start.cost < impossible ? { ...start, proven: false } : null;
}

/** Fewest cycles in which the markers fit; null if none of the question's cycles are enough. */
export function fewestCycles(question: PanelQuestion): number | null {
  const hosts = new Map<string, number>();
  for (const { host } of question.markers) if (host) hosts.set(host, (hosts.get(host) ?? 0) + 1);
  const least = Math.max(
    Math.ceil(question.markers.length / question.instrument.channels.length),
    ...hosts.values(),
    ...question.markers.map(({ lock }) => lock?.cycle ?? 1),
  );
  const weights = { spill: 0, order: 0 };
  const model = costModel(question, weights);
  for (let cycles = least; cycles <= question.cycles; cycles++) {
    const placed = assigned(question, cycles, readingsOf(question), model);
    if (placed && hosts.size === 0 ? isPossible(question, placed) : solve(question, cycles, weights)) return cycles;
  }
  return null;
}

const isPossible = ({ markers }: PanelQuestion, placed: readonly Placed[]): boolean =>
  !placed.some((one, index) =>
    placed.slice(index + 1).some((other) => one.cycle === other.cycle && clash(markers, one, other)),
  );

type Readings = readonly (readonly Reading[])[];

/** Cheapest assignment of markers to places by their own costs; null if there is none. */
function assigned(question: PanelQuestion, cycles: number, readings: Readings, model: CostModel): Placed[] | null {
  const { markers, instrument } = question;
  const channels = instrument.channels.length;
  const options = markers.map(({ lock }, marker) =>
    Array.from({ length: cycles * channels }, (_, slot): Placed | null => {
      const cycle = Math.floor(slot / channels);
      const reading = readings[marker]?.find(({ channel }) => channel === slot % channels);
      return !reading || (lock && lock.cycle !== cycle + 1) ? null : { marker, cycle, reading };
    }),
  );
  if (markers.length > cycles * channels) return null;
  const costs = options.map((row) => row.map((placed) => (placed ? model.withSpill(placed, 0) : impossible)));
  const columns = assignAtLeastCost(costs);
  const placed = columns.map((column, marker) => options[marker]?.[column] ?? null);
  return placed.every((each) => each !== null) ? placed : null;
}

interface Search {
  readonly cycles: number;
  readonly readings: Readings;
  readonly model: CostModel;
  readonly start: Placed[] | null;
}

/** Moves one marker, or exchanges two, as long as the sum falls. */
function improved({ markers }: PanelQuestion, { cycles, readings, model, start }: Search) {
  if (!start) return null;
  const placed = [...start];
  const members = Array.from({ length: cycles }, (_, cycle) => placed.filter((each) => each.cycle === cycle));
  const others = (own: Placed) => (members[own.cycle] ?? []).filter(({ marker }) => marker !== own.marker);
  const spillFrom = (own: Placed, list: readonly Placed[]) =>
    list.reduce((sum, other) => sum + model.spillOn(own, other), 0);
  const clashes = (own: Placed, list: readonly Placed[]) =>
    list.reduce((sum, other) => sum + (clash(markers, own, other) ? impossible : 0), 0);
  const spills = placed.map((own) => spillFrom(own, others(own)));
  const costs = placed.map((own, marker) => model.withSpill(own, spills[marker] ?? 0));
  const allowed = Math.min(maxAttempts, maxLooks / Math.max(1, ...members.map((list) => list.length)));
  let attempts = 0;
  /**
   * Applies the changes if the cycles that they touch then cost less. Sums only what changes, because a flow tube holds
   * all markers in one cycle.
   */
  const attempt = (changes: readonly Placed[]): boolean => {
    attempts += 1;
    const before = changes.map(({ marker }) => placed[marker] as Placed);
    const isMoved = ({ marker }: Placed) => changes.some((change) => change.marker === marker);
    let saved = 0;
    const after: [marker: number, spill: number, cost: number][] = [];
    const settle = (own: Placed, spill: number) => {
      const cost = model.withSpill(own, spill);
      saved += (costs[own.marker] ?? 0) - cost;
      after.push([own.marker, spill, cost]);
    };
    for (const cycle of new Set([...changes, ...before].map((each) => each.cycle))) {
      const left = before.filter((each) => each.cycle === cycle);
      const incoming = changes.filter((each) => each.cycle === cycle);
      for (const own of members[cycle] ?? []) {
        if (isMoved(own)) continue;
        saved += clashes(own, left) - clashes(own, incoming);
        settle(own, (spills[own.marker] ?? 0) - spillFrom(own, left) + spillFrom(own, incoming));
      }
    }
    for (const change of changes) {
      const beside = [...(members[change.cycle] ?? []).filter((each) => !isMoved(each)), ...changes].filter(
        ({ marker, cycle }) => marker !== change.marker && cycle === change.cycle,
      );
      settle(change, spillFrom(change, beside));
    }
    const [one, other] = changes;
    const [oneBefore, otherBefore] = before;
    if (one && other && one.cycle === other.cycle) saved -= clashes(one, [other]);
    if (oneBefore && otherBefore && oneBefore.cycle === otherBefore.cycle) saved += clashes(oneBefore, [otherBefore]);
    if (saved < 1e-9) return false;
    for (const [marker, spill, cost] of after) {
      spills[marker] = spill;
      costs[marker] = cost;
    }
    for (const change of changes) placed[change.marker] = change;
    for (const cycle of new Set([...changes, ...before].map((each) => each.cycle)))
      members[cycle] = placed.filter((each) => each.cycle === cycle);
    return true;
  };
  const improveOne = (marker: number, cycle: number, reading: Reading): boolean => {
    const own = placed[marker] as Placed;
    if (own.cycle === cycle && own.reading === reading) return false;
    const holder = members[cycle]?.find((each) => each.reading.channel === reading.channel && each.marker !== marker);
    if (!holder) return attempt([{ marker, cycle, reading }]);
    const back = readings[holder.marker]?.find(({ channel }) => channel === own.reading.channel);
    if (!back || markers[holder.marker]?.lock) return false;
    return attempt([
      { marker, cycle, reading },
      { ...own, marker: holder.marker, reading: back },
    ]);
  };
  for (let better = true; better && attempts < allowed; ) {
    better = false;
    for (const [marker, { lock }] of markers.entries()) {
      for (let cycle = 0; cycle < cycles; cycle++) {
        if (lock && lock.cycle !== cycle + 1) continue;
        for (const reading of readings[marker] ?? []) better = improveOne(marker, cycle, reading) || better;
      }
    }
  }
  return { placed, cost: members.reduce((sum, list) => sum + model.cycle(list), 0) };
}

/** Complete search with a lower bound: the cost so far, plus the least that each remaining marker costs alone. */
function searched(
  { markers }: PanelQuestion,
  { cycles, readings, model, start }: Omit<Search, "start"> & { start: { placed: Placed[]; cost: number } | null },
): Solution | null {
  const options = markers.map(({ lock }, marker) =>
    Array.from({ length: cycles }, (_, cycle) => cycle)
      .filter((cycle) => !lock || lock.cycle === cycle + 1)
      .flatMap((cycle) => (readings[marker] ?? []).map((reading): Placed => ({ marker, cycle, reading })))
      .map((placed) => ({ placed, alone: model.withSpill(placed, 0) }))
      .sort((one, other) => one.alone - other.alone),
  );
  // Markers with few places first: their branches end early.
  const order = markers.map((_, index) => index).sort((a, b) => (options[a]?.length ?? 0) - (options[b]?.length ?? 0));
  let best = start && start.cost < impossible ? start : null;
  let steps = 0;
  const stack: Placed[] = [];
  const spills: number[] = [];
  const isFree = (placed: Placed): boolean =>
    !stack.some((other) => other.cycle === placed.cycle && clash(markers, placed, other));
  const leastOf = (marker: number): number =>
    options[marker]?.find(({ placed }) => isFree(placed))?.alone ?? impossible;
  const visit = (depth: number, cost: number): void => {
    const limit = (best?.cost ?? impossible) - 1e-9;
    let bound = cost;
    for (let next = depth; next < order.length && bound < limit; next++) bound += leastOf(order[next] ?? 0);
    if (steps > maxSteps || bound >= limit) return;
    const marker = order[depth];
    if (marker === undefined) {
      best = { placed: [...stack].sort((one, other) => one.marker - other.marker), cost };
      return;
    }
    for (const { placed, alone } of options[marker] ?? []) {
      steps += 1;
      if (cost + alone >= (best?.cost ?? impossible) || steps > maxSteps) return;
      if (!isFree(placed)) continue;
      const before = [...spills];
      let [added, own] = [0, 0];
      stack.forEach((other, index) => {
        if (other.cycle !== placed.cycle) return;
        const more = (spills[index] ?? 0) + model.spillOn(other, placed);
        added += model.withSpill(other, more) - model.withSpill(other, spills[index] ?? 0);
        spills[index] = more;
        own += model.spillOn(placed, other);
      });
      stack.push(placed);
      spills.push(own);
      visit(depth + 1, cost + added + model.withSpill(placed, own));
      stack.pop();
      spills.splice(0, spills.length, ...before);
    }
  };
  visit(0, 0);
  return best ? { ...best, proven: steps <= maxSteps } : null;
}
