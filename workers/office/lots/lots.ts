/** Lots: receive, set aside, recall, and list the customers who received one. */
import { type OfficeLot, officeLot, officeLotStates } from "@contracts/office/lots";
import type { Permission } from "@contracts/office/permissions";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { lastDay } from "@domain/lots/lot-state";
import { choices, reasonInLanguages } from "../framework/fields";
import { facts, table, text } from "../framework/layout";
import { resource } from "../framework/resource";

function stateText({ lot, quarantine }: OfficeLot): string {
  if (lot.state === "recalled") return lot.state;
  if (quarantine) return "quarantined";
  const isPast = lot.state !== "depleted" && lastDay(lot) < new Date().toISOString().slice(0, 10);
  return isPast ? "past its last day" : lot.state;
}
const pieces = ({ lot }: OfficeLot): string => lot.stock.map(({ sku, left }) => `${sku}: ${left}`).join(", ");

const testColumns = [{ title: "Property" }, { title: "Method" }, { title: "Result" }, { title: "Passed" }];

function body(record: OfficeLot, may: (permission: Permission) => boolean): SafeHtml {
  const { lot, quarantine } = record;
  const word = new URLSearchParams({ q: `${lot.productKey}-${lot.number}` });
  const tests = lot.tests.map(({ property, method, result, unit, pass }) => [
    ...[text(property), text(method), text([result, unit].filter(Boolean).join(" ")), text(pass ? "yes" : "no")],
  ]);
  return html`${markup(
    facts([
      ["State", text(stateText(record))],
      ["Set aside", quarantine ? text(`${quarantine.since.slice(0, 10)}: ${quarantine.reason}`) : null],
      ["Recall", lot.recall ? text(`${lot.recall.day}: ${lot.recall.reason}`) : null],
      ["Made", text(lot.made)],
      ["Released", text(lot.released)],
      [lot.expires ? "Expires" : "Tested again", text(lastDay(lot))],
      ["Units left", text(pieces(record) || "not known")],
      ["Formulation", lot.formulation ? text(lot.formulation) : null],
      ["Concentration", lot.concentration ? text(lot.concentration) : null],
      ["Record", lot.demonstration ? text("for demonstration") : null],
      [
        "Who got it",
        may("orders:read")
          ? html`<a href="/orders?${word.toString()}">Orders that were shipped with this lot</a>`
          : null,
      ],
    ]),
  )}${markup(tests.length > 0 ? html`<section><h2>Certificate</h2>${markup(table("Certificate", testColumns, tests))}</section>` : html``)}`;
}

export const lots = resource({
  path: "/lots",
  title: "Lots",
  singular: "Lot",
  group: "Work",
  service: "/lots/_office/lots",
  read: "lots:read",
  filters: [
    { name: "q", label: "Product or lot", hint: "Whole numbers: 4060, 4060S, 23 or 4060 23" },
    {
      name: "state",
      label: "State",
      kind: "choice",
      options: choices(officeLotStates),
    },
  ],
  row: officeLot,
  record: officeLot,
  key: ({ lot }) => `${lot.productKey}:${lot.number}`,
  columns: [
    { title: "Lot", value: ({ lot }) => `${lot.productKey} ${lot.number}` },
    { title: "State", value: stateText },
    { title: "Released", value: ({ lot }) => lot.released },
    { title: "Last day", value: ({ lot }) => lastDay(lot) },
    { title: "Units left", value: pieces },
  ],
  heading: ({ lot }) => `Lot ${lot.number} of ${lot.productKey}`,
  body,
  listActions: [
    {
      ...{ name: "receive", title: "Receive a lot", permission: "lots:receive", reason: "optional" },
      fields: () => [
        { name: "product", label: "Product number", required: true, most: 40 },
        { name: "lot", label: "Lot number", required: true, most: 20 },
        { name: "made", label: "Made on", kind: "date", required: true },
        { name: "released", label: "Released on", kind: "date", required: true },
        { name: "expires", label: "Expires on", kind: "date", hint: "Or the day of the next test, below" },
        { name: "retest", label: "Tested again on", kind: "date" },
        {
          name: "stock",
          label: "Units",
          kind: "long",
          required: true,
          hint: "One size per line: 4060S=50, or with a trade item number 4060S=50=04012345678901",
        },
        {
          name: "tests",
          label: "Certificate",
          kind: "long",
          most: 8000,
          hint: "One result per line: property|method|result|unit|min|max",
        },
      ],
    },
  ],
  actions: [
    {
      ...{ name: "quarantine", title: "Quarantine", permission: "lots:quarantine", reason: "needed" },
      note: "The lot does not ship until it is released. Orders and customers are not told.",
      offered: ({ lot, quarantine }) => quarantine === null && lot.state !== "recalled",
    },
    {
      ...{ name: "release", title: "Release", permission: "lots:quarantine", reason: "needed" },
      offered: ({ lot, quarantine }) => quarantine !== null && lot.state !== "recalled",
    },
    {
      ...{ name: "recall", title: "Recall", permission: "lots:recall", reason: "needed", final: true },
      service: "/commerce/_office/lots",
      note: "Stops the lot for good, and tells everyone who received it by email and on their orders. They can read the reason.",
      fields: () => reasonInLanguages(500),
      offered: ({ lot }) => lot.state !== "recalled",
    },
  ],
});
