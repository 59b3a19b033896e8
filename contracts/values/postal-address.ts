/** An address on a cart, an order or a quote (rows A-ADDR-02, A-ADDR-03, T-QUOTE-15). */
import * as v from "valibot";
import { countryCode } from "./money";
import { plainText } from "./plain-text";

/** One line of text: no controls, no runs of space at its ends. */
export const addressLine = v.pipe(plainText, v.trim(), v.maxLength(200), v.regex(/^[^\p{Cc}]*$/u));

const optionalLine = v.optional(v.nullable(addressLine));

const entries = {
  /** Id in the customer's address book. */
  id: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  country: countryCode,
  firstName: optionalLine,
  lastName: optionalLine,
  company: optionalLine,
  department: optionalLine,
  streetName: optionalLine,
  building: optionalLine,
  additionalStreetInfo: optionalLine,
  city: optionalLine,
  state: optionalLine,
  postalCode: optionalLine,
  phone: optionalLine,
  phoneNumberExt: optionalLine,
  email: optionalLine,
  nickname: optionalLine,
  collectAccountNumber: optionalLine,
  freightTerm: optionalLine,
  ebsBillToId: optionalLine,
  ebsShipToId: optionalLine,
  ebsSoldToId: optionalLine,
  ebsOrgAccountNumber: optionalLine,
  vatId: optionalLine,
  custom: v.optional(
    v.nullable(
      v.object({
        fields: v.object({
          quoteEmailAddress: v.optional(v.nullable(addressLine)),
          isQuoteNewsletterOptIn: v.optional(v.nullable(v.boolean())),
        }),
      }),
    ),
  ),
};

/** An address as it is sent: members that are not listed here are dropped. What decides money is never among them. */
export const postalAddress = v.object(entries);
export type PostalAddress = v.InferOutput<typeof postalAddress>;

/** An address as it is read: another gateway may say more. */
export const storedAddress = v.looseObject(entries);

/** Members without which nothing can be sent to an address; beside them it needs a person or a company. */
export const requiredAddressFields = ["streetName", "city", "postalCode"] as const;
