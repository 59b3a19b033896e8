/** Reagents that running text names without a number: "anti-CD3 (clone 17A2, BioLegend)". */
import type { Describe } from "./describe";
import { emptyLine, hasTarget, type PastedLine, type ReadLines, textBeside } from "./lines";
import type { Scope } from "./numbers";
import type { Mark } from "./spans";

/** @param covered lines of the scope that have numbers */
export function namedLines(scope: Scope, covered: readonly PastedLine[], describe: Describe): ReadLines {
  const { tokens, places, marks: known } = scope;
  const lines: PastedLine[] = [];
  const marks: Mark[] = [];
  const seen = new Set<number>();
  tokens.forEach((token, index) => {
    const place = places[index];
    if (!place || seen.has(place.segment)) return;
    const anti = isAnti(token.text) || (token.kind === "cjk" && token.text.endsWith("抗"));
    const antibody = !anti && /^antibod(?:y|ies)$|^m?Abs?$/.test(token.text);
    if (!anti && !antibody) return;
    if (covered.some(({ start, end }) => start <= token.start && end >= token.end)) return;
    const from = tokens[firstOf(places, index)]?.start ?? token.start;
    const last = lastOf(places, index);
    const end = tokens[last]?.end ?? token.end;
    const inside = known.filter((mark) => mark.start >= from && mark.end <= end);
    const [vendor, clone] = [inside.find(({ kind }) => kind === "vendor"), inside.find(({ kind }) => kind === "clone")];
    // An antibody without "anti" is a reagent only if something says which, and not a number beside it.
    const numbered = covered.some((line) => line.start < end && line.end > from);
    if (antibody && ((!vendor && !clone) || numbered)) return;
    const described = describe(textBeside(scope, from, anti ? end : token.end), from);
    if (!described || !hasTarget(described.reading)) return;
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

const isAnti = (text: string): boolean =>
  /^anti(?:-[A-Za-z0-9\u0370-\u03ff][\w\u0370-\u03ff/-]*)?$/i.test(text) && !/stimulated|treated|coated$/.test(text);

/** Parts are as long as a sentence at most, so that this ends. */
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
