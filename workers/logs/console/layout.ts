import { html, markup, type SafeHtml } from "@domain/island/html";

/** Puts parts one after the other. */
export function join(parts: readonly SafeHtml[]): SafeHtml {
  return parts.join("") as SafeHtml;
}

export function page(title: string, body: SafeHtml): Response {
  const document = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} – Benchside operations</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/console.css"></head>
<body><header><a href="/">Benchside operations</a><form action="/requests" role="search"><label for="id">Request id</label><input id="id" name="id" type="search" minlength="8" maxlength="64" required spellcheck="false" autocomplete="off"><button>Find</button></form></header>
<main>${markup(body)}</main></body></html>`;
  return new Response(document, { headers: { "content-type": "text/html; charset=utf-8" } });
}

export function milliseconds(value: number | null): string {
  if (value === null) return "–";
  return value >= 10_000 ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`;
}

export function time(at: number): string {
  return new Date(at).toISOString().slice(11, 23);
}
