/**
 * Data that a cart command needs besides the cart: catalogue, settings, payments and ship dates, fetched before it
 * runs.
 */
import { maxShipDateItems, shipDateAnswer } from "@contracts/catalogue/availability";
import type { Cart, CartAction } from "@contracts/commerce/cart";
import type { CheckoutSettings } from "@contracts/commerce/checkout-settings";
import type { CartContext, SkuFact } from "@domain/cart/state";
import { guestOf } from "@domain/checkout/guest";
import { exemptionsOf } from "@domain/company/certificates";
import { priceGroupOf } from "@domain/price-groups/contract-price";
import { dependsOnOrders, findPromotion, guestUses } from "@domain/promotions/states";
import { servedByDistributor } from "@domain/selling/market-rules";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { checkoutSettingsOf } from "../../shared/checkout-settings";
import { reportFault } from "../../shared/report-fault";
import { sellingSettingsOf } from "../../shared/selling-settings";
import { catalogueOf } from "../catalogue/catalogue-store";
import { companyOfOwner } from "../companies/company-of-owner";
import { ledgerOf } from "../ledgers/ledger-of";
import { usesOf } from "../promotions/promotion-uses";
import { callUpstream } from "../upstreams";
import type { UpdateCart } from "./commands";

interface ContextRequest {
  readonly command: Pick<UpdateCart, "customer" | "maxLines" | "owner">;
  readonly actions: readonly CartAction[];
  readonly cart: Pick<Cart, "id" | "lineItems" | "discountCodes" | "shippingAddress" | "custom"> | null;
  /** Type of a cart that is being opened. */
  readonly type?: "order" | null;
  readonly shopperCountry: string;
  /** SKUs that neither cart nor actions name. */
  readonly skus?: readonly string[];
  /** The command must not run on old prices. */
  readonly needsPrices?: boolean;
  /** The cart is being ordered, so its codes are kept from the customer's other carts until it ends. */
  readonly reservesCodes?: boolean;
}

/** Ship dates are informative, so an order waits at most this long for them. */
const shipDateMilliseconds = 1_000;
/** Countries with ship dates (T-SHIP-01). */
const shipDateCountries = ["US"];

export async function contextOf(env: ServicesEnv, request: ContextRequest): Promise<CartContext> {
  const { command, actions, cart, shopperCountry } = request;
  const [settings, checkout] = await Promise.all([sellingSettingsOf(env).current(), checkoutSettingsOf(env).current()]);
  const requestedSkus = allRequestedSkus(request, checkout);
  const needed =
    request.needsPrices === true || actions.some(({ action }) => action === "addLineItem" || action === "recalculate");
  const [facts, payments, shipDates] = await Promise.all([
    factsOf(env, requestedSkus, needed),
    actions.some(({ action }) => action === "addPayment") && cart ? ledgerOf(env, command.owner).payments(cart.id) : [],
    shipDatesOf(env, actions, cart, shopperCountry),
  ]);
  const [promotionUses, terms] = await Promise.all([
    promotionUsesOf(env, request, checkout),
    companyTermsFor(env, request, checkout),
  ]);
  const { customer, maxLines } = command;
  return {
    now: new Date().toISOString(),
    facts: facts ?? new Map(),
    requestedSkus: facts ? requestedSkus : new Set(),
    settings:
      (cart?.custom.type ?? request.type) === "order" ? servedByDistributor(settings, shopperCountry) : settings,
    checkout,
    payments: new Map(payments.map((payment) => [payment.id, payment])),
    shipDates,
    shopperCountry,
    customer,
    maxLines,
    promotionUses,
    ...terms,
    newLineId: () => crypto.randomUUID(),
  };
}

/** Agreed prices and certificates of the shopper's company. Certificates are for the United States only. */
async function companyTermsFor(
  env: ServicesEnv,
  { command: { owner }, shopperCountry }: ContextRequest,
  { priceGroups = [] }: CheckoutSettings,
): Promise<Pick<CartContext, "exemptions" | "priceGroup">> {
  if (shopperCountry !== "US" && priceGroups.length === 0) return {};
  const company = await companyOfOwner(env, owner);
  if (!company) return {};
  const { certificates, priceGroup } = company;
  const now = new Date().toISOString();
  return {
    exemptions: shopperCountry === "US" ? exemptionsOf(certificates, now) : [],
    priceGroup: priceGroupOf(priceGroup, priceGroups, now.slice(0, 10)),
  };
}

