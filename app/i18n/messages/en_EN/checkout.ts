/** Checkout and quotes: what the gateway refuses there. Promotion and VAT texts are the specification's. */
export const checkout = {
  error: {
    promoUnknown: "Promotion code {{code}} not recognized. Please try again",
    promoExpired: "Promotion code {{code}} has expired",
    vatInvalid: "VAT registration number not valid. Please enter a valid number.",
    priceChanged: "The total of your order has changed. Please review it before you place the order.",
    beingPlaced: "This order is being placed. Please wait a moment.",
    incomplete: "Your order is not complete yet. Please check the highlighted step.",
    countryMismatch: "This order can be delivered to {{country}} only.",
    shippingMethod: "This shipping method is not available for your order. Please choose another one.",
    paymentDeclined: "The card was declined. Nothing was charged. Please use another payment.",
    paymentTimedOut: "The payment could not be completed. Nothing was charged. Please try again.",
    paymentExpired: "The card details are no longer valid. Please enter them again.",
    paymentUnavailable: "Card payment is not available at the moment. Please try again later or pay by purchase order.",
    purchaseOrderLimit: "This order exceeds the amount that you can buy on purchase orders. Please pay by card.",
    purchaseOrderNotOffered: "Purchase orders are not available for your account. Please pay by card.",
    quoteNotOffered: "A quote is not available for this basket.",
    quoteIncomplete: "Please complete the customer information before you submit the quote.",
    quoteOutdated: "Your basket has changed since this quote was made. Please review the quote again.",
    quoteSubmitted: "This quote was submitted already.",
  },
} as const;
