/** Mails about an order: contents, recipients, and the moves that cause them. */
import type { LineMove, Order } from "@contracts/commerce/orders";
import type { MailLanguage } from "@contracts/mail";
import { moveLines, moveState } from "@domain/checkout/order-moves";
import { describe, expect, it } from "vitest";
import { doubled } from "../../../../tests/factories/doubled";
import { germanSeller } from "../../../../tests/factories/order";
import { invoiceCopy, orderEventMail, orderMail } from "./order-mail";

const usd = (centAmount: number) => ({ centAmount, currencyCode: "USD", fractionDigits: 2 });
const line = (id: string, sku: string, over: Record<string, unknown> = {}) => ({
  ...{ id, sku, productId: sku, productKey: sku.slice(0, 4), name: `Antibody ${sku}`, quantity: 2 },
  variant: { id: 1, sku, attributes: { code: "S", lot: null, amount: "100", uom: "µl" } },
  ...{ price: { value: usd(10_000) }, listPrice: usd(10_000), netPrice: usd(9000), discountedPrice: usd(9000) },
  ...{ totalPrice: usd(18_000), totalPriceComputed: usd(18_000), discountedPricePerQuantity: [] },
  ...{ appliedPromoNames: ["Welcome"], lineItemMode: "standard", lineItemType: "discountedLineItem", state: null },
  addedAt: "2030-01-01T00:00:00.000Z",
  custom: { fields: { experimentId: null, estShipDate: null, trackingNumber: null, legacyTotalPrice: null } },
  ...{ lineItemStatus: null, trackingNumber: null, estShipDate: "2030-01-04", lots: [], ...over },
});
const place = {
  ...{ country: "US", firstName: "Ada", lastName: "Example", streetName: "1 Way", city: "Boston", state: "MA" },
  postalCode: "02110",
};
const names = (text: string) => ({ en_EN: text, ja_JP: text, zh_CN: text });

const order = {
  ...{ id: "cart-1", version: 1, orderNumber: "W300000000001", webOrderNumber: "W300000000001" },
  ...{ createdAt: "2030-01-02T12:00:00.000Z", lastModifiedAt: "2030-01-02T12:00:00.000Z", deliveredAt: null },
  ...{ orderStatus: "Open", specialInsructionNotes: "Cold room", country: "US", shippingAddress: place },
  billingAddress: { ...place, company: "Accounts payable" },
  shippingInfo: {
    ...{ shippingMethodName: "Ground", shippingMethodNames: names("Ground"), price: usd(2500), discountedPrice: null },
  },
  ...{
    totalPrice: usd(38_500),
    subtotalPrice: usd(36_000),
    totalPromo: usd(4000),
    shippingPrice: usd(2500),
    tax: usd(0),
  },
  taxPortions: [{ name: "VAT", partsPerMillion: 0, amount: usd(0), reverseCharge: true }],
  ...{ currencyCode: "USD", fractionDigits: 2, vatId: "ATU00000000", contactId: null, comment: "Grant 12" },
  lineItems: [line("a", "4060S"), line("b", "9272S")],
  payments: [
    {
      ...{ id: "p", amountPlanned: usd(38_500), paymentMethodInfo: { method: "purchaseOrder" } },
      transaction: { type: "Authorization", state: "Success", interactionId: "x" },
      customFields: { poNumber: "PO-4711", invoiceEmailAddress: "invoices@lab.example" },
    },
  ],
  ...{ discountCodes: [], quoteNumbers: ["Q300000000001"], returnInfo: { items: [] } },
  seller: {
    ...{ name: "Shop, Inc.", taxId: "EIN 00-0000000", email: "orders@shop.example", phone: "+1 555 0100" },
    address: { streetName: "1 Example Way", city: "Boston", postalCode: "02110", country: "US" },
    ...{ paymentTerms: names("30 days net"), deliveryTerms: names("5 days"), incoterms: names("DAP") },
  },
} as unknown as Order;

const recipient = (language: MailLanguage) => ({
  ...{ email: "ada@lab.example", firstName: "Ada", lastName: "Example", language },
});

