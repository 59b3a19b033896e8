/**
 * Keeps form input while the customer is on another page, in a sealed cookie, for the same page and customer only. It
 * never holds card data, passwords or other secrets, and drops what does not fit a cookie.
 */
import { readCookie, typedFormCookie, typedFormCookieSeconds } from "@domain/http/cookies/session-cookies";
import { clearCookie, setCookie } from "@domain/http/cookies/set-cookie";
import { keptFormField } from "@domain/market/kept-form";
import { redirect, type TypedResponse } from "@framework/remix.server";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import { type FormState, freshForm } from "~/loaders/account/form.server";
import { formFreshness } from "~/loaders/account/form-key.server";
import { signInPath } from "~/loaders/checkout/basket.server";
import { textFields } from "./form-fields.server";

/** Browsers accept at least 4096 bytes per cookie, including name and attributes. */
const maxCharacters = 3600;

const kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    path: v.string(),
    fields: v.record(v.string(), v.string()),
    owner: v.optional(v.nullable(v.string()), null),
    whole: v.optional(v.boolean(), false),
  }),
);

/** Fields set by the page, not by the customer. */
const notTyped = ["card", "frame", "seen", "basket"];
/** Fields that are never kept. Passwords are recognized by field name. */
const secrets = ["secret", "passkey", "challenge", "proof", "token"];
/** True for a field that may be shown or stored again. */
const isTyped = (name: string): boolean => ![...notTyped, ...secrets].includes(name) && !/password/i.test(name);

/** Texts of a form that are sent with it again from another page, without secrets. */
const typedTexts = (form: FormData): (readonly [string, string])[] =>
  [...form].flatMap(([name, value]) => (typeof value === "string" && isTyped(name) ? [[name, value]] : []));

/** A field of another page's form, with its place in it. */
export interface TypedField {
  readonly place: number;
  readonly name: string;
  readonly value: string;
}

/** The same for a page that holds the form without showing it. */
export const typedFields = (form: FormData): readonly TypedField[] =>
  typedTexts(form).flatMap(([name, value], place) => (name === keptFormField ? [] : [{ place, name, value }]));

/** Fields that name a form of the page and an entry in it. */
const formNames = ["intent", "id"];

/** The key identifies the form's owner; it and the form's name are kept first. */
const weight = ([name, value]: readonly [string, string]) =>
  name === "key" || formNames.includes(name) ? 0 : value.length;

/**
 * Saves the fields and redirects to sign-in, which returns to the form.
 * @param page URL that shows the form
 */
export async function signInAgain(context: PrivateContext, page: URL, form: FormData): Promise<TypedResponse<never>> {
  await keepTyped(context, page, form);
  return redirect(signInPath(page), 303);
}

/**
 * Saves the fields for the next visit to the page that shows the form.
 * @param owner id of the customer who typed them; null if only the form's key identifies them
 */
export async function keepTyped(
  context: PrivateContext,
  page: URL,
  form: FormData,
  owner: string | null = null,
): Promise<void> {
  const entries = Object.entries(textFields(form)).filter(([name, value]) => value !== "" && isTyped(name));
  const place = { path: pathOf(page), owner };
  // If too large, drop the longest first.
  entries.sort((a, b) => weight(a) - weight(b));
  for (let count = entries.length; count > 0; count -= 1) {
    const fields = Object.fromEntries(entries.slice(0, count));
    const sealed = await context.forms.sealValue(
      "typed",
      JSON.stringify({ ...place, fields, whole: count === entries.length }),
    );
    if (sealed.length > maxCharacters) continue;
    context.setCookie(setCookie(typedFormCookie, sealed, { maxAge: typedFormCookieSeconds, sameSite: "strict" }));
    break;
  }
}

/** True if all texts of a form are kept for the page at this address, whichever account signs in. */
export async function isTypedKept({ request, forms }: PrivateContext, address: string): Promise<boolean> {
  const sealed = readCookie(request.headers.get("cookie"), typedFormCookie);
  const opened = sealed === null ? null : v.safeParse(kept, await forms.openValue("typed", sealed));
  return opened?.success === true && opened.output.whole && opened.output.path === address;
}

/** Input saved for this customer and page, once; otherwise empty. */
export async function takeTyped(
  context: PrivateContext,
  page: URL,
  customer: { readonly id: string },
): Promise<Readonly<Record<string, string>>> {
  const fields = await takeForm(context, page, customer);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !formNames.includes(name)));
}

/**
 * Like `takeTyped`, with the fields that identify the form.
 * @param ownerOnly for a form without a key: only input of a known customer
 */
async function takeForm(
  context: PrivateContext,
  page: URL,
  customer: { readonly id: string },
  ownerOnly = false,
): Promise<Readonly<Record<string, string>>> {
  const sealed = readCookie(context.request.headers.get("cookie"), typedFormCookie);
  if (sealed === null) return {};
  const opened = v.safeParse(kept, await context.forms.openValue("typed", sealed));
  if (opened.success && opened.output.path !== pathOf(page)) return {};
  context.setCookie(clearCookie(typedFormCookie));
  if (!opened.success) return {};
  const { fields, owner } = opened.output;
  // Another customer may have signed in with the same browser.
  if (owner === null ? ownerOnly : owner !== customer.id) return {};
  return formFreshness(fields.key ?? null, customer, null) === "other-account" ? {} : fields;
}

/** State of a page's form, or of one of its forms: the input that was kept for it, or nothing. */
export async function typedForm(context: PrivateContext, page: URL): Promise<FormState> {
  const id = context.session.customerId;
  return id === null ? freshForm : { ...freshForm, values: await takeForm(context, page, { id }, true) };
}

const pathOf = ({ pathname, search }: URL): string => pathname.replace(/\.data$/, "") + search;
