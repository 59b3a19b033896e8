/** Quotes: requests of customers, answers, and the resulting orders. */
import { quoteStates } from "@contracts/commerce/quote-negotiation";
import { type QuoteRecord, quoteQuery, quoteRecord, quoteRow } from "@contracts/office/quotes";
import type { Money } from "@contracts/values/money";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { calendarDay } from "@domain/market/calendar-day";
import { decimalText, formatMoney } from "@domain/money/format";
import { shippingTexts } from "@domain/quote/revise-shipping";
import { choices, type Field } from "../framework/fields";
import { languageName } from "../framework/languages";
import { facts, join, moment, table, text } from "../framework/layout";
import { resource } from "../framework/resource";

/** False for a request that a distributor answers and prices. */
const isOurs = ({ distributor }: QuoteRecord) => distributor === null;
const isOpen = (quote: QuoteRecord) => isOurs(quote) && quote.state !== "Ordered";
const stateText = ({ state, revisions, orderNumber }: QuoteRecord) =>
  orderNumber ?? (state === "Answered" ? `Answered, revision ${revisions.length}` : state);

const lineColumns = [
  { title: "Product" },
  { title: "Name" },
  { title: "Quantity", number: true },
  { title: "List price", number: true },
  { title: "Price", number: true },
  { title: "Total", number: true },
];

export const quotes = resource({
  path: "/quotes",
  title: "Quotes",
  singular: "Quote",
  group: "Sales",
  service: "/commerce/office/quotes",
  read: "quotes:read",
  filters: [
    { name: "q", label: "Number, customer, product" },
    {
      name: "state",
      label: "State",
      kind: "choice",
      options: choices(quoteStates.filter((state) => state !== "Draft")),
    },
    {
      name: "waits",
      label: "Waits for us",
      kind: "choice",
      options: choices([quoteQuery.entries.waits.wrapped.literal]),
    },
  ],
  queues: [{ title: "Quotes to answer", needs: "quotes:answer", filters: { waits: "yes" } }],
  row: quoteRow,
  record: quoteRecord,
  key: ({ number }) => number,
  columns: [
    { title: "Number", value: ({ number }) => number },
    { title: "State", value: ({ state }) => state },
    { title: "Waits for us", value: ({ waits }) => (waits ? "yes" : "") },
    { title: "Revision", number: true, value: ({ revision }) => String(revision) },
    { title: "Customer", value: ({ customer }) => customer },
    { title: "Organization", value: ({ organisation }) => organisation },
    { title: "Country", value: ({ country }) => country },
    { title: "Total without tax", number: true, value: ({ total }) => formatMoney(total) },
    { title: "Changed (UTC)", value: ({ changedAt }) => changedAt, cell: ({ changedAt }) => moment(changedAt) },
    {
      ...{ title: "Valid until (UTC)", value: ({ validUntil }) => validUntil ?? "" },
      cell: ({ validUntil }) => (validUntil === null ? text("") : moment(validUntil)),
    },
  ],
  heading: ({ number }) => `Quote ${number}`,
  body: (quote) => join([aboutQuote(quote), linesOf(quote), messagesOf(quote), revisionsOf(quote)]),
  actions: [
    {
      ...{ name: "answer", title: "Answer with a revision", permission: "quotes:answer", reason: "optional" },
      note: "The customer gets an email with former and new prices. The former revision stays readable. The reason below is for the log; the customer reads the reasons of the lines.",
      offered: isOpen,
      fields: answerFields,
    },
    {
      ...{ name: "message", title: "Write to the customer", permission: "quotes:answer", reason: "none" },
      note: "The customer gets an email and reads the message on the page of the quote.",
      offered: isOurs,
      fields: () => [{ name: "text", label: "Message", kind: "long", required: true, most: 2000 }],
    },
    {
      ...{ name: "mail", title: "Email the quote again", permission: "quotes:answer", reason: "none" },
      note: "To the address of the quote, with a link to its PDF; three times an hour at most.",
      offered: ({ customer }) => customer.email !== "",
    },
    {
      ...{ name: "order", title: "Order with a purchase order", permission: "quotes:order", reason: "optional" },
      note: "Places the order for the customer at the prices of the quote, on account. The customer gets the confirmation, and without an account a link to the order.",
      offered: (quote) =>
        isOurs(quote) && quote.customer.email !== "" && ["Submitted", "Answered", "Accepted"].includes(quote.state),
      fields: orderFields,
    },
  ],
});

/** Empty rows for products that an answer adds. */
const addedRows = 3;

/** Lines in the order of the quote; gifts are left out, because they have no price. */
function answerFields(quote: QuoteRecord): Field[] {
  const { lines, validUntil, revisions, country } = quote;
  const priced = lines.filter(({ gift }) => !gift);
  return [
    ...priced.flatMap(({ id, sku, price, listPrice, quantity }, index): Field[] => [
      { name: `lines.${index}.lineItemId`, label: sku, kind: "hidden", value: id },
      {
        ...{ name: `lines.${index}.price`, label: `${sku}: price of one unit`, value: decimalText(price) },
        hint: `List price ${formatMoney(listPrice)}`,
      },
      {
        ...{ name: `lines.${index}.quantity`, label: `${sku}: units`, kind: "number", value: String(quantity) },
        hint: "0 takes the product out.",
      },
      { name: `lines.${index}.reason`, label: `${sku}: reason of a change`, most: 500 },
    ]),
    ...Array.from({ length: addedRows }, (_, row) => addedFields(row)).flat(),
    ...shippingFields(quote),
    {
      ...{
        name: "validUntil",
        label: "Valid until",
        kind: "date",
        value: calendarDay(new Date(validUntil), country),
        required: true,
      },
      section: "Quote",
    },
    { name: "terms", label: "Terms of this quote", kind: "long", value: revisions.at(-1)?.terms ?? "", most: 2000 },
    { name: "message", label: "Message to the customer", kind: "long", most: 2000 },
  ];
}

