/** An address on a cart, an order or a quote (rows A-ADDR-02, A-ADDR-03, T-QUOTE-15). */
import * as v from "valibot";
import { countryCode } from "./money";
import { plainText } from "./plain-text";

/** One trimmed line without control characters. */
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

/** An address as sent; unlisted fields are dropped. It never carries fields that determine prices. */
export const postalAddress = v.object(entries);
export type PostalAddress = v.InferOutput<typeof postalAddress>;

/** An address as read; another gateway may add fields. */
export const storedAddress = v.looseObject(entries);

/** Fields required to ship; a person or a company is also needed. */
export const requiredAddressFields = ["streetName", "city", "postalCode"] as const;
