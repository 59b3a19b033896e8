/** Test basket for promotion codes. */
import { trialRow } from "@contracts/office/promotions";
import type { Money } from "@contracts/values/money";
import { html } from "@domain/edge-slot/html";
import { formatMoney } from "@domain/money/format";
import * as v from "valibot";
import { resource } from "../framework/resource";

const amount = (money: Money | null): string => (money ? formatMoney(money) : "");

export const basketTrial = resource({
  path: "/basket-trial",
  title: "Try a basket",
  singular: "Line",
  group: "Sales",
  service: "/commerce/_office/basket-trial",
  read: "promotions:read",
  hasRecords: false,
  filters: [
    { name: "q", label: "Sizes and units", hint: "Such as 4060S:2 9272S" },
    { name: "codes", label: "Codes", hint: "Separated by spaces" },
    { name: "country", label: "Country", hint: "Such as DE; US if empty", most: 2 },
    { name: "day", label: "Day", kind: "date" },
  ],
  row: trialRow,
  record: v.null(),
  key: ({ what }) => what,
  columns: [
    { title: "Line", value: ({ what }) => what },
    { title: "Quantity", number: true, value: ({ pieces }) => (pieces === null ? "" : String(pieces)) },
    { title: "List price", number: true, value: ({ listPrice }) => amount(listPrice) },
    { title: "Price", number: true, value: ({ price }) => amount(price) },
    { title: "Total", number: true, value: ({ total }) => amount(total) },
    { title: "Why", value: ({ why }) => why },
  ],
  heading: () => "",
  body: () => html``,
});
