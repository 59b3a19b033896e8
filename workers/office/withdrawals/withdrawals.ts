/** Consumers' withdrawals from contracts (Directive 2011/83/EU, Article 11a): the queue, and the decisions. */
import { type Withdrawal, withdrawal, withdrawalStates } from "@contracts/commerce/withdrawals";
import { withdrawalRow } from "@contracts/office/withdrawals";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { mayMove } from "@domain/withdrawal/states";
import { choices } from "../framework/fields";
import { languageName } from "../framework/languages";
import { facts, text } from "../framework/layout";
import { resource } from "../framework/resource";

/** To the second, because this moment counts for the period of withdrawal. */
const received = (at: string): string => at.slice(0, 19).replace("T", " ");
const find = (contract: string): SafeHtml =>
  html`<a href="/orders?${new URLSearchParams({ q: contract }).toString()}">Find this order</a>`;

function body({ statement, market, receivedAt, state }: Withdrawal): SafeHtml {
  return html`<p class="hint">Nothing in the statement was compared with orders. The goods must be refunded within 14 days of the statement.</p>${markup(
    facts([
      ["State", text(state)],
      ["Received (UTC)", text(received(receivedAt))],
      ["Name", text(statement.name)],
      ["Contract", html`${statement.contract} ${markup(find(statement.contract))}`],
      ["Goods", text(statement.goods || "all of the contract")],
      ["Email address", text(statement.email)],
      ["Country and language", text(`${market.country}, ${languageName(market.language)}`)],
    ]),
  )}`;
}

export const withdrawals = resource({
  path: "/withdrawals",
  title: "Withdrawals",
  singular: "Withdrawal",
  group: "Work",
  service: "/commerce/_office/withdrawals",
  read: "withdrawals:read",
  filters: [
    { name: "q", label: "Find", hint: "Beginning of reference, contract or email address" },
    { name: "state", label: "State", kind: "choice", options: choices(withdrawalStates) },
  ],
  queues: [
    { title: "Withdrawals to decide", needs: "withdrawals:decide", filters: { state: "received" } },
    { title: "Withdrawals to refund", needs: "withdrawals:decide", filters: { state: "accepted" } },
  ],
  row: withdrawalRow,
  record: withdrawal,
  key: ({ reference }) => reference,
  columns: [
    { title: "Reference", value: ({ reference }) => reference },
    { title: "State", value: ({ state }) => state },
    { title: "Received (UTC)", value: ({ receivedAt }) => received(receivedAt) },
    { title: "Contract", value: ({ statement }) => statement.contract },
    { title: "Name", value: ({ statement }) => statement.name },
    { title: "Country", value: ({ market }) => market.country },
  ],
  heading: ({ reference }) => `Withdrawal ${reference}`,
  body,
  actions: [
    {
      ...{ name: "accept", title: "Accept", permission: "withdrawals:decide", reason: "optional" },
      note: "The consumer is told by email, without the reason.",
      offered: ({ state }) => mayMove(state, "accepted"),
    },
    {
      ...{ name: "refuse", title: "Refuse", permission: "withdrawals:decide", reason: "needed", final: true },
      note: "The consumer is told by email and reads the reason: write it in their language.",
      offered: ({ state }) => mayMove(state, "refused"),
    },
    {
      ...{ name: "refunded", title: "Mark as refunded", permission: "withdrawals:decide", reason: "optional" },
      note: "Refund on the page of the order first: this records that it was done, and tells the consumer by email, without the reason.",
      offered: ({ state }) => mayMove(state, "refunded"),
    },
  ],
});
