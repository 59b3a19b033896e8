/** Payments on the wire of the gateway (rows T-PAY-01 to T-PAY-06). Card numbers are in none of these. */
import * as v from "valibot";
import { isEmailAddress } from "../values/email-address";
import { currencyCode, money } from "../values/money";

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const line = v.pipe(v.string(), v.trim(), v.maxLength(200));

export const cardTypes = ["visa", "mastercard", "amex", "discover", "jcb", "unionpay", "other"] as const;
export const cardType = v.picklist(cardTypes);
export type CardType = v.InferOutput<typeof cardType>;

/** Token of a card: opaque, for one cart and one shopper, used once. */
export const cardToken = v.pipe(v.string(), v.regex(/^tok_[A-Za-z0-9_-]{32,120}$/));
/** Id of a card-entry session of the payments service. */
export const cardSessionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

/** What a shopper gives for a purchase order; printable, so that it can stand on an invoice. */
export const poNumber = v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N} ./_#-]{0,49}$/u));
export const invoiceEmailAddress = v.pipe(v.string(), v.trim(), isEmailAddress(), v.maxLength(254));

/** The amount that the shopper saw. The gateway takes the cart's own total and refuses another one. */
const plannedAmount = v.object({ centAmount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), currencyCode });
const cartReference = v.strictObject({ id });

/** `POST /customers/payments`. */
export const paymentDraft = v.union([
  v.strictObject({
    cart: cartReference,
    amountPlanned: plannedAmount,
    paymentMethodInfo: v.strictObject({ method: v.literal("card") }),
    transaction: v.strictObject({
      type: v.literal("Authorization"),
      state: v.literal("Initial"),
      interactionId: cardToken,
    }),
    /** Taken from the token, whatever the sender says. */
    custom: v.strictObject({
      fields: v.strictObject({
        cardHolderName: v.optional(line),
        cardExpiration: v.optional(line),
        cardType: v.optional(line),
      }),
    }),
  }),
  v.strictObject({
    cart: cartReference,
    amountPlanned: plannedAmount,
    paymentMethodInfo: v.strictObject({ method: v.literal("purchaseOrder") }),
    transaction: v.optional(
      v.strictObject({
        type: v.literal("Authorization"),
        state: v.literal("Initial"),
        interactionId: v.optional(line),
      }),
    ),
    custom: v.strictObject({ fields: v.strictObject({ poNumber, invoiceEmailAddress }) }),
  }),
]);
export type PaymentDraft = v.InferOutput<typeof paymentDraft>;

export const paymentMethods = ["card", "purchaseOrder"] as const;
export const transactionStates = ["Initial", "Pending", "Success", "Failure"] as const;

export const payment = v.object({
  id,
  amountPlanned: money,
  paymentMethodInfo: v.object({ method: v.picklist(paymentMethods) }),
  transaction: v.object({
    type: v.literal("Authorization"),
    state: v.picklist(transactionStates),
    /** Card token before, authorization id after; empty for a purchase order that was not authorised yet. */
    interactionId: line,
  }),
  custom: v.object({
    fields: v.object({
      cardHolderName: v.optional(line),
      cardExpiration: v.optional(line),
      cardType: v.optional(line),
      cardLastFour: v.optional(line),
      poNumber: v.optional(line),
      invoiceEmailAddress: v.optional(line),
    }),
  }),
  createdAt: line,
});
export type Payment = v.InferOutput<typeof payment>;

/** `POST /api/paymetric/tokens` of the gateway: opens card fields for the shopper's cart. */
export const cardFieldsRequest = v.strictObject({
  cartId: id,
  /** Page of the shop that the shopper comes back to; `card={id}` is added to its query. */
  returnUrl: v.pipe(v.string(), v.url(), v.maxLength(2048)),
  language: v.picklist(["en", "ja", "zh"]),
});
export type CardFieldsRequest = v.InferOutput<typeof cardFieldsRequest>;

/** Card fields that wait for a number; `pageUrl` for the whole window, `frameUrl` for a frame of the shop. */
export const cardFields = v.object({ id: cardSessionId, pageUrl: line, frameUrl: line, expiresAt: line });
export type CardFields = v.InferOutput<typeof cardFields>;

/** What the shop may know of a card. */
export const cardSummary = v.object({
  cardType,
  lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  /** "2031-04". */
  expiration: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  holderName: line,
});
export type CardSummary = v.InferOutput<typeof cardSummary>;

/** `GET /api/paymetric/tokens/{id}`. */
export const cardFieldsState = v.variant("state", [
  v.object({ state: v.literal("open"), id: cardSessionId }),
  v.object({ state: v.literal("filled"), id: cardSessionId, token: cardToken, card: cardSummary }),
  v.object({ state: v.picklist(["used", "cancelled", "expired"]), id: cardSessionId }),
]);
export type CardFieldsState = v.InferOutput<typeof cardFieldsState>;
