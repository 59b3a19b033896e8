/** Pages of a resource, and its actions. */
import { actionAnswer } from "@contracts/office/resources";
import { may } from "@domain/staff/permissions";
import * as v from "valibot";
import { type Attempt, fieldsOf } from "./action-form";
import { bodyOf, readForm, type Values } from "./fields";
import { type Frame, messagePage, redirect } from "./layout";
import { listPage, placeInList } from "./list-page";
import { recordPage } from "./record-page";
import type { Resource, ShownAction, ShownRecord } from "./resource";
import { call, problemsOf } from "./services";
import type { Session } from "./session";

interface Visited {
  readonly resource: Resource;
  readonly session: Session;
  readonly frame: Frame;
  readonly url: URL;
}

/** Message after an action, which the address names. */
function doneText(resource: Resource, name: string | null): string | null {
  const all = [...resource.actions, ...resource.listActions];
  const action = all.find((each) => each.name === name);
  return action ? `Done: ${action.title}.` : null;
}

/** Query of the list that a record was opened from, with the filters that the list has; empty for none. */
const listOf = (resource: Resource, given: unknown): string =>
  placeInList(resource, new URLSearchParams(String(given ?? "").slice(0, 1000))).toString();

interface Refused {
  readonly attempt: Attempt;
  readonly list: string;
  readonly status: number;
}

export async function showList(place: Visited, refused: Refused | null): Promise<Response> {
  const { resource, session, frame, url } = place;
  const query = placeInList(resource, url.searchParams);
  const answer = await call(session.caller, { path: `${resource.service}?${query}` });
  const found = answer.status === 200 ? resource.rows(answer.body) : null;
  if (!found && answer.status !== 400) return unavailable(answer.status, frame);
  const state = {
    ...{ params: url.searchParams, rows: found?.rows ?? [], next: found?.next ?? null },
    ...{ attempt: refused?.attempt ?? null, status: refused?.status ?? 200 },
    problem: found ? null : (problemsOf(answer)[0]?.message ?? "This search cannot be read."),
    done: doneText(resource, url.searchParams.get("done")),
  };
  return listPage(resource, state, session, frame);
}

export async function showRecord(
  place: Visited,
  key: string,
  { open = null, refused = null }: { readonly open?: string | null; readonly refused?: Refused | null } = {},
): Promise<Response> {
  const { resource, session, frame, url } = place;
  const found = await readRecord(place, key);
  if (typeof found === "number") return unavailable(found, frame);
  if (open !== null && !resource.actions.some(({ name }) => name === open)) return unavailable(404, frame);
  return recordPage(
    resource,
    {
      ...{ key, record: found, attempt: refused?.attempt ?? null, status: refused?.status ?? 200, open },
      ...{ done: doneText(resource, url.searchParams.get("done")) },
      list: refused?.list ?? listOf(resource, url.searchParams.get("list")),
    },
    session,
    frame,
  );
}

/** The record, or the status of a response without one. */
async function readRecord({ resource, session }: Visited, key: string): Promise<ShownRecord | number> {
  const answer = await call(session.caller, { path: `${resource.service}/${encodeURIComponent(key)}` });
  const found =
    answer.status === 200 ? resource.one(answer.body, (permission) => may(session.owner.role, permission)) : null;
  return found ?? (answer.status === 200 ? 0 : answer.status);
}

function unavailable(status: number, frame: Frame): Response {
  if (status === 404) return messagePage(404, "Not found", "There is no such record.", frame);
  if (status === 403) return messagePage(403, "Not allowed", "Your role does not allow this.", frame);
  if (status === 400) return messagePage(400, "Malformed", "This address cannot be read.", frame);
  if (status === 401) return redirect("/sign-in");
  return messagePage(503, "Not available", "The services are not responding.", frame);
}

const formOfFormerSession = {
  code: "General",
  message: "This form belongs to a session that has ended. Check it and send it again.",
} as const;

