/** `/cart/continue/{id}`: a person takes over the basket of a program. Opening the page changes nothing. */
import type { Cart } from "@contracts/commerce/cart";
import { handOverPath } from "@domain/agents/addresses";
import { quickAddHref } from "@domain/quick-add/prefilled";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { returnUrlOf } from "~/loaders/punchout/review.server";

export interface ContinueData {
  readonly head: AccountHead;
  readonly lines: readonly { readonly sku: string; readonly name: string; readonly quantity: number }[];
  /** Procurement system that gets the basket; null for a basket that becomes the visitor's own. */
  readonly returnHost: string | null;
  readonly state: "ask" | "gone" | "unavailable" | "refused";
  /** Quick add with the lines; null without any. */
  readonly byNumber: string | null;
}

export async function loadContinue(context: PrivateContext, { params }: PageArgs): Promise<ContinueData> {
  context.allow({ secretAddress: true });
  const session = await context.agentSessions.open("hand-over", params.basket ?? "", null);
  const basket = session ? await context.commerceOf(session).activeCart() : { ok: true as const, value: null };
  if (!basket.ok || !basket.value) context.setErrorStatus(basket.ok ? 410 : 503);
  return continuePage(
    context,
    !basket.ok ? "unavailable" : basket.value ? "ask" : "gone",
    basket.ok ? basket.value : null,
  );
}

export function continuePage(context: PrivateContext, state: ContinueData["state"], cart: Cart | null): ContinueData {
  const lines = linesOf(cart);
  const rows = lines.map(({ sku, quantity }) => ({ code: sku, quantity }));
  return {
    head: accountHead(context, context.t("agents.continue.title"), handOverPath(""), true),
    lines,
    returnHost: (cart && returnUrlOf(cart)?.host) ?? null,
    state,
    byNumber: rows.length > 0 ? quickAddHref(rows) : null,
  };
}

/** Without gifts, which the promotions of the other basket add. */
function linesOf(cart: Cart | null): ContinueData["lines"] {
  const own = cart?.lineItems.filter(({ lineItemMode }) => lineItemMode === "standard") ?? [];
  return own.map(({ sku, name, quantity }) => ({ sku, name, quantity }));
}
