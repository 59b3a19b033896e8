import { describe, expect, it } from "vitest";
import { carriedOut, newCart } from "../../tests/factories/cart";
import { orderIn } from "../../tests/factories/order";
import { chosenAgain, paymentAgain } from "./as-last-time";

const address = (id: string, country = "DE", vatId: string | null = null) => ({ id, country, vatId });
const book = {
  addresses: [address("lab"), address("office", "DE", "DE123456789"), address("accounts"), address("us", "US")],
  shippingAddressIds: ["lab", "office"],
  billingAddressIds: ["accounts", "office"],
  defaultShippingAddressId: "lab",
  defaultBillingAddressId: "office",
  contacts: [{ id: "ada" }, { id: "joan" }],
  defaultContactId: "ada",
  vatId: "DE999999999",
};
const lastTo = (shipped: string, billed: string, contactId: string | null = "joan") => ({
  ...orderIn(),
  shippingAddress: address(shipped),
  billingAddress: address(billed),
  contactId,
});
const empty = newCart("DE", "EUR");

describe("choices of the last order", () => {
  it.each([
    ["its own", lastTo("office", "accounts"), { shippingAddressId: "office", billingAddressId: "accounts" }],
    ["defaults in place of removed addresses", lastTo("gone", "gone"), { shippingAddressId: "lab" }],
    ["no address that is for bills only", lastTo("accounts", "accounts"), { shippingAddressId: "lab" }],
    ["no address of another country", lastTo("us", "us"), { shippingAddressId: "lab", billingAddressId: "office" }],
    ["the customer's defaults without an order", null, { shippingAddressId: "lab", contactId: "ada" }],
  ])("%s", (_what, last, expected) => {
    expect(chosenAgain(empty, book, last, "DE")).toMatchObject(expected);
  });

  it("takes the VAT number of the billing address, else the customer's, and skips an invalid one", () => {
    expect(chosenAgain(empty, book, null, "DE").vatId).toBe("DE123456789");
    expect(chosenAgain(empty, book, lastTo("lab", "accounts"), "DE").vatId).toBe("DE999999999");
    expect(chosenAgain(empty, { ...book, vatId: "DE12" }, lastTo("lab", "accounts"), "DE").vatId).toBeUndefined();
    expect(chosenAgain(newCart(), book, null, "US").vatId).toBeUndefined();
  });

  it("keeps what the basket has, and chooses nothing without an address", () => {
    const held = carriedOut(
      empty,
      [
        { action: "setShippingAddress", address: address("lab") },
        { action: "setBillingAddress", address: address("accounts") },
      ],
      { shopperCountry: "DE" },
    );
    expect(chosenAgain(held, book, lastTo("office", "office"), "DE")).toEqual({});
    expect(chosenAgain(empty, { ...book, addresses: [address("us", "US")] }, null, "DE")).toEqual({});
  });
});

describe("payment of the last order", () => {
  const payment = (id: string, method: "card" | "purchaseOrder", fields: Record<string, string>) => ({
    ...{ id, amountPlanned: empty.totalPrice, paymentMethodInfo: { method }, createdAt: "2030-01-01T00:00:00.000Z" },
    transaction: { type: "Authorization", state: "Initial", interactionId: "" } as const,
    custom: { fields },
  });
  const card = payment("card-1", "card", { cardLastFour: "1111" });
  const order = payment("po-1", "purchaseOrder", { poNumber: "PO-9", invoiceEmailAddress: "ap@lab.example" });

  it("repeats the number of a purchase order, and keeps a card that is on the basket", () => {
    const last = orderIn();
    const again = { by: "purchaseOrder", poNumber: "PO-4711", invoiceEmail: "invoices@lab.example" };
    expect(paymentAgain({ paymentInfo: null }, last)).toEqual(again);
    expect(paymentAgain({ paymentInfo: { payments: [card] } }, last).by).toBe("keep");
    expect(paymentAgain({ paymentInfo: { payments: [order] } }, null)).toMatchObject({ poNumber: "PO-9" });
    expect(paymentAgain({ paymentInfo: null }, null)).toEqual({ by: "", poNumber: "", invoiceEmail: "" });
  });
});
