/** Compares the program's reading of sample texts with a person's. */
import type { NameTable } from "../../query-reading/name-table";
import type { PastedLine } from "../lines";
import { readPaste } from "../read-paste";

interface ExpectedLine {
  /** "biolegend:100201"; ":4060S" if the text names no maker; null if the line has no number. */
  readonly number: string | null;
  readonly rrid: string | null;
  readonly target: string | null;
  readonly clone: string | null;
}

interface SampleText {
  readonly name: string;
  readonly text: string;
  readonly expected: readonly ExpectedLine[];
}

/** Texts of a file: a name after "## ", the text, and a line after "=> " for each reagent in it. */
export function sampleTexts(file: string): SampleText[] {
  return file
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [name = "", ...rows] = part.trimEnd().split("\n");
      const isExpected = (row: string) => row.startsWith("=> ");
      return {
        name,
        text: rows.filter((row) => !isExpected(row)).join("\n"),
        expected: rows.filter(isExpected).map((row) => expectedOf(row.slice(3))),
      };
    });
}

function expectedOf(row: string): ExpectedLine {
  const rrid = /\bAB_\d+/.exec(row)?.[0] ?? null;
  const number = /^\??[^:@=]*:\S+/.exec(row)?.[0] ?? null;
  return { number, rrid, target: /=(\S+)/.exec(row)?.[1] ?? null, clone: /@(\S+)/.exec(row)?.[1] ?? null };
}

interface Figures {
  readonly texts: number;
  readonly words: number;
  /** Maker and number together. */
  readonly numbers: { readonly expected: number; readonly read: number; readonly right: number; readonly f1: number };
  readonly rrids: { readonly expected: number; readonly right: number; readonly recall: number };
  /** Lines without a reagent, per thousand words. */
  readonly falsePerThousandWords: number;
  readonly faults: readonly string[];
}

/** Faults name the text and the missing ("-") or extra ("+") lines. */
export function measure(samples: readonly SampleText[], names: NameTable): Figures {
  const faults: string[] = [];
  const total = { words: 0, expected: 0, read: 0, right: 0, rrids: 0, rightRrids: 0, wrong: 0 };
  for (const { name, text, expected } of samples) {
    const lines = readPaste(text, names).lines.filter(({ reagent }) => reagent);
    const keys = lines.flatMap(({ vendor, number }) => (number === null ? [] : [`${vendor ?? ""}:${number}`]));
    const wanted = expected.flatMap(({ number }) => number ?? []);
    const ids = lines.flatMap(({ rrid }) => rrid ?? []);
    const wantedIds = expected.flatMap(({ rrid }) => rrid ?? []);
    total.words += text.split(/\s+/).length;
    total.expected += wanted.length;
    total.read += keys.length;
    total.right += wanted.filter((key) => keys.includes(key)).length;
    total.rrids += wantedIds.length;
    total.rightRrids += wantedIds.filter((id) => ids.includes(id)).length;
    const strange = lines.filter((line) => !expected.some((one) => isSame(one, line, names)));
    total.wrong += strange.length;
    faults.push(
      ...wanted.filter((key) => !keys.includes(key)).map((key) => `${name}: - ${key}`),
      ...keys.filter((key) => !wanted.includes(key)).map((key) => `${name}: + ${key}`),
      ...wantedIds.filter((id) => !ids.includes(id)).map((id) => `${name}: - ${id}`),
      ...strange.filter(({ number }) => number === null).map((line) => `${name}: + ${line.rrid ?? targetsOf(line)}`),
      ...expected
        .filter((one) => !lines.some((line) => isWhole(one, line, names)) && keys.includes(one.number ?? ""))
        .map((one) => `${name}: ≠ ${one.number} ${one.rrid ?? ""} ${one.target ?? ""} ${one.clone ?? ""}`),
      ...expected
        .filter((one) => one.number === null && one.rrid === null && !lines.some((line) => isWhole(one, line, names)))
        .map((one) => `${name}: - ${one.target}`),
    );
  }
  return {
    texts: samples.length,
    words: total.words,
    numbers: {
      expected: total.expected,
      read: total.read,
      right: total.right,
      f1: (2 * total.right) / Math.max(1, total.expected + total.read),
    },
    rrids: { expected: total.rrids, right: total.rightRrids, recall: total.rightRrids / Math.max(1, total.rrids) },
    falsePerThousandWords: (total.wrong * 1000) / total.words,
    faults,
  };
}

const targetsOf = ({ reading }: PastedLine) =>
  (reading?.targets ?? []).map(({ name }) => name).join(" ") || JSON.stringify(reading?.rest ?? []);

function isSame(expected: ExpectedLine, line: PastedLine, names: NameTable): boolean {
  if (line.number !== null && expected.number !== null) return expected.number.split(":")[1] === line.number;
  if (line.rrid !== null && expected.rrid !== null) return line.rrid === expected.rrid;
  return (
    line.number === null && line.rrid === null && expected.target !== null && hasTarget(expected.target, line, names)
  );
}

function isWhole(expected: ExpectedLine, line: PastedLine, names: NameTable): boolean {
  return (
    (expected.number === null || expected.number === `${line.vendor ?? ""}:${line.number}`) &&
    (expected.rrid === null || expected.rrid === line.rrid) &&
    (expected.target === null || hasTarget(expected.target, line, names)) &&
    (expected.clone === null || expected.clone === line.clone)
  );
}

function hasTarget(target: string, { reading }: PastedLine, names: NameTable): boolean {
  const wanted = names.find(target)?.chosen[0].genes ?? [];
  const read = (reading?.targets ?? []).flatMap(({ chosen }) => chosen.flatMap(({ genes }) => genes));
  return wanted.some((gene) => read.includes(gene));
}
