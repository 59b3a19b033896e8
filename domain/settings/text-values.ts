/** Values of settings as people write them: lists of codes, lines, numbers, and JSON for what has more structure. */
import type { SettingKind } from "@contracts/office/settings";
import { isKnownCountry } from "../market/countries";

type Read = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

const words = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== "");
const distinct = (values: readonly string[]): string[] => [...new Set(values)];

export const kindHints: Readonly<Record<SettingKind, string>> = {
  countries: "Codes of countries, separated by spaces, such as DE AT US.",
  sizes: "Sizes, separated by spaces or lines, such as 4060S 9272S.",
  number: "A whole number.",
  list: "One country a line, then its value or values: BE https://partner.example/ or DE 4060S 9272S.",
  json: "JSON. Mistakes are reported before anything changes.",
  flag: "One a line: everyone true, then exceptions by country or address: DE false, someone@lab.example true.",
};

/** Text of a value; empty if it is not set. */
export function settingText(kind: SettingKind, value: unknown): string {
  if (value === undefined || value === null) return "";
  switch (kind) {
    case "countries":
    case "sizes":
      return Array.isArray(value) ? value.join(" ") : "";
    case "number":
      return String(value);
    case "list":
    case "flag":
      return Object.entries(value)
        .map(([name, each]) => `${name} ${Array.isArray(each) ? each.join(" ") : String(each)}`)
        .join("\n");
    case "json":
      return JSON.stringify(value, null, 2);
    default:
      return kind satisfies never;
  }
}

/**
 * Value of a text; the schema of the settings checks it further. Null for a text that unsets an optional setting.
 * @param former value before, which says whether the values of a list are texts or lists
 */
export function settingValue(kind: SettingKind, text: string, former: unknown): Read {
  const trimmed = text.trim();
  switch (kind) {
    case "countries":
      return countriesValue(trimmed);
    case "sizes":
      return { ok: true, value: distinct(words(trimmed.toUpperCase())) };
    case "number":
      if (!/^\d{1,9}$/.test(trimmed)) return { ok: false, message: "Write a whole number." };
      return { ok: true, value: Number(trimmed) };
    case "list":
      return listValue(trimmed, former);
    case "flag":
      return flagValue(trimmed);
    case "json":
      if (trimmed === "") return { ok: true, value: null };
      try {
        return { ok: true, value: JSON.parse(trimmed) };
      } catch (error) {
        return { ok: false, message: `This is no JSON: ${error instanceof Error ? error.message : ""}` };
      }
    default:
      return kind satisfies never;
  }
}

function countriesValue(text: string): Read {
  const codes = distinct(words(text.toUpperCase()));
  const unknown = codes.find((code) => !isKnownCountry(code));
  return unknown === undefined
    ? { ok: true, value: codes }
    : { ok: false, message: `“${unknown.slice(0, 60)}” is not a country code.` };
}

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

function listValue(text: string, former: unknown): Read {
  const isOfLists = Object.values(former ?? {}).some(Array.isArray) || !/https:/.test(text);
  const value: Record<string, string | string[]> = {};
  for (const line of linesOf(text)) {
    const [country = "", ...values] = words(line);
    if (!isKnownCountry(country) || values.length === 0)
      return { ok: false, message: `“${line.slice(0, 60)}”: write the code of a country and its value.` };
    if (Object.hasOwn(value, country)) return { ok: false, message: `${country} occurs twice.` };
    value[country] = isOfLists ? distinct(values.map((each) => each.toUpperCase())) : (values[0] ?? "");
  }
  return { ok: true, value };
}

function flagValue(text: string): Read {
  const value: Record<string, string> = {};
  for (const line of linesOf(text)) {
    const [scope = "", setTo = "", ...rest] = words(line);
    const isScope = scope === "everyone" || /^[A-Z]{2}$/.test(scope) || /^[^\s@]+@[^\s@]+$/.test(scope);
    if (!isScope || (setTo !== "true" && setTo !== "false") || rest.length > 0)
      return {
        ok: false,
        message: `“${line.slice(0, 60)}”: write everyone, a country or an address, then true or false.`,
      };
    value[scope.includes("@") ? scope.toLowerCase() : scope] = setTo;
  }
  return { ok: true, value };
}
