/** What every page shares: market, time, frame. */

import type { PublicContext } from "~/context/types";
import type { RootData } from "~/i18n/use-format";
import { loadChrome } from "./chrome.server";
import type { ChromeData } from "./chrome-data.server";

export interface RootPageData extends RootData {
  readonly chrome: ChromeData;
  readonly preview: boolean;
}

export async function loadRoot(context: PublicContext): Promise<RootPageData> {
  return {
    market: context.market,
    now: context.now.toISOString(),
    newSearchUrl: context.flags.newSearchUrl,
    chrome: await loadChrome(context),
    preview: context.preview,
  };
}
