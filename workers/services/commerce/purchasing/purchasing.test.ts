import { env, runDurableObjectAlarm, runInDurableObject, SELF } from "cloudflare:test";
import type { Order } from "@contracts/commerce/orders";
import { elementAt, readXml, type XmlElement } from "@domain/punchout/xml-reader";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { contentFaults } from "../../../../tests/documents/content-models";
import { cxmlModels, cxmlRequired } from "../../../../tests/documents/cxml";
import { checkout } from "../../../../tests/factories/checkout";
import { doubled } from "../../../../tests/factories/doubled";
import { germanSeller } from "../../../../tests/factories/order";
import { openLogStore } from "../../shared/log-store";
import { newKey, officeCall, tokenOf } from "../../staff/testing";
import type { LedgerObject } from "../ledgers/ledger-object";
import { ledgerOf } from "../ledgers/ledger-of";
import { openShop, verifiedCustomer } from "../testing/checkout";
import { admin, call } from "../testing/gateway";
import { buyer, importBuyers, postCxml } from "../testing/punchout";
import { buyerOwner } from "./place-order";

const receiver = { address: "https://buyer.test/cxml", secret: "secret of the shop" };
const identities = {
  strict: "strict-buyer",
  lenient: "lenient-buyer",
  silent: "silent-buyer",
  limited: "limited-buyer",
};

beforeAll(async () => {
  await openShop();
  const sellers = [{ countries: ["US", "DE"], seller: germanSeller }];
  const purchaseOrders = { limits: { USD: 10_000_000 }, requiresSoldToId: true };
  const settings = { ...checkout, sellers, purchaseOrders };
  await admin("/settings/_admin/checkout", { method: "PUT", body: JSON.stringify(settings) });
  await importBuyers(
    { ...buyer, identity: identities.strict, messages: receiver },
    { ...buyer, identity: identities.lenient, messages: receiver, priceDifferences: "confirm" },
    { ...buyer, identity: identities.silent },
    { ...buyer, identity: identities.limited, messages: receiver },
  );
});

