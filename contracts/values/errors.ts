/** The gateway's error envelope, and the codes that the shop handles specially. */
import * as v from "valibot";

export const errorItem = v.looseObject({ code: v.string(), message: v.string() });
export type ErrorItem = v.InferOutput<typeof errorItem>;

/** `errors` is valid only if every item has a string code and message (T-TERR-09). */
export const errorEnvelope = v.object({
  statusCode: v.number(),
  message: v.string(),
  errors: v.array(errorItem),
  /** OAuth error, in token calls only. */
  error: v.optional(v.string()),
  error_description: v.optional(v.string()),
});
export type ErrorEnvelope = v.InferOutput<typeof errorEnvelope>;

const commerceErrorCodes = [
  "ConcurrentModification",
  "MatchingPriceNotFound",
  "InvalidInput",
  "InvalidTypePTMScan",
  "MaxCartLineitemLimitReached",
  "DiscountCodeNonApplicable",
  "InvalidVatId",
  "InvalidCredentials",
  "InvalidCurrentPassword",
  "WeakPassword",
  "PasswordResetRequired",
  "DuplicateField",
  "InvalidPostalCode",
  "ExpiredCustomerEmailToken",
  "ExpiredCustomerPasswordToken",
  "HumanCheckFailed",
  "TooManyRequests",
  "ResourceNotFound",
  "Discontinued",
  "PriceChanged",
  "CountryMismatch",
  "ShippingMethodDoesNotMatchCart",
  "ReferencedResourceNotFound",
  "CheckoutIncomplete",
  "OrderBeingPlaced",
  "PaymentDeclined",
  "CardExpired",
  "PaymentTimedOut",
  "PaymentTokenInvalid",
  "PaymentServiceUnavailable",
  "PurchaseOrderLimit",
  "PurchaseOrderNotOffered",
  "QuoteNotOffered",
  "QuoteIncomplete",
  "QuoteOutdated",
  "QuoteSubmitted",
  "invalid_token",
  "invalid_client",
  "invalid_grant",
  "insufficient_scope",
  "something_went_wrong",
  "ERR_BAD_RESPONSE",
] as const;
export type CommerceErrorCode = (typeof commerceErrorCodes)[number];
