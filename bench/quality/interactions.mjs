/**
 * Interaction to Next Paint on a phone: time from touch or key to the next frame. Three actions of a kind per visit,
 * from the first second on.
 */
import { Line } from "../hand/line.mjs";
import { goodInputMs } from "../hand/report.mjs";
import { launchBrowser, profiles, visitOnce } from "../hand/visit.mjs";

const looked = ["add", "panel", "country", "quickadd", "figure", "compare", "type", "facet", "page"];
const visits = 2;

/**
 * @param {{ origin: string; spki: string }} front
 * @param {(line: Line) => void} setLine sets the line of the next visitor
 */
export async function checkInteractions(front, setLine) {
  const browser = await launchBrowser(front.spki);
  const problems = [];
  const slowest = [];
  try {
    for (const act of looked) {
      const durations = [];
      for (let visit = 0; visit < visits; visit += 1) {
        setLine(new Line(profiles.phone.line));
        const { first, later } = await visitOnce(browser, front.origin, profiles.phone, act, {
          early: false,
          later: true,
        });
        for (const { inputMs, outcomeMs, way } of [first, ...(later ? [later] : [])]) {
          durations.push(inputMs);
          if (outcomeMs === null) problems.push(`${act}: ${way}`);
        }
      }
      const worst = Math.max(...durations);
      slowest.push(`${act} ${worst} ms`);
      if (worst > goodInputMs) problems.push(`${act}: the next paint came after ${durations.join(", ")} ms`);
    }
  } finally {
    await browser.close();
  }
  return { slowest, problems };
}
