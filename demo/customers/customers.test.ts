import { labNotebookEntry } from "@contracts/customers/customer-calls";
import { contact, customer } from "@contracts/customers/customers";
import { addressProblem } from "@domain/account/customer-actions";
import { passwordProblems } from "@domain/account/password";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { customerLines, demoPassword } from "./customers";

const lines = [...customerLines()];

describe("customers of the demonstration", () => {
  it("are accepted by the gateway and marked as demonstration customers", () => {
    for (const line of lines) {
      const { ...parsed } = v.parse(customer, { ...line.customer, version: 1 });
      expect({ ...parsed, version: 1 }).toEqual({ ...line.customer, version: 1 });
      for (const entry of line.contacts) v.parse(contact, entry);
      for (const entry of line.labNotebooks) v.parse(labNotebookEntry, entry);
      expect(line.demo).toBe(true);
    }
    expect(passwordProblems(demoPassword)).toEqual([]);
  });

  it("are registered in their country, with addresses that the shop accepts", () => {
    expect(
      lines.map(({ customer: { email, isEmailVerified, custom } }) => [
        email,
        custom.fields.registrationOrigin,
        isEmailVerified,
      ]),
    ).toEqual([
      ["us.verified@demo.benchside.example", "US", true],
      ["us.unverified@demo.benchside.example", "US", false],
      ["de.verified@demo.benchside.example", "DE", true],
      ["gb.verified@demo.benchside.example", "GB", true],
      ["at.verified@demo.benchside.example", "AT", true],
      ["jp.verified@demo.benchside.example", "JP", true],
      ["br.verified@demo.benchside.example", "BR", true],
      ["insider@benchside.example", "US", true],
    ]);
    for (const {
      customer: { addresses },
    } of lines) {
      for (const address of addresses) expect(addressProblem(address, { isVatId: () => true })).toBeNull();
    }
  });

  it("include a first customer with two addresses per use, two contacts with a default, and two lab notebooks", () => {
    const [{ customer: first, contacts, labNotebooks }] = lines as [(typeof lines)[number]];
    expect([first.shippingAddressIds.length, first.billingAddressIds.length]).toEqual([2, 2]);
    expect(first.defaultShippingAddressId).toBe(first.shippingAddressIds[0]);
    expect(contacts.map(({ isDefault }) => isDefault)).toEqual([true, false]);
    expect(labNotebooks).toHaveLength(2);
  });
});
