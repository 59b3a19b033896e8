/**
 * Applies update actions to a customer, all or none. The gateway handles versions and storage; new ids are passed in to
 * keep the function pure.
 */
import type { CustomerAction } from "@contracts/customers/customer-calls";
import type { AddressDraft, Customer, CustomerAddress } from "@contracts/customers/customers";
import { isPostalCode } from "./postal-code";
import { isState, keptState } from "./states";
import { isPlaceholderVatId, isVatIdForm } from "./vat-id";

export type AccountProblem = {
  readonly code:
    | "InvalidInput"
    | "InvalidVatId"
    | "InvalidPostalCode"
    | "ResourceNotFound"
    | "MaxResourceLimitExceeded";
  readonly message: string;
  readonly field?: string;
};
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: AccountProblem };

export interface ActionContext {
  newId(): string;
  /** Optional stricter VAT ID check, beyond the format (W44). */
  isVatId(country: string, vatId: string): boolean;
}

const maxAddresses = 50;

export const refuse = (code: AccountProblem["code"], message: string, field?: string) =>
  ({ ok: false, problem: { code, message, ...(field ? { field } : {}) } }) as const;

type Step = Outcome<Customer>;

/** Applies the actions; the first invalid one aborts all of them. */
export function applyCustomerActions(
  customer: Customer,
  actions: readonly CustomerAction[],
  context: ActionContext,
): Step {
  let current = customer;
  for (const action of actions) {
    const step = applyOne(current, action, context);
    if (!step.ok) return step;
    current = step.value;
  }
  return { ok: true, value: current };
}

function applyOne(customer: Customer, action: CustomerAction, context: ActionContext): Step {
  switch (action.action) {
    case "addAddress": {
      if (customer.addresses.length >= maxAddresses) {
        return refuse("MaxResourceLimitExceeded", `A customer has at most ${maxAddresses} addresses.`);
      }
      const problem = addressProblem(action.address, context);
      if (problem) return { ok: false, problem };
      const added = { ...withoutOffice(), ...kept(action.address), id: context.newId() };
      return { ok: true, value: { ...customer, addresses: [...customer.addresses, added] } };
    }
    case "changeAddress": {
      const former = customer.addresses.find(({ id }) => id === action.addressId);
      if (!former) return missingAddress(action.addressId);
      const problem = addressProblem(action.address, context);
      if (problem) return { ok: false, problem };
      // Customers cannot change back-office fields (A-ADDR-03).
      const changed = { ...former, ...kept(action.address), custom: action.address.custom ?? former.custom };
      return { ok: true, value: { ...customer, addresses: replaced(customer.addresses, changed) } };
    }
    case "removeAddress":
      return hasAddress(customer, action.addressId)
        ? { ok: true, value: withoutAddress(customer, action.addressId) }
        : missingAddress(action.addressId);
    case "addShippingAddressId":
    case "addBillingAddressId":
    case "removeShippingAddressId":
    case "removeBillingAddressId":
      return changeUse(customer, action);
    case "setDefaultShippingAddress":
    case "setDefaultBillingAddress":
      return setDefault(customer, action);
    case "setFirstName":
      return { ok: true, value: { ...customer, firstName: action.firstName } };
    case "setLastName":
      return { ok: true, value: { ...customer, lastName: action.lastName } };
    case "setCompanyName":
      return { ok: true, value: { ...customer, companyName: action.companyName || null } };
    case "setCustomField":
      return setField(customer, action);
    default:
      return action satisfies never;
  }
}

type UseAction = Extract<
  CustomerAction,
  {
    action: "addShippingAddressId" | "addBillingAddressId" | "removeShippingAddressId" | "removeBillingAddressId";
  }
>;

function changeUse(customer: Customer, { action, addressId }: UseAction): Step {
  if (!hasAddress(customer, addressId)) return missingAddress(addressId);
  const shipping = action === "addShippingAddressId" || action === "removeShippingAddressId";
  const ids = shipping ? customer.shippingAddressIds : customer.billingAddressIds;
  const adds = action === "addShippingAddressId" || action === "addBillingAddressId";
  const without = ids.filter((id) => id !== addressId);
  const next = adds ? (ids.includes(addressId) ? ids : [...ids, addressId]) : without;
  const keep = (id: string | null) => (adds || id !== addressId ? id : null);
  return {
    ok: true,
    value: shipping
      ? { ...customer, shippingAddressIds: next, defaultShippingAddressId: keep(customer.defaultShippingAddressId) }
      : { ...customer, billingAddressIds: next, defaultBillingAddressId: keep(customer.defaultBillingAddressId) },
  };
}

