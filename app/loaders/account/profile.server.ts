/** The customer of an account page, behind the sign-in guard. */
import { personName } from "@domain/account/address-lines";
import { redirect } from "@framework/remix.server";
import type { PrivateContext } from "~/context/request/types";
import { signInPath } from "~/loaders/checkout/basket.server";
import { signInAgain } from "~/loaders/form/typed-form.server";
import type { Profile } from "~/services/accounts/types";

/**
 * Null during an outage, so that the page is shown with a message (A-SIGNIN-11). An ended session redirects to sign-in.
 */
export async function loadProfile(context: PrivateContext, url: URL): Promise<Profile | null> {
  const result = await context.services.accounts.profile();
  if (!result.ok) {
    context.setErrorStatus(503);
    return null;
  }
  if (result.value === null) throw redirect(signInPath(url));
  return result.value;
}

/**
 * The customer who sent a form. If the session has ended, the input is kept until after sign-in (A-GUARD-03).
 * @param page URL that shows the form; null if it has no input
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

/**
 * Result of a form's handler. If another tab signed out meanwhile, the page cannot be shown, so the input is kept and
 * the customer redirected to sign-in.
 * @param page URL that shows the form
 */
export async function unlessSignedOut<T>(context: PrivateContext, page: URL, form: FormData, answer: T): Promise<T> {
  if (answer instanceof Response || context.session.customerId !== null) return answer;
  throw await signInAgain(context, page, form);
}

/** Redirects to sign-in if the session was found to have ended. */
export function signInIfEnded({ session }: Pick<PrivateContext, "session">, url: URL): void {
  if (session.expired === "customer") throw redirect(signInPath(url));
}

/** Name in the order of the customer's country. */
export const nameOf = ({ country, firstName, lastName }: Profile): string => personName(country, firstName, lastName);
