/**
 * Preloads the code of common shopper actions once a page that sells is idle, so that a press only waits for the server
 * and not for a file. Then, on every page, the styles of pages that a visitor works on.
 */

import { ignoreAbortedImport } from "~/browser-reports/report-faults";
import { warmBasketRequests } from "~/components/basket/basket-requests";
import { prefetch } from "~/components/chrome/prefetch";
import { warmViewer } from "~/components/product/figures/figure-gallery";
import { furtherStyles } from "~/enhance/navigation/page-root";
import { savesData } from "~/stores/saves-data";
import { whenIdle } from "~/stores/when-idle";

/** In order of likelihood, grouped by use. */
const groups: readonly (readonly Part[])[] = [
  [{ load: warmBasketRequests }, { load: () => import("~/components/basket/basket-panel") }],
  [
    { on: "shop-widget[name='figure-gallery']", load: warmViewer },
    { load: () => import("~/components/country/country-dialog") },
    { load: () => import("~/components/quick-add/quick-add-popup") },
  ],
];

interface Part {
  /** Only if the page contains a match. */
  readonly on?: string;
  readonly load: () => Promise<unknown>;
}

/** Call once per document. */
export function preloadFeatures(): void {
  // Requesting the files takes 25 ms on a phone.
  if (document.readyState === "complete") whenIdle(begin);
  else addEventListener("load", () => whenIdle(begin), { once: true });
}

function begin(): void {
  if (savesData()) return;
  const sells = document.querySelector("shop-widget[name='add-to-basket']");
  const waiting = (sells ? groups : []).map((parts) => parts.filter(({ on }) => !on || document.querySelector(on)));
  const next = () => {
    const parts = waiting.shift();
    const styles = furtherStyles();
    // If one fails, the press that needs it retries.
    if (parts) Promise.all(parts.map(({ load }) => load())).then(() => whenIdle(next), ignoreAbortedImport);
    else if (styles) prefetch(styles);
  };
  next();
}