type DefaultAction = Extract<CustomerAction, { action: "setDefaultShippingAddress" | "setDefaultBillingAddress" }>;

/** A default address must also be listed for its use, so add it if missing. */
function setDefault(customer: Customer, { action, addressId }: DefaultAction): Step {
  if (addressId !== null && !hasAddress(customer, addressId)) return missingAddress(addressId);
  const withId = (ids: readonly string[]) =>
    addressId === null || ids.includes(addressId) ? [...ids] : [...ids, addressId];
  return {
    ok: true,
    value:
      action === "setDefaultShippingAddress"
        ? { ...customer, defaultShippingAddressId: addressId, shippingAddressIds: withId(customer.shippingAddressIds) }
        : { ...customer, defaultBillingAddressId: addressId, billingAddressIds: withId(customer.billingAddressIds) },
  };
}

type FieldAction = Extract<CustomerAction, { action: "setCustomField" }>;

function setField(customer: Customer, { name, value }: FieldAction): Step {
  const { custom } = customer;
  const isText = name !== "isNewsletterOptin";
  if (isText ? typeof value === "boolean" : typeof value !== "boolean") {
    return refuse("InvalidInput", `The value of the field ${name} is of another type.`, name);
  }
  return {
    ok: true,
    value: { ...customer, custom: { ...custom, fields: { ...custom.fields, [name]: isText ? value || null : value } } },
  };
}

/** First problem of an address by its country's rules; null if valid. */
export function addressProblem(
  address: AddressDraft,
  { isVatId }: Pick<ActionContext, "isVatId">,
): AccountProblem | null {
  const { country, postalCode, vatId, streetName, city, state } = address;
  if (!streetName || !city) {
    const field = streetName ? "city" : "streetName";
    return { code: "InvalidInput", message: `The address needs ${field}.`, field };
  }
  if (!isState(country, state)) {
    return { code: "InvalidInput", message: "The address needs a state of its country.", field: "state" };
  }
  if (!isPostalCode(country, postalCode)) {
    return {
      code: "InvalidPostalCode",
      message: "The postal code is not valid for this country.",
      field: "postalCode",
    };
  }
  if (vatId && (!isVatIdForm(country, vatId) || isPlaceholderVatId(vatId) || !isVatId(country, vatId))) {
    return { code: "InvalidVatId", message: "VAT registration number not valid.", field: "vatId" };
  }
  return null;
}

const kept = (address: AddressDraft): AddressDraft => ({
  ...address,
  state: keptState(address.country, address.state),
});
const hasAddress = (customer: Customer, addressId: string) => customer.addresses.some(({ id }) => id === addressId);
const missingAddress = (addressId: string) =>
  refuse("ResourceNotFound", `The Resource with ID ${addressId} was not found.`);
const replaced = (addresses: readonly CustomerAddress[], changed: CustomerAddress) =>
  addresses.map((address) => (address.id === changed.id ? changed : address));

function withoutAddress(customer: Customer, addressId: string): Customer {
  const others = (ids: readonly string[]) => ids.filter((id) => id !== addressId);
  const kept = (id: string | null) => (id === addressId ? null : id);
  return {
    ...customer,
    addresses: customer.addresses.filter(({ id }) => id !== addressId),
    shippingAddressIds: others(customer.shippingAddressIds),
    billingAddressIds: others(customer.billingAddressIds),
    defaultShippingAddressId: kept(customer.defaultShippingAddressId),
    defaultBillingAddressId: kept(customer.defaultBillingAddressId),
  };
}

const withoutOffice = () => ({
  taxExempt: null,
  collectAccountNumber: null,
  typeId: null,
  legacyId: null,
  ebsBillToId: null,
  ebsOrgAccountNumber: null,
  ebsShipToId: null,
  ebsSoldToId: null,
  billToDiscountCode: null,
  shipToDiscountCode: null,
  freightTerm: null,
});
