/** Evidence: tests of products, added, superseded and withdrawn. A stored record is never changed. */
import { controlKinds, type EvidenceRecord, outcomes, pillars, sourceKinds } from "@contracts/catalogue/evidence";
import { evidenceQuery, evidenceRow, type OfficeEvidence, officeEvidence } from "@contracts/office/evidence";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { cellsAt, recordColumns } from "@domain/evidence/csv-records";
import { choices, type Field, reasonInLanguages } from "../framework/fields";
import { facts, join, moment, table, text } from "../framework/layout";
import { resource } from "../framework/resource";

const sampleKinds = ["cell-line", "tissue", "primary", "organism", "recombinant", "not-stated"];
const identifierSchemes = ["", "orcid", "ror", "doi", "pmid"];
const isActive = ({ record }: OfficeEvidence): boolean => record.state.kind === "active";

/** Fields are named by the paths of the CSV format, which the service uses in its errors. */
const fields = (): readonly Field[] => [
  { name: "productKey", label: "Product number", required: true, most: 6 },
  { name: "lot", label: "Lot", most: 20 },
  { name: "testedKey", label: "Product that was tested", most: 6, hint: "If it is the same clone in another format" },
  { name: "application", label: "Application", required: true, most: 16, hint: "A code such as WB or IHC-P" },
  { name: "species", label: "Species", required: true, most: 16, hint: "A code such as H, M or R" },
  { name: "sample.kind", label: "Kind of sample", kind: "choice", options: choices(sampleKinds) },
  { name: "sample.name", label: "Sample", required: true, most: 300 },
  { name: "sample.accession", label: "Accession of the sample", most: 40, hint: "Such as CVCL_0030" },
  { name: "sample.state", label: "State of the sample", most: 300, hint: "Such as treated with insulin" },
  { name: "preparation.fixation", label: "Fixation", most: 300 },
  { name: "preparation.retrieval", label: "Retrieval", most: 300 },
  { name: "preparation.permeabilisation", label: "Permeabilisation", most: 300 },
  { name: "preparation.lysis", label: "Lysis", most: 300 },
  { name: "control.kind", label: "Control", kind: "choice", options: choices(controlKinds), value: "none" },
  { name: "control.id", label: "Name of the control", most: 300 },
  {
    ...{ name: "pillar", label: "Pillar of validation", kind: "choice", options: choices(pillars), value: "none" },
    hint: "Genetic needs a control of knockout, knockdown or null tissue",
  },
  { name: "secondAntibody", label: "The other antibody", most: 300, hint: "Of an independent pair" },
  { name: "outcome", label: "Outcome", kind: "choice", options: choices(outcomes) },
  { name: "measure.kind", label: "What was measured", most: 300 },
  { name: "measure.value", label: "Measured value", most: 20 },
  { name: "measure.unit", label: "Unit", most: 300 },
  { name: "measure.threshold", label: "Threshold", most: 20 },
  { name: "measure.n", label: "Number of measurements", most: 10 },
  { name: "observedKda", label: "Bands in kDa", most: 200, hint: "Separated by a bar: 60|62" },
  { name: "dilution", label: "Dilution", most: 300, hint: "Such as 1:1000" },
  { name: "protocolId", label: "Protocol", most: 300 },
  { name: "figureIds", label: "Figures", most: 500, hint: "Ids of the product's figures, separated by a bar" },
  { name: "source.kind", label: "Who tested", kind: "choice", options: choices(sourceKinds) },
  { name: "source.name", label: "Name of the source", required: true, most: 300 },
  {
    ...{ name: "source.identifier.scheme", label: "Identifier of the source", kind: "choice" },
    options: choices(identifierSchemes),
  },
  { name: "source.identifier.value", label: "Its value", most: 300 },
  { name: "source.sponsored", label: "Somebody with an interest in the result paid for it", kind: "check" },
  { name: "performed", label: "Performed on", kind: "date" },
  { name: "published", label: "Published on", kind: "date", required: true },
];

const stateText = ({ state }: EvidenceRecord): string =>
  state.kind === "superseded"
    ? `superseded by ${state.by}`
    : state.kind === "withdrawn"
      ? `withdrawn on ${state.day}: ${state.reason}`
      : "active";

function body({ record, states }: OfficeEvidence): SafeHtml {
  const cells = cellsAt(record, recordColumns);
  const shown = recordColumns.flatMap((path, place): [string, SafeHtml][] => {
    const cell = cells[place] ?? "";
    return cell === "" || path === "id" || path.startsWith("state.") ? [] : [[path, text(cell)]];
  });
  const rows = states.map(({ state, at }) => [moment(at), text(stateText({ ...record, state }))]);
  return join([
    facts([
      ["State", text(stateText(record))],
      ["Product", html`<a href="/catalogue/${record.productKey}">${record.productKey}</a>`],
      ...shown,
    ]),
    html`<section><h2>States</h2>${markup(table("States", [{ title: "Time (UTC)" }, { title: "State" }], rows))}</section>`,
  ]);
}

export const evidence = resource({
  path: "/evidence",
  title: "Evidence",
  singular: "Record",
  group: "Catalogue",
  service: "/commerce/_office/evidence",
  read: "evidence:read",
  filters: [
    { name: "q", label: "Product number" },
    { name: "state", label: "State", kind: "choice", options: choices(evidenceQuery.entries.state.wrapped.options) },
    { name: "application", label: "Application", hint: "A code such as WB" },
  ],
  row: evidenceRow,
  record: officeEvidence,
  key: ({ id }) => id,
  columns: [
    { title: "Record", value: ({ id }) => id },
    { title: "Product", value: ({ productKey }) => productKey },
    { title: "Application", value: ({ application }) => application },
    { title: "Species", value: ({ species }) => species },
    { title: "Sample", value: ({ sample }) => sample.name },
    { title: "Outcome", value: ({ outcome }) => outcome },
    { title: "Pillar", value: ({ pillar }) => pillar },
    { title: "Source", value: ({ source }) => source.name },
    { title: "State", value: stateText },
    { title: "Record is", value: ({ demonstration }) => (demonstration ? "for demonstration" : "real") },
  ],
  heading: ({ record }) => `Evidence ${record.id}: ${record.productKey}, ${record.application}, ${record.species}`,
  body,
  listActions: [
    {
      ...{ name: "add", title: "Add a record", permission: "evidence:change", reason: "needed", fields },
      note: "A stored record is never changed. To correct one, add the new record and name it in the old one.",
    },
  ],
  actions: [
    {
      ...{ name: "supersede", title: "Supersede by a newer record", permission: "evidence:change", reason: "needed" },
      note: "The old record stays listed but no longer counts.",
      fields: () => [{ name: "by", label: "Id of the newer record", required: true, most: 64 }],
      offered: isActive,
    },
    {
      ...{ name: "withdraw", title: "Withdraw", permission: "evidence:change", reason: "needed", final: true },
      note: "The record stays listed with this reason, which everybody can read, and no longer counts.",
      fields: () => reasonInLanguages(300),
      offered: ({ record }) => record.state.kind !== "withdrawn",
    },
  ],
});
