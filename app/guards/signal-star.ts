import { panelCookie, readCookie } from "@domain/http/cookies/session-cookies";
import { panelPaths } from "@domain/panel/paths";
import { isReached, panelSteps, readProgress } from "@domain/panel/progress";
import { noOptions, type PrivateGuard, redirectAnswer } from "./guard";

/**
 * Panel builder steps require the cookie set by the entry page (A-GUARD-15) and the choices of earlier steps; otherwise
 * they redirect to the entry page (AMB-A-18, AMB-A-19). On a route: `signal-star`.
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
