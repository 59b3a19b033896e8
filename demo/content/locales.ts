/** Languages of the content, and their locale codes in the content service. */
export const locales = ["en-us", "ja-jp", "zh-cn"] as const;
export type Locale = (typeof locales)[number];

/** One value per language, kept together so that translations change together. */
export interface Localized<T> {
  readonly en: T;
  readonly ja: T;
  readonly zh: T;
}

/** Like {@link Localized}, for entries that intentionally lack some languages. */
export type PartlyLocalized<T> = Partial<Localized<T>>;

const members = { "en-us": "en", "ja-jp": "ja", "zh-cn": "zh" } as const satisfies Record<
  Locale,
  keyof Localized<unknown>
>;

/** The value of a locale. */
export function inLocale<T>(value: Localized<T>, locale: Locale): T {
  return value[members[locale]];
}

/** The value of a locale; undefined if the entry lacks it. */
export function inLocaleIfPresent<T>(value: PartlyLocalized<T>, locale: Locale): T | undefined {
  return value[members[locale]];
}

/** One value for every language: identifiers, numbers, proper names. */
export function everywhere<T>(value: T): Localized<T> {
  return { en: value, ja: value, zh: value };
}
