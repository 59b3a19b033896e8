import { SELF } from "cloudflare:test";
import { utf8Base64 } from "@domain/punchout/base64";
import { readXml } from "@domain/punchout/xml-reader";
import { describe, expect, it } from "vitest";
import { contentFaults } from "../../../tests/documents/content-models";
import { cxmlModels, cxmlRequired } from "../../../tests/documents/cxml";
import { readChoice } from "./choice";
import { orderRequest, requestDocument, statusUpdate } from "./request-document";
import { setupDocument } from "./setup-document";

const origin = "http://services.test";
const post = (path: string, fields: Record<string, string>) =>
  SELF.fetch(`${origin}/procurement${path}`, { method: "POST", body: new URLSearchParams(fields) });
const returned = async (fields: Record<string, string>, cookie = "c") =>
  (await post(`/return?cookie=${cookie}`, fields)).text();

const message = `<cXML><Message><PunchOutOrderMessage><BuyerCookie>c</BuyerCookie><PunchOutOrderMessageHeader operationAllowed="edit"><Total><Money currency="EUR">9.00</Money></Total></PunchOutOrderMessageHeader><ItemIn quantity="2"><ItemID><SupplierPartID>4060S</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="EUR">4.50</Money></UnitPrice><Description>&lt;script&gt;alert(1)&lt;/script&gt;</Description><UnitOfMeasure>EA</UnitOfMeasure><Classification domain="UNSPSC">12352203</Classification></ItemDetail></ItemIn></PunchOutOrderMessage></Message></cXML>`;

