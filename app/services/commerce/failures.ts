/** Converts unsuccessful responses to displayable errors (rows T-TERR-01 to T-TERR-12). */
import { type ErrorItem, errorItem } from "@contracts/values/errors";
import { isScanInquiry } from "@domain/basket/inquiry";
import * as v from "valibot";
import type { UpstreamResponse } from "../upstream/transport";
import type { CommerceError, CommerceFailure, CommerceMessageKey } from "./types";

/** Longer messages are not meant for shoppers (W25). */
const shownCharacters = 300;

/** Code for a response that is not JSON. */
const unreadableCode = "something_went_wrong";

const lineItemLimit = "MaxCartLineitemLimitReached";
const quantityLimit = "MaxQuantityReached";

/** Errors of a response: never empty, without duplicates. The body of a proxy's error page is never shown. */
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

/** An internal or unknown fault (T-TERR-06, AMB-T-09). */
export function unknownFailure(): CommerceFailure {
  const message = "Unknown error. Please try again later.";
  return failure(0, [{ code: "", message, messageKey: "basketRefusals.unknown" }]);
}

/** Error for a punchout buyer without a basket, without a call (T-CART-28). */
export function missingCartFailure(): CommerceFailure {
  const message = "Cart with provided id does not exist.";
  return failure(404, [{ code: "ResourceNotFound", message, messageKey: null }]);
}

/** The basket belongs to another country, so nothing of this country may be added (W19). */
export function otherMarketFailure(country: string): CommerceFailure {
  const message = `The basket belongs to ${country}.`;
  return failure(409, [{ code: "OtherMarket", message, messageKey: "basketRefusals.otherMarket", country }]);
}

/** The chosen address or contact no longer exists. */
export function missingChoiceFailure(what: "address" | "contact"): CommerceFailure {
  const message = `The ${what} is no longer among yours.`;
  return failure(404, [{ code: "ResourceNotFound", message, messageKey: "checkout.error.incomplete", reason: what }]);
}

/** The basket is not shipped to the address's country (W19). */
export function countryMismatchFailure(country: string): CommerceFailure {
  const message = `This cart is delivered to ${country} only.`;
  return failure(400, [{ code: "CountryMismatch", message, messageKey: "checkout.error.countryMismatch", country }]);
}

/** True if one of the errors has the code. */
export function hasCode({ errors }: CommerceFailure, code: string): boolean {
  return errors.some((error) => error.code === code);
}

/** True if the response has no gateway code, such as a proxy's error page or an empty body. */
export function lacksErrorCode({ errors }: CommerceFailure): boolean {
  return errors.every(({ code }) => code === unexplained.code || code === unreadableCode);
}

const networkError: CommerceError = {
  code: "network_error",
  message: "Network error. Please try again later.",
  messageKey: "basket.error.network",
};

/** No call was made because the breaker is open. Shoppers see the usual outage message. */
const circuitOpen = (last: number | string): CommerceError => ({
  code: "circuit_open",
  message: `The circuit is open; the last answer was ${last}.`,
  messageKey: "basket.error.network",
});

const unexplained: CommerceError = {
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
  const [first = unexplained, ...rest] = distinct;
  return { ok: false, status, errors: [first, ...rest] };
}

const errorList = v.array(errorItem);

/** `errors` is valid only if every item has a string code and message (T-TERR-09). */
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
 * Limits are checked first, because they are kinds of InvalidInput (T-TERR-05, AMB-T-07). Known English messages of the
 * gateway are replaced by the shop's translated texts.
 */
function messageKeyOf(item: ErrorItem): CommerceMessageKey | null {
  if (isScanInquiry(item)) return "basketRefusals.scanInquiry";
  const isLimit = (limit: string) =>
    item.code === limit || (item.code === "InvalidInput" && JSON.stringify(item).includes(limit));
  if (isLimit(lineItemLimit)) return "basketRefusals.maximumReached";
  if (isLimit(quantityLimit)) return "basket.error.invalidQuantity";
  switch (item.code) {
    case "Discontinued":
      return typeof item.sku === "string" ? "quickAdd.discontinued" : null;
    case "ConcurrentModification":
      return "basketRefusals.changedMeanwhile";
    case "TooManyRequests":
      return "basketRefusals.tooManyRequests";
    case "MatchingPriceNotFound":
    case "InvalidInput":
      return "basketRefusals.notAvailable";
    case "DiscountCodeNonApplicable":
      if (item.reason === "MaxApplicationReached") return "checkout.error.promoUsed";
      return item.reason === "DoesNotExist" ? "checkout.error.promoUnknown" : "checkout.error.promoExpired";
    case "ERR_BAD_RESPONSE":
    case "something_went_wrong":
      return "basket.error.somethingWentWrong";
    default:
      return checkoutKeys.get(item.code) ?? (plain(item.message) === "" ? unexplained.messageKey : null);
  }
}

/** Errors of checkout, quotes and punchout with their own texts. */
const checkoutKeys = new Map<string, CommerceMessageKey>([
  ["InvalidVatId", "checkout.error.vatInvalid"],
  ["PriceChanged", "checkout.error.priceChanged"],
  ["OrderBeingPlaced", "checkout.error.beingPlaced"],
  ["CheckoutIncomplete", "checkout.error.incomplete"],
  ["CountryMismatch", "checkout.error.countryMismatch"],
  ["ShippingMethodDoesNotMatchCart", "checkout.error.shippingMethod"],
  ["PaymentDeclined", "checkout.error.paymentDeclined"],
  ["CardExpired", "checkout.error.cardExpired"],
  ["PaymentTimedOut", "checkout.error.paymentTimedOut"],
  ["PaymentTokenInvalid", "checkout.error.paymentExpired"],
  ["PaymentServiceUnavailable", "checkout.error.paymentUnavailable"],
  ["PurchaseOrderLimit", "checkout.error.purchaseOrderLimit"],
  ["PurchaseOrderNotOffered", "checkout.error.purchaseOrderNotOffered"],
  ["NoApprover", "checkout.error.noApprover"],
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

/** One line of text: control characters and runs of white space become one space. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, shownCharacters);
}
