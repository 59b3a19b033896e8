/**
 * A session may end while someone is filling in a form. What was typed waits in a sealed cookie until they have signed in
 * again, for the same page and the same customer only; nothing of a card or a password is ever among it, and what does not
 * fit into a cookie is left out.
 */
import { readCookie, typedFormCookie, typedFormCookieSeconds } from "@domain/http/cookies/session-cookies";
import { clearCookie, setCookie } from "@domain/http/cookies/set-cookie";
import { redirect, type TypedResponse } from "@remix-run/cloudflare";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import { standingOf } from "~/loaders/account/form-key.server";
import { signInPath } from "~/loaders/checkout/basket.server";
import { textFields } from "./form-fields.server";

/** Browsers keep at least 4096 bytes of a cookie, its name and attributes included. */
const mostCharacters = 3600;

const kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ path: v.string(), fields: v.record(v.string(), v.string()) }),
);

/** Fields that name what the form does: they come with the page, not from the customer. */
const notTyped = ["intent", "id", "card", "frame", "seen", "basket"];

/** The key says whose form it is, and comes first. */
const weight = ([name, value]: readonly [string, string]) => (name === "key" ? 0 : value.length);

/**
 * Keeps the fields and leads to the sign-in page, which comes back to the form.
 * @param page address at which the form is shown
 */
export async function signInAgain(context: PrivateContext, page: URL, form: FormData): Promise<TypedResponse<never>> {
  const entries = Object.entries(textFields(form)).filter(
    ([name, value]) => value !== "" && !notTyped.includes(name) && !/password/i.test(name),
  );
  // The longest go first when there is too much.
  entries.sort((a, b) => weight(a) - weight(b));
  for (let count = entries.length; count > 0; count -= 1) {
    const fields = Object.fromEntries(entries.slice(0, count));
    const sealed = await context.forms.sealValue("typed", JSON.stringify({ path: pathOf(page), fields }));
    if (sealed.length > mostCharacters) continue;
    context.setCookie(setCookie(typedFormCookie, sealed, { maxAge: typedFormCookieSeconds, sameSite: "strict" }));
    break;
  }
  return redirect(signInPath(page), 303);
}

/** What this customer typed into this page's form before signing in again, once; empty otherwise. */
export async function takeTyped(
  context: PrivateContext,
  page: URL,
  customer: { readonly id: string },
): Promise<Readonly<Record<string, string>>> {
  const sealed = readCookie(context.request.headers.get("cookie"), typedFormCookie);
  if (sealed === null) return {};
  const opened = v.safeParse(kept, await context.forms.openValue("typed", sealed));
  if (opened.success && opened.output.path !== pathOf(page)) return {};
  context.setCookie(clearCookie(typedFormCookie));
  if (!opened.success) return {};
  const { fields } = opened.output;
  return standingOf(fields.key ?? null, customer, null) === "other-account" ? {} : fields;
}

const pathOf = ({ pathname, search }: URL): string => pathname.replace(/\.data$/, "") + search;
