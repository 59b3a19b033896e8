/** The page of a record: its facts, the actions that its state and the user's role allow, and its history. */
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { may } from "@domain/staff/permissions";
import { type Attempt, actionForm, refusalSummary } from "./action-form";
import { type ActionTitles, changesSince, historyTable } from "./history";
import { type Frame, join, page, titleAfter } from "./layout";
import type { Resource, ShownRecord } from "./resource";
import type { Session } from "./session";

interface RecordState {
  readonly key: string;
  readonly record: ShownRecord;
  readonly attempt: Attempt | null;
  /** HTTP status of the refused attempt. */
  readonly status: number;
  /** Action whose form is shown unfolded. */
  readonly open: string | null;
  readonly done: string | null;
  /** Query of the list that the record was opened from; empty for none. */
  readonly list: string;
}

export function recordPage(resource: Resource, state: RecordState, session: Session, frame: Frame): Response {
  const { key, record, attempt, status, open, done, list } = state;
  const address = `${resource.path}/${encodeURIComponent(key)}`;
  const allowed = record.actions.filter(({ permission }) => may(session.owner.role, permission));
  const actions = allowed.map((action) =>
    actionForm(action, {
      ...{ address, version: record.version, formToken: session.formToken, attempt, list },
      open: open === action.name,
    }),
  );
  const body = html`<p class="path"><a href="${list === "" ? resource.path : `${resource.path}?${list}`}">${resource.title}</a></p><h1>${record.heading}</h1>${markup(done ? html`<p class="done" role="status">${done}</p>` : html``)}${markup(attempt ? refused(resource, attempt, record) : html``)}${markup(record.body)}${markup(actions.length > 0 ? html`<section><h2>Actions</h2>${markup(join(actions))}</section>` : html``)}${markup(historyTable(record.history, titlesOf(resource)))}`;
  return page(titleAfter(record.heading, { done, refused: attempt !== null }), body, frame, status);
}

const titlesOf = ({ actions, listActions }: Resource): ActionTitles =>
  new Map([...actions, ...listActions].map(({ name, title }) => [name, title]));

function refused(resource: Resource, attempt: Attempt, record: ShownRecord): SafeHtml {
  const outdated = attempt.problems.some(({ code }) => code === "ConcurrentModification");
  const isOffered = record.actions.some(({ name }) => name === attempt.action);
  const seen = Number(attempt.values.version ?? record.version);
  if (outdated) return changesSince(record.history, seen, isOffered ? null : attempt.values, titlesOf(resource));
  const title = resource.actions.find(({ name }) => name === attempt.action)?.title ?? attempt.action;
  const action = record.actions.find(({ name }) => name === attempt.action);
  return refusalSummary(attempt, title, action);
}
