import { data } from "@remix-run/cloudflare";
import type { PublicContext } from "~/context/request/types";

/** Default if the upstream does not send Retry-After. */
const usualWaitSeconds = 60;

/**
 * Stops a loader with a 429 page that states the wait, and `Retry-After`.
 * @param waitSeconds requested by the upstream
 */
export function comeBackLater({ t }: Pick<PublicContext, "t">, waitSeconds = usualWaitSeconds) {
  const title = t("chrome.titleTemplate", { title: t("errors.limitedTitle") });
  return data(
    { title, waitMinutes: Math.ceil(waitSeconds / 60) },
    { status: 429, statusText: "Too Many Requests", headers: { "retry-after": String(waitSeconds) } },
  );
}
