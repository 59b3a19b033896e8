/** The button of `/cart/continue/{id}`: moves the lines of the program's basket into the visitor's, once. */

import type { Cart } from "@contracts/commerce/cart";
import { digestOf } from "@domain/http/digest";
import { isDistributorCountry } from "@domain/selling/market-rules";
import { data, redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import type { AgentSession } from "~/context/visit/agent-sessions.server";
import { continuePage } from "~/loaders/agents/continue.server";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";
import { isOutage } from "~/services/upstream/transport";

export async function takeOverBasket(context: PrivateContext, { params }: PageArgs) {
  context.allow({ secretAddress: true });
  const session = await context.agentSessions.open("hand-over", params.basket ?? "", null);
  if (!session) return data(continuePage(context, "gone", null), { status: 410 });
  const commerce = context.commerceOf(session);
  const basket = await commerce.activeCart();
  if (!basket.ok) return data(continuePage(context, "unavailable", null), { status: 503 });
  if (!basket.value) return data(continuePage(context, "gone", null), { status: 410 });
  if (session.ofPunchout) return enterPunchout(context, session, basket.value);
  // Deleting comes first: of two people who press at once, only one deletes the copy and continues.
  const claimed = await commerce.deleteCart();
  if (!claimed.ok) return data(continuePage(context, "unavailable", basket.value), { status: 503 });
  if (!claimed.value) return data(continuePage(context, "gone", null), { status: 410 });
  const page = continuePage(context, "refused", basket.value);
  const { country, currency } = context.market;
  const distributor = isDistributorCountry(country, await loadSellingSettings(context));
  const items = page.lines.map(({ sku, quantity }) => ({ id: sku, quantity }));
  const added = await context.services.commerce.add(items, { country, currency, distributor });
  if (added.ok) return redirect("/cart", 303);
  context.log.warn("agents: lines of a basket were not taken over", { status: added.status });
  return data(page, { status: 422 });
}

/** The visitor's browser becomes that of the punchout session, once; the review returns the basket. */
async function enterPunchout(context: PrivateContext, { store }: AgentSession, cart: Cart) {
  const { programs, commerce } = context.services;
  const auth = store.auth();
  if (!auth) return data(continuePage(context, "gone", null), { status: 410 });
  const fingerprint = await digestOf(auth.accessToken);
  const claim = { client: fingerprint, key: "punchout hand-over", fingerprint };
  const unavailable = () => data(continuePage(context, "unavailable", cart), { status: 503 });
  const claimed = await programs.answer(claim);
  // Another browser may still be taking the basket over, and may fail.
  if (!claimed.ok || claimed.value.state === "running") return unavailable();
  if (claimed.value.state !== "new") return data(continuePage(context, "gone", null), { status: 410 });
  const entered = await commerce.continuePunchout(auth, cart.id);
  const isOut = !entered.ok && isOutage(entered.status);
  await programs.answer({ ...claim, ...(isOut ? { forget: true } : { answer: "{}" }) });
  if (entered.ok) return redirect("/ct/punchout/review", 303);
  context.log.warn("agents: a punchout session was not continued", { status: entered.status });
  return isOut ? unavailable() : data(continuePage(context, "gone", null), { status: 410 });
}
