/** Shipping methods of a cart and their prices, by country, weight and value of goods. */
import type { Cart, LineItem } from "@contracts/commerce/cart";
import type { CheckoutSettings, ShippingMethod, ShippingOffer } from "@contracts/commerce/checkout-settings";
import type { OfferTerms, TransitDays } from "@contracts/commerce/offer-terms";
import type { Money } from "@contracts/values/money";
import { moneyOf, sum, zero } from "../money/money";
import { offersAsQuoted } from "../quote/in-cart";
import { linesByParcel, linesOfParcel } from "../ship-to/parcels";

/** Weight in the units of the operator's tiers, including gifts. */
function weightOf(lineItems: readonly LineItem[], { weights }: Pick<CheckoutSettings, "weights">): number {
  return lineItems.reduce(
    (all, { quantity, variant }) => all + quantity * pieceWeight(variant.attributes.productType ?? "", weights),
    0,
  );
}

function pieceWeight(productType: string, { productTypes, default: usual }: CheckoutSettings["weights"]): number {
  return (Object.hasOwn(productTypes, productType) ? productTypes[productType] : undefined) ?? usual;
}

/** The cheapest tier that carries the weight; undefined if none does. */
const tierOf = ({ tiers }: Pick<ShippingMethod, "tiers">, weight: number) =>
  tiers.find(({ upToWeight }) => weight <= upToWeight);

/**
 * Shipping of one piece by the cheapest method.
 * @param terms methods and weights of the country
 * @param price of the piece, in minor units
 * @returns price in minor units, and days if the method states them; null if no method in the currency carries the piece
 */
export function shippingOfOnePiece(
  { weights, shippingMethods }: OfferTerms,
  productType: string,
  price: { readonly centAmount: number; readonly currency: string },
): { readonly centAmount: number; readonly transitDays: TransitDays | null } | null {
  const weight = pieceWeight(productType, weights);
  const offers = shippingMethods.flatMap((method) => {
    const tier = method.currency === price.currency ? tierOf(method, weight) : undefined;
    if (!tier) return [];
    const isFree = method.freeFromCentAmount !== null && price.centAmount >= method.freeFromCentAmount;
    return [{ centAmount: isFree ? 0 : tier.centAmount, transitDays: method.transitDays ?? null }];
  });
  const [cheapest = null] = offers.sort((a, b) => a.centAmount - b.centAmount);
  return cheapest;
}

/** Methods available for the cart and its address, cheapest first; none without an address. */
export function shippingOffers(
  cart: Cart,
  settings: CheckoutSettings,
  { freeShipping = false }: { freeShipping?: boolean } = {},
): ShippingOffer[] {
  const country = cart.shippingAddress?.country;
  if (!country || cart.lineItems.length === 0) return [];
  const offers = settings.shippingMethods.flatMap((method) => offerOf(method, cart, country, settings, freeShipping));
  const cheapestFirst = offers.sort((a, b) => a.price.centAmount - b.price.centAmount || (a.id < b.id ? -1 : 1));
  // A quote promises the shipping of one parcel.
  return cart.parcels ? cheapestFirst : offersAsQuoted(cart, cheapestFirst);
}

/**
 * Offers for a cart whose address may not be known yet, including the effect of its codes on shipping; cheapest first.
 */
export function shippingEstimates(cart: Cart, country: string, settings: CheckoutSettings): ShippingOffer[] {
  const active = new Set(
    cart.discountCodes.filter(({ state }) => state === "MatchesCart").map(({ discountCode }) => discountCode.id),
  );
  const freeShipping = settings.promotions.some(({ id, effect }) => effect.kind === "freeShipping" && active.has(id));
  return shippingOffers({ ...cart, shippingAddress: cart.shippingAddress ?? { country } }, settings, { freeShipping });
}

function offerOf(
  method: ShippingMethod,
  cart: Cart,
  country: string,
  settings: CheckoutSettings,
  freeShipping: boolean,
): ShippingOffer[] {
  if (!method.countries.includes(country) || method.currency !== cart.currency) return [];
  const charges = linesByParcel(cart).map((lines) => chargeOf(method, lines, cart.currency, settings, freeShipping));
  if (!charges.every((charge) => charge !== null)) return [];
  const price = sum(
    charges.map((charge) => charge.price),
    cart.currency,
  );
  const payable = sum(
    charges.map((charge) => charge.payable),
    cart.currency,
  );
  const discountedPrice = charges.some(({ free }) => free) ? payable : null;
  return [{ id: method.id, name: method.name, price, discountedPrice }];
}

/** Charge of a method for the lines of one parcel; null if it does not carry them. */
function chargeOf(
  method: ShippingMethod,
  lineItems: readonly LineItem[],
  currency: string,
  settings: CheckoutSettings,
  freeShipping: boolean,
): { readonly price: Money; readonly payable: Money; readonly free: boolean } | null {
  const tier = tierOf(method, weightOf(lineItems, settings));
  if (!tier) return null;
  const goods = sum(
    lineItems.map((line) => line.totalPrice),
    currency,
  );
  const free = freeShipping || (method.freeFromCentAmount !== null && goods.centAmount >= method.freeFromCentAmount);
  const price = moneyOf(tier.centAmount, currency);
  return { price, payable: free ? zero(currency) : price, free };
}

/** Reprices the cart's shipping method. A method that no longer fits is removed, and the shopper chooses again. */
export function withShipping(cart: Cart, settings: CheckoutSettings, freeShipping: boolean): Cart {
  if (!cart.shippingInfo) return cart;
  const id = cart.shippingInfo.shippingMethod?.id;
  const offer = shippingOffers(cart, settings, { freeShipping }).find((candidate) => candidate.id === id);
  const method = offer && settings.shippingMethods.find((candidate) => candidate.id === id);
  const parcels = cart.parcels?.map((parcel) => {
    const lines = linesOfParcel(cart, parcel);
    const charge = method ? chargeOf(method, lines, cart.currency, settings, freeShipping) : null;
    return { ...parcel, shipping: charge?.payable ?? null };
  });
  return { ...cart, ...(parcels && { parcels }), shippingInfo: offer ? shippingInfoOf(offer) : null };
}

/** An offer in the form stored on carts and orders. */
export function shippingInfoOf(offer: ShippingOffer): NonNullable<Cart["shippingInfo"]> {
  const { id, name, price, discountedPrice } = offer;
  return { shippingMethodName: name.en_EN, shippingMethodNames: name, shippingMethod: { id }, price, discountedPrice };
}
