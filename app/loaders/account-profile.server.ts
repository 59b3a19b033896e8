/** The customer of an account page, which stands behind the sign-in guard. */
import { personName } from "@domain/account/address-lines";
import { redirect } from "@remix-run/cloudflare";
import type { PrivateContext } from "~/context/types";
import type { Profile } from "~/services/accounts/types";

/**
 * Null when the gateway cannot be asked: the page is shown all the same and says so (A-SIGNIN-11). A session that has
 * ended meanwhile leads to the sign-in page.
 */
export async function loadProfile(context: PrivateContext, url: URL): Promise<Profile | null> {
  const result = await context.services.accounts.profile();
  if (!result.ok) return null;
  if (result.value === null) {
    // `takeExpired`: the sign-in page itself says what has to be done.
    throw redirect(`/account/sign-in?goto=${encodeURIComponent(`${url.pathname}${url.search}`)}`);
  }
  return result.value;
}

/** The name as the customer's country writes it. */
export const nameOf = ({ country, firstName, lastName }: Profile): string => personName(country, firstName, lastName);
