import type { LineMove, Order } from "@contracts/commerce/orders";
import { describe, expect, it } from "vitest";
import { contentFaults } from "../../tests/documents/content-models";
import { cxmlModels, cxmlRequired } from "../../tests/documents/cxml";
import { numbered, withDue } from "../../tests/factories/invoice";
import { orderIn } from "../../tests/factories/order";
import { moveLines } from "../checkout/order-moves";
import { moneyOf } from "../money/money";
import { nextShipDate } from "../order-status/queue-state";
import { elementAt, readXml, type XmlElement } from "../punchout/xml-reader";
import { type DueMessage, dueMessages } from "./due-messages";
import { extrinsicReferences } from "./extrinsic-references";
import { type BuyersOrder, requestDocument } from "./message-parts";
import { readOrderRequest } from "./order-request";
import { profileResponse } from "./profile";

const now = "2030-01-03T12:00:00.000Z";
const party = { domain: "NetworkId", identity: "AN0100" };

/** An order that a buyer sent, at another price for its second line. */
function buyersOrder(cents: number | null = null): BuyersOrder {
  const order = orderIn();
  const lines = order.lineItems.map((line, index) => ({
    lineItemId: line.id,
    lineNumber: (index + 1) * 10,
    orderedPrice: index === 1 && cents !== null ? moneyOf(cents, "EUR") : line.price.value,
    ...{ comment: null, requestedOn: null },
  }));
  return {
    ...order,
    procurement: {
      ...{ buyer: "AN0100", payloadId: "7@buyer", orderId: "4500001", orderDate: "2030-01-01T09:00:00+01:00" },
      ...{ from: party, to: { domain: "DUNS", identity: "shop" }, lines },
      ...{ shipComplete: false, extrinsics: [] },
    },
  };
}

const moved = <T extends Order>(order: T, lineState: LineMove["lineState"], place?: number): T => {
  const lineId = place === undefined ? undefined : order.lineItems[place]?.id;
  const next = moveLines(order, { lineState, trackingNumber: "1Z0", ...(lineId && { lineId }) }, now);
  if (!next) throw new Error("no such line");
  return { ...order, ...next };
};

function rootOf(text: string): XmlElement {
  const reading = readXml(text);
  if (!reading.ok) throw new Error(reading.reason);
  expect(contentFaults(reading.root, cxmlModels, cxmlRequired)).toEqual([]);
  return reading.root;
}
const documentOf = ({ content, name }: DueMessage, { procurement }: BuyersOrder): string =>
  requestDocument({ payloadId: "1@shop", timestamp: now, procurement, secret: "a secret", content, name });
const sent = (message: DueMessage, order: BuyersOrder): XmlElement => rootOf(documentOf(message, order));

