/** Adds the shopper's contact data to a quote. */

import type { Quote, QuoteInfo } from "@contracts/commerce/quotes";
import type { PostalAddress } from "@contracts/values/postal-address";

/**
 * Also sets the shipping address of the quote's cart; its custom fields contain email and opt-in (T-QUOTE-12,
 * T-QUOTE-15).
 */
export function withCustomerInfo(quote: Quote, customerInfo: QuoteInfo): Quote {
  const address: PostalAddress = {
    ...addressOf(quote, customerInfo),
    custom: {
      fields: { quoteEmailAddress: customerInfo.email, isQuoteNewsletterOptIn: customerInfo.newsletterOptIn },
    },
  };
  return { ...quote, customerInfo, cart: { ...quote.cart, shippingAddress: address } };
}

function addressOf({ cart, country }: Quote, info: QuoteInfo): PostalAddress {
  const base: PostalAddress = cart.shippingAddress ?? { country };
  if (info.kind === "japan") {
    const { firstNameF: firstName, lastNameF: lastName, organisationName: company, departmentName: department } = info;
    return { ...base, firstName, lastName, company, department };
  }
  const { firstName, lastName, organisation: company, department, phone } = info;
  const given = info.shippingAddress ?? base;
  return { ...given, country: given.country, firstName, lastName, company, department, ...(phone && { phone }) };
}
