import { openChromium, openFirefox } from "./puppeteer";
import type { Browser, BrowserOptions, EngineName } from "./tab";
import { openWebKit } from "./webkit";

const open = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit } satisfies Record<
  EngineName,
  (options: BrowserOptions) => Promise<Browser>
>;

export const openBrowser = (engine: EngineName, options: BrowserOptions): Promise<Browser> => open[engine](options);
