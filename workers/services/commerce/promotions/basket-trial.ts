/** Tries codes on a test basket: applies the cart's rules without a shopper, and stores nothing. */
import type { Cart, CartAction } from "@contracts/commerce/cart";
import { type TrialRow, trialQuery } from "@contracts/office/promotions";
import { pageQuery } from "@contracts/office/resources";
import type { CartContext } from "@domain/cart/state";
import { applyActions, emptyCart } from "@domain/cart/transition";
import { currencyOf } from "@domain/market/countries";
import { sum } from "@domain/money/money";
import { priceCountryOf } from "@domain/selling/market-rules";
import { Hono } from "hono";
import * as v from "valibot";
import { type OfficeApp, requirePermission } from "../../permission";
import { checkoutSettingsOf } from "../../shared/checkout-settings";
import { fieldProblem, readQuery } from "../../shared/office/actions";
import { notFound } from "../../shared/problems";
import { contextOf } from "../carts/cart-context";

const listQuery = v.object({ ...pageQuery, ...trialQuery.entries });
const maxSizes = 30;
const empty = { pieces: null, listPrice: null, price: null, total: null };

const stateTexts: Readonly<Record<string, string>> = {
  MatchesCart: "applies",
  DoesNotMatchCart: "does not apply: country, minimum or products do not match",
  NotActive: "is not running on this day",
  NotValid: "does not exist",
  MaxApplicationReached: "is used up",
  ApplicationStoppedByPreviousDiscount: "is stopped by a promotion before it",
};

export const basketTrial = new Hono<OfficeApp>();

basketTrial.get("/", requirePermission("promotions:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { q = "", codes = "", country = "US", day } = query.value;
  const wanted = q.split(/[\s,]+/).filter((word) => word !== "");
  if (wanted.length === 0) return c.json({ rows: [], next: null });
  if (wanted.length > maxSizes) return fieldProblem("q", `At most ${maxSizes} sizes.`);
  const lines = wanted.map((word) => /^([0-9A-Z]{1,20})(?::(\d{1,3}))?$/.exec(word));
  const wrong = lines.indexOf(null);
  if (wrong >= 0) return fieldProblem("q", `“${wanted[wrong]}”: write a size and its units, such as 4060S:2.`);
  checkoutSettingsOf(c.env).forget();
  const adds = lines.map((line): CartAction => {
    return { action: "addLineItem", sku: line?.[1] ?? "", quantity: Math.max(1, Number(line?.[2] ?? 1)) };
  });
  const enters = codes
    .split(/[\s,]+/)
    .filter((code) => code !== "")
    .map((code): CartAction => ({ action: "addDiscountCode", code }));
  const known = await contextOf(c.env, {
    command: { customer: "customer", owner: "trial", maxLines: maxSizes },
    ...{ actions: [...adds, ...enters], cart: null, shopperCountry: country },
  });
  const context: CartContext = day ? { ...known, now: `${day}T12:00:00.000Z` } : known;
  const priceCountry = priceCountryOf(country, context.settings);
  const start = emptyCart({
    ...{ id: "trial", customerId: null, anonymousId: null, type: null, now: context.now },
    ...{ country: priceCountry, currency: currencyOf(priceCountry) },
  });
  return c.json({ rows: tried(start, [...adds, ...enters], context), next: null });
});

basketTrial.get("/:row", requirePermission("promotions:read"), (c) => notFound(c.req.param("row").slice(0, 40)));

/** Applies each action separately, so a refused one does not reject the others. */
function tried(start: Cart, actions: readonly CartAction[], context: CartContext): TrialRow[] {
  let cart = start;
  const refused: TrialRow[] = [];
  for (const action of actions) {
    const outcome = applyActions(cart, [action], context);
    if (outcome.ok) cart = outcome.cart;
    else {
      const what = action.action === "addDiscountCode" ? `Code ${action.code}` : "sku" in action ? action.sku : "";
      refused.push({ ...empty, what: what ?? "", why: outcome.problem.message });
    }
  }
  const lines = cart.lineItems.map(({ sku, quantity, listPrice, netPrice, totalPriceComputed, ...line }): TrialRow => {
    const gift = line.lineItemMode === "standard" ? [] : ["gift"];
    return {
      ...{ what: sku, pieces: quantity, listPrice, price: netPrice, total: totalPriceComputed },
      why: [...gift, ...line.appliedPromoNames].join(", "),
    };
  });
  const judged = cart.discountCodes.map(
    ({ discountCode, state }): TrialRow => ({
      ...empty,
      what: `Code ${discountCode.code}`,
      why: stateTexts[state] ?? state,
    }),
  );
  const goods = sum(
    cart.lineItems.map(({ totalPriceComputed }) => totalPriceComputed),
    cart.currency,
  );
  return [
    ...lines,
    ...judged,
    ...refused,
    { ...empty, what: "Goods, without shipping and tax", total: goods, why: "" },
  ];
}
