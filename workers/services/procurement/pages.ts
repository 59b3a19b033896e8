/** Pages of the simulator; they use no scripts. */
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { type Choice, calls, countries, languages, windows } from "./choice";
import { hidden, joined, raw, shell } from "./page-parts";

function radios<T extends string>(legend: string, name: string, chosen: T, all: readonly (readonly [T, string])[]) {
  const choices = all.map(([value, label]) => {
    const state = value === chosen ? html` checked` : html``;
    return html`<label><input type="radio" name="${name}" value="${value}"${markup(state)}> ${label}</label>`;
  });
  return html`<fieldset><legend>${legend}</legend>${markup(joined(choices))}</fieldset>`;
}

const field = (label: string, name: string, value: string) =>
  html`<p><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}" autocomplete="off"></p>`;

const windowNames = { same: "in this window", new: "in a new window", frame: "in a frame of this page" } as const;
const callNames = {
  shop: "open the shop",
  validate: "validate a product (VALIDATE)",
  search: "search without the shop (BACKGROUND_SEARCH)",
} as const;
/** A number and a quantity per line. */
export const lineTexts = (lines: Choice["lines"]): string =>
  lines.map(({ sku, quantity }) => `${sku} ${quantity}`).join("\n");

/** Start page with the options of a call. */
export function startPage(choice: Choice): SafeHtml {
  const { protocol, operation, country, language, window } = choice;
  return shell(
    "Start a visit",
    html`<p>This page plays the procurement system of a buyer: it logs in to the shop, opens it, and shows what comes back.</p>
<p><a href="/procurement/messages">Confirmations, ship notices and invoices that the shop has sent</a></p>
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
${markup(
  radios(
    "Function (OCI)",
    "call",
    choice.call,
    calls.map((name) => [name, callNames[name]] as const),
  ),
)}
${markup(field("Product to open or to validate", "product", choice.product))}
${markup(field("Quantity to validate", "quantity", choice.quantity))}
${markup(field("Words to search for", "search", choice.search))}
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

/** WebKit drops `Secure` cookies over plain HTTP, and frames of other sites have no others. */
const frameNote = html`<p>Safari keeps no cookies in a frame over plain HTTP, so the frame stays empty there. Choose a window instead.</p>`;

/** Request and response of a cXML set-up, and the link into the shop. */
export function setupPage(
  { window }: Choice,
  exchange: { readonly request: string; readonly answer: string; readonly startPage: string | null },
): SafeHtml {
  const { request, answer, startPage } = exchange;
  const target = window === "new" ? html` target="_blank" rel="opener"` : html``;
  const way = !startPage
    ? html`<p role="alert"><strong>The shop has refused the set-up.</strong></p>`
    : window === "frame"
      ? html`<iframe title="Shop" src="${startPage}"></iframe>${markup(frameNote)}`
      : html`<p><a class="button" href="${startPage}"${markup(target)}>Open the shop</a> The address works once, for a minute.</p>`;
  return shell(
    "Set-up",
    html`${markup(way)}<h2>What was sent</h2>${markup(raw(withoutSecret(request), "Set-up request"))}<h2>What the shop answered</h2>${markup(raw(answer, "Answer of the shop"))}`,
  );
}

/** An OCI log-in is a form, because it goes through the browser. */
export function ociPage(choice: Choice, returnAddress: string): SafeHtml {
  const { identity, secret, country, language, call, window } = choice;
  const fields = [
    ["USERNAME", identity],
    ["PASSWORD", secret],
    ["HOOK_URL", returnAddress],
    ["~OkCode", "ADDI"],
    ["~CALLER", "CTLG"],
    ["COUNTRY", country],
    ["LANGUAGE", language],
    ...parametersOf(choice),
  ] as const;
  const target = window === "frame" ? "shop" : window === "new" ? "_blank" : "_self";
  const frame = window === "frame" ? html`<iframe title="Shop" name="shop"></iframe>${markup(frameNote)}` : html``;
  return shell(
    "Log-in",
    html`<form method="post" action="/commerce/punchout/oci" target="${target}">${markup(hidden(fields))}<p><button>${call === "shop" ? "Open the shop" : "Call the shop"}</button></p></form>${markup(frame)}`,
  );
}

function parametersOf({ call, product, quantity, search }: Choice): readonly (readonly [string, string])[] {
  switch (call) {
    case "shop":
      return product
        ? [
            ["FUNCTION", "DETAIL"],
            ["PRODUCTID", product],
          ]
        : [];
    case "validate":
      return [
        ["FUNCTION", "VALIDATE"],
        ["PRODUCTID", product],
        ["QUANTITY", quantity],
      ];
    case "search":
      return [
        ["FUNCTION", "BACKGROUND_SEARCH"],
        ["SEARCHSTRING", search],
      ];
    default:
      return call satisfies never;
  }
}

const withoutSecret = (document: string): string =>
  document.replace(/<SharedSecret>[^<]*<\/SharedSecret>/, "<SharedSecret>…</SharedSecret>");
