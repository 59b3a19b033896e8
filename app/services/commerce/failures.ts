/** From any answer that is not a success to errors that a page can show (rows T-TERR-01 to T-TERR-12). */
import { type ErrorItem, errorItem } from "@contracts/values/errors";
import { isScanInquiry } from "@domain/basket/inquiry";
import * as v from "valibot";
import type { UpstreamResponse } from "./transport";
import type { CommerceError, CommerceFailure, CommerceMessageKey } from "./types";

/** Longer messages are not meant for shoppers (W25). */
const shownCharacters = 300;

/** Of an answer that is no JSON. */
const unreadableCode = "something_went_wrong";

const lineItemLimit = "MaxCartLineitemLimitReached";
const quantityLimit = "MaxQuantityReached";

/** Errors of an answer. Never empty, never twice the same; the body of an error page stays out of the page. */
export function failureOf(response: UpstreamResponse): CommerceFailure {
  const { retryAfterSeconds } = response;
  return { ...refusalIn(response), ...(retryAfterSeconds && { retryAfterSeconds }) };
}

function refusalIn({ status, text, refusedAfter }: UpstreamResponse): CommerceFailure {
  if (status === 0) return failure(0, [refusedAfter === undefined ? networkError : circuitOpen(refusedAfter)]);
  const body = parse(text);
  if (body === undefined) {
    const message = plain(text);
    return failure(status, [{ code: unreadableCode, message, messageKey: "basket.error.somethingWentWrong" }]);
  }
  return failure(status, errorsIn(body).map(errorOf));
}

/** A fault of ours or of nobody known (T-TERR-06, AMB-T-09). */
export function unknownFailure(): CommerceFailure {
  const message = "Unknown error. Please try again later.";
  return failure(0, [{ code: "", message, messageKey: "basket.error.unknown" }]);
}

/** What a punchout buyer without a basket is told, without a call (T-CART-28). */
export function missingCartFailure(): CommerceFailure {
  const message = "Cart with provided id does not exist.";
  return failure(404, [{ code: "ResourceNotFound", message, messageKey: null }]);
}

/** The basket was begun in a country that is not the shopper's now; nothing of this country goes into it (W19). */
export function otherMarketFailure(country: string): CommerceFailure {
  const message = `The basket belongs to ${country}.`;
  return failure(409, [{ code: "OtherMarket", message, messageKey: "basket.error.otherMarket", country }]);
}

/** The customer's book or contacts no longer have what was chosen. */
export function missingChoiceFailure(what: "address" | "contact"): CommerceFailure {
  const message = `The ${what} is not among yours any more.`;
  return failure(404, [{ code: "ResourceNotFound", message, messageKey: "checkout.error.incomplete", reason: what }]);
}

/** The address is in a country that the basket is not delivered to (W19). */
export function countryMismatchFailure(country: string): CommerceFailure {
  const message = `This cart is delivered to ${country} only.`;
  return failure(400, [{ code: "CountryMismatch", message, messageKey: "checkout.error.countryMismatch", country }]);
}

/** True when one of the problems has the code. */
export function hasCode({ errors }: CommerceFailure, code: string): boolean {
  return errors.some((error) => error.code === code);
}

/** True when the answer names no code of the gateway's: a proxy's page, or an empty refusal. */
export function givesNoReason({ errors }: CommerceFailure): boolean {
  return errors.every(({ code }) => code === nothingSaid.code || code === unreadableCode);
}

const networkError: CommerceError = {
  code: "network_error",
  message: "Network error. Please try again later.",
  messageKey: "basket.error.network",
};

/** The call was not made: the gateway's last answers failed. Shoppers read what they read of any outage. */
const circuitOpen = (last: number | string): CommerceError => ({
  code: "circuit_open",
  message: `The circuit is open; the last answer was ${last}.`,
  messageKey: "basket.error.network",
});

const nothingSaid: CommerceError = {
  code: "",
  message: "Something went wrong.",
  messageKey: "basket.error.somethingWentWrong",
};

function failure(status: number, errors: readonly CommerceError[]): CommerceFailure {
  const seen = new Set<string>();
  const distinct = errors.filter(({ code, message, messageKey }) => {
    const shown = messageKey === null || messageKey === "quickAdd.discontinued" ? `${code}: ${message}` : messageKey;
    return !seen.has(shown) && seen.add(shown);
  });
  const [first = nothingSaid, ...rest] = distinct;
  return { ok: false, status, errors: [first, ...rest] };
}