/** Earlier orders are read only if a code of the cart or of the command depends on them. */
async function promotionUsesOf(
  env: ServicesEnv,
  { command, actions, cart, reservesCodes }: ContextRequest,
  { promotions }: CheckoutSettings,
) {
  if (!command.owner.startsWith("customer:")) return cart && guestOf(cart) ? guestUses(promotions) : null;
  const limited = promotions.filter(dependsOnOrders);
  const asked = actions.some(
    (action) =>
      action.action === "addDiscountCode" &&
      limited.some((promotion) => promotion === findPromotion(action.code, promotions)),
  );
  const held = limited.filter(({ id }) => cart?.discountCodes.some(({ discountCode }) => discountCode.id === id));
  if (!asked && held.length === 0) return null;
  const ledger = ledgerOf(env, command.owner);
  return usesOf(
    await (cart && reservesCodes ? ledger.reservePromotions(cart.id, held) : ledger.promotionUses(cart?.id ?? null)),
  );
}

/** SKUs of the cart, of the command, and of gifts that a promotion code may add. */
function allRequestedSkus(
  { actions, cart, skus = [] }: ContextRequest,
  { promotions }: CheckoutSettings,
): ReadonlySet<string> {
  const entered = actions.flatMap((action) => {
    const promotion = action.action === "addDiscountCode" ? findPromotion(action.code, promotions) : null;
    return promotion ? [promotion.id] : [];
  });
  const codes = new Set([...entered, ...(cart?.discountCodes.map(({ discountCode }) => discountCode.id) ?? [])]);
  return new Set([
    ...skus,
    ...actions.flatMap((action) => (action.action === "addLineItem" ? [action.sku] : [])),
    ...(cart?.lineItems.map(({ sku }) => sku) ?? []),
    ...promotions.flatMap(({ id, effect }) => (effect.kind === "gift" && codes.has(id) ? [effect.sku] : [])),
  ]);
}

/** If the catalogue is unavailable, lines can still be removed; prices are checked at the next change. */
async function factsOf(
  env: ServicesEnv,
  requestedSkus: ReadonlySet<string>,
  needed: boolean,
): Promise<ReadonlyMap<string, SkuFact> | null> {
  if (requestedSkus.size === 0) return new Map();
  try {
    return await catalogueOf(env).skuFacts([...requestedSkus]);
  } catch (error) {
    if (needed) throw error;
    reportFault("prices of a cart not read", error);
    return null;
  }
}

/** Ship dates of the lines in question; empty if the service does not answer (W32). */
async function shipDatesOf(
  env: ServicesEnv,
  actions: readonly CartAction[],
  cart: ContextRequest["cart"],
  country: string,
): Promise<ReadonlyMap<string, string | null>> {
  const ids = new Set(
    actions.flatMap((action) =>
      action.action === "setLineItemCustomField" && action.name === "estShipDate" && action.value !== null
        ? [action.lineItemId]
        : [],
    ),
  );
  const lines = cart?.lineItems.filter(({ id }) => ids.has(id)) ?? [];
  if (lines.length === 0 || !shipDateCountries.includes(country)) return new Map();
  const dates = new Map<string, string | null>();
  for (let start = 0; start < lines.length; start += maxShipDateItems) {
    const part = lines.slice(start, start + maxShipDateItems);
    const answer = await callUpstream(env, "availability", {
      method: "POST",
      path: `/api/ebs/gop/${country}/sku`,
      body: { items: part.map(({ sku, quantity }) => ({ sku, quantity })) },
      timeoutMilliseconds: shipDateMilliseconds,
    });
    const parsed = v.safeParse(shipDateAnswer, answer.body);
    if (answer.status !== 200 || !parsed.success) return dates;
    for (const [index, item] of parsed.output.items.entries()) {
      const line = part[index];
      if (line && line.sku === item.sku) dates.set(line.id, item.finalShipDate);
    }
  }
  return dates;
}
