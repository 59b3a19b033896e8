/** Certificates of exemption from the sales tax of states of the United States. */
import type { TaxCertificate } from "@contracts/customers/companies";
import type { PostalAddress } from "@contracts/values/postal-address";
import { stateCode } from "../account/states";
import { calendarDay } from "../market/calendar-day";

type Certificate = Pick<TaxCertificate, "number" | "states" | "expiresOn" | "state">;

/** A verified certificate, as a cart keeps it. */
export interface TaxExemption {
  readonly number: string;
  readonly states: readonly string[];
  /** Calendar date, the last day. */
  readonly expiresOn: string;
}

/** The day that decides whether a certificate has ended: the one that orders of the country are dated by. */
export const certificateDay = (now: Date): string => calendarDay(now, "US");

/** @param now ISO 8601 */
export const exemptionsOf = (certificates: readonly Certificate[], now: string): TaxExemption[] =>
  certificates
    .filter(({ state, expiresOn }) => state === "verified" && expiresOn >= certificateDay(new Date(now)))
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
