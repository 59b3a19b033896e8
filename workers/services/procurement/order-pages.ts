/** Pages of the simulator about orders and the messages that follow. */
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { hidden, joined, raw, shell } from "./page-parts";
import { type Received, summaryOf } from "./received";

/** A sent message and the shop's response. */
export function exchangePage(title: string, exchange: { readonly request: string; readonly answer: string }): SafeHtml {
  return shell(
    title,
    html`<p><a class="button" href="/procurement/messages">Messages of the shop</a></p>
<h2>What was sent</h2>${markup(raw(exchange.request, "Request"))}<h2>What the shop answered</h2>${markup(raw(exchange.answer, "Answer of the shop"))}`,
  );
}

export function messagesPage(messages: readonly Received[]): SafeHtml {
  const entries = messages.map(({ payloadId, receivedAt, document }) => {
    const summary = summaryOf(document);
    const facts = summary?.facts.map((fact) => html`<li>${fact}</li>`) ?? [];
    const word = (accepted: "yes" | "no", label: string) =>
      html`<form method="post" action="/procurement/status">${markup(
        hidden([
          ["payloadId", payloadId],
          ["accepted", accepted],
        ]),
      )}<button>${label}</button></form>`;
    return html`<section><h2>${summary?.name ?? "Unknown message"} for order ${summary?.orderId ?? ""}</h2>
<p>${receivedAt}</p><ul>${markup(joined(facts))}</ul>
<div class="row">${markup(word("yes", "Say that it was processed"))}${markup(word("no", "Reject it"))}</div>
<details><summary>The message</summary>${markup(raw(document, "Message as it came"))}</details></section>`;
  });
  const none = html`<p>None yet. Order a returned basket, and ship it in the back office.</p>`;
  return shell("Messages of the shop", entries.length > 0 ? joined(entries) : none);
}
