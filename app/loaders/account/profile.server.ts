/** The customer of an account page, which stands behind the sign-in guard. */
import { personName } from "@domain/account/address-lines";
import { redirect } from "@remix-run/cloudflare";
import type { PrivateContext } from "~/context/request/types";
import { signInPath } from "~/loaders/checkout/basket.server";
import { signInAgain } from "~/loaders/form/typed-form.server";
import type { Profile } from "~/services/accounts/types";

/**
 * Null when the gateway cannot be asked: the page is shown all the same and says so (A-SIGNIN-11). A session that has
 * ended meanwhile leads to the sign-in page.
 */
export async function loadProfile(context: PrivateContext, url: URL): Promise<Profile | null> {
  const result = await context.services.accounts.profile();
  if (!result.ok) {
    context.failsWith(503);
    return null;
  }
  if (result.value === null) throw redirect(signInPath(url));
  return result.value;
}

/**
 * The customer whose form was sent. What was typed waits until they have signed in again (A-GUARD-03).
 * @param page address at which the form is shown; null for one that nothing is typed into
 */
export async function profileOfForm(
  context: PrivateContext,
  url: URL,
  form: FormData,
  page: URL | null,
): Promise<Profile | null> {
  const result = await context.services.accounts.profile();
  if (!result.ok) return null;
  if (result.value === null) throw page ? await signInAgain(context, page, form) : redirect(signInPath(url), 303);
  return result.value;
}

/** Leads to the sign-in page when the session turned out to have ended while a page of the customer's was made. */
export function signInIfEnded({ session }: Pick<PrivateContext, "session">, url: URL): void {
  if (session.expired === "customer") throw redirect(signInPath(url));
}

/** The name as the customer's country writes it. */
export const nameOf = ({ country, firstName, lastName }: Profile): string => personName(country, firstName, lastName);
