/**
 * A session may end while someone is filling in a step. What was typed waits in a sealed cookie until they have signed in
 * again, for the same step only; nothing of a card is ever among it, and what does not fit into a cookie is left out.
 */
import { checkoutTypedCookie, checkoutTypedCookieSeconds, readCookie } from "@domain/http/session-cookies";
import { clearCookie, setCookie } from "@domain/http/set-cookie";
import { redirect, type TypedResponse } from "@remix-run/cloudflare";
import * as v from "valibot";
import type { PrivateContext } from "~/context/types";
import { signInPath } from "./checkout-basket.server";
import { textFields } from "./form-fields.server";

/** Browsers keep at least 4096 bytes of a cookie, its name and attributes included. */
const mostCharacters = 3600;

const typed = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ path: v.string(), fields: v.record(v.string(), v.string()) }),
);

/** Fields that name what the form does: they come with the page, not from the customer. */
const notTyped = ["intent", "key", "id", "card", "frame", "seen", "basket"];

/** Keeps the fields and leads to the sign-in page, which comes back to the step. */
export async function signInAgain(context: PrivateContext, url: URL, form: FormData): Promise<TypedResponse<never>> {
  const entries = Object.entries(textFields(form)).filter(([name, value]) => value !== "" && !notTyped.includes(name));
  // The longest go first when there is too much.
  entries.sort(([, a], [, b]) => a.length - b.length);
  for (let count = entries.length; count > 0; count -= 1) {
    const fields = Object.fromEntries(entries.slice(0, count));
    const sealed = await context.forms.sealValue("checkout", JSON.stringify({ path: url.pathname, fields }));
    if (sealed.length > mostCharacters) continue;
    context.setCookie(
      setCookie(checkoutTypedCookie, sealed, { maxAge: checkoutTypedCookieSeconds, sameSite: "strict" }),
    );
    break;
  }
  return redirect(signInPath(url), 303);
}

/** What was typed into this step before signing in again, once; empty otherwise. */
export async function takeTyped(context: PrivateContext, url: URL): Promise<Readonly<Record<string, string>>> {
  const sealed = readCookie(context.request.headers.get("cookie"), checkoutTypedCookie);
  if (sealed === null) return {};
  const opened = v.safeParse(typed, await context.forms.openValue("checkout", sealed));
  if (opened.success && opened.output.path !== url.pathname) return {};
  context.setCookie(clearCookie(checkoutTypedCookie));
  return opened.success ? opened.output.fields : {};
}
