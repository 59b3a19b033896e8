/** The 28 countries treated as European (C-LOC-07), with the language of their date format. */
const languageOf = {
  AT: "de",
  BE: "nl",
  BG: "bg",
  CY: "el",
  CZ: "cs",
  DE: "de",
  DK: "da",
  EE: "et",
  ES: "es",
  FI: "fi",
  FR: "fr",
  GB: "en",
  GR: "el",
  HR: "hr",
  HU: "hu",
  IE: "en",
  IT: "it",
  LT: "lt",
  LU: "fr",
  LV: "lv",
  MT: "mt",
  NL: "nl",
  PL: "pl",
  PT: "pt",
  RO: "ro",
  SE: "sv",
  SI: "sl",
  SK: "sk",
} as const;

type EuropeanCountry = keyof typeof languageOf;
export const europeanCountries = Object.keys(languageOf) as readonly EuropeanCountry[];

/** @param country ISO 3166 alpha-2, upper case */
export function isEuropeanCountry(country: string): country is EuropeanCountry {
  return Object.hasOwn(languageOf, country);
}

/** True for member states of the EU. */
export const isMemberState = (country: string): boolean => isEuropeanCountry(country) && country !== "GB";

/** BCP 47 tag with the country's numeric date format, for example `de-AT`. */
export function europeanDateLocale(country: EuropeanCountry): string {
  return `${languageOf[country]}-${country}`;
}
