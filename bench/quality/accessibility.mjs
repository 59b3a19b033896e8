/** Accessibility by axe, on phone and desktop, with and without the consent banner. */
import { chromium } from "@playwright/test";
import { chromiumPath } from "../../scripts/setup/chromium.mjs";
import { checkPage } from "./page-checks.mjs";
import { languageCookies, visits } from "./visits.mjs";

const widths = [360, 1280];

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
        problems.push(...(await checkPage(page, `${language} ${type} at ${width}`)));
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

/**
 * Follows every visit in each language at each width; `markup` receives the HTML of each page.
 * @param {{ origin: string; services: string }} shop
 * @param {(name: string, html: string) => void} markup
 */
export async function checkVisits({ origin, services }, markup) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
  const problems = [];
  let checked = 0;
  try {
    for (const [language, value] of Object.entries(languageCookies))
      for (const width of widths)
        for (const [visit, walk] of Object.entries(visits)) {
          const context = await browser.newContext({ viewport: { width, height: 800 }, bypassCSP: true });
          await context.addCookies([
            { name: "country", value: "USA", url: origin },
            { name: "language", value, url: origin },
          ]);
          const page = await context.newPage();
          const look = async (type) => {
            checked += 1;
            problems.push(...(await checkPage(page, `${language} ${type} at ${width}`)));
            if (width === widths[0]) markup(`${language} ${type}`, await readAgain(page));
          };
          try {
            await walk(page, origin, look, services);
          } catch (error) {
            problems.push(`${language} ${visit} at ${width}: ${String(error).split("\n")[0]} at ${page.url()}`);
          }
          await context.close();
        }
  } finally {
    await browser.close();
  }
  return { pages: checked, problems };
}

/** HTML of the page without scripts. Requesting it again changes nothing. */
async function readAgain(page) {
  const cookies = await page.context().cookies(page.url());
  const cookie = cookies.flatMap(({ name, value }) => (name === "js" ? [] : [`${name}=${value}`])).join("; ");
  return (await fetch(page.url(), { headers: { cookie, accept: "text/html" } })).text();
}
