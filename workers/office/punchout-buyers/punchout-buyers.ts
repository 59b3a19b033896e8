/** Procurement systems that log in to the shop. */
import { cxmlFields } from "@contracts/commerce/punchout";
import { type PunchoutBuyerRow, punchoutBuyerRow } from "@contracts/office/punchout-buyers";
import { html } from "@domain/edge-slot/html";
import { choices, type Field } from "../framework/fields";
import { facts, text } from "../framework/layout";
import { resource } from "../framework/resource";

const lines = (entries: readonly string[]) => entries.join("\n");
const protocolsText = ({ protocols }: Pick<PunchoutBuyerRow, "protocols">) => protocols.join(" and ");

/** Fields of the form, with a buyer's values filled in. */
const fieldsOf = (buyer: PunchoutBuyerRow | null): Field[] => [
  { name: "name", label: "Name", required: true, most: 200, value: buyer?.name ?? "" },
  {
    ...{ name: "protocols", label: "Protocols", kind: "choice", options: choices(["cxml and oci", "cxml", "oci"]) },
    value: buyer ? protocolsText(buyer) : "cxml",
  },
  {
    ...{ name: "countries", label: "Countries", hint: "Two letters each; the first is the default", required: true },
    value: buyer?.countries.join(", ") ?? "",
  },
  {
    ...{ name: "returnAddresses", label: "Addresses that receive baskets", kind: "long" },
    ...{
      hint: "One per line; an address that ends in a slash allows everything below it",
      value: lines(buyer?.returnAddresses ?? []),
    },
  },
  {
    ...{ name: "frameOrigins", label: "Origins that frame the shop", kind: "long", hint: "One a line" },
    value: lines(buyer?.frameOrigins ?? []),
  },
  {
    ...{ name: "cxmlField", label: "Field of the returned basket", kind: "choice", options: choices(cxmlFields) },
    value: buyer?.cxmlField ?? "cXML-urlencoded",
  },
  {
    ...{ name: "messagesTo", label: "Address for confirmations, ship notices and invoices", most: 2048 },
    ...{ hint: "Only a buyer with one may send orders", value: buyer?.messagesTo ?? "" },
  },
  { name: "messagesSecret", label: "Secret for that address", hint: buyer ? "Empty: as before" : "" },
  {
    ...{ name: "priceDifferences", label: "Orders at other prices", kind: "choice" },
    ...{ options: choices(["refuse", "confirm"]), value: buyer?.priceDifferences ?? "refuse" },
  },
  {
    ...{ name: "company", label: "Company", most: 64, value: buyer?.company ?? "" },
    hint: "Id in its address in the office; visits then have its price group and certificates",
  },
];

export const punchoutBuyers = resource({
  path: "/punchout-buyers",
  title: "Punchout buyers",
  singular: "Punchout buyer",
  group: "Customers",
  service: "/commerce/_office/punchout-buyers",
  read: "customers:read",
  filters: [{ name: "q", label: "Find", hint: "Identity or name" }],
  row: punchoutBuyerRow,
  record: punchoutBuyerRow,
  key: ({ identity }) => identity,
  columns: [
    { title: "Identity", value: ({ identity }) => identity },
    { title: "Name", value: ({ name }) => name },
    { title: "Protocols", value: protocolsText },
    { title: "Countries", value: ({ countries }) => countries.join(", ") },
    { title: "Sends orders", value: ({ messagesTo }) => (messagesTo ? "yes" : "") },
  ],
  heading: ({ name }) => name,
  body: (buyer) =>
    facts([
      ["Identity", text(buyer.identity)],
      ["Protocols", text(protocolsText(buyer))],
      ["Countries", text(buyer.countries.join(", "))],
      ["Addresses that receive baskets", text(buyer.returnAddresses.join(", ") || "–")],
      ["Origins that frame the shop", text(buyer.frameOrigins.join(", ") || "–")],
      ["Field of the returned basket", text(buyer.cxmlField)],
      ["Confirmations, ship notices and invoices to", text(buyer.messagesTo ?? "–")],
      ["Orders at other prices", text(buyer.priceDifferences)],
      ["Company", buyer.company ? html`<a href="/companies/${buyer.company}">${buyer.company}</a>` : null],
      ["Demonstration", buyer.demo ? text("yes, on demonstration machines only") : null],
    ]),
  listActions: [
    {
      ...{ name: "add", title: "Add a buyer", permission: "customers:change", reason: "optional" },
      fields: () => [
        { name: "identity", label: "Identity", required: true, hint: "The name that the buyer's system sends" },
        { name: "secret", label: "Secret", required: true, hint: "At least 8 characters; it is not shown again" },
        ...fieldsOf(null),
      ],
    },
  ],
  actions: [
    {
      ...{ name: "change", title: "Change", permission: "customers:change", reason: "needed" },
      fields: (buyer) => fieldsOf(buyer),
    },
    {
      ...{ name: "secret", title: "Set a new secret", permission: "customers:change", reason: "needed" },
      note: "The former secret stops working at once.",
      fields: () => [{ name: "secret", label: "Secret", required: true }],
    },
    {
      ...{ name: "remove", title: "Remove", permission: "customers:change", reason: "needed", final: true },
      note: "No new visit can begin. Open visits and orders continue.",
    },
  ],
});
