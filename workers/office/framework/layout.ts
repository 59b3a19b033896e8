/** Page frame of the office and small elements that its pages share. */
import type { Permission } from "@contracts/office/permissions";
import type { SessionOwner } from "@contracts/office/staff/staff";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { may } from "@domain/staff/permissions";

/** Concatenates parts. */
export function join(parts: readonly SafeHtml[]): SafeHtml {
  return parts.join("") as SafeHtml;
}

/** Entry of the navigation. */
interface Place {
  readonly path: string;
  readonly title: string;
  readonly group: string;
  readonly read: Permission;
}

export interface Frame {
  /** Null before sign-in. */
  readonly user: { readonly owner: SessionOwner; readonly formToken: string } | null;
  readonly places: readonly Place[];
  /** Path of the current place. */
  readonly current?: string;
}

/** A column on wide screens. On narrow ones a button with the name of the current place opens it, without scripts. */
function navigation({ user, places, current }: Frame): SafeHtml {
  if (!user) return html``;
  const open = places.filter(({ read }) => may(user.owner.role, read));
  const groups = [...new Set(open.map(({ group }) => group))].map((group) => {
    const links = open
      .filter((place) => place.group === group)
      .map(({ path, title }) =>
        path === current
          ? html`<li><a href="${path}" aria-current="page">${title}</a></li>`
          : html`<li><a href="${path}">${title}</a></li>`,
      );
    return html`<div><p>${group}</p><ul>${markup(join(links))}</ul></div>`;
  });
  const title = open.find(({ path }) => path === current)?.title;
  const place = title === undefined ? html`` : html`: <strong>${title}</strong>`;
  return html`<button class="quiet menu" type="button" popovertarget="places">Menu${markup(place)}</button><nav id="places" aria-label="Office" popover><button class="quiet menu" type="button" popovertarget="places" popovertargetaction="hide">Close menu</button>${markup(join(groups))}</nav>`;
}

function account({ user }: Frame): SafeHtml {
  if (!user) return html``;
  const { name, role, demonstration } = user.owner;
  const note = demonstration ? html` <span class="tag">demonstration user</span>` : html``;
  return html`<form action="/sign-out" method="post"><span>${name}, ${role}${markup(note)}</span><input type="hidden" name="form" value="${user.formToken}"><button class="quiet">Sign out</button></form>`;
}

export function page(title: string, body: SafeHtml, frame: Frame, status = 200): Response {
  const document = html`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} – Benchside office</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/office.css"></head>
<body><a class="skip" href="#main">Skip to content</a><header><p><a href="/">Benchside office</a></p>${markup(account(frame))}</header>
<div class="frame">${markup(navigation(frame))}<main id="main" tabindex="-1">${markup(body)}</main></div></body></html>`;
  return new Response(document, { status, headers: { "content-type": "text/html; charset=utf-8" } });
}

/** A page with one message: not found, forbidden, unavailable. */
export function messagePage(status: number, title: string, text: string, frame: Frame): Response {
  return page(title, html`<h1>${title}</h1><p>${text}</p>`, frame, status);
}

/** Outcome of a refused form. Takes the focus, so that the next Tab reaches its links, and screen readers read it. */
export const alarm = (content: SafeHtml): SafeHtml =>
  html`<div class="alarm" role="alert" tabindex="-1" autofocus>${markup(content)}</div>`;

/** Title of a page after a form was sent: screen readers read the title of a new document first. */
export const titleAfter = (title: string, { done, refused }: { done: string | null; refused: boolean }): string =>
  refused ? `Not done: ${title}` : [done, title].filter(Boolean).join(" ");

/** Definition list of names and values; pairs with null are left out. */
export function facts(pairs: readonly (readonly [name: string, value: SafeHtml | null])[]): SafeHtml {
  const rows = pairs.flatMap(([name, value]) =>
    value === null ? [] : [html`<dt>${name}</dt><dd>${markup(value)}</dd>`],
  );
  return html`<dl class="facts">${markup(join(rows))}</dl>`;
}

interface Column {
  readonly title: string;
  readonly number?: boolean;
}

/** A table that scrolls in its own focusable frame on narrow screens. */
export function table(name: string, columns: readonly Column[], rows: readonly (readonly SafeHtml[])[]): SafeHtml {
  const head = columns.map(({ title, number }) =>
    number ? html`<th scope="col" class="number">${title}</th>` : html`<th scope="col">${title}</th>`,
  );
  const body = rows.map((cells) => {
    const written = cells.map((cell, index) =>
      columns[index]?.number ? html`<td class="number">${markup(cell)}</td>` : html`<td>${markup(cell)}</td>`,
    );
    return html`<tr>${markup(join(written))}</tr>`;
  });
  return html`<div class="scroll" role="region" aria-label="${name}" tabindex="0"><table><thead><tr>${markup(join(head))}</tr></thead><tbody>${markup(join(body))}</tbody></table></div>`;
}

/** "2026-11-26 14:05" in UTC. */
export function moment(iso: string | null): SafeHtml {
  return iso === null ? html`–` : html`<time datetime="${iso}">${iso.slice(0, 16).replace("T", " ")}</time>`;
}

export const text = (value: string): SafeHtml => html`${value}`;

/** A day ("2026-11-26") is marked as one, so it stays on one line. */
export const textOrDay = (value: string): SafeHtml =>
  /^\d{4}-\d\d-\d\d$/.test(value) ? html`<time datetime="${value}">${value}</time>` : text(value);

export const redirect = (location: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status: 303, headers: { location, ...headers } });
