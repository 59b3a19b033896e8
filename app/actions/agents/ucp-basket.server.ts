/**
 * Carts and checkouts of programs. Both are a basket of the commerce service, which prices it. A checkout without access
 * to an account ends with a link for a person
 * (docs/decisions/agents/0148-let-a-person-finish-a-programs-checkout.md); one with access is completed in
 * `ucp-purchase.server.ts`.
 */
import type { UcpLines } from "@contracts/agents/ucp-tools";
import type { Cart } from "@contracts/commerce/cart";
import { handOverPath } from "@domain/agents/addresses";
import { type UcpCapability, type UcpMessage, ucpEnvelope, ucpFailure } from "@domain/agents/ucp";
import { basketMembers, mergedLines, replacingActions, type WantedLine } from "@domain/agents/ucp-basket";
import { quickAddHref } from "@domain/quick-add/prefilled";
import { resolveBasketRules } from "@domain/selling/market-rules";
import type { PrivateContext, PublicContext } from "~/context/request/types";
import type { AgentSession } from "~/context/visit/agent-sessions.server";
import { refusalOf, sellingRules } from "~/loaders/agents/lines.server";
import { contextOfMarket } from "~/loaders/agents/market.server";
import { punchoutReturnAnswer, termsAnswer } from "~/loaders/agents/procurement.server";
import { judgeCodes } from "~/loaders/quick-add/quick-add.server";
import { loadSellingSettings, requireSellingSettings } from "~/loaders/settings/selling-settings.server";
import type { CommerceFailure } from "~/services/commerce/types";
import { ServiceFailure } from "~/services/service-failure";
import { isOutage } from "~/services/upstream/transport";
import type { Caller } from "./caller.server";
import { type Account, accountOf, prepareAccountCheckout } from "./ucp-account-checkout.server";

type Kind = "cart" | "checkout";

const capabilities: Readonly<Record<Kind, UcpCapability>> = {
  cart: "dev.ucp.shopping.cart",
  checkout: "dev.ucp.shopping.checkout",
};

/** The caller's token, if it may order for its account; baskets of other callers are anonymous. */
export const bearerOf = ({ access, bearer }: Caller): string | null =>
  access?.scopes.includes("dev.ucp.shopping.checkout:complete") ? bearer : null;

/** @param market context of the country that the program named */
export async function createBasket(
  context: PrivateContext,
  caller: Caller,
  market: PublicContext,
  kind: Kind,
  lines: UcpLines,
) {
  const bearer = bearerOf(caller);
  const shopper = bearer === null ? "anonymous" : "customer";
  const rules = resolveBasketRules(market.market.country, shopper, await loadSellingSettings(market));
  if (!rules.available || !rules.showsPrices) {
    const content = `No basket with prices exists in ${market.market.country}. ${market.t("basket.notForCountry")}`;
    return ucpFailure(
      capabilities[kind],
      [{ type: "error", code: "market_not_sold", content, severity: "unrecoverable" }],
      `${context.origins.current}/about-us/contact-us`,
    );
  }
  const { wanted, messages } = await judgedLines(market, lines);
  if (wanted.length === 0)
    return ucpFailure(capabilities[kind], asErrors(messages), `${context.origins.current}/browse`);
  const session = context.agentSessions.begin(market.market.country, bearer);
  const { country, currency } = market.market;
  const items = wanted.map(({ sku, quantity }) => ({ id: sku, quantity }));
  const account = accountFor(context, caller, kind, session);
  const added = await context.commerceOf(session).add(items, { country, currency });
  return added.ok ? answer(context, kind, session, added.value, messages, account) : refused(kind, added);
}

/** The basket of a cart id, as a checkout: the same basket, with another id. */
export async function checkoutOfCart(context: PrivateContext, caller: Caller, cartId: string) {
  const session = await context.agentSessions.open("cart", cartId, bearerOf(caller));
  return session ? read(context, caller, "checkout", session) : missing("checkout");
}

