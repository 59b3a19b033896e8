/** What the mails of quotes and panels have in common. */

import type { QuoteLanguage } from "@contracts/commerce/quotes";
import type { MailLanguage, MailRegion } from "@contracts/mail";
import { timeZoneOf } from "@domain/market/time-zone";

export const mailLanguages: Readonly<Record<QuoteLanguage, MailLanguage>> = { en: "en", ja: "jp", zh: "cn" };

/** Shop of a country: there alone what was sold there can be seen again, whatever language its mail is written in. */
export const mailRegionOf = (country: string): MailRegion =>
  country === "JP" ? "jp" : country === "CN" ? "cn" : "global";

const dateLocales: Readonly<Record<MailLanguage, string>> = { en: "en", jp: "ja", cn: "zh-Hans" };

/** The day in the customer's country, as pages and documents say it. */
export function dayIn(language: MailLanguage, country: string): (time: string) => string {
  const format = new Intl.DateTimeFormat(dateLocales[language], { dateStyle: "long", timeZone: timeZoneOf(country) });
  return (time) => format.format(new Date(time));
}

/** Facts of a mail without empty ones, cut to what the mail service takes. */
export function factsOf(facts: readonly (readonly [name: string, value: string])[]): [string, string][] {
  return facts
    .filter(([, value]) => value !== "")
    .map(([name, value]): [string, string] => [name.slice(0, 100), value.slice(0, 500)]);
}
