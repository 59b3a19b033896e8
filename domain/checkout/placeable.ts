/** Requirements for turning a cart into an order. */
import type { Cart } from "@contracts/commerce/cart";
import type { CheckoutSettings } from "@contracts/commerce/checkout-settings";
import type { CheckoutReason } from "@contracts/commerce/orders";
import type { SellingSettings } from "@contracts/settings";
import { type PostalAddress, requiredAddressFields } from "@contracts/values/postal-address";
import { isPlaceholderVatId, isVatIdForm, writtenVatId } from "../account/vat-id";
import { unavailableLineState } from "../cart/recalculate";
import { referenceRulesOf, refusedReference } from "../references/references";
import { resolveBasketRules } from "../selling/market-rules";
import { shipToAddresses } from "../ship-to/parcels";
import { taxRuleFor } from "./tax";

interface PlacementFacts {
  readonly shopperCountry: string;
  readonly settings: SellingSettings;
  readonly checkout: CheckoutSettings;
  readonly customer: {
    readonly verified: boolean;
    readonly registrationCountry: string;
    /** Back-office accounts, which identify the company. */
    readonly soldToIds: readonly string[];
    /** Tax ids of the company that the register reports as invalid. */
    readonly deniedTaxIds?: readonly string[];
  } | null;
}

/** First missing requirement, in the order of the checkout steps; null if complete. */
export function missingForOrder(cart: Cart, facts: PlacementFacts): CheckoutReason | null {
  const { shopperCountry, settings, checkout, customer } = facts;
  if (cart.lineItems.length === 0) return "CartEmpty";
  if (cart.lineItems.some(({ state }) => state === unavailableLineState)) return "LineUnavailable";
  const rules = resolveBasketRules(shopperCountry, "customer", settings);
  if (rules.checkoutPath !== "/checkout/review" || cart.custom.type === "order") return "CheckoutNotOffered";
  if (!customer?.verified) return "CustomerNotVerified";
  if (customer.registrationCountry !== shopperCountry) return "CountryMismatch";
  const destinations = shipToAddresses(cart).filter((address) => address !== null);
  if (destinations.length === 0 || !destinations.every((to) => isComplete(to) && to.country === shopperCountry)) {
    return "ShippingAddressIncomplete";
  }
  if (!isComplete(cart.billingAddress)) return "BillingAddressIncomplete";
  if (!cart.shippingInfo) return "ShippingMethodMissing";
  if (!destinations.every((to) => taxRuleFor(to, checkout.taxRules))) return "TaxUnknown";
  const vatId = cart.custom.fields.vatId ?? "";
  const billed = cart.billingAddress?.country ?? shopperCountry;
  if (typeof vatId !== "string" || (vatId !== "" && (!isVatIdForm(billed, vatId) || isPlaceholderVatId(vatId)))) {
    return "VatIdInvalid";
  }
  if (customer.deniedTaxIds?.some((denied) => writtenVatId(denied) === vatId)) return "VatIdInvalid";
  if (refusedReference(cart, referenceRulesOf(customer.soldToIds, checkout)) !== null) return "ReferenceInvalid";
  const payments = cart.paymentInfo?.payments.length ?? 0;
  if (payments === 0) return "PaymentMissing";
  return payments > 1 ? "PaymentNotSingle" : null;
}

function isComplete(address: PostalAddress | null): boolean {
  if (!address) return false;
  const has = (field: (typeof requiredAddressFields)[number] | "lastName" | "company") =>
    (address[field] ?? "").trim() !== "";
  return requiredAddressFields.every(has) && (has("lastName") || has("company"));
}
