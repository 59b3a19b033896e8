/** Wire format of the gateway's payments (rows T-PAY-01 to T-PAY-06). It never contains card numbers. */
import * as v from "valibot";
import { localNames } from "../catalogue/local-names";
import { isEmailAddress } from "../values/email-address";
import { currencyCode, money } from "../values/money";

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const line = v.pipe(v.string(), v.trim(), v.maxLength(200));

const cardTypes = ["visa", "mastercard", "amex", "discover", "jcb", "unionpay", "other"] as const;
export const cardType = v.picklist(cardTypes);
export type CardType = v.InferOutput<typeof cardType>;

/** Opaque card token, for single use by one cart and shopper. */
export const cardToken = v.pipe(v.string(), v.regex(/^tok_[A-Za-z0-9_-]{32,120}$/));
/** Card that the payments service keeps for a customer, named by its session. Known to the gateway only. */
export const savedCardToken = v.pipe(v.string(), v.regex(/^card_[A-Za-z0-9_-]{32,120}$/));
/** Id of a saved card in the gateway. */
export const savedCardId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
/** Id of a card-entry session of the payments service. */
export const cardSessionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));

/** Purchase order number; printable, because it appears on invoices. */
export const poNumber = v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N} ./_#-]{0,49}$/u));
export const invoiceEmailAddress = v.pipe(v.string(), v.trim(), isEmailAddress(), v.maxLength(254));

/** The amount the shopper saw. The gateway charges the cart's total and refuses a different amount. */
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
    /** Read from the token; a client's values are ignored. */
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

const paymentMethods = ["card", "purchaseOrder"] as const;
const transactionStates = ["Initial", "Pending", "Success", "Failure"] as const;

export const payment = v.object({
  id,
  amountPlanned: money,
  paymentMethodInfo: v.object({ method: v.picklist(paymentMethods) }),
  transaction: v.object({
    type: v.literal("Authorization"),
    state: v.picklist(transactionStates),
    /**
     * Card token before authorization, authorization id after; empty for a purchase order that is not yet authorized.
     */
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

const purchaseOrderObstacles = ["PurchaseOrderNotOffered", "PurchaseOrderLimit"] as const;
export type PurchaseOrderObstacle = (typeof purchaseOrderObstacles)[number];

/** When an order on purchase order is due. */
const paymentTerms = v.object({
  text: localNames,
  /** Days from the invoice to the day when it is due; null if they are not set. */
  netDays: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The order counts against the credit of the customer's company. */
  onAccount: v.boolean(),
});
export type PaymentTerms = v.InferOutput<typeof paymentTerms>;

/** `GET /carts/{id}/payment-methods`: why the customer cannot use a method for this cart; null if it can be used. */
export const paymentObstacles = v.object({
  purchaseOrder: v.nullable(v.picklist(purchaseOrderObstacles)),
  /** Terms of the purchase order; null in countries without a selling company. Optional for gateways. */
  terms: v.optional(v.nullable(paymentTerms)),
});
export type PaymentObstacles = v.InferOutput<typeof paymentObstacles>;

/** `POST /api/paymetric/tokens` of the gateway: opens card fields for the shopper's cart. */
export const cardFieldsRequest = v.strictObject({
  cartId: id,
  /** Return page in the shop; `card={id}` is added to its query. */
  returnUrl: v.pipe(v.string(), v.url(), v.maxLength(2048)),
  language: v.picklist(["en", "ja", "zh"]),
  /**
   * Pays with a saved card of the customer: the fields are prefilled, unless the bank must authenticate the holder
   * first.
   */
  savedCard: v.optional(savedCardId),
});
export type CardFieldsRequest = v.InferOutput<typeof cardFieldsRequest>;

/** Open card fields: `pageUrl` fills the window, `frameUrl` is for a frame in the shop. */
export const cardFields = v.object({ id: cardSessionId, pageUrl: line, frameUrl: line, expiresAt: line });
export type CardFields = v.InferOutput<typeof cardFields>;

/** Card data the shop may see. */
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

/** `GET /customers/me/cards`: cards that the customer saved with an order, newest first. */
export const savedCardList = v.object({
  results: v.array(v.object({ id: savedCardId, ...v.omit(cardSummary, ["holderName"]).entries })),
});
export type SavedCard = v.InferOutput<typeof savedCardList>["results"][number];
