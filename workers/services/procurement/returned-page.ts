/** Page for a returned cart, or for the response to a call without a shopper. */
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import type { OciFunction } from "./choice";
import { hidden, joined, raw, shell } from "./page-parts";
import { lineTexts } from "./pages";
import type { Returned } from "./returned";

const titles = { shop: "Returned basket", validate: "Validated product", search: "Found products" } as const;

/** @param sent parameters of the form's address that identify the call */
export function returnedPage(returned: Returned, sent: { cookie: string; call: OciFunction }): SafeHtml {
  const { cookie, total, lines, problem } = returned;
  const title = titles[sent.call];
  if (problem) {
    return shell(
      title,
      html`<p role="alert"><strong>${problem}</strong></p>${markup(raw(returned.raw, "What came back"))}`,
    );
  }
  const same =
    cookie === null
      ? html``
      : html`<p>Buyer cookie: ${cookie === sent.cookie ? "the one that was sent" : "another one than was sent"}.</p>`;
  const sum = total === null ? html`` : html`<p>Total: <strong>${total}</strong></p>`;
  const found = lines.length === 0 ? html`` : html`${markup(table(lines))}${markup(nextSteps(returned, sent.call))}`;
  return shell(
    title,
    html`<p>${summary(returned, sent.call)}</p>${markup(same)}${markup(sum)}
${markup(found)}
<h2>What came back</h2>${markup(raw(returned.raw || "A form without fields.", "Message as it came"))}`,
  );
}

function summary({ protocol, lines }: Returned, call: OciFunction): string {
  switch (call) {
    case "shop":
      return lines.length > 0
        ? `A basket came back by ${protocol ?? ""}.`
        : `An empty basket came back by ${protocol ?? ""}: there is nothing to request.`;
    case "validate":
      return lines.length > 0 ? "The product is sold at this price today." : "The product is not sold to this buyer.";
    case "search":
      return lines.length > 0
        ? `Products that can be bought: ${lines.length}.`
        : "Nothing was found that can be bought.";
    default:
      return call satisfies never;
  }
}

function table(lines: Returned["lines"]): SafeHtml {
  const rows = lines.map(
    (line) =>
      html`<tr><th scope="row">${line.sku}</th><td>${line.description}</td><td>${line.quantity}</td><td>${line.unit}</td><td>${line.price} ${line.currency}</td><td>${line.unspsc}</td></tr>`,
  );
  return html`<div class="wide" role="region" aria-label="Lines" tabindex="0"><table><thead><tr><th scope="col">Number</th><th scope="col">Description</th><th scope="col">Quantity</th><th scope="col">Unit</th><th scope="col">Price</th><th scope="col">UNSPSC</th></tr></thead><tbody>${markup(joined(rows))}</tbody></table></div>`;
}

/** A returned cart can be opened again; results of a search or validation cannot. */
function nextSteps({ lines }: Returned, call: OciFunction): SafeHtml {
  if (call !== "shop") return html``;
  const again = (operation: string, label: string) =>
    html`<form method="get" action="/procurement">${markup(
      hidden([
        ["operation", operation],
        ["lines", lineTexts(lines)],
      ]),
    )}<button>${label}</button></form>`;
  const order = ([country, label]: readonly [string, string]) =>
    html`<form method="post" action="/procurement/order">${markup(
      hidden([
        ["country", country],
        ["lines", JSON.stringify(lines)],
      ]),
    )}<button>${label}</button></form>`;
  const currency = lines[0]?.currency;
  const orders = (
    currency === "USD"
      ? ([["US", "Order it, for the US"]] as const)
      : ([
          ["DE", "Order it, for Germany"],
          ["NL", "Order it, for the Netherlands"],
        ] as const)
  ).map(order);
  return html`<div class="row">${markup(joined(orders))}${markup(again("edit", "Edit this basket"))}${markup(again("inspect", "Inspect this basket"))}</div>`;
}
