/** Mail to the local distributor about a request (T-QUOTE-07): the customer, the items and the address. */

import type { Quote } from "@contracts/commerce/quotes";
import type { MailRequest } from "@contracts/mail";
import type { PostalAddress } from "@contracts/values/postal-address";
import { factsOf } from "../mail-format";

const listedLines = 40;

/** Null for a quote without a distributor. The mail's id is derived from the quote, so it is sent once. */
export function distributorMail(quote: Quote): MailRequest | null {
  const { distributor, customerInfo: info, quoteNumber, cart } = quote;
  if (!distributor || info?.kind !== "contact") return null;
  const address = info.shippingAddress ? addressLine(info.shippingAddress) : "";
  const facts: [string, string][] = [
    ["Request", quoteNumber],
    ["Name", `${info.firstName} ${info.lastName}`],
    ["Organization", [info.organisation, info.department].filter(Boolean).join(", ")],
    ["Email", info.email],
    ["Phone", info.phone ?? ""],
    ["Ship to", address],
    ["Language", quote.language],
    ...cart.lineItems
      .slice(0, listedLines)
      .map(({ sku, name, quantity }): [string, string] => [`${quantity} × ${sku}`, name]),
  ];
  const more = cart.lineItems.length - listedLines;
  return {
    id: `distributor-${quoteNumber}`,
    to: distributor.customerEmail,
    language: "en",
    template: "message",
    data: {
      subject: `Request ${quoteNumber} from ${info.organisation}`.slice(0, 200),
      heading: "Request for prices and availability",
      paragraphs: [
        "A customer in your territory asks for prices and availability of the products below. Please reply to the customer at the address below.",
        ...(more > 0 ? [`The request has ${more} more lines; the customer has the full list.`] : []),
      ],
      facts: factsOf(facts),
    },
  };
}

function addressLine({ streetName, additionalStreetInfo, city, state, postalCode, country }: PostalAddress): string {
  return [streetName, additionalStreetInfo, city, [state, postalCode].filter(Boolean).join(" "), country]
    .filter(Boolean)
    .join(", ");
}
