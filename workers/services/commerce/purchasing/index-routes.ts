/** `GET /punchout/index.xml`: the level 2 catalogue of a buyer, by identity and secret (HTTP Basic). */
import { indexFrame, indexItem } from "@domain/purchasing/item-index";
import { Hono } from "hono";
import type { ServicesApp } from "../../env";
import { connectionNetwork } from "../../shared/caller";
import { problemResponse, tooManyRequests } from "../../shared/problems";
import { catalogueOf } from "../catalogue/catalogue-store";
import { countryOf } from "../punchout/start";
import { verifyBuyer } from "../punchout/verify-buyer";

const itemsPerRead = 500;

export const indexRoutes = new Hono<ServicesApp>();

indexRoutes.get("/", async (c) => {
  const credential = basicCredential(c.req.header("authorization") ?? "");
  if (!credential) return unauthorized();
  const check = await verifyBuyer(c.env, { ...credential, protocol: "cxml", address: connectionNetwork(c.req.raw) });
  if (!check.ok) return check.reason === "wait" ? tooManyRequests("Too many attempts.", check.seconds) : unauthorized();
  const country = await countryOf(c.env, check.buyer, c.req.query("country")?.toUpperCase() ?? null);
  if (!country)
    return problemResponse(400, { code: "InvalidInput", message: "country is not registered for this buyer." });
  const setUp = `${c.env.PUBLIC_SERVICES_URL ?? new URL(c.req.url).origin}/commerce/punchout/cxml`;
  const catalogue = catalogueOf(c.env);
  const encoder = new TextEncoder();
  let after: string | null = "";
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(indexFrame.open)),
    async pull(controller) {
      const items = after === null ? [] : await catalogue.soldItems(country, { after, limit: itemsPerRead });
      controller.enqueue(encoder.encode(items.map((item) => indexItem(item, setUp)).join("")));
      after = items.length < itemsPerRead ? null : (items.at(-1)?.sku ?? null);
      if (after !== null) return;
      controller.enqueue(encoder.encode(indexFrame.close));
      controller.close();
    },
  });
  return new Response(stream, { headers: { "content-type": "text/xml; charset=utf-8", "cache-control": "no-store" } });
});

const unauthorized = (): Response =>
  new Response("The buyer's credential is missing or wrong.", {
    status: 401,
    headers: { "www-authenticate": 'Basic realm="punchout", charset="UTF-8"', "cache-control": "no-store" },
  });

function basicCredential(header: string): { readonly identity: string; readonly secret: string } | null {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]{1,700}={0,2})$/i.exec(header) ?? [];
  if (!encoded) return null;
  try {
    const text = new TextDecoder().decode(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)));
    const colon = text.indexOf(":");
    return colon > 0 ? { identity: text.slice(0, colon), secret: text.slice(colon + 1) } : null;
  } catch {
    return null;
  }
}