interface SentForm {
  readonly form: FormData;
  /** False for a form of a former session: it is shown again, and nothing is carried out. */
  readonly isOfSession: boolean;
}

/**
 * Sends a form's action to the services. If it is done, redirects to the record's page; if it is refused, shows the
 * form again with the typed values and their faults.
 * @param key record; null for an action without one
 */
export async function runAction(
  place: Visited,
  key: string | null,
  name: string,
  { form, isOfSession }: SentForm,
): Promise<Response> {
  const { resource, session, frame } = place;
  const record = key === null ? null : await readRecord(place, key);
  if (typeof record === "number") return unavailable(record, frame);
  const action = (record?.actions ?? resource.listActions).find((each) => each.name === name);
  // An action that the record's state does not allow: another person was faster, or the address was typed.
  if (!action && !resource.actions.some((each) => each.name === name)) return unavailable(404, frame);
  const sent = String(form.get("key") ?? "");
  const list = listOf(resource, form.get("list"));
  const doneAt = (changed: string) =>
    redirect(`${addressOf(resource, changed)}?${new URLSearchParams({ done: name, ...(list !== "" && { list }) })}`);
  // The first of two submissions may have changed the state that offers the action.
  if (!action && key !== null && record && wasDone(record, sent)) return doneAt(key);
  const { values, problems: faults } = await typedValues(action, form);
  if (action && (!isOfSession || faults.length > 0)) {
    const problems = isOfSession ? faults : [formOfFormerSession, ...faults];
    const attempt = { action: name, values, problems, unsettled: null };
    const refused = { attempt, list, status: isOfSession ? 400 : 403 };
    return key === null ? showList(place, refused) : showRecord(place, key, { refused });
  }
  const answer = action
    ? await call(session.caller, {
        method: "POST",
        path: `${action.service ?? resource.service}${key === null ? "" : `/${encodeURIComponent(key)}`}/${name}`,
        body: { ...bodyOf(fieldsOf(action), values), ...common(form, key) },
      })
    : { status: 409, body: null };
  const done = v.safeParse(actionAnswer, answer.body);
  if (answer.status === 200 && done.success) return doneAt(done.output.record);
  if (answer.status === 401) return redirect("/sign-in");
  const problems = action
    ? problemsOf(answer)
    : [{ code: "ConcurrentModification", message: "The record's state no longer allows this." }];
  const isUnsettled = answer.status === 0 || answer.status >= 500;
  if (isUnsettled && key !== null) {
    const now = await readRecord(place, key);
    if (typeof now !== "number" && wasDone(now, sent)) return doneAt(key);
  }
  const attempt = { action: name, values, problems, unsettled: isUnsettled && sent ? sent : null };
  const refused = { attempt, list, status: answer.status === 0 ? 503 : answer.status };
  return key === null ? showList(place, refused) : showRecord(place, key, { refused });
}

const wasDone = ({ history }: Pick<ShownRecord, "history">, key: string): boolean =>
  history.some(({ id }) => id === key);

/** Everything typed is kept, whether or not the action is still offered. */
async function typedValues(action: ShownAction | undefined, form: FormData): ReturnType<typeof readForm> {
  const { values, problems } = action
    ? await readForm(form, fieldsOf(action))
    : { values: textsOf(form), problems: [] };
  return { values: { ...values, version: String(form.get("version") ?? "") }, problems };
}

/** Texts of a form whose action is no longer offered, so its fields are unknown. */
function textsOf(form: FormData): Values {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") texts[name] = value;
  return texts;
}

function common(form: FormData, key: string | null) {
  const version = String(form.get("version") ?? "");
  return {
    key: String(form.get("key") ?? ""),
    ...(key !== null && { version: /^\d{1,15}$/.test(version) ? Number(version) : version }),
  };
}

/** Page of a record; of the list for an action that changed several. */
const addressOf = ({ path }: Resource, record: string): string =>
  record === "" ? path : `${path}/${encodeURIComponent(record)}`;
