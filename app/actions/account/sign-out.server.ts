import { redirect } from "@framework/remix.server";
import type { PrivateContext } from "~/context/request/types";

/**
 * Revokes the token and clears all session cookies, and with them profile and basket. The browser's scripts also clear
 * local data such as search history; cookies for country, language and consent stay (decision 0091).
 */
export async function signOut(context: PrivateContext): Promise<Response> {
  await context.services.commerce.signOut();
  return redirect("/", { status: 303, headers: { "clear-site-data": '"storage"' } });
}
