import { openChromium, openFirefox } from "./puppeteer";
import type { Browser, EngineName } from "./tab";
import { openWebKit } from "./webkit";

const open = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit } satisfies Record<
  EngineName,
  (scripts: boolean) => Promise<Browser>
>;

/** @param scripts whether documents may run scripts */
export const openBrowser = (engine: EngineName, scripts: boolean): Promise<Browser> => open[engine](scripts);
