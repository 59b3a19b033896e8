/**
 * Reports page views, clicks and searches. The code that turns them into events (`observe`) loads when the page is
 * idle; a page that unloads before that passes its queue on.
 */

import { reportPageView } from "~/components/analytics/report-page-view";
import { pageRoot } from "~/enhance/navigation/page-root";
import { whenParsed } from "~/enhance/when-parsed";
import { carriedAnalytics, carryAnalyticsQueue, queueAnalytics } from "~/stores/analytics/analytics-queue";
import { afterPress, finishPresses } from "~/stores/basket/after-press";
import { isAllowed } from "~/stores/consent";
import { whenIdle } from "~/stores/when-idle";

/** Call once per document. */
export function startAnalytics(): void {
  if (document.prerendering) {
    // Counted when it becomes visible.
    document.addEventListener("prerenderingchange", begin, { once: true });
  } else begin();
}

declare global {
  interface Document {
    /** True while prerendered; undefined in browsers without prerendering. */
    readonly prerendering?: boolean;
  }
}

let isReported = false;

/** Reports the page view once. Any action counts as having seen the page, even before it is fully loaded. */
function reportPage(): void {
  if (isReported) return;
  isReported = true;
  reportPageView();
}

function begin(): void {
  carriedAnalytics().forEach(queueAnalytics);
  whenParsed(() => {
    reportPage();
    const tags = pageRoot()?.parties?.tags ?? null;
    whenIdle(() => {
      import("~/components/analytics/observe").then(({ observe }) => observe(tags), ignoreError);
    });
  });
  addEventListener("pageshow", ({ persisted }) => persisted && reportPageView());
  addEventListener("click", clicked, true);
  addEventListener("submit", submitted, true);
  // After the listeners that hold presses, so that a held press is reported once, when it is executed.
  addEventListener("submit", ({ target, submitter }) => reportMarked(submitter, target));
  addEventListener("click", ({ target }) => reportMarked(target instanceof Element ? target.closest("a[href]") : null));
  addEventListener("pagehide", () => {
    finishPresses();
    reportPage();
    // The queue for the next page serves analytics only, so it needs consent.
    if (isAllowed("analytics")) carryAnalyticsQueue();
  });
}

/** Analytics failures must not break the page. */
const ignoreError = () => {};

function clicked({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link) return;
  const { href, textContent: text, dataset } = link;
  afterPress(() => {
    reportPage();
    queueAnalytics({ kind: "click", href, text: text ?? "", mark: dataset.event });
  });
}

/** Event of the first marked element (`~/components/analytics/analytics-attributes`); written by our server, so not validated. */
function reportMarked(...pressed: readonly (EventTarget | null)[]): void {
  for (const element of pressed) {
    const marked = element instanceof HTMLElement ? element.dataset.tells : undefined;
    if (marked === undefined) continue;
    afterPress(() => {
      reportPage();
      queueAnalytics({ kind: "event", event: JSON.parse(marked) });
    });
    return;
  }
}

/** A typed phrase in any search field; hidden fields do not count. */
const phraseField = 'input:is([name="q"], [name="search"]):not([type="hidden"])';

function submitted({ target }: SubmitEvent) {
  const field = target instanceof HTMLFormElement ? target.querySelector<HTMLInputElement>(phraseField) : null;
  if (!field) return;
  const { value: phrase } = field;
  afterPress(() => {
    reportPage();
    queueAnalytics({ kind: "search", source: "keyword", phrase });
  });
}
