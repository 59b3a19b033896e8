/** Reagents in running text that are ordered by name: "please send 2 x 100 µl of your GAPDH antibody". */
import type { Describe } from "../describe";
import { emptyLine, hasTarget, type PastedLine, type ReadLines, textBeside } from "../lines";
import type { Scope } from "../numbers";
import type { Mark } from "../spans";

const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** Digits for a count in words; digits stay as they are. */
export function countOf(text: string): string {
  const plain = text.toLowerCase().replace(/^a /, "");
  if (plain === "dozen") return "12";
  const at = words.indexOf(plain);
  return at < 0 ? plain : String(at + 1);
}

export const count = `\\d{1,3}|${words.join("|")}|(?:a )?dozen`;
export const measure = "vials?|tubes?|units?|packs?|bottles?|aliquots?|pieces?|boxes|box";
const size = "\\d{1,4}(?:\\.\\d{1,2})?\\s?(?:μl|ul|ml|μg|ug|mg)";

/** Each part is bounded, so matching takes linear time. */
const ordered = new RegExp(
  `(?<![\\w.,/-])(?<count>${count})\\s?(?:[x×]\\s?)?\\s?(?:more\\s)?(?<told>(?:${size}\\s)?(?:(?:${measure})\\s)?(?:of\\s)?)` +
    "(?:your\\s|the\\s|our\\s)?(?<name>[A-Za-z\\u0370-\\u03ff](?:\\([^()\\n]{0,60}\\)|[^,;.()\\n]|\\.(?=\\w)){1,80}?" +
    "(?:,\\s[\\w-]{2,20}[- ](?:labell?ed|conjugated))?)(?=\\s(?:and|plus)\\s|[,;\\n]|\\.(?!\\w)|\\s?$)",
  "gi",
);
const verb = /\b(?:order|send|buy|purchase|need|quote|request|add|like|want|ship|supply)\b/i;
const isReagent = /antibod|\bm?abs?\b|\bkits?\b|\bcontrol|\bprotein/i;

const maxUnread = 2;
const longestSentence = 300;
const nearEnough = 60;

/** @param covered lines of the scope that have numbers */
export function orderedLines(scope: Scope, covered: readonly PastedLine[], describe: Describe): ReadLines {
  const { text, tokens } = scope;
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const lines: PastedLine[] = [];
  const marks: Mark[] = [];
  for (const found of text.slice(start, end).matchAll(ordered)) {
    const { count: number = "", told = "", name = "" } = found.groups ?? {};
    const from = start + found.index;
    const to = from + found[0].length;
    const before =
      text
        .slice(Math.max(start, from - longestSentence), from)
        .split(/[.!?。]\s/)
        .at(-1) ?? "";
    // "Also three ELISA kits for IL-6."
    const isAsked =
      verb.test(before) || /^\s*also:?\s$/i.test(before) || lines.some((line) => from - line.end < nearEnough);
    const hasMeasure = new RegExp(`\\b(?:${measure})\\b`, "i").test(told);
    if (!(isAsked ? told !== "" || isReagent.test(name) : hasMeasure)) continue;
    if (covered.some((line) => line.start < to && line.end > from)) continue;
    const described = describe(textBeside(scope, to - name.length, to), to - name.length);
    if (!described || !hasTarget(described.reading) || described.reading.rest.length > maxUnread) continue;
    const inside = scope.marks.filter((mark) => mark.start >= from && mark.end <= to);
    lines.push({
      ...emptyLine,
      start: from,
      end: to,
      vendor: inside.find(({ kind }) => kind === "vendor")?.value ?? null,
      number: numberInBracket(text.slice(from, to)),
      clone: inside.find(({ kind }) => kind === "clone")?.value ?? null,
      reading: described.reading,
      quantity: countOf(number),
      from: "list",
    });
    marks.push(...described.marks, { kind: "quantity", start: from, end: from + number.length, value: number });
  }
  return { lines, marks };
}

/** The only number in parentheses after an ordered name: "phospho-Akt rabbit mAb (4060, the 100 μl size)". */
function numberInBracket(told: string): string | null {
  const [found, ...more] = told.matchAll(/\(\s?(?:cat\.?\s?(?:no\.?)?\s?)?#?(\d{4,6}[A-Z]{0,2})\s?(?=[,;)])/gi);
  const number = found?.[1] ?? null;
  return more.length === 0 && number !== null && !/^(?:19|20)\d\d$/.test(number) ? number : null;
}

const countBefore = new RegExp(
  `(?<![\\w.,/-])(${count})\\s?(?:[x×]\\s?|(?:more\\s)?(?:(?:${measure})\\s)?of\\s(?:the\\s|your\\s)?)(?:cat\\.?\\s?)?#?$`,
  "i",
);

/** The line with the quantity that running text states before its number: "add 3 more of #4060". */
export function withCount(line: PastedLine, text: string): PastedLine {
  const at = line.number === null ? -1 : text.indexOf(line.number, line.start);
  const [, number] = at < 0 ? [] : (countBefore.exec(text.slice(Math.max(line.start, at - 40), at)) ?? []);
  return number === undefined ? line : { ...line, quantity: countOf(number) };
}
