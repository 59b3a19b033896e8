/** Checkouts of a customer's account, which a program completes on purchase order. */
import type { Procurement } from "@contracts/agents/procurement";
import type { Cart } from "@contracts/commerce/cart";
import { type UcpMessage, ucpEnvelope, ucpFailure } from "@domain/agents/ucp";
import { basketMembers } from "@domain/agents/ucp-basket";
import { orderPermalink } from "@domain/agents/ucp-order";
import { payableTotal } from "@domain/checkout/totals-view";
import type { PrivateContext } from "~/context/request/types";
import type { CommerceFailure, CommerceService } from "~/services/commerce/types";
import { ServiceFailure } from "~/services/service-failure";
import { isOutage } from "~/services/upstream/transport";
import type { Caller } from "./caller.server";
import { accountOf, prepareAccountCheckout } from "./ucp-account-checkout.server";
import { bearerOf, checkoutAnswer, linksOf, messagesOf, missing, readBasket } from "./ucp-basket.server";

const capability = "dev.ucp.shopping.checkout" as const;

/** Creates a checkout with the lines and terms of the account's quote. */
export async function checkoutOfQuote(context: PrivateContext, caller: Caller, quoteNumber: string) {
  const bearer = bearerOf(caller);
  const reads = caller.access?.scopes.includes("example.benchside.procurement:quotes");
  if (bearer === null || !reads) {
    const content = "Ordering a quote requires access to its account and the scope for quotes.";
    return ucpFailure(capability, [{ type: "error", code: "identity_required", content, severity: "unrecoverable" }]);
  }
  const session = context.agentSessions.begin(context.market.country, bearer);
  const commerce = context.commerceOf(session);
  const account = accountOf(context, caller);
  const quote = await commerce.quote(quoteNumber);
  if (!quote.ok) return refused(quote);
  if (!quote.value) return missing("checkout");
  const ordered = await commerce.orderQuote(quote.value);
  if (!ordered.ok) return refused(ordered);
  const { country } = ordered.value;
  return checkoutAnswer(context, { ...session, country }, ordered.value, [], account);
}

/** Orders a checkout at the totals that the program saw. */
export async function completeCheckout(
  context: PrivateContext,
  caller: Caller,
  id: string,
  procurement: Procurement = {},
) {
  const session = await context.agentSessions.open("checkout", id, bearerOf(caller));
  if (!session) return missing("checkout");
  if (session.ofPunchout) return readBasket(context, caller, "checkout", id);
  if (!session.ofAccount) {
    const content = "This checkout was created without access to an account. Create one with the access token.";
    return ucpFailure(capability, [{ type: "error", code: "account_required", content, severity: "unrecoverable" }]);
  }
  const commerce = context.commerceOf(session);
  const account = accountOf(context, caller);
  const read = await commerce.activeCart();
  if (!read.ok) return refused(read);
  if (!read.value) return missing("checkout");
  const seen = payableTotal(read.value);
  const again = (cart: Cart, messages: readonly UcpMessage[]) =>
    checkoutAnswer(context, session, cart, messages, account);
  const number = procurement.purchase_order_number;
  if (number === undefined) {
    const content = "The number of the purchase order is missing.";
    const path = "$.procurement.purchase_order_number";
    return again(read.value, [{ type: "error", code: "missing", path, content, severity: "recoverable" }]);
  }
  if (procurement.tax_exemption && (read.value.taxedPrice?.totalTax.centAmount ?? 0) > 0) {
    // Do not order: the tax should not be charged, and nobody has checked the certificate yet.
    const content =
      "Tax is charged until the shop has verified the company's exemption certificate, which a person submits.";
    const path = "$.procurement.tax_exemption";
    const code = "approval_required";
    return again(read.value, [{ type: "error", code, path, content, severity: "requires_buyer_review" }]);
  }
  const { cart, customer, messages } = await prepareAccountCheckout(context, session, read.value, account);
  if (messages.length > 0) return again(cart, []);
  const placed = await order(commerce, cart, { number, email: customer.email, seen, procurement });
  if (!placed.ok) {
    if (isOutage(placed.status)) throw new ServiceFailure("commerce", placed.status, placed.errors[0].code);
    const fresh = await commerce.activeCart();
    return fresh.ok && fresh.value ? again(fresh.value, messagesOf(placed)) : refused(placed);
  }
  const base = {
    ucp: ucpEnvelope(capability),
    id,
    ...basketMembers(cart, context.market.language),
    links: linksOf(context),
  };
  if (placed.value.state !== "ordered") {
    const { state, orderNumber } = placed.value;
    const content = `Order ${orderNumber} must be approved by a second person of the company.`;
    const waits: UcpMessage[] = state === "approval" ? [{ type: "info", code: "approval_required", content }] : [];
    return { ...base, status: "complete_in_progress", messages: waits };
  }
  const { orderNumber, totalPrice } = placed.value.order;
  return {
    ...base,
    status: "completed",
    totals: [...base.totals.filter(({ type }) => type !== "total"), { type: "total", amount: totalPrice.centAmount }],
    order: { id: orderNumber, label: orderNumber, permalink_url: orderPermalink(context.origins.current, orderNumber) },
    messages: [],
  };
}

interface Purchase {
  readonly number: string;
  /** Address of the invoice. */
  readonly email: string;
  readonly seen: ReturnType<typeof payableTotal>;
  readonly procurement: Procurement;
}

async function order(commerce: CommerceService, cart: Cart, { number, email, seen, procurement }: Purchase) {
  const { tax_id: vatId, cost_center: costCentre, department } = procurement.company ?? {};
  const info = {
    ...(vatId !== undefined && { vatId }),
    ...(costCentre !== undefined && { costCentre }),
    ...(department !== undefined && { cartComment: department }),
  };
  if (Object.keys(info).length > 0) {
    const informed = await commerce.setAdditionalInfo(info);
    if (!informed.ok) return informed;
  }
  const fields = { poNumber: number, invoiceEmailAddress: email };
  const options = { intent: `po-${number}`, cartId: cart.id };
  const payment = await commerce.createPayment(seen, { method: "purchaseOrder" }, fields, options);
  if (!payment.ok) return payment;
  const present = (cart.paymentInfo?.payments ?? []).filter(({ id }) => id !== payment.value.id);
  for (const { id } of present) {
    const removed = await commerce.paymentOperation("remove", id);
    if (!removed.ok) return removed;
  }
  const added = await commerce.paymentOperation("add", payment.value.id);
  return added.ok ? commerce.placeOrder(seen, "en") : added;
}

function refused(failure: CommerceFailure) {
  if (isOutage(failure.status)) throw new ServiceFailure("commerce", failure.status, failure.errors[0].code);
  return ucpFailure(capability, messagesOf(failure));
}