describe("messages after an order", () => {
  it("confirm it once, and state prices that differ from the ordered ones", () => {
    const [same] = dueMessages(buyersOrder(), [], new Set(), now);
    const plain = same && sent(same, buyersOrder());
    const header = ["Request", "ConfirmationRequest", "ConfirmationHeader"];
    expect(elementAt(plain ?? null, ...header)?.attributes.get("type")).toBe("accept");
    const other = buyersOrder(1);
    const [message] = dueMessages(other, [], new Set(), now);
    const root = message ? sent(message, other) : null;
    expect(elementAt(root, ...header)?.attributes.get("type")).toBe("detail");
    const statuses = elementAt(root, "Request", "ConfirmationRequest")?.children.slice(2) ?? [];
    expect(
      statuses.map((item) => [item.attributes.get("lineNumber"), item.children.at(-1)?.attributes.get("type")]),
    ).toEqual([
      ["10", "accept"],
      ["20", "detail"],
      ["30", "accept"],
    ]);
    expect(statuses[1]?.children.at(-1)?.children.at(-1)?.text).toContain("Ordered at 0.01 EUR; the price is");
    expect(dueMessages(other, [], new Set(message?.covers), now)).toEqual([]);
  });

  it("name the line that ships after the day that the buyer requested", () => {
    const order = buyersOrder();
    const lineItems = order.lineItems.map((line) => ({ ...line, estShipDate: "2030-01-09T00:00:00.000Z" }));
    const days = ["2030-01-08", "2030-01-09", null];
    const lines = order.procurement.lines.map((line, index) => ({ ...line, requestedOn: days[index] ?? null }));
    const wished = { ...order, lineItems, procurement: { ...order.procurement, lines } };
    const [message] = dueMessages(wished, [], new Set(), now);
    const root = message ? sent(message, wished) : null;
    const [header, , ...items] = elementAt(root, "Request", "ConfirmationRequest")?.children ?? [];
    expect(header?.attributes.get("type")).toBe("detail");
    const statuses = items.map((item) => item.children.at(-1));
    expect(statuses.map((one) => one?.attributes.get("type"))).toEqual(["detail", "accept", "accept"]);
    expect(statuses[0]?.children.at(-1)?.text).toBe("Requested for 2030-01-08; ships on 2030-01-09.");
    // No line ships before its requested day.
    expect(nextShipDate({ ...wished, lineItems: lineItems.slice(1) })).toBe("2030-01-09");
    const later = { ...wished, delivery: { requestedOn: "2030-02-01", shipComplete: false } };
    expect(nextShipDate({ ...later, lineItems: lineItems.slice(2) })).toBe("2030-02-01");
  });

  it("announce each parcel with the buyer's line numbers, and bring its invoice and credit note", () => {
    const shipped = moved(buyersOrder(), "Shipped", 1);
    const documents = numbered(withDue(moved(shipped, "Returned", 1), withDue(shipped)));
    const messages = dueMessages(shipped, documents, new Set(["confirmed"]), now);
    expect(messages.map(({ name }) => name)).toEqual([
      "ShipNoticeRequest",
      "InvoiceDetailRequest",
      "InvoiceDetailRequest",
    ]);
    // cXML declares these requests in files of their own.
    const files = messages.map((message) => /\w+\.dtd/.exec(documentOf(message, shipped))?.[0]);
    expect(files).toEqual(["Fulfill.dtd", "InvoiceDetail.dtd", "InvoiceDetail.dtd"]);
    const [notice = null, invoice = null, credit = null] = messages.map((message) => sent(message, shipped));
    const item = ["Request", "ShipNoticeRequest", "ShipNoticePortion", "ShipNoticeItem"];
    expect(elementAt(notice, ...item)?.attributes.get("lineNumber")).toBe("20");
    const detail = ["Request", "InvoiceDetailRequest"];
    const due = [...detail, "InvoiceDetailSummary", "DueAmount", "Money"];
    expect(elementAt(invoice, ...due)?.text).toMatch(/^\d+\.\d\d$/);
    expect(elementAt(credit, ...due)?.text).toMatch(/^-\d+\.\d\d$/);
    expect(
      elementAt(credit, ...detail, "InvoiceDetailRequestHeader", "InvoiceIDInfo")?.attributes.get("invoiceID"),
    ).toBe(documents[0]?.number);
    const told = new Set(messages.flatMap(({ covers }) => covers).concat("confirmed"));
    expect(dueMessages(shipped, documents, told, now)).toEqual([]);
    expect(dueMessages(moved(shipped, "Shipped", 0), documents, told, now).map(({ covers }) => covers[0])).toEqual([
      `parcel:${shipped.orderNumber}-2`,
    ]);
  });

  it("reject cancelled lines, or the whole cancelled order", () => {
    const types = [moved(buyersOrder(), "Cancelled", 0), moved(buyersOrder(), "Cancelled")].map((order) => {
      const [message] = dueMessages(order, [], new Set(["confirmed"]), now);
      const root = message ? sent(message, order) : null;
      return elementAt(root, "Request", "ConfirmationRequest", "ConfirmationHeader")?.attributes.get("type");
    });
    expect(types).toEqual(["except", "reject"]);
  });
});

const address = (name: string) =>
  `<${name}><Address isoCountryCode="DE"><Name xml:lang="en">Institute</Name><PostalAddress><DeliverTo>Ada Bench</DeliverTo><Street>Hafenweg 1</Street><City>Hamburg</City><PostalCode>20457</PostalCode><Country isoCountryCode="DE">Germany</Country></PostalAddress></Address></${name}>`;
const item = (over: { sku?: string; quantity?: string; price?: string; line?: string } = {}) =>
  `<ItemOut quantity="${over.quantity ?? "2"}" lineNumber="${over.line ?? "1"}"><ItemID><SupplierPartID>${over.sku ?? "4060S"}</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="EUR">${over.price ?? "415.00"}</Money></UnitPrice></ItemDetail></ItemOut>`;
const request = (items: string, attributes = 'orderID="4500001" orderDate="2030-01-01T09:00:00+01:00"') =>
  `<cXML payloadID="7@buyer" timestamp="2030-01-01T09:00:00Z"><Header/><Request><OrderRequest><OrderRequestHeader ${attributes}><Total><Money currency="EUR">830.00</Money></Total>${address("ShipTo")}${address("BillTo")}</OrderRequestHeader>${items}</OrderRequest></Request></cXML>`;
