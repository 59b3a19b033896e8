/** The design that a visitor works on, in a cookie that is looked at anew whenever it is read (AMB-A-19). */

import { frameCookie, panelCookie, readCookie, sessionCookieSeconds } from "@domain/http/cookies/session-cookies";
import { clearCookie, setCookie } from "@domain/http/cookies/set-cookie";
import { newProgress, type PanelProgress, readProgress, writeProgress } from "@domain/panel/progress";
import type { PrivateContext } from "~/context/request/types";

export function keptProgress({ request }: Pick<PrivateContext, "request">): PanelProgress | null {
  return readProgress(readCookie(request.headers.get("cookie"), panelCookie));
}

/** What was kept, or the beginning. */
export const currentProgress = (context: Pick<PrivateContext, "request">): PanelProgress =>
  keptProgress(context) ?? newProgress();

export function keepProgress(context: PrivateContext, progress: PanelProgress): void {
  const framed = isFramed(context);
  const value = writeProgress(progress);
  context.setCookie(setCookie(panelCookie, value, { maxAge: sessionCookieSeconds, sameSite: "strict", framed }));
}

export function forgetProgress(context: PrivateContext): void {
  context.setCookie(clearCookie(panelCookie, isFramed(context)));
}

/** A procurement system may show the shop in a frame of its own, where cookies need to say so. */
const isFramed = ({ session, request }: PrivateContext): boolean =>
  session.kind === "punchout" && readCookie(request.headers.get("cookie"), frameCookie) !== null;
