/** Wire format of quotes and distributor requests (rows T-QUOTE-12 to T-QUOTE-24). */
import * as v from "valibot";
import { isEmailAddress } from "../values/email-address";
import { oneLine } from "../values/plain-text";
import { postalAddress } from "../values/postal-address";
import { cart, taxPortion } from "./cart";
import { distributor } from "./checkout-settings";
import { quoteNegotiation } from "./quote-negotiation";
import { quoteNumber } from "./quote-terms";
import { seller } from "./seller";

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const text = v.pipe(v.string(), v.maxLength(2000));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100), v.regex(oneLine));
const optionalName = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100), v.regex(oneLine)), "");
/** Katakana for name readings in Japanese forms; half-width input is converted to full width. */
const kana = v.pipe(
  v.string(),
  v.trim(),
  v.normalize("NFKC"),
  v.maxLength(100),
  v.regex(/^[\p{sc=Katakana}ー・\u3000 ]+$/u),
);
const email = v.pipe(v.string(), v.trim(), isEmailAddress(), v.maxLength(254));

/** 128 random bits. Anyone who knows the id may see the quote. */
export const quoteAnonymousId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

export const quoteTypes = ["quoteUS", "quoteJP", "quoteB2D", "quoteEMEA"] as const;
const quoteType = v.picklist(quoteTypes);
export type QuoteType = v.InferOutput<typeof quoteType>;

/** Customer details for Japan (T-QUOTE-13): family and given name, each with its reading. */
const japaneseInfo = v.strictObject({
  kind: v.literal("japan"),
  firstNameF: name,
  firstNameK: kana,
  lastNameF: name,
  lastNameK: kana,
  email,
  newsletterOptIn: v.optional(v.boolean(), false),
  organisationName: name,
  departmentName: optionalName,
});

/** Customer details for all other countries (T-QUOTE-14); only distributors need the address. */
const contactInfo = v.strictObject({
  kind: v.literal("contact"),
  firstName: name,
  lastName: name,
  email,
  organisation: name,
  department: optionalName,
  phone: optionalName,
  newsletterOptIn: v.optional(v.boolean(), false),
  shippingAddress: v.optional(postalAddress),
});

const quoteInfo = v.variant("kind", [japaneseInfo, contactInfo]);
export type QuoteInfo = v.InferOutput<typeof quoteInfo>;

const quoteLanguages = ["en", "ja", "zh"] as const;
export const quoteLanguage = v.picklist(quoteLanguages);
export type QuoteLanguage = v.InferOutput<typeof quoteLanguage>;

export const quote = v.object({
  quoteNumber,
  anonymousId: quoteAnonymousId,
  quoteType,
  /** Leaving the review saves a draft; submitting closes the basket. */
  quoteState: v.picklist(["Draft", "Submitted"]),
  quoteCreationDate: text,
  quoteExpirationDate: text,
  language: quoteLanguage,
  country: cart.entries.country,
  /** Number of the revision that this document shows; absent from drafts and older quotes, which have one. */
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Absent from drafts and older quotes. */
  negotiation: v.optional(quoteNegotiation),
  /** Basket version that the quote shows. */
  cartVersion: whole,
  customerInfo: v.nullable(quoteInfo),
  distributor: v.nullable(distributor),
  /** The company that quotes; absent from older quotes. */
  seller: v.optional(v.nullable(seller)),
  /** Tax at the rates of the day of the quote; null if it depends on an address that is not known. */
  taxEstimate: v.optional(v.nullable(taxPortion)),
  cart,
});
export type Quote = v.InferOutput<typeof quote>;

export const quotePage = v.object({ limit: whole, offset: whole, count: whole, total: whole, results: v.array(quote) });
export type QuotePage = v.InferOutput<typeof quotePage>;

/** `GET /customers/me/guest-quotes`: submitted quotes without an account, under the customer's confirmed address. */
export const claimableQuotes = v.object({
  results: v.array(v.pick(quote, ["quoteNumber", "quoteCreationDate"])),
});
export type ClaimableQuotes = v.InferOutput<typeof claimableQuotes>;

/** `POST /quotes` and `POST /quotes/distributor` (T-QUOTE-16, T-QUOTE-22). */
export const quoteDraft = v.strictObject({
  id,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  customerVersion: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  language: quoteLanguage,
  /** Token of the human check. Without one, the hourly limit is lower. */
  recaptchaToken: v.optional(v.pipe(v.string(), v.maxLength(4096))),
});

/** `POST /quotes/{quoteNumber}/customer-info`. */
export const quoteInfoRequest = v.strictObject({ anonymousId: quoteAnonymousId, customerInfo: quoteInfo });
/** `POST /quotes/{quoteNumber}/submit`. */
export const quoteSubmission = v.strictObject({
  anonymousId: quoteAnonymousId,
  recaptchaToken: v.optional(v.pipe(v.string(), v.maxLength(4096))),
});
/** `POST /quotes/{quoteNumber}/basket`. */
export const quoteToBasket = v.strictObject({ anonymousId: quoteAnonymousId });
/** `POST /quotes/send-email`: sends only to the address stored with the quote (W14). */
export const quoteMailRequest = v.strictObject({ quoteNumber, anonymousId: quoteAnonymousId });
