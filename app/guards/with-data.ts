import { loadChrome } from "~/loaders/chrome/chrome.server";
import { noOptions, type PublicGuard } from "./guard";

/** A-GUARD-20: global settings and navigation are there before anything is rendered. The root of every page asks it. */
export const withData: PublicGuard<Record<never, never>> = {
  needs: "public",
  parse: noOptions,
  async check(context) {
    context.frame(await loadChrome(context));
    return null;
  },
};
