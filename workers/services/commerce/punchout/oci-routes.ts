/** `/punchout/oci`: log-ins sent through a user's browser, by GET or POST, and calls without a shopper. */

import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { randomBase64Url } from "@domain/http/base64url";
import { type Language, locales } from "@domain/market/market";
import { ociFields, ociLanguage, readOciLogin } from "@domain/punchout/oci";
import { type Context, Hono } from "hono";
import type { ServicesApp } from "../../env";
import { readText } from "../../shared/body";
import { connectionNetwork } from "../../shared/caller";
import type { StoredBuyer } from "./buyers";
import { answerOciCall, type OciAnswered } from "./oci-calls";
import { ociTexts } from "./oci-texts";
import { startSession } from "./start";
import { verifyBuyer } from "./verify-buyer";

const bodyCap = 64 * 1024;

export const ociRoutes = new Hono<ServicesApp>();
ociRoutes.get("/", (c) => logIn(c, [...new URL(c.req.url).searchParams]));
ociRoutes.post("/", async (c) => {
  const body = await readText(c.req.raw, bodyCap);
  if (!body.ok) return problem(413, ociLanguage(new URL(c.req.url).searchParams), "tooLarge");
  return logIn(c, [...new URLSearchParams(body.value), ...new URL(c.req.url).searchParams]);
});

async function logIn(c: Context<ServicesApp>, parameters: readonly (readonly [string, string])[]): Promise<Response> {
  const spoken = ociLanguage(parameters);
  const reading = readOciLogin(parameters);
  if (!reading.ok) return problem(400, spoken, reading.reason);
  const { identity, password, call, ...login } = reading.login;
  const address = connectionNetwork(c.req.raw);
  const check = await verifyBuyer(c.env, { identity, secret: password, protocol: "oci", address });
  if (!check.ok) {
    return check.reason === "wait"
      ? problemPage(429, spoken, ociTexts[spoken].wait(check.seconds))
      : problem(401, spoken, "wrong");
  }
  if (call.kind !== "shop") {
    const answered = await answerOciCall(c.env, check.buyer, { ...login, call });
    return answered.ok ? answerPage(answered, check.buyer, spoken) : refusal(answered.reason, spoken);
  }
  const { returnAddress, target, country, language } = login;
  const started = await startSession(c.env, check.buyer, {
    ...{ protocol: "oci", operation: "create", returnAddress, target, buyerCookie: "", lines: [] },
    ...{ from: { domain: "OCI", identity }, to: { domain: "OCI", identity: "benchside" } },
    ...{ country, language, selected: call.selected },
  });
  if (started.ok) return new Response(null, { status: 303, headers: { location: started.startPage, ...always } });
  return refusal(started.reason, spoken);
}

function refusal(reason: "country" | "return-address" | "search", language: Language): Response {
  switch (reason) {
    case "country":
      return problem(403, language, "country");
    case "return-address":
      return problem(403, language, "returnAddress");
    case "search":
      return problem(503, language, "search");
    default:
      return reason satisfies never;
  }
}

/** Page with the hidden fields. A browser submits it to the buyer's system; other clients parse it. */
function answerPage(
  answered: OciAnswered,
  { frameOrigins }: Pick<StoredBuyer, "frameOrigins">,
  language: Language,
): Response {
  const nonce = randomBase64Url(16);
  const policy = [
    "default-src 'none'",
    "base-uri 'none'",
    `script-src 'nonce-${nonce}'`,
    `form-action ${answered.returnUrl.origin}`,
    `frame-ancestors ${frameOrigins.join(" ") || "'none'"}`,
  ];
  return page(200, ociAnswerPage(answered, nonce, language), policy);
}

/** The address contains a password, so it must not leak through caches or referrers. */
const always = { "cache-control": "no-store", "referrer-policy": "no-referrer", "x-content-type-options": "nosniff" };

type Problem = {
  [name in keyof (typeof ociTexts)[Language]]: (typeof ociTexts)[Language][name] extends string ? name : never;
}[keyof (typeof ociTexts)[Language]];

const problem = (status: number, language: Language, name: Problem): Response =>
  problemPage(status, language, ociTexts[language][name]);

const problemPage = (status: number, language: Language, text: string): Response =>
  page(status, ociProblemPage(text, language), [
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
function ociAnswerPage({ returnUrl, target, lines }: OciAnswered, nonce: string, language: Language): SafeHtml {
  const { lang } = locales[language];
  const texts = ociTexts[language];
  const day = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" }).format(new Date());
  const fields = ociFields(lines, null).reduce<SafeHtml>(
    (all, [name, value]) => html`${markup(all)}<input type="hidden" name="${name}" value="${value}">`,
    html``,
  );
  return html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Benchside: ${texts.answerTitle}</title></head>
<body><main><h1>${texts.answerTitle}</h1><p>${texts.products(lines.length)}</p><p>${texts.prices(day)}</p>
<form id="answer" method="post" action="${returnUrl.href}" target="${target}" accept-charset="utf-8">${markup(fields)}<button>${texts.send(returnUrl.host)}</button></form></main>
<script nonce="${nonce}">document.getElementById("answer").submit();</script></body></html>`;
}

/** Page shown after a refused log-in. It is generic, because the user is unknown. */
const ociProblemPage = (text: string, language: Language): SafeHtml => html`<!doctype html>
<html lang="${locales[language].lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${ociTexts[language].problemTitle}</title></head>
<body><main><h1>${ociTexts[language].problemHeading}</h1><p>${text}</p><p>${ociTexts[language].goBack}</p></main></body></html>`;
