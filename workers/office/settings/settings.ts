/** Settings and flags, with all former values, which can be restored. */
import { type SettingRecord, settingRecord, settingRow } from "@contracts/office/settings";
import { html, markup } from "@domain/edge-slot/html";
import type { Field } from "../framework/fields";
import { facts, join, moment, table, text } from "../framework/layout";
import { resource } from "../framework/resource";

const short = (value: string): string => (value.length > 160 ? `${value.slice(0, 160)} …` : value) || "not set";
const versionColumns = [{ title: "Version", number: true }, { title: "Since (UTC)" }, { title: "Value" }];
const isLine = ({ kind }: SettingRecord): boolean => kind === "number";

const versionsOf = ({ versions }: SettingRecord) =>
  versions.length === 0
    ? html`<section><h2>Versions</h2><p>It was never changed in the office.</p></section>`
    : html`<section><h2>Versions</h2>${markup(
        table(
          "Versions",
          versionColumns,
          versions.map(({ version, at, text: value }) => [
            ...[text(String(version)), version === 0 ? text("before the first change") : moment(at)],
            html`<div class="words">${value.slice(0, 2000) || "not set"}</div>`,
          ]),
        ),
      )}</section>`;

const valueField = (record: SettingRecord): Field => ({
  ...{ name: "text", label: record.title, kind: isLine(record) ? "text" : "long", hint: record.hint },
  ...{ value: record.text, most: 200_000 },
});

export const settings = resource({
  path: "/settings",
  title: "Settings and flags",
  singular: "Setting",
  group: "Settings",
  service: "/settings/_office/settings",
  read: "settings:read",
  filters: [{ name: "q", label: "Name" }],
  row: settingRow,
  record: settingRecord,
  key: ({ key }) => key,
  columns: [
    { title: "Setting", value: ({ title }) => title },
    { title: "Group", value: ({ group }) => group },
    { title: "Value", value: ({ text: value }) => short(value) },
  ],
  heading: ({ title }) => title,
  body: (record) =>
    join([
      facts([
        ["Group", text(record.group)],
        ["Name for programs", html`<code>${record.key}</code>`],
        ["Value", html`<div class="words">${record.text || "not set"}</div>`],
      ]),
      versionsOf(record),
    ]),
  actions: [
    {
      ...{ name: "change", title: "Change", permission: "settings:change", reason: "needed" },
      note: "Takes effect at once, for every visitor.",
      fields: (record) => [valueField(record)],
    },
    {
      ...{ name: "revert", title: "Go back to a version", permission: "settings:change", reason: "needed" },
      fields: ({ versions }) => [
        {
          ...{ name: "to", label: "Version", kind: "choice" },
          options: versions.slice(1).map(({ version, text: value }) => ({
            ...{ value: String(version), label: `${version}: ${short(value).slice(0, 80)}` },
          })),
        },
      ],
      offered: ({ versions }) => versions.length > 1,
    },
  ],
});
