/** The history of a record: who did what, when and why, and what changed. */
import type { AuditEntry } from "@contracts/office/audit";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import type { Values } from "./fields";
import { alarm, facts, join, moment, table, text } from "./layout";

const shownText = (value: string | number | boolean | null | undefined): string =>
  value === null || value === undefined || value === "" ? "–" : String(value);

/** "status: Open → Confirmed", one line for each fact. */
export function changesText({ before, after }: Pick<AuditEntry, "before" | "after">): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((name) => `${name}: ${shownText(before[name])} → ${shownText(after[name])}`).join("\n");
}

export function changes(entry: Pick<AuditEntry, "before" | "after">): SafeHtml {
  const lines = changesText(entry).split("\n").filter(Boolean);
  return join(lines.map((line) => html`<div>${line}</div>`));
}

const columns = [
  { title: "Time (UTC)" },
  { title: "Who" },
  { title: "Action" },
  { title: "Change" },
  { title: "Reason" },
];

/**
 * Titles of a resource's actions by name. An entry has the name of an action, or only of the permission that was used.
 */
export type ActionTitles = ReadonlyMap<string, string>;

const actionText = ({ actor, action }: AuditEntry, titles: ActionTitles): string =>
  titles.get(actor.call ?? "") ?? action;

export function historyTable(entries: readonly AuditEntry[], titles: ActionTitles): SafeHtml {
  const rows = entries.map((entry) => [
    moment(entry.at),
    text(entry.actor.name),
    text(actionText(entry, titles)),
    changes(entry),
    text(entry.reason ?? ""),
  ]);
  const content = rows.length > 0 ? table("History", columns, rows) : html`<p>Nobody has changed this record here.</p>`;
  return html`<section><h2 id="history">History</h2>${markup(content)}</section>`;
}

/**
 * Changes that others made since the version that a person saw.
 * @param typed values of a form that the record's state no longer offers; null if the page shows the form again
 */
export function changesSince(
  entries: readonly AuditEntry[],
  version: number,
  typed: Values | null,
  titles: ActionTitles,
): SafeHtml {
  const newer = entries.filter((entry) => entry.version > version);
  const items = newer.map(
    (entry) =>
      html`<li>${entry.actor.name}, ${markup(moment(entry.at))}: ${actionText(entry, titles)}${markup(changes(entry))}${entry.reason ? `Reason: ${entry.reason}` : ""}</li>`,
  );
  const list =
    items.length > 0
      ? html`<ul>${markup(join(items))}</ul>`
      : html`<p>The shop or the customer changed it; the page below is current.</p>`;
  const next = typed
    ? "The record no longer allows this. What you typed is below."
    : "What you typed is kept below. Read what changed, then send the form again.";
  return alarm(
    html`<p><strong>This record has changed since you opened it.</strong> Your action was not carried out. ${next}</p>${markup(list)}${markup(typed ? typedTexts(typed) : html``)}`,
  );
}

const ownFields = new Set(["form", "key", "version", "list"]);

/** Lists the typed texts, so a person can copy them into another form. */
function typedTexts(typed: Values): SafeHtml {
  const texts = Object.entries(typed).filter(([name, value]) => !ownFields.has(name) && value.trim() !== "");
  return texts.length === 0
    ? html``
    : html`<p>What you typed:</p>${markup(facts(texts.map(([name, value]) => [name, text(value)])))}`;
}
