/** Payments of a customer, or of a guest by card (T-PAY-01 to T-PAY-05): `POST /customers/payments`. */
import { createHash } from "node:crypto";
import { cart as cartSchema } from "@contracts/commerce/cart";
import { type Payment, type PaymentDraft, paymentDraft } from "@contracts/commerce/payments";
import { sessionOfToken } from "@domain/card/session-ids";
import { payableTotal } from "@domain/checkout/totals-view";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { readJson } from "../../shared/body";
import { insufficientScope, notFound, type Problem, problemResponse } from "../../shared/problems";
import type { CommerceApp } from "../context";
import { ledgerOf } from "../ledgers/ledger-of";
import { buyerOf, cartObjectOf, invalidKey, isCartId, keyOf, ownerOf } from "../owner";
import { forgetCard, readCardFields } from "./card-payments";
import { purchaseOrderOffer, purchaseOrderProblem } from "./purchase-orders";

export const paymentRoutes = new Hono<CommerceApp>();

paymentRoutes.post("/", async (c) => {
  if (!ownerOf(c)) return insufficientScope();
  const key = keyOf(c);
  if (key === undefined) return invalidKey();
  const draft = await readJson(c.req.raw, paymentDraft, 16 * 1024);
  if (!draft.ok) return draft.response;
  const cartId = draft.value.cart.id;
  const buyer = await buyerOf(c, cartId);
  if (!buyer) return insufficientScope();
  const { owner, claims } = buyer;
  if (!isCartId(cartId)) return notFound(cartId);
  const answer = await cartObjectOf(c, cartId).read(owner);
  if (answer.kind !== "cart") return notFound(cartId);
  const cart = v.parse(v.pipe(v.string(), v.parseJson(), cartSchema), answer.body);
  const amountPlanned = payableTotal(cart);
  const { centAmount, currencyCode } = draft.value.amountPlanned;
  if (centAmount !== amountPlanned.centAmount || currencyCode !== amountPlanned.currencyCode) {
    const message = "The total has changed. Please review your order.";
    return problemResponse(409, { code: "PriceChanged", message, total: amountPlanned });
  }
  if (draft.value.paymentMethodInfo.method === "purchaseOrder") {
    if (claims.kind === "anonymous") return problemResponse(400, purchaseOrderProblem("PurchaseOrderNotOffered"));
    const offer = await purchaseOrderOffer(c.env, owner, cart, cart.country);
    if (offer.purchaseOrder) return problemResponse(400, purchaseOrderProblem(offer.purchaseOrder));
  }
  const fields = await fieldsOf(c, draft.value, cartId, owner);
  if (!fields.ok) return problemResponse(fields.status, fields.problem);
  // The id is derived from the key, so a repeated call creates no second payment.
  const id = key
    ? createHash("sha256").update(`${owner} ${cartId} ${key}`).digest("hex").slice(0, 32)
    : crypto.randomUUID();
  const payment: Payment = {
    id,
    amountPlanned,
    paymentMethodInfo: draft.value.paymentMethodInfo,
    transaction: {
      type: "Authorization",
      state: "Initial",
      interactionId:
        draft.value.paymentMethodInfo.method === "card" ? (draft.value.transaction?.interactionId ?? "") : "",
    },
    custom: { fields: fields.value },
    createdAt: new Date().toISOString(),
  };
  const { savedCard } = fields;
  const ledger = ledgerOf(c.env, owner);
  const isNew: boolean = await ledger.addPayment(payment, cartId, savedCard);
  // The customer has saved the same card before.
  if (savedCard && !isNew) await forgetCard(c.env, savedCard, owner);
  return c.json(payment, 201, { "cache-control": "no-store" });
});

type Fields =
  | { readonly ok: true; readonly value: Payment["custom"]["fields"]; readonly savedCard?: string | undefined }
  | { readonly ok: false; readonly status: 400 | 503; readonly problem: Problem };

/** Fields of a payment to store. A card's fields come from the payments service, never from the caller. */
async function fieldsOf(c: Context<CommerceApp>, draft: PaymentDraft, cartId: string, owner: string): Promise<Fields> {
  if (draft.paymentMethodInfo.method === "purchaseOrder") {
    const { poNumber, invoiceEmailAddress } = v.parse(purchaseOrderFields, draft.custom.fields);
    return { ok: true, value: { poNumber, invoiceEmailAddress } };
  }
  const token = draft.transaction?.interactionId ?? "";
  const state = await readCardFields(c.env, sessionOfToken(token), cartId, owner);
  if (state === null) {
    const message = "The payment service is not responding. Please try again later.";
    return { ok: false, status: 503, problem: { code: "PaymentServiceUnavailable", message } };
  }
  if (state === "missing" || state.state !== "filled" || state.token !== token) {
    const message = "The card details are no longer valid. Please enter them again.";
    return { ok: false, status: 400, problem: { code: "PaymentTokenInvalid", message } };
  }
  const { cardType, lastFour, expiration, holderName } = state.card;
  return {
    ok: true,
    value: { cardType, cardLastFour: lastFour, cardExpiration: expiration, cardHolderName: holderName },
    savedCard: state.savedCard,
  };
}

const purchaseOrderFields = v.object({ poNumber: v.string(), invoiceEmailAddress: v.string() });
