/** The basket page and panel: the visitor's basket as a view, with what the country lets them do with it. */
import { type BasketView, basketView } from "@domain/basket/view";
import { safeGoto } from "@domain/http/safe-goto";
import { type BasketRules, resolveBasketRules } from "@domain/selling/market-rules";
import type { PageArgs } from "~/context/page";
import type { PrivateContext } from "~/context/types";
import type { CommerceError, CommerceFailure } from "~/services/commerce/types";
import { type PageHead, pageHead } from "./page-head.server";
import { loadSellingSettings } from "./selling-settings.server";

/** A message of the basket in the page's language, beside the gateway's code for it. */
export interface BasketMessage {
  readonly code: string;
  readonly text: string;
}

export interface BasketData {
  readonly rules: BasketRules;
  /** Null: no basket yet, or it could not be read (`unreachable`). */
  readonly basket: BasketView | null;
  readonly unreachable: boolean;
}

export interface BasketPageData extends BasketData {
  readonly head: PageHead;
  /** What was just added, from the redirect after an add without scripts. */
  readonly added: { readonly sku: string; readonly count: number; readonly from: string | null } | null;
  /** Line whose removal is being asked about (T-LINE-12, body variant). */
  readonly removal: string | null;
}

export async function loadBasketRules(context: PrivateContext): Promise<BasketRules> {
  const settings = await loadSellingSettings(context);
  return resolveBasketRules(context.market.country, context.session.kind, settings);
}

export async function loadBasketPage(context: PrivateContext, { url }: PageArgs): Promise<BasketPageData> {
  const rules = await loadBasketRules(context);
  const result = await context.services.commerce.activeCart();
  return {
    head: pageHead(context, { title: context.t("basket.title"), path: "/cart", index: false }),
    rules,
    basket: result.ok && result.value ? basketView(result.value, rules) : null,
    unreachable: !result.ok,
    added: addedBefore(url),
    removal: url.searchParams.get("remove"),
  };
}

/** Messages of a refusal, each once (T-TERR-11); the gateway's own text where the shop has none for the code. */
export function basketMessages(context: PrivateContext, failure: CommerceFailure): BasketMessage[] {
  const text = ({ message, messageKey }: CommerceError) => (messageKey ? context.t(messageKey) : message);
  const seen = new Map(failure.errors.map((error) => [text(error), { code: error.code, text: text(error) }]));
  return [...seen.values()];
}

/** The address can be written by anyone, so only a catalog number, a count and a path of this site are taken from it. */
function addedBefore({ searchParams, origin }: URL): BasketPageData["added"] {
  const sku = searchParams.get("added") ?? "";
  const count = Number(searchParams.get("count"));
  if (!/^[0-9A-Z]{4,10}$/.test(sku) || !Number.isInteger(count) || count < 1 || count > 9999) return null;
  return { sku, count, from: safeGoto(searchParams.get("from"), origin, "") || null };
}
