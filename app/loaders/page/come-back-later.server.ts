import { data } from "@remix-run/cloudflare";
import type { PublicContext } from "~/context/request/types";

/** Where the upstream does not say when it is worth another try. */
const usualWaitSeconds = 60;

/**
 * Stops a loader with the page that asks to come back later: 429 with `Retry-After`, and the wait in words.
 * @param waitSeconds what the upstream asks for, where it says so
 */
export function comeBackLater({ t }: Pick<PublicContext, "t">, waitSeconds = usualWaitSeconds) {
  const title = t("chrome.titleTemplate", { title: t("errors.limitedTitle") });
  return data(
    { title, waitMinutes: Math.ceil(waitSeconds / 60) },
    { status: 429, statusText: "Too Many Requests", headers: { "retry-after": String(waitSeconds) } },
  );
}
