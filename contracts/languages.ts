/** Separate from the table of regions, because every page loads the languages and few load the regions. */

/** Languages (C-LOC-01 to C-LOC-03): code of the shop, ISO code of content, message file, BCP 47 tag for `lang`. */
export const locales = {
  en: { code: "en", iso: "en-us", file: "en_EN", lang: "en" },
  jp: { code: "jp", iso: "ja-jp", file: "ja_JP", lang: "ja" },
  cn: { code: "cn", iso: "zh-cn", file: "zh_CN", lang: "zh-Hans" },
} as const;
export type Language = keyof typeof locales;
export const languages = Object.keys(locales) as readonly Language[];
