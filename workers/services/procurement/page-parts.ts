/** Shared parts of the simulator's pages. */
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";

export const shell = (title: string, body: SafeHtml): SafeHtml => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}: procurement simulator</title><link rel="stylesheet" href="/procurement/style.css"></head>
<body><header><a href="/procurement">Procurement simulator</a></header><main><h1>${title}</h1>${markup(body)}</main></body></html>`;

export const joined = (parts: readonly SafeHtml[]): SafeHtml =>
  parts.reduce((whole, part) => html`${markup(whole)}${markup(part)}`, html``);

export const hidden = (fields: readonly (readonly [string, string])[]): SafeHtml =>
  joined(fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`));

/** Shows a long document with line breaks between its elements. */
export const raw = (text: string, label: string): SafeHtml =>
  html`<pre role="region" aria-label="${label}" tabindex="0">${text.replaceAll("><", ">\n<")}</pre>`;
