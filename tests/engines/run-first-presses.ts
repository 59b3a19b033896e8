/** First presses in one engine, as tests. */
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openBrowser } from "./drivers/open-browser";
import type { Browser, EngineName } from "./drivers/tab";
import { type FirstPress, firstPress, momentOf, type Pressed, pressFirst } from "./first-press";
import { bounded, pageOf } from "./page";
import { backCases, pressAndGoBack, type Way } from "./press-and-back";
import { saveScreenshot } from "./run-journeys";

export function runFirstPresses(engine: EngineName): void {
  describe(`${engine}, first press in a fresh tab on a slow phone connection`, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await openBrowser(engine, { scripts: true, images: true });
    });
    afterAll(() => browser?.close());
    for (const [index, act] of firstPress.entries()) {
      const moment = momentOf(index, engine);
      it(`${act.name}, ${moment / 1000} s after the first paint`, async () => {
        const pressed = await pressInFreshTab(browser, engine, act, moment);
        expect(pressed.verdict, pressed.why).toBe("done");
      });
    }
    for (const { way, act } of backCases(engine)) {
      it(`${act.name}, and Back at once from the way ${way.name}`, async () => {
        await goBackInFreshTab(browser, engine, way, act);
      });
    }
  });
}

async function goBackInFreshTab(browser: Browser, engine: EngineName, way: Way, act: FirstPress): Promise<void> {
  const tab = await browser.open();
  try {
    await pressAndGoBack(pageOf(tab, inject("enginesShop").byPhone[engine]), way, act);
  } catch (error) {
    await saveScreenshot(tab, `${engine}-back-${act.name}-${way.name}`);
    throw error;
  } finally {
    await bounded(tab.close(), 10_000).catch(() => {});
  }
}

export async function pressInFreshTab(
  browser: Browser,
  engine: EngineName,
  act: FirstPress,
  moment: number,
): Promise<Pressed> {
  const origin = inject("enginesShop").byPhone[engine];
  const tab = await browser.open();
  try {
    const pressed = await pressFirst(pageOf(tab, origin), origin, act, moment);
    if (pressed.verdict !== "done") await saveScreenshot(tab, `${engine}-first-${act.name}-${moment}`);
    return pressed;
  } finally {
    await bounded(tab.close(), 10_000).catch(() => {});
  }
}