function read(text: string) {
  const reading = readXml(text);
  if (!reading.ok) throw new Error(reading.reason);
  return readOrderRequest(reading.root);
}

describe("an OrderRequest", () => {
  it("is read with its addresses, lines and exact prices", () => {
    const reading = read(request(item() + item({ sku: "9272S", line: "2", price: "10.5" })));
    if (!reading.ok || !reading.order) throw new Error("refused");
    expect(reading.order).toMatchObject({
      orderId: "4500001",
      shipTo: { company: "Institute", city: "Hamburg", country: "DE" },
    });
    expect(reading.order.lines.map(({ sku, quantity, unitPrice }) => [sku, quantity, unitPrice?.centAmount])).toEqual([
      ["4060S", 2, 41_500],
      ["9272S", 2, 1_050],
    ]);
  });

  it("keeps the buyer's own fields, dates and notes", () => {
    const items = item()
      .replace("<ItemOut ", '<ItemOut requestedDeliveryDate="2030-02-01T00:00:00Z" ')
      .replace("</ItemOut>", "<Comments>Cold\nroom</Comments></ItemOut>");
    const fields = '<Extrinsic name="CostCenter">4711</Extrinsic><Extrinsic name="Empty"/></OrderRequestHeader>';
    const reading = read(
      request(items).replace("</OrderRequestHeader>", fields).replace("orderID=", 'shipComplete="yes" orderID='),
    );
    if (!reading.ok || !reading.order) throw new Error("refused");
    const { lines, shipComplete, extrinsics } = reading.order;
    expect([lines[0]?.comment, lines[0]?.requestedOn, shipComplete]).toEqual(["Cold room", "2030-02-01", true]);
    expect(extrinsics).toEqual([{ name: "CostCenter", value: "4711" }]);
  });

  it.each(["2030-13-45", "2030-02-30T00:00:00Z", "soon"])("is read without the day %s that there is not", (day) => {
    const reading = read(request(item().replace("<ItemOut ", `<ItemOut requestedDeliveryDate="${day}" `)));
    expect(reading.ok && reading.order?.lines[0]?.requestedOn).toBeNull();
  });

  it("states references under the names that systems use", () => {
    const named = (...pairs: [string, string][]) =>
      extrinsicReferences({ extrinsics: pairs.map(([name, value]) => ({ name, value })) });
    expect(named(["Cost Center", "4711"], ["GL_Account", "6000"], ["Color", "red"])).toEqual({
      ...{ costCentre: "4711", grantNumber: null, glAccount: "6000" },
    });
    expect(named(["CostCentre", "<b>"])).toBeNull();
    expect(named(["Color", "red"])).toBeNull();
  });

  it("of the type delete names the order to cancel", () => {
    const reading = read(request("", 'orderID="4500001" orderDate="2030-01-01T09:00:00Z" type="delete"'));
    expect(reading).toEqual({ ok: true, order: null, cancelled: "4500001" });
  });

  it.each([
    ["no lines", request(""), 406],
    ["a part of a piece", request(item({ quantity: "1.5" })), 406],
    ["a price that is not an amount", request(item({ price: "415.005" })), 406],
    ["one product twice", request(item() + item({ line: "2" })), 406],
    ["no order id", request(item(), 'orderDate="2030-01-01T09:00:00+01:00"'), 406],
    ["no date", request(item(), 'orderID="1" orderDate="soon"'), 406],
    ["an unknown type", request(item(), 'orderID="1" orderDate="2030-01-01T09:00:00Z" type="amend"'), 406],
    ["no address", request(item()).replace(/<BillTo>.*<\/BillTo>/, ""), 406],
    ["no street", request(item()).replaceAll(/<Street>[^<]*<\/Street>/g, ""), 406],
  ])("with %s is refused", (_, text, code) => {
    const reading = read(text);
    expect(reading.ok ? null : reading.status.code).toBe(code);
  });
});

it("a profile names every request and its address", () => {
  const root = rootOf(profileResponse({ payloadId: "1@shop", timestamp: now }, "https://shop.example/cxml"));
  const names = elementAt(root, "Response", "ProfileResponse")?.children.map((one) =>
    one.attributes.get("requestName"),
  );
  expect(names).toEqual(["ProfileRequest", "PunchOutSetupRequest", "OrderRequest", "StatusUpdateRequest"]);
});
