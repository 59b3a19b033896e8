/**
 * The text of a label's code as people paste it: a GS1 Digital Link, or an element string as a scanner types it or as the
 * label prints it, with keys in brackets (GS1 General Specifications, 7.8).
 */
import { type LabeledLot, readDigitalLink, readGs1Day, readGtin } from "./digital-link";

/** Control character that scanners send for FNC1, the end of a field of variable length. */
const functionOne = "\u001d";
/** FNC1 as programs show it. */
const shownFunctionOne = /\u241d|\{(?:GS|FNC1)\}|<(?:GS|FNC1)>|\[(?:GS|FNC1)\]/giu;
/** "]d2", "]C1", "]Q3": the kind of code, which scanners may send first. */
const symbology = /^\][A-Za-z]\d/;

/** Digits after keys of fixed length. */
const fixedLengths: Readonly<Record<string, number>> = { "01": 14, "11": 6, "13": 6, "15": 6, "16": 6, "17": 6 };
/** Variable-length keys used on vials: lot, serial number, variant, maker's own numbers, count. */
const variableKey = /^(?:10|21|22|240|241|250|30|37|9\d)/;
const longestValue = 30;
const longestLot = 20;
/** A lot that runs on into a date, because the separator between them was lost. */
const lotWithDate = /^(.+)(11|13|15|16|17)(\d{6})$/;

type Fields = ReadonlyMap<string, string>;

/**
 * Readings of a code, most likely first; empty for other texts and for a wrong check digit.
 * @param now decides the century of the expiry date
 */
export function readLabelCode(typed: string, now: Date): readonly LabeledLot[] {
  const text = withoutStart(typed);
  const link = /^(?:\S*\/)?(01\/\d{8,14}(?:[/?#]\S*)?)$/.exec(text)?.[1];
  if (link !== undefined) {
    const url = new URL(`/${link}`, "https://id.gs1.org");
    const read = readDigitalLink(url.pathname, url.searchParams, now);
    return read ? [read] : [];
  }
  const fields = /^\(\d{2,4}\)/.test(text) ? bracketed(text) : scanned(text);
  const gtin = fields && readGtin(fields.get("01") ?? "");
  if (!gtin) return [];
  const lot = fields.get("10") ?? null;
  const whole = { gtin, lot, expires: readGs1Day(fields.get("17") ?? "", now) };
  return [whole, ...splitAtDate(whole, now)].filter((one) => (one.lot?.length ?? 0) <= longestLot);
}

/** The reading whose lot ends where a date begins. */
function splitAtDate({ gtin, lot, expires }: LabeledLot, now: Date): LabeledLot[] {
  const [, number, key, day] = lotWithDate.exec(lot ?? "") ?? [];
  const read = day === undefined ? null : readGs1Day(day, now);
  if (number === undefined || read === null) return [];
  return [{ gtin, lot: number, expires: key === "17" ? read : expires }];
}

/** The text without the prefix that scanners send before the first key. */
function withoutStart(typed: string): string {
  const text = typed.trim().replace(symbology, "");
  return (text.startsWith(functionOne) ? text.slice(1) : text).trim();
}

function bracketed(text: string): Fields {
  return new Map(
    [...text.matchAll(/\((\d{2,4})\)\s*([^()]+)/g)].map(([, key = "", value = ""]) => [key, value.trim()]),
  );
}

/** Null for a string with a key that is not known, or with a value that is too short. */
function scanned(text: string): Fields | null {
  const fields = new Map<string, string>();
  for (let rest = separated(text); rest !== ""; ) {
    const key = variableKey.exec(rest)?.[0] ?? rest.slice(0, 2);
    const length = fixedLengths[key];
    if (length === undefined && !variableKey.test(rest)) return null;
    const after = rest.slice(key.length);
    const value = length === undefined ? (after.split(" ", 1)[0] ?? "") : after.slice(0, length);
    if (value === "" || value.length > longestValue || (length !== undefined && !isDigits(value, length))) return null;
    fields.set(key, value);
    rest = after.slice(value.length).trimStart();
  }
  return fields;
}

/** The string with a blank as separator. Blanks that set keys apart, as in "01 02000040600002 10 20", are left out. */
function separated(text: string): string {
  const packed = /^01\d{14}/.test(text) ? text : text.replace(/\s/g, "");
  return packed.replaceAll(functionOne, " ").replace(shownFunctionOne, " ").trim();
}

const isDigits = (text: string, length: number): boolean => text.length === length && /^\d+$/.test(text);
