/** Address lines for orders and quotes. */
import type { PostalAddress } from "@contracts/values/postal-address";
import { countryName } from "@domain/market/countries";
import type { Language } from "@domain/market/market";
import { addressLines } from "./address-lines";

/** Person, institution, place, country, and the telephone number if there is one. */
export function postalLines(address: PostalAddress, language: Language): string[] {
  const { country, department, phone } = address;
  const lines = addressLines({
    country,
    firstName: address.firstName ?? null,
    lastName: address.lastName ?? null,
    company: [address.company, department].filter(Boolean).join(" · ") || null,
    streetName: address.streetName ?? "",
    additionalStreetInfo: address.additionalStreetInfo ?? null,
    building: address.building ?? null,
    postalCode: address.postalCode ?? null,
    city: address.city ?? "",
    state: address.state ?? null,
  });
  return [...lines, countryName(country, language), ...(phone ? [phone] : [])];
}
