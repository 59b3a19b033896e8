/** Submits basket forms to the shop's actions; the gateway's rules replace the gateway. */
import type { BasketPlace, BasketView } from "@contracts/commerce/basket-answers";
import type { Cart, CartAction } from "@contracts/commerce/cart";
import { applyActions } from "@domain/cart/transition";
import { createMarket } from "@domain/market/resolve-market";
import { defaultSellingSettings } from "@domain/selling/defaults";
import { changeBasketBy } from "~/actions/basket/change.server";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { loadBasketState } from "~/loaders/basket/basket.server";
import type { CommerceResult, CommerceService } from "~/services/commerce/types";
import { cartContext, newCart } from "./cart";

type Fields = Readonly<Record<string, string>>;

export interface TestBasket {
  lineIds(): string[];
  /**
   * Submits a form that must succeed.
   * @returns the basket as the page shows it
   */
  send(fields: Fields): Promise<BasketView>;
  /** Submits a form that must be rejected. */
  refused(fields: Fields): Promise<{ readonly status: number; readonly place: BasketPlace }>;
  recalculate(): Promise<BasketView>;
}

/** A US visitor's basket with one unit of a SKU of the test products (`cart.ts`). */
export async function openBasket(sku: string): Promise<TestBasket> {
  const surroundings = cartContext();
  let cart: Cart = newCart();
  async function apply(actions: readonly CartAction[]): Promise<CommerceResult<Cart>> {
    const outcome = applyActions(cart, actions, surroundings);
    if (!outcome.ok) throw new Error(`${outcome.problem.code}: ${outcome.problem.message}`);
    cart = outcome.cart;
    return { ok: true, value: cart };
  }
  const commerce: Partial<CommerceService> = {
    activeCart: async () => ({ ok: true, value: cart }),
    add: (items) => apply(items.map(({ id, quantity }) => ({ action: "addLineItem", sku: id, quantity }))),
    removeItem: (lineItemId) => apply([{ action: "removeLineItem", lineItemId }]),
    applyActions: apply,
  };
  const t = await createT("en");
  const context = {
    t,
    now: new Date(surroundings.now),
    market: createMarket("global", "US", "en"),
    session: { kind: "anonymous", expired: null, customerId: null },
    log: { info: () => {}, warn: () => {}, error: () => {} },
    flags: { elisaCrossSell: false },
    // No suggestions are shown, because the catalogue is unavailable.
    defer: async () => ({ ok: false }),
    degraded: () => {},
    services: {
      commerce,
      settings: { selling: async () => defaultSellingSettings },
      content: { globalSettings: async () => ({ ok: false }) },
      catalogue: { briefs: async () => [] },
    },
  } as unknown as PrivateContext;
  const post = (fields: Fields) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return changeBasketBy(context, form);
  };
  async function send(fields: Fields): Promise<BasketView> {
    const { answer } = await post(fields);
    if (!answer.ok || !answer.state.basket) throw new Error(`refused: ${JSON.stringify(answer)}`);
    return answer.state.basket;
  }
  await send({ intent: "add", sku, quantity: "1" });
  return {
    lineIds: () => cart.lineItems.map(({ id }) => id),
    send,
    async refused(fields) {
      const { answer, status } = await post(fields);
      if (answer.ok) throw new Error("the form was accepted");
      return { status, place: answer.place };
    },
    async recalculate() {
      await apply([{ action: "recalculate", updateProductData: true }]);
      const { basket } = await loadBasketState(context);
      if (!basket) throw new Error("there is no basket");
      return basket;
    },
  };
}
