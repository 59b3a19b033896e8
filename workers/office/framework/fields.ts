/** Fields of filters and forms: their HTML, and parsing of a sent form. */
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { digestName, readLines } from "./csv-lines";
import { join } from "./layout";

export interface Field {
  /** Path in the body of the action, such as "lines.0.quantity"; the services name problems by the same path. */
  readonly name: string;
  readonly label: string;
  readonly kind?:
    | "text"
    | "email"
    | "number"
    | "date"
    | "long"
    | "choice"
    | "check"
    | "csv"
    | "picture"
    | "file"
    | "hidden";
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly hint?: string;
  readonly required?: boolean;
  /** Initial value. */
  readonly value?: string;
  /** Maximum length in characters. */
  readonly most?: number;
  /** Heading above this field, for it and the fields after it, in a long form. */
  readonly section?: string;
}

/** Typed values by the names of their fields. */
export type Values = Readonly<Record<string, string>>;

export const choices = (options: readonly string[]) => options.map((value) => ({ value, label: value }));

/** Fields for a public reason in the other languages, beside the form's English one. */
export const reasonInLanguages = (most: number): readonly Field[] =>
  (["Japanese", "Chinese"] as const).map((language) => ({
    ...{
      name: language === "Japanese" ? "reasons.ja" : "reasons.zh",
      label: `Reason in ${language}`,
      kind: "long",
      most,
    },
    hint: "Without it, readers see the English reason",
  }));

/**
 * Id of a field's control.
 * @param prefix makes ids unique where a page has several forms
 */
export const idOf = (prefix: string, name: string) => `${prefix}-${name.replace(/[^\w]/g, "-")}`;

/** One field with its label, hint and problem. */
export function fieldHtml(field: Field, prefix: string, value: string | undefined, problem: string | null): SafeHtml {
  const { name, label, kind = "text", hint, required, section, most = kind === "long" ? 4000 : 250 } = field;
  const shown = value ?? field.value ?? "";
  if (kind === "hidden") return html`<input type="hidden" name="${name}" value="${shown}">`;
  const id = idOf(prefix, name);
  const about = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  const flags = html`${required ? "required" : ""}`;
  const described = markup(about ? html`aria-describedby="${about}"` : html``);
  const invalid = markup(problem === null ? html`` : html`aria-invalid="true"`);
  const common = markup(html`id="${id}" name="${name}" ${flags} ${described} ${invalid}`);
  const notes = join([
    hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : html``,
    problem ? html`<p class="problem" id="${id}-problem">${problem}</p>` : html``,
  ]);
  const heading = section === undefined ? html`` : html`<h3>${section}</h3>`;
  if (kind === "check") {
    const checked = markup(shown === "true" ? html`checked` : html``);
    return html`${markup(heading)}<div class="field check"><input type="checkbox" value="true" ${common} ${checked}><label for="${id}">${label}</label>${markup(notes)}</div>`;
  }
  return html`${markup(heading)}<div class="field"><label for="${id}">${label}</label>${markup(notes)}${markup(control(field, shown, { common, notes: markup(html`${described} ${invalid}`) }, most))}</div>`;
}

/** Rows that show a text without scrolling, up to a limit. */
const rowsOf = (value: string): number => {
  const rows = value.split("\n").reduce((sum, line) => sum + 1 + Math.floor(line.length / 80), 1);
  return Math.min(30, Math.max(4, rows));
};

interface Attributes {
  readonly common: ReturnType<typeof markup>;
  /** References to the hint and the problem, for a second control of the field. */
  readonly notes: ReturnType<typeof markup>;
}

