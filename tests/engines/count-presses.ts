/** Counts first presses in one engine; started by first-presses.mjs. */
import { mkdirSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openBrowser } from "./drivers/open-browser";
import { engineNames } from "./drivers/tab";
import { firstPress, moments, type Pressed } from "./first-press";
import { pressInFreshTab } from "./run-first-presses";

const presses = Number(process.env.FIRST_PRESSES);
const engine = engineNames.find((name) => name === process.env.FIRST_PRESS_ENGINE) ?? "firefox";
const acts = firstPress.filter(({ name }) => name.includes(process.env.FIRST_PRESS_ACT ?? ""));
const at = moments.filter(
  (moment) => !process.env.FIRST_PRESS_MOMENT || moment === Number(process.env.FIRST_PRESS_MOMENT),
);
/** Upper bound for a press in which every step times out. */
const longestMs = 100_000;

type Counted = Pressed & { readonly act: string; readonly moment: number };

it(`${presses} first presses in ${engine}`, { timeout: presses * longestMs }, async () => {
  const browser = await openBrowser(engine, { scripts: true, images: true });
  const all: Counted[] = [];
  try {
    for (let press = 0; press < presses; press += 1) {
      const act = acts[press % acts.length];
      const moment = at[Math.floor(press / acts.length) % at.length];
      if (!act || moment === undefined) throw new Error("there is no such act, or no such moment");
      const pressed = await pressInFreshTab(browser, engine, act, moment);
      all.push({ act: act.name, moment, ...pressed });
      keep(all, browser.version);
      if (pressed.verdict !== "done")
        console.log(`${press + 1}. ${act.name}, ${moment} ms: ${pressed.verdict}. ${pressed.why}`);
    }
  } finally {
    await browser.close();
    sayCount(all, browser.version);
  }
  expect(all.filter(({ verdict }) => verdict !== "done")).toEqual([]);
});

/** Saved after each press, so that an interrupted run keeps its counts. */
function keep(presses: readonly Counted[], version: string): void {
  mkdirSync(".cache/results", { recursive: true });
  writeFileSync(`.cache/results/first-presses-${engine}.json`, JSON.stringify({ engine, version, presses }, null, 1));
}

function sayCount(all: readonly Counted[], version: string): void {
  const number = (verdict: Pressed["verdict"]) => all.filter((pressed) => pressed.verdict === verdict).length;
  const seen = all.flatMap(({ seenMs }) => (seenMs === null ? [] : [seenMs])).sort((a, b) => a - b);
  const part = (share: number) => seen[Math.min(seen.length - 1, Math.floor(seen.length * share))] ?? "–";
  console.log(
    [
      `${version}: ${all.length} first presses, ${number("done")} done, ${number("lost")} lost, ${number("doubled")} doubled, ${number("elsewhere")} led elsewhere.`,
      `From the press until it is seen: p50 ${part(0.5)} ms, p95 ${part(0.95)} ms.`,
    ].join("\n"),
  );
}