export async function readBasket(context: PrivateContext, caller: Caller, kind: Kind, id: string) {
  const session = await context.agentSessions.open(kind, id, bearerOf(caller));
  return session ? read(context, caller, kind, session) : missing(kind);
}

/** Null if the basket needs no account data. */
const accountFor = (
  context: PrivateContext,
  caller: Caller,
  kind: Kind,
  { ofAccount }: AgentSession,
): Account | null => (ofAccount && kind === "checkout" ? accountOf(context, caller) : null);

async function read(context: PrivateContext, caller: Caller, kind: Kind, session: AgentSession) {
  const account = accountFor(context, caller, kind, session);
  const basket = await context.commerceOf(session).activeCart();
  if (!basket.ok) return refused(kind, basket);
  return basket.value ? answer(context, kind, session, basket.value, [], account) : missing(kind);
}

/** Replaces all lines with the given ones. */
export async function replaceBasket(context: PrivateContext, caller: Caller, kind: Kind, id: string, lines: UcpLines) {
  const session = await context.agentSessions.open(kind, id, bearerOf(caller));
  if (!session) return missing(kind);
  const market = await contextOfMarket(context, { country: session.country, procurement: session.ofPunchout });
  if (!market.ok) return missing(kind);
  await requireSellingSettings(market.context);
  const commerce = context.commerceOf(session);
  const account = accountFor(context, caller, kind, session);
  const [{ wanted, messages }, basket] = await Promise.all([judgedLines(market.context, lines), commerce.cartAsIs()]);
  if (!basket.ok) return refused(kind, basket);
  if (!basket.value) return missing(kind);
  const changed = await commerce.applyActions([
    ...replacingActions(basket.value, wanted),
    { action: "recalculate", updateProductData: true },
  ]);
  return changed.ok ? answer(context, kind, session, changed.value, messages, account) : refused(kind, changed);
}

/** Deletes a basket and returns its last state. */
export async function cancelBasket(context: PrivateContext, caller: Caller, kind: Kind, id: string) {
  const session = await context.agentSessions.open(kind, id, bearerOf(caller));
  if (!session) return missing(kind);
  const removed = await context.commerceOf(session).deleteCart();
  if (!removed.ok) return refused(kind, removed);
  // Only one of several concurrent calls deletes the basket.
  if (!removed.value) return missing(kind);
  return {
    ucp: ucpEnvelope(capabilities[kind]),
    id,
    ...(kind === "checkout" && { status: "canceled", links: linksOf(context) }),
    ...basketMembers(removed.value, context.market.language),
  };
}

/** Response for a checkout of an account: ready to complete, or with messages about what prevents ordering it. */
export async function checkoutAnswer(
  context: PrivateContext,
  session: AgentSession,
  cart: Cart,
  messages: readonly UcpMessage[],
  account: Account,
) {
  const { cart: filled, messages: obstacles, terms } = await prepareAccountCheckout(context, session, cart, account);
  const { id, until } = await context.agentSessions.seal("checkout", session);
  const all = [...messages, ...obstacles];
  const errors = all.filter(({ type }) => type === "error");
  const open = errors.every(({ severity }) => severity === "recoverable") ? "incomplete" : "requires_escalation";
  const rows = filled.lineItems.map(({ sku, quantity }) => ({ code: sku, quantity }));
  return {
    ucp: ucpEnvelope(capabilities.checkout),
    id,
    status: filled.lineItems.length === 0 ? "incomplete" : errors.length > 0 ? open : "ready_for_complete",
    ...basketMembers(filled, context.market.language),
    ...(terms && { procurement: { payment_terms: termsAnswer(terms, context.market.language) } }),
    messages: all,
    links: linksOf(context),
    // A person continues with the same lines in their own basket; the program's checkout stays as it is.
    continue_url: `${context.origins.current}${quickAddHref(rows)}`,
    expires_at: new Date(until).toISOString(),
  };
}

