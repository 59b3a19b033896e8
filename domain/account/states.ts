/**
 * States and provinces of the countries whose addresses need one. In the United States the sales tax depends on the
 * state, so it is never guessed.
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

/** Letters only, because spellings vary: "Québec", "quebec ", "N.S.W.". */
const lettersOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[^\p{L}]/gu, "")
    .toUpperCase();

/** True if addresses of the country need a known state. */
export const needsState = (country: string): boolean => byCountry.has(country);

/** State code for a code or a name; null if unknown. */
export function stateCode(country: string, text: string | null | undefined): string | null {
  const wanted = lettersOf(text ?? "");
  if (wanted === "") return null;
  const found = Object.entries(byCountry.get(country) ?? {}).find(
    ([code, name]) => code === wanted || lettersOf(name) === wanted,
  );
  return found ? found[0] : null;
}

/** State as stored: its code in countries with known states, otherwise as typed. */
export const keptState = <T extends string | null | undefined>(country: string, text: T): T | string =>
  stateCode(country, text) ?? text;

/** True if the state is valid for the country. */
export const isState = (country: string, text: string | null | undefined): boolean =>
  !needsState(country) || stateCode(country, text) !== null;
