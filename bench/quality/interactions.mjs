/**
 * Interaction to Next Paint on a phone: time from touch or key to the next frame. Three actions of one kind per visit,
 * beginning in the first second.
 */
import { Line } from "../interaction/line.mjs";
import { goodInputMs } from "../interaction/report.mjs";
import { launchBrowser, profiles, visitOnce } from "../interaction/visit.mjs";

const looked = ["add", "panel", "country", "quickadd", "figure", "compare", "type", "facet", "page"];
const visits = 2;

/**
 * @param {{ origin: string; spki: string }} proxy
 * @param {(line: Line) => void} setLine sets the line of the next visitor
 */
export async function checkInteractions(proxy, setLine) {
  const browser = await launchBrowser(proxy.spki);
  const problems = [];
  const slowest = [];
  try {
    for (const action of looked) {
      const durations = [];
      for (let visit = 0; visit < visits; visit += 1) {
        setLine(new Line(profiles.phone.line));
        const { first, later } = await visitOnce(browser, proxy.origin, profiles.phone, action, {
          early: false,
          later: true,
        });
        for (const { inputMs, outcomeMs, way } of [first, ...(later ? [later] : [])]) {
          durations.push(inputMs);
          if (outcomeMs === null) problems.push(`${action}: ${way}`);
        }
      }
      const worst = Math.max(...durations);
      slowest.push(`${action} ${worst} ms`);
      if (worst > goodInputMs) problems.push(`${action}: the next paint came after ${durations.join(", ")} ms`);
    }
  } finally {
    await browser.close();
  }
  return { slowest, problems };
}
