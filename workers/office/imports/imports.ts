/** Files of prices, products and evidence: checked first, then applied, and undone. */

import { evidenceRecord } from "@contracts/catalogue/evidence";
import {
  type ImportRecord,
  importKinds,
  importRecord,
  importRow,
  importStates,
  importWaits,
  isEvidenceChange,
  maxImportRows,
} from "@contracts/office/imports";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { productColumns } from "@domain/product-edits/read-file";
import * as v from "valibot";
import { choices } from "../framework/fields";
import { facts, join, moment, table, text } from "../framework/layout";
import { resource } from "../framework/resource";

const changeColumns = [
  ...[
    { title: "Line", number: true },
    { title: "Product" },
    { title: "Value" },
    { title: "Before" },
    { title: "After" },
  ],
  ...[{ title: "State" }, { title: "Note" }],
];
const shownRecord = v.pipe(v.string(), v.parseJson(), evidenceRecord);

/** A value as text; for a record of evidence, the fields that distinguish it. */
function shown(path: string, value: string | null): string {
  if (value === null) return "–";
  const record = isEvidenceChange(path) ? v.safeParse(shownRecord, value) : null;
  if (!record?.success) return value.slice(0, 300);
  const { application, species, sample, outcome, state } = record.output;
  return [application, species, sample.name, outcome, state.kind].join(", ");
}

function differences({ differences: changes, changes: total }: ImportRecord): SafeHtml {
  if (changes.length === 0)
    return html`<section><h2>Differences</h2><p>Nothing differs from the catalogue.</p></section>`;
  const rows = changes.map(({ line, productKey, path, before, after, state, note }) => [
    ...[text(String(line)), html`<a href="/catalogue/${productKey}">${productKey}</a>`, text(path)],
    ...[text(shown(path, before)), text(shown(path, after)), text(state), text(note ?? "")],
  ]);
  const more = total > changes.length ? html`<p>The first ${changes.length} of ${total}.</p>` : html``;
  return html`<section><h2>Differences</h2>${markup(table("Differences", changeColumns, rows))}${markup(more)}</section>`;
}

function rejected({ faults }: ImportRecord): SafeHtml {
  if (faults.length === 0) return html``;
  const rows = faults.map(({ line, message }) => [text(String(line)), text(message)]);
  return html`<section><h2>Rejected lines</h2>${markup(table("Rejected lines", [{ title: "Line", number: true }, { title: "Why" }], rows))}</section>`;
}

const countText = ({ counts }: ImportRecord): string =>
  Object.entries(counts)
    .map(([state, number]) => `${number} ${state}`)
    .join(", ");

const stateWords = {
  checked: "checked, nothing has changed yet",
  applying: "being applied; if nobody is working on it, continue below",
  applied: "applied",
  undoing: "being undone; if nobody is working on it, continue below",
  undone: "undone",
  discarded: "discarded",
} as const;

const firstDay = { name: "from", label: "First day", kind: "date", hint: "From midnight UTC" } as const;
const lastDay = { name: "until", label: "Last day", kind: "date", hint: "Until midnight UTC at its end" } as const;

export const imports = resource({
  path: "/imports",
  title: "Imports",
  singular: "Import",
  group: "Catalogue",
  service: "/commerce/_office/imports",
  read: "catalogue:read",
  filters: [
    { name: "q", label: "Find", hint: "Number, name or person" },
    { name: "state", label: "State", kind: "choice", options: choices(importStates) },
    {
      name: "waits",
      label: "Waits for",
      kind: "choice",
      options: importWaits.map((value) => ({
        value,
        label: value === "rejected lines" ? "a decision about rejected lines" : "its planned days",
      })),
    },
  ],
  queues: [
    { title: "Imports with rejected lines", needs: "catalogue:import", filters: { waits: "rejected lines" } },
    { title: "Imports with planned days", needs: "catalogue:import", filters: { waits: "planned days" } },
  ],
  row: importRow,
  record: importRecord,
  key: ({ id }) => id,
  columns: [
    { title: "Import", value: ({ id }) => id },
    { title: "Name", value: ({ name }) => name },
    { title: "File", value: ({ kind }) => kind },
    { title: "State", value: ({ state }) => state },
    { title: "Time (UTC)", value: ({ at }) => at, cell: ({ at }) => moment(at) },
    { title: "By", value: ({ by }) => by },
    { title: "Rows", number: true, value: ({ rows }) => String(rows) },
    { title: "Differences", number: true, value: ({ changes }) => String(changes) },
    { title: "Valid from", value: ({ from }) => from ?? "" },
    { title: "Until", value: ({ until }) => until ?? "" },
    { title: "Rejected", number: true, value: ({ rejected: lines }) => String(lines) },
  ],
  heading: ({ id, name }) => [`Import ${id}`, name].filter(Boolean).join(": "),
  body: (record) =>
    join([
      facts([
        ["State", text(stateWords[record.state])],
        ["File", text(record.kind)],
        ["Time (UTC)", moment(record.at)],
        ["By", text(record.by)],
        ["Rows", text(String(record.rows))],
        ["Differences", text(`${record.changes} (${countText(record) || "none"})`)],
        ["As in the catalogue", text(String(record.unchanged))],
        ["Rejected lines", text(String(record.rejected))],
        ["Valid from (UTC)", record.from ? text(record.from) : null],
        ["Valid until, and on that day (UTC)", record.until ? text(record.until) : null],
      ]),
      ...[rejected(record), differences(record)],
    ]),
  listActions: [
    {
      ...{ name: "check", title: "Check a file", permission: "catalogue:import", reason: "none" },
      note: `Shows what the file would change, and changes nothing. At most ${maxImportRows} rows.`,
      fields: () => [
        { name: "kind", label: "File of", kind: "choice", options: choices(importKinds), value: "prices" },
        { name: "name", label: "Name of this import", most: 100 },
        {
          ...{ name: "csv", label: "File, or its lines", kind: "csv", required: false, most: 1_500_000 },
          hint: `Prices: sku,country,price,currency, and pieces for a price by quantity; an empty price removes it. Products: product and any of ${productColumns.join(", ")}; an empty cell changes nothing, - removes a text. Evidence: the columns of evidence.csv of a product, or JSON lines.`,
        },
      ],
    },
  ],
  actions: [
    {
      ...{ name: "apply", title: "Apply", permission: "catalogue:import", reason: "optional" },
      note: "Changes the catalogue. A value that somebody changed after the check stays and is listed.",
      offered: ({ state, changes }) => (state === "checked" && changes > 0) || state === "applying",
    },
    {
      ...{ name: "plan", title: "Plan the days", permission: "catalogue:import", reason: "optional" },
      note: "Prices for a time: the import is applied when its first day begins and undone when its last day ends. Days begin and end at midnight UTC. Without days nothing is planned.",
      offered: ({ state, changes }) => (state === "checked" && changes > 0) || state === "applied",
      fields: ({ from, until, state }) => [
        ...(state === "checked" ? [{ ...firstDay, value: from ?? "" }] : []),
        { ...lastDay, value: until ?? "" },
      ],
    },
    {
      ...{ name: "discard", title: "Discard", permission: "catalogue:import", reason: "optional" },
      offered: ({ state }) => state === "checked",
    },
    {
      ...{ name: "undo", title: "Undo", permission: "catalogue:import", reason: "needed" },
      note: "Every value returns to what it was before. A value that somebody changed after the import stays and is listed. Evidence records are withdrawn, and stay listed as withdrawn.",
      offered: ({ state }) => state === "applied" || state === "undoing",
    },
  ],
});
