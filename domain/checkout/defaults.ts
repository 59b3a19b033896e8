import type { CheckoutSettings } from "@contracts/commerce/checkout-settings";

/** Until an operator stores how the shop ships and taxes, nothing is sent, promoted or sold on account. */
export const defaultCheckoutSettings: CheckoutSettings = {
  taxRules: [],
  weights: { default: 1, productTypes: {} },
  shippingMethods: [],
  promotions: [],
  purchaseOrders: { limits: {}, requiresSoldToId: false },
  quoteValidDays: 30,
  distributors: [],
};
