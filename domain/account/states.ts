/**
 * States and provinces of the countries where an address is not complete without one. In the United States the tax of an
 * order follows from it, so there it is never guessed.
 */
type Names = Readonly<Record<string, string>>;

const american: Names = {
  ...{ AL: "Alabama", AK: "Alaska", AZ: "Arizona", AR: "Arkansas", CA: "California", CO: "Colorado" },
  ...{ CT: "Connecticut", DE: "Delaware", DC: "District of Columbia", FL: "Florida", GA: "Georgia", HI: "Hawaii" },
  ...{ ID: "Idaho", IL: "Illinois", IN: "Indiana", IA: "Iowa", KS: "Kansas", KY: "Kentucky", LA: "Louisiana" },
  ...{ ME: "Maine", MD: "Maryland", MA: "Massachusetts", MI: "Michigan", MN: "Minnesota", MS: "Mississippi" },
  ...{ MO: "Missouri", MT: "Montana", NE: "Nebraska", NV: "Nevada", NH: "New Hampshire", NJ: "New Jersey" },
  ...{ NM: "New Mexico", NY: "New York", NC: "North Carolina", ND: "North Dakota", OH: "Ohio", OK: "Oklahoma" },
  ...{ OR: "Oregon", PA: "Pennsylvania", RI: "Rhode Island", SC: "South Carolina", SD: "South Dakota" },
  ...{ TN: "Tennessee", TX: "Texas", UT: "Utah", VT: "Vermont", VA: "Virginia", WA: "Washington" },
  ...{ WV: "West Virginia", WI: "Wisconsin", WY: "Wyoming" },
  ...{ AS: "American Samoa", GU: "Guam", MP: "Northern Mariana Islands", PR: "Puerto Rico", VI: "U.S. Virgin Islands" },
  ...{ AA: "Armed Forces Americas", AE: "Armed Forces Europe", AP: "Armed Forces Pacific" },
};

const canadian: Names = {
  ...{ AB: "Alberta", BC: "British Columbia", MB: "Manitoba", NB: "New Brunswick", NL: "Newfoundland and Labrador" },
  ...{ NS: "Nova Scotia", NT: "Northwest Territories", NU: "Nunavut", ON: "Ontario", PE: "Prince Edward Island" },
  ...{ QC: "Quebec", SK: "Saskatchewan", YT: "Yukon" },
};

const australian: Names = {
  ...{ ACT: "Australian Capital Territory", NSW: "New South Wales", NT: "Northern Territory", QLD: "Queensland" },
  ...{ SA: "South Australia", TAS: "Tasmania", VIC: "Victoria", WA: "Western Australia" },
};

const byCountry = new Map<string, Names>([
  ["US", american],
  ["CA", canadian],
  ["AU", australian],
]);

/** "Québec", "quebec " and "N.S.W." are written in many ways: letters alone decide. */
const lettersOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[^\p{L}]/gu, "")
    .toUpperCase();

/** Whether an address of the country needs one of the known states. */
export const needsState = (country: string): boolean => byCountry.has(country);

/** Code of the state that a text names by its code or its name; null when it names none of the country's. */
export function stateCode(country: string, text: string | null | undefined): string | null {
  const wanted = lettersOf(text ?? "");
  if (wanted === "") return null;
  const found = Object.entries(byCountry.get(country) ?? {}).find(
    ([code, name]) => code === wanted || lettersOf(name) === wanted,
  );
  return found ? found[0] : null;
}

/** The state as it is kept: its code where the country's states are known, else as it was written. */
export const keptState = <T extends string | null | undefined>(country: string, text: T): T | string =>
  stateCode(country, text) ?? text;

/** Whether the state of an address is good for its country. */
export const isState = (country: string, text: string | null | undefined): boolean =>
  !needsState(country) || stateCode(country, text) !== null;
