import type { Path } from "../data-files/yaml";
import type { Localized, PartlyLocalized } from "./locales";

type Language = keyof Localized<unknown>;

/** Fields that a translation may repeat, so that its lists can be compared with the English ones. */
const repeated = new Set(["kind", "key"]);

/**
 * Joins the values of three languages. A translated text becomes `{ en, ja, zh }`; a value that exists only in English
 * applies to all languages. List items are matched by position, and record members by name.
 * @param fault called for each value of a translation that does not match the English structure
 */
export function joinLanguages(
  { en, ja, zh }: PartlyLocalized<unknown>,
  fault: (language: Language, path: Path, message: string) => void,
  path: Path = [],
): unknown {
  const translations = { ja: ja ?? undefined, zh: zh ?? undefined };
  const items = Array.isArray(en);
  if (!items && !isRecord(en)) {
    if (translations.ja === undefined && translations.zh === undefined) return en;
    return { en, ...translations };
  }
  for (const language of ["ja", "zh"] as const) {
    const value = translations[language];
    if (value === undefined) continue;
    const problem = differenceOf(en, value);
    if (!problem) continue;
    fault(language, problem.key === undefined ? path : [...path, problem.key], problem.message);
    translations[language] = undefined;
  }
  const member = (key: string | number, of: unknown) => (of as Record<string | number, unknown> | undefined)?.[key];
  const joined = (key: string | number, value: unknown) =>
    joinLanguages({ en: value, ja: member(key, translations.ja), zh: member(key, translations.zh) }, fault, [
      ...path,
      key,
    ]);
  if (items) return en.map((value, index) => joined(index, value));
  return Object.fromEntries(
    Object.entries(en).map(([key, value]) => [key, repeated.has(key) ? value : joined(key, value)]),
  );
}

/** Describes how a translation differs in structure from the English list or record; null if it does not. */
function differenceOf(
  en: readonly unknown[] | Record<string, unknown>,
  value: unknown,
): { readonly key?: string; readonly message: string } | null {
  if (Array.isArray(en)) {
    if (!Array.isArray(value)) return { message: "is a list in English" };
    if (value.length !== en.length) return { message: `has ${value.length} items; English has ${en.length}` };
    return null;
  }
  if (!isRecord(value)) return { message: "has fields in English" };
  const english = en as Record<string, unknown>;
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(english, key)) return { key, message: `English has no ${key}` };
    if (repeated.has(key) && value[key] !== english[key])
      return { key, message: `is ${value[key]}; English has ${english[key]}` };
  }
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);
