/** The basket page: the visitor's basket and the actions allowed by the country. */
import type { BasketState, BasketSuggestion, BasketView } from "@contracts/commerce/basket-answers";
import type { Cart } from "@contracts/commerce/cart";
import { readLeftCodes } from "@domain/basket/left-codes";
import { quantityIntent } from "@domain/basket/quantity";
import { readSetAside, type SetAsideLine } from "@domain/basket/set-aside";
import { basketFeatures, basketView, isChangeable } from "@domain/basket/view";
import { checkoutTypeOf, crossSellSuggestions } from "@domain/cross-sell/suggestions";
import { safeGoto } from "@domain/http/safe-goto";
import { type BasketRules, resolveBasketRules } from "@domain/selling/market-rules";
import { mergeFirstAdds } from "~/actions/basket/first-adds.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type PromotionsView, promotionsView } from "~/loaders/browse/promotions.server";
import { type HandOverView, handOverOf } from "~/loaders/hand-over/hand-over.server";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { judgeCodes } from "~/loaders/quick-add/quick-add.server";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";
import type { CommerceResult } from "~/services/commerce/types";
import { isOutage } from "~/services/upstream/transport";
import { heldLotsOf } from "./held-lots.server";
import { dayOf, obstaclesOf } from "./obstacles.server";

/** Questions asked by the page without scripts. */
export type BasketQuestion =
  | { readonly kind: "remove"; readonly line: string }
  | { readonly kind: "quantity"; readonly line: string; readonly quantity: number };

interface LastAddition {
  readonly skus: readonly string[];
  readonly count: number;
  /** Set if the same form was sent twice at once and executed once; holds the resulting quantity. */
  readonly repeated: { readonly inBasket: number } | null;
  readonly from: string | null;
}

export interface BasketPageData {
  readonly head: PageHead;
  readonly state: BasketState;
  /** Null if prices, and thus promotions, are not shown, and for punchout buyers. */
  readonly promotions: PromotionsView | null;
  /** The last addition, from the redirect after an add without scripts. */
  readonly added: LastAddition | null;
  readonly question: BasketQuestion | null;
  readonly handOver: HandOverView | null;
  /** Items and promotion codes that the basket did not take over at sign-in, and the requested page. */
  readonly setAside: {
    readonly reason: "country" | "refused";
    readonly lines: readonly SetAsideLine[];
    readonly codes: { readonly heading: string; readonly text: string; readonly goOn: string } | null;
    readonly from: string | null;
  } | null;
}

/** Promotion codes of the basket; null if prices are not shown, and for punchout buyers. */
function promotionsOf(
  { market, session }: PrivateContext,
  rules: BasketRules,
  result: CommerceResult<Cart | null>,
): PromotionsView | null {
  // Procurement systems have prices of their own.
  if (session.kind === "punchout") return null;
  const cart = result.ok ? result.value : null;
  return cart && cart.lineItems.length > 0 && rules.showsPrices ? promotionsView(cart, market.language) : null;
}

export async function loadBasketRules(context: PrivateContext): Promise<BasketRules> {
  const settings = await loadSellingSettings(context);
  return resolveBasketRules(context.market.country, context.session.kind, settings);
}

/** Basket state after a read or a change, for pages and scripts. */
export async function basketState(
  context: PrivateContext,
  rules: BasketRules,
  result: CommerceResult<Cart | null>,
): Promise<BasketState> {
  const cart = result.ok ? result.value : null;
  const ended = endedSession(context, result);
  return {
    at: context.now.getTime(),
    ways: basketFeatures(rules),
    basket: cart && (await viewOf(context, rules, cart)),
    // A guest's basket ends with the session; the toast says so (A-SESS-03).
    unreachable: !result.ok && ended === null && (isOutage(result.status) || context.session.expired !== "anonymous"),
    ended,
  };
}

async function viewOf(context: PrivateContext, rules: BasketRules, cart: Cart): Promise<BasketView> {
  const [suggestions, obstacles, heldLots] = await Promise.all([
    suggestionsFor(context, rules, cart),
    obstaclesOf(context, cart.lineItems),
    heldLotsOf(context, cart.lineItems),
  ]);
  return basketView(cart, rules, context.market.language, { suggestions, obstacles, heldLots, day: dayOf(context) });
}