describe("the procurement simulator", () => {
  it("is a page without scripts, whose forms post to itself and to the shops", async () => {
    const answer = await SELF.fetch(`${origin}/procurement?operation=edit&lines=${encodeURIComponent('4060S 2"><b>')}`);
    expect(answer.status).toBe(200);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:8787");
    expect(policy).not.toContain("script-src");
    const html = await answer.text();
    expect(html).not.toContain("<b>");
    expect(html).toMatch(/value="edit" checked/);
  });

  it.each([
    ["as it is", { "cXML-urlencoded": message }],
    ["in base64", { "cXML-base64": utf8Base64(message) }],
  ])("reads a cXML message %s, and escapes all of it", async (_, fields: Record<string, string>) => {
    const html = await returned(fields);
    expect(html).toContain("Buyer cookie: the one that was sent.");
    expect(html).toContain("9.00 EUR");
    expect(html).toContain('<th scope="row">4060S</th>');
    expect(html).not.toContain("<script>");
    expect(await returned(fields, "another")).toContain("another one than was sent");
  });

  it("T-PUNCH-01: shows an empty returned cart", async () => {
    const empty = message.replace(/<ItemIn .*<\/ItemIn>/, "").replace("9.00", "0.00");
    const html = await returned({ "cXML-urlencoded": empty });
    expect(html).toContain("An empty basket came back by cXML");
    expect(html).toContain("0.00 EUR");
    expect(await returned({})).toContain("An empty basket came back by OCI");
    expect(await returned({ other: "x" })).toContain("Nothing came back.");
  });

  it("notes beside a frame in which browsers it stays empty", async () => {
    const page = async (window: string) =>
      (await post("/start", { protocol: "oci", call: "shop", window, identity: "AN0100" })).text();
    expect(await page("frame")).toContain("Safari keeps no cookies in a frame over plain HTTP");
    expect(await page("same")).not.toContain("Safari");
  });

  it("calls the shop by OCI without opening it, and shows the response", async () => {
    const form = await (
      await post("/start", { protocol: "oci", call: "validate", product: "4060S", quantity: "3" })
    ).text();
    for (const field of [
      'name="FUNCTION" value="VALIDATE"',
      'name="PRODUCTID" value="4060S"',
      'name="QUANTITY" value="3"',
    ]) {
      expect(form).toContain(field);
    }
    const search = await (await post("/start", { protocol: "oci", call: "search", search: 'akt"' })).text();
    expect(search).toContain('name="FUNCTION" value="BACKGROUND_SEARCH"');
    expect(search).toContain('name="SEARCHSTRING" value="akt&quot;"');
    const fields = { "NEW_ITEM-VENDORMAT[1]": "4060S", "NEW_ITEM-PRICE[1]": "4.50", "NEW_ITEM-CURRENCY[1]": "EUR" };
    const answered = async (call: string, what: Record<string, string>) =>
      (await post(`/return?cookie=c&call=${call}`, what)).text();
    expect(await answered("validate", fields)).toContain("The product is sold at this price today.");
    expect(await answered("validate", {})).toContain("The product is not sold to this buyer.");
    expect(await answered("search", fields)).toContain("Products that can be bought: 1.");
    expect(await answered("search", fields)).not.toContain("Edit this basket");
    expect(await answered("search", {})).toContain("Nothing was found that can be bought.");
  });

  it("reads OCI fields", async () => {
    const html = await returned({
      ...{ "NEW_ITEM-VENDORMAT[1]": "4060S", "NEW_ITEM-QUANTITY[1]": "2", "NEW_ITEM-PRICE[1]": "4.50" },
      ...{ "NEW_ITEM-CURRENCY[1]": "EUR", "NEW_ITEM-LONGTEXT_1:132[]": "<i>Akt</i>" },
    });
    expect(html).toContain("A basket came back by OCI.");
    expect(html).toContain("&lt;i&gt;Akt&lt;/i&gt;");
  });

  it.each([
    ["something else", { other: "x" }, "Nothing came back."],
    ["no XML", { "cXML-urlencoded": "hello" }, "There is text outside of the document."],
    ["another document", { "cXML-urlencoded": "<cXML/>" }, "There is no PunchOutOrderMessage in it."],
    ["broken base64", { "cXML-base64": "%%%" }, "The document ends before its elements do."],
  ])("reports that %s was returned", async (_, fields: Record<string, string>, text) => {
    expect(await returned(fields)).toContain(text);
  });

  it("sends an OCI log-in through the browser", async () => {
    const html = await (await post("/start", { protocol: "oci", country: "NL", product: "4060S" })).text();
    expect(html).toContain('action="/commerce/punchout/oci"');
    expect(html).toContain('name="FUNCTION" value="DETAIL"');
    expect(html).toMatch(/name="HOOK_URL" value="http:\/\/services\.test\/procurement\/return\?cookie=/);
  });

  it("orders a returned basket, and shows what the shop sends afterwards, once and without secrets", async () => {
    const html = await returned({ "cXML-urlencoded": message });
    expect(html).toContain("Order it, for Germany");
    expect((await post("/order", { country: "DE", lines: "x" })).status).toBe(400);
    const confirmation = (secret: string) =>
      `<cXML payloadID="1@shop" timestamp="2030-01-01T00:00:00Z"><Header><Sender><Credential domain="D"><Identity>shop</Identity><SharedSecret>${secret}</SharedSecret></Credential></Sender></Header><Request><ConfirmationRequest><ConfirmationHeader type="detail" confirmID="W1"/><OrderReference orderID="PO-&lt;1"><DocumentReference payloadID="7@b"/></OrderReference></ConfirmationRequest></Request></cXML>`;
    const receive = (secret: string) =>
      SELF.fetch(`${origin}/procurement/messages`, { method: "POST", body: confirmation(secret) });
    expect((await receive("wrong")).status).toBe(401);
    expect((await receive("demo-message-secret")).status).toBe(200);
    expect((await receive("demo-message-secret")).status).toBe(200);
    const shown = await (await SELF.fetch(`${origin}/procurement/messages`)).text();
    expect(shown.match(/ConfirmationRequest for order PO-&lt;1/g)).toHaveLength(1);
    expect(shown).not.toContain("demo-message-secret");
    expect((await SELF.fetch(`${origin}/procurement/messages`, { method: "POST", body: "x" })).status).toBe(400);
    expect((await post("/status", { payloadId: "", accepted: "yes" })).status).toBe(400);
  });
});

describe("the simulator's documents", () => {
  const faults = (document: string) => {
    const reading = readXml(document);
    return reading.ok ? contentFaults(reading.root, cxmlModels, cxmlRequired) : [reading.reason];
  };
  const line = {
    ...{ sku: "4060S", quantity: "2", price: "4.50", currency: "EUR", unit: "EA", unspsc: "12352203" },
    description: "Akt <mAb>",
  };
  const sender = { identity: "demo-buyer", secret: "demo-secret" };

  it.each([
    ["an order", requestDocument(sender, orderRequest({ ...sender, orderId: "PO-1", country: "DE", lines: [line] }))],
    ["a status update", requestDocument(sender, statusUpdate({ payloadId: "1@shop", accepted: false }))],
    [
      "a set-up",
      setupDocument(readChoice(new URLSearchParams({ operation: "edit", product: "4060S", lines: "4060S 2" })), {
        ...{ cookie: "c", returnAddress: "https://buyer.test/return" },
      }),
    ],
  ])("%s is valid against the document type", (_, document) => {
    expect(faults(document)).toEqual([]);
  });
});
