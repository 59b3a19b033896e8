/** Response to a call without a shopper: a form with the fields, submitted by script or by its button. */
import { html, markup, type SafeHtml } from "@domain/island/html";
import { ociFields } from "@domain/punchout/oci";
import type { OciAnswered } from "./oci-calls";

export function ociAnswerPage({ returnUrl, target, lines }: OciAnswered, nonce: string): SafeHtml {
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
