/** Page shown after a refused log-in. Plain, because nothing is known about the user. */
import { html, type SafeHtml } from "@domain/island/html";

export const ociProblemPage = (text: string): SafeHtml => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Benchside: log-in not possible</title></head>
<body><main><h1>This log-in is not possible</h1><p>${text}</p><p>Please go back to your purchasing system, or contact its administrator.</p></main></body></html>`;
