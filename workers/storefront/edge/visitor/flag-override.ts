import { flagCookie } from "@domain/http/cookies/session-cookies";
import type { EdgeApp } from "@domain/http/edge-app";
import { redirectTo } from "../door/refusal";

/** `?ff-test=…` */
export const hasFlagOverride = (url: URL): boolean => url.searchParams.has(flagCookie);

/** Moves an override id from the address into a cookie; an unknown id is only removed. */
export async function consumeFlagOverride(app: EdgeApp, url: URL): Promise<Response> {
  const id = url.searchParams.get(flagCookie) ?? "";
  const cookie = await app.acceptFlagOverride(id);
  const target = new URL(url);
  target.searchParams.delete(flagCookie);
  return redirectTo(`${app.settings.origins.current}${target.pathname}${target.search}`, 302, cookie ? [cookie] : []);
}
