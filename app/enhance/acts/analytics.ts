/**
 * Tells which pages are shown and which links and searches are chosen. What comes of it is decided by code that is loaded
 * when the page has nothing else to do (`observe`); a page that is left before that hands on what it had to tell.
 */

import { tellPage } from "~/components/analytics/tell-page";
import { pageRoot } from "~/enhance/navigation/page-root";
import { whenRead } from "~/enhance/when-read";
import { carriedAnalytics, carryAnalyticsQueue, queueAnalytics } from "~/stores/analytics/analytics-queue";
import { afterPress } from "~/stores/basket/after-press";
import { isAllowed } from "~/stores/consent";
import { whenIdle } from "~/stores/when-idle";

/** Call once in a document. */
export function beginAnalytics(): void {
  if (document.prerendering) {
    // Counted when somebody sees it.
    document.addEventListener("prerenderingchange", begin, { once: true });
  } else begin();
}

declare global {
  interface Document {
    /** Drawn ahead by a browser that guesses the next page; absent in browsers that do not. */
    readonly prerendering?: boolean;
  }
}

let isTold = false;

/** Once for a document; whoever chooses something has seen the page, read to its end or not. */
function tell(): void {
  if (isTold) return;
  isTold = true;
  tellPage();
}

function begin(): void {
  carriedAnalytics().forEach(queueAnalytics);
  whenRead(() => {
    tell();
    const tags = pageRoot()?.parties?.tags ?? null;
    whenIdle(() => {
      import("~/components/analytics/observe").then(({ observe }) => observe(tags), noMatter);
    });
  });
  addEventListener("pageshow", ({ persisted }) => persisted && tellPage());
  addEventListener("click", clicked, true);
  addEventListener("submit", submitted, true);
  // Behind those who hold a press: it is told once, when it is carried out.
  addEventListener("submit", ({ target, submitter }) => tellMarked(submitter, target));
  addEventListener("click", ({ target }) => tellMarked(target instanceof Element ? target.closest("a[href]") : null));
  addEventListener("pagehide", () => {
    tell();
    // What is kept for the next page is kept for counting alone.
    if (isAllowed("analytics")) carryAnalyticsQueue();
  });
}

/** Counting visits is nothing that a page may fail for. */
const noMatter = () => {};

function clicked({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link) return;
  const { href, textContent: text, dataset } = link;
  afterPress(() => {
    tell();
    queueAnalytics({ kind: "click", href, text: text ?? "", mark: dataset.event });
  });
}

/** The event of the first that is marked with one (`~/components/analytics/tells`): written by this shop, taken as it is. */
function tellMarked(...pressed: readonly (EventTarget | null)[]): void {
  for (const element of pressed) {
    const marked = element instanceof HTMLElement ? element.dataset.tells : undefined;
    if (marked === undefined) continue;
    afterPress(() => {
      tell();
      queueAnalytics({ kind: "event", event: JSON.parse(marked) });
    });
    return;
  }
}

/** A phrase that was typed and sent, in whichever of the shop's search fields; what a form only carries along is none. */
const phraseField = 'input:is([name="q"], [name="search"]):not([type="hidden"])';

function submitted({ target }: SubmitEvent) {
  const field = target instanceof HTMLFormElement ? target.querySelector<HTMLInputElement>(phraseField) : null;
  if (!field) return;
  const { value: phrase } = field;
  afterPress(() => {
    tell();
    queueAnalytics({ kind: "search", source: "keyword", phrase });
  });
}