async function answer(
  context: PrivateContext,
  kind: Kind,
  session: AgentSession,
  cart: Cart,
  messages: readonly UcpMessage[],
  account: Account | null,
) {
  if (account) return checkoutAnswer(context, session, cart, messages, account);
  if (session.ofAccount) {
    const { id, until } = await context.agentSessions.seal(kind, session);
    const expires = new Date(until).toISOString();
    return {
      ucp: ucpEnvelope(capabilities[kind]),
      id,
      ...basketMembers(cart, context.market.language),
      messages,
      expires_at: expires,
    };
  }
  const [sealed, handOver] = await Promise.all([
    context.agentSessions.seal(kind, session),
    context.agentSessions.seal("hand-over", session),
  ]);
  const review: UcpMessage = {
    type: "error",
    code: "buyer_input_required",
    content: session.ofPunchout
      ? "A person opens the link and returns the cart to the procurement system. Nothing is ordered by opening it."
      : "A person opens the link, signs in, and gives address and payment. Nothing is ordered by opening it.",
    severity: "requires_buyer_input",
  };
  return {
    ucp: ucpEnvelope(capabilities[kind]),
    id: sealed.id,
    ...(kind === "checkout" && { status: cart.lineItems.length > 0 ? "requires_escalation" : "incomplete" }),
    ...basketMembers(cart, context.market.language),
    ...(session.ofPunchout && { procurement: { punchout_return: punchoutReturnAnswer(cart) } }),
    messages: kind === "checkout" ? [...messages, review] : messages,
    links: linksOf(context),
    continue_url: `${context.origins.current}${handOverPath(handOver.id)}`,
    expires_at: new Date(Math.min(sealed.until, handOver.until)).toISOString(),
  };
}

export const linksOf = ({ origins }: PrivateContext) => [
  { type: "terms_of_service", url: `${origins.current}/about-us/terms` },
  { type: "privacy_policy", url: `${origins.current}/about-us/privacy` },
];

/** Lines that may be bought in the market, and why the others may not. */
async function judgedLines(context: PublicContext, lines: UcpLines) {
  const verdicts = await judgeCodes(
    context,
    lines.map(({ item }) => item.id),
  );
  const rules = await sellingRules(
    context,
    lines.flatMap(({ item }, index) => (verdicts[index]?.addEnabled ? [] : [item.id])),
  );
  const wanted: WantedLine[] = [];
  const messages: UcpMessage[] = [];
  lines.forEach(({ item, quantity }, index) => {
    const verdict = verdicts[index];
    if (verdict?.unknown) throw new ServiceFailure("commerce", 503, "products cannot be checked");
    if (verdict?.addEnabled) wanted.push({ sku: verdict.code, quantity });
    else
      messages.push({
        type: "warning",
        code: "item_unavailable",
        path: `$.line_items[${index}]`,
        content: `${item.id}: ${refusalOf(rules.get(item.id)) ?? verdict?.message?.text ?? "not available"}`,
      });
  });
  return { wanted: mergedLines(wanted), messages };
}

const asErrors = (messages: readonly UcpMessage[]): UcpMessage[] =>
  messages.length > 0
    ? messages.map((message) => ({ ...message, type: "error", severity: "recoverable" }))
    : [{ type: "error", code: "no_lines", content: "There are no lines.", severity: "recoverable" }];

/** Failure for an id that is unknown, expired, canceled or handed over; it does not reveal which. */
export const missing = (kind: Kind) =>
  ucpFailure(capabilities[kind], [
    { type: "error", code: "not_found", content: `This ${kind} no longer exists.`, severity: "unrecoverable" },
  ]);

function refused(kind: Kind, failure: CommerceFailure) {
  if (failure.status === 401 || failure.status === 404) return missing(kind);
  if (isOutage(failure.status)) throw new ServiceFailure("commerce", failure.status, failure.errors[0].code);
  return ucpFailure(capabilities[kind], messagesOf(failure));
}

export const messagesOf = ({ errors }: CommerceFailure): UcpMessage[] =>
  errors.map(({ code, message, sku }) => ({
    type: "error",
    code: code || "refused",
    content: [sku, message].filter(Boolean).join(": ") || "The basket was not changed.",
    severity: "recoverable",
  }));
