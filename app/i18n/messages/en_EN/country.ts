/** Country and language selection (rows C-CTRY). */
export const country = {
  title: "Select your country/region",
  button: "Country/region: {{label}}",
  findLabel: "Country/region",
  findHint: "Type a name, in English or your own language",
  find: "Find",
  continue: "Continue",
  noMatch: "No country/region of that name. Check the spelling, or try its English name.",
  results_one: "{{count}} country/region",
  results_other: "{{count}} countries/regions",
  current: "Current: {{label}}",
  language: "Language",
  changeLanguage: "Change language",
  chooseFirst: "Choose a country/region from the list.",
  basketWarningTitle: "Your basket will be emptied",
  basketWarning:
    "Prices and availability differ between countries, so the items in your basket cannot move to {{label}}.",
  basketNote:
    "Prices and availability differ between countries: when you change the country, the items in your basket are removed.",
  keep: "Stay in {{label}}",
  change: "Change to {{label}}",
  movesToRegion: "Continues on the site for {{label}}.",
};
