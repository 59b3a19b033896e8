import type { Cart, LineItem } from "@contracts/commerce/cart";
import { moneyOf } from "@domain/money/money";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentFaults } from "../../tests/documents/content-models";
import { cxmlModels, cxmlRequired } from "../../tests/documents/cxml";
import { carriedOut, newCart } from "../../tests/factories/cart";
import { ociFields, readOciLogin } from "./oci";
import { type OrderLine, orderLines, orderTotal } from "./order-lines";
import { messageField, orderMessage } from "./order-message";
import { registeredReturn } from "./return-address";
import { elementAt, readXml } from "./xml-reader";

const cart = carriedOut(newCart(), [
  { action: "addLineItem", sku: "4060S", quantity: 3 },
  { action: "addLineItem", sku: "7074S", quantity: 1 },
]);
const classes = new Map([["4060S", "12352203"]]);
const now = new Date("2030-01-01T00:00:00Z");
const message = (lines: readonly OrderLine[]) =>
  orderMessage({
    ...{ payloadId: "1@x", timestamp: "2030-01-01T00:00:00Z", buyerCookie: "c", reference: "cart-1" },
    ...{ from: { domain: "D", identity: "shop" }, to: { domain: "D", identity: "buyer" } },
    ...{ currency: "USD", lines },
  });

describe("order lines", () => {
  it("have a class and a unit code; the default class is biochemicals", () => {
    const lines = orderLines(cart, classes, now);
    expect(lines.map(({ sku, unit, unspsc }) => [sku, unit, unspsc])).toEqual([
      ["4060S", "EA", "12352203"],
      ["7074S", "KT", "12352200"],
    ]);
    expect(orderLines(cart, new Map([["4060S", "<b>"]]), now)[0]?.unspsc).toBe("12352200");
    expect(orderTotal(lines, "USD")).toEqual(cart.totalPrice);
  });

  it("have a lead time if their ship date is known, in cXML and OCI", () => {
    const [line] = cart.lineItems;
    const dated = (estShipDate: string | null) =>
      orderLines(
        { lineItems: line ? [{ ...line, custom: { fields: { ...line.custom.fields, estShipDate } } }] : [] },
        classes,
        now,
      );
    expect(["2030-01-04", "2029-12-01", null].map((day) => dated(day)[0]?.leadDays)).toEqual([3, 0, null]);
    expect(message(dated("2030-01-04"))).toContain("<LeadTime>3</LeadTime>");
    expect(message(dated(null))).not.toContain("LeadTime");
    expect(new Map(ociFields(dated("2030-01-04"), null)).get("NEW_ITEM-LEADTIME[1]")).toBe("3");
  });

  it("are valid against the document type", () => {
    const reading = readXml(message(orderLines(cart, classes, now)));
    expect(reading.ok && contentFaults(reading.root, cxmlModels, cxmlRequired)).toEqual([]);
  });

  it("add up to the basket's total, however promotions split the pieces", () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    const parts = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 20 }), price: amount }), { maxLength: 4 });
    fc.assert(
      fc.property(parts, fc.nat(10), amount, (priced, rest, price) => {
        const usd = (centAmount: number) => moneyOf(centAmount, "USD");
        const [first] = cart.lineItems;
        const quantity = priced.reduce((sum, part) => sum + part.quantity, rest);
        const line = {
          ...first,
          quantity,
          price: { value: usd(price) },
          discountedPrice: null,
          discountedPricePerQuantity: priced.map((part) => ({ quantity: part.quantity, value: usd(part.price) })),
        } as LineItem;
        const lines = orderLines({ lineItems: [line] } as Pick<Cart, "lineItems">, classes, now);
        const expected = priced.reduce((sum, part) => sum + part.quantity * part.price, rest * price);
        expect(orderTotal(lines, "USD").centAmount).toBe(expected);
        expect(lines.reduce((sum, one) => sum + one.quantity, 0)).toBe(quantity);
      }),
    );
  });
});

