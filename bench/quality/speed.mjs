/**
 * Lighthouse on a simulated phone with a slow network and CPU. The page is served as a first-time visitor gets it from
 * an edge network, over TLS, HTTP/2 and brotli.
 */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumPath } from "../../scripts/setup/chromium.mjs";

const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"];

/**
 * Scores of a page: the run with the median performance.
 * @param {string} url
 * @param {string} spki key digest of the proxy's certificate
 */
export async function measureSpeed(url, spki) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await once(url, spki));
  results.sort((one, other) => one.scores.performance - other.scores.performance);
  return results[Math.floor(results.length / 2)];
}

async function once(url, spki) {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      `--ignore-certificate-errors-spki-list=${spki}`,
    ],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "silent", onlyCategories: categories });
    if (!result) throw new Error(`${url}: no result`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const scores = Object.fromEntries(categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]));
    const largestPaintMs = lhr.audits["largest-contentful-paint"].numericValue;
    return { scores, largestPaintMs, lost: lostIn(lhr) };
  } finally {
    chrome.kill();
  }
}

/** Audits that cost points, with their measurements. */
function lostIn(lhr) {
  return Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.995)
      .map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? lhr.audits[id].score}`),
  );
}