function control({ kind, name, options = [] }: Field, value: string, { common, notes }: Attributes, most: number) {
  if (kind === "long")
    return html`<textarea ${common} rows="${rowsOf(value)}" maxlength="${most}">
${value}</textarea>`;
  // Without a maximum length, at which browsers would cut pasted lines off.
  if (kind === "csv")
    return html`<input type="file" name="${name}.file" accept=".csv,.json,.jsonl,.ndjson,text/csv,text/plain" aria-label="File" ${notes}><textarea ${common} rows="6">
${value}</textarea>`;
  if (kind === "picture") return html`<input type="file" accept="image/png,image/jpeg" ${common}>`;
  if (kind === "file") return html`<input type="file" accept=".pdf,.csv,.xlsx,.txt" ${common}>`;
  if (kind === "choice") {
    const entries = options.map((option) =>
      option.value === value
        ? html`<option value="${option.value}" selected>${option.label}</option>`
        : html`<option value="${option.value}">${option.label}</option>`,
    );
    return html`<select ${common}>${markup(join(entries))}</select>`;
  }
  if (kind === "number") return html`<input type="text" inputmode="numeric" ${common} value="${value}" maxlength="15">`;
  return html`<input type="${kind ?? "text"}" ${common} value="${value}" maxlength="${most}" autocomplete="off" spellcheck="false">`;
}

/** The limit of a file's text in `contracts/office/files.ts`. */
const maxFileBytes = 1_048_576;

/** A sent form: its values, and the problems that need no service. */
interface Sent {
  readonly values: Values;
  readonly problems: { code: "InvalidInput"; field: string; message: string }[];
}

/**
 * Values of the fields that a form may have; other values are dropped. A file becomes the text of its field, so it is
 * kept when the form is shown again.
 */
export async function readForm(form: FormData, fields: readonly Field[]): Promise<Sent> {
  const values: Record<string, string> = {};
  const problems: Sent["problems"] = [];
  const report = (field: string, message: string) => problems.push({ code: "InvalidInput", field, message });
  for (const { name, kind, most } of fields) {
    const sent: unknown = form.get(name);
    // Browsers do not send an unticked box.
    if (kind === "check") values[name] = sent === "true" ? "true" : "false";
    else if (typeof sent === "string") values[name] = sent.replaceAll("\r\n", "\n");
    const isFile = kind === "picture" || kind === "file";
    if (isFile && sent instanceof File && sent.size > 0) {
      if (sent.size > maxFileBytes) report(name, "This file is too large. At most 1 MB.");
      else values[name] = await fileText(sent);
    }
    if (kind !== "csv") continue;
    const { lines, digest, problem } = await readLines(form, name, most ?? Infinity);
    values[name] = lines;
    if (digest !== null) values[digestName(name)] = digest;
    if (problem !== null) report(name, problem);
  }
  return { values, problems };
}

/** A file as text: MIME type, name and base64, with semicolons between them. */
async function fileText(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return `${file.type.split(";")[0]};${encodeURIComponent(file.name)};${btoa(binary)}`;
}

/** Value of a field in its type. A malformed number stays text, and the services report it. */
function typed({ kind }: Field, text: string | undefined): string | number | boolean | null {
  if (kind === "check") return text === "true";
  const value = (text ?? "").trim();
  // Japanese keyboards type full-width digits.
  const digits = value.normalize("NFKC");
  if (kind === "number" && /^-?\d{1,15}$/.test(digits)) return Number(digits);
  return value === "" ? null : value;
}

type Body = { [name: string]: unknown };

/** Body of an action from its fields: a name with dots becomes nested objects and lists. Empty fields are null. */
export function bodyOf(fields: readonly Field[], values: Values): Body {
  const body: Body = {};
  for (const field of fields) {
    const steps = field.name.split(".");
    let place: Body = body;
    steps.forEach((step, index) => {
      const after = steps[index + 1];
      if (after === undefined) place[step] = typed(field, values[field.name]);
      else {
        // A numeric next step means a list, which must be an array in JSON.
        place[step] ??= /^\d+$/.test(after) ? [] : {};
        place = place[step] as Body;
      }
    });
  }
  return body;
}