const errorList = v.array(errorItem);

/** `errors` counts only when every item has a string code and message (T-TERR-09). */
function errorsIn(body: unknown): ErrorItem[] {
  const list = typeof body === "object" && body !== null && "errors" in body ? body.errors : body;
  const parsed = v.safeParse(errorList, list);
  return parsed.success ? parsed.output : [];
}

function errorOf(item: ErrorItem): CommerceError {
  const named = (name: "sku" | "country" | "discountCode" | "reason") =>
    typeof item[name] === "string" ? { [name]: plain(item[name]) } : {};
  const details = { ...named("sku"), ...named("country"), ...named("discountCode"), ...named("reason") };
  const messageKey = messageKeyOf(item);
  const code = messageKey === "basket.error.invalidQuantity" ? "InvalidQuantity" : item.code;
  return { code, message: plain(item.message), messageKey, ...details };
}

/**
 * The limits are looked for first: they come as kinds of InvalidInput (T-TERR-05, AMB-T-07). What the gateway says in
 * plain English has a text of the shop's where one is known, because shoppers read it in their own language.
 */
function messageKeyOf(item: ErrorItem): CommerceMessageKey | null {
  if (isScanInquiry(item)) return "basket.error.scanInquiry";
  const isLimit = (limit: string) =>
    item.code === limit || (item.code === "InvalidInput" && JSON.stringify(item).includes(limit));
  if (isLimit(lineItemLimit)) return "basket.error.maximumReached";
  if (isLimit(quantityLimit)) return "basket.error.invalidQuantity";
  switch (item.code) {
    case "Discontinued":
      return typeof item.sku === "string" ? "quickAdd.discontinued" : null;
    case "ConcurrentModification":
      return "basket.error.changedMeanwhile";
    case "TooManyRequests":
      return "basket.error.tooManyRequests";
    case "MatchingPriceNotFound":
    case "InvalidInput":
      return "basket.error.notAvailable";
    case "DiscountCodeNonApplicable":
      return item.reason === "DoesNotExist" ? "checkout.error.promoUnknown" : "checkout.error.promoExpired";
    case "ERR_BAD_RESPONSE":
    case "something_went_wrong":
      return "basket.error.somethingWentWrong";
    default:
      return checkoutKeys.get(item.code) ?? null;
  }
}

/** Refusals of checkout, quotes and punchout, each with a text of its own. */
const checkoutKeys = new Map<string, CommerceMessageKey>([
  ["InvalidVatId", "checkout.error.vatInvalid"],
  ["PriceChanged", "checkout.error.priceChanged"],
  ["OrderBeingPlaced", "checkout.error.beingPlaced"],
  ["CheckoutIncomplete", "checkout.error.incomplete"],
  ["CountryMismatch", "checkout.error.countryMismatch"],
  ["ShippingMethodDoesNotMatchCart", "checkout.error.shippingMethod"],
  ["PaymentDeclined", "checkout.error.paymentDeclined"],
  ["PaymentTimedOut", "checkout.error.paymentTimedOut"],
  ["PaymentTokenInvalid", "checkout.error.paymentExpired"],
  ["PaymentServiceUnavailable", "checkout.error.paymentUnavailable"],
  ["PurchaseOrderLimit", "checkout.error.purchaseOrderLimit"],
  ["PurchaseOrderNotOffered", "checkout.error.purchaseOrderNotOffered"],
  ["QuoteNotOffered", "checkout.error.quoteNotOffered"],
  ["QuoteIncomplete", "checkout.error.quoteIncomplete"],
  ["QuoteOutdated", "checkout.error.quoteOutdated"],
  ["QuoteSubmitted", "checkout.error.quoteSubmitted"],
  ["CartReadOnly", "punchout.error.readOnly"],
  ["CartSubmitted", "punchout.error.submitted"],
  ["CartEmpty", "punchout.error.empty"],
  ["LineUnavailable", "punchout.error.unavailable"],
  ["PunchoutOutdated", "punchout.error.outdated"],
]);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One line of text: controls and runs of space become one space. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, shownCharacters);
}
