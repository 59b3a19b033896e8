/**
 * Presses in the header whose code is still loading on a slow phone connection, and Back at once. The press belongs to
 * the former page: nothing may open over the page that Back leads to, and a press there opens it.
 */
import { type EngineName, engineNames } from "./drivers/tab";
import type { Target } from "./find";
import { type FirstPress, firstPress } from "./first-press";
import { main, title } from "./journeys/parts";
import { documentOf, type Page, pause } from "./page";

/** Leads to a second history entry, where the press and Back follow. */
export interface Way {
  readonly name: string;
  go(page: Page): Promise<void>;
}

const list = "/browse?q=akt";
const rat: Target = { role: "checkbox", name: /^Rat \d/, within: main };

const toDocument: Way = {
  name: "to another document",
  async go(page) {
    await page.press({ role: "link", name: /Phospho-Akt \(Ser473\) \(B7R2\) Rabbit mAb$/, within: main });
    await page.reads(title, "Phospho-Akt (Ser473) (B7R2) Rabbit mAb");
  },
};
const inDocument: Way = {
  name: "to a list in the same document",
  async go(page) {
    await page.press(rat);
    await page.isAt(/[?&]speciesreactivity=rat/);
  },
};

const openers: readonly FirstPress[] = firstPress.filter(({ opens }) => opens);

/** Each opener on the way to another document; in the same document another one in each engine. */
export const backCases = (engine: EngineName): readonly { readonly way: Way; readonly act: FirstPress }[] => [
  ...openers.map((act) => ({ way: toDocument, act })),
  ...openers.filter((_, index) => index === engineNames.indexOf(engine)).map((act) => ({ way: inDocument, act })),
];

const opened: Target = { css: "dialog[open], [role=dialog]" };

/** Longer than the code of a panel takes on this line. */
const watchedMs = 2500;

export async function pressAndGoBack(page: Page, way: Way, { target, outcome }: FirstPress): Promise<void> {
  await page.open(list);
  await page.sees(title);
  await way.go(page);
  await page.press(target);
  await page.tab.back();
  await page.isAt(/\/browse\?q=akt$/);
  await page.reads(title, "Results for “akt”");
  const shown = await documentOf(page.tab);
  for (const until = Date.now() + watchedMs; Date.now() < until; await pause(100)) {
    const { text, count } = await page.look(opened);
    if (count > 0) throw new Error(`over the page to which Back leads this opened: ${text.slice(0, 100)}`);
  }
  const now = await documentOf(page.tab);
  if (now?.started !== shown?.started || now?.url !== shown?.url) throw new Error(`the page was left for ${now?.url}`);
  await page.press(target);
  await outcome(page);
}
