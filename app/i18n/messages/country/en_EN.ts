/** Country and language selection (rows C-CTRY). */
export const country = {
  title: "Select your country/region",
  button: "Country/region: {{label}}",
  findLabel: "Country/region",
  findHint: "Type a name in English or your own language",
  find: "Find",
  continue: "Continue",
  noMatch: "No country/region matches. Check the spelling, or try the English name.",
  results_one: "{{count}} country/region",
  results_other: "{{count}} countries/regions",
  current: "Current: {{label}}",
  changeLanguage: "Change language",
  chooseFirst: "Choose a country/region from the list.",
  basketWarningTitle: "Your basket will be emptied",
  basketWarning:
    "Prices and availability differ between countries, so the items in your basket cannot move to {{label}}.",
  movesToRegion: "You will continue on the site for {{label}}.",
  note: "Prices and availability differ between countries. When you change the country, your basket is emptied and you are signed out.",
  noteDistributor:
    "When you change the country, you are signed out. Your basket is kept only if a distributor supplies the new country too.",
  isCurrent: "selected",
  ownSite: "own site",
  nearby: "You seem to be in {{label}}",
  signOutWarning: "You will be signed out.",
} as const;
