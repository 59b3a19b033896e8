/** Values of settings as people write them: lists of codes, lines, numbers, and JSON for structured values. */
import { sku } from "@contracts/catalogue/catalogue";
import type { SettingKind } from "@contracts/office/settings";
import type { Flag } from "@contracts/settings";
import { isEmailAddress } from "@contracts/values/email-address";
import * as v from "valibot";
import { safeHref } from "../links/safe-href";
import { isKnownCountry } from "../market/countries";

type FlagDimension = Flag["evaluateBasedOn"];

type Read = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

const address = v.pipe(v.string(), isEmailAddress(), v.maxLength(254));
const words = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== "");
const distinct = (values: readonly string[]): string[] => [...new Set(values)];

export const kindHints: Readonly<Record<SettingKind, string>> = {
  countries: "Codes of countries, separated by spaces, such as DE AT US.",
  sizes: "Sizes, separated by spaces or lines, such as 4060S 9272S.",
  number: "A whole number.",
  links: "One country a line, then its link: BE https://partner.example/.",
  sizesByCountry: "One country a line, then its sizes: DE 4060S 9272S.",
  json: "JSON. Mistakes are reported before anything changes.",
  flag: "One a line: everyone true, then the exceptions.",
};

/** Notation of a flag whose exceptions are made by country or by email address. */
export const flagHints: Readonly<Record<FlagDimension, string>> = {
  country: "One a line: everyone true, then exceptions by country: DE false.",
  email: "One a line: everyone true, then exceptions by address: someone@lab.example false.",
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
    case "links":
    case "sizesByCountry":
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

/** Value of a text; the schema of the settings validates it. Null for a text that unsets an optional setting. */
export function settingValue(kind: SettingKind, text: string): Read {
  const trimmed = text.trim();
  switch (kind) {
    case "countries":
      return countriesValue(trimmed);
    case "sizes":
      return sizesValue(trimmed);
    case "number":
      if (!/^\d{1,9}$/.test(trimmed)) return { ok: false, message: "Write a whole number." };
      return { ok: true, value: Number(trimmed) };
    case "links":
      return byCountry(trimmed, linkValue);
    case "sizesByCountry":
      return byCountry(trimmed, sizesValue);
    case "flag":
      return flagValue(trimmed);
    case "json":
      if (trimmed === "") return { ok: true, value: null };
      try {
        return { ok: true, value: JSON.parse(trimmed) };
      } catch (error) {
        return { ok: false, message: `This is not valid JSON: ${error instanceof Error ? error.message : ""}` };
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

function sizesValue(text: string): Read {
  const sizes = distinct(words(text.toUpperCase()));
  const wrong = sizes.find((size): boolean => !v.is(sku, size));
  return wrong === undefined
    ? { ok: true, value: sizes }
    : { ok: false, message: `“${wrong.slice(0, 60)}” is not a size, such as 4060S.` };
}

function linkValue(text: string): Read {
  const href = safeHref(text)?.kind === "external" && !/\s/.test(text) ? text : null;
  return href === null
    ? { ok: false, message: `“${text.slice(0, 60)}” is not a link that begins with https://.` }
    : { ok: true, value: href };
}

/** @param read reads the text after a country's code in its line */
function byCountry(text: string, read: (text: string) => Read): Read {
  const value: Record<string, unknown> = {};
  for (const line of linesOf(text)) {
    const [, country = "", rest = ""] = /^\s*(\S+)\s+(\S.*?)\s*$/.exec(line) ?? [];
    if (!isKnownCountry(country))
      return { ok: false, message: `“${line.slice(0, 60)}”: write the code of a country and its value.` };
    if (Object.hasOwn(value, country)) return { ok: false, message: `${country} occurs twice.` };
    const found = read(rest);
    if (!found.ok) return { ok: false, message: `${country}: ${found.message}` };
    value[country] = found.value;
  }
  return { ok: true, value };
}

function flagValue(text: string): Read {
  const value: Record<string, string> = {};
  for (const line of linesOf(text)) {
    const refuse = (message: string): Read => ({ ok: false, message: `“${line.slice(0, 60)}”: ${message}` });
    const [word = "", setTo = "", ...rest] = words(line);
    const scope = word.includes("@") ? word.toLowerCase() : word;
    const isScope = scope === "everyone" || isKnownCountry(scope) || v.is(address, scope);
    if (!isScope || (setTo !== "true" && setTo !== "false") || rest.length > 0)
      return refuse("write everyone, a country or an address, then true or false.");
    if (Object.hasOwn(value, scope)) return refuse(`${scope} occurs twice.`);
    value[scope] = setTo;
  }
  return { ok: true, value };
}

/** Reason why a value for one of the scopes would have no effect; null if all scopes fit the dimension of the flag. */
export function flagScopeProblem(by: FlagDimension, scopes: readonly string[]): string | null {
  const other = scopes.find((scope) => scope !== "everyone" && scope.includes("@") !== (by === "email"));
  if (other === undefined) return null;
  const kinds = by === "email" ? "addresses, not by countries" : "countries, not by addresses";
  return `“${other.slice(0, 60)}” would change nothing: this flag has exceptions by ${kinds}.`;
}
