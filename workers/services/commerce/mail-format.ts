/** Shared parts of quote and panel mails. */

import type { QuoteLanguage } from "@contracts/commerce/quotes";
import { locales } from "@contracts/languages";
import type { MailLanguage } from "@contracts/mail";
import { timeZoneOf } from "@domain/market/time-zone";

export const mailLanguages: Readonly<Record<QuoteLanguage, MailLanguage>> = { en: "en", ja: "jp", zh: "cn" };

/** Formats a day in the customer's country, as pages and documents do. */
export function dayIn(language: MailLanguage, country: string): (time: string) => string {
  const format = new Intl.DateTimeFormat(locales[language].lang, { dateStyle: "long", timeZone: timeZoneOf(country) });
  return (time) => format.format(new Date(time));
}

/** Facts of a mail without empty values, cut to the mail service's limits. */
export function factsOf(facts: readonly (readonly [name: string, value: string])[]): [string, string][] {
  return facts
    .filter(([, value]) => value !== "")
    .map(([name, value]): [string, string] => [name.slice(0, 100), value.slice(0, 500)]);
}
