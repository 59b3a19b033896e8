import type { CustomerAction } from "@contracts/customers/customer-calls";
import {
  type AddressDraft,
  addressDraft,
  type Customer,
  customer as customerSchema,
} from "@contracts/customers/customers";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { applyContactActions } from "./contact-actions";
import { applyCustomerActions } from "./customer-actions";

const place = { streetName: "3 Trask Lane", city: "Danvers", state: "MA", postalCode: "01923", country: "US" };
const draft = (over: object = {}): AddressDraft => v.parse(addressDraft, { ...place, ...over });
const blank: Customer = v.parse(customerSchema, {
  ...{ id: "customer-1", version: 1, createdAt: "x", lastModifiedAt: "x", email: "ada@lab.example" },
  ...{ firstName: "Ada", lastName: "Lime", isEmailVerified: true, addresses: [], shippingAddressIds: [] },
  ...{ billingAddressIds: [], defaultShippingAddressId: null, defaultBillingAddressId: null },
  custom: {
    type: "regular-customer-type",
    fields: {
      ...{ registrationOrigin: "US", isNewsletterOptin: false, forcedPasswordReset: false },
      ...{ privacyAgreedToDateTime: null, contacts: [] },
    },
  },
});
let ids = 0;
const context = { newId: () => `id-${++ids}`, isVatId: () => true };
const changedBy = (customer: Customer, ...actions: CustomerAction[]) => {
  const outcome = applyCustomerActions(customer, actions, context);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.value;
};
const refused = (customer: Customer, ...actions: CustomerAction[]) => {
  const outcome = applyCustomerActions(customer, actions, context);
  return outcome.ok ? null : outcome.problem.code;
};

describe("customer actions", () => {
  const office = { ebsBillToId: "B-1", billToDiscountCode: "D-1", taxExempt: true, freightTerm: "PREPAID" };
  const withAddress = changedBy(blank, { action: "addAddress", address: draft() });
  const [added] = withAddress.addresses;
  const addressId = added?.id ?? "";
  const managed = { ...withAddress, addresses: withAddress.addresses.map((address) => ({ ...address, ...office })) };

  it("A-ADDR-03: an edit keeps back-office fields and cannot add any", () => {
    const sent = { ...draft({ streetName: "4 Trask Lane" }), ebsBillToId: "forged", taxExempt: false };
    const changed = changedBy(managed, { action: "changeAddress", addressId, address: v.parse(addressDraft, sent) });
    expect(changed.addresses[0]).toMatchObject({ ...office, streetName: "4 Trask Lane" });
    const forged = v.parse(addressDraft, { ...sent, billToDiscountCode: "mine" });
    expect(changedBy(blank, { action: "addAddress", address: forged }).addresses[0]).toMatchObject({
      ebsBillToId: null,
      billToDiscountCode: null,
      taxExempt: null,
    });
  });

  it("A-ADDR-08: a default address belongs to its use and is removed with it", () => {
    const set = changedBy(withAddress, { action: "setDefaultShippingAddress", addressId });
    expect([set.shippingAddressIds, set.defaultShippingAddressId]).toEqual([[addressId], addressId]);
    const unset = changedBy(set, { action: "removeShippingAddressId", addressId });
    expect([unset.shippingAddressIds, unset.defaultShippingAddressId]).toEqual([[], null]);
    const gone = changedBy(set, { action: "removeAddress", addressId });
    expect([gone.addresses, gone.shippingAddressIds, gone.defaultShippingAddressId]).toEqual([[], [], null]);
  });

  it("apply all or none, and refuse invalid actions", () => {
    expect(refused(blank, { action: "addAddress", address: draft({ postalCode: "1923" }) })).toBe("InvalidPostalCode");
    const german = draft({ country: "DE", postalCode: "10115", vatId: "DE000000000" });
    expect(refused(blank, { action: "addAddress", address: german })).toBe("InvalidVatId");
    expect(refused(blank, { action: "removeAddress", addressId: "unknown" })).toBe("ResourceNotFound");
    expect(refused(blank, { action: "setDefaultBillingAddress", addressId: "unknown" })).toBe("ResourceNotFound");
    expect(refused(blank, { action: "setCustomField", name: "isNewsletterOptin", value: "yes" })).toBe("InvalidInput");
    const many = {
      ...blank,
      addresses: Array.from({ length: 50 }, (_, n) => ({ ...managed.addresses[0], id: `a${n}` })),
    };
    expect(refused(many as Customer, { action: "addAddress", address: draft() })).toBe("MaxResourceLimitExceeded");
    expect(
      refused(blank, { action: "setFirstName", firstName: "X" }, { action: "removeAddress", addressId: "unknown" }),
    ).not.toBeNull();
    expect(blank.firstName).toBe("Ada");
  });

  it("keep defaults and uses pointing at existing addresses, for any sequence of actions", () => {
    const some = fc.constantFrom<CustomerAction["action"]>(
      ...(["addAddress", "removeAddress", "addShippingAddressId", "removeShippingAddressId"] as const),
      ...(["setDefaultShippingAddress", "setDefaultBillingAddress", "addBillingAddressId"] as const),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(some, fc.nat(5)), { maxLength: 40 }), (steps) => {
        let customer = blank;
        for (const [action, index] of steps) {
          const id = customer.addresses[index]?.id ?? "unknown";
          const step = action === "addAddress" ? { action, address: draft() } : { action, addressId: id };
          const outcome = applyCustomerActions(customer, [step as CustomerAction], context);
          if (outcome.ok) customer = outcome.value;
        }
        const known = customer.addresses.map(({ id }) => id);
        expect(known).toEqual(expect.arrayContaining([...customer.shippingAddressIds, ...customer.billingAddressIds]));
        const { defaultShippingAddressId: shipping, defaultBillingAddressId: billing } = customer;
        if (shipping) expect(customer.shippingAddressIds).toContain(shipping);
        if (billing) expect(customer.billingAddressIds).toContain(billing);
      }),
    );
  });

  it("A-PROFILE-06: keep exactly one default contact while there are contacts", () => {
    const contact = (isDefault: boolean) => ({
      ...{ firstName: "Ada", lastName: "Lime", firstNameKana: null, lastNameKana: null, email: "ada@lab.example" },
      ...{ phone: null, organisation: null, department: null, isDefault },
    });
    const step = fc.tuple(fc.constantFrom("add", "change", "remove"), fc.nat(4), fc.boolean());
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let contacts: Parameters<typeof applyContactActions>[0] = [];
        for (const [kind, index, isDefault] of steps) {
          const contactId = contacts[index]?.id ?? "unknown";
          const outcome = applyContactActions(
            contacts,
            [
              kind === "add"
                ? { action: "addContact", contact: contact(isDefault) }
                : kind === "change"
                  ? { action: "changeContact", contactId, contact: contact(isDefault) }
                  : { action: "removeContact", contactId },
            ],
            context,
          );
          if (outcome.ok) contacts = outcome.value;
        }
        expect(contacts.filter(({ isDefault }) => isDefault)).toHaveLength(contacts.length > 0 ? 1 : 0);
      }),
    );
  });
});
