/**
 * Customer calls (rows A-SIGNIN-03, A-SIGNUP-05 to A-SIGNUP-10, A-PASSWD-07 to A-PASSWD-09, A-PROFILE-12 to A-ADDR-09).
 */
import * as v from "valibot";
import { sku } from "../catalogue/catalogue";
import { cart } from "../commerce/cart";
import { countryCode } from "../values/money";
import {
  addressDraft,
  contactDraft,
  customer,
  customerId,
  email,
  line,
  regularCustomerType,
  typedLine,
} from "./customers";

/** Longer passwords only cost hashing time; 128 characters fit long pass-phrases. */
export const maxPasswordLength = 128;
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(maxPasswordLength));
const tokenValue = v.pipe(v.string(), v.minLength(16), v.maxLength(256));
const version = v.pipe(v.number(), v.integer(), v.minValue(1));

export const loginBody = v.object({ email: v.pipe(v.string(), v.trim(), v.maxLength(254)), password });

/**
 * Customer and current basket, which may be null. `setAside` holds the items of a basket for another country, which are
 * not carried over automatically.
 */
export const signInAnswer = v.object({
  customer,
  cart: v.nullable(cart),
  /** Lines of a basket for another country. */
  setAside: v.optional(v.array(v.object({ sku, quantity: v.number() })), []),
  /** Lines that the customer's basket refused, because they are no longer sold or exceed a limit. */
  leftOut: v.optional(v.array(v.object({ sku, quantity: v.number() })), []),
  /** Promotion codes that the customer's basket refused, such as one for new customers. */
  leftCodes: v.optional(v.array(v.string()), []),
});
export type SignInAnswer = v.InferOutput<typeof signInAnswer>;

const name = v.pipe(typedLine(60), v.minLength(1));

export const signupBody = v.object({
  email,
  password,
  firstName: name,
  lastName: name,
  companyName: v.optional(typedLine(100), ""),
  country: countryCode,
  /** Locale of mails. */
  locale: v.optional(v.picklist(["en-us", "ja-jp", "zh-cn"]), "en-us"),
  /** Single-use token of the human check. */
  recaptchaToken: v.pipe(v.string(), v.minLength(1), v.maxLength(8192)),
  custom: v.object({
    type: v.literal(regularCustomerType),
    fields: v.object({
      registrationOrigin: countryCode,
      isNewsletterOptin: v.boolean(),
      forcedPasswordReset: v.literal(false),
      /** Its presence records consent; the gateway sets the actual time. */
      privacyAgreedToDateTime: v.pipe(v.string(), v.isoTimestamp()),
      firstNameKana: v.optional(typedLine(60)),
      lastNameKana: v.optional(typedLine(60)),
    }),
  }),
});
export type SignupBody = v.InferOutput<typeof signupBody>;

export const tokenBody = v.object({ tokenValue });
/** Outside the session that signed up, the password chosen there proves that the same person confirms. */
export const verifyEmailBody = v.object({ tokenValue, password: v.optional(password) });
export const emailBody = v.object({ email: v.pipe(v.string(), v.trim(), v.maxLength(254)) });
export const resetPasswordBody = v.object({ tokenValue, newPassword: password });
export const changePasswordBody = v.object({ currentPassword: password, newPassword: password });

/** `POST /customers/me/email`: requests confirmation of a new address from both mailboxes. */
export const emailChangeBody = v.object({ email, currentPassword: password });
/** Response of `POST /customers/email-change`: the address changes once both mailboxes have confirmed it. */
export const emailChangeAnswer = v.object({ state: v.picklist(["waiting", "changed"]) });
export type EmailChangeState = v.InferOutput<typeof emailChangeAnswer>["state"];

const addressId = customerId;
const addressReference = <const A extends string>(action: A) => v.object({ action: v.literal(action), addressId });
const defaultAddress = <const A extends string>(action: A) =>
  v.object({ action: v.literal(action), addressId: v.nullable(addressId) });

/** Custom fields a customer may write; the gateway owns the rest. */
const writableFields = [
  "mobilePhone",
  "mobilePhoneExtension",
  "isNewsletterOptin",
  "firstNameKana",
  "lastNameKana",
] as const;

const customerAction = v.variant("action", [
  v.object({ action: v.literal("addAddress"), address: addressDraft }),
  v.object({ action: v.literal("changeAddress"), addressId, address: addressDraft }),
  addressReference("removeAddress"),
  addressReference("addShippingAddressId"),
  addressReference("removeShippingAddressId"),
  addressReference("addBillingAddressId"),
  addressReference("removeBillingAddressId"),
  defaultAddress("setDefaultShippingAddress"),
  defaultAddress("setDefaultBillingAddress"),
  v.object({ action: v.literal("setFirstName"), firstName: name }),
  v.object({ action: v.literal("setLastName"), lastName: name }),
  v.object({ action: v.literal("setCompanyName"), companyName: v.nullable(typedLine(100)) }),
  v.object({
    action: v.literal("setCustomField"),
    name: v.picklist(writableFields),
    value: v.nullable(v.union([typedLine(100), v.boolean()])),
  }),
]);
export type CustomerAction = v.InferOutput<typeof customerAction>;

const contactAction = v.variant("action", [
  v.object({ action: v.literal("addContact"), contact: contactDraft }),
  v.object({ action: v.literal("changeContact"), contactId: customerId, contact: contactDraft }),
  v.object({ action: v.literal("removeContact"), contactId: customerId }),
]);
export type ContactAction = v.InferOutput<typeof contactAction>;

const actions = <S extends v.GenericSchema>(action: S) => v.pipe(v.array(action), v.minLength(1), v.maxLength(100));
export const customerUpdate = v.object({ version, actions: actions(customerAction) });
export const contactUpdate = v.object({ version, actions: actions(contactAction) });

/** An experiment saved in the lab notebook (A-PROFILE-17). */
export const labNotebookEntry = v.object({
  id: customerId,
  name: line(200),
  createdAt: v.string(),
  /** Design id of the panel. */
  experimentId: customerId,
  targetSpecies: v.nullable(line(60)),
  targets: v.array(line(60)),
});
export type LabNotebookEntry = v.InferOutput<typeof labNotebookEntry>;

/** `POST /customers/me/lab-notebook/{id}`. */
export const labNotebookRename = v.object({ name: v.pipe(typedLine(120), v.minLength(1)) });

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** One page of a customer's list: `total` counts all entries, `count` those on the page. */
const listOf = <S extends v.GenericSchema>(item: S) =>
  v.object({ limit: whole, offset: whole, count: whole, total: whole, results: v.array(item) });
export const labNotebookList = listOf(labNotebookEntry);
export type LabNotebookList = v.InferOutput<typeof labNotebookList>;

/** One active sign-in of the customer. */
const customerSession = v.object({
  id: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.string(),
  current: v.boolean(),
  /** Names as `domain/account/device.ts` gives them; null if unknown. */
  browser: v.optional(v.nullable(v.string()), null),
  system: v.optional(v.nullable(v.string()), null),
  /** Country of the sign-in, as the edge saw it; null if unknown. */
  country: v.optional(v.nullable(v.string()), null),
});
export const customerSessionList = v.object({ results: v.array(customerSession) });
export type CustomerSession = v.InferOutput<typeof customerSession>;
