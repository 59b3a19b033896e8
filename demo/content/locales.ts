/** The languages that content is written in, and the locale codes under which the content service keeps them. */
export const locales = ["en-us", "ja-jp", "zh-cn"] as const;
export type Locale = (typeof locales)[number];

/** One value in each language, side by side so that a change to one is seen next to the others. */
export interface Localized<T> {
  readonly en: T;
  readonly ja: T;
  readonly zh: T;
}

/** As {@link Localized}, for the entries that exist on purpose in one language only. */
export type PartlyLocalized<T> = Partial<Localized<T>>;

const members = { "en-us": "en", "ja-jp": "ja", "zh-cn": "zh" } as const satisfies Record<
  Locale,
  keyof Localized<unknown>
>;

/** The value of one locale. */
export function inLocale<T>(value: Localized<T>, locale: Locale): T {
  return value[members[locale]];
}

/** The value of one locale, or undefined where the entry does not exist in it. */
export function inLocaleIfPresent<T>(value: PartlyLocalized<T>, locale: Locale): T | undefined {
  return value[members[locale]];
}

/** The same value in every language: identifiers, numbers, proper names. */
export function everywhere<T>(value: T): Localized<T> {
  return { en: value, ja: value, zh: value };
}
