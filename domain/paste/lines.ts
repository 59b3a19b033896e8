/** Turns the marks of a scope into lines: one line for each reagent. */
import type { QueryReading } from "../query-reading/read-query";
import { isChoice, isDeclined, joinsNumbers } from "./declined";
import type { Describe } from "./describe";
import { withoutCue } from "./marks";
import { type FoundNumber, findNumbers, type Scope } from "./numbers";
import type { Place } from "./places";
import type { Mark } from "./spans";
import { noReagents } from "./vendors";

export interface PastedLine {
  /** Offset in the folded text. */
  readonly start: number;
  readonly end: number;
  /** "AB_…" in capitals. */
  readonly rrid: string | null;
  /** Id of the maker that governs the line; "?name" for an unknown one; null if none is named. */
  readonly vendor: string | null;
  /** As written. */
  readonly number: string | null;
  readonly clone: string | null;
  /** Facts read from the words beside it; null if there are none. */
  readonly reading: QueryReading | null;
  /** As written; null if the text states none. */
  readonly quantity: string | null;
  /** Amount of one piece, as written: "100 µl"; null if the text states none. */
  readonly size: string | null;
  /** Running text mentions reagents; a list requests them. */
  readonly from: "text" | "list";
  /** False for a row that names something other than a reagent, or nothing. */
  readonly reagent: boolean;
  /** True for a number without a maker in a text that names a maker without a number: it may be that maker's. */
  readonly doubtful: boolean;
  /** True if the words beside its number exclude it from the order. */
  readonly declined: boolean;
  /** True if the text offers its number as an alternative to another. */
  readonly choice: boolean;
  /** True if it is part of a quoted mail that the text replies to. */
  readonly quoted: boolean;
}

export interface ReadLines {
  readonly lines: readonly PastedLine[];
  readonly marks: readonly Mark[];
}

interface Anchor {
  readonly number: FoundNumber | null;
  readonly rrid: (Mark & { readonly place: Place }) | null;
  readonly start: number;
  readonly end: number;
  readonly place: Place;
}

export const emptyLine = {
  rrid: null,
  vendor: null,
  number: null,
  clone: null,
  reading: null,
  quantity: null,
  size: null,
  reagent: true,
  doubtful: false,
  declined: false,
  choice: false,
  quoted: false,
} as const;

/** Words more than this many characters before a number do not describe it. */
const nearEnough = 200;

/** Lines of the numbers and registry numbers of a scope. */
export function anchoredLines(scope: Scope, describe: Describe): ReadLines {
  const found = findNumbers(scope);
  const numbers = found.filter(({ vendor }) => !noReagents.has(vendor ?? ""));
  const anchors = anchorsOf(scope, numbers);
  const marks: Mark[] = found.map((mark) => (numbers.includes(mark) ? mark : { ...mark, kind: "other" }));
  let from = scope.tokens[0]?.start ?? 0;
  let declined = false;
  const lines = anchors.map((anchor, index): PastedLine => {
    const next = anchors[index + 1];
    const end = extentEnd(anchor, next, scope);
    const begin = startOf(anchor, from, scope);
    const inside = scope.marks.filter((mark) => mark.start >= begin && mark.end <= end);
    const near = Math.max(begin, anchor.start - nearEnough);
    const own = behindBracket(scope, near, anchor.start);
    const closest = own > near ? describe(withoutCue(textBeside(scope, own, anchor.start, numbers)), own) : null;
    const isClosest = hasTarget(closest?.reading ?? null);
    const described = isClosest ? closest : describe(withoutCue(textBeside(scope, near, anchor.start, numbers)), near);
    const after = hasTarget(described?.reading ?? null)
      ? null
      : describe(textBeside(scope, anchor.end, end, numbers), anchor.end);
    const chosen = hasTarget(after?.reading ?? null) ? after : described;
    if (chosen) marks.push(...chosen.marks);
    from = end;
    const { number, rrid } = anchor;
    const last = anchors[index - 1];
    const before = scope.text.slice(last?.end ?? 0, anchor.start);
    const behind = scope.text.slice(anchor.end, next?.start);
    declined = isDeclined(before, behind) || (declined && joinsNumbers(before));
    return {
      ...emptyLine,
      start: isClosest ? own : begin,
      end,
      rrid: rrid?.value ?? null,
      vendor: number ? number.vendor : vendorOf(anchor, inside, scope),
      number: number?.value ?? null,
      // "F4/80 (BM8), anti-Iba1 (019-19741)": the clone is not Iba1's.
      clone: nearest(isClosest ? inside.filter((mark) => mark.start >= own) : inside, "clone", anchor)?.value ?? null,
      reading: chosen?.reading ?? null,
      from: scope.kind === "prose" ? "text" : "list",
      declined,
      choice: (last !== undefined && isChoice(before)) || (next !== undefined && isChoice(behind)),
    };
  });
  return { lines, marks };
}

/**
 * In running text, a closing bracket ends the reagent before it: in "CD44 (IM7), PD-1 (29F.1A12, 135217)" the number is
 * PD-1's.
 */
function behindBracket({ text, kind }: Scope, from: number, to: number): number {
  if (kind !== "prose") return from;
  const ends = [
    ...text
      .slice(from, to)
      .matchAll(/\)\s*(?:[,;、]\s*(?:and\s|or\s)?|and\s|or\s|および|及び|並びに|ならびに|と|和|与|以及|及)\s*/g),
  ];
  const last = ends.at(-1);
  return last ? from + last.index + last[0].length : from;
}

