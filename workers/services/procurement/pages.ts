/** Pages of the simulator; all of it works without scripts, and there are none. */
import { html, markup, type SafeHtml } from "@domain/island/html";
import { type Choice, countries, languages, windows } from "./choice";
import type { Returned } from "./returned";

const shell = (title: string, body: SafeHtml): SafeHtml => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}: procurement simulator</title><link rel="stylesheet" href="/procurement/style.css"></head>
<body><header><a href="/procurement">Procurement simulator</a></header><main><h1>${title}</h1>${markup(body)}</main></body></html>`;

const joined = (parts: readonly SafeHtml[]): SafeHtml =>
  parts.reduce((whole, part) => html`${markup(whole)}${markup(part)}`, html``);

function radios<T extends string>(legend: string, name: string, chosen: T, all: readonly (readonly [T, string])[]) {
  const choices = all.map(([value, label]) => {
    const state = value === chosen ? html` checked` : html``;
    return html`<label><input type="radio" name="${name}" value="${value}"${markup(state)}> ${label}</label>`;
  });
  return html`<fieldset><legend>${legend}</legend>${markup(joined(choices))}</fieldset>`;
}

const field = (label: string, name: string, value: string) =>
  html`<p><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}" autocomplete="off"></p>`;

const hidden = (fields: readonly (readonly [string, string])[]): SafeHtml =>
  joined(fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`));

const windowNames = { same: "in this window", new: "in a new window", frame: "in a frame of this page" } as const;
const lineTexts = (lines: Choice["lines"]) => lines.map(({ sku, quantity }) => `${sku} ${quantity}`).join("\n");

/** The buyer's side: what to ask the shop for. */
export function startPage(choice: Choice): SafeHtml {
  const { protocol, operation, country, language, window } = choice;
  return shell(
    "Start a visit",
    html`<p>This page plays the procurement system of a buyer: it logs in to the shop, opens it, and shows what comes back.</p>
<form method="post" action="/procurement/start">
${markup(
  radios("Protocol", "protocol", protocol, [
    ["cxml", "cXML"],
    ["oci", "OCI"],
  ]),
)}
${markup(
  radios("Operation (cXML)", "operation", operation, [
    ["create", "Create a basket"],
    ["edit", "Edit an earlier basket"],
    ["inspect", "Inspect an earlier basket"],
  ]),
)}
${markup(field("Identity or user name", "identity", choice.identity))}
${markup(field("Shared secret or password", "secret", choice.secret))}
${markup(
  radios(
    "Country",
    "country",
    country,
    countries.map((code) => [code, code] as const),
  ),
)}
${markup(
  radios(
    "Language",
    "language",
    language,
    languages.map((tag) => [tag, tag] as const),
  ),
)}
${markup(field("Product to open (optional)", "product", choice.product))}
<p><label for="lines">Lines of the earlier basket: a number and a quantity each</label><textarea id="lines" name="lines" rows="4">${lineTexts(choice.lines)}</textarea></p>
${markup(
  radios(
    "Open the shop",
    "window",
    window,
    windows.map((name) => [name, windowNames[name]] as const),
  ),
)}
<p><button>Start</button></p>
</form>`,
  );
}

/** The exchange of a cXML set-up, and the way into the shop. */
export function setupPage(
  { window }: Choice,
  exchange: { readonly request: string; readonly answer: string; readonly startPage: string | null },
): SafeHtml {
  const { request, answer, startPage } = exchange;
  const target = window === "new" ? html` target="_blank" rel="opener"` : html``;
  const way = !startPage
    ? html`<p role="alert"><strong>The shop has refused the set-up.</strong></p>`
    : window === "frame"
      ? html`<iframe title="Shop" src="${startPage}"></iframe>`
      : html`<p><a class="button" href="${startPage}"${markup(target)}>Open the shop</a> The address works once, for a minute.</p>`;
  return shell(
    "Set-up",
    html`${markup(way)}<h2>What was sent</h2>${markup(raw(withoutSecret(request), "Set-up request"))}<h2>What the shop answered</h2>${markup(raw(answer, "Answer of the shop"))}`,
  );
}

/** An OCI log-in goes through the browser: it is a form. */
export function ociPage(choice: Choice, returnAddress: string): SafeHtml {
  const { identity, secret, country, language, product, window } = choice;
  const fields = [
    ["USERNAME", identity],
    ["PASSWORD", secret],
    ["HOOK_URL", returnAddress],
    ["~OkCode", "ADDI"],
    ["~CALLER", "CTLG"],
    ["COUNTRY", country],
    ["LANGUAGE", language],
    ...(product ? [["FUNCTION", "DETAIL"] as const, ["PRODUCTID", product] as const] : []),
  ] as const;
  const target = window === "frame" ? "shop" : window === "new" ? "_blank" : "_self";
  const frame = window === "frame" ? html`<iframe title="Shop" name="shop"></iframe>` : html``;
  return shell(
    "Log-in",
    html`<form method="post" action="/commerce/punchout/oci" target="${target}">${markup(hidden(fields))}<p><button>Open the shop</button></p></form>${markup(frame)}`,
  );
}

/** What came back. */
export function returnedPage(returned: Returned, expectedCookie: string): SafeHtml {
  const { protocol, cookie, total, lines, problem } = returned;
  if (problem) {
    return shell(
      "Returned basket",
      html`<p role="alert"><strong>${problem}</strong></p>${markup(raw(returned.raw, "What came back"))}`,
    );
  }
  const rows = lines.map(
    (line) =>
      html`<tr><th scope="row">${line.sku}</th><td>${line.description}</td><td>${line.quantity}</td><td>${line.unit}</td><td>${line.price} ${line.currency}</td><td>${line.unspsc}</td></tr>`,
  );
  const same =
    cookie === null
      ? html``
      : html`<p>Buyer cookie: ${cookie === expectedCookie ? "the one that was sent" : "another one than was sent"}.</p>`;
  const sum = total === null ? html`` : html`<p>Total: <strong>${total}</strong></p>`;
  const again = (operation: string, label: string) =>
    html`<form method="get" action="/procurement">${markup(
      hidden([
        ["operation", operation],
        ["lines", lineTexts(lines)],
      ]),
    )}<button>${label}</button></form>`;
  return shell(
    "Returned basket",
    html`<p>A basket came back by ${protocol ?? ""}.</p>${markup(same)}${markup(sum)}
<div class="wide" role="region" aria-label="Lines" tabindex="0"><table><thead><tr><th scope="col">Number</th><th scope="col">Description</th><th scope="col">Quantity</th><th scope="col">Unit</th><th scope="col">Price</th><th scope="col">UNSPSC</th></tr></thead><tbody>${markup(joined(rows))}</tbody></table></div>
<div class="row">${markup(again("edit", "Edit this basket"))}${markup(again("inspect", "Inspect this basket"))}</div>
<h2>What came back</h2>${markup(raw(returned.raw, "Message as it came"))}`,
  );
}

/** Breaks long documents where elements meet, to be read. */
const raw = (text: string, label: string): SafeHtml =>
  html`<pre role="region" aria-label="${label}" tabindex="0">${text.replaceAll("><", ">\n<")}</pre>`;

const withoutSecret = (document: string): string =>
  document.replace(/<SharedSecret>[^<]*<\/SharedSecret>/, "<SharedSecret>…</SharedSecret>");
