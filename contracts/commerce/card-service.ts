/** Wire format of the payments service, called by the gateway with its key. Browsers only see its hosted pages. */
import * as v from "valibot";
import { currencyCode } from "../values/money";
import { cardSessionId, cardSummary, cardToken, savedCardToken } from "./payments";

const owner = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const cartId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** `POST /api/paymetric/tokens`: opens card fields. Their token is valid only for this cart and shopper. */
export const openCardSession = v.strictObject({
  cartId,
  owner,
  returnUrl: v.pipe(v.string(), v.url(), v.maxLength(2048)),
  language: v.picklist(["en", "ja", "zh"]),
  /** The page offers to keep the card for this owner. */
  offersSaving: v.optional(v.boolean()),
  /** Uses the owner's saved card instead of a new one; 404 if the card is no longer kept. */
  savedCard: v.optional(savedCardToken),
});
export type OpenCardSession = v.InferOutput<typeof openCardSession>;

/** `GET /api/paymetric/tokens/{id}?cartId=&owner=`. */
export const cardSessionState = v.variant("state", [
  v.object({ state: v.literal("open"), id: cardSessionId }),
  v.object({
    state: v.literal("filled"),
    id: cardSessionId,
    token: cardToken,
    card: cardSummary,
    savedCard: v.optional(savedCardToken),
  }),
  v.object({ state: v.picklist(["used", "cancelled", "expired"]), id: cardSessionId }),
]);

export type CardSessionState = v.InferOutput<typeof cardSessionState>;

/** `POST /api/authorizations`; the header `Idempotency-Key` names the attempt. */
export const authorizationRequest = v.strictObject({
  token: cardToken,
  cartId,
  owner,
  amount: v.strictObject({ centAmount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), currencyCode }),
  /** Order number, shown on the card statement. */
  reference: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
});
export type AuthorizationRequest = v.InferOutput<typeof authorizationRequest>;

export const authorizationStatuses = ["approved", "declined", "captured", "voided"] as const;

/** An authorization. `voided` with its own id can also mean that the attempt was cancelled before it arrived. */
export const authorization = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  key: v.string(),
  status: v.picklist(authorizationStatuses),
  reason: v.nullable(v.picklist(["card-declined", "token-used", "token-unknown", "called-off"])),
  amount: v.object({ centAmount: v.number(), currencyCode }),
  reference: v.string(),
  createdAt: v.string(),
});
export type Authorization = v.InferOutput<typeof authorization>;

/** `POST /api/authorizations/call-off`: cancels the attempt with this key, even if it arrives later. */
export const callOffRequest = v.strictObject({
  token: cardToken,
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
  amount: authorizationRequest.entries.amount,
  reference: authorizationRequest.entries.reference,
});

/** `POST /api/paymetric/cards/forget`: erases a saved card of an owner; 200 for a deleted card too. */
export const forgetCardRequest = v.strictObject({ token: savedCardToken, owner });

/** `POST /api/authorizations/{id}/refund`; the header `Idempotency-Key` names the refund. */
export const refundRequest = v.strictObject({ amount: authorizationRequest.entries.amount });

/** 409 `RefundTooLarge`: more than was captured and not yet refunded. */
export const refund = v.object({
  key: v.string(),
  authorizationId: v.string(),
  amount: authorization.entries.amount,
  createdAt: v.string(),
});
export type Refund = v.InferOutput<typeof refund>;
