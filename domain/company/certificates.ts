/** Certificates of exemption from the sales tax of states of the United States. */
import type { TaxCertificate } from "@contracts/customers/companies";
import type { PostalAddress } from "@contracts/values/postal-address";
import { stateCode } from "../account/states";

type Certificate = Pick<TaxCertificate, "number" | "states" | "expiresOn" | "state">;

/** A verified certificate, as a cart keeps it. */
export interface TaxExemption {
  readonly number: string;
  readonly states: readonly string[];
  /** Calendar date, the last day. */
  readonly expiresOn: string;
}

/** @param now ISO 8601; a certificate ends with its last day in UTC */
export const exemptionsOf = (certificates: readonly Certificate[], now: string): TaxExemption[] =>
  certificates
    .filter(({ state, expiresOn }) => state === "verified" && expiresOn >= now.slice(0, 10))
    .map(({ number, states, expiresOn }) => ({ number, states, expiresOn }));

/** The exemption that covers deliveries to an address; null if none does. */
export function exemptionFor(
  exemptions: readonly TaxExemption[],
  address: Pick<PostalAddress, "country" | "state">,
): TaxExemption | null {
  if (address.country !== "US") return null;
  const state = stateCode("US", address.state);
  return exemptions.find(({ states }) => state !== null && states.includes(state)) ?? null;
}
