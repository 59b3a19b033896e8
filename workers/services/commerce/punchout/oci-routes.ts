/** `/punchout/oci`: log-ins sent through a user's browser, by GET or POST, and calls without a shopper. */

import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { randomBase64Url } from "@domain/http/base64url";
import { ociFields, readOciLogin } from "@domain/punchout/oci";
import { type Context, Hono } from "hono";
import type { ServicesApp } from "../../env";
import { readText } from "../../shared/body";
import { connectionNetwork } from "../../shared/caller";
import type { StoredBuyer } from "./buyers";
import { answerOciCall, type OciAnswered } from "./oci-calls";
import { startSession } from "./start";
import { verifyBuyer } from "./verify-buyer";

const bodyCap = 64 * 1024;

export const ociRoutes = new Hono<ServicesApp>();
ociRoutes.get("/", (c) => logIn(c, [...new URL(c.req.url).searchParams]));
ociRoutes.post("/", async (c) => {
  const body = await readText(c.req.raw, bodyCap);
  if (!body.ok) return problem(413, "The log-in is too large.");
  return logIn(c, [...new URLSearchParams(body.value), ...new URL(c.req.url).searchParams]);
});

async function logIn(c: Context<ServicesApp>, parameters: readonly (readonly [string, string])[]): Promise<Response> {
  const reading = readOciLogin(parameters);
  if (!reading.ok) {
    switch (reading.reason) {
      case "function":
        return problem(400, "This function is not offered.");
      case "parameters":
        return problem(400, "PRODUCTID and a whole QUANTITY, or SEARCHSTRING, are missing.");
      case "incomplete":
        return problem(400, "USERNAME and PASSWORD are missing.");
      default:
        return reading.reason satisfies never;
    }
  }
  const { identity, password, call, ...login } = reading.login;
  const address = connectionNetwork(c.req.raw);
  const check = await verifyBuyer(c.env, { identity, secret: password, protocol: "oci", address });
  if (!check.ok) {
    return check.reason === "wait"
      ? problem(429, `Too many attempts. Please try again in ${check.seconds} seconds.`)
      : problem(401, "The user name or password is incorrect.");
  }
  if (call.kind !== "shop") {
    const answered = await answerOciCall(c.env, check.buyer, { ...login, call });
    return answered.ok ? answerPage(answered, check.buyer) : refusal(answered.reason);
  }
  const { returnAddress, target, country, language } = login;
  const started = await startSession(c.env, check.buyer, {
    ...{ protocol: "oci", operation: "create", returnAddress, target, buyerCookie: "", lines: [] },
    ...{ from: { domain: "OCI", identity }, to: { domain: "OCI", identity: "benchside" } },
    ...{ country, language, selected: call.selected },
  });
  if (started.ok) return new Response(null, { status: 303, headers: { location: started.startPage, ...always } });
  return refusal(started.reason);
}

function refusal(reason: "country" | "return-address" | "search"): Response {
  switch (reason) {
    case "country":
      return problem(403, "Punchout is not offered to this buyer in this country.");
    case "return-address":
      return problem(403, "HOOK_URL is not registered for this buyer.");
    case "search":
      return problem(503, "The search cannot be reached at the moment. Please try again in a minute.");
    default:
      return reason satisfies never;
  }
}

/** Page with the hidden fields. A browser submits it to the buyer's system; other clients parse it. */
function answerPage(answered: OciAnswered, { frameOrigins }: Pick<StoredBuyer, "frameOrigins">): Response {
  const nonce = randomBase64Url(16);
  const policy = [
    "default-src 'none'",
    "base-uri 'none'",
    `script-src 'nonce-${nonce}'`,
    `form-action ${answered.returnUrl.origin}`,
    `frame-ancestors ${frameOrigins.join(" ") || "'none'"}`,
  ];
  return page(200, ociAnswerPage(answered, nonce), policy);
}

/** The address contains a password, so it must not leak through caches or referrers. */
const always = { "cache-control": "no-store", "referrer-policy": "no-referrer", "x-content-type-options": "nosniff" };

const problem = (status: number, text: string): Response =>
  page(status, ociProblemPage(text), [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);

const page = (status: number, body: SafeHtml, policy: readonly string[]): Response =>
  new Response(body, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy.join("; "),
      ...always,
    },
  });

/** Response to a call without a shopper: a form with the fields, submitted by script or by its button. */
function ociAnswerPage({ returnUrl, target, lines }: OciAnswered, nonce: string): SafeHtml {
  const fields = ociFields(lines, null).reduce<SafeHtml>(
    (all, [name, value]) => html`${markup(all)}<input type="hidden" name="${name}" value="${value}">`,
    html``,
  );
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Benchside: response to your purchasing system</title></head>
<body><main><h1>Response to your purchasing system</h1><p>Products: ${String(lines.length)}</p>
<form id="answer" method="post" action="${returnUrl.href}" target="${target}" accept-charset="utf-8">${markup(fields)}<button>Send to ${returnUrl.host}</button></form></main>
<script nonce="${nonce}">document.getElementById("answer").submit();</script></body></html>`;
}

/** Page shown after a refused log-in. Plain, because nothing is known about the user. */
const ociProblemPage = (text: string): SafeHtml => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Benchside: log-in not possible</title></head>
<body><main><h1>This log-in is not possible</h1><p>${text}</p><p>Please go back to your purchasing system, or contact its administrator.</p></main></body></html>`;
