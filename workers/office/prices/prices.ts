/** Prices that customers pay for one size, by country, with the steps of the selling policy. */
import { buyerKinds, priceQuery, priceRecord, priceRow } from "@contracts/office/catalogue";
import type { CountryPrice } from "@contracts/values/money";
import { html, markup } from "@domain/edge-slot/html";
import { formatMoney } from "@domain/money/format";
import { choices } from "../framework/fields";
import { facts, join, table, text } from "../framework/layout";
import { resource } from "../framework/resource";

const stepColumns = [{ title: "Question" }, { title: "Answer" }, { title: "Because" }];

export const prices = resource({
  path: "/prices",
  title: "What a customer pays",
  singular: "Price",
  group: "Catalogue",
  service: "/commerce/_office/prices",
  read: "catalogue:read",
  filters: [
    { name: "q", label: "Size", hint: "Such as 4060S" },
    { name: "buyer", label: "Shopper", kind: "choice", options: choices(priceQuery.entries.buyer.wrapped.options) },
  ],
  row: priceRow,
  record: priceRecord,
  key: ({ sku, country, buyer }) => `${sku}-${country}-${buyer}`,
  columns: [
    { title: "Size and country", value: ({ sku, country }) => `${sku}, ${country}` },
    { title: "Price", number: true, value: ({ price }) => (price ? formatMoney(price) : "–") },
    { title: "The size", value: ({ action }) => action },
    { title: "Because", value: ({ reason }) => reason },
  ],
  heading: ({ sku, country }) => `${sku} in ${country}`,
  body: (record) =>
    join([
      facts([
        ["Product", html`<a href="/catalogue/${record.sku.replace(/[A-Z].*$/, "")}">${record.name}</a>`],
        ["Shopper", text(record.buyer)],
        ["Price", text(record.price ? formatMoney(record.price) : "–")],
        ["From more units", record.price?.breaks ? text(breaksText(record.price)) : null],
        ["The size", text(record.action)],
        [
          "Other shoppers",
          markupLinks(
            buyerKinds.filter((kind) => kind !== record.buyer),
            record.sku,
            record.country,
          ),
        ],
      ]),
      html`<section><h2>Why</h2>${markup(
        table(
          "Why",
          stepColumns,
          record.steps.map(({ question, answer, because }) => [text(question), text(answer), text(because)]),
        ),
      )}</section>`,
    ]),
});

const breaksText = (price: CountryPrice): string =>
  (price.breaks ?? [])
    .map(({ pieces, centAmount }) => `${pieces}: ${formatMoney({ ...price, centAmount })}`)
    .join(", ");

const markupLinks = (kinds: readonly string[], sku: string, country: string) =>
  join(
    kinds.map((kind, place) => html`${place > 0 ? ", " : ""}<a href="/prices/${sku}-${country}-${kind}">${kind}</a>`),
  );
