/** Page frame of the console and small elements that its pages share. */
import { escapeHtml, html, markup, type SafeHtml } from "@domain/edge-slot/html";

/** Concatenates parts. */
export function join(parts: readonly SafeHtml[]): SafeHtml {
  return parts.join("") as SafeHtml;
}

interface PageOptions {
  readonly status?: number;
  /** Entry of the navigation that is current. */
  readonly current?: "/" | "/requests" | "/faults" | "/agents" | "/alerts";
  /** Seconds between automatic refreshes; null if off. */
  readonly refreshSeconds?: number | null;
}

const places = [
  ["/", "Overview"],
  ["/requests", "Requests"],
  ["/faults", "Faults"],
  ["/agents", "Programs"],
  ["/alerts", "Alerts"],
] as const;

export function page(title: string, body: SafeHtml, { status = 200, current, refreshSeconds }: PageOptions = {}) {
  const menu = join(places.map(([href, name]) => choice(name, href, href === current)));
  const document = html`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} – Benchside operations</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/console.css"></head>
<body><a class="skip" href="#main">Skip to content</a><header><p><strong>Benchside operations</strong></p><nav aria-label="Console">${markup(menu)}</nav><form action="/requests" role="search"><label for="find">Request id</label><input id="find" name="id" type="search" minlength="8" maxlength="64" required spellcheck="false" autocomplete="off"><button>Find</button></form></header>
<main id="main" tabindex="-1">${markup(body)}</main></body></html>`;
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
  if (refreshSeconds) headers.set("refresh", String(refreshSeconds));
  return new Response(document, { status, headers });
}

export function choice(name: string, href: string, current: boolean): SafeHtml {
  return current ? html`<a href="${href}" aria-current="page">${name}</a>` : html`<a href="${href}">${name}</a>`;
}

interface Column {
  readonly name: string;
  readonly number?: boolean;
}

/**
 * A table in a focusable frame that scrolls; on phones its rows are stacked.
 * @param of total number of rows, if not all are given
 */
export function table(
  name: string,
  columns: readonly Column[],
  rows: readonly SafeHtml[],
  of: number = rows.length,
): SafeHtml {
  const head = columns.map(({ name: title, number }) =>
    number ? html`<th scope="col" class="number">${title}</th>` : html`<th scope="col">${title}</th>`,
  );
  return html`<div class="scroll" role="region" aria-label="${name}" tabindex="0"><table><thead><tr>${markup(join(head))}</tr></thead><tbody>${markup(join(rows.map((row) => labeled(row, columns))))}</tbody></table></div>${markup(of > rows.length ? html`<p class="note">The first ${number(rows.length)} of ${number(of)}.</p>` : html``)}`;
}

/** Adds the column name to each cell, for phones. Text in a row is escaped, so it contains no tags. */
function labeled(row: SafeHtml, columns: readonly Column[]): SafeHtml {
  let at = 0;
  return row.replace(/<(t[dh])(?=[ >])/g, (tag) => {
    const label = columns[at]?.name ?? "";
    at += 1;
    return `${tag} data-label="${escapeHtml(label)}"`;
  }) as SafeHtml;
}

const failures: Readonly<Record<string, string>> = {
  busy: "the storefront was too busy to read the answer",
  network: "no connection, or it broke off",
  timeout: "no answer in time",
};

/** Status or reason of a failed call, in words that need no knowledge of the storefront. */
export function failureText(failure: string | number): string {
  return failures[failure] ?? String(failure);
}

export function milliseconds(value: number | null): string {
  if (value === null) return "–";
  return value >= 10_000 ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`;
}

export function share(part: number, whole: number): string {
  if (whole === 0) return "–";
  const percent = (part / whole) * 100;
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : Math.round(percent)} %`;
}

const grouped = new Intl.NumberFormat("en-US");
export function number(value: number): string {
  return grouped.format(value);
}

/**
 * UTC with the day, because lines are kept for a month, and with milliseconds, to tell apart requests of the same
 * second.
 */
export function time(at: number): string {
  return new Date(at).toISOString().slice(0, 23).replace("T", " ");
}

export function moment(at: number): SafeHtml {
  const iso = new Date(at).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace("T", " ")}</time>`;
}

/** Address within the console; empty parameters are left out. */
export function address(
  path: string,
  parameters: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const given = Object.entries(parameters).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined || value === "" ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