function addedFields(row: number): Field[] {
  const label = `Product ${row + 1}`;
  return [
    {
      ...{ name: `added.${row}.sku`, label: `${label}: SKU`, most: 64 },
      ...(row === 0 && { section: "Products to add" }),
    },
    { name: `added.${row}.quantity`, label: `${label}: units`, kind: "number" },
    { name: `added.${row}.price`, label: `${label}: price of one unit`, hint: "Empty: list price" },
    { name: `added.${row}.reason`, label: `${label}: reason`, most: 500 },
  ];
}

function shippingFields({ shipping, shippingMethod, shippingMethods }: QuoteRecord): Field[] {
  if (!shipping || shippingMethods.length === 0) return [];
  const options = shippingMethods.map(({ id, name, price }) => ({
    value: id,
    label: `${name}, ${formatMoney(price)}`,
  }));
  return [
    {
      ...{ name: "shipping.methodId", label: "Shipping method", kind: "choice", options, section: "Shipping" },
      ...(shippingMethod !== null && { value: shippingMethod }),
    },
    { name: "shipping.price", label: "Price of shipping", value: decimalText(shipping) },
    { name: "shipping.reason", label: "Shipping: reason of a change", most: 500 },
  ];
}

function orderFields({ shipTo }: QuoteRecord): Field[] {
  const hint = shipTo ? `Empty: ${shipTo}` : "The quote names the country only.";
  return [
    { name: "poNumber", label: "Purchase order number", required: true, most: 50 },
    { name: "streetName", label: "Street", hint },
    { name: "city", label: "City" },
    { name: "state", label: "State" },
    { name: "postalCode", label: "Postal code" },
  ];
}

function aboutQuote(quote: QuoteRecord): SafeHtml {
  const { customer, decision, links } = quote;
  const decided =
    decision && `${decision.kind} revision ${decision.revision}: ${decision.name}. ${decision.reason ?? ""}`;
  return facts([
    ["State", text(stateText(quote))],
    [
      "Answered by",
      quote.distributor === null ? null : text(`the distributor ${quote.distributor}, who sets the prices`),
    ],
    ["Customer", text([customer.name, customer.organisation].filter(Boolean).join(", ") || "–")],
    ["Email address", text(customer.email || "–")],
    ["Telephone", customer.phone ? text(customer.phone) : null],
    ["Account", text(quote.hasAccount ? "yes" : "no")],
    ["Country and language", text(`${quote.country}, ${languageName(quote.language)}`)],
    ["Ship to", quote.shipTo ? text(quote.shipTo) : null],
    ["Created (UTC)", moment(quote.createdAt)],
    ["Valid until (UTC)", isOurs(quote) ? moment(quote.validUntil) : null],
    ["Decision", decided ? text(decided) : null],
    ["At the shop", html`<a href="${links.page}">page</a>, <a href="${links.pdf}">PDF</a>`],
  ]);
}

function linesOf({ lines, subtotal, shipping, total }: QuoteRecord): SafeHtml {
  const rows = lines.map(({ sku, name, quantity, listPrice, price, total: amount, gift }) => [
    ...[text(sku), text(gift ? `${name} (gift)` : name), text(String(quantity))],
    ...[text(formatMoney(listPrice)), text(formatMoney(price)), text(formatMoney(amount))],
  ]);
  const sums = facts([
    ["Goods", text(formatMoney(subtotal))],
    ["Shipping", text(shipping ? formatMoney(shipping) : "set with the order")],
    ["Total without tax", text(formatMoney(total))],
  ]);
  return html`<section><h2>Lines</h2>${markup(table("Lines", lineColumns, rows))}${markup(sums)}</section>`;
}

function messagesOf({ messages }: QuoteRecord): SafeHtml {
  if (messages.length === 0) return html``;
  const rows = messages.map(({ at, from, name, text: words }) => [
    ...[moment(at), text(from === "shop" ? `${name} (us)` : name), text(words)],
  ]);
  return html`<section><h2>Messages</h2>${markup(table("Messages", [{ title: "Time (UTC)" }, { title: "From" }, { title: "Message" }], rows))}</section>`;
}

const amountText = (quantity: number, price: Money) =>
  quantity === 0 ? "none" : `${quantity} × ${formatMoney(price)}`;

const revisionColumns = [
  ...[{ title: "Revision", number: true }, { title: "Time (UTC)" }, { title: "By" }, { title: "Changes" }],
  ...[{ title: "Terms" }, { title: "Valid until (UTC)" }, { title: "Total", number: true }],
];

function revisionsOf(quote: QuoteRecord): SafeHtml {
  const { revisions } = quote;
  const rows = revisions.map(({ revision, at, by, changes, shipping, terms, validUntil, total }) => {
    const said = changes.map(
      ({ sku, formerQuantity, formerPrice, quantity, price, reason }) =>
        `${sku}: ${amountText(formerQuantity, formerPrice)} → ${amountText(quantity, price)} (${reason})`,
    );
    if (shipping) {
      const { former, next, reason } = shippingTexts(shipping, "en");
      said.push(`Shipping: ${former} → ${next} (${reason})`);
    }
    return [
      ...[text(String(revision)), moment(at), text(by ?? "as submitted"), text(said.join("; "))],
      ...[text(terms ?? ""), isOurs(quote) ? moment(validUntil) : text(""), text(formatMoney(total))],
    ];
  });
  return html`<section><h2>Revisions</h2>${markup(table("Revisions", revisionColumns, rows))}</section>`;
}
