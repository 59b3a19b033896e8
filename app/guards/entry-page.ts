import { safeGoto } from "@domain/http/safe-goto";
import { panelCookie, readCookie } from "@domain/http/session-cookies";
import { panelPaths } from "@domain/panel/paths";
import { isReached, panelSteps, readProgress } from "@domain/panel/progress";
import { noOptions, type PrivateGuard, redirectAnswer } from "./guard";

export interface EntryPageOptions {
  /** Cookie that the entry page sets. */
  readonly cookie: string;
  readonly entry: string;
}

/** A-GUARD-15: a visitor without the cookie begins at the entry page. Text form: `entry-page:cookie,/path`. */
export const entryPage: PrivateGuard<EntryPageOptions> = {
  needs: "private",
  parse(text) {
    const [, cookie, entry] = /^([\w-]+),(\/.+)$/.exec(text) ?? [];
    return cookie && entry ? { cookie, entry } : null;
  },
  check({ request }, { url }, { cookie, entry }) {
    const target = safeGoto(entry, url.origin);
    if (url.pathname === target || readCookie(request.headers.get("cookie"), cookie)) return null;
    return redirectAnswer(target);
  },
};

/**
 * The steps of the panel builder: one whose earlier choices were not made, or are not what a step has written, begins at
 * the entry page (AMB-A-18, AMB-A-19). Text form: `signal-star`.
 */
export const signalStar: PrivateGuard<Record<never, never>> = {
  needs: "private",
  parse: noOptions,
  check({ request }, { url }) {
    const step = panelSteps.find((name) => panelPaths[name] === url.pathname) ?? "design";
    const progress = readProgress(readCookie(request.headers.get("cookie"), panelCookie));
    return isReached(step, progress) ? null : redirectAnswer(panelPaths.species);
  },
};
