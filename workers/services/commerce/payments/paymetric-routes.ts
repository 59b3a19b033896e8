/**
 * Card fields for the cart of a customer, or of a guest (T-PAY-06). These routes open and read them; the payments
 * service hosts them.
 */
import { type CardFieldsState, cardFieldsRequest, cardFieldsState, cardSessionId } from "@contracts/commerce/payments";
import { Hono } from "hono";
import * as v from "valibot";
import { readJson } from "../../shared/body";
import { callerNetwork } from "../../shared/caller";
import { insufficientScope, invalidInput, notFound, problemResponse, tooManyRequests } from "../../shared/problems";
import { countUse, limitOf } from "../../shared/rate-limits/rate-limits";
import type { CommerceApp } from "../context";
import { ledgerOf } from "../ledgers/ledger-of";
import { buyerOf, cartObjectOf, isCartId, ownerOf } from "../owner";
import { openCardFields, readCardFields } from "./card-payments";

export const paymetricRoutes = new Hono<CommerceApp>();

const unavailable = () =>
  problemResponse(503, {
    code: "PaymentServiceUnavailable",
    message: "The payment service is not responding. Please try again later.",
  });

const savedCardGone = () =>
  problemResponse(404, { code: "SavedCardGone", message: "This card is no longer saved. Please enter a card." });

paymetricRoutes.post("/tokens", async (c) => {
  if (!ownerOf(c)) return insufficientScope();
  const request = await readJson(c.req.raw, cardFieldsRequest, 8 * 1024);
  if (!request.ok) return request.response;
  const { cartId, returnUrl, language, savedCard: id } = request.value;
  const buyer = await buyerOf(c, cartId);
  if (!buyer) return insufficientScope();
  if (!isCartId(cartId)) return notFound(cartId);
  if ((await cartObjectOf(c, cartId).read(buyer.owner)).kind !== "cart") return notFound(cartId);
  // A guest gets a new token with every visit, so entries of guests are counted by network.
  const counted = buyer.claims.kind === "anonymous" ? callerNetwork(c.req.raw) : buyer.owner;
  const wait = await countUse(c.env, `cards:${counted}`, limitOf(c.env.CARD_ENTRIES_PER_HOUR, 30), 3600);
  if (wait > 0) return tooManyRequests("Too many card entries. Please try again later.", wait);
  const { owner } = buyer;
  const isCustomer = buyer.claims.kind === "customer";
  const [savedCard]: string[] = id && isCustomer ? await ledgerOf(c.env, owner).savedCardTokens(id) : [];
  if (id && !savedCard) return savedCardGone();
  const opened = await openCardFields(c.env, {
    ...{ cartId, owner, returnUrl, language, offersSaving: isCustomer },
    ...(savedCard && { savedCard }),
  });
  if (opened === "missing") return savedCardGone();
  if (opened === "refused") return invalidInput("returnUrl is not an address of the shop.");
  return opened ? c.json(opened, 201, { "cache-control": "no-store" }) : unavailable();
});

paymetricRoutes.get("/tokens/:id", async (c) => {
  const buyer = await buyerOf(c, c.req.query("cartId") ?? "");
  if (!buyer) return insufficientScope();
  const id = v.safeParse(cardSessionId, c.req.param("id"));
  const cartId = c.req.query("cartId") ?? "";
  if (!id.success || !isCartId(cartId)) return notFound(c.req.param("id").slice(0, 64));
  const state = await readCardFields(c.env, id.output, cartId, buyer.owner);
  if (state === "missing") return notFound(id.output);
  if (!state) return unavailable();
  // The token of a saved card stays in the gateway.
  const shown: CardFieldsState = v.parse(cardFieldsState, state);
  return c.json(shown, 200, { "cache-control": "no-store" });
});
