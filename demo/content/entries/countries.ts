import { type Entry, type EntryReference, entry, languages, reference } from "./entry";
import { uidOf } from "./uid";

const displayNames = { en: "en", ja: "ja", zh: "zh-Hans" } as const;
const regionNames = Object.fromEntries(
  languages.map((language) => [language, new Intl.DisplayNames([displayNames[language]], { type: "region" })]),
);

/** Country entries and audiences that rules and settings use. */
export interface Countries {
  country(code: string): EntryReference;
  /** The audience that consists of these countries. */
  audience(codes: readonly string[]): EntryReference;
  entries(): readonly Entry[];
}

function nameOf(code: string, language: (typeof languages)[number]): string {
  return regionNames[language]?.of(code) ?? code;
}

export function createCountries(): Countries {
  const known = new Map<string, Entry>();
  const country = (code: string): EntryReference => {
    const uid = uidOf("country", code);
    if (!known.has(uid)) {
      known.set(
        uid,
        entry("country", uid, (language) => ({ title: nameOf(code, language), country_code: code })),
      );
    }
    return reference("country", uid);
  };
  return {
    country,
    audience(codes) {
      const uid = uidOf("audience", codes.join("-"));
      if (!known.has(uid)) {
        const separator = { en: ", ", ja: "・", zh: "、" };
        known.set(
          uid,
          entry("audience", uid, (language) => ({
            title: codes.map((code) => nameOf(code, language)).join(separator[language]),
            devkey: uid,
            countries: codes.map(country),
          })),
        );
      }
      return reference("audience", uid);
    },
    entries: () => [...known.values()],
  };
}
