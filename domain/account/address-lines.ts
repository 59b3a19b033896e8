/** How addresses are written and typed: the order of their parts by language and country. */

export interface WrittenAddress {
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

/** From the largest part to the smallest, with the family name first. */
const largestFirst = ["JP", "CN", "TW", "HK", "MO", "KR"];
/** The postal code stands behind the town. */
const postalCodeLast = ["US", "CA", "GB", "AU", "NZ", "IE", "IN", "SG", "ZA", "BR"];

export const familyNameFirst = (country: string): boolean => largestFirst.includes(country);

/** A person's name as their country writes it. */
export function personName(country: string, first: string | null, last: string | null): string {
  const parts = familyNameFirst(country) ? [last, first] : [first, last];
  const separator = (country === "CN" || country === "TW") && /\p{Script=Han}/u.test(parts.join("")) ? "" : " ";
  return parts.filter(Boolean).join(separator);
}

/** A person's name in a Chinese sentence: without a space, but for names in letters, which keep their own order. */
export const nameInChinese = (first: string, last: string): string =>
  /\p{Script=Han}/u.test(first + last) ? last + first : `${first} ${last}`.trim();

/** The address in lines, without the country. */
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

/** Fields of a place in the order in which people of a language write it. */
export const placeFields = {
  largestFirst: ["postalCode", "state", "city", "streetName", "building", "additionalStreetInfo"],
  smallestFirst: ["streetName", "building", "additionalStreetInfo", "city", "state", "postalCode"],
} as const;
