/** The visitor's current design, in a cookie that is validated on every read (AMB-A-19). */

import { frameCookie, panelCookie, readCookie, sessionCookieSeconds } from "@domain/http/cookies/session-cookies";
import { clearCookie, setCookie } from "@domain/http/cookies/set-cookie";
import { newProgress, type PanelProgress, readProgress, writeProgress } from "@domain/panel/progress";
import type { PrivateContext } from "~/context/request/types";

export function keptProgress({ request }: Pick<PrivateContext, "request">): PanelProgress | null {
  return readProgress(readCookie(request.headers.get("cookie"), panelCookie));
}

/** Stored progress, or an empty one. */
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

/** True inside a procurement system's frame, where cookies must be partitioned. */
const isFramed = ({ session, request }: PrivateContext): boolean =>
  session.kind === "punchout" && readCookie(request.headers.get("cookie"), frameCookie) !== null;
