/** Shipping of a revised quote: another method, or another price of the method. */
import type { CheckoutSettings } from "@contracts/commerce/checkout-settings";
import type { QuoteRevisionRequest, QuoteShippingChange } from "@contracts/commerce/quote-negotiation";
import type { Quote } from "@contracts/commerce/quotes";
import type { Money } from "@contracts/values/money";
import { shippingEstimates, shippingInfoOf } from "../checkout/shipping";
import { type Language, locales } from "../market/market";
import { formatMoney } from "../money/format";
import { zero } from "../money/money";

interface Authority {
  /** Largest discount from a regular price that the person may give, in parts per million. */
  readonly discountLimit: number;
  readonly checkout: CheckoutSettings;
}

type Revised =
  | {
      readonly ok: true;
      readonly shippingInfo: Quote["cart"]["shippingInfo"];
      /** Null if shipping stays as it was quoted. */
      readonly change: QuoteShippingChange | null;
    }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly place: "shipping" };

const refused = (code: string, message: string): Revised => ({ ok: false, code, message, place: "shipping" });

/** Lowest price that a discount limit in parts per million leaves. */
export const lowestPrice = (price: Money, discountLimit: number): Money => ({
  ...price,
  centAmount: Math.ceil((price.centAmount * (1_000_000 - discountLimit)) / 1_000_000),
});

/** The quote's charge for shipping. */
export function quotedShippingPrice({ cart: { shippingInfo, currency } }: Pick<Quote, "cart">): Money {
  return shippingInfo ? (shippingInfo.discountedPrice ?? shippingInfo.price) : zero(currency);
}

/**
 * Shipping after the revision, within the limit of the person's role. Free shipping by the method's own rules is not a
 * discount.
 * @param quote with the lines of the revision
 */
export function revisedShipping(
  quote: Quote,
  wanted: QuoteRevisionRequest["shipping"],
  { discountLimit, checkout }: Authority,
): Revised {
  const { cart, country, quoteType } = quote;
  const { shippingInfo } = cart;
  const formerPrice = quotedShippingPrice(quote);
  const isSame = wanted?.methodId === shippingInfo?.shippingMethod?.id && wanted?.centAmount === formerPrice.centAmount;
  if (!wanted || isSame) return { ok: true, shippingInfo, change: null };
  if (quoteType === "quoteEMEA") return refused("ShippingOpen", "Shipping of this quote is set with the order.");
  const offer = shippingEstimates(cart, country, checkout).find(({ id }) => id === wanted.methodId);
  if (!offer) return refused("UnknownMethod", "This method does not ship the products of the quote.");
  const price = { ...offer.price, centAmount: wanted.centAmount };
  if (price.centAmount > offer.price.centAmount) {
    return refused("AboveListPrice", `${offer.name.en_EN} costs ${formatMoney(offer.price)}.`);
  }
  const lowest = lowestPrice(offer.price, discountLimit);
  if (price.centAmount < Math.min(lowest.centAmount, (offer.discountedPrice ?? offer.price).centAmount)) {
    return refused("DiscountLimit", `Your role may quote ${offer.name.en_EN} at ${formatMoney(lowest)} or more.`);
  }
  if (wanted.reason === "") return refused("ReasonMissing", "Give a reason for the change of shipping.");
  const discountedPrice = price.centAmount < offer.price.centAmount ? price : null;
  return {
    ok: true,
    shippingInfo: shippingInfoOf({ ...offer, discountedPrice }),
    change: {
      ...{ formerNames: shippingInfo ? namesOf(shippingInfo) : null, formerPrice },
      ...{ names: offer.name, price, reason: wanted.reason },
    },
  };
}

/** Former and next shipping of a change in words, with its reason. */
export function shippingTexts(
  { formerNames, formerPrice, names, price, reason }: QuoteShippingChange,
  language: Language,
): { readonly former: string; readonly next: string; readonly reason: string } {
  const { file } = locales[language];
  const former = formerNames ? `${formerNames[file]} ${formatMoney(formerPrice)}` : formatMoney(formerPrice);
  return { former, next: `${names[file]} ${formatMoney(price)}`, reason };
}

/** The method's names; an older quote has the English one only. */
const namesOf = ({ shippingMethodName: en_EN, shippingMethodNames }: NonNullable<Quote["cart"]["shippingInfo"]>) =>
  shippingMethodNames ?? { en_EN, ja_JP: en_EN, zh_CN: en_EN };
