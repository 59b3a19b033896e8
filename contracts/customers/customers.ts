/** Wire format of customers (rows A-PROFILE-03 to A-PROFILE-10, A-ADDR-02, A-ADDR-03, A-ADDR-10). */
import * as v from "valibot";
import { isEmailAddress } from "../values/email-address";
import { countryCode } from "../values/money";
import { oneLine } from "../values/plain-text";

export const customerId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const id = customerId;

/** One trimmed line without control characters, as it is stored. */
export const line = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most), v.regex(/^\P{Cc}*$/u, "must be one line of text"));
/** One trimmed line as people and programs send it. */
export const typedLine = (most: number) =>
  v.pipe(line(most), v.regex(oneLine, "Use one line of text without direction controls."));
/** Like `typedLine`; empty text counts as unset. */
const optionalLine = (most: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        line(most),
        v.transform((text) => text || null),
      ),
    ),
    null,
  );

export const email = v.pipe(v.string(), v.trim(), v.maxLength(254), isEmailAddress());

/** Address fields that customers edit. */
export const addressEntries = {
  nickname: optionalLine(60),
  firstName: optionalLine(60),
  lastName: optionalLine(60),
  company: optionalLine(100),
  building: optionalLine(100),
  streetName: line(100),
  additionalStreetInfo: optionalLine(100),
  city: line(60),
  state: optionalLine(60),
  postalCode: optionalLine(20),
  country: countryCode,
  phone: optionalLine(30),
  phoneNumberExt: optionalLine(10),
  vatId: optionalLine(20),
} as const;

/** Address fields of the back office; a customer's edit keeps them (A-ADDR-03). */
export const addressOfficeEntries = {
  taxExempt: v.optional(v.nullable(v.boolean()), null),
  collectAccountNumber: optionalLine(40),
  typeId: optionalLine(40),
  legacyId: optionalLine(40),
  ebsBillToId: optionalLine(40),
  ebsOrgAccountNumber: optionalLine(40),
  ebsShipToId: optionalLine(40),
  ebsSoldToId: optionalLine(40),
  billToDiscountCode: optionalLine(40),
  shipToDiscountCode: optionalLine(40),
  freightTerm: optionalLine(40),
} as const;

/** Applies to new input only: stored records from before the rule must stay readable. */
const isTyped = (fields: Readonly<Record<string, unknown>>): boolean =>
  Object.values(fields).every((value) => typeof value !== "string" || oneLine.test(value));

/** Set by quotes for distributors and for Japan. */
const addressCustom = v.optional(
  v.nullable(
    v.object({
      fields: v.object({
        quoteEmailAddress: optionalLine(254),
        isQuoteNewsletterOptIn: v.optional(v.boolean(), false),
      }),
    }),
  ),
  null,
);

const customerAddress = v.object({ id, ...addressEntries, ...addressOfficeEntries, custom: addressCustom });
export type CustomerAddress = v.InferOutput<typeof customerAddress>;

/** An address as sent. Back-office fields are accepted but ignored. */
export const addressDraft = v.pipe(
  v.object({ ...addressEntries, custom: addressCustom }),
  v.check((fields) => isTyped(fields), "must be lines of text without direction controls"),
);
export type AddressDraft = v.InferOutput<typeof addressDraft>;

export const contactEntries = {
  firstName: line(60),
  lastName: line(60),
  /** Readings of the name, for Japan. */
  firstNameKana: optionalLine(60),
  lastNameKana: optionalLine(60),
  email,
  phone: optionalLine(30),
  organisation: optionalLine(100),
  department: optionalLine(100),
} as const;
export const contactDraft = v.pipe(
  v.object({ ...contactEntries, isDefault: v.optional(v.boolean(), false) }),
  v.check((fields) => isTyped(fields), "must be lines of text without direction controls"),
);
export type ContactDraft = v.InferOutput<typeof contactDraft>;
export const contact = v.object({ id, ...contactEntries, isDefault: v.boolean() });
export type Contact = v.InferOutput<typeof contact>;

/** A reference to a contact; `obj` is the contact itself, if requested (AMB-A-13). */
const contactReference = v.object({ typeId: v.literal("contact"), id, obj: v.optional(contact) });

const customerFields = v.object({
  registrationOrigin: countryCode,
  isNewsletterOptin: v.boolean(),
  forcedPasswordReset: v.boolean(),
  /** ISO 8601, by the gateway's clock; null for imported customers. */
  privacyAgreedToDateTime: v.nullable(v.string()),
  mobilePhone: optionalLine(30),
  mobilePhoneExtension: optionalLine(10),
  firstNameKana: optionalLine(60),
  lastNameKana: optionalLine(60),
  contacts: v.array(contactReference),
});

export const regularCustomerType = "regular-customer-type";

export const customer = v.object({
  id,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  createdAt: v.string(),
  lastModifiedAt: v.string(),
  email: v.string(),
  firstName: line(60),
  lastName: line(60),
  companyName: optionalLine(100),
  /** Content locale for mails: "en-us", "ja-jp" or "zh-cn". */
  locale: v.optional(v.string(), "en-us"),
  isEmailVerified: v.boolean(),
  vatId: optionalLine(20),
  ebsSoldToIds: v.optional(v.array(line(40)), []),
  migrationStatus: optionalLine(40),
  legacyId: optionalLine(40),
  addresses: v.array(customerAddress),
  shippingAddressIds: v.array(id),
  billingAddressIds: v.array(id),
  defaultShippingAddressId: v.nullable(id),
  defaultBillingAddressId: v.nullable(id),
  custom: v.object({ type: v.literal(regularCustomerType), fields: customerFields }),
});
export type Customer = v.InferOutput<typeof customer>;
