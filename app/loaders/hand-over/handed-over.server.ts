/** `/cart/handed-over/{key}`: a basket that somebody handed over, with notes and quoted prices. */
import type { BasketLineView, BasketMessage } from "@contracts/commerce/basket-answers";
import type { Cart } from "@contracts/commerce/cart";
import { linkKey } from "@contracts/values/link-key";
import { basketView } from "@domain/basket/view";
import { maxFilledRows, quickAddHref } from "@domain/quick-add/prefilled";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { loadBasketRules } from "~/loaders/basket/basket.server";
import { dayOf, obstaclesOf } from "~/loaders/basket/obstacles.server";
import { handedOverPath } from "./hand-over.server";

export interface HandedOverData {
  readonly head: AccountHead;
  readonly lines: readonly BasketLineView[];
  /** "gone": the key is wrong, or the copy has ended. */
  readonly state: "ask" | "gone" | "unavailable" | "notForCountry";
  /** Why the lines were not added. */
  readonly messages: readonly BasketMessage[];
  /** Quick add with the numbers of the lines; null without any, and for more than it has rows. */
  readonly byNumber: string | null;
  /** Idempotency key of the button. */
  readonly key: string;
}

export async function loadHandedOver(context: PrivateContext, { params }: PageArgs): Promise<HandedOverData> {
  context.allow({ secretAddress: true });
  return await handedOverPage(context, params.key ?? "", []);
}

/** @param messages why the lines were not added */
export async function handedOverPage(
  context: PrivateContext,
  key: string,
  messages: readonly BasketMessage[],
): Promise<HandedOverData> {
  const read = v.is(linkKey, key)
    ? await context.services.commerce.handedOverBasket(key)
    : ({ ok: true, value: null } as const);
  if (!read.ok) context.setErrorStatus(503);
  const rules = await loadBasketRules(context);
  const cart = read.ok ? read.value : null;
  const state = !read.ok ? "unavailable" : !cart ? "gone" : rules.available ? "ask" : "notForCountry";
  if (state === "gone") context.setErrorStatus(410);
  const lines = cart && rules.available ? await linesOf(context, rules, cart) : [];
  const rows = lines.map(({ sku, quantity }) => ({ code: sku, quantity }));
  return {
    head: accountHead(context, context.t("checkout.handedOver.title"), handedOverPath(""), true),
    ...{ lines, state, messages, key: crypto.randomUUID() },
    byNumber: rows.length > 0 && rows.length <= maxFilledRows ? quickAddHref(rows) : null,
  };
}

/** Shows quoted prices only, because the others depend on the reader and are shown in their basket. */
async function linesOf(
  context: PrivateContext,
  rules: Parameters<typeof basketView>[1],
  cart: Cart,
): Promise<BasketLineView[]> {
  const obstacles = await obstaclesOf(context, cart.lineItems);
  const { lines } = basketView(cart, rules, context.market.language, { obstacles, day: dayOf(context) });
  return lines
    .filter(({ type }) => type !== "giftLineItem")
    .map((line) => (line.quote ? line : { ...line, price: null, total: null, listPrice: null, saving: null }));
}
