/** Reagents that running text names without a number: "anti-CD3 (clone 17A2, BioLegend)". */
import type { Describe } from "./describe";
import { emptyLine, hasTarget, type PastedLine, type ReadLines, textBeside } from "./lines";
import type { Scope } from "./numbers";
import type { Mark } from "./spans";

/** @param covered lines of the scope that have numbers */
export function namedLines(scope: Scope, covered: readonly PastedLine[], describe: Describe): ReadLines {
  const seen = new Set<number>();
  const named = announcedLines(scope, covered, describe, seen);
  const diluted = dilutedLines(scope, [...covered, ...named.lines], describe, seen);
  return { lines: [...named.lines, ...diluted.lines], marks: [...named.marks, ...diluted.marks] };
}

/** Reagents that the text calls antibodies: "anti-CD3", "antibodies against CD4 and CD8". */
function announcedLines(
  scope: Scope,
  covered: readonly PastedLine[],
  describe: Describe,
  seen: Set<number>,
): ReadLines {
  const { tokens, places, marks: known } = scope;
  const lines: PastedLine[] = [];
  const marks: Mark[] = [];
  tokens.forEach((token, index) => {
    const place = places[index];
    if (!place || seen.has(place.segment)) return;
    const anti = isAnti(token.text) || (token.kind === "cjk" && eastAsianAnti.test(token.text));
    const antibody = !anti && /^antibod(?:y|ies)$|^m?Abs?$/.test(token.text);
    const recombinant = /^recombinant$/i.test(token.text);
    const asked = /^(?:quotes?|quotation|offer|pricing)$/i.test(token.text) && isOfList(tokens, index);
    const probed = probing.test(token.text) && /^for$/i.test(tokens[index + 2]?.text ?? "");
    if (!anti && !antibody && !recombinant && !probed && !asked) return;
    if (covered.some(({ start, end }) => start <= token.start && end >= token.end)) return;
    if (probed || asked || (antibody && isOfList(tokens, index))) {
      const listed = membersOf(scope, index, describe, seen);
      lines.push(...listed.lines);
      marks.push(...listed.marks);
      return;
    }
    const from = tokens[firstOf(places, index)]?.start ?? token.start;
    const last = lastOf(places, index);
    const end = tokens[last]?.end ?? token.end;
    const inside = known.filter((mark) => mark.start >= from && mark.end <= end);
    const [vendor, clone] = [inside.find(({ kind }) => kind === "vendor"), inside.find(({ kind }) => kind === "clone")];
    // An antibody without "anti" is a reagent only with a maker or a clone, and without a number beside it.
    const numbered = covered.some((line) => line.start < end && line.end > from);
    if (antibody && ((!vendor && !clone) || numbered)) return;
    const described = describe(textBeside(scope, from, antibody ? token.end : end), from);
    if (!described || !hasTarget(described.reading)) return;
    if (recombinant && !isDosed(described.reading, inside)) return;
    seen.add(place.segment);
    marks.push(...described.marks);
    lines.push({
      ...emptyLine,
      start: from,
      end,
      vendor: vendor?.value ?? null,
      clone: clone?.value ?? null,
      reading: described.reading,
      from: "text",
    });
  });
  return { lines, marks };
}

/** "HRP標識抗ウサギ", "抗"; not the 抗 of an antibody, an antigen or a drug. */
const eastAsianAnti = /抗(?![体體原生癌炎凝酸氧菌病毒腫肿性])/;

const isAnti = (text: string): boolean =>
  /^anti(?:-[A-Za-z0-9\u0370-\u03ff][\w\u0370-\u03ff/-]*)?$/i.test(text) && !/stimulated|treated|coated$/.test(text);