/** An error that ended the session is not an outage, so do not offer a retry (T-CART-27, T-CART-28). */
export function endedSession({ session }: PrivateContext, result: CommerceResult<unknown>): BasketState["ended"] {
  if (result.ok || isOutage(result.status) || session.expired === "anonymous") return null;
  return session.expired;
}

export async function loadBasketState(context: PrivateContext): Promise<BasketState> {
  const rules = await loadBasketRules(context);
  return basketState(context, rules, await context.services.commerce.activeCart());
}

export async function loadBasketPage(context: PrivateContext, { url }: PageArgs): Promise<BasketPageData> {
  const rules = await loadBasketRules(context);
  const { country, currency } = context.market;
  await mergeFirstAdds(context, { country, currency, distributor: rules.mode === "distributor" });
  const result = await context.services.commerce.activeCart();
  const state = await basketState(context, rules, result);
  if (state.unreachable) context.setErrorStatus(503);
  return {
    // Not indexed, because it shows one visitor's basket.
    head: pageHead(context, { title: context.t("basket.title"), path: "/cart", index: false }),
    state,
    promotions: promotionsOf(context, rules, result),
    added: lastAddition(url, state),
    question: askedBefore(url, state),
    handOver: handOverOf(context, state, url),
    setAside: setAsideBefore(context, url),
  };
}

/** Anyone can write this URL: accept only items in the basket, and only paths of this site. */
function lastAddition({ searchParams, origin }: URL, { basket }: BasketState): BasketPageData["added"] {
  const named = (searchParams.get("added") ?? "").split(",");
  const lines = (basket?.lines ?? []).filter(({ sku }) => named.includes(sku));
  const count = Number(searchParams.get("count"));
  if (lines.length === 0 || !Number.isInteger(count) || count < 1) return null;
  const inBasket = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    skus: [...new Set(lines.map(({ sku }) => sku))],
    count,
    repeated: searchParams.has("again") ? { inBasket } : null,
    from: safeGoto(searchParams.get("from"), origin, "") || null,
  };
}

function setAsideBefore({ session, t }: PrivateContext, { searchParams, origin }: URL): BasketPageData["setAside"] {
  if (!session.customerId) return null;
  const from = safeGoto(searchParams.get("from"), origin, "") || null;
  const left = readLeftCodes(searchParams).join(", ");
  const codes = left
    ? {
        heading: t("basketRefusals.codesLeft.heading"),
        text: t("basketRefusals.codesLeft.text", { codes: left }),
        goOn: t("basketRefusals.codesLeft.goOn"),
      }
    : null;
  for (const reason of ["country", "refused"] as const) {
    const lines = readSetAside(reason, searchParams);
    if (lines.length > 0) return { reason, lines, codes, from };
  }
  return codes ? { reason: "refused", lines: [], codes, from } : null;
}

function askedBefore({ searchParams }: URL, { basket }: BasketState): BasketQuestion | null {
  const removal = searchParams.get("remove");
  const change = searchParams.get("change");
  const asked = (basket?.lines ?? []).find(({ id, editable }) => editable && (id === removal || id === change));
  if (!asked) return null;
  if (asked.id === removal) return { kind: "remove", line: asked.id };
  const intent = quantityIntent(searchParams.get("to") ?? "");
  return intent.kind === "set" ? { kind: "quantity", line: asked.id, quantity: intent.quantity } : null;
}

/** Queries the catalogue only if a rule matches; suggests nothing during an outage. */
async function suggestionsFor(
  context: PrivateContext,
  { available, checkoutType }: BasketRules,
  cart: Cart,
): Promise<BasketSuggestion[]> {
  if (!available || !isChangeable(cart)) return [];
  const lines = cart.lineItems.map(({ sku, productKey, variant }) => ({
    sku,
    productKey,
    applications: variant.attributes.applications ?? [],
  }));
  const type = checkoutTypeOf(cart, checkoutType);
  const offered = crossSellSuggestions(lines, { checkoutType: type, elisaCrossSell: context.flags.elisaCrossSell });
  if (offered.length === 0) return [];
  const verdicts = await judgeCodes(
    context,
    offered.map(({ sku }) => sku),
  );
  return offered.flatMap(({ sku, type }, index) => {
    const verdict = verdicts[index];
    if (!verdict?.addEnabled || verdict.name === null) return [];
    return [{ type, sku, name: verdict.name, href: `/products/${sku}`, reason: context.t(`crossSell.reason.${type}`) }];
  });
}
