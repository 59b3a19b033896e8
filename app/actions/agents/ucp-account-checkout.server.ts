/** Checks that a checkout of an account passes before it is ordered on purchase order. */
import type { Cart } from "@contracts/commerce/cart";
import type { PaymentTerms } from "@contracts/commerce/payments";
import type { Customer } from "@contracts/customers/customers";
import type { UcpMessage } from "@domain/agents/ucp";
import type { PrivateContext } from "~/context/request/types";
import type { AgentSession } from "~/context/visit/agent-sessions.server";
import type { CommerceResult, CommerceService } from "~/services/commerce/types";
import { ServiceFailure } from "~/services/service-failure";
import type { Caller } from "./caller.server";

interface Prepared {
  readonly cart: Cart;
  readonly customer: Customer;
  /** Reasons that keep the program from completing it; empty if none. */
  readonly messages: readonly UcpMessage[];
  /** Terms of an order on purchase order; null if they are not known, or it is not offered. */
  readonly terms: PaymentTerms | null;
}

/** Gives a checkout the account's addresses and the cheapest shipping, and says what keeps it from being ordered. */
export async function prepared(
  context: PrivateContext,
  { bearer }: Caller,
  session: AgentSession,
  cart: Cart,
): Promise<Prepared> {
  const commerce = context.commerceOf(session);
  const customer = resultOf(await context.services.programs.customer(bearer ?? ""));
  const filled = await withAddresses(commerce, session.country, cart, customer);
  const obstacles = resultOf(await commerce.paymentObstacles());
  const escalate = (code: string, content: string): UcpMessage[] => [
    { type: "error", code, content, severity: "requires_buyer_review" },
  ];
  const messages = [
    ...(customer.isEmailVerified ? [] : escalate("account_not_confirmed", "The account's email is not confirmed.")),
    ...(customer.custom.fields.registrationOrigin === session.country
      ? []
      : escalate("country_mismatch", "The account is registered in another country.")),
    ...(filled.shippingAddress && filled.billingAddress
      ? []
      : escalate("address_missing", "The account has no default addresses in this country.")),
    ...(filled.shippingInfo ? [] : escalate("shipping_missing", "No shipping is offered for the address.")),
    ...(obstacles.purchaseOrder === "PurchaseOrderNotOffered"
      ? escalate("purchase_order_not_offered", "The account may not buy on purchase order.")
      : []),
    ...(obstacles.purchaseOrder === "PurchaseOrderLimit"
      ? escalate("approval_required", "The order exceeds what the account may owe; a person has to ask for more.")
      : []),
  ];
  const terms = obstacles.purchaseOrder === "PurchaseOrderNotOffered" ? null : (obstacles.terms ?? null);
  return { cart: filled, customer, messages, terms };
}

async function withAddresses(
  commerce: CommerceService,
  country: string,
  cart: Cart,
  { addresses, defaultShippingAddressId, defaultBillingAddressId }: Customer,
): Promise<Cart> {
  const shipping = addresses.find(({ id }) => id === defaultShippingAddressId);
  const billing = addresses.find(({ id }) => id === defaultBillingAddressId) ?? shipping;
  if (shipping?.country !== country || billing?.country !== country || cart.lineItems.length === 0) return cart;
  let filled = cart;
  if (!cart.shippingAddress || !cart.billingAddress) {
    const choices = { shippingAddressId: shipping.id, billingAddressId: billing.id };
    filled = resultOf(await commerce.setChoices(choices, country));
  }
  if (filled.shippingInfo) return filled;
  const [cheapest] = resultOf(await commerce.shippingMethods());
  return cheapest ? resultOf(await commerce.setShippingMethod(cheapest.id)) : filled;
}

/** An outage stops the operation; a refusal of a step that the shop itself chose is a fault. */
function resultOf<T>(result: CommerceResult<T>): T {
  if (result.ok) return result.value;
  throw new ServiceFailure("commerce", result.status, result.errors[0].code);
}
