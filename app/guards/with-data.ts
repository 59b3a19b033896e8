import { loadChrome } from "~/loaders/chrome/chrome.server";
import { noOptions, type PublicGuard } from "./guard";

/** A-GUARD-20: loads global settings and navigation before rendering. Used by the root of every page. */
export const withData: PublicGuard<Record<never, never>> = {
  needs: "public",
  parse: noOptions,
  async check(context) {
    context.frame(await loadChrome(context));
    return null;
  },
};
