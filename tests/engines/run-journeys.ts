/** Every journey in one engine, as tests. In Chromium, only those that `tests/journeys` does not contain. */
import { mkdirSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, inject, it } from "vitest";
import { openBrowser } from "./drivers/open-browser";
import type { Browser, EngineName, Tab } from "./drivers/tab";
import type { Journey } from "./journey";
import { journeys } from "./journeys/all";
import { bounded, pageOf } from "./page";

const pictures = "test-results/engines";

export function runJourneys(engine: EngineName): void {
  for (const scripts of [true, false]) {
    describe(`${engine}, ${scripts ? "with scripts" : "without scripts"}`, () => {
      let browser: Browser;
      /** Journeys reuse one tab. After a failure, the next journey gets a new tab. */
      let tab: Tab | null = null;
      beforeAll(async () => {
        browser = await openBrowser(engine, { scripts, images: false });
      });
      afterAll(async () => {
        await tab?.close();
        await browser?.close();
      });
      for (const journey of journeysIn(engine, scripts)) {
        it(journey.name, async () => {
          const own = tab ?? (await browser.open());
          tab = null;
          await runJourney(own, journey, engine, scripts);
          tab = await renew(own);
        });
      }
    });
  }
}

function journeysIn(engine: EngineName, scripts: boolean): readonly Journey[] {
  const own = journeys.filter(({ onlyHere }) => engine !== "chromium" || onlyHere);
  if (scripts) return own;
  // Plain documents and forms hardly differ between engines, so Firefox and WebKit take turns.
  const turn = ["firefox", "webkit"].indexOf(engine);
  return own.filter(({ scripts }) => scripts === "both").filter((_, index) => turn < 0 || index % 2 === turn);
}

async function runJourney(tab: Tab, journey: Journey, engine: EngineName, scripts: boolean): Promise<void> {
  const shop = inject("enginesShop");
  try {
    await journey.go({ page: pageOf(tab, shop.global), shop, scripts });
    const problems = (await tab.problems()).filter((problem) => !journey.expects?.test(problem));
    if (problems.length > 0) throw new Error(`errors on the console:\n${problems.join("\n")}`);
  } catch (error) {
    // Printed at once, not after all engines have finished.
    console.log(String(error));
    await saveScreenshot(tab, `${engine}-${scripts ? "scripts" : "plain"}-${journey.name}`);
    await bounded(tab.close(), 10_000).catch(() => {});
    throw error;
  }
}

/** Resets the tab for another visitor; null if its engine, after many pages on a busy machine, no longer responds. */
async function renew(tab: Tab): Promise<Tab | null> {
  try {
    await bounded(tab.forget(inject("enginesShop").global), 10_000);
    return tab;
  } catch {
    await bounded(tab.close(), 10_000).catch(() => {});
    return null;
  }
}

/** Screenshot of the page at the time of a failure. */
export async function saveScreenshot(tab: Tab, name: string): Promise<void> {
  const path = `${pictures}/${name.replaceAll(/[^\w]+/g, "-").slice(0, 100)}.png`;
  try {
    const picture = await bounded(tab.screenshot(), 10_000);
    mkdirSync(pictures, { recursive: true });
    writeFileSync(path, picture);
    console.log(`Screenshot: ${path}`);
  } catch (error) {
    console.log(`No screenshot of ${name}: ${error}`);
  }
}
