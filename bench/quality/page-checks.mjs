/** Checks of a page in a browser: no axe violation, and nothing wider than the window. */
import axe from "axe-core";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * @param {import("@playwright/test").Page} page in a context with `bypassCSP`
 * @param {string} name of the page in problems
 * @returns {Promise<string[]>} problems
 */
export async function checkPage(page, name) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    // Waits until no skeletons of deferred content are left.
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
  const problems = violations.map(({ id, nodes }) => `${name}: ${id} — ${nodes[0]?.html.slice(0, 160)}`);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return tooWide > 0 ? [...problems, `${name}: wider than the window by ${tooWide} px`] : problems;
}
