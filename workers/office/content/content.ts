/** Editors' entries: a record is one entry in one language. */
import { contentTypes } from "@contracts/content/content-types";
import {
  type ContentRecord,
  type ContentRow,
  contentLocales,
  contentRecord,
  contentRow,
  entryStates,
} from "@contracts/office/content";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { dueAt, isDue } from "@domain/news/is-due";
import { choices } from "../framework/fields";
import { facts, join, moment, text } from "../framework/layout";
import { resource } from "../framework/resource";
import { contentActions, newEntryAction, newFileAction, newPictureAction } from "./content-actions";
import { languageNames, typeName } from "./names";

const keyOf = ({ uid, locale }: { readonly uid: string; readonly locale: string }) => `${uid}:${locale}`;
const stateText = ({ state, isOlder }: ContentRow["languages"][number]) =>
  isOlder ? `${state}, older than English` : state;

function linkTo(entry: { readonly uid: string; readonly locale: string }, words: string): SafeHtml {
  return html`<a href="/content/${encodeURIComponent(keyOf(entry))}">${words}</a>`;
}

/** The entry in each language; a language that is missing can be added by the action Translate. */
function languages({ uid, locale, languages: all }: ContentRecord): SafeHtml {
  const items = all.map((each) => {
    const words = `${languageNames[each.locale]}: ${stateText(each)}`;
    if (each.locale === locale) return html`<li><strong>${words}</strong></li>`;
    return each.state === "missing"
      ? html`<li>${words}</li>`
      : html`<li>${markup(linkTo({ uid, locale: each.locale }, words))}</li>`;
  });
  return html`<ul class="home">${markup(join(items))}</ul>`;
}

const list = (items: readonly SafeHtml[]): SafeHtml => html`<ul>${markup(join(items))}</ul>`;

/** Day on which a published news report appears in the shop; null if it has appeared, and for other types. */
function plannedDay({ type, fields, published }: ContentRecord): string | null {
  const { date } = fields;
  if (type !== "news" || published === null || typeof date !== "string" || isDue(date, new Date())) return null;
  return new Date(dueAt(date))
    .toISOString()
    .replace("T", " ")
    .replace(/:\d\d\.000Z$/, " UTC")
    .replace(" 00:00 UTC", "");
}

function body(record: ContentRecord): SafeHtml {
  const { type, uid, draft, published, schedule, release, address, previews, usedBy, linkedFrom, titles } = record;
  const previewLinks = previews.map(
    ({ region, url }) => html`<li><a href="${url}" rel="noreferrer" target="_blank">${region}</a></li>`,
  );
  const entries = (found: ContentRecord["usedBy"]) =>
    found.length > 0
      ? list(found.map((each) => html`<li>${markup(linkTo(each, `${each.title} (${typeName(each.type)})`))}</li>`))
      : null;
  const day = plannedDay(record);
  const refers = Object.entries(titles).map(
    ([target, title]) =>
      html`<li>${markup(html`<a href="/content?q=${encodeURIComponent(target)}">${title}</a>`)}</li>`,
  );
  return facts([
    ["Type", text(typeName(type))],
    ["Id", html`<code>${uid}</code>`],
    ["Address", address === null ? null : html`<code>${address}</code>`],
    ["Languages", languages(record)],
    ["Draft", html`version ${String(draft.version)}, ${markup(moment(draft.at))} UTC`],
    [
      "Published",
      published ? html`version ${String(published.version)}, ${markup(moment(published.at))} UTC` : text("no"),
    ],
    ["Shown", day === null ? null : html`planned for ${day}: until then, no list and no address of the shop has it`],
    ["Planned", schedule ? html`${schedule.action}, ${markup(moment(schedule.at))} UTC, by ${schedule.by}` : null],
    ["Release", release ? html`<a href="/releases/${release.id}">${release.title}</a>` : null],
    ["Preview in the shop", previewLinks.length > 0 ? list(previewLinks) : null],
    ["Refers to", refers.length > 0 ? list(refers) : null],
    ["Used by", entries(usedBy)],
    ["Linked from", entries(linkedFrom)],
  ]);
}

const languageOf = (row: ContentRow, locale: string): string => {
  const found = row.languages.find((each) => each.locale === locale);
  return found ? stateText(found) : "missing";
};

export const content = resource({
  path: "/content",
  title: "Content",
  singular: "Entry",
  group: "Content",
  service: "/content/office",
  read: "content:read",
  filters: [
    { name: "q", label: "Title, words, address, id" },
    {
      ...{ name: "type", label: "Type", kind: "choice" },
      options: contentTypes.map(({ uid, title }) => ({ value: uid, label: title })),
    },
    {
      ...{ name: "language", label: "Language", kind: "choice" },
      options: contentLocales.map((locale) => ({ value: locale, label: languageNames[locale] })),
    },
    { name: "state", label: "State", kind: "choice", options: choices(entryStates) },
  ],
  queues: [
    { title: "Entries with changes to publish", needs: "content:publish", filters: { state: "changed" } },
    { title: "Entries that were never published", needs: "content:publish", filters: { state: "draft" } },
  ],
  row: contentRow,
  record: contentRecord,
  key: keyOf,
  columns: [
    { title: "Title", value: ({ title }) => title },
    { title: "Type", value: ({ type }) => typeName(type) },
    ...contentLocales.map((locale) => ({
      title: languageNames[locale],
      value: (row: ContentRow) => languageOf(row, locale),
    })),
    { title: "Changed (UTC)", value: ({ updatedAt }) => updatedAt, cell: ({ updatedAt }) => moment(updatedAt) },
    { title: "Id", value: ({ uid }) => uid },
  ],
  heading: ({ title, locale }) => `${title} (${languageNames[locale]})`,
  body,
  actions: contentActions,
  listActions: [newEntryAction, newPictureAction, newFileAction],
});
