/** Numbers in running text that are ordered with just a count: "three of 4060, a pair of 9271, half a dozen 7074". */
import { isDeclined } from "../declined";
import { emptyLine, type PastedLine, type ReadLines } from "../lines";
import type { Scope } from "../numbers";
import { count, countOf, measure } from "./ordered-names";

const sets: Readonly<Record<string, string>> = { "half a dozen": "6", "a pair": "2", "a couple": "2" };
const number = "#?(?<number>\\d{4,6}(?:[A-Z]{1,2}\\d?)?)(?![\\w-]|[.,]\\d)";

/** Each part is bounded, so matching takes linear time. */
const counted = new RegExp(
  `(?<![\\w.,/-])(?:(?<set>half a dozen|a pair|a couple|a dozen)\\s(?:of\\s)?|(?<count>${count})\\s?` +
    `(?:(?:more\\s)?(?:(?:${measure})\\s)?of\\s|(?:${measure})\\s|[x×]\\s?))(?:the\\s|your\\s)?${number}`,
  "gi",
);
const multiplied = /(?<![\w.,/-])#?(?<number>\d{4,6}(?:[A-Z]{1,2}\d?)?)\s?[x×]\s?(?<count>\d{1,2})(?![\w-]|[.,]\d)/gi;

const asks = /\b(?:order|send|buy|purchase|need|get|quote|request|add|like|want|ship|supply|please|also|plus)\b/i;
const year = /^(?:19|20)\d\d$/;

/**
 * Lines of the numbers that an ordering sentence counts. In a text that names makers, numbers are read beside them only.
 * @param covered lines of the scope that are read already
 */
export function countedLines(scope: Scope, covered: readonly PastedLine[]): ReadLines {
  const { text, tokens, marks: known } = scope;
  if (known.some(({ kind }) => kind === "vendor")) return { lines: [], marks: [] };
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const told = text.slice(start, end);
  const found = [counted, multiplied].flatMap((pattern) => [...told.matchAll(pattern)]);
  const lines = found.flatMap(({ index, 0: whole, groups = {} }): PastedLine[] => {
    const { number: value = "", count: figure = "", set = "" } = groups;
    const [from, to] = [start + index, start + index + whole.length];
    const [before, behind] = [told.slice(0, index), told.slice(index + whole.length)];
    const sentence = `${before.split(/[.!?。]\s/).at(-1) ?? ""}${behind.split(/[.!?。](?:\s|$)/)[0] ?? ""}`;
    if (!asks.test(sentence) || year.test(value) || isDeclined(before, behind)) return [];
    if (covered.some((line) => line.start < to && line.end > from && line.number !== null)) return [];
    if (known.some((mark) => mark.start < to && mark.end > from && mark.kind !== "quantity")) return [];
    const quantity = sets[set.toLowerCase()] ?? countOf(set || figure);
    return [{ ...emptyLine, start: from, end: to, number: value, quantity, from: "list" }];
  });
  return {
    lines: lines.sort((one, other) => one.start - other.start),
    marks: lines.map((line) => {
      const at = text.indexOf(line.number ?? "", line.start);
      return { kind: "number", start: at, end: at + (line.number ?? "").length, value: line.number ?? "" };
    }),
  };
}
