/** Order of address parts by language and country, for display and for forms. */

interface WrittenAddress {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
  readonly streetName: string;
  readonly additionalStreetInfo: string | null;
  readonly building: string | null;
  readonly postalCode: string | null;
  readonly city: string;
  readonly state: string | null;
  readonly country: string;
}

/** Largest part first, family name first. */
const largestFirst = ["JP", "CN", "TW", "HK", "MO", "KR"];
/** Postal code after the city. */
const postalCodeLast = ["US", "CA", "GB", "AU", "NZ", "IE", "IN", "SG", "ZA", "BR"];

const familyNameFirst = (country: string): boolean => largestFirst.includes(country);

/** Full name in the order of the person's country. */
export function personName(country: string, first: string | null, last: string | null): string {
  const parts = familyNameFirst(country) ? [last, first] : [first, last];
  const separator = (country === "CN" || country === "TW") && /\p{Script=Han}/u.test(parts.join("")) ? "" : " ";
  return parts.filter(Boolean).join(separator);
}

/** Full name in a Chinese sentence: no space, except for names in Latin letters, which keep their order. */
export const nameInChinese = (first: string, last: string): string =>
  /\p{Script=Han}/u.test(first + last) ? last + first : `${first} ${last}`.trim();

/** Address lines without the country. */
export function addressLines(address: WrittenAddress): string[] {
  const { country, firstName, lastName, company, streetName, additionalStreetInfo, building, city, state } = address;
  const name = personName(country, firstName, lastName);
  const postalCode = address.postalCode ?? "";
  const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(" ");
  if (familyNameFirst(country)) {
    const mark = country === "JP" && postalCode ? `〒${postalCode}` : postalCode;
    const place = [state, city, streetName].filter(Boolean).join(country === "KR" ? " " : "");
    return [mark, place, joined(building, additionalStreetInfo), company ?? "", name].filter(Boolean);
  }
  const town = postalCodeLast.includes(country)
    ? [city, joined(state, postalCode)].filter(Boolean).join(", ")
    : joined(postalCode, city, state && `(${state})`);
  return [name, company ?? "", joined(streetName, building), additionalStreetInfo ?? "", town].filter(Boolean);
}

/** Order of the city, state and postal code fields by language. */
export const placeFields = {
  largestFirst: ["postalCode", "state", "city", "streetName", "building", "additionalStreetInfo"],
  smallestFirst: ["streetName", "building", "additionalStreetInfo", "city", "state", "postalCode"],
} as const;
