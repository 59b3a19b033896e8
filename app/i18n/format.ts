/** Dates and numbers in a market's format. Pure: the request time is an input. */
import { europeanDateLocale, isEuropeanCountry } from "@domain/market/european-countries";
import { locales, type Market } from "@domain/market/market";
import { timeZoneOf } from "@domain/market/time-zone";
import type { Translate } from "./translate";

export type FormatMarket = Pick<Market, "country" | "language">;
interface Formatting {
  readonly market: FormatMarket;
  readonly t: Translate;
  /** Time of the request. */
  readonly now: Date;
}

/** Locale of page language and visitor country: `en-US`, `ja-JP`, `zh-Hans-CN`. */
function formatLocale({ country, language }: FormatMarket): string {
  return `${locales[language].lang}-${country}`;
}

/**
 * Date of an order, quote or news entry: 'Today' on the same day in the market (C-LOC-05), the country's numeric format
 * in Europe (C-LOC-06), otherwise the medium format of the locale.
 */
export function formatDate(date: Date, formatting: Formatting): string {
  return formatDay(date, formatting).text;
}

function fullDate(date: Date, market: FormatMarket, timeZone: string): string {
  if (isEuropeanCountry(market.country))
    return dateFormat(europeanDateLocale(market.country), {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    }).format(date);
  const dateStyle = market.language === "en" ? "medium" : "long";
  return dateFormat(formatLocale(market), { timeZone, dateStyle }).format(date);
}

/** A date that the page may show as 'Today', with the full date for print. */
export interface Day {
  readonly text: string;
  readonly onPaper: string;
}

export function formatDay(date: Date, formatting: Formatting): Day {
  const { market, t, now } = formatting;
  const timeZone = timeZoneOf(market.country);
  const onPaper = fullDate(date, market, timeZone);
  return { text: isSameDay(date, now, timeZone) ? t("site.today") : onPaper, onPaper };
}

/** Date within a sentence, where 'Today' does not fit, and in what is printed or sent. */
export const formatDateInText = (date: Date, market: FormatMarket): string =>
  fullDate(date, market, timeZoneOf(market.country));

/** A ship date: 'Today', or month and day ('MMM d'). */
export function formatShipDate(date: Date, { market, t, now }: Formatting): string {
  const timeZone = timeZoneOf(market.country);
  if (isSameDay(date, now, timeZone)) return t("site.today");
  return dateFormat(locales[market.language].lang, { timeZone, month: "short", day: "numeric" }).format(date);
}

/** Time to the second with its time zone, for receipts. */
export function formatInstant(date: Date, market: FormatMarket): string {
  const timeZone = timeZoneOf(market.country);
  return dateFormat(formatLocale(market), { timeZone, dateStyle: "long", timeStyle: "long" }).format(date);
}

/** Date and time to the minute. */
export function formatMinute(date: Date, market: FormatMarket): string {
  const timeZone = timeZoneOf(market.country);
  return dateFormat(formatLocale(market), { timeZone, dateStyle: "medium", timeStyle: "short" }).format(date);
}

/** A number with the market's separators. */
export function formatNumber(value: number, market: FormatMarket, options?: Intl.NumberFormatOptions): string {
  return numberFormat(formatLocale(market), options).format(value);
}

/** No day is longer than 26 hours (Antarctica/Troll). */
const longestDayMs = 26 * 3_600_000;

function isSameDay(a: Date, b: Date, timeZone: string): boolean {
  // Most dates are far from today, and formatting both took 2 % of a product page.
  if (Math.abs(+a - +b) > longestDayMs) return false;
  const day = dateFormat("en-CA", { timeZone, dateStyle: "short" });
  return day.format(a) === day.format(b);
}

// Cached per locale and options for the isolate's lifetime, because formats are expensive to create.
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, known);
  return known;
}

function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options ?? {})}`;
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, known);
  return known;
}
