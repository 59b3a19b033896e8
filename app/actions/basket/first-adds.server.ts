/**
 * First adds that a guest without scripts sends at once, from several windows: none of them knows of a basket, so each
 * begins one, and the last answer's stays (T-CART-25). Each answer leaves a mark of what it added, under a name of its own;
 * the basket page adds what other marks tell of to the basket that stayed. It does so under a key for each mark, so that
 * nothing is added twice however often and from however many windows the page is asked for.
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
    /** Basket that the add began. */
    cart: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    country: v.string(),
    item: v.object({ id: v.string(), quantity: v.number() }),
    until: v.number(),
  }),
);

/** True for a visitor who has neither account nor basket when the form arrives. */
export const beginsBasket = ({ session }: PrivateContext): boolean =>
  session.kind === "anonymous" && session.cartId === null;

/** Leaves the mark of an add that has begun a basket. Marks that came along are of a basket that was left since. */
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

/** Adds to a guest's basket what first adds put into others at the same time. */
export async function gatherFirstAdds(context: PrivateContext, market: BasketMarket): Promise<void> {
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
    if (!added.ok) log.warn("a first add was not gathered", { status: added.status, code: added.errors[0].code });
  }
}

const markNames = ({ request }: PrivateContext): readonly string[] => firstAddNames(request.headers.get("cookie"));
