/** Chromium over its own protocol and Firefox over WebDriver BiDi, both with Puppeteer. */
import puppeteer, { type Page, type Browser as PuppeteerBrowser } from "puppeteer-core";
import { browserPaths } from "../../../scripts/setup/browsers.mjs";
import { chromiumFlags } from "../../../scripts/setup/chromium.mjs";
import {
  type Browser,
  type BrowserOptions,
  dropStorage,
  type Json,
  type Key,
  plainFile,
  type Tab,
  windowSize,
} from "./tab";

const args = [...chromiumFlags, "--hide-scrollbars"];

/** Disables Firefox's own background requests and prompts. */
const firefoxPreferences = {
  "datareporting.policy.dataSubmissionEnabled": false,
  "toolkit.telemetry.enabled": false,
  "browser.safebrowsing.downloads.remote.enabled": false,
  "extensions.update.enabled": false,
  "app.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  // One process for pages of all sites and visitors, without a spare process for the next site.
  "fission.autostart": false,
  "dom.ipc.processCount": 1,
  "dom.ipc.processPrelaunch.enabled": false,
};

/** Maximum wait for a browser to open, which reads hundreds of megabytes on a newly installed machine. */
const openMs = 90_000;

export async function openChromium({ scripts, images }: BrowserOptions): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "chrome",
    timeout: openMs,
    executablePath: browserPaths().chromium,
    headless: true,
    args: [
      ...[...args, `--window-size=${windowSize.width},${windowSize.height}`],
      `--blink-settings=imagesEnabled=${images}`,
    ],
    defaultViewport: windowSize,
  });
  // Disables only the page's scripts; scripts of the driver still run.
  return browserOf(browser, (page) => page.setJavaScriptEnabled(scripts));
}

export async function openFirefox({ scripts, images }: BrowserOptions): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    timeout: openMs,
    executablePath: browserPaths().firefox,
    headless: true,
    defaultViewport: windowSize,
    extraPrefsFirefox: {
      ...firefoxPreferences,
      "javascript.enabled": scripts,
      // 1 loads images, 2 does not.
      "permissions.default.image": images ? 1 : 2,
    },
  });
  return browserOf(browser, async () => {});
}

async function browserOf(browser: PuppeteerBrowser, prepare: (page: Page) => Promise<void>): Promise<Browser> {
  return {
    version: await browser.version(),
    async open() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await prepare(page);
      return tabOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

/**
 * Retries a press: while Firefox replaces the window's content, it rejects the first event of a press (NS_ERROR_FAILURE
 * in `synthesizeMouseAtPoint`).
 */
async function pressWhenDrawn(page: Page, x: number, y: number): Promise<void> {
  for (let refusals = 0; ; refusals += 1) {
    try {
      return await page.mouse.click(x, y);
    } catch (error) {
      const isRefused = /NS_ERROR_FAILURE.*synthesizeMouseAtPoint/s.test(String(error));
      if (!isRefused || refusals === maxRefusals) throw error;
      await new Promise((resolve) => setTimeout(resolve, refusalPauseMs));
    }
  }
}
const maxRefusals = 10;
const refusalPauseMs = 100;

function tabOf(page: Page, close: () => Promise<void>): Tab {
  const problems: string[] = [];
  // Firefox reports a font as an error if the page is replaced while it loads (NS_BINDING_ABORTED).
  const isAbortedFont = (message: string) => /^downloadable font: .*status=2152398850/.test(message);
  page.on("pageerror", (error) => {
    const message = error instanceof Error ? error.message : String(error);
    if (!isAbortedFont(message)) problems.push(`exception: ${message}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()} ${message.location().url ?? ""}`);
  });
  return {
    // A load replaced by another rejects its promise; the caller inspects the page instead.
    async navigate(url) {
      void page.goto(url, { waitUntil: "domcontentloaded", timeout: 60_000 }).catch(() => {});
    },
    async back() {
      void page.goBack({ waitUntil: "domcontentloaded", timeout: 60_000 }).catch(() => {});
    },
    evaluate: <A extends readonly Json[], R>(run: (...args: A) => R, ...args: A) =>
      page.evaluate(run as unknown as (...given: unknown[]) => unknown, ...args) as Promise<R>,
    press: (x, y) => pressWhenDrawn(page, x, y),
    type: (text) => page.keyboard.type(text),
    key: (key: Key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    problems: async () => problems,
    async forget(origin) {
      await page.goto(`${origin}${plainFile}`);
      await page.evaluate(dropStorage);
      const context = page.browserContext();
      await context.deleteCookie(...(await context.cookies()));
      await page.goto("about:blank");
      problems.length = 0;
    },
    close,
  };
}