describe("the confirmation", () => {
  it.each(["en", "jp", "cn"] as const)("in %s contains everything that purchasing departments need", (language) => {
    const text = JSON.stringify(orderMail(order, recipient(language)));
    const facts = [
      ...["W300000000001", "Q300000000001", "PO-4711", "30 days net", "Accounts payable", "ATU00000000", "Ground"],
      ...["Cold room", "Grant 12", "$90.00", "$180.00", "$360.00", "$25.00", "$385.00", "orders@shop.example"],
      ...["+1 555 0100", "EIN 00-0000000"],
    ];
    for (const fact of facts) expect(text).toContain(fact);
  });

  it("names the day of the order, the ship dates, and reverse charge in words", () => {
    const text = JSON.stringify(orderMail(order, recipient("en")));
    for (const part of ["January 2, 2030", "Expected to ship: January 4, 2030", "Reverse charge"]) {
      expect(text).toContain(part);
    }
  });

  it("is copied to the address for invoices, without a link that only the customer can open", () => {
    const copy = invoiceCopy(order, recipient("en"));
    expect(copy).toMatchObject({ to: "invoices@lab.example", id: "order-W300000000001-invoice" });
    expect(copy?.data).not.toHaveProperty("action");
    expect(invoiceCopy(order, { ...recipient("en"), email: "Invoices@lab.example" })).toBeNull();
  });
});

