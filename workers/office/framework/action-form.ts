/** The form of an action: its fields, its reason, the version that was seen, and an idempotency key. */
import type { Refusal } from "@contracts/office/resources";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { digestName } from "./csv-lines";
import { type Field, fieldHtml, idOf, type Values } from "./fields";
import { alarm, join } from "./layout";
import type { ShownAction } from "./resource";

/** A form that was sent and refused. */
export interface Attempt {
  readonly action: string;
  readonly values: Values;
  readonly problems: Refusal["errors"];
  /** Idempotency key of an attempt without a response, which may have been carried out. A retry with it acts once. */
  readonly unsettled: string | null;
}

const reasonField = (action: ShownAction): Field[] =>
  action.reason === "none"
    ? []
    : [{ name: "reason", label: "Reason", kind: "long", required: action.reason === "needed", most: 1000 }];

/** Every field that is part of an action's body. */
export const fieldsOf = (action: ShownAction): readonly Field[] => [...action.fields, ...reasonField(action)];

interface FormOptions {
  readonly address: string;
  /** Null for an action without a record. */
  readonly version: number | null;
  readonly formToken: string;
  readonly attempt: Attempt | null;
  /** Query of the list that the record was opened from. */
  readonly list: string;
  /** True if the form is shown unfolded. */
  readonly open: boolean;
}

export function actionForm(
  action: ShownAction,
  { address, version, formToken, attempt, list, open }: FormOptions,
): SafeHtml {
  const tried = attempt?.action === action.name ? attempt : null;
  const fields = fieldsOf(action);
  const names = new Set(fields.map(({ name }) => name));
  const placed = (tried?.problems ?? []).map((problem) => ({ ...problem, field: fieldOf(problem.field, names) }));
  const problemOf = (name: string) => placed.find(({ field }) => field === name)?.message ?? null;
  const general = placed.filter(({ field }) => field === undefined || !names.has(field));
  const written = fields.flatMap((field) => {
    const digest = field.kind === "csv" ? tried?.values[digestName(field.name)] : undefined;
    return [
      fieldHtml(field, action.name, tried?.values[field.name], problemOf(field.name)),
      ...(digest ? [html`<input type="hidden" name="${digestName(field.name)}" value="${digest}">`] : []),
    ];
  });
  const hasFile = fields.some(({ kind = "text" }) => ["csv", "picture", "file"].includes(kind));
  const encoding = hasFile ? markup(html`enctype="multipart/form-data"`) : "";
  const seen = version === null ? html`` : html`<input type="hidden" name="version" value="${version}">`;
  const from = list === "" ? html`` : html`<input type="hidden" name="list" value="${list}">`;
  // A new key for each page: a form sent twice acts once, and a new page acts again.
  const key = tried?.unsettled ?? crypto.randomUUID();
  const messages = general.map(
    ({ message, field }) => html`<p class="problem">${field ? `${field}: ` : ""}${message}</p>`,
  );
  return html`<details class="action" id="${action.name}" ${open || tried ? "open" : ""}><summary>${action.title}</summary>
<form action="${address}/${action.name}" method="post" ${encoding} aria-label="${action.title}">${action.note ? markup(html`<p class="hint">${action.note}</p>`) : ""}${markup(join(messages))}<input type="hidden" name="form" value="${formToken}"><input type="hidden" name="key" value="${key}">${markup(seen)}${markup(from)}${markup(join(written))}<button class="${action.final ? "final" : "do"}">${action.title}</button></form></details>`;
}

/** Name of the field with a problem: "accounts" for "accounts.1", an entry of a list that is typed into one field. */
function fieldOf(path: string | undefined, names: ReadonlySet<string>): string | undefined {
  if (path === undefined || names.has(path)) return path;
  return [...names].find((name) => path.startsWith(`${name}.`)) ?? path;
}

/**
 * Summary of a refusal, above the page, with links to the form and to its fields.
 * @param action undefined if the record's state no longer offers it
 */
export function refusalSummary(attempt: Attempt, title: string, action: ShownAction | undefined): SafeHtml {
  const labels = new Map((action ? fieldsOf(action) : []).map(({ name, label }) => [name, label]));
  const names = new Set(labels.keys());
  const items = attempt.problems.map(({ message, field }) => {
    const name = fieldOf(field, names) ?? "";
    const label = labels.get(name);
    return label
      ? html`<li><a href="#${idOf(attempt.action, name)}">${label}</a>: ${message}</li>`
      : html`<li>${message}</li>`;
  });
  const outcome = attempt.unsettled
    ? "may have been carried out. Send the form again as it is: it is done once, however often it is sent."
    : "was not carried out.";
  return alarm(
    html`<p><a href="#${attempt.action}">${title}</a> ${outcome} What you typed is kept.</p><ul>${markup(join(items))}</ul>`,
  );
}
