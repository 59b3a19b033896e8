/** Entries that are published together. */
import { releaseQuery, releaseRecord, releaseRow } from "@contracts/office/content";
import { html, markup } from "@domain/edge-slot/html";
import { acceptedNumbers } from "../content/content-actions";
import { choices } from "../framework/fields";
import { facts, join, moment, text } from "../framework/layout";
import { resource } from "../framework/resource";

export const releases = resource({
  path: "/releases",
  title: "Releases",
  singular: "Release",
  group: "Content",
  service: "/content/releases",
  read: "content:read",
  filters: [
    { name: "q", label: "Title" },
    { name: "state", label: "State", kind: "choice", options: choices(releaseQuery.entries.state.wrapped.options) },
  ],
  queues: [{ title: "Releases to publish", needs: "content:publish", filters: { state: "open" } }],
  row: releaseRow,
  record: releaseRecord,
  key: ({ id }) => id,
  columns: [
    { title: "Title", value: ({ title }) => title },
    { title: "State", value: ({ state }) => state },
    { title: "Entries", value: ({ entries }) => String(entries), number: true },
    { title: "Time (UTC)", value: ({ at }) => at ?? "", cell: ({ at }) => moment(at) },
  ],
  heading: ({ title }) => `Release “${title}”`,
  body: ({ state, at, items }) => {
    const entries = items.map(
      ({ uid, locale, title }) =>
        html`<li><a href="/content/${encodeURIComponent(`${uid}:${locale}`)}">${title} (${locale})</a></li>`,
    );
    return facts([
      ["State", text(state)],
      ["Time (UTC)", at === null ? null : moment(at)],
      [
        "Entries",
        entries.length > 0 ? html`<ul>${markup(join(entries))}</ul>` : text("none: add them on their own pages"),
      ],
    ]);
  },
  actions: [
    {
      ...{ name: "publish", title: "Publish all", permission: "content:publish", reason: "optional" },
      note: "All of them, or none if one is incomplete or refers to an entry that does not exist.",
      offered: ({ state, items }) => state !== "published" && items.length > 0,
      fields: () => [
        {
          ...{ name: "withReferences", label: "With the unpublished entries that they refer to", kind: "check" },
          value: "true",
        },
        acceptedNumbers,
      ],
    },
    {
      ...{ name: "schedule", title: "Publish all at a time", permission: "content:publish", reason: "optional" },
      note: "Includes entries they refer to that were never published. If one cannot be published then, none is; the history says why.",
      offered: ({ state, items }) => state !== "published" && items.length > 0,
      fields: () => [
        { name: "at", label: "Day and time (UTC)", hint: "2026-12-31 09:00", required: true },
        acceptedNumbers,
      ],
    },
    {
      ...{ name: "reopen", title: "Cancel what is planned", permission: "content:publish", reason: "optional" },
      offered: ({ state }) => state === "scheduled",
    },
    {
      ...{ name: "remove", title: "Take an entry out", permission: "content:edit", reason: "optional" },
      offered: ({ state, items }) => state !== "published" && items.length > 0,
      fields: ({ items }) => [
        {
          ...{ name: "entry", label: "Entry", kind: "choice" },
          options: items.map(({ uid, locale, title }) => ({
            value: `${uid}:${locale}`,
            label: `${title} (${locale})`,
          })),
        },
      ],
    },
  ],
  listActions: [
    {
      ...{ name: "add", title: "Begin a release", permission: "content:edit", reason: "optional" },
      fields: () => [{ name: "title", label: "Title", required: true }],
    },
  ],
});
