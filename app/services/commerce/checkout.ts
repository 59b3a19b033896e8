/** The visitor's basket during checkout, for one request. */
import type { Cart, CartAction } from "@contracts/commerce/cart";
import { shippingOffer } from "@contracts/commerce/checkout-settings";
import { cardFields, cardFieldsState, payment, paymentObstacles, savedCardList } from "@contracts/commerce/payments";
import { referenceRules } from "@contracts/commerce/references";
import { type Customer, customer as customerSchema } from "@contracts/customers/customers";
import { commercePaths } from "@contracts/values/paths";
import type { PostalAddress } from "@contracts/values/postal-address";
import { addressSync, contactSync } from "@domain/cart/address-book";
import * as v from "valibot";
import type { Call } from "./calls";
import { addressIn, fieldActions, shipToActions } from "./checkout-actions";
import type { CheckoutChoices, CheckoutService, KnownBasket } from "./checkout-types";
import { documentOf } from "./documents";
import { missingCartFailure } from "./failures";
import { purchaseOrderFiles } from "./purchase-order-files";
import type { CommerceResult, WriteOptions } from "./types";

/** Basket operations that checkout needs. */
export interface BasketAccess {
  readonly call: Call;
  /** The current basket from the gateway. */
  current(): Promise<CommerceResult<Cart | null>>;
  /** Updates the basket, which must exist. */
  change(actions: readonly CartAction[], options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Runs writes of a request one at a time. */
  inTurn<T>(label: string, work: () => Promise<CommerceResult<T>>): Promise<CommerceResult<T>>;
  /** Idempotency key of a write. */
  keyOf(options?: WriteOptions): Promise<string>;
}

export function createCheckout({ call, current, change, inTurn, keyOf }: BasketAccess): CheckoutService {
  const customer = () =>
    documentOf(
      call({ method: "GET", path: `${commercePaths.me}?expand=custom.fields.contacts%5B*%5D` }),
      customerSchema,
    );

  async function basket(): Promise<CommerceResult<Cart>> {
    const cart = await current();
    if (!cart.ok) return cart;
    return cart.value ? { ok: true, value: cart.value } : missingCartFailure();
  }

  async function basketId({ cartId }: KnownBasket): Promise<CommerceResult<string>> {
    if (cartId !== undefined) return { ok: true, value: cartId };
    const cart = await basket();
    return cart.ok ? { ok: true, value: cart.value.id } : cart;
  }

  /** An address book entry in the page's country. */
  async function addressOfBook(addressId: string, country: string): Promise<CommerceResult<PostalAddress>> {
    const owner = await customer();
    return owner.ok ? addressIn(owner.value, addressId, country) : owner;
  }

  /** Actions for the choices; addresses come before what depends on them: methods, VAT number. */
  async function actionsOf(
    choices: CheckoutChoices,
    country: string,
    known?: Customer,
  ): Promise<CommerceResult<readonly CartAction[]>> {
    const { shippingAddressId, billingAddressId, shippingMethodId: method, info = {}, notes = {} } = choices;
    const actions: CartAction[] = [];
    if (shippingAddressId !== undefined || billingAddressId !== undefined) {
      const owner: CommerceResult<Customer> = known ? { ok: true, value: known } : await customer();
      if (!owner.ok) return owner;
      for (const [action, id] of [
        ["setShippingAddress", shippingAddressId],
        ["setBillingAddress", billingAddressId],
      ] as const) {
        if (id === undefined) continue;
        const address = addressIn(owner.value, id, country);
        if (!address.ok) return address;
        actions.push({ action, address: address.value });
      }
    }
    if (method !== undefined) {
      actions.push({ action: "setShippingMethod", shippingMethod: { typeId: "shipping-method", id: method } });
    }
    const noted = Object.entries(notes).map(
      ([lineItemId, value]): CartAction => ({ action: "setLineItemCustomField", lineItemId, name: "note", value }),
    );
    return { ok: true, value: [...actions, ...fieldActions(info), ...noted] };
  }

  return {
    applyPromo: (code, options) =>
      inTurn("applying a promotion code failed", () => change([{ action: "addDiscountCode", code }], options)),

    removeDiscountCodesFromCart: (ids, options) =>
      inTurn("removing promotion codes failed", async () => {
        const cart = await basket();
        if (!cart.ok) return cart;
        const wanted = cart.value.discountCodes.map(({ discountCode }) => discountCode.id);
        const removed = wanted.filter((id) => !ids || ids.includes(id));
        if (removed.length === 0) return cart;
        return change(
          removed.map((id) => ({ action: "removeDiscountCode", discountCode: { typeId: "discount-code", id } })),
          options,
        );
      }),

    paymentOperation: (operation, id, options) =>
      inTurn("changing a payment failed", () =>
        change(
          [{ action: operation === "add" ? "addPayment" : "removePayment", payment: { typeId: "payment", id } }],
          options,
        ),
      ),

    setShippingAddressToCart: (addressId, contactId, country, options) =>
      inTurn("setting the shipping address failed", async () => {
        const address = await addressOfBook(addressId, country);
        if (!address.ok) return address;
        return change(
          [
            { action: "setShippingAddress", address: address.value },
            { action: "setCustomField", name: "contactId", value: contactId },
          ],
          options,
        );
      }),

    setBillingAddressToCart: (addressId, country, options) =>
      inTurn("setting the billing address failed", async () => {
        const address = await addressOfBook(addressId, country);
        if (!address.ok) return address;
        return change([{ action: "setBillingAddress", address: address.value }], options);
      }),

    setChoices: (choices, country, options) =>
      inTurn("setting choices of the checkout failed", async () => {
        const actions = await actionsOf(choices, country, options?.customer);
        if (!actions.ok) return actions;
        return actions.value.length > 0 ? change(actions.value, options) : basket();
      }),

    shipLines: (destinations, country, options) =>
      inTurn("sending lines to several addresses failed", async () => {
        const [cart, owner] = [await basket(), await customer()];
        if (!cart.ok) return cart;
        if (!owner.ok) return owner;
        const actions = shipToActions(cart.value, owner.value, destinations, country);
        return actions.ok ? change(actions.value, options) : actions;
      }),

    setGuestChoices: (address, { shippingMethodId: id, info = {} }, options) =>
      inTurn("setting choices of a guest failed", () =>
        change(
          [
            { action: "setShippingAddress", address },
            { action: "setBillingAddress", address },
            ...(id === undefined
              ? []
              : ([{ action: "setShippingMethod", shippingMethod: { typeId: "shipping-method", id } }] as const)),
            ...fieldActions(info),
          ],
          options,
        ),
      ),

    shippingMethods: async (wanted = { estimate: false }) => {
      const cart = await basketId(wanted);
      if (!cart.ok) return cart;
      const path = `${commercePaths.shippingMethods(cart.value)}${wanted.estimate ? "?estimate=true" : ""}`;
      const offers = await documentOf(call({ method: "GET", path }), v.object({ results: v.array(shippingOffer) }));
      return offers.ok ? { ok: true, value: offers.value.results } : offers;
    },

    paymentObstacles: async (known = {}) => {
      const cart = await basketId(known);
      if (!cart.ok) return cart;
      return documentOf(call({ method: "GET", path: commercePaths.paymentMethods(cart.value) }), paymentObstacles);
    },

    referenceRules: () => documentOf(call({ method: "GET", path: commercePaths.references }), referenceRules),

    ...purchaseOrderFiles(call),

    setShippingMethod: (id, options) =>
      inTurn("setting the shipping method failed", () =>
        change(
          [{ action: "setShippingMethod", shippingMethod: id === null ? null : { typeId: "shipping-method", id } }],
          options,
        ),
      ),

    setAdditionalInfo: (info, options) =>
      inTurn("setting additional information failed", async () => {
        const actions = fieldActions(info);
        return actions.length > 0 ? change(actions, options) : basket();
      }),

    addGopInfoToOrder: (dates, options) =>
      inTurn("setting ship dates failed", async () => {
        const actions = dates.map(
          ({ lineItemId, promiseDate: value }): CartAction => ({
            action: "setLineItemCustomField",
            lineItemId,
            name: "estShipDate",
            value,
          }),
        );
        return actions.length > 0 ? change(actions, options) : basket();
      }),

    syncCart: (type, deletedId) =>
      inTurn("syncing the basket failed", async () => {
        const [cart, owner] = [await current(), await customer()];
        if (!cart.ok) return cart;
        if (!cart.value || !owner.ok) return owner.ok ? { ok: true, value: null } : owner;
        const actions =
          type === "address"
            ? addressSync(cart.value, owner.value, deletedId)
            : contactSync(cart.value, owner.value, deletedId);
        return actions.length > 0 ? change(actions) : cart;
      }),

    openCardFields: async (request) => {
      const cart = await basket();
      if (!cart.ok) return cart;
      const body = { ...request, cartId: cart.value.id };
      return documentOf(call({ method: "POST", path: commercePaths.cardFields, body }), cardFields);
    },

    savedCards: async () => {
      const read = await documentOf(call({ method: "GET", path: commercePaths.savedCards }), savedCardList);
      return read.ok ? { ok: true, value: read.value.results } : read;
    },

    removeSavedCard: async (id) => {
      const removed = await call({ method: "DELETE", path: commercePaths.savedCard(id) });
      if (removed.ok) return { ok: true, value: true };
      return removed.status === 404 ? { ok: true, value: false } : removed;
    },

    cardFieldsState: async (id) => {
      const cart = await basket();
      if (!cart.ok) return cart;
      const path = `${commercePaths.cardFieldsState(id)}?cartId=${encodeURIComponent(cart.value.id)}`;
      return documentOf(call({ method: "GET", path }), cardFieldsState);
    },

    createPayment: (amountPlanned, method, fields, options) =>
      inTurn("making a payment failed", async () => {
        const cart = await basketId(options ?? {});
        if (!cart.ok) return cart;
        const body = {
          cart: { id: cart.value },
          amountPlanned,
          paymentMethodInfo: { method: method.method },
          ...(method.method === "card" && {
            transaction: { type: "Authorization", state: "Initial", interactionId: method.token },
          }),
          custom: { fields },
        };
        const idempotencyKey = await keyOf(options);
        return documentOf(call({ method: "POST", path: commercePaths.payments, body, idempotencyKey }), payment);
      }),
  };
}
