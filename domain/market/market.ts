/** Regions, languages and the market of a request. Pages receive these as values and never test the host name. */

export const regions = ["global", "jp", "cn"] as const;
export type Region = (typeof regions)[number];

/** Locales (C-LOC-01 to C-LOC-03): shop code, content code, message file, and BCP 47 tag for `lang`. */
export const locales = {
  en: { code: "en", iso: "en-us", file: "en_EN", lang: "en" },
  jp: { code: "jp", iso: "ja-jp", file: "ja_JP", lang: "ja" },
  cn: { code: "cn", iso: "zh-cn", file: "zh_CN", lang: "zh-Hans" },
} as const;
export type Language = keyof typeof locales;
export const languages = ["en", "jp", "cn"] as const satisfies readonly Language[];

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(locales, value);
}

export type LocaleIso = (typeof locales)[Language]["iso"];

export interface Market {
  readonly region: Region;
  /** ISO 3166 alpha-2, upper case. */
  readonly country: string;
  readonly language: Language;
  readonly locale: LocaleIso;
  /** ISO 4217. */
  readonly currency: string;
  /** Set for a procurement session, which may buy where the country's own shoppers may not (AMB-C-08). */
  readonly procurement?: boolean;
}
