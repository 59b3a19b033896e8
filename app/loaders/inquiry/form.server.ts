/** Inquiry forms: parses input to an inquiry, or returns the form with its errors. */
import { type Inquiry, type InquiryFault, inquiryFaults } from "@contracts/commerce/inquiries";
import { isVisible } from "@contracts/values/plain-text";
import {
  type FormInquiryKind,
  type InquiryField,
  type InquiryFieldName,
  inquiryFields,
  inquirySchemas,
  prefilled,
  tokenField,
  trapField,
} from "@domain/inquiry/forms";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";
import { limitOf, tooLongText } from "~/loaders/form/too-long.server";
import type { InquiryFieldView, InquiryFormView } from "./form-data.server";

type Values = Readonly<Record<string, string>>;
type FormContext = Pick<PrivateContext, "t" | "forms">;

const fieldsOf = (kind: FormInquiryKind) => Object.entries<InquiryField>(inquiryFields[kind]);
const isFieldName = (name: string): name is InquiryFieldName =>
  Object.values(inquiryFields).some((fields) => Object.hasOwn(fields, name));

/** Values prefilled from the URL, without choices that the form does not offer. */
export function valuesOf(kind: FormInquiryKind, search: URLSearchParams): Values {
  const names = prefilled[kind] ?? [];
  const fields: Readonly<Partial<Record<InquiryFieldName, InquiryField>>> = inquiryFields[kind];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name)?.trim().slice(0, 300);
      const options = fields[name]?.options;
      return value && (!options || options.includes(value)) ? [[name, value]] : [];
    }),
  );
}

interface FieldFault {
  readonly code: InquiryFault;
  /** Length that the field accepts, if the text exceeds it. */
  readonly limit: number | null;
}
type FieldFaults = Readonly<Partial<Record<InquiryFieldName, FieldFault>>>;

interface ReadInquiry {
  readonly values: Values;
  readonly token: string | undefined;
  /** The honeypot was filled in. */
  readonly trapped: boolean;
  readonly parsed:
    | { readonly ok: true; readonly inquiry: Inquiry }
    | { readonly ok: false; readonly faults: FieldFaults };
}

/** @param fixed values set by the page, which the form cannot change */
export function readInquiry(kind: FormInquiryKind, form: FormData, fixed: Values = {}): ReadInquiry {
  const texts = textFields(form);
  const values = Object.fromEntries(fieldsOf(kind).map(([name]) => [name, texts[name] ?? ""]));
  const texted = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, readable(value)]));
  const parsed = v.safeParse(inquirySchemas[kind], { ...texted, ...fixed, kind });
  return {
    values,
    token: texts[tokenField],
    trapped: (texts[trapField] ?? "") !== "",
    parsed: parsed.success ? { ok: true, inquiry: parsed.output } : { ok: false, faults: faultsOf(parsed.issues) },
  };
}

/** The text, or empty if it has no visible characters. */
const readable = (text: string): string => (isVisible(text) ? text : "");

/** First error of each field. */
function faultsOf(issues: readonly v.BaseIssue<unknown>[]): FieldFaults {
  const faults: Partial<Record<InquiryFieldName, FieldFault>> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue) ?? "";
    const code = inquiryFaults.find((known) => known === issue.message) ?? "characters";
    if (isFieldName(name)) faults[name] ??= { code, limit: limitOf(issue) };
  }
  return faults;
}

interface FormState {
  readonly action: string;
  readonly values?: Values;
  readonly faults?: FieldFaults;
  readonly notice?: string | null;
  /** Token of the submitted form; a new one if omitted. */
  readonly token?: string;
}

/** View of the form. */
export async function inquiryForm(
  { t, forms }: FormContext,
  kind: FormInquiryKind,
  { action, values = {}, faults = {}, notice = null, token }: FormState,
): Promise<InquiryFormView> {
  return {
    heading: t(`inquiry.heading.${kind}`),
    intro: t(`inquiry.intro.${kind}`),
    action,
    token: token ?? (await forms.issue(kind)),
    fields: fieldsOf(kind).flatMap(([name, field]) =>
      isFieldName(name) ? [fieldView(t, kind, name, field, values[name] ?? "", faults[name])] : [],
    ),
    notice,
    problems: t("inquiry.problems.heading"),
    trap: t("inquiry.trap"),
    send: t(`inquiry.send.${kind}`),
    privacy: t("inquiry.privacy"),
    privacyLink: t("inquiry.privacyLink"),
  };
}

const hinted = ["product_number", "amount", "species", "message", "email"] as const;
const isHinted = (name: InquiryFieldName): name is (typeof hinted)[number] => hinted.some((other) => other === name);

function fieldView(
  t: FormContext["t"],
  kind: FormInquiryKind,
  name: InquiryFieldName,
  { control, required, options = [], autoComplete }: InquiryField,
  value: string,
  fault: FieldFault | undefined,
): InquiryFieldView {
  // Option texts are stored under the name of their field; fields without options have none.
  const labelOf = (option: string) => t(`inquiry.options.${name}.${option}` as "inquiry.options.topic.order");
  return {
    name,
    label: t(`inquiry.fields.${name}`),
    // Guide requests open the guide and get no reply.
    hint: isHinted(name) && kind !== "guide" ? t(`inquiry.hints.${name}`) : null,
    control,
    required,
    autoComplete: autoComplete ?? null,
    options:
      options.length === 0
        ? []
        : [
            { value: "", label: t("inquiry.choose") },
            ...options.map((option) => ({ value: option, label: labelOf(option) })),
          ],
    value,
    error: fault ? faultText(t, name, fault) : null,
  };
}

function faultText(t: FormContext["t"], name: InquiryFieldName, { code, limit }: FieldFault): string {
  if (limit !== null) return tooLongText(t, limit);
  if (code === "required") return t(`inquiry.missing.${name}`);
  return t(`inquiry.faults.${code === "tooLong" ? "characters" : code}`);
}
