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

/** The customer for whom the program calls, read beside the cart. */
export type Account = Promise<CommerceResult<Customer>>;

export const accountOf = ({ services }: PrivateContext, { bearer }: Caller): Account =>
  services.programs.customer(bearer ?? "");

/** Sets the account's addresses and the cheapest shipping on a checkout, and returns what prevents ordering it. */
export async function prepareAccountCheckout(
  context: PrivateContext,
  session: AgentSession,
  cart: Cart,
  account: Account,
): Promise<Prepared> {
  const commerce = context.commerceOf(session);
  const cartId = cart.id;
  const lacksShipping = !cart.shippingInfo && cart.lineItems.length > 0;
  const [read, offers, early] = await Promise.all([
    account,
    lacksShipping ? commerce.shippingMethods({ estimate: true, cartId }) : null,
    // Obstacles depend on the total, which no longer changes once the cart is complete.
    isComplete(cart) ? commerce.paymentObstacles({ cartId }) : null,
  ]);
  const customer = resultOf(read);
  const [cheapest] = offers ? resultOf(offers) : [];
  const filled = isComplete(cart) ? cart : await completed(commerce, session.country, cart, customer, cheapest?.id);
  const obstacles = resultOf(early ?? (await commerce.paymentObstacles({ cartId })));
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
      ? escalate(
          "approval_required",
          "The order exceeds the account's credit limit; a person must request a higher one.",
        )
      : []),
  ];
  const terms = obstacles.purchaseOrder === "PurchaseOrderNotOffered" ? null : (obstacles.terms ?? null);
  return { cart: filled, customer, messages, terms };
}

const isComplete = ({ shippingAddress, billingAddress, shippingInfo }: Cart): boolean =>
  shippingAddress !== null && billingAddress !== null && shippingInfo !== null;

/** The cart with the account's default addresses, if both are in its country, and the cheapest shipping. */
async function completed(
  commerce: CommerceService,
  country: string,
  cart: Cart,
  customer: Customer,
  cheapest: string | undefined,
): Promise<Cart> {
  const { addresses, defaultShippingAddressId, defaultBillingAddressId } = customer;
  const shipping = addresses.find(({ id }) => id === defaultShippingAddressId);
  const billing = addresses.find(({ id }) => id === defaultBillingAddressId) ?? shipping;
  if (shipping?.country !== country || billing?.country !== country || cart.lineItems.length === 0) return cart;
  const isAddressed = cart.shippingAddress && cart.billingAddress;
  const choices = {
    ...(!isAddressed && { shippingAddressId: shipping.id, billingAddressId: billing.id }),
    ...(!cart.shippingInfo && cheapest !== undefined && { shippingMethodId: cheapest }),
  };
  return resultOf(await commerce.setChoices(choices, country, { customer }));
}

/** Throws on an outage, and on the refusal of a step that the shop itself chose. */
function resultOf<T>(result: CommerceResult<T>): T {
  if (result.ok) return result.value;
  throw new ServiceFailure("commerce", result.status, result.errors[0].code);
}
