/** `POST /punchout/cxml`: set-up requests of procurement systems. */
import { type CxmlStatus, cxmlResponse, startPageResponse } from "@domain/punchout/cxml-document";
import { readSetupRequest } from "@domain/punchout/setup-request";
import { readXml } from "@domain/punchout/xml-reader";
import { Hono } from "hono";
import type { ServicesApp, ServicesEnv } from "../../env";
import { readText } from "../../shared/body";
import { connectionNetwork } from "../../shared/caller";
import { startSession } from "./start";
import { verifyBuyer } from "./verify-buyer";

const bodyCap = 256 * 1024;

export const cxmlRoutes = new Hono<ServicesApp>();

cxmlRoutes.post("/", async (c) => {
  const body = await readText(c.req.raw, bodyCap);
  if (!body.ok) return failed({ code: 413, detail: `A document has at most ${bodyCap} bytes.` });
  const document = readXml(body.value);
  if (!document.ok) return failed({ code: 400, detail: document.reason });
  const reading = readSetupRequest(document.root);
  if (!reading.ok) return failed(reading.status);
  const { sender, secret, ...request } = reading.request;
  // From the connection, never from a header, because anyone may call this address.
  const address = connectionNetwork(c.req.raw);
  const check = await verifyBuyer(c.env, { identity: sender.identity, secret, protocol: "cxml", address });
  if (!check.ok) {
    if (check.reason === "wait") return failed({ code: 429, detail: `Please try again in ${check.seconds} seconds.` });
    return failed({ code: 401, detail: "The sender's credential is not known." });
  }
  return begun(c.env, check.buyer, request);
});

type Verified = Extract<Awaited<ReturnType<typeof verifyBuyer>>, { ok: true }>["buyer"];
type Request = Omit<Extract<ReturnType<typeof readSetupRequest>, { ok: true }>["request"], "sender" | "secret">;

async function begun(env: ServicesEnv, buyer: Verified, request: Request): Promise<Response> {
  const started = await startSession(env, buyer, { ...request, protocol: "cxml", target: "_self" });
  if (started.ok) return answer(startPageResponse(envelope(), started.startPage), 200);
  switch (started.reason) {
    case "country":
      return failed({ code: 406, detail: "Punchout is not offered to this buyer in the country of ShipTo." });
    case "return-address":
      return failed({ code: 403, detail: "The address of BrowserFormPost is not registered for this buyer." });
    default:
      return started.reason satisfies never;
  }
}

/**
 * A readable document is answered with HTTP 200 and a status inside, as cXML defines; anything else gets an HTTP error
 * status too.
 */
function failed(status: CxmlStatus): Response {
  const http = status.code === 400 || status.code === 413 || status.code === 429 ? status.code : 200;
  return answer(cxmlResponse(envelope(), status), http);
}

const envelope = () => ({ payloadId: `${crypto.randomUUID()}@benchside`, timestamp: new Date().toISOString() });

const answer = (document: string, status: number): Response =>
  new Response(document, {
    status,
    headers: {
      "content-type": "text/xml; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
