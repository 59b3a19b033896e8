import type { CheckoutSettings } from "@contracts/commerce/checkout-settings";

/** Until an operator stores settings, nothing ships, no promotion applies and nothing is sold on account. */
export const defaultCheckoutSettings: CheckoutSettings = {
  taxRules: [],
  weights: { default: 1, productTypes: {} },
  shippingMethods: [],
  promotions: [],
  purchaseOrders: { limits: {}, requiresSoldToId: false },
  quoteValidDays: 30,
  distributors: [],
};
