/** Accessibility by axe, on a phone and on a desk, with the privacy question on the page and without. */
import { chromium } from "@playwright/test";
import axe from "axe-core";
import { chromiumPath } from "../../scripts/chromium.mjs";

const widths = [360, 1280];
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * @param {ReturnType<typeof import("./pages.mjs").everyPage>} pages
 * @returns {Promise<{ pages: number; problems: string[] }>}
 */
export async function checkAccessibility(pages) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
  const problems = [];
  let checked = 0;
  try {
    for (const width of widths) {
      const context = await browser.newContext({ viewport: { width, height: 800 }, bypassCSP: true });
      for (const { url, language, type } of pages) {
        const page = await context.newPage();
        await page.goto(url);
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate(
          // Skeletons of what is still on its way are not what a reader gets to see.
          async (values) => {
            await Promise.allSettled(
              document
                .getAnimations()
                .map(({ finished, effect }) => (effect?.getComputedTiming().endTime === Infinity ? null : finished)),
            );
            return window.axe.run(document, { runOnly: values, resultTypes: ["violations"] });
          },
          rules,
        );
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (tooWide > 0) problems.push(`${language} ${type} at ${width}: wider than the window by ${tooWide} px`);
        for (const { id, nodes } of violations)
          problems.push(`${language} ${type} at ${width}: ${id} — ${nodes[0]?.html.slice(0, 160)}`);
        checked += 1;
        await page.close();
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return { pages: checked, problems };
}
