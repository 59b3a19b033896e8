/**
 * The simulator after the visit: sends an order, receives the messages that follow, and reports whether it could
 * process them.
 */
import { cxmlResponse } from "@domain/punchout/cxml-document";
import { elementAt, readXml } from "@domain/punchout/xml-reader";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { ServicesApp } from "../env";
import { readText } from "../shared/body";
import { exchangePage, messagesPage } from "./order-pages";
import { page } from "./page-response";
import { keepReceived, received } from "./received";
import { type BasketOrder, orderRequest, requestDocument, statusUpdate } from "./request-document";

const bodyCap = 512 * 1024;
/** Credential of the demonstration shop at the simulator. */
const messageSecret = "demo-message-secret";
const demoBuyer = { identity: "demo-buyer", secret: "demo-secret" };

export const orderRoutes = new Hono<ServicesApp>();

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const line = v.object({
  ...{ sku: text(40), quantity: text(10), price: text(20), currency: text(3) },
  ...{ unit: text(3), unspsc: text(10), description: text(512) },
});
const basket = v.object({
  country: v.picklist(["US", "DE", "NL"]),
  lines: v.pipe(v.string(), v.parseJson(), v.array(line), v.minLength(1), v.maxLength(500)),
});

orderRoutes.post("/order", async (c) => {
  const body = await readText(c.req.raw, bodyCap);
  if (!body.ok) return body.response;
  const asked = v.safeParse(basket, Object.fromEntries(new URLSearchParams(body.value)));
  if (!asked.success) return c.json({ error: "The basket cannot be read." }, 400);
  const order: BasketOrder = { ...demoBuyer, orderId: `PO-${Date.now()}`, ...asked.output };
  return page(c, exchangePage("Order", await exchanged(c, requestDocument(demoBuyer, orderRequest(order)))));
});

orderRoutes.get("/messages", async (c) => page(c, messagesPage(await received(c.env))));

orderRoutes.post("/messages", async (c) => {
  const body = await readText(c.req.raw, bodyCap);
  const envelope = { payloadId: `${crypto.randomUUID()}@procurement`, timestamp: new Date().toISOString() };
  const answer = (code: 200 | 400 | 401, detail: string) =>
    c.body(cxmlResponse(envelope, { code, detail }), code, { "content-type": "text/xml; charset=utf-8" });
  if (!body.ok) return answer(400, "The message is too large.");
  const reading = readXml(body.value);
  if (!reading.ok) return answer(400, reading.reason);
  const secret = elementAt(reading.root, "Header", "Sender", "Credential", "SharedSecret")?.text;
  if (secret !== messageSecret) return answer(401, "The sender's credential is not known.");
  const payloadId = reading.root.attributes.get("payloadID") ?? "";
  if (payloadId === "" || payloadId.length > 200) return answer(400, "A payloadID is required.");
  await keepReceived(c.env, payloadId, body.value.replace(`<SharedSecret>${messageSecret}<`, "<SharedSecret>…<"));
  return answer(200, "");
});

const word = v.object({ payloadId: v.pipe(text(200), v.minLength(1)), accepted: v.picklist(["yes", "no"]) });

orderRoutes.post("/status", async (c) => {
  const body = await readText(c.req.raw, bodyCap);
  if (!body.ok) return body.response;
  const fields = v.safeParse(word, Object.fromEntries(new URLSearchParams(body.value)));
  if (!fields.success) return c.json({ error: "The message cannot be identified." }, 400);
  const { payloadId, accepted } = fields.output;
  const request = requestDocument(demoBuyer, statusUpdate({ payloadId, accepted: accepted === "yes" }));
  return page(c, exchangePage("Status update", await exchanged(c, request)));
});

async function exchanged(c: Context<ServicesApp>, request: string): Promise<{ request: string; answer: string }> {
  const response = await fetch(`${c.env.PUBLIC_SERVICES_URL ?? new URL(c.req.url).origin}/commerce/punchout/cxml`, {
    method: "POST",
    headers: { "content-type": "text/xml; charset=utf-8" },
    body: request,
  });
  const hiddenSecret = request.replace(/<SharedSecret>[^<]*</, "<SharedSecret>…<");
  return { request: hiddenSecret, answer: await response.text() };
}