/** The buyer's system: stores received documents, and responds with a status. */
let arrived: XmlElement[] = [];
let status: { http: number; code: number } = { http: 200, code: 200 };
beforeEach(() => {
  arrived = [];
  status = { http: 200, code: 200 };
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    const reading = readXml(String(init.body));
    if (!reading.ok) throw new Error(reading.reason);
    expect(contentFaults(reading.root, cxmlModels, cxmlRequired)).toEqual([]);
    arrived.push(reading.root);
    const body = `<cXML payloadID="1@b" timestamp="2030-01-01T00:00:00Z"><Response><Status code="${status.code}" text="said"/></Response></cXML>`;
    return new Response(body, { status: status.http });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const party = (identity: string, inner = "") =>
  `<Credential domain="NetworkId"><Identity>${identity}</Identity>${inner}</Credential>`;
function requestOf(content: string, identity: string = identities.strict): string {
  const sender = party(identity, `<SharedSecret>${buyer.secret}</SharedSecret>`);
  return `<cXML payloadID="7@buyer" timestamp="2030-01-01T00:00:00Z"><Header><From>${party(identity)}</From><To>${party("shop")}</To><Sender>${sender}<UserAgent>Tests</UserAgent></Sender></Header><Request>${content}</Request></cXML>`;
}
const place = (name: string, country: string) =>
  `<${name}><Address><Name xml:lang="en">Institute</Name><PostalAddress><Street>1 Harbor Way</Street><City>Boston</City><State>MA</State><PostalCode>02110</PostalCode><Country isoCountryCode="${country}">x</Country></PostalAddress></Address></${name}>`;
interface Asked {
  readonly orderId?: string;
  readonly sku?: string;
  readonly quantity?: number;
  readonly price?: string;
  readonly country?: string;
  readonly identity?: string;
}
let ids = 0;
const newId = () => {
  ids += 1;
  return `PO-${ids}`;
};
function orderOf({
  orderId = newId(),
  sku = "4060S",
  quantity = 2,
  price = "385.00",
  country = "US",
}: Asked = {}): string {
  return `<OrderRequest><OrderRequestHeader orderID="${orderId}" orderDate="2030-01-01T00:00:00Z"><Total><Money currency="USD">1.00</Money></Total>${place("ShipTo", country)}${place("BillTo", country)}</OrderRequestHeader><ItemOut quantity="${quantity}" lineNumber="1"><ItemID><SupplierPartID>${sku}</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="USD">${price}</Money></UnitPrice></ItemDetail></ItemOut></OrderRequest>`;
}
const send = (asked: Asked = {}) => postCxml(requestOf(orderOf(asked), asked.identity));
const numberIn = (detail: string) => /W\d{12}/.exec(detail)?.[0] ?? "";
const stub = (identity: string): DurableObjectStub<LedgerObject> =>
  env.LEDGERS.get(env.LEDGERS.idFromName(buyerOwner(identity)));
const orderNumbered = (number: string): Promise<Order | null> =>
  ledgerOf(env, buyerOwner(identities.strict)).order(number);
const names = () => arrived.map((root) => elementAt(root, "Request")?.children[0]?.name);
const delivered = (count: number) => vi.waitFor(() => expect(arrived.length).toBe(count), { timeout: 20_000 });

describe("orders of procurement systems", () => {
  it("become one confirmed order each, however often they are sent", async () => {
    const orderId = newId();
    const answers = await Promise.all([send({ orderId }), send({ orderId }), send({ orderId })]);
    expect(answers.map((answer) => answer.status)).toEqual(["200", "200", "200"]);
    expect(new Set(answers.map(({ detail }) => numberIn(detail))).size).toBe(1);
    await delivered(1);
    expect(names()).toEqual(["ConfirmationRequest"]);
    expect((await send({ orderId, quantity: 3 })).status).toBe("409");
    const order = await orderNumbered(numberIn(answers[0]?.detail ?? ""));
    expect(order).toMatchObject({ procurement: { orderId }, payments: [{ customFields: { poNumber: orderId } }] });
    expect(order?.totalPrice.centAmount).toBe(2 * 38_500 + 2_500 + Math.round(2 * 38_500 * 0.0625));
  });

  it("stay the same order when they are sent again after a partial shipment", async () => {
    const orderId = newId();
    const number = numberIn((await send({ orderId, quantity: 3 })).detail);
    const [line] = (await orderNumbered(number))?.lineItems ?? [];
    const at = `/commerce/_office/orders/${number}`;
    const desk = await tokenOf("orders");
    const { version } = (await officeCall(desk, at)).body;
    const shipped = await officeCall(desk, `${at}/ship`, {
      ...{ key: newKey(), version, reason: null, carrier: null, trackingNumber: null },
      lines: [{ id: line?.id, ship: true, quantity: 1, lots: [] }],
    });
    expect(shipped.status).toBe(200);
    expect((await orderNumbered(number))?.lineItems).toHaveLength(2);
    const again = await send({ orderId, quantity: 3 });
    expect([again.status, numberIn(again.detail)]).toEqual(["200", number]);
    expect((await send({ orderId, quantity: 4 })).status).toBe("409");
  });

  it("have the tax id of the buyer's company, and no tax that the company accounts for itself", async () => {
    const { token } = await verifiedCustomer();
    const founded = await call(token, "/customers/me/company", { method: "POST", body: { name: "Institut Wien" } });
    expect(founded.status).toBe(200);
    const { id } = await (await call(token, "/customers/me/company")).json<{ id: string }>();
    const staff = await tokenOf("owner");
    const at = `/commerce/_office/companies/${id}`;
    const act = async (action: string, fields: object) => {
      const { body } = await officeCall(staff, at);
      return officeCall(staff, `${at}/${action}`, {
        key: newKey(),
        version: body.version,
        reason: "Agreed",
        ...fields,
      });
    };
    await act("terms", { onAccount: true, netDays: null, creditLimits: "EUR 100000" });
    const identity = "vienna-buyer";
    await importBuyers({
      ...{ ...buyer, identity, messages: receiver, priceDifferences: "confirm", company: id },
      countries: ["AT"],
    });
    const placed = async (): Promise<Order | null> => {
      const order = orderOf({ country: "AT" }).replaceAll('currency="USD"', 'currency="EUR"');
      const { detail } = await postCxml(requestOf(order, identity));
      return ledgerOf(env, buyerOwner(identity)).order(numberIn(detail));
    };
    const before = await placed();
    expect([before?.vatId, before?.tax?.centAmount !== 0]).toEqual([null, true]);
    expect((await act("add-tax-id", { country: "AT", value: "ATU12345675" })).status).toBe(200);
    expect(await placed()).toMatchObject({
      ...{ vatId: "ATU12345675", tax: { centAmount: 0 } },
      taxPortions: [{ reverseCharge: true }],
    });
    expect((await act("check-tax-id", { taxId: "AT ATU12345675", state: "invalid" })).status).toBe(200);
    expect((await placed())?.vatId).toBeNull();
  });

  it.each([
    ["a product that is not sold", { sku: "9999X" }, "406", "line 1 (9999X)"],
    ["another price", { price: "380.00" }, "409", "ordered at 380.00 USD, today 385.00 USD"],
    ["a country of other buyers", { country: "JP" }, "406", "country"],
    ["a buyer without an address for messages", { identity: identities.silent }, "403", "messages"],
  ])("with %s are refused with a reason", async (_, asked: Asked, code, reason) => {
    const answer = await send(asked);
    expect([answer.http, answer.status]).toEqual([200, code]);
    expect(answer.detail).toContain(reason);
    expect(arrived).toEqual([]);
  });

  it("can be cancelled by the buyer once, until a line has shipped", async () => {
    const orderId = newId();
    const cancel = (id = orderId) =>
      postCxml(
        requestOf(orderOf({ orderId: id }).replace("<OrderRequestHeader ", '<OrderRequestHeader type="delete" ')),
      );
    expect((await cancel("unknown")).status).toBe("406");
    const number = numberIn((await send({ orderId })).detail);
    await delivered(1);
    expect([(await cancel()).status, (await cancel()).status]).toEqual(["200", "200"]);
    expect((await orderNumbered(number))?.orderStatus).toBe("Cancelled");
    await delivered(2);
    const header = elementAt(arrived[1] ?? null, "Request", "ConfirmationRequest", "ConfirmationHeader");
    expect(header?.attributes.get("type")).toBe("reject");
    const shipped = newId();
    const { detail } = await send({ orderId: shipped });
    const body = JSON.stringify({ lineState: "Shipped", trackingNumber: "1Z1" });
    await admin(`/commerce/_admin/orders/${numberIn(detail)}/lines`, { method: "POST", body });
    expect((await cancel(shipped)).status).toBe("409");
  });

  it("can be changed by the buyer until a line has shipped, and are confirmed again", async () => {
    const orderId = newId();
    const change = (asked: Asked, payload: string) =>
      postCxml(
        requestOf(
          orderOf({ orderId, ...asked }).replace("<OrderRequestHeader ", '<OrderRequestHeader type="update" '),
        ).replace('payloadID="7@buyer"', `payloadID="${payload}"`),
      );
    expect((await change({}, "8@buyer")).status).toBe("406");
    const number = numberIn((await send({ orderId })).detail);
    await delivered(1);
    const answers = [await change({ quantity: 5 }, "9@buyer"), await change({ quantity: 5 }, "9@buyer")];
    expect(answers.map(({ status: code, detail }) => [code, numberIn(detail)])).toEqual([
      ["200", number],
      ["200", number],
    ]);
    const order = await orderNumbered(number);
    expect([order?.lineItems[0]?.quantity, order?.version, order?.procurement?.changes]).toEqual([5, 2, 1]);
    expect(order?.totalPrice.centAmount).toBe(5 * 38_500 + 2_500 + Math.round(5 * 38_500 * 0.0625));
    await delivered(2);
    const header = elementAt(arrived[1] ?? null, "Request", "ConfirmationRequest", "ConfirmationHeader");
    expect(header?.attributes.get("confirmID")).toBe(`${number}-change-1`);
    expect((await change({ price: "1.00" }, "10@buyer")).status).toBe("409");
    const body = JSON.stringify({ lineState: "Shipped", trackingNumber: "1Z2" });
    await admin(`/commerce/_admin/orders/${number}/lines`, { method: "POST", body });
    expect((await change({ quantity: 6 }, "11@buyer")).status).toBe("409");
  });

  it("stay within the buyer's credit, which changed and cancelled orders free", async () => {
    const identity = identities.limited;
    // $77,000 and $38,500 before shipping and tax; $100,000 may be open.
    const [first, second] = [newId(), newId()];
    const as = (type: string, asked: Asked, payload: string) =>
      postCxml(
        requestOf(
          orderOf(asked).replace("<OrderRequestHeader ", `<OrderRequestHeader type="${type}" `),
          identity,
        ).replace('payloadID="7@buyer"', `payloadID="${payload}"`),
      );
    expect((await send({ identity, orderId: first, quantity: 200 })).status).toBe("200");
    const refused = await send({ identity, orderId: second, quantity: 100 });
    expect([refused.status, refused.detail]).toEqual(["409", expect.stringContaining("on account")]);
    expect((await as("update", { orderId: first, quantity: 300 }, "20@buyer")).status).toBe("409");
    expect((await as("update", { orderId: first, quantity: 120 }, "21@buyer")).status).toBe("200");
    expect((await send({ identity, orderId: second, quantity: 100 })).status).toBe("200");
    expect((await as("delete", { orderId: first }, "22@buyer")).status).toBe("200");
    expect((await send({ identity, quantity: 120 })).status).toBe("200");
    expect((await send({ identity, quantity: 120 })).status).toBe("409");
  });

  it("with one id and different lines, sent at once, become one order, and the other is refused", async () => {
    const orderId = newId();
    const answers = await Promise.all([send({ orderId }), send({ orderId, quantity: 3 })]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual(["200", "409"]);
    expect(new Set(answers.map(({ detail }) => numberIn(detail))).size).toBe(1);
  });

  it("have references, wishes and notes in the same fields as other orders", async () => {
    const orderId = newId();
    const content = orderOf({ orderId })
      .replace("</OrderRequestHeader>", '<Extrinsic name="CostCenter">4711</Extrinsic></OrderRequestHeader>')
      .replace("<ItemOut ", '<ItemOut requestedDeliveryDate="2030-02-01" ')
      .replace("</ItemOut>", "<Comments>For Ada</Comments></ItemOut>");
    const order = await orderNumbered(numberIn((await postCxml(requestOf(content))).detail));
    expect(order).toMatchObject({
      references: { costCentre: "4711" },
      delivery: { requestedOn: "2030-02-01", shipComplete: false },
    });
    expect(order?.lineItems[0]?.custom.fields.note).toBe("For Ada");
  });

  it("ship each line to its own address, if the buyer names one", async () => {
    const second = orderOf({ sku: "9272S", quantity: 1, price: "1" })
      .replace(/^.*<\/OrderRequestHeader>/s, "")
      .replace('lineNumber="1"', 'lineNumber="2"')
      .replace(/<UnitPrice>.*<\/UnitPrice>/, "")
      .replace("</ItemOut>", `${place("ShipTo", "US").replace("1 Harbor Way", "9 Pier Street")}</ItemOut>`);
    const content = orderOf().replace("</OrderRequest>", second);
    const answer = await postCxml(requestOf(content));
    const order = await orderNumbered(numberIn(answer.detail));
    expect(order?.parcels?.map(({ address, shipping }) => [address.streetName, shipping?.centAmount])).toEqual([
      ["1 Harbor Way", 2500],
      ["9 Pier Street", 2500],
    ]);
    expect(order?.lineItems.map(({ custom }) => custom.fields.shipTo ?? null)).toEqual([null, "2"]);
    const incomplete = second.replace("9 Pier Street", "");
    const refused = await postCxml(requestOf(orderOf().replace("</OrderRequest>", incomplete)));
    expect([refused.status, refused.detail]).toEqual(["406", expect.stringContaining("ShipTo of line 2")]);
  });

  it("are confirmed at today's price if the buyer has agreed to that", async () => {
    expect((await send({ price: "380.00", identity: identities.lenient })).status).toBe("200");
    await delivered(1);
    const confirmation = elementAt(arrived[0] ?? null, "Request", "ConfirmationRequest");
    expect(elementAt(confirmation, "ConfirmationHeader")?.attributes.get("type")).toBe("detail");
    expect(elementAt(confirmation, "ConfirmationItem", "ConfirmationStatus", "UnitPrice", "Money")?.text).toBe(
      "385.00",
    );
  });

  it("are followed by a ship notice and an invoice, which are repeated with the same ids until the buyer's system responds", async () => {
    const { detail } = await send({ identity: identities.lenient });
    await vi.waitFor(() => expect(names().at(-1)).toBe("ConfirmationRequest"), { timeout: 20_000 });
    arrived = [];
    status = { http: 503, code: 500 };
    await admin(`/commerce/_admin/orders/${numberIn(detail)}/lines`, {
      method: "POST",
      body: JSON.stringify({ lineState: "Shipped", trackingNumber: "1Z0" }),
    });
    await delivered(1);
    const first = arrived[0]?.attributes.get("payloadID");
    // The invoice is due at once, but must follow the ship notice.
    await runDurableObjectAlarm(stub(identities.lenient));
    expect(names()).toEqual(["ShipNoticeRequest"]);
    const about = { level: "error", requestId: numberIn(detail), traceId: null, limit: 5 } as const;
    expect(await (await openLogStore(env)).find(about)).toMatchObject([
      { label: "a buyer's system did not accept the ShipNoticeRequest: answered 500" },
    ]);
    status = { http: 200, code: 200 };
    await runInDurableObject(stub(identities.lenient), (_, { storage }) => {
      storage.sql.exec("update buyer_messages set next_at = 0 where state = 'waiting'");
    });
    await runDurableObjectAlarm(stub(identities.lenient));
    await vi.waitFor(() => expect(names().slice(1)).toEqual(["ShipNoticeRequest", "InvoiceDetailRequest"]), {
      timeout: 20_000,
    });
    expect(arrived.map((root) => root.attributes.get("payloadID"))).toContain(first);
    expect(elementAt(arrived.at(-1) ?? null, "Header", "Sender", "Credential", "SharedSecret")?.text).toBe(
      receiver.secret,
    );
    const states = (await (await admin(`/commerce/_admin/punchout-buyers/${identities.lenient}/messages`)).json()) as {
      results: { state: string; payloadId: string }[];
    };
    expect(states.results.filter(({ state }) => state !== "delivered")).toEqual([]);

    const update = (payloadId: string) =>
      postCxml(
        requestOf(
          `<StatusUpdateRequest><DocumentReference payloadID="${payloadId}"/><Status code="423" text="Rejected">No such order line</Status></StatusUpdateRequest>`,
          identities.lenient,
        ),
      );
    expect((await update("unknown@x")).status).toBe("406");
    expect((await update(first ?? "")).status).toBe("200");
    const [refused] = (await stub(identities.lenient).buyersMessages()).filter(({ payloadId }) => payloadId === first);
    expect(refused).toMatchObject({ state: "refused", detail: "423 No such order line" });
  });
});

it("a profile and the list of buyers contain no secret", async () => {
  const answer = await postCxml(requestOf("<ProfileRequest/>"));
  expect([answer.status, answer.startPage?.pathname]).toEqual(["200", "/commerce/punchout/cxml"]);
  expect((await postCxml(requestOf("<ProfileRequest/>").replace(buyer.secret, "wrong"))).status).toBe("401");
  const listed = await (await admin("/commerce/_admin/punchout-buyers")).text();
  expect(listed).toContain(receiver.address);
  expect(listed).not.toContain(receiver.secret);
});

describe("the level 2 catalogue", () => {
  const load = (identity: string, secret: string, query = "") =>
    SELF.fetch(`http://services.test/commerce/punchout/index.xml${query}`, {
      headers: { authorization: `Basic ${btoa(`${identity}:${secret}`)}` },
    });

  it("is an Index of the products sold in the buyer's country", async () => {
    const answer = await load(identities.strict, buyer.secret, "?country=US");
    expect(answer.headers.get("content-type")).toContain("text/xml");
    const reading = readXml(await answer.text());
    if (!reading.ok) throw new Error(reading.reason);
    expect(contentFaults(reading.root, cxmlModels, cxmlRequired)).toEqual([]);
    const skus = reading.root.children.map(
      (item) => elementAt(item, "IndexItemPunchout", "ItemID", "SupplierPartID")?.text,
    );
    expect(skus).toContain("4060S");
    expect(doubled(skus)).toEqual([]);
  });

  it("is for known buyers and their countries", async () => {
    expect((await load(identities.strict, "wrong")).status).toBe(401);
    expect((await SELF.fetch("http://services.test/commerce/punchout/index.xml")).status).toBe(401);
    expect((await load(identities.strict, buyer.secret, "?country=JP")).status).toBe(400);
  });
});
