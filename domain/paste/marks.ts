/** Recognizes registry numbers, makers, and numbers after an announcing word in a folded text. */
import { otherMarks } from "./others";
import type { Mark, SpanKind } from "./spans";
import { type PasteToken, pasteTokens } from "./tokens";
import { eastAsianVendors, vendorNames } from "./vendors";

const rrid = /\b(?:RRID\s{0,2}[:：]?\s{0,2})?(AB_\d{4,10})\b/gi;
const dilution =
  /(?<![\w:/.])1\s?:\s?\d{1,3}(?:,\d{3}|\d{0,6})(?![\w:])|(?<![\w:/.-])1\/\d{2,6}(?![\w/])|(?<![\w.,-])\d{1,4}(?:\.\d{1,3})?\s?(?:μg|ug|ng|mg)\s?\/\s?(?:ml|μl|ul|test)\b|(?<=[\u4e00-\u9fff])\d{2,5}\s?倍/gi;
const lot =
  /\b(?:lot|batch)\b\s{0,2}(?:no\.?|number|nr\.?|#|num)?\s{0,2}[:#.]?\s{0,2}#?([A-Z0-9][\w-]{1,20})|(?:ロット(?:番号)?|批号|批次)\s{0,2}[:#.]?\s{0,2}([A-Z0-9][\w-]{1,20})/gi;
const clone =
  /\b(?:clones?|cl\.)\s{0,2}(?:no\.?|name|id|#)?\s{0,2}[:#=]?\s{0,2}["'(]?([A-Z0-9](?:[A-Z0-9./-]| (?=\d)){0,18}[A-Z0-9](?:\[[A-Z0-9]{1,8}\])?)|(?:クローン|克隆(?:号)?)\s{0,2}[:#=]?\s{0,2}([A-Z0-9][A-Z0-9./-]{0,18}[A-Z0-9])|\[((?:EPR|EP|SP|Y|E|OTI|RM)\d{1,6}[A-Z0-9-]{0,10})\]/gi;

/** Words that announce a product number. */
const cue =
  /(?:\bcat(?:alog(?:ue)?|\.)?\s{0,2}(?:(?:no|nr|num|number|id)\b\.?|#)?|\b(?:product|item|art(?:icle)?|part|ref(?:erence)?|réf|référence|order|prod|best|artikel|katalog|material|sku|code)\.?-?\s{0,2}(?:no|nr|num|number|code|id)\b\.?|\br[eé]f\.|\bsku\b|\b(?:bestellnr|artikelnr|artikelnummer|katalognummer|bestellnummer)\b\.?|#|№|\bno\.|カタログ(?:番号|No\.?)|製品番号|品番|型番|商品番号|货号|貨號|目录号|产品编号|产品货号)\s{0,2}(?:[#:.=]\s{0,2}){0,2}$/i;
const cueLength = 28;

const simple = (text: string, pattern: RegExp, kind: SpanKind): Mark[] =>
  [...text.matchAll(pattern)].flatMap((match): Mark[] => {
    const value = match.slice(1).find((group) => group !== undefined) ?? match[0];
    const start = match.index + match[0].lastIndexOf(value);
    return [{ kind, start, end: start + value.length, value }];
  });

/** True if the text before an offset announces a product number: "Cat. No. ", "#", "货号:". */
export const hasCue = (text: string, at: number): boolean => cue.test(text.slice(Math.max(0, at - cueLength), at));

/** The text before a number, with "Cat. No." and the like blanked: "Cat" is also a gene. */
export const withoutCue = (text: string): string =>
  text.slice(0, -cueLength) + text.slice(-cueLength).replace(cue, (found) => " ".repeat(found.length));

/** Marks that can be read without their context, without overlaps, in order. */
export function plainMarks(text: string, tokens: readonly PasteToken[]): Mark[] {
  const registry = simple(text, rrid, "rrid").map((mark) => ({ ...mark, value: mark.value.toUpperCase() }));
  const first = [
    ...registry,
    ...simple(text, clone, "clone").filter(({ value }) => /\d/.test(value) && !/^\d(?:\d{3,})?$/.test(value)),
    ...simple(text, lot, "lot").filter(({ value }) => /\d/.test(value)),
    ...simple(text, dilution, "dilution"),
  ];
  return withoutOverlaps([first, vendorMarks(tokens), otherMarks(text)], text.length);
}

/** Marks of earlier lists win over marks of later ones. */
function withoutOverlaps(lists: readonly (readonly Mark[])[], length: number): Mark[] {
  const taken = new Uint8Array(length);
  const kept: Mark[] = [];
  for (const list of lists) {
    for (const mark of list) {
      if (taken.subarray(mark.start, mark.end).includes(1)) continue;
      taken.fill(1, mark.start, mark.end);
      kept.push(mark);
    }
  }
  return kept.sort((one, other) => one.start - other.start);
}

/** Words that are also makers' names. They are makers only with a capital, and not before the words below. */
const ordinary = new Set(["vector", "southern", "pierce", "jackson", "sigma", "enzo", "aves", "upstate", "standard", "thermo", "neb", "bd", "mce", "ibl", "leica", "alexis", "lonza", "zymed", "mbl"]); // biome-ignore format: a list
/** Names that follow a maker's name without naming its reagent, such as instruments: "a panel for the BD Symphony". */
const notMaker =
  /^(?:blot|blots|blotting|transfer|hybridi[sz]ation|factor|receptor|control|medium|et|symphony|facs\w*|lsr\w*|fortessa|canto|aria|melody|celesta|lyric|accuri|influx|calibur)$/i;
const company = /^(?:inc|ltd|limited|gmbh|corp|corporation|co|plc|ag|kk|llc|bv|sa|kgaa)$/i;
/** Last words of company names that are not in the table. */
const companyEnding =
  /^(?:biotech|biotechnology|biotechnologies|biosciences?|biologicals?|biosystems|biolabs|biolab|bio|biomedical|biochem|chemicals?|scientific|technologies|technology|laboratories|labs|diagnostics|therapeutics|pharma|pharmaceuticals?|reagents?|antibodies|inc|ltd|gmbh|corp|llc|plc|co)$/i;
const eastAsianCompany = /(?:公司|株式会社|製薬|生物(?:科技|技术)?|科技|试剂|製作所|(?<![培栄])薬品)$/;

/** "请帮忙订购以下试剂" is a request for reagents, not a company. */
const ordering = /以下|下列|如下|请|需要|所需|订购|购买|采购|的试剂$/;

interface Part {
  readonly text: string;
  readonly token: number;
  readonly first: boolean;
  readonly last: boolean;
}

function vendorMarks(tokens: readonly PasteToken[]): Mark[] {
  const parts: Part[] = [];
  const marks: Mark[] = [];
  tokens.forEach((token, index) => {
    if (token.kind === "cjk") marks.push(...eastAsianMarks(token));
    if (token.kind === "line") parts.push({ text: "\n", token: index, first: true, last: true });
    if (token.kind !== "word") return;
    const pieces = token.text
      .replace(/'s$/, "")
      .split(/[^A-Za-z0-9\u00c0-\u024f]+/)
      .filter((piece) => piece !== "");
    pieces.forEach((text, place) => {
      parts.push({ text, token: index, first: place === 0, last: place === pieces.length - 1 });
    });
  });
  for (let at = 0; at < parts.length; ) {
    const found = nameAt(parts, at, tokens) ?? unknownAt(parts, at, tokens);
    if (found) marks.push(found.mark);
    at += found?.length ?? 1;
  }
  return marks;
}

interface FoundVendor {
  readonly mark: Mark;
  readonly length: number;
}

function nameAt(parts: readonly Part[], at: number, tokens: readonly PasteToken[]): FoundVendor | null {
  const head = parts[at];
  if (!head?.first) return null;
  for (const { id, words } of vendorNames.get(head.text.toLowerCase()) ?? []) {
    const found = parts.slice(at, at + words.length);
    const last = found.at(-1);
    if (
      found.length < words.length ||
      !last?.last ||
      found.some(({ text }, place) => text.toLowerCase() !== words[place])
    )
      continue;
    if (words.length === 1 && ordinary.has(words[0] ?? "")) {
      const next = parts[at + 1]?.text ?? "";
      if (!/^[A-Z]/.test(head.text) || notMaker.test(next)) return null;
    }
    if (notMaker.test(parts[at + words.length]?.text ?? "") && words.length === 1) return null;
    let length = words.length;
    while (company.test(parts[at + length]?.text ?? "")) length += 1;
    const end = tokens[parts[at + length - 1]?.token ?? 0]?.end ?? 0;
    const start = tokens[head.token]?.start ?? 0;
    return { mark: { kind: "vendor", start, end, value: id }, length };
  }
  return null;
}

/** "Acme Biotech", "Foo Scientific Inc.": a company that is not in the table, so its numbers are not the shop's. */
function unknownAt(parts: readonly Part[], at: number, tokens: readonly PasteToken[]): FoundVendor | null {
  const head = parts[at];
  if (!head?.first || !/^(?:[A-Z][A-Za-z]{2,}|[A-Z]{2}$)/.test(head.text)) return null;
  if (
    /^(?:antibod|primary|secondary|monoclonal|polyclonal|the|all|anti|rabbit|mouse|goat|rat|catalog|life)/i.test(
      head.text,
    )
  )
    return null;
  for (let length = 1; length < 4; length += 1) {
    const next = parts[at + length];
    const before = parts[at + length - 1];
    if (!next || !before || !/^[A-Z]/.test(next.text)) return null;
    // "(Ser473) (Cell …": punctuation separates two names.
    const apart = tokens.slice(before.token + 1, next.token);
    if (apart.some(({ kind, text }) => kind !== "space" || text.includes("\t"))) return null;
    // Two capitals are a label or a use before most words: "LC Laboratories".
    if (head.text.length === 2 && !companyEnding.test(next.text)) return null;
    if (!companyEnding.test(next.text) || !next.last) continue;
    const start = tokens[head.token]?.start ?? 0;
    const end = tokens[next.token]?.end ?? 0;
    return { mark: { kind: "vendor", start, end, value: `?${head.text.toLowerCase()}` }, length: length + 1 };
  }
  return null;
}

function eastAsianMarks({ text, start }: PasteToken): Mark[] {
  const known = eastAsianVendors.flatMap(([spelling, id]): Mark[] => {
    const at = text.indexOf(spelling);
    return at < 0 ? [] : [{ kind: "vendor", start: start + at, end: start + at + spelling.length, value: id }];
  });
  if (known.length > 0) return known.slice(0, 3);
  return eastAsianCompany.test(text) && text.length > 3 && !ordering.test(text)
    ? [{ kind: "vendor", start, end: start + text.length, value: `?${text}` }]
    : [];
}

/** A number in the shop's form, with its size. */
const sizedNumber = /(?<![\w-])\d{4,6}[A-Z]{1,2}\d?(?![\w-])/;

/** True if a folded text names a maker in the table, or any company next to a number in the shop's form. */
export const namesMaker = (text: string): boolean =>
  vendorMarks(pasteTokens(text)).some(({ value }) => !value.startsWith("?")) ||
  text.split("\n").some((line) => sizedNumber.test(line) && vendorMarks(pasteTokens(line)).length > 0);
