/** OCI calls without a shopper: returns one product, or a search's products, as form fields for HOOK_URL. */
import { engineName } from "@contracts/search/search-engines";
import { applyActions, emptyCart } from "@domain/cart/transition";
import { currencyOf } from "@domain/market/countries";
import { locales } from "@domain/market/market";
import type { OciCall, OciLogin } from "@domain/punchout/oci";
import { type OrderLine, orderLines } from "@domain/punchout/order-lines";
import { registeredReturn } from "@domain/punchout/return-address";
import { shopNames } from "@domain/query-reading/shop-names";
import { cleanSearchInput } from "@domain/search-query/clean-input";
import { prepareProductQuery } from "@domain/search-query/prepare";
import { type ProductQuery, productCodesQuery, unread } from "@domain/search-query/product-search";
import { removeStopWords } from "@domain/search-query/stop-words";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { contextOf } from "../carts/cart-context";
import { catalogueOf } from "../catalogue/catalogue-store";
import { buyerOwner } from "../purchasing/place-order";
import { callUpstream } from "../upstreams";
import type { StoredBuyer } from "./buyers";
import { countryOf } from "./start";

export interface OciAnswered {
  readonly ok: true;
  readonly returnUrl: URL;
  readonly target: OciLogin["target"];
  readonly lines: readonly OrderLine[];
}
type OciAnswer = OciAnswered | { readonly ok: false; readonly reason: "country" | "return-address" | "search" };

type OciRequest = Pick<OciLogin, "returnAddress" | "target" | "country" | "language"> & {
  readonly call: Exclude<OciCall, { kind: "shop" }>;
};

/** Limits: products requested from the search, and lines returned (a product has several sizes). */
const productsFound = 20;
const linesAnswered = 50;
const searchMilliseconds = 5_000;

/**
 * Handles a call of an authenticated buyer. Products not sold to the buyer are left out. An empty form means no result,
 * as OCI defines.
 */
export async function answerOciCall(env: ServicesEnv, buyer: StoredBuyer, request: OciRequest): Promise<OciAnswer> {
  const { call, returnAddress, target, language } = request;
  const country = await countryOf(env, buyer, request.country);
  if (!country) return { ok: false, reason: "country" };
  const registered = registeredReturn(returnAddress ?? "", buyer.returnAddresses);
  if (registered === null) return { ok: false, reason: "return-address" };
  const items = call.kind === "validate" ? [call] : await itemsFound(env, call.text, language);
  if (items === null) return { ok: false, reason: "search" };
  return { ok: true, returnUrl: new URL(registered), target, lines: await soldLines(env, { buyer, country }, items) };
}

/** The shop's query for a phrase. Alias filters need values from the engine, so such phrases are searched as text. */
function queryOf(phrase: string): ProductQuery {
  const text = cleanSearchInput(phrase);
  const { alias, query } = prepareProductQuery(text, { flags: { searchPrecision: true }, names: shopNames() });
  return alias ? { ...unread, text: removeStopWords(text) } : query;
}

const skusFound = v.object({ results: v.array(v.object({ skus: v.object({ raw: v.array(v.string()) }) })) });

interface Item {
  readonly sku: string;
  readonly quantity: number;
}

/** One piece of every size of the first products; null if the search is unavailable. */
async function itemsFound(
  env: ServicesEnv,
  text: string,
  language: OciRequest["language"],
): Promise<readonly Item[] | null> {
  const engine = engineName("product", locales[language ?? "en"].iso);
  const { status, body } = await callUpstream(env, "search", {
    method: "POST",
    path: `/api/as/v1/engines/${engine}/search.json`,
    body: productCodesQuery(queryOf(text), productsFound),
    timeoutMilliseconds: searchMilliseconds,
  });
  const parsed = v.safeParse(skusFound, body);
  if (status !== 200 || !parsed.success) return null;
  const skus = new Set(parsed.output.results.flatMap((result) => result.skus.raw));
  return [...skus].map((sku) => ({ sku, quantity: 1 }));
}

/** Items under the rules and prices of a punchout cart; unavailable ones are left out. */
async function soldLines(
  env: ServicesEnv,
  { buyer, country }: { readonly buyer: StoredBuyer; readonly country: string },
  items: readonly Item[],
): Promise<OrderLine[]> {
  const actions = items.map(({ sku, quantity }) => ({ action: "addLineItem" as const, sku, quantity }));
  const command = { customer: "punchout" as const, owner: buyerOwner(buyer.identity), maxLines: 1 };
  const [context, classes] = await Promise.all([
    contextOf(env, { command, actions, cart: null, shopperCountry: country, needsPrices: true }),
    catalogueOf(env).classesOf(items.map(({ sku }) => sku)),
  ]);
  const nobodys = emptyCart({
    ...{ id: crypto.randomUUID(), customerId: null, anonymousId: null, type: null },
    ...{ country, currency: currencyOf(country), now: context.now },
  });
  const lines = actions.flatMap((action) => {
    const outcome = applyActions(nobodys, [action], context);
    return outcome.ok ? orderLines(outcome.cart, classes, new Date(context.now)) : [];
  });
  return lines.slice(0, linesAnswered);
}
