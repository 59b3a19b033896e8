/** Shared parts of quote and panel mails. */

import type { QuoteLanguage } from "@contracts/commerce/quotes";
import type { MailLanguage, MailRegion } from "@contracts/mail";
import { timeZoneOf } from "@domain/market/time-zone";

export const mailLanguages: Readonly<Record<QuoteLanguage, MailLanguage>> = { en: "en", ja: "jp", zh: "cn" };

/** Region of a country's shop. Links go there, whatever the mail's language, because only that shop has the quote. */
export const mailRegionOf = (country: string): MailRegion =>
  country === "JP" ? "jp" : country === "CN" ? "cn" : "global";

const dateLocales: Readonly<Record<MailLanguage, string>> = { en: "en", jp: "ja", cn: "zh-Hans" };

/** Formats a day in the customer's country, as pages and documents do. */
export function dayIn(language: MailLanguage, country: string): (time: string) => string {
  const format = new Intl.DateTimeFormat(dateLocales[language], { dateStyle: "long", timeZone: timeZoneOf(country) });
  return (time) => format.format(new Date(time));
}

/** Facts of a mail without empty values, cut to the mail service's limits. */
export function factsOf(facts: readonly (readonly [name: string, value: string])[]): [string, string][] {
  return facts
    .filter(([, value]) => value !== "")
    .map(([name, value]): [string, string] => [name.slice(0, 100), value.slice(0, 500)]);
}