describe("messages", () => {
  const hostile = `</Description><x>"'&${"é".repeat(60)}\r\n試薬`;
  const [plain] = orderLines(cart, classes, now);
  const lines = plain ? [{ ...plain, name: hostile }] : [];

  it("carry any name without breaking the document", () => {
    const reading = readXml(message(lines));
    const path = ["Message", "PunchOutOrderMessage", "ItemIn", "ItemDetail", "Description"];
    expect(reading.ok && elementAt(reading.root, ...path)?.text).toBe(`${hostile}, 100 µl`);
  });

  it("are valid without items", () => {
    const reading = readXml(message([]));
    const path = ["Message", "PunchOutOrderMessage", "PunchOutOrderMessageHeader", "Total", "Money"];
    expect(reading.ok && elementAt(reading.root, ...path)?.text).toBe("0.00");
    const [name, value] = messageField("cXML-base64", "ü");
    expect([name, value]).toEqual(["cXML-base64", "w7w="]);
  });

  it("have OCI fields within the interface's lengths, on one line, with a price for one piece", () => {
    const fields = new Map(ociFields(lines, "cart-1"));
    expect([...(fields.get("NEW_ITEM-DESCRIPTION[1]") ?? "")]).toHaveLength(40);
    expect(fields.get("NEW_ITEM-LONGTEXT_1:132[]")).not.toMatch(/[\r\n]/);
    expect(Object.fromEntries(fields)).toMatchObject({
      "NEW_ITEM-PRICE[1]": "140.61",
      "NEW_ITEM-PRICEUNIT[1]": "1",
      "NEW_ITEM-CURRENCY[1]": "USD",
      "NEW_ITEM-QUANTITY[1]": "3",
      "NEW_ITEM-UNIT[1]": "EA",
      "NEW_ITEM-VENDORMAT[1]": "4060S",
      "NEW_ITEM-MATGROUP[1]": "12352203",
      "NEW_ITEM-EXT_SCHEMA_TYPE[1]": "UNSPSC",
    });
  });
});

describe("OCI login", () => {
  it("reads names in any case, the first of duplicates, and known targets only", () => {
    const reading = readOciLogin([
      ["username", "a"],
      ["Password", "b"],
      ["PASSWORD", "c"],
      ["hook_url", "https://x.test/"],
      ["~target", "_top"],
    ]);
    expect(reading).toMatchObject({ ok: true, login: { identity: "a", password: "b", target: "_top", country: null } });
    const named = readOciLogin([
      ["USERNAME", "a"],
      ["PASSWORD", "b"],
      ["~TARGET", "anyone's window"],
    ]);
    expect(named).toMatchObject({ login: { target: "_self", returnAddress: null } });
  });

  const called = (parameters: Record<string, string>) => {
    const reading = readOciLogin(Object.entries({ USERNAME: "a", PASSWORD: "b", ...parameters }));
    return reading.ok ? reading.login.call : reading.reason;
  };

  it.each([
    [{}, { kind: "shop", selected: null }],
    [
      { FUNCTION: "detail", PRODUCTID: " 9272S " },
      { kind: "shop", selected: "9272S" },
    ],
    [
      { FUNCTION: "SOURCING", PRODUCTID: "<b>" },
      { kind: "shop", selected: null },
    ],
    [
      { FUNCTION: "VALIDATE", PRODUCTID: "9272S", QUANTITY: "2.000" },
      { kind: "validate", sku: "9272S", quantity: 2 },
    ],
    [
      { FUNCTION: "validate", PRODUCTID: "9272S" },
      { kind: "validate", sku: "9272S", quantity: 1 },
    ],
    [{ FUNCTION: "VALIDATE", PRODUCTID: "9272S", QUANTITY: "1.5" }, "parameters"],
    [{ FUNCTION: "VALIDATE", PRODUCTID: "9272S", QUANTITY: "0" }, "parameters"],
    [{ FUNCTION: "VALIDATE", PRODUCTID: "9272S", QUANTITY: "1e3" }, "parameters"],
    [{ FUNCTION: "VALIDATE", QUANTITY: "1" }, "parameters"],
    [
      { FUNCTION: "BACKGROUND_SEARCH", SEARCHSTRING: "  akt\n<b>rabbit</b> " },
      { kind: "search", text: "akt rabbit" },
    ],
    [{ FUNCTION: "BACKGROUND_SEARCH" }, "parameters"],
    [{ FUNCTION: "DOWNLOADJSON" }, "function"],
  ])("reads %j as %j", (parameters: Record<string, string>, call) => {
    expect(called(parameters)).toEqual(call);
  });
});

describe("return addresses", () => {
  const registered = ["https://buyer.test/return", "https://buyer.test/hooks/"];
  it.each([
    ["https://buyer.test/return", true],
    ["https://buyer.test/return?a=1&b=//evil.test", true],
    ["https://BUYER.test:443/return", true],
    ["https://buyer.test/hooks/1", true],
    ["http://buyer.test/return", false],
    ["https://buyer.test:8443/return", false],
    ["https://buyer.test/return/", false],
    ["https://buyer.test/hooks/../admin", false],
    ["https://buyer.test/hooks/%2e%2e/admin", false],
    ["https://buyer.test/return#x", false],
    ["https://user@buyer.test/return", false],
    ["https://buyer.test.evil.test/return", false],
    ["//buyer.test/return", false],
    ["javascript:alert(1)", false],
    ["", false],
  ])("%s is registered: %s", (asked, known) => {
    expect(registeredReturn(asked, registered) !== null).toBe(known);
  });
});
