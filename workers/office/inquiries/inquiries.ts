/** Inquiries of the shop's forms, and their answers. */
import { inquiryKinds } from "@contracts/commerce/inquiries";
import { inquiryRecord, inquiryRow, inquiryStates } from "@contracts/office/inquiries";
import { html, markup } from "@domain/edge-slot/html";
import { choices } from "../framework/fields";
import { languageName } from "../framework/languages";
import { facts, moment, table, text } from "../framework/layout";
import { resource } from "../framework/resource";

/** "product_number" as "Product number". */
const label = (name: string) =>
  name === "organisation" ? "Organization" : name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");

export const inquiries = resource({
  path: "/inquiries",
  title: "Inquiries",
  singular: "Inquiry",
  group: "Sales",
  service: "/inquiries/office",
  read: "inquiries:read",
  filters: [
    { name: "q", label: "Reference, person, words" },
    { name: "kind", label: "Form", kind: "choice", options: choices(inquiryKinds) },
    { name: "state", label: "State", kind: "choice", options: choices(inquiryStates) },
  ],
  queues: [{ title: "Inquiries to answer", needs: "inquiries:answer", filters: { state: "open" } }],
  row: inquiryRow,
  record: inquiryRecord,
  key: ({ reference }) => reference,
  columns: [
    { title: "Reference", value: ({ reference }) => reference },
    { title: "State", value: ({ state }) => state },
    { title: "Form", value: ({ kind }) => kind },
    { title: "Name", value: ({ name }) => name },
    { title: "Organization", value: ({ organisation }) => organisation },
    { title: "Country", value: ({ country }) => country },
    { title: "Received (UTC)", value: ({ receivedAt }) => receivedAt, cell: ({ receivedAt }) => moment(receivedAt) },
  ],
  heading: ({ reference }) => `Inquiry ${reference}`,
  body: ({ inquiry, market, state, receivedAt, answers }) => {
    const typed = Object.entries(inquiry).filter(([name, value]) => name !== "message" && value !== "");
    const message = "message" in inquiry ? inquiry.message : null;
    const rows = answers.map(({ at, by, text: words }) => [moment(at), text(by), text(words)]);
    const columns = [{ title: "Time (UTC)" }, { title: "By" }, { title: "Answer" }];
    return html`${markup(
      facts([
        ["State", text(state)],
        ["Received (UTC)", moment(receivedAt)],
        ["Country and language", text(`${market.country}, ${languageName(market.language)}`)],
        ...typed.map(([name, value]) => [label(name), text(String(value))] as const),
      ]),
    )}${markup(message ? html`<section><h2>Message</h2><p class="words">${message}</p></section>` : html``)}${markup(
      rows.length > 0 ? html`<section><h2>Answers</h2>${markup(table("Answers", columns, rows))}</section>` : html``,
    )}`;
  },
  actions: [
    {
      ...{ name: "answer", title: "Answer", permission: "inquiries:answer", reason: "none" },
      note: "Sent by email. Write in the language of the inquiry.",
      fields: () => [{ name: "text", label: "Answer", kind: "long", required: true, most: 4000 }],
    },
    {
      ...{ name: "close", title: "Close without an answer", permission: "inquiries:answer", reason: "optional" },
      offered: ({ state }) => state === "open",
    },
  ],
});