/** "recombinant human EGF (50 ng/ml)", and not an antibody or a vector. */
const isDosed = ({ wants, targets, rest }: NonNullable<PastedLine["reading"]>, inside: readonly Mark[]): boolean =>
  targets.length === 1 &&
  wants.kinds.includes("Recombinant Protein") &&
  rest.length <= maxUnread &&
  inside.some(({ kind, value }) => kind === "dilution" && /[gμ]\s?\//i.test(value));

/** "Lysates were probed for", "sections stained for" */
const probing = /^(?:probed|(?:immuno)?(?:blotted|stained|labell?ed))$/i;

/** "antibodies against", "antibodies for:", before the names of their targets. */
function isOfList(tokens: Scope["tokens"], index: number): boolean {
  const [, next] = [tokens[index + 1], tokens[index + 2]];
  return next?.kind === "word" && /^(?:against|targeting|recogni[sz]ing|to|for)$/i.test(next.text);
}

/** The targets that follow "antibodies against", up to the first part that names none. */
function membersOf(scope: Scope, index: number, describe: Describe, seen: Set<number>): ReadLines {
  const { tokens, places, marks: known } = scope;
  const lines: PastedLine[] = [];
  const marks: Mark[] = [];
  const clause = places[index]?.clause;
  let last = index + 2;
  let begin = tokens[last + 1]?.start ?? 0;
  while (last + 1 < tokens.length && places[last + 1]?.clause === clause) {
    last = lastOf(places, last + 1);
    const end = tokens[last]?.end ?? begin;
    const segment = places[last]?.segment ?? 0;
    const described = describe(textBeside(scope, begin, end), begin);
    if (!described || !hasGene(described.reading) || described.reading.rest.length > maxUnread) break;
    seen.add(segment);
    marks.push(...described.marks);
    const inside = known.filter((mark) => mark.start >= begin && mark.end <= end);
    const clone = inside.find(({ kind }) => kind === "clone")?.value ?? null;
    lines.push({ ...emptyLine, start: begin, end, clone, reading: described.reading, from: "text" });
    begin = tokens[last + 1]?.start ?? end;
  }
  // A single bracket after the list names the maker of all.
  const from = tokens[index]?.start ?? 0;
  const to = lines.at(-1)?.end ?? from;
  const vendor = known.find((mark) => mark.kind === "vendor" && mark.start >= from && mark.end <= to)?.value ?? null;
  return { lines: lines.map((line) => ({ ...line, vendor })), marks };
}

const maxUnread = 3;

/** A target with a dilution, or with a clone in its bracket, without the word "antibody": "Ki67 (SP6, 1:200)", "Akt 1:500". */
function dilutedLines(scope: Scope, covered: readonly PastedLine[], describe: Describe, seen: Set<number>): ReadLines {
  const { tokens, places, marks: known } = scope;
  const lines: PastedLine[] = [];
  const marks: Mark[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    const last = lastOf(places, first);
    const [from, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
    const hasBracket = tokens.slice(first, last + 1).some(({ text }) => text === "(");
    const segment = places[first]?.segment ?? 0;
    first = last;
    const inside = known.filter((mark) => mark.start >= from && mark.end <= end);
    const dilution = inside.find(({ kind, value }) => kind === "dilution" && /^1\s?[:/]/.test(value));
    // Cells are split, and mixtures made, at lower ones.
    const isTold = hasBracket || /^1\s?[:/]\s?(?:[2-9]\d|\d[\d,]{2})/.test(dilution?.value ?? "");
    if (!isTold || seen.has(segment) || covered.some((line) => line.start < end && line.end > from)) continue;
    const described = describedIn(scope, from, end, describe);
    if (!described) continue;
    if (!hasBracket && described.reading.targets.length > 1) continue;
    const clone = inside.find(({ kind }) => kind === "clone")?.value ?? null;
    const isClone = clone !== null || described.reading.targets.some(({ chosen }) => chosen.some((one) => one.clone));
    if (!dilution && !isClone) continue;
    marks.push(...described.marks);
    const own = inside.find(({ kind }) => kind === "vendor")?.value;
    const vendor = own ?? makerOfAll(scope, places[last]?.sentence) ?? null;
    lines.push({ ...emptyLine, start: from, end, vendor, clone, reading: described.reading, from: "text" });
  }
  return { lines, marks };
}

/**
 * Reading of a part. If too many of its words are unknown, only those between "with" and the closing bracket are read:
 * "suspensions were stained with CD45-BV510 (30-F11)".
 */
function describedIn(scope: Scope, from: number, end: number, describe: Describe): ReturnType<Describe> {
  const isTelling = (one: ReturnType<Describe>) =>
    one !== null && hasGene(one.reading) && one.reading.rest.length <= maxUnread;
  const whole = describe(textBeside(scope, from, end), from);
  if (isTelling(whole)) return whole;
  const text = scope.text.slice(from, end);
  const close = text.indexOf(")");
  if (close < 0) return null;
  const begin = from + (/^[^(]*\b(?:with|using)\s/i.exec(text)?.[0].length ?? 0);
  const near = describe(textBeside(scope, begin, from + close + 1), begin);
  return isTelling(near) ? near : null;
}

/** Maker of all reagents of a sentence: "…, all from BioLegend". */
const makerOfAll = ({ text, marks }: Scope, sentence: number | undefined): string | undefined =>
  marks.find(
    ({ kind, place, start }) =>
      kind === "vendor" &&
      place.sentence === sentence &&
      /\b(?:all|both|each)(?: \w{1,12}){0,2} from $/i.test(text.slice(Math.max(0, start - 40), start)),
  )?.value;

/** True if the reading names a protein and not a topic. */
const hasGene = ({ targets }: NonNullable<PastedLine["reading"]>): boolean =>
  targets.some(({ chosen: [{ kind }] }) => kind === "gene" || kind === "complex" || kind === "family");

/** The loop is short, because a part is at most a sentence. */
function firstOf(places: Scope["places"], index: number): number {
  let first = index;
  while (first > 0 && places[first - 1]?.segment === places[index]?.segment) first -= 1;
  return first;
}

function lastOf(places: Scope["places"], index: number): number {
  let last = index;
  while (places[last + 1]?.segment === places[index]?.segment) last += 1;
  return last;
}
