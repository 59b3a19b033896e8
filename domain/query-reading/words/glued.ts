/** Words typed without spaces: "antiGAPDHantibody", "IL6ELISAkit". */
import type { NameTable } from "../name-table";
import { wordOf } from "../vocabulary";

const first =
  /^(?:anti|phospho|cleaved|acetyl|recombinant|human|mouse|rabbit|donkey|goat|rat|alpha|beta|gamma|delta)(?=.)/i;
const last =
  /(?<=.)(?:antibody|antibodies|monoclonal|polyclonal|mab|elisa|kit|protein|fitc|apc|hrp|biotin|human|mouse|rabbit|(?:ser|thr|tyr|lys)\d{1,4})$/i;

/** The shortest text that is looked up as a name, after words were taken from it. */
const shortestName = 3;
/** Shorter words in lower case are too often parts of other words: "gen" of "antigen". */
const minLowerCaseLength = 5;

/** "phosphoprotein" is one word. */
const kinds: ReadonlySet<string> = new Set(["animal", "application", "clonality", "label", "product-kind"]);

type Table = Pick<NameTable, "find" | "respelled">;

/** The phrase with spaces inserted into each word that contains an unread word and consists of known ones. */
export function withSpaces(phrase: string, unread: readonly string[], table: Table): string {
  return phrase
    .split(" ")
    .map((word) => (unread.some((one) => word.includes(one)) ? apart(word, table) : word))
    .join(" ");
}

function apart(word: string, table: Table): string {
  const before: string[] = [];
  const after: string[] = [];
  let rest = word;
  for (;;) {
    const [begin] = isName(rest, table) ? [] : (first.exec(rest) ?? []);
    const [end] = isName(rest, table) || begin !== undefined ? [] : (last.exec(rest) ?? []);
    if (begin === undefined && end === undefined) break;
    if (begin !== undefined) before.push(begin);
    if (end !== undefined) after.unshift(end);
    rest = rest.slice(begin?.length ?? 0, end === undefined ? undefined : -end.length).replace(/^-|-$/g, "");
  }
  const isKnown = isName(rest, table) || kinds.has(wordOf(rest)?.kind ?? "") || isMisspelled(rest, before, table);
  return before.length + after.length > 0 && isKnown ? [...before, rest, ...after].join(" ") : word;
}

function isName(text: string, table: Table): boolean {
  const shortest = /^[a-z]+$/.test(text) ? minLowerCaseLength : shortestName;
  return text.length >= shortest && table.find(text) !== null;
}

/** "catennin" of "betacatennin" */
const isMisspelled = (text: string, before: readonly string[], table: Table): boolean =>
  before.some((word) => /^(?:alpha|beta|gamma|delta)$/i.test(word)) && table.respelled(text).length > 0;
