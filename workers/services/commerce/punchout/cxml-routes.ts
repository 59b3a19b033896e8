/** `POST /punchout/cxml`: requests of procurement systems. The credential is checked before anything else is read. */
import { type CxmlStatus, cxmlResponse, startPageResponse } from "@domain/punchout/cxml-document";
import { readParties, readSetupRequest } from "@domain/punchout/setup-request";
import { elementAt, readXml } from "@domain/punchout/xml-reader";
import { profileResponse, requestNames } from "@domain/purchasing/profile";
import { Hono } from "hono";
import type { ServicesApp, ServicesEnv } from "../../env";
import { readText } from "../../shared/body";
import { connectionNetwork } from "../../shared/caller";
import { answerOrder, answerStatusUpdate } from "../purchasing/requests";
import { startSession } from "./start";
import { verifyBuyer } from "./verify-buyer";

const bodyCap = 256 * 1024;

export const cxmlRoutes = new Hono<ServicesApp>();

cxmlRoutes.post("/", async (c) => {
  const body = await readText(c.req.raw, bodyCap);
  if (!body.ok) return failed({ code: 413, detail: `A document has at most ${bodyCap} bytes.` });
  // Other encodings would store replacement characters in names and addresses.
  if (body.value.includes("\uFFFD")) return failed({ code: 400, detail: "The document must be in UTF-8." });
  const document = readXml(body.value);
  if (!document.ok) return failed({ code: 400, detail: document.reason });
  const header = readParties(document.root);
  if (!header.ok) return failed(header.status);
  const { parties } = header;
  const { sender, secret } = parties;
  // From the connection, never from a header, because anyone may call this address.
  const address = connectionNetwork(c.req.raw);
  const check = await verifyBuyer(c.env, { identity: sender.identity, secret, protocol: "cxml", address });
  if (!check.ok) {
    if (check.reason === "wait") return failed({ code: 429, detail: `Please try again in ${check.seconds} seconds.` });
    return failed({ code: 401, detail: "The sender's credential is not known." });
  }
  const { buyer } = check;
  const asked = { buyer, parties, root: document.root };
  switch (requestNames.find((name) => elementAt(document.root, "Request", name))) {
    case "ProfileRequest":
      return answer(
        profileResponse(envelope(), `${c.env.PUBLIC_SERVICES_URL ?? new URL(c.req.url).origin}/commerce/punchout/cxml`),
        200,
      );
    case "OrderRequest":
      return answer(await answerOrder(c.env, asked, envelope()), 200);
    case "StatusUpdateRequest":
      return answer(await answerStatusUpdate(c.env, asked, envelope()), 200);
    default: {
      const reading = readSetupRequest(document.root);
      return reading.ok ? begun(c.env, buyer, setupOf(reading.request)) : failed(reading.status);
    }
  }
});

/** The part of a set-up that its session stores: everything except the checked credential. */
function setupOf({ sender: _, secret: __, ...request }: SetupRequest): Request {
  return request;
}

type Verified = Extract<Awaited<ReturnType<typeof verifyBuyer>>, { ok: true }>["buyer"];
type SetupRequest = Extract<ReturnType<typeof readSetupRequest>, { ok: true }>["request"];
type Request = Omit<SetupRequest, "sender" | "secret">;

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
