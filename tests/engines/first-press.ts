/**
 * First presses in a fresh tab on a slow phone connection, without any earlier input. A case describes the visible
 * result, in a panel or on a page, not how it is reached.
 */
import type { EngineName } from "./drivers/tab";
import type { Target } from "./find";
import {
  addToBasket,
  basketLink,
  basketPanel,
  countryButton,
  header,
  linesOf,
  main,
  quickAddPanel,
  title,
} from "./journeys/parts";
import { bounded, documentOf, type Page, pause, timeoutMs } from "./page";

export interface FirstPress {
  readonly name: string;
  readonly path: string;
  readonly target: Target;
  /** Input that must precede the press, such as selecting an option. */
  prepare?(page: Page): Promise<void>;
  /** True if it opens something over the page. */
  readonly opens?: true;
  /** Resolves when the result is visible. */
  outcome(page: Page): Promise<unknown>;
  /** Number of times that the action took effect. */
  times?(page: Page): Promise<number>;
}

/** Milliseconds after the first paint. */
export const moments = [200, 500, 1000, 2000, 4000] as const;

const banner = { role: "region", name: "Your privacy" } as const;

const emptyBasket = /Your basket is empty|Nothing here yet/;

/** Number of units in the cart according to its page; the same item twice counts as two, on one line or on two. */
async function piecesInBasket(page: Page): Promise<number> {
  await page.open("/cart");
  const field = { css: "input[name=quantity]", within: main };
  // The document streams, so a line may arrive before its field.
  await page.seesOneOf({ field, empty: { css: "*", text: emptyBasket, within: main } });
  const lines = await page.look(linesOf(main));
  if (lines.count !== 1) return lines.count;
  const quantity = await page.look(field);
  return Number(quantity.value);
}

export const firstPress: readonly FirstPress[] = [
  {
    name: "Add to basket on a product page",
    path: "/products/4060",
    target: addToBasket,
    outcome: (page) => page.reads({ css: "header [data-slot='basket-count']" }, "(1)"),
    times: piecesInBasket,
  },
  {
    name: "Add to basket, and leave the page at once",
    path: "/products/4060",
    target: addToBasket,
    async outcome(page) {
      await page.open("/country");
      await page.reads({ css: "header [data-slot='basket-count']" }, "(1)");
    },
    times: piecesInBasket,
  },
  {
    name: "Quick add",
    opens: true,
    path: "/browse?q=akt",
    target: { role: "link", name: "Quick add", within: header },
    outcome: (page) => page.seesOneOf({ panel: quickAddPanel, page: /\/cart\/quick-add$/ }),
  },
  {
    name: "Basket",
    opens: true,
    path: "/products/9272",
    target: basketLink,
    outcome: async (page) => {
      const where = await page.seesOneOf({ panel: basketPanel, page: /\/cart$/ });
      await page.sees({
        css: "*",
        text: emptyBasket,
        within: where === "panel" ? basketPanel : main,
      });
    },
  },
  {
    name: "the search button, with a phrase in the field",
    path: "/products/9272",
    prepare: (page) => page.type({ css: "header input[type=search], header [role=combobox]" }, "akt"),
    target: { role: "button", name: "Search", within: header },
    outcome: (page) => page.reads(title, "Results for “akt”"),
  },
  {
    name: "a product in a list",
    path: "/browse?q=akt",
    target: { role: "link", name: /Phospho-Akt \(Ser473\) \(B7R2\) Rabbit mAb$/, within: main },
    outcome: (page) => page.reads(title, "Phospho-Akt (Ser473) (B7R2) Rabbit mAb"),
  },
  {
    name: "the country",
    opens: true,
    path: "/products/4060",
    target: countryButton,
    outcome: (page) =>
      page.seesOneOf({ dialog: { role: "dialog", name: "Select your country/region" }, page: /\/country\?/ }),
  },
  {
    name: "Compare in a list",
    path: "/browse?q=akt",
    target: { css: "[aria-label='Compare Phospho-Akt (Ser473) (B7R2) Rabbit mAb']", within: main },
    outcome: (page) =>
      page.seesOneOf({
        tray: { role: "region", name: "Comparison", text: /Compare \(1\)/ },
        page: /\/products\/compare\?productIds=4060$/,
      }),
  },
  {
    name: "Compare in a list that is left at once",
    path: "/browse?q=akt",
    target: { css: "[aria-label='Compare Phospho-Akt (Ser473) (B7R2) Rabbit mAb']", within: main },
    async outcome(page) {
      await page.open("/products/9272");
      await page.sees({ role: "region", name: "Comparison", text: /Compare \(1\)/ });
    },
  },
  {
    name: "a figure, to see it large",
    path: "/products/4060",
    target: { role: "link", name: "Enlarge figure 1" },
    outcome: (page) => page.sees({ role: "dialog", name: /^Figure 1 of/ }),
  },
  {
    name: "Reject all",
    path: "/about-us/contact-us",
    target: { role: "button", name: "Reject all", within: banner },
    async outcome(page) {
      await page.counts(banner, 0);
      await page.reads(title, "Contact us");
      await page.open("/products/9272");
      await page.sees(title);
      await page.counts(banner, 0);
    },
  },
  {
    name: "Sign In",
    path: "/browse?q=akt",
    target: { role: "link", name: "Sign In", within: header },
    outcome: (page) => page.reads(title, "Sign In"),
  },
  {
    name: "the datasheet",
    path: "/products/4060",
    target: { css: "main a[href='/products/4060/datasheet']" },
    outcome: (page) => page.isAt(/\/products\/4060\/datasheet$/),
  },
];

