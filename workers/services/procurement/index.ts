/**
 * `/procurement`: a simulator of a buyer's procurement system, for people who try out punchout. It calls the gateway
 * over HTTP like a real system, and stores only received messages; its forms carry all other state. See README.md.
 */
import { Hono } from "hono";
import type { ServicesApp } from "../env";
import { readText } from "../shared/body";
import { shopOrigins } from "../shared/shop-origins";
import { calls, readChoice } from "./choice";
import { orderRoutes } from "./order-routes";
import { page } from "./page-response";
import { ociPage, setupPage, startPage } from "./pages";
import { readReturned } from "./returned";
import { returnedPage } from "./returned-page";
import { setupDocument, startPageOf } from "./setup-document";

const bodyCap = 2 * 1024 * 1024;

export const procurement = new Hono<ServicesApp>();

procurement.use(async (c, next) => {
  // The simulator has only the demonstration's secret, so it is useless in a real shop.
  if (c.env.DEMO !== "1") return c.json({ error: "This shop has no demonstration." }, 404);
  return next();
});

procurement.get("/", (c) => page(c, startPage(readChoice(new URL(c.req.url).searchParams))));
procurement.get("/style.css", (c) =>
  c.body(style, 200, { "content-type": "text/css; charset=utf-8", "cache-control": "public, max-age=3600" }),
);

procurement.route("/", orderRoutes);

procurement.post("/start", async (c) => {
  const body = await readText(c.req.raw, bodyCap);
  if (!body.ok) return body.response;
  const choice = readChoice(new URLSearchParams(body.value));
  const { origin } = new URL(c.req.url);
  const cookie = crypto.randomUUID();
  const returnAddress = `${origin}/procurement/return?cookie=${cookie}`;
  if (choice.protocol === "oci") return page(c, ociPage(choice, `${returnAddress}&call=${choice.call}`));
  const request = setupDocument(choice, { cookie, returnAddress });
  const response = await fetch(`${c.env.PUBLIC_SERVICES_URL ?? origin}/commerce/punchout/cxml`, {
    method: "POST",
    headers: { "content-type": "text/xml; charset=utf-8" },
    body: request,
  });
  const answer = await response.text();
  return page(c, setupPage(choice, { request, answer, startPage: startPageOf(answer, shopOrigins(c.env)) }));
});

procurement.post("/return", async (c) => {
  const body = await readText(c.req.raw, bodyCap);
  if (!body.ok) return body.response;
  const returned = readReturned(new URLSearchParams(body.value));
  const call = calls.find((one) => one === c.req.query("call")) ?? "shop";
  return page(c, returnedPage(returned, { cookie: c.req.query("cookie") ?? "", call }));
});

/** Style of the simulator: plain, in light and dark. */
const style = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:0 auto;padding:1rem}
header a{font-weight:600}
form{display:grid;gap:.75rem;max-width:40rem}
fieldset{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;border:1px solid #8886;border-radius:.25rem;margin:0}
p{margin-block:.5rem}
p>label{display:block}
input:not([type]),textarea{font:inherit;box-sizing:border-box;width:100%;padding:.5rem}
button,.button{font:inherit;display:inline-block;padding:.625rem 1rem;border:1px solid currentColor;border-radius:.25rem;background:none;color:inherit;text-decoration:none;cursor:pointer}
iframe{width:100%;height:48rem;border:1px solid #8886;background:#fff}
pre{overflow:auto;max-height:24rem;padding:1rem;border:1px solid #8886;font-size:.875rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:.375rem .75rem .375rem 0;border-bottom:1px solid #8886}
.row{display:flex;flex-wrap:wrap;gap:.75rem;margin-block:1rem}
`;
