/**
 * Custom fields that a client may set, each with a validation rule. Internal numbers, amounts and return addresses
 * belong to the gateway (W5, W10).
 */
import type { Cart, CartCustomField } from "@contracts/commerce/cart";
import type { Distributor } from "@contracts/commerce/checkout-settings";
import { purchaseOrderFileText } from "@contracts/commerce/purchase-order-files";
import { referenceCode } from "@contracts/commerce/references";
import * as v from "valibot";
import { isPlaceholderVatId, isVatIdForm, writtenVatId } from "../account/vat-id";
import { isRequestableDay } from "../references/requested-day";
import { type ActionOf, type CartContext, type LineOutcome, refuse } from "./state";

const checkoutTypes: readonly string[] = ["regular", "quote", "punchout", "quoteb2d"];
const eligibilities: readonly string[] = ["academic", "nonprofit", "government", "commercial", "other"];
const longest: Partial<Record<CartCustomField, number>> = {
  contactId: 64,
  vatId: 20,
  specialHandling: 500,
  distributorId: 64,
};

type Checked = { readonly ok: true; readonly fields: Record<string, string | null> } | ReturnType<typeof refuse>;

/** Sets a field; null or an empty text removes it (T-CCALL-11). */
export function setCustomField(
  cart: Cart,
  { name, value }: ActionOf<"setCustomField">,
  context: CartContext,
): LineOutcome {
  const checked = check(name, value, cart, context);
  if (!checked.ok) return checked;
  const before = cart.custom.fields;
  const after: Record<string, unknown> = { ...before };
  for (const [field, text] of Object.entries(checked.fields)) {
    if (text === null) delete after[field];
    else after[field] = text;
  }
  const same = Object.keys(checked.fields).every((field) => before[field] === after[field]);
  if (same) return { ok: true, cart, changed: false };
  return { ok: true, changed: true, cart: { ...cart, custom: { ...cart.custom, fields: after } } };
}

function check(name: CartCustomField, value: string | boolean | null, cart: Cart, context: CartContext): Checked {
  if (name === "privacyAgreedToDateTime") return agreement(value, cart, context);
  if (typeof value === "boolean") return refuse("InvalidInput", `${name} is a text.`);
  const text = value === null ? "" : value.trim();
  if (text === "") return { ok: true, fields: name === "distributorId" ? withoutDistributor : { [name]: null } };
  if (text.length > (longest[name] ?? 2000)) return refuse("InvalidInput", `${name} is too long.`);
  switch (name) {
    case "checkoutType":
      return oneOf(name, text, checkoutTypes);
    case "eligibility":
      return oneOf(name, text, eligibilities);
    case "vatId": {
      const vatId = writtenVatId(text);
      const country = cart.billingAddress?.country ?? context.shopperCountry;
      if (!isVatIdForm(country, vatId) || isPlaceholderVatId(vatId)) {
        return refuse("InvalidVatId", "VAT registration number not valid. Please enter a valid number.");
      }
      return { ok: true, fields: { vatId } };
    }
    case "distributorId": {
      const chosen = context.checkout.distributors.find(
        ({ id, country }) => id === text && country === context.shopperCountry,
      );
      if (chosen) return { ok: true, fields: distributorFields(chosen) };
      return refuse("InvalidInput", `No distributor '${text}' serves ${context.shopperCountry}.`);
    }
    case "contactId":
    case "specialHandling":
    case "cartComment":
      return { ok: true, fields: { [name]: text } };
    case "costCentre":
    case "grantNumber":
    case "glAccount":
      return v.is(referenceCode, text)
        ? { ok: true, fields: { [name]: text } }
        : refuse("InvalidInput", `${name} is not a code.`);
    case "requestedOn":
      return isRequestableDay(text, context.now)
        ? { ok: true, fields: { requestedOn: text } }
        : refuse("InvalidInput", "requestedOn is not a day of the next year.");
    case "purchaseOrderFile":
      return v.is(purchaseOrderFileText, text)
        ? { ok: true, fields: { purchaseOrderFile: text } }
        : refuse("InvalidInput", "purchaseOrderFile is not an uploaded file.");
    case "shipComplete":
      return oneOf(name, text, ["yes"]);
    default:
      return name satisfies never;
  }
}

function oneOf(name: string, text: string, allowed: readonly string[]): Checked {
  if (allowed.includes(text)) return { ok: true, fields: { [name]: text } };
  return refuse("InvalidInput", `${name} must be one of ${allowed.join(", ")}.`);
}

/** The server sets the time of consent, and keeps the first one. The client's value only signals consent. */
function agreement(value: string | boolean | null, cart: Cart, { now }: CartContext): Checked {
  const agreed = value !== null && value !== false && value !== "";
  const before = cart.custom.fields.privacyAgreedToDateTime;
  const since = typeof before === "string" ? before : now;
  return { ok: true, fields: { privacyAgreedToDateTime: agreed ? since : null } };
}

/** The shopper only chooses a distributor; its data comes from the settings (T-QUOTE-24). */
function distributorFields({
  id,
  name,
  url,
  phone,
  fax,
  customerEmail,
  address,
}: Distributor): Record<string, string | null> {
  return {
    distributorId: id,
    distributorName: name,
    distributorUrl: url,
    distributorPhone: phone,
    distributorFax: fax,
    distributorEmail: customerEmail,
    distributorStreet: address.street,
    distributorCity: address.city,
    distributorState: address.state,
    distributorPostalCode: address.postalCode,
    distributorCountry: address.country,
  };
}

const withoutDistributor: Record<string, null> = {
  distributorId: null,
  distributorName: null,
  distributorUrl: null,
  distributorPhone: null,
  distributorFax: null,
  distributorEmail: null,
  distributorStreet: null,
  distributorCity: null,
  distributorState: null,
  distributorPostalCode: null,
  distributorCountry: null,
};