describe("after the order", () => {
  const now = "2030-01-05T00:00:00.000Z";

  it("a return lists the returned units, not the whole line", () => {
    const shipped = moveLines(order, { lineState: "Shipped" }, now) ?? order;
    const back = (before: Order, lineState: LineMove["lineState"], quantity: number) => {
      const after = moveLines(before, { lineState, lineId: "a", quantity }, now) ?? before;
      const mail = orderEventMail(before, after, recipient("en"));
      const rows = mail?.template === "message" ? (mail.data.items?.rows ?? []) : [];
      return { after, rows: rows.map((row) => [row.quantity, row.total]) };
    };
    expect(back(shipped, "Advised", 1).rows).toEqual([["1", "$90.00"]]);
    expect(back(shipped, "Returned", 2).rows).toEqual([["2", "$180.00"]]);
    const once = back(shipped, "Returned", 1);
    expect(once.rows).toEqual([["1", "$90.00"]]);
    expect(back(once.after, "Returned", 2).rows).toEqual([["1", "$90.00"]]);
  });
  const move = (before: Order, body: Parameters<typeof moveLines>[1]) => {
    const after = moveLines(before, body, now);
    if (!after) throw new Error("no such line");
    return { after, mail: orderEventMail(before, after, recipient("en")) };
  };
  const told = (mail: ReturnType<typeof orderEventMail>) => {
    if (mail?.template !== "message") return null;
    return [mail.data.heading, mail.data.items?.rows.map(({ details }) => details[0])];
  };

  it("each move is reported once, with its lines and tracking number", () => {
    const picked = move(order, { lineState: "Picked" });
    expect(told(picked.mail)).toEqual(["Your order is being packed", ["4060S, 100 µl", "9272S, 100 µl"]]);
    const part = move(picked.after, { lineState: "Shipped", lineId: "a", trackingNumber: "1Z999AA10123456784" });
    expect(told(part.mail)).toEqual(["Part of your order has shipped", ["4060S, 100 µl"]]);
    expect(JSON.stringify(part.mail)).toContain("1Z999AA10123456784");
    const rest = move(part.after, { lineState: "Shipped", lineId: "b" });
    expect(told(rest.mail)).toEqual(["Your order has shipped", ["9272S, 100 µl"]]);
    const closed = move(rest.after, { lineState: "Closed" });
    expect(told(closed.mail)?.[0]).toBe("Your order is complete");
    expect(told(move(closed.after, { lineState: "Advised", lineId: "a" }).mail)?.[0]).toBe("Your return is registered");
    expect(told(move(closed.after, { lineState: "Returned", lineId: "a" }).mail)?.[0]).toBe("Your return has arrived");
    const ids = [picked, part, rest, closed].map(({ mail }) => mail?.id);
    expect(doubled(ids)).toEqual([]);
  });

  it("a shipment and a return link to invoice and credit note, if the order is invoiced", () => {
    const paragraphs = (sent: Order, lineState: LineMove["lineState"]) => {
      const before = lineState === "Returned" ? move(sent, { lineState: "Shipped" }).after : sent;
      const { mail } = move(before, { lineState });
      return mail?.template === "message" ? mail.data.paragraphs.join(" ") : "";
    };
    const invoiced: Order = { ...order, seller: germanSeller, taxPortions: order.taxPortions ?? [] };
    expect(paragraphs(invoiced, "Shipped")).toContain("The invoice is on the page of your order.");
    expect(paragraphs(invoiced, "Returned")).toContain("The credit note is on the page of your order.");
    expect(paragraphs({ ...invoiced, seller: null }, "Shipped")).not.toContain("invoice");
  });

  it("names products in the customer's language as they were when ordered, and in English without such a name", () => {
    const named = { ...order, lineItems: [line("a", "4060S", { names: { zh: "抗体 4060S" } })] } as unknown as Order;
    const rows = (language: MailLanguage) => {
      const mail = orderMail(named, recipient(language));
      return mail.template === "message" ? mail.data.items?.rows.map(({ name }) => name) : null;
    };
    expect([rows("cn"), rows("jp")]).toEqual([["抗体 4060S"], ["Antibody 4060S"]]);
  });

  it("a cancelled order lists lines that will not be shipped; a move to the same state sends no mail", () => {
    const cancelled = moveState(moveLines(order, { lineState: "Picked" }, now) ?? order, "Cancelled", now);
    expect(told(orderEventMail(order, cancelled, recipient("en")))?.[0]).toBe("Items were cancelled");
    const picked = moveLines(order, { lineState: "Picked" }, now) ?? order;
    expect(move(picked, { lineState: "Picked" }).mail).toBeNull();
    expect(orderEventMail(order, moveState(order, "Confirmed", now), recipient("en"))).toBeNull();
  });

  it("cancelled lines of a card order report the refund to the card, once", () => {
    const [payment] = order.payments;
    if (!payment) throw new Error("no payment");
    const byCard: Order = {
      ...order,
      taxPortions: [{ name: "Sales tax", partsPerMillion: 62_500, amount: usd(2250) }],
      payments: [{ ...payment, paymentMethodInfo: { method: "card" }, customFields: { cardLastFour: "1111" } }],
    };
    const said = (before: Order, after: Order) => {
      const mail = orderEventMail(before, after, recipient("en"));
      return mail?.template === "message" ? [mail.data.subject, mail.data.paragraphs.slice(2).join(" ")] : null;
    };
    const shipped = moveLines(byCard, { lineState: "Shipped", lineId: "a" }, now) ?? byCard;
    // $180.00 and 6.25 % tax; shipping is not refunded, because the other line needed it.
    const [subject, text] = said(shipped, moveState(shipped, "Cancelled", now)) ?? [];
    expect(subject).toBe("Items of your order W300000000001 were cancelled");
    expect(text).toContain("we are returning $191.25 to your card ending in 1111");
    const cancelled = moveLines(byCard, { lineState: "Cancelled", lineId: "b" }, now) ?? byCard;
    expect(said(byCard, cancelled)?.[1]).toBe("");
    const rest = moveLines(cancelled, { lineState: "Shipped", lineId: "a" }, now) ?? cancelled;
    expect(said(cancelled, rest)?.[1]).toContain("we are returning $191.25");
    const closed = moveLines(rest, { lineState: "Closed", lineId: "a" }, now) ?? rest;
    expect(said(rest, closed)?.[1]).toBe("");
    const never = said(byCard, moveState(byCard, "Cancelled", now));
    expect(never).toEqual([
      "Your order W300000000001 was cancelled",
      "Your card ending in 1111 will not be charged for this order.",
    ]);
    expect(said(order, moveState(order, "Cancelled", now))?.[1]).toBe("");
  });
});
