/**
 * Merges concurrent first adds of a guest without scripts (T-CART-25). Each window creates its own basket, and the last
 * response wins. Every response therefore leaves a cookie with what it added, and the basket page adds the items of the
 * other cookies to the surviving basket. Each cookie has its own idempotency key, so nothing is added twice.
 */
import { firstAddCookie, firstAddCookieSeconds, firstAddNames, readCookie } from "@domain/http/cookies/session-cookies";
import { clearCookie, setCookie } from "@domain/http/cookies/set-cookie";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import type { AddItem, BasketMarket } from "~/services/commerce/types";

const purpose = "first-add";

const firstAdd = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** Basket created by the add. */
    cart: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    country: v.string(),
    item: v.object({ id: v.string(), quantity: v.number() }),
    until: v.number(),
  }),
);

/** True if the visitor had neither account nor basket when the form arrived. */
export const beginsBasket = ({ session }: PrivateContext): boolean =>
  session.kind === "anonymous" && session.cartId === null;

/** Sets the cookie of an add that created a basket. Cookies in the request belong to an earlier basket. */
export async function markFirstAdd(context: PrivateContext, item: AddItem): Promise<void> {
  for (const name of markNames(context)) context.setCookie(clearCookie(name));
  const { cartId } = context.session;
  if (cartId === null) return;
  const until = context.now.getTime() + firstAddCookieSeconds * 1000;
  const { id, quantity } = item;
  const mark = JSON.stringify({ cart: cartId, country: context.market.country, item: { id, quantity }, until });
  const name = `${firstAddCookie}${crypto.randomUUID().slice(0, 8)}`;
  const sealed = await context.forms.sealValue(purpose, mark);
  context.setCookie(setCookie(name, sealed, { maxAge: firstAddCookieSeconds, sameSite: "strict" }));
}

/** Adds the items of concurrent first adds to the guest's basket. */
export async function mergeFirstAdds(context: PrivateContext, market: BasketMarket): Promise<void> {
  const { session, services, request, log } = context;
  const kept = session.cartId;
  if (session.kind !== "anonymous" || kept === null) return;
  const header = request.headers.get("cookie");
  for (const name of markNames(context)) {
    const opened = v.safeParse(firstAdd, await context.forms.openValue(purpose, readCookie(header, name)));
    if (!opened.success) continue;
    const { cart, country, item, until } = opened.output;
    if (cart === kept || country !== market.country || until < context.now.getTime()) continue;
    const added = await services.commerce.add([item], market, { intent: `first-${cart}` });
    if (!added.ok) log.warn("a first add was not merged", { status: added.status, code: added.errors[0].code });
  }
}

const markNames = ({ request }: PrivateContext): readonly string[] => firstAddNames(request.headers.get("cookie"));