/** `elsewhere`: the press led to an unexpected page. */
export type Verdict = "done" | "lost" | "doubled" | "elsewhere";

export interface Pressed {
  readonly verdict: Verdict;
  /** Start of the press, milliseconds after the first paint. */
  readonly pressedMs: number;
  /** Milliseconds from the press to the visible result. */
  readonly seenMs: number | null;
  readonly why?: string;
}

/** Opens the page, waits for the first paint and the given moment, presses once, and checks the result. */
export async function pressFirst(page: Page, origin: string, act: FirstPress, moment: number): Promise<Pressed> {
  const shownAt = await showsAt(page, new URL(act.path, origin).href);
  const rest = shownAt + moment - Date.now();
  if (rest > 0) await pause(rest);
  await act.prepare?.(page);
  const pressedMs = Date.now() - shownAt;
  await page.press(act.target);
  const pressedAt = Date.now();
  try {
    await act.outcome(page);
    const seenMs = Date.now() - pressedAt;
    const times = act.times ? await act.times(page) : 1;
    const verdict = times === 1 ? "done" : times > 1 ? "doubled" : "lost";
    return { verdict, pressedMs, seenMs, ...(times !== 1 && { why: `it happened ${times} times` }) };
  } catch (error) {
    const url = await bounded(page.url()).catch(() => null);
    const verdict = url === null || new URL(url).pathname === new URL(act.path, origin).pathname ? "lost" : "elsewhere";
    return { verdict, pressedMs, seenMs: null, why: error instanceof Error ? error.message : String(error) };
  }
}

/** Time of the first paint, by this machine's clock. */
async function showsAt({ tab }: Page, url: string): Promise<number> {
  const before = await documentOf(tab);
  await tab.navigate(url);
  const until = Date.now() + timeoutMs;
  const ask = () => ({
    started: performance.timeOrigin,
    shown: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null,
  });
  while (Date.now() < until) {
    const now = await bounded(tab.evaluate(ask)).catch(() => null);
    if (now && now.started !== before?.started && now.shown !== null) return now.started + now.shown;
    await pause(50);
  }
  throw new Error(`${url} showed nothing within ${timeoutMs / 1000} s`);
}

/**
 * The moment at which an engine presses an action. It differs between engines, so a run presses each action at three of
 * the five moments.
 */
export function momentOf(act: number, engine: EngineName): number {
  const step = { chromium: 0, firefox: 2, webkit: 4 }[engine];
  return moments[(act + step) % moments.length] ?? 0;
}