/** The line with the clone that its words name without calling it one: "CD44-APC (IM7)". */
export function withNamedClone(line: PastedLine): PastedLine {
  const targets = line.reading?.targets ?? [];
  const named = line.clone === null ? targets.find(({ chosen }) => chosen.some((meaning) => meaning.clone)) : undefined;
  if (!named) return line;
  const genes = named.chosen.flatMap((meaning) => (meaning.clone ? meaning.genes : []));
  const isOfOther = targets.some(
    (other) => other !== named && other.chosen.some((meaning) => meaning.genes.some((gene) => genes.includes(gene))),
  );
  // A name that is also a gene is a clone only beside its target.
  return isOfOther || named.chosen.length === 1 ? { ...line, clone: named.name } : line;
}

/** Names of the targets, without those of clones. */
export function targetNames({ reading }: PastedLine): readonly string[] {
  const targets = reading?.targets ?? [];
  const others = targets.filter(({ chosen }) => !chosen.some(({ clone }) => clone));
  return (others.length > 0 ? others : targets).map(({ name }) => name);
}

export const hasTarget = (reading: QueryReading | null): boolean =>
  reading !== null && (reading.targets.length > 0 || reading.against !== null || reading.reagents.length > 0);

/** A registry number belongs to the number of its bracket or part; numbers without one stand alone. */
function anchorsOf({ marks }: Scope, numbers: readonly FoundNumber[]): Anchor[] {
  const rrids = marks.filter(({ kind }) => kind === "rrid");
  const all: readonly Anchor[] = [
    ...numbers.map((number) => ({ ...number, number, rrid: null })),
    ...rrids.map((rrid) => ({ ...rrid, number: null, rrid })),
  ].sort((one, other) => one.start - other.start);
  const anchors: Anchor[] = [];
  for (const anchor of all) {
    const last = anchors.at(-1);
    const differ = last && (last.number === null) !== (anchor.number === null) && !(last.number && last.rrid);
    if (last && differ && isBeside(last.place, anchor.place) && anchor.start - last.end < 60) {
      const { number, rrid, end } = anchor;
      anchors[anchors.length - 1] = { ...last, number: number ?? last.number, rrid: rrid ?? last.rrid, end };
    } else anchors.push(anchor);
  }
  return anchors;
}

const isBeside = (one: Place, other: Place): boolean =>
  one.sentence === other.sentence &&
  (one.group === other.group || one.segment === other.segment || one.group === 0 || other.group === 0) &&
  Math.abs(one.segment - other.segment) < 3;

/** End of an anchor's text: its bracket, or the parts after it up to the next anchor's words. */
function extentEnd(anchor: Anchor, next: Anchor | undefined, { tokens, places, kind }: Scope): number {
  let end = anchor.end;
  const alone = next?.place.sentence !== anchor.place.sentence;
  for (let index = firstAt(tokens, anchor.end); index < tokens.length; index += 1) {
    const [token, place] = [tokens[index], places[index]];
    if (!token || !place || (next && token.end > next.start)) break;
    const shared = next !== undefined && next.place.group === anchor.place.group;
    const inGroup =
      anchor.place.group > 0 &&
      place.group === anchor.place.group &&
      (!shared || place.groupClause === anchor.place.groupClause);
    const near = place.segment === anchor.place.segment && anchor.place.group === 0;
    const rest = kind === "row" && alone && place.sentence === anchor.place.sentence;
    if (!inGroup && !near && !rest) break;
    end = token.end;
  }
  return end;
}

/** Start of the words that describe an anchor; never before the end of the last one, or the sentence. */
function startOf(anchor: Anchor, from: number, { tokens, places }: Scope): number {
  for (let index = firstAt(tokens, from); index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token || token.start >= anchor.start) break;
    if (places[index]?.sentence === anchor.place.sentence) return token.start;
  }
  return anchor.start;
}

/** Index of the first of ordered parts that begins at an offset or after it. */
export function firstAt(parts: readonly { readonly start: number }[], at: number): number {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.start ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function vendorOf({ place, start }: Anchor, inside: readonly Mark[], { marks, heading }: Scope): string | null {
  const near = inside.filter(({ kind }) => kind === "vendor");
  const last = near.findLast((mark) => mark.end <= start) ?? near[0];
  const sameGroup = marks.find(
    ({ kind, place: at }) => kind === "vendor" && place.group > 0 && at.group === place.group,
  );
  return sameGroup?.value ?? last?.value ?? heading;
}

function nearest(marks: readonly Mark[], kind: Mark["kind"], anchor: Anchor): Mark | undefined {
  const gap = ({ start, end }: Mark) => (end <= anchor.start ? anchor.start - end : start - anchor.end);
  return marks.filter((mark) => mark.kind === kind).sort((one, other) => gap(one) - gap(other))[0];
}

/** Text of a range with all recognized marks blanked, so words keep their offsets. */
export function textBeside({ text, marks }: Scope, start: number, end: number, numbers: readonly Mark[] = []): string {
  const taken = [marks, numbers]
    .flatMap((list) => list.slice(firstAt(list, start), firstAt(list, end)))
    .sort((one, other) => one.start - other.start);
  let plain = "";
  let at = start;
  for (const mark of taken) {
    const to = Math.min(mark.end, end);
    plain += text.slice(at, mark.start) + " ".repeat(Math.max(0, to - mark.start));
    at = Math.max(at, to);
  }
  plain += text.slice(at, end);
  return plain.replace(/\n/g, " ");
}
